import { textField } from './form-field.ts';
import type { TargetFormat } from './format.schema.ts';

/** The non-dangerous goods letter: letter of undertaking for export cargo that is not dangerous goods (contract §2.5). */
export const nonDangerousLetter: TargetFormat = {
  id: 'yml_non_dangerous_letter',
  label: 'Letter of undertaking for non-dangerous cargo',
  description:
    'Data of the letter of undertaking that export cargo is not dangerous goods, extracted from safety data sheets and chemical identification certificates.',
  fields: [
    textField('customsDeclarationNo', '关单号'),
    textField('billOfLadingNo', '提/运单号'),
    textField('vesselVoyage', '船名/航次'),
    textField('containerTypeQuantity', '箱型/箱量'),
    textField('shipper', '托运人'),
    textField('consignee', '收货人'),
    textField('portOfLoading', '装货港'),
    textField('portOfDischarge', '卸货港'),
    textField('cargoEnglishName', '货物英文品名'),
    textField('cargoChineseName', '货物中文品名'),
    textField('cargoQuantity', '货物件数'),
    textField('cargoPackage', '货物包装'),
    textField('grossWeight', '货物毛重'),
    textField('netWeight', '货物净重'),
    textField('cargoAppearanceDescription', '货物外观与性状描述'),
    textField('cargoMainUsage', '货物主要用途'),
    textField('shipperCompanyName', '托运人公司名称'),
    textField('shipperAddress', '经营地址'),
    textField('shipperPhone', '电话'),
    textField('declarationDate', '日期'),
  ],
};
