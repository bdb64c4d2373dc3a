import { describe, expect, test } from 'vitest';
import { answerOf, NOT_REGULATED } from '../testing/answer-of.ts';

/** Sheets as China and its neighbours print them, and some of Europe's; every company, product and number is invented. */
const SAMPLES: readonly (readonly [name: string, text: string, wanted: Record<string, unknown>])[] = [
  [
    'whose transport section still divides class 3 by flash point',
    `化学品安全技术说明书
第一部分 化学品及企业标识
化学品中文名:晨星调合漆
企业名称:晨星化工有限公司
第二部分 危险性概述
第九部分 理化特性
外观与性状:各色粘稠液体
第十四部分 运输信息
UN编号:1263
危险性类别:第3.3类 高闪点易燃液体
包装类别:III`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '晨星化工有限公司',
      commodityName: '晨星调合漆',
      unNo: 'UN1263',
      appearance: 'Liquid',
      imoHazardClassNo: '3',
      packingGroup: 'III',
      cargoAppearanceDescription: '各色粘稠液体',
    },
  ],
  [
    'in two languages, whose telephone label asks for the fax number, too',
    `一、物品与厂商资料 Identification of the substance and company
物品名称Product Information :晨星水胶 Morning Star Glue
制造商或供货商名称地址及电话 Information on Producer/Supplier Name、Addresses、Phone :
晨星树脂有限公司
紧急联络电话/传真电话Emergency Phone / Fax:769-8-555-0102 / 769-8-555-0103
二、危害辨识资料 Hazard Identification
三、成分辨识资料 Composition
九、物理及化学特性 Physical and Chemical Properties
闪火点Flash Point : -4℃ (闭杯法 TCC)
十四、运送资料 Transport Information
联合国编号UN No. : UN1133
限量 : 5 L`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      manufacturerCompanyName: '晨星树脂有限公司',
      commodityName: '物品名称Product Information :晨星水胶 Morning Star Glue',
      unNo: 'UN1133',
      flashPointCelsius: -4,
      flashPoint: '-4°C (闭杯法 TCC)',
      limitedQuantity: '5 L',
      emergencyContactTelephone: '769-8-555-0102',
    },
  ],
  [
    'whose sections are numbered behind their word',
    `产品安全技术说明书
部分1 产品与公司资料
化学产品中文名称          晨星汽轮机油
供应商:晨星石油有限公司
供应商联系方式:0817-5550123
部分2 危险性概述
本产品不属于危险品。
部分3 组成与成分信息
名称                 CAS登记号#     浓度
二甲基苯酚磷酸盐     25155-23-1     0.01
部分9 理化特性
闪点(℃):不小于225
部分14 运输信息
海运 (IMDG): 按照IMDG规则,未列入海上运输规范`,
    {
      ...NOT_REGULATED,
      document: 'safety-data-sheet zh',
      manufacturerCompanyName: '晨星石油有限公司',
      commodityName: '晨星汽轮机油',
      flashPointCelsius: 225,
      flashPoint: '不小于225',
      emergencyContactTelephone: '0817-5550123',
      casNo: '25155-23-1',
    },
  ],
  [
    'that gives hazard statements without codes under "危险信息"',
    `化学品安全技术说明书
第一部分 化学品及企业标识
化学品中文名:晨星树脂
第二部分 危险性概述
GHS危险性类别:皮肤腐蚀/刺激-2,严重眼损伤/眼刺激-2
警示词:警告
危险信息:造成皮肤刺激。造成严重眼刺激。
防范说明:戴防护手套。
第三部分 成分/组成信息`,
    { document: 'safety-data-sheet zh', commodityName: '晨星树脂', hCodeGHS: 'H315, H319' },
  ],
  [
    'in Korean, with the use in a row of its own',
    `물질안전보건자료
1. 화학제품과 회사에 관한 정보
가. 제품명                               새벽별 도료 Part B
나. 물질 및 혼합물의 적절한 용도 및 권장되지 않은 용도
    알려진 사용방법                      목재용 도료
    권장되지 않는 사용방법               모두 기타 용도
다. 제조자                               새벽별화학 주식회사
2. 유해성 위험성
3. 구성성분의 명칭 및 함유량`,
    {
      document: 'safety-data-sheet ko',
      manufacturerCompanyName: '새벽별화학 주식회사',
      commodityName: '새벽별 도료 Part B',
      cargoMainUsage: '목재용 도료',
    },
  ],
  [
    'in Italian, with a heading for a label and its revision in the header',
    `SCHEDE DI SICUREZZA                                         S.p.a.
Prodotti per la casa                                        Rev 2 Del 22/06/09
STELLA ALCOOL
Rev.   Data       Descrizione
0      20/12/05   Emissione
1 IDENTIFICAZIONE DELLA SOSTANZA/DEL PREPARATO E DELLA SOCIETÀ
1.1 IDENTIFICAZIONE DELLA SOSTANZA O DEL PREPARATO
STELLA ALCOOL
1.2 UTILIZZAZIONE DELLA SOSTANZA/DEL PREPARATO
PULIZIA DELLA CASA
2 IDENTIFICAZIONE DEI PERICOLI
3 COMPOSIZIONE/ INFORMAZIONI SUGLI INGREDIENTI`,
    {
      document: 'safety-data-sheet it',
      commodityName: 'STELLA ALCOOL',
      issueDate: '2009-06-22',
      cargoMainUsage: 'PULIZIA DELLA CASA',
    },
  ],
  [
    'in German, with an address, a CAS number and a remark behind the values',
    `Sicherheitsdatenblatt
1. Bezeichnung des Stoffes und des Unternehmens
Produktname / CAS: NATRONLAUGE MORGENSTERN 49% / 1310-73-2
Verwendung des Stoffes/der Zubereitung
Grundreiniger, alkalisch
Das Produkt ist für die allgemeine Öffentlichkeit bestimmt.
Bezeichnung des Unternehmens
Morgenstern Handelsgesellschaft mbH & Co. KG, Lange-Straße 1, D -12345 Neustadt
Notfallauskunft: 0228 - 55 01 0 Giftnotruf
2. MÖGLICHE GEFAHREN
3. ZUSAMMENSETZUNG`,
    {
      document: 'safety-data-sheet de',
      manufacturerCompanyName: 'Morgenstern Handelsgesellschaft mbH & Co. KG',
      commodityName: 'NATRONLAUGE MORGENSTERN 49%',
      emergencyContactTelephone: '0228 - 55 01 0',
      cargoMainUsage: 'Grundreiniger, alkalisch',
      casNo: '1310-73-2',
    },
  ],
  [
    'in Italian, with a label of many words below the name',
    `Scheda di dati di sicurezza
SEZIONE 1: Identificazione della sostanza/miscela e della società/impresa
Nome commerciale:
Stella Clean
Numero della specifica del prodotto + codice del prodotto:
In riferimento ai prodotti di consumo:
Tipo prodotto             Profumo per termosifone
1.2. Usi pertinenti identificati della sostanza o miscela e usi sconsigliati
Descrizione/Utilizzo      Profumatore d’ambiente
SEZIONE 2: Identificazione dei pericoli
SEZIONE 3: Composizione`,
    { document: 'safety-data-sheet it', commodityName: 'Stella Clean', cargoMainUsage: 'Profumatore d’ambiente' },
  ],
  [
    'in German, with bullets, use descriptors and a poison centre whose number stands below a postcode',
    `ABSCHNITT 1: Bezeichnung des Stoffs bzw. des Gemischs und des Unternehmens
• Handelsname: Morgenstern Holzsiegel
• Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen abgeraten wird
• Verwendungssektor
SU21 Verbraucherverwendungen: Private Haushalte
• Prozesskategorie PROC10 Auftragen durch Rollen oder Streichen
• Verwendung des Stoffes / des Gemisches Holzbeschichtung
• Hersteller/Lieferant:
Morgenstern Lackfabrik GmbH
• Notrufnummer:
Giftinformationszentrum Nord
Robert Lang Str.40
12345 Neustadt
Tel.: 0551 / 1 92 40
ABSCHNITT 2: Mögliche Gefahren
ABSCHNITT 3: Zusammensetzung/Angaben zu Bestandteilen`,
    {
      document: 'unknown fr',
      manufacturerCompanyName: 'Morgenstern Lackfabrik GmbH',
      commodityName: 'Morgenstern Holzsiegel',
      emergencyContactPerson: 'Giftinformationszentrum Nord',
      emergencyContactTelephone: '0551 / 1 92 40',
      cargoMainUsage: 'Holzbeschichtung',
      findings: 'document_type_unknown',
    },
  ],
  [
    'in Spanish, with a number that has no label in a row of labels',
    `FICHA DE DATOS DE SEGURIDAD
1. IDENTIFICACION DE LA SUSTANCIA
Nombre del material        DISOLVENTE ESTRELLA
2. IDENTIFICACION DE LOS PELIGROS
14. INFORMACIONES RELATIVAS AL TRANSPORTE
14.2 Transporte por vía marítima (IMDG 34-08):
                               Clase: 3       Grupo de embalaje: II       UN 1263
                               Ficha de Emergencia (FEm): F-E,S_E
                               Designación oficial: PRODUCTOS PARA LA PINTURA`,
    {
      document: 'safety-data-sheet es',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: 'DISOLVENTE ESTRELLA',
      unNo: 'UN1263',
      properShippingName: 'PRODUCTOS PARA LA PINTURA',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      emsCode: 'F-E, S-E',
    },
  ],
  [
    'in Japanese, with numbers joined by hyphens before its labels and joined hazard codes',
    `製品安全データシート
1. 化学物質及び会社情報
1-1.商品名         明星スプレー
1-2.会社情報
    会社名         :明星機工(株)
2.危険有害性の要約
危険有害性情報    H 226      : 引火性液体及び蒸気
                  H 335+336  : 呼吸器への刺激のおそれ又は眠気又はめまいのおそれ
3 組成及び成分情報`,
    {
      document: 'safety-data-sheet ja',
      manufacturerCompanyName: '明星機工(株)',
      commodityName: '明星スプレー',
      hCodeGHS: 'H226, H335, H336',
    },
  ],
  [
    'whose notes on transport alone say that the goods are ordinary, and whose name runs on behind a comma',
    `第一部分 化学品及企业标识
化学品中文名:晨星发动机油
第二部分 危险性概述
第三部分 成分/组成信息
第十四部分 运输信息
UN编号:无资料
包装类别:无资料
运输注意事项:按普通货物运输,防止日晒、雨淋。`,
    { ...NOT_REGULATED, document: 'safety-data-sheet zh', commodityName: '晨星发动机油' },
  ],
  [
    'with a column for each way of carriage, whose values do not stand under their heads',
    `第一部分 化学品及企业标识
化学品中文名:晨星喷漆
第二部分 危险性概述
第三部分 成分/组成信息
第十四部分 运输信息
运输方式      公路(JT/T 617)   海运(IMDG)   空运(IATA)
UN编号        1950             1950         1950
类别/项别     2                2.1          2.1
EmS           -                F-D, S-U     -
限量          1L               1L           30kg G`,
    {
      document: 'safety-data-sheet zh',
      shipperDeclareAs: 'DG Cargo (derived)',
      commodityName: '晨星喷漆',
      unNo: 'UN1950',
      imoHazardClassNo: '2.1',
      emsCode: 'F-D, S-U',
      limitedQuantity: '1L',
    },
  ],
];

describe('Safety data sheets of unseen manufacturers', () => {
  test.each(SAMPLES)('An SDS %s', async (_name, text, answer) => {
    expect(await answerOf(text)).toEqual(answer);
  });
});
