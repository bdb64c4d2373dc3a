import { describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';

/** Section 1 as SDSs of many countries print it; every company, product and number is invented. */
const IDENTITIES: readonly (readonly [name: string, text: string, wanted: Record<string, string | null>])[] = [
  [
    'Portuguese, whose labels run over lines and close with a colon',
    `FICHA DE INFORMAÇÕES DE SEGURANÇA DE PRODUTOS QUÍMICOS
Revisão: 03            Data: 20/10/2017               Página: 1/ 10
1 - IDENTIFICAÇÃO
Nome do produto (nome           Verniz Alvorada 12
comercial):
Código interno de               9025-7
identificação do produto:
Principais usos                 Proteção de madeira.
recomendados para
substância ou mistura:
Nome da empresa:                Alvorada Tintas Ltda.
Endereço:                       Rua das Flores 693, Porto Novo
Telefone para contato:          +55 51 3470 00 55
Telefone para                   +55 51 3470 00 99
emergências:
2 - IDENTIFICAÇÃO DE PERIGOS
3 - COMPOSIÇÃO`,
    {
      document: 'safety-data-sheet pt',
      manufacturerCompanyName: 'Alvorada Tintas Ltda.',
      commodityName: 'Verniz Alvorada 12',
      issueDate: '2017-10-20',
      emergencyContactTelephone: '+55 51 3470 00 99',
      cargoMainUsage: 'Proteção de madeira.',
    },
  ],
  [
    'Portuguese, with a label that begins in the line above its value',
    `1 - IDENTIFICAÇÃO
NOME DA MISTURA: Brilho Sul 300
PRINCIPAIS USOS RECOMENDADOS
PARA A SUBSTÂNCIA OU MISTURA: Secante para lavagem mecânica de louças.
NOME DA EMPRESA: SUL BRILHO QUÍMICA LTDA
TELEFONE PARA EMERGÊNCIA: BOMBEIROS 193
CENTRAL: 0800-118000
2 - IDENTIFICAÇÃO DE PERIGOS
3 - COMPOSIÇÃO`,
    {
      document: 'unknown pt',
      manufacturerCompanyName: 'SUL BRILHO QUÍMICA LTDA',
      commodityName: 'Brilho Sul 300',
      emergencyContactPerson: 'BOMBEIROS',
      emergencyContactTelephone: '0800-118000',
      cargoMainUsage: 'Secante para lavagem mecânica de louças.',
      findings: 'document_type_unknown',
    },
  ],
  [
    'Spanish, with enumerated labels over their values',
    `Hoja de datos de seguridad
Revisión: noviembre de 2018
SECCIÓN 1. Identificación de la sustancia química peligrosa o mezcla y del proveedor o fabricante
1) NOMBRE DEL PROVEEDOR O FABRICANTE
LIMPIADORES DEL CERRO S.A. DE C.V.
2) EN CASO DE EMERGENCIAS COMUNICARSE AL TELEFONO :
01800-0021999
3) NOMBRE DE LA SUSTANCIA QUÍMICA PELIGROSA O MEZCLA
Blanqueador Cerro
4) FAMILIA QUÍMICA: Solución alcalina
5) USO RECOMENDADO DE LA SUSTANCIA QUÍMICA PELIGROSA O MEZCLA:
Limpieza de pisos.
6) RESTRICCIONES DE USO: ND
SECCIÓN 2: Identificación de los peligros
SECCIÓN 3: Composición`,
    {
      document: 'safety-data-sheet es',
      manufacturerCompanyName: 'LIMPIADORES DEL CERRO S.A. DE C.V.',
      commodityName: 'Blanqueador Cerro',
      issueDate: '2018-11',
      emergencyContactTelephone: '01800-0021999',
      cargoMainUsage: 'Limpieza de pisos.',
    },
  ],
  [
    'Spanish, as a form of numbered boxes side by side, labels over their values',
    `HOJA DE DATOS DE SEGURIDAD
FECHA DE ULTIMA MODIFICACIÓN: 27-agosto-2014          FECHA DE IMPRESIÓN: 14-noviembre-2014
SECCIÓN I. DATOS GENERALES DE LA EMPRESA
1. NOMBRE DEL FABRICANTE O IMPORTADOR              2. EN CASO DE EMERGENCIA COMUNICARSE AL TELÉFONO
PINTURAS DEL CERRO S.A. DE C.V.                    CENTRAL EN LA REPUBLICA 01-800-00999-00
3. DOMICILIO COMPLETO / CALLE                      No. EXT.
CALLE DEL ROBLE                                    12
SECCIÓN II. DATOS GENERALES DEL PRODUCTO
1. NOMBRE COMERCIAL                                2. NOMBRE QUÍMICO O CÓDIGO
ESMALTE DEL CERRO                                  NA
3. FAMILIA QUÍMICA
ALQUIDALICO
SECCIÓN III. IDENTIFICACIÓN DE COMPONENTES
SECCIÓN IV. PROPIEDADES FÍSICAS`,
    {
      document: 'safety-data-sheet es',
      manufacturerCompanyName: 'PINTURAS DEL CERRO S.A. DE C.V.',
      commodityName: 'ESMALTE DEL CERRO',
      issueDate: '2014-08-27',
      emergencyContactPerson: 'CENTRAL EN LA REPUBLICA',
      emergencyContactTelephone: '01-800-00999-00',
      chemicalName: '(negated)',
    },
  ],
  [
    'Italian, with headings of subsections over values and a telephone behind its own label',
    `Scheda di dati di sicurezza
SEZIONE 1: Identificazione della sostanza/miscela e della società/impresa
1.1 Denominazione del prodotto
Nome commerciale:
Lucida Mani
Numero della specifica del prodotto:
115809
1.2 Usi pertinenti identificati per la sostanza o la miscela e usi sconsigliati:
Non sono disponibili ulteriori informazioni rilevanti.
Applicazione della sostanza/miscela:
Detergente per mani
1.3 Informazioni sul fornitore della scheda di dati di sicurezza
Nome fornitore:           LUCIDA ITALIANA S.r.l.
Indirizzo:                Via dei Tigli 4
1.4 Numero telefonico di emergenza
Orario: Tel. +39 055 7947999
SEZIONE 2: Identificazione dei pericoli
SEZIONE 3: Composizione`,
    {
      document: 'safety-data-sheet it',
      manufacturerCompanyName: 'LUCIDA ITALIANA S.r.l.',
      commodityName: 'Lucida Mani',
      emergencyContactTelephone: '+39 055 7947999',
      cargoMainUsage: 'Detergente per mani',
    },
  ],
  [
    'German, with the use under a label of its own behind an empty heading',
    `Sicherheitsdatenblatt
Ausgabedatum 06-Jul-2017        Bearbeitungsdatum 05-Aug-2017
ABSCHNITT 1: Bezeichnung des Stoffs bzw. des Gemischs und des Unternehmens
· 1.1 Produktidentifikator
· Handelsname: Flinkrein Pulver
· 1.2 Relevante identifizierte Verwendungen des Stoffs oder Gemischs und Verwendungen, von denen abgeraten wird
Keine weiteren relevanten Informationen verfügbar.
· Verwendungssektor
SU21 Verbraucherverwendungen: Private Haushalte
· Verwendung des Stoffes/des Gemisches Grundreiniger
· 1.3 Einzelheiten zum Lieferanten, der das Sicherheitsdatenblatt bereitstellt
· Bezeichnung des Unternehmens:
Flinkrein GmbH
Am Markt 17
· 1.4 Notrufnummer:
Klinik für Vergiftungen, Musterstadt
Tel.: +49-224919293
ABSCHNITT 2: Mögliche Gefahren
ABSCHNITT 3: Zusammensetzung`,
    {
      document: 'safety-data-sheet de',
      manufacturerCompanyName: 'Flinkrein GmbH',
      commodityName: 'Flinkrein Pulver',
      issueDate: '2017-08-05',
      emergencyContactPerson: 'Klinik für Vergiftungen, Musterstadt',
      emergencyContactTelephone: '+49-224919293',
      cargoMainUsage: 'Grundreiniger',
    },
  ],
  [
    'Japanese, with labels in brackets',
    `発行日 2007 年 9 月 12 日
製品安全データシート
1. 化学物質等及び会社情報
【製品名】 ハナミズキ3000
【製造者】 HANAMI & CO. INC.
2. 危険有害性の要約
3. 組成、成分情報`,
    {
      document: 'safety-data-sheet ja',
      manufacturerCompanyName: 'HANAMI & CO. INC.',
      commodityName: 'ハナミズキ3000',
      issueDate: '2007-09-12',
    },
  ],
  [
    'Korean, with the supplier named under a label below the address',
    `물질안전보건자료
1. 화학제품과 회사에 관한 정보
가. 제품명 : 한빛 세척제
나. 제품의 권고 용도와 사용상의 제한
제품의 권고 용도 : 금속 세척
다. 공급자 정보
서울특별시 한빛구 한빛로 82
한빛화학 주식회사
긴급전화번호 : 82-80-033-4999
2. 유해성 위험성
3. 구성성분의 명칭 및 함유량`,
    {
      document: 'safety-data-sheet ko',
      manufacturerCompanyName: '한빛화학 주식회사',
      commodityName: '한빛 세척제',
      emergencyContactTelephone: '82-80-033-4999',
      cargoMainUsage: '금속 세척',
    },
  ],
  [
    'Chinese and English in one label',
    `安全資料表
一、化學品與廠商資料
化學品名稱/編號 Chemical Information / Number : 青嶼白膠
製造者、輸入者或供應者名稱、地址及電話 Information of manufacturer:青嶼樹脂股份有限公司
緊急聯絡電話/傳真 Emergency Phone / Fax:(06)795-2999
二、危害辨識資料
三、成分辨識資料`,
    {
      document: 'safety-data-sheet zh',
      manufacturerCompanyName: '青嶼樹脂股份有限公司',
      commodityName: '青嶼白膠',
      emergencyContactTelephone: '(06)795-2999',
    },
  ],
  [
    'Chinese with English and Vietnamese in its labels, and an inner label of another person',
    `物质安全资料表
一、物品与厂商资料 Identification of the substance / preparation and company
物品名称 Product Information / Tên sản phẩm:青屿热熔胶 Qingyu Hot Melt
制造商或供应商名称、地址及电话 Information On Producer/Supplier Name Address Phone:青屿转印材料厂/地址:青屿东方一路37号
紧急联络电话/传真电话 Emergency Phone / Fax / Điện thoại liên lạc khẩn cấp:866-4-23370000
名称 Name:品检部 QC department.
修订: 14.03.2023        发布日期: 15.11.2024
二、成分辨识资料
三、危害辨识资料`,
    {
      document: 'unknown zh',
      manufacturerCompanyName: '青屿转印材料厂',
      commodityName: '青屿热熔胶 Qingyu Hot Melt',
      issueDate: '2023-03-14',
      emergencyContactTelephone: '866-4-23370000',
      findings: 'document_type_unknown',
    },
  ],
  [
    'Japanese, in brackets instead of numbers',
    `製品安全データシート
【会社情報】
会社名     ハナミズキ株式会社
所在地     東京都千代田区 1-2-47
改訂日     06/3月/2013
【化学物質等の名称】
ハナミズキパテ#10(主剤)
【危険有害性の要約】
【組成、成分情報】
【応急措置】`,
    {
      document: 'safety-data-sheet ja',
      manufacturerCompanyName: 'ハナミズキ株式会社',
      commodityName: 'ハナミズキパテ#10(主剤)',
      issueDate: '2013-03-06',
    },
  ],
  [
    'French, with articles before its labels and an address behind the company',
    `1. IDENTIFICATION DU PRODUIT ET DE L'ENTREPRISE
NOM ET CODE DU PRODUIT           Poudre Mirabelle
LES UTILISATIONS DE LA SUBSTANCE   Nettoyage général
DONNÉES DU FABRICANT             Mirabelle y Hijos S.A. de C.V., Av. 8 de julio 17, Zona Industrial
TÉLÉPHONE D'URGENCE              +52 33 3540 0099
2. L'IDENTIFICATION DES RISQUES
3. COMPOSITION`,
    {
      document: 'unknown fr',
      manufacturerCompanyName: 'Mirabelle y Hijos S.A. de C.V.',
      commodityName: 'Poudre Mirabelle',
      emergencyContactTelephone: '+52 33 3540 0099',
      cargoMainUsage: 'Nettoyage général',
      findings: 'document_type_unknown',
    },
  ],
  [
    'a Chinese form that was not filled in',
    `化学品安全技术说明书
修订日期:                     SDS编号:
第一部分  化学品及企业标识
化学品中文名:青屿环氧树脂
化学品英文名:Epoxy resin
企业名称:
企业地址:
企业应急电话:
产品推荐及限制用途:
第二部分  危险性概述
紧急情况概述:
第三部分  成分/组成信息`,
    { document: 'safety-data-sheet zh', commodityName: '青屿环氧树脂', chemicalName: 'Epoxy resin' },
  ],
];

describe('section 1 of a safety data sheet', () => {
  test.each(IDENTITIES)('is read in %s', async (_, text, answer) => {
    expect(await answerOf(text)).toEqual(answer);
  });
});

/** Section 14 as the forms of single countries have it. */
const TRANSPORTS: readonly (readonly [name: string, text: string, wanted: Record<string, string | null>])[] = [
  [
    'Korea, where the two halves of the EmS stand under a label each',
    `14. 운송에 필요한 정보
가. 유엔번호(UN No.) : 1950
나. 적정선적명 : 에어로졸
다. 운송에서의 위험성 등급 : 2.1
라. 용기등급 : 해당없음
마. 해양오염물질 : 비해당
바. 사용자가 운송 또는 운송수단에 관련해 알 필요가 있거나 필요한 특별한 안전대책
화재시 비상조치의 종류 : F-D
유출시 비상조치의 종류 : S-U`,
    {
      document: 'safety-data-sheet ko',
      commodityName: '가. 유엔번호(UN No.) : 1950',
      unNo: 'UN1950',
      properShippingName: '에어로졸',
      imoHazardClassNo: '2.1',
      packingGroup: '(negated)',
      marinePollutant: 'N',
      emsCode: 'F-D, S-U',
    },
  ],
  [
    'Brazil, whose labels run over two lines beside their values',
    `14 - INFORMAÇÕES SOBRE TRANSPORTE
Terrestre:                      Resolução da Agência Nacional de Transportes Terrestres (ANTT)
Número ONU:                     1263
Hidroviário:                    International Maritime Dangerous Goods Code (IMDG Code)
Número ONU:                     1263
Nome apropriado para            TINTA
embarque:
Classe ou subclasse de          3
risco principal:
Classe ou subclasse de          NA
risco subsidiário:
Grupo de embalagem:             III
EmS:                            F-E, S-E
Perigo ao meio ambiente:        O produto não é considerado poluente marinho.`,
    {
      document: 'safety-data-sheet pt',
      commodityName: 'Resolução da Agência Nacional de Transportes Terrestres (ANTT)',
      unNo: 'UN1263',
      properShippingName: 'TINTA',
      imoHazardClassNo: '3',
      subRiskClassNo: '(negated)',
      packingGroup: 'III',
      marinePollutant: 'N',
      emsCode: 'F-E, S-E',
    },
  ],
  [
    'Latin America, each label over its value in a box',
    `SECCIÓN 14.- INFORMACIÓN RELATIVA AL TRANSPORTE
NÚMERO ONU
1263
DESIGNACIÓN OFICIAL DE TRANSPORTE
PINTURA
CLASE RELATIVAS AL TRANSPORTE
3
GRUPO DE EMBALAJE
III
RIESGOS AMBIENTALES
No`,
    {
      document: 'safety-data-sheet en',
      commodityName: 'NÚMERO ONU',
      unNo: 'UN1263',
      properShippingName: 'PINTURA',
      imoHazardClassNo: '3',
      packingGroup: 'III',
      marinePollutant: 'N',
    },
  ],
  [
    'Taiwan, with the date in years of the Republic',
    `十四、運送資料
聯合國編號:1993
聯合國運輸名稱:易燃液體,未另作規定的(甲苯)
運輸危害分類:第3類易燃液體
包裝類別:Ⅱ
海洋污染物(是/否):否
十五、法規資料
十六、其他資料
製表日期   109.08.17`,
    {
      document: 'safety-data-sheet zh',
      commodityName: '包裝類別:II',
      unNo: 'UN1993',
      issueDate: '2020-08-17',
      properShippingName: '易燃液體,未另作規定的',
      technicalName: '甲苯',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      marinePollutant: 'N',
    },
  ],
  [
    'China, in a table with a column for each mode',
    `14. 运输信息
                      陆运(ADR/RID)        海运(IMDG)           空运(ICAO/IATA)
联合国编号            2031                 2031                 2031
联合国运输名称        硝酸                 硝酸                 硝酸
主要危险类别          8                    8                    8
次要危险类别          5.1                  5.1                  5.1
包装类别              II                   II                   II
EmS                                        F-A, S-Q
有限数量              1 L                  1 L                  0.5 L`,
    {
      document: 'safety-data-sheet zh',
      commodityName: '陆运(ADR/RID)',
      unNo: 'UN2031',
      properShippingName: '硝酸',
      imoHazardClassNo: '8',
      subRiskClassNo: '5.1',
      packingGroup: 'II',
      emsCode: 'F-A, S-Q',
      limitedQuantity: '1 L',
    },
  ],
  [
    'a manufacturer in China, with all of it under one label',
    `十四、运输信息
14.1  运输信息:    联合国编号:1866
                    联合国运输名称:树脂溶液
                    运输危险级别:3
                    包装类型:III
14.2  海上运输:    无数据
14.3  空运:    无数据`,
    {
      document: 'safety-data-sheet zh',
      commodityName: '包装类型:III',
      unNo: 'UN1866',
      properShippingName: '树脂溶液',
      imoHazardClassNo: '3',
      packingGroup: 'III',
    },
  ],
];

describe('section 14 of a safety data sheet', () => {
  test.each(TRANSPORTS)('is read as it is printed in %s', async (_, text, answer) => {
    expect(await answerOf(`1. 标识 Identification\n2. Hazards identification\n3. Composition\n${text}`)).toEqual({
      shipperDeclareAs: 'DG Cargo (derived)',
      ...answer,
    });
  });
});

describe('a certificate', () => {
  test('is read with labels set wide, dots after them, and a number that begins like a UN number', async () => {
    const text = `货物运输条件鉴定报告书
Report for Safe Transport of Goods
No.: UN2026-2800-1
空运
By Air
样 品 名 称 . . . . . . . . .    青屿电池
Sample Name ............         Qingyu Battery
委 托 单 位 . . . . . . . . .    -
Commissioner ..........          Qingyu Energie Vertriebsgesellschaft mbH
青屿检测有限公司`;
    expect(await answerOf(text)).toEqual({
      document: 'transport-certificate zh',
      commodityName: '青屿电池',
      certificateNo: 'UN2026-2800-1',
      shipperCompanyName: 'Qingyu Energie Vertriebsgesellschaft mbH',
    });
  });
});
