import { describe, expect, test } from 'vitest';
import { extractFile } from './extract-file.ts';

const valuesOf = async (text: string) => {
  const { values } = await extractFile({ name: 'sheet.txt', bytes: new TextEncoder().encode(text) });
  return Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]));
};

/** Chinese and Japanese sheets in less common forms; every company, product and number is invented. */
const SHEETS: readonly (readonly [name: string, text: string, wanted: Record<string, unknown>])[] = [
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
      commodityName: '晨星硫酸',
      casNo: '7664-93-9',
      appearance: 'Liquid',
      cargoMainUsage: '用于生产化学肥料',
      flashPointCelsius: null,
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
    { commodityName: '晨星氧', casNo: '7782-44-7', unNo: 'UN1072', appearance: 'Gas' },
  ],
  [
    'whose header says by which standard it was written',
    `化学品安全技术说明书
产品名称: 晨星乙醇胺      按照GB/T 16483、GB/T 17519 编制
修订日期: 2021年7月15日      SDS编号: MS-01
最初编制日期: 2019年7月15日      版本: 1.0
第2部分 危险性概述`,
    { commodityName: '晨星乙醇胺', issueDate: '2021-07-15' },
  ],
  [
    'that gives hazard statements in words of its own, over the end of a line',
    `第2部分 危险性概述
警示词:危险
危险性说明:引起严重的皮肤灼伤和眼睛损伤;食入有害;可能引起呼吸道刺激,昏昏欲睡或
眩晕;可导致皮肤过敏反应
防范说明:
第3部分 成分/组成信息`,
    { hCodeGHS: 'H314, H302, H335, H336, H317' },
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
      commodityName: '晨星磨砂漆',
      manufacturerCompanyName: '晨星涂料有限公司',
      emergencyContactTelephone: '0769-5550123',
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
      commodityName: '晨星防銹油',
      cargoMainUsage: '機械防銹',
      manufacturerCompanyName: '晨星油品股份有限公司',
      emergencyContactTelephone: '02-25550123',
      flashPointCelsius: 52,
      unNo: 'UN1993',
      packingGroup: 'III',
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
      commodityName: '明星柔軟剤 500 ml',
      manufacturerCompanyName: '株式会社明星',
      emergencyContactTelephone: '03-5550-0123',
      hCodeGHS: 'H318, H334, H370, H402',
    },
  ],
];

describe('A sheet of China, Taiwan or Japan', () => {
  test.each(SHEETS)('%s is read', async (_, text, wanted) => {
    const values = await valuesOf(text);
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, values[key]]))).toEqual(wanted);
  });
});
