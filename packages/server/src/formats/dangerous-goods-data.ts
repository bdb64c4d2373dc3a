import { selectField, textField } from './form-field.ts';
import type { TargetFormat } from './format.schema.ts';

/** Dangerous goods declaration data (contract §2.5). */
export const dangerousGoodsData: TargetFormat = {
  id: 'yml_dangerous_goods_data',
  label: 'Dangerous goods declaration data',
  description:
    'Data of a dangerous goods declaration, extracted from safety data sheets, chemical identification certificates and dangerous goods packing certificates.',
  fields: [
    textField('certificateNo', '证书编号'),
    textField('issueDate', '签发日期'),
    textField('commodityName', '货物名称'),
    textField('properShippingName', 'Proper Shipping Name / 正确运输名称'),
    textField('technicalName', 'Technical Name / 技术名称'),
    textField('unNo', 'UN NO.'),
    textField('imoHazardClassNo', 'IMO Class / 危险类别'),
    textField('subRiskClassNo', 'Sub Risk / 副危险'),
    textField('packingGroup', 'Packing Group / 包装类别'),
    textField('flashPoint', 'Flash Point / 闪点'),
    selectField('marinePollutant', 'Marine Pollutant / 海洋污染物', ['Y', 'N', 'P', '']),
    textField('emsCode', 'EMS Code'),
    selectField('limitedQuantity', 'Limited Quantity / 限量', ['Y', 'N', '']),
    textField('packageQuantityAndType', 'Package Quantity and Type / 包装件数和类型'),
    textField('packingCode', 'Packing Code / 包装代码'),
    textField('grossWeightKgs', 'Gross Weight (KGS) / 毛重'),
    textField('netWeightKgs', 'Net Weight (KGS) / 净重'),
    textField('emergencyContactPerson', 'Emergency Contact / 应急联系人'),
    textField('emergencyContactTelephone', 'Emergency Telephone / 应急电话'),
  ],
};
