import { type Label, labelsOf } from '../labels/labels.ts';

/** What a line of a certificate can be about, besides what safety data sheets also say. `other` only marks where a value ends. */
export type CertificateConcept =
  | 'number'
  | 'goods'
  | 'applicant'
  | 'manufacturer'
  | 'state'
  | 'packageCount'
  | 'packageKind'
  | 'packingCode'
  | 'mark'
  | 'grossTotal'
  | 'netTotal'
  | 'use'
  | 'contact'
  | 'other';

export const CERTIFICATE_LABELS: readonly Label<CertificateConcept>[] = [
  ...labelsOf('number', [
    '(?:证书|報告|报告|鉴定书|结果单|鉴定报告|证单|单证|分证)(?:编号|号码|号|編號)',
    '(?:鉴定|检验)?(?:报告|证书)?编号',
    '編號',
    '(?:report|certificate|certification|ref(?:erence)?) ?(?:no\\b\\.?|number)',
    'No\\b\\.?',
    '№',
  ]),
  ...labelsOf('goods', [
    '(?:货物|货品|样品|产品|物品|商品|危险货物|危险品|拟装货物|报检货物|委托样品)(?:中文|英文)?名称(?:及(?:规格|型号))?(?: ?/ ?类别)?(?:\\(中文\\)|\\(英文\\))?',
    '(?:(?:样品|货物|物品|危险货物)品名|品名|货名|样品名|物品名)(?:及(?:规格|型号))?',
    'name of (?:the )?(?:goods|samples?|products?|cargo)',
    '(?:sample|goods|product|cargo|article|commodity) name',
    'dangerous goods(?: name)?',
    '(?:sample|goods|commodity)(?=\\s*(?::|$))',
    'description of (?:the )?goods',
    '拟装货物名称及类别',
  ]),
  ...labelsOf('applicant', [
    '(?:委托|申请|送检|送样|报检|托运|发货)(?:单位|人|者|方|商|公司|企业|客户|厂商)(?:名称)?',
    '客户(?:名称)?',
    'client(?: name)?',
    'name of (?:the )?(?:client|applicant)',
    'applicant',
    'commission(?:er|ed by)',
    'entrust(?:er|ing (?:party|unit))',
    'consign(?:or|er)',
    'entrusted by',
    'shipper',
  ]),
  ...labelsOf('manufacturer', [
    '(?:生产|生產|制造|製造)(?:单位|單位|厂家|廠家|企业|企業|厂商|方|者|商|厂)(?:名称)?(?:及地址)?',
    '使用人(?:\\([^)]*\\))?',
    'user(?: of packag(?:es?|ings?))?(?=\\s*(?::|$))',
    '(?:包装)?使用单位',
    '(?:name of )?manufacturer',
    'producer',
  ]),
  ...labelsOf('state', [
    '(?:货物|(?:危险|拟装)货物|样品|物品|产品|物理)?(?:数量(?:及|和|与|、))?(?:状态|形态|性状|物态|外观|描述)(?:描述)?',
    'sample description',
    'description of (?:the )?sample',
    '(?:货物|样品|物品|产品)?外观(?:与|和|及|、)性状',
    'appearance(?: ?& ?property| and propert(?:y|ies))?',
    'physical state',
    'state',
  ]),
  ...labelsOf('packageCount', [
    '(?:报检|申报|货物)?(?:包装|包件)?(?:件数|数量)(?:及(?:种类|包装))?',
    '(?:total|no\\.) (?:of )?packages|packages(?=\\s*(?::|$))',
    '(?:包装)?容器数量',
    '(?:number|quantity) (?:and (?:kind|type) )?of packages',
    'quantity',
  ]),
  ...labelsOf(
    'packageKind',
    '(?:包装|包装容器|容器)?(?:名称|种类)(?:及|和|与)?规格|包装容器名称|容器名称|包装种类|包装方式|kind of packages?|packaging',
  ),
  ...labelsOf('packingCode', '包装(?:代码|代号|编码)|(?:UN )?pack(?:ag)?ing code'),
  ...labelsOf('mark', [
    '(?:包装)?(?:容器)?(?:标记|UN\\s?标记|标记代号)(?:及(?:批号)?|号)?',
    'UN\\s?(?:标记|mark(?:ing)?)',
    'packag(?:e|ing) marks?',
  ]),
  ...labelsOf('grossTotal', '(?:总|總|合计)(?:毛重|毛质量)|毛重\\(总\\)|(?:total )?gross (?:weight|mass)|毛重'),
  ...labelsOf('netTotal', '(?:总|總|合计)(?:净重|淨重|净质量)|(?:total )?net (?:weight|mass)|净重|淨重'),
  ...labelsOf('use', '(?:主要|样品|产品|货物|物品)?用途|main use|usage|application'),
  ...labelsOf('contact', '(?:联系|聯繫)?电话|應急電話|应急电话|tel(?:ephone)?\\.?|contact'),
  ...labelsOf('other', [
    '(?:每件|单件|單件)(?:毛重|净重|淨重)(?: ?/ ?(?:毛重|净重|淨重))?',
    '(?:gross|net) (?:mass|weight) (?:per|of each) (?:package|unit|piece)',
    'valid(?:ity)?(?: (?:until|till|through|to|period))?',
    'expir(?:y|ation)(?: date)?',
    'flash ?point',
    'boiling point',
    'odou?r',
    'colou?r',
    'density',
    '(?:签发日期 ?)?(?:issu(?:e|ing) date|date of issue)',
    'date of (?:expiry|receipt)',
    '(?:UN|联合国)(?: ?危险货物)?(?:编号|号)?[ /]*(?:UN )?(?:no\\.?|number)?',
    '原证编号',
    '分证核销[^:]{0,4}',
    '(?:拟装|危险)?(?:货物|品)(?:危险)?(?:性)?(?:类别|类项)',
    'class(?:/division)?',
    'EmS(?: no\\.?)?',
    'marine pollutant',
    '海洋污染物',
    'limited quantity',
    '有限数量',
    'proper shipping name',
    '(?:正确的?|正式)?运输(?:专用)?名称',
    '性能(?:检验|鉴定)结果单号?(?:及[^:]{0,12})?',
    '批号',
    '(?:危险货物)?(?:生产|灌装|收样|接样|送样|检验|检测|鉴定|测试|报告)(?:日期|时间)',
    '(?:样品|报告)编号',
    'filling date',
    '签发(?:日期|机关|单位)',
    '出证机关',
    '(?:报告)?有效期(?:限|至|截止)?(?:日期)?',
    '生产企业代码',
    '规格',
    '(?:危险货物|货物|样品|堆)?密度',
    '比重',
    '主要成[分份]',
    'ingredients',
    'composition',
    '(?:鉴定|鉴别|检验|测试)依据',
    '检验结果',
    '检验方法',
    '(?:检查|鉴定|鉴别)方法',
    '(?:鉴定|鉴别|检验)(?:结果|结论|项目)',
    '结论',
    'conclusion',
    'inspection based on',
    '检验项目[^:]{0,6}',
    'items & results',
    '包装与操作要求',
    'packing & handling',
    '备注',
    'remarks?',
    '运输方式',
    'mode of transport',
    'transport(?=\\s*$)',
    'CAS[^:]{0,10}',
    '检验员',
    '授权签字人',
    '主检',
    '审核',
    '批准',
    '受理日期',
    'date[^:]{0,16}',
    '颜色',
    '气味',
    '闪点',
    '闭杯闪点',
    '沸点',
    '初沸点',
    '地址',
    'address',
    '包装类别',
    '联合国编号',
    '类别',
    '危险类别',
    '次要危险性?',
    'packing group',
    '标签',
    'label',
  ]),
];

const asOther = (label: Label<CertificateConcept>): Label<'other'> => ({ ...label, concept: 'other' });

/** Labels at which a value of transport or section 9 ends on a certificate. */
export const CERTIFICATE_STOPS: readonly Label<'other'>[] = CERTIFICATE_LABELS.map(asOther);

/** Labels of the goods' name, which no certificate means for their proper shipping name. */
export const GOODS_LABELS: readonly Label<'other'>[] = CERTIFICATE_LABELS.filter(
  ({ concept }) => concept === 'goods',
).map(asOther);
