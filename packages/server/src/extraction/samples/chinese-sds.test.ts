import { describe, expect, test } from 'vitest';
import { answerOf, NOT_REGULATED } from '../testing/answer-of.ts';

/** Chinese and Japanese SDSs in less common forms; every company, product and number is invented. */
const SAMPLES: readonly (readonly [name: string, text: string, wanted: Record<string, unknown>])[] = [
  [
    'of the old eight parts, in rows of a label and a value without colons',
    `产品安全数据清单
一、标 识
中文名    晨星硫酸      英文名    Morning Star sulphuric acid
分子式    H2SO4      相对分子质量    98.08
CAS 号    7664-93-9
二、主要组成与性状
外观与性状    无色透明油状液体
主要用途    用于生产化学肥料
三、健康危害
侵入途径    吸入、食入。
五、燃爆特性与消防
燃烧性    不燃      闪点    无意义`,
    {
      document: 'safety-data-sheet zh',
      commodityName: '晨星硫酸',
      appearance: 'Liquid',
      flashPointCelsius: '(negated)',
      flashPoint: '(negated)',
      cargoAppearanceDescription: '无色透明油状液体',
      cargoMainUsage: '用于生产化学肥料',
      casNo: '7664-93-9',
      chemicalName: 'Morning Star sulphuric acid',
      chemicalFormula: 'H2SO4',
    },
  ],
  [
    'that puts the number of its goods beside their name, under titles without numbers',
    `标识
中文名称    晨星氧      危险货物编号    22001      UN编号    1072
英文名称    oxygen      化学类别    非金属无机物      CAS号    7782-44-7
危险性类别    第2.2类不燃气体
理化特性
外观与性状    无色无臭气体`,
    {
      document: 'unknown zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: '晨星氧',
      unNo: 'UN1072',
      appearance: 'Gas',
      cargoAppearanceDescription: '无色无臭气体',
      casNo: '7782-44-7',
      chemicalName: 'oxygen',
      imoHazardClassNo: '(unreadable)',
      findings: 'document_type_unknown, value_not_read imoHazardClassNo',
    },
  ],
  [
    'whose header says by which standard it was written',
    `化学品安全技术说明书
产品名称: 晨星乙醇胺      按照GB/T 16483、GB/T 17519 编制
修订日期: 2021年7月15日      SDS编号: MS-01
最初编制日期: 2019年7月15日      版本: 1.0
第2部分 危险性概述`,
    { document: 'safety-data-sheet zh', commodityName: '晨星乙醇胺', issueDate: '2021-07-15' },
  ],
  [
    'that gives hazard statements in words of its own, over the end of a line',
    `第2部分 危险性概述
警示词:危险
危险性说明:引起严重的皮肤灼伤和眼睛损伤;食入有害;可能引起呼吸道刺激,昏昏欲睡或
眩晕;可导致皮肤过敏反应
防范说明:
第3部分 成分/组成信息`,
    { document: 'unknown zh', hCodeGHS: 'H314, H302, H335, H336, H317', findings: 'document_type_unknown' },
  ],
  [
    'with an address under a label that begins like the manufacturer, and two telephones in a row',
    `第一部分 化学品及企业标识
化学品中文名:晨星钾肥
产品识别号码:62-3261-1436-2
企业名称:晨星复合肥有限公司
生产企业地址:长治市交城县
物质/制剂的用途:复合肥料
联系电话:0355-5550100
企业应急电话:0355-5550119   13905550119
最近更改日期:2022.03.28
第十四部分 运输信息
UN编号:1350
联合国运输名称:硫
联合国分类:4.1
包装类别:O53
海洋污染物:符合`,
    {
      document: 'unknown zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '晨星复合肥有限公司',
      commodityName: '晨星钾肥',
      unNo: 'UN1350',
      issueDate: '2022-03-28',
      properShippingName: '硫',
      imoHazardClassNo: '4.1',
      packingGroup: 'III',
      marinePollutant: 'Y',
      emergencyContactTelephone: '0355-5550119; 13905550119',
      cargoMainUsage: '复合肥料',
      findings: 'document_type_unknown',
    },
  ],
  [
    'of the old kind, with the number beside the name, the look beside what it is made of, and the use there',
    `1、标识
中文名:晨星酒精          英文名:Morning Star alcohol
危规号:32061     UN编号:1170
2、主要组成与性状
外观与性状:无色透明液体,有酒香
主要用途:用于清洗、燃料
3、健康危害
4、急救措施
5、燃爆特性与消防
6、泄漏应急处理
7、储运注意事项
8、防护措施
9、理化性质
熔点(℃):-114.1     沸点(℃):78.3
10、稳定性和反应活性
14、运输信息
危险性类别:第3类 易燃液体
运输名称:乙醇溶液
包装分类:II`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: '晨星酒精',
      unNo: 'UN1170',
      appearance: 'Liquid',
      properShippingName: '乙醇溶液',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      cargoAppearanceDescription: '无色透明液体,有酒香',
      cargoMainUsage: '用于清洗、燃料',
      chemicalName: 'Morning Star alcohol',
      boilingPoint: '78.3',
    },
  ],
  [
    'that is not regulated for sea transport, whose rules say nothing of it',
    `第十四部分 运输信息
陆运: 陆地运输中未规定
海运 (IMDG): 根据IMDG规则,海洋运输中未规定
空运 (IATA): 空运中未规定`,
    {
      ...NOT_REGULATED,
      document: 'unknown zh',
      commodityName: '海运 (IMDG): 根据IMDG规则,海洋运输中未规定',
      findings: 'document_type_unknown',
    },
  ],
  [
    'of Taiwan with classes by their rules, and statements of repeated exposure',
    `安全資料表
二、危害辨識資料
警示語:危險
危害警告訊息:懷疑對生育能力或對胎兒造成傷害
長期或重複暴露可能對器官造成傷害
十四、運送資料
IMDG 分級:3
聯合國編號:1219`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1219',
      hCodeGHS: 'H361, H373',
      imoHazardClassNo: '3',
    },
  ],
  [
    'with labels of a product and a hotline that have other words',
    `第一部份 化学品及企业名称
化学中文名称: 晨星磨砂漆
Commodity Name: Morning Star sanding paint
俗名:磨砂漆
Common Name: Paint
企业名称:晨星涂料有限公司
24 小时电话:0769-5550123
第二部份 成份/组成信息`,
    {
      document: 'unknown zh',
      manufacturerCompanyName: '晨星涂料有限公司',
      commodityName: '晨星磨砂漆',
      emergencyContactTelephone: '0769-5550123',
      chemicalName: 'Paint',
      findings: 'document_type_unknown',
    },
  ],
  [
    'in traditional characters, with labels otherwise known from the mainland',
    `安全資料表
一、化學品與廠商資料
危化品名稱:晨星防銹油
推薦用途和限制用途:機械防銹
供貨單位:晨星油品股份有限公司
企業應急電話:02-25550123
九、理化特性
外觀與性狀:淡黃色透明液體
閃點:52
十四、運輸信息
聯合國危險貨物編號:1993
聯合國運輸名稱:易燃液體,未另作規定的
包裝類別:III`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '晨星油品股份有限公司',
      commodityName: '晨星防銹油',
      unNo: 'UN1993',
      appearance: 'Liquid',
      flashPointCelsius: 52,
      properShippingName: '易燃液體,未另作規定的',
      packingGroup: 'III',
      flashPoint: '52',
      emergencyContactTelephone: '02-25550123',
      cargoAppearanceDescription: '淡黃色透明液體',
      cargoMainUsage: '機械防銹',
    },
  ],
  [
    'in Japanese, whose labels stand above their values',
    `安全データシート
1.化学品及び会社情報
化学品の名称
明星柔軟剤 500 ml
供給者情報
会社
株式会社明星
担当部門
緊急時連絡番号 03-5550-0123
2.危険有害性の要約
危険有害性情報:
重篤な眼の損傷/吸入するとアレルギー、喘息または呼吸困難を起こすおそれ/臓器の障害/水生生物に有害
3.組成及び成分情報`,
    {
      document: 'safety-data-sheet ja',
      manufacturerCompanyName: '株式会社明星',
      commodityName: '明星柔軟剤 500 ml',
      hCodeGHS: 'H318, H334, H370, H402',
      emergencyContactTelephone: '03-5550-0123',
    },
  ],
  [
    'whose labels are justified to one width, and whose transport section is a sentence',
    `物质安全资料表
第一项:产品及公司识别
产品名称:晨星乳液 RS-1
用    途:用于内外墙涂料
公    司:晨星树脂有限公司
紧急电话:0757-2555 0123
第九项:物理及化学特性
外    观    乳白色液体
第十四项:运输资料
本品属非危险品,可按一般货物运输。`,
    {
      ...NOT_REGULATED,
      document: 'unknown zh',
      manufacturerCompanyName: '晨星树脂有限公司',
      commodityName: '晨星乳液 RS-1',
      appearance: 'Liquid',
      emergencyContactTelephone: '0757-2555 0123',
      cargoAppearanceDescription: '乳白色液体',
      cargoMainUsage: '用于内外墙涂料',
      findings: 'document_type_unknown',
    },
  ],
  [
    'whose transport section gives no class, but whose hazards do as the old list has it',
    `一、化学品及企业标识
1、化学品中文名称:晨星固化剂
三、危险性概述
1、危险性类别:第3.3类 高闪点易燃液体
九、理化特性
闪点(开口)/℃            不低于65
十四、运输信息
1、危险货物编号:33646
2、UN编号:1866
3、包装类别:III类包装`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: '晨星固化剂',
      unNo: 'UN1866',
      flashPointCelsius: 65,
      imoHazardClassNo: '3',
      packingGroup: 'III',
      flashPoint: '不低于65',
    },
  ],
  [
    'of Taiwan, with a class in words',
    `安全資料表
一、化學品與廠商資料
十四、運送資料
聯合國編號:1263
聯合國運輸名稱:塗料
運輸危害分類:第三類易燃液體
包裝類別:III
海洋污染物(是/否):否`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: '塗料',
      imoHazardClassNo: '3',
      packingGroup: 'III',
      marinePollutant: 'N',
    },
  ],
  [
    'with a column of national rules beside those of the sea',
    `安全技术说明书
第13部分:废弃处置
第14部分:运输信息
                        中国                IMDG                    IATA
联合国危险货物编号(UN号)   UN1263          UN1263                  UN1263
联合国运输名称          油漆                涂料                    涂料
联合国危险性分类        3                   3                       3
包装类别                II                  III                     III
第15部分:法规信息`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1263',
      properShippingName: '涂料',
      imoHazardClassNo: '3',
      packingGroup: 'III',
    },
  ],
  [
    'with a line for each set of rules under each number',
    `第14部分 运输信息
14.1 联合国编号
欧洲陆运危规: 1170      国际海运危规: 1173      国际空运危规: 1173
14.2 联合国运输名称
欧洲陆运危规: 乙醇
国际海运危规: ETHYL ACETATE
14.3 运输危险类别
欧洲陆运危规: 3      国际海运危规: 3      国际空运危规: 3
14.4 包裹组
欧洲陆运危规: III      国际海运危规: II      国际空运危规: II
第15部分 法规信息`,
    {
      document: 'unknown zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN1173',
      properShippingName: 'ETHYL ACETATE',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      findings: 'document_type_unknown',
    },
  ],
  [
    'whose goods are exempt only when they meet a special provision',
    `14. 运输信息
联合国编号:UN2800
正式运输名称:蓄电池,湿的,不溢出的,储存电的
危险类别:第8类
包装类别:无
海运:符合《国际海运危险货物规则》(IMDG Code)特殊规定238的蓄电池不受本规则限制。
15. 法规信息`,
    {
      document: 'unknown zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: '联合国编号:UN2800',
      unNo: 'UN2800',
      exemptedFromIMDGCode: '不受本规则限制。',
      properShippingName: '蓄电池,湿的,不溢出的,储存电的',
      imoHazardClassNo: '8',
      packingGroup: '(negated)',
      findings: 'document_type_unknown',
    },
  ],
  [
    'a report on carriage, whose validity is in a remark',
    `货物运输条件鉴定报告书
报告编号:MX2023-001
样品名称(中文):晨星聚合物
申请单位:晨星环保科技有限公司
鉴定结论:
该货物不属于危险货物,可按普通货物条件办理海运。
签发日期:2023年06月18日
备注:本报告有效期至2023年12月31日止。`,
    {
      ...NOT_REGULATED,
      document: 'transport-certificate zh',
      commodityName: '晨星聚合物',
      certificateNo: 'MX2023-001',
      issueDate: '2023-06-18',
      shipperCompanyName: '晨星环保科技有限公司',
      validUntil: '2023-12-31',
    },
  ],
  [
    'a certificate that names a number and exempts the goods by a special provision',
    `货物运输条件鉴定书(海运)
No. MX24-H0031
物品名称:晨星便携式电源
送样单位:晨星电子有限公司
物品性状:黑色固体
鉴定结论:
该物品为装在设备中的锂离子电池(UN3481,第9类),符合IMDG CODE特殊规定188的要求,不作危险货物运输。
签发日期:2024.01.15`,
    {
      ...NOT_REGULATED,
      unNo: 'UN3481',
      imoHazardClassNo: '9',
      document: 'transport-certificate zh',
      commodityName: '晨星便携式电源',
      appearance: 'Solid',
      exemptedFromIMDGCode: 'SP188',
      certificateNo: 'MX24-H0031',
      issueDate: '2024-01-15',
      cargoAppearanceDescription: '黑色固体',
      shipperCompanyName: '晨星电子有限公司',
    },
  ],
  [
    'a performance sheet that calls itself a sheet',
    `出入境货物包装性能检验结果单
编号:330000124005678001
包装容器名称及规格    闭口钢桶 200L
拟装货物名称      晨星溶剂
本单有效期        截止于 2025年4月30日`,
    {
      document: 'packing-performance-certificate zh',
      commodityName: '晨星溶剂',
      certificateNo: '330000124005678001',
      validUntil: '2025-04-30',
    },
  ],
  [
    'of a pesticide, whose name is completed in brackets',
    `安全技术说明书
第9部分 理化特性
物态、形状和颜色: 米黄色结晶粉末
第14部分 运输信息
UN编号         3349
UN运输名称     拟除虫菊酯农药,固体的,有毒的(晨星菊酯)
主危险类别     6.1
第15部分 法规信息`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3349',
      appearance: 'Solid',
      properShippingName: '拟除虫菊酯农药,固体的,有毒的',
      technicalName: '晨星菊酯',
      imoHazardClassNo: '6.1',
      cargoAppearanceDescription: '米黄色结晶粉末',
    },
  ],
  [
    'of Japan, whose dates stand behind one word',
    `製品安全データシート
作成 2010年 4月 1日
改訂 2020年12月 1日
1.製品及び会社情報
14.輸送上の注意
  国連番号    3082
  国連品名    環境有害物質(液体)
15.適用法令`,
    {
      document: 'safety-data-sheet ja',
      shipperDeclareAs: 'DG Cargo (derived)',
      unNo: 'UN3082',
      issueDate: '2020-12-01',
      properShippingName: '環境有害物質(液体)',
    },
  ],
];

describe('An SDS of China, Taiwan or Japan', () => {
  test.each(SAMPLES)('%s is read', async (_, text, answer) => {
    expect(await answerOf(text)).toEqual(answer);
  });
});
