import { expect, test } from 'vitest';
import { createCarrierDirectory } from '../../../carriers/index.ts';
import { createPortResolver } from '../../../ports/index.ts';
import { rowsOfOffers } from './offers/offer-rows.ts';
import { createNameReader } from './places/places-in-prose.ts';
import { proseLines } from './prose-lines.ts';
import { readProse } from './read-prose.ts';

const names = createNameReader({ ports: createPortResolver(), carriers: createCarrierDirectory() });

/** The offers of a text as lines of a table. */
function offersOf(...lines: string[]): string[] {
  const { offers } = readProse(
    lines.map((text, row) => ({ text, from: { tab: 'mail', row } })),
    names,
  );
  return rowsOfOffers(offers).map(({ cells }) => cells.join(' | '));
}

test('an origin above, a carrier over each list, and container types with the validity below', () => {
  expect(
    offersOf(
      'please find our rates ex Shanghai as follows:',
      '',
      'MSC',
      '- Hamburg 1800/3200/3250',
      '',
      'CMA CGM',
      '- Hamburg 1700/3100/3150',
      '- Rotterdam sold out',
      '',
      'All rates in USD per 20GP/40GP/40HQ, valid 1-31 December 2026.',
    ),
  ).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP | 40GP | 40HC',
    'Shanghai | Hamburg | MSC | 1-31 December 2026 | USD | 1800 | 3200 | 3250',
    'Shanghai | Hamburg | CMA CGM | 1-31 December 2026 | USD | 1700 | 3100 | 3150',
    'Shanghai | Rotterdam | CMA CGM | 1-31 December 2026 | USD | sold out | sold out | sold out',
  ]);
});

test('what an option says holds for that option only', () => {
  expect(
    offersOf(
      'Option 1: MSC',
      'Shanghai - Hamburg',
      "USD 1,850 per 20'",
      'Validity: until 15 Dec 2026',
      'Including LSS',
      '',
      'Option 2: CMA CGM',
      'Shanghai - Hamburg',
      "USD 1,750/20'",
      'Plus PSS USD 100/TEU',
    ),
  ).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP | Remarks',
    'Shanghai | Hamburg | MSC | until 15 Dec 2026 | USD | 1,850 | Including LSS',
    'Shanghai | Hamburg | CMA CGM | - | USD | 1,750 | Plus PSS USD 100/TEU',
  ]);
});

test('a paragraph: sentences broken over lines, each going on with the one before', () => {
  expect(
    offersOf(
      'we are pleased to quote Hapag-Lloyd from Hamburg to New York at EUR 1,450 for a 20ft and EUR 2,350',
      "for a 40'HC, transit time abt. 14 days. From Antwerp to Houston the rate is EUR 1,700 / 2,900",
      "(20'/40'HC). To Savannah we can do EUR 1.500 per 20'. Both valid from 1 to 31 December 2026.",
    ),
  ).toEqual([
    'POL | POD | Carrier | Transit time | Validity | Currency | 20GP | 40HC',
    'Hamburg | New York | Hapag-Lloyd | 14 | from 1 to 31 December 2026 | EUR | 1,450 | 2,350',
    'Antwerp | Houston | Hapag-Lloyd |  | from 1 to 31 December 2026 | EUR | 1,700 | 2,900',
    'Antwerp | Savannah | Hapag-Lloyd |  | from 1 to 31 December 2026 | EUR | 1.500 | ',
  ]);
});

test('several carriers in one sentence, and small letters throughout', () => {
  expect(offersOf("Shanghai to Santos with Evergreen USD 2,150/20', with MSC USD 2,050/20'.")).toEqual([
    'POL | POD | Carrier | Currency | 20GP',
    'Shanghai | Santos | Evergreen | USD | 2,150',
    'Shanghai | Santos | MSC | USD | 2,050',
  ]);
  expect(offersOf('pol: ningbo', 'pod: los angeles', '20gp usd 1400', '40hq usd 1800', 't/t: 14 days')).toEqual([
    'POL | POD | Transit time | Currency | 20GP | 40HC',
    'ningbo | los angeles | 14 | USD | 1400 | ',
    'ningbo | los angeles | 14 | USD |  | 1800',
  ]);
});

test('earlier prices, wishes and charges are no offers', () => {
  const lines = [
    "ab Hamburg nach Santos: 20'DC EUR 950,- / 40'HC EUR 1.450,- (statt bisher EUR 1.700)",
    "El mes pasado teníamos Veracruz en USD 1.500/20'.",
    "Our target is USD 800 per 20'.",
    "THC EUR 225/20', EUR 250/40'; ISPS USD 15 per container.",
  ];
  expect(offersOf(...lines)).toEqual(['POL | POD | Currency | 20GP | 40HC', 'Hamburg | Santos | EUR | 950 | 1.450']);
});

test('lines set in below an item are of that item, a line that ends with a colon of the lines below', () => {
  expect(
    offersOf(
      "Rates in USD for 20'/40'HC:",
      '',
      '• Buenaventura – Manzanillo (México), Hapag-Lloyd: 680 / 890, 14 days',
      '     + ISPS USD 15/cntr',
      "• Cartagena – Rotterdam: USD 1.215 x 20' DV / USD 1.675 x 40' HC",
      '',
      'BAF USD 100 per container on top:',
      'Karachi - Houston 2490/3150',
    ),
  ).toEqual([
    'POL | POD | Carrier | Transit time | Currency | 20GP | 40HC | Remarks',
    'Buenaventura | Manzanillo (México) | Hapag-Lloyd | 14 | USD | 680 | 890 | ISPS USD 15/cntr',
    'Cartagena | Rotterdam | - |  | USD | 1.215 | 1.675 | ',
    'Karachi | Houston | - |  | USD | 2490 | 3150 | BAF USD 100 per container on top:',
  ]);
});

test('each block of labels stands for itself; what only a later one says is not of an earlier one', () => {
  const block = (pod: string, transit: string, price: string) => [
    'Port of loading: Jebel Ali',
    `Port of discharge: ${pod}`,
    'Carrier: MSC',
    `Transit time: ${transit}`,
    `20' DV: USD ${price}`,
    '',
  ];
  expect(
    offersOf(
      ...block('Mombasa, Kenya', '12 days (direct)', '1,150'),
      ...block('Beira, Mozambique', '24 days (via Mombasa)', '1,690'),
      'Validity: 15/12/2026 to 14/01/2027',
    ),
  ).toEqual([
    'POL | POD | Via | Carrier | Transit time | Validity | Currency | 20GP',
    'Jebel Ali | Mombasa, Kenya |  | MSC | 12 | 15/12/2026 to 14/01/2027 | USD | 1,150',
    'Jebel Ali | Beira, Mozambique | Mombasa | MSC | 24 | 15/12/2026 to 14/01/2027 | USD | 1,690',
  ]);
});

test('a further charge of a list is no offer, and the day of a letter no validity', () => {
  expect(
    offersOf(
      'Genoa, 18 December 2026',
      '',
      'From Salerno to Jebel Ali',
      "Ocean freight 20' box: USD 1,240.00",
      'In addition: Suez Canal surcharge USD 38 per TEU; war risk USD 40 per TEU.',
      'Valid from 10 January 2027 to 31 January 2027.',
    ),
  ).toEqual([
    'POL | POD | Validity | Currency | 20GP',
    'Salerno | Jebel Ali | from 10 January 2027 to 31 January 2027 | USD | 1,240.00',
  ]);
});

test('the day from which a charge holds is none of the rate; a note speaks of the line that has its mark', () => {
  expect(
    offersOf(
      'MSC, valid 1-31 December 2026:',
      "Shanghai - Hamburg USD 1,500/20' (PSS USD 100 from 15 December)",
      "Shanghai - Felixstowe USD 1,690/20'*",
      "Shanghai - Gdansk USD 1,790/20'",
      '* subject to congestion surcharge USD 100/container',
    ),
  ).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP | Remarks',
    'Shanghai | Hamburg | MSC | 1-31 December 2026 | USD | 1,500 | - (PSS USD 100 from 15 December)',
    'Shanghai | Felixstowe | MSC | 1-31 December 2026 | USD | 1,690 | subject to congestion surcharge USD 100/container',
    'Shanghai | Gdansk | MSC | 1-31 December 2026 | USD | 1,790 | ',
  ]);
});

test('what a line says of options by their numbers holds for those', () => {
  expect(
    offersOf(
      "Option 1: Maersk, Shanghai - Felixstowe, USD 1,750/20'",
      "Option 2: Yang Ming, Shanghai - Felixstowe, USD 1,650/20'",
      "Option 3: COSCO, via Piraeus, USD 1,600/20'",
      '',
      'Validity option 1 & 2: 1-15 Dec 2026. Option 3: 1-31 Dec 2026.',
      'Option 2 is subject to PSS USD 100 per container',
    ),
  ).toEqual([
    'POL | POD | Via | Carrier | Validity | Currency | 20GP | Remarks',
    'Shanghai | Felixstowe |  | Maersk | 1-15 Dec 2026 | USD | 1,750 | ',
    'Shanghai | Felixstowe |  | Yang Ming | 1-15 Dec 2026 | USD | 1,650 | Option 2 is subject to PSS USD 100 per container',
    'Shanghai | Felixstowe | Piraeus | COSCO | 1-31 Dec 2026 | USD | 1,600 | ',
  ]);
});

test('container types of two words, and a carrier that is no place before a port', () => {
  expect(
    offersOf(
      'Desde Valparaíso.',
      "Con Hapag-Lloyd a Hong Kong el 40' reefer high cube queda en USD 6.150 con 25 días de tránsito.",
      "Con MSC a Rotterdam USD 5.200 por 40' reefer HC.",
      '40’ Dry High a Durban USD 1.500',
    ),
  ).toEqual([
    'POL | POD | Carrier | Transit time | Currency | 40RH | 40HC',
    'Valparaíso | Hong Kong | Hapag-Lloyd | 25 | USD | 6.150 | ',
    'Valparaíso | Rotterdam | MSC |  | USD | 5.200 | ',
    'Valparaíso | Durban | MSC |  | USD |  | 1.500',
  ]);
});

test('a slash parts the ends of lanes where nothing else says an end, and ports of a list below a port of loading', () => {
  expect(
    offersOf(
      'i noli Maersk in USD validi dal 01/12/2026 al 31/12/2026:',
      "Genova / Savannah: USD 2.610 per 20' box",
      "Napoli / New York: USD 2.190 per 20' box",
    ),
  ).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP',
    'Genova | Savannah | Maersk | dal 01/12/2026 al 31/12/2026 | USD | 2.610',
    'Napoli | New York | Maersk | dal 01/12/2026 al 31/12/2026 | USD | 2.190',
  ]);
  expect(offersOf('Ex Genoa:', "Savannah / New York: USD 2,610 per 20'")).toEqual([
    'POL | POD | Currency | 20GP',
    'Genoa | Savannah / New York | USD | 2,610',
  ]);
});

test('names and container types without blanks around them, and days of sailing in other languages', () => {
  expect(offersOf('ONEの運賃(USD)', "東京 - シンガポール: 20' 215 / 40'HC 410")).toEqual([
    'POL | POD | Carrier | Currency | 20GP | 40HC',
    '東京 | シンガポール | ONE | USD | 215 | 410',
  ]);
  expect(offersOf('中远海运价格如下,USD,20GP/40GP/40HQ:', '', '上海-汉堡 1970/3620/3620')).toEqual([
    'POL | POD | Carrier | Currency | 20GP | 40GP | 40HC',
    '上海 | 汉堡 | 中远海运 | USD | 1970 | 3620 | 3620',
  ]);
  expect(offersOf("Hải Phòng - Laem Chabang: 485/20', 920/40'HC, 9 ngày")).toEqual([
    'POL | POD | Transit time | 20GP | 40HC',
    'Hải Phòng | Laem Chabang | 9 | 485 | 920',
  ]);
});

test('prices right behind the colon of their container type', () => {
  expect(offersOf('Shanghai to Hamburg 20GP:2975 40GP:5355')).toEqual([
    'POL | POD | 20GP | 40GP',
    'Shanghai | Hamburg | 2975 | 5355',
  ]);
});

test('a currency right before container types is that of their prices, whatever charges are named beside it', () => {
  expect(offersOf("Levels, USD 20'/40'/40HQ, excluding THC:", '', 'Shanghai - Hamburg 1500/2500/2550')).toEqual([
    'POL | POD | Currency | 20GP | 40GP | 40HC | Remarks',
    "Shanghai | Hamburg | USD | 1500 | 2500 | 2550 | Levels, USD 20'/40'/40HQ, excluding THC:",
  ]);
  expect(offersOf('Shanghai to Hamburg, USD 20GP:2975 40GP:5355')).toEqual([
    'POL | POD | Currency | 20GP | 40GP',
    'Shanghai | Hamburg | USD | 2975 | 5355',
  ]);
});

test('container types and lanes whose prices are counted from others', () => {
  expect(
    offersOf(
      'MSC ex Ningbo, USD 20GP/40GP:',
      'Hamburg 1500/2800',
      'Le Havre + 50/100',
      'Gdansk: USD 25 less than Hamburg',
      'Valencia same as Le Havre',
      'All 40HQ 100 more than 40GP.',
    ),
  ).toEqual([
    'POL | POD | Carrier | Currency | 20GP | 40GP | 40HC',
    'Ningbo | Hamburg | MSC | USD | 1500 | 2800 | 2900',
    'Ningbo | Le Havre | MSC | USD | 1550 | 2900 | 3000',
    'Ningbo | Gdansk | MSC | USD | 1475 | 2775 | 2875',
    'Ningbo | Valencia | MSC | USD | 1550 | 2900 | 3000',
  ]);
  expect(offersOf("Ningbo - Hamburg: 20' USD 1,250, 40' = 20' x 1.8, 40HQ same as 40' + 100")).toEqual([
    'POL | POD | Currency | 20GP | 40GP | 40HC',
    'Ningbo | Hamburg | USD | 1,250 | 2250 | 2350',
  ]);
});

test('an addition for one container type, and a difference to a lane that has its own prices, make no rate', () => {
  const { offers, extras, unplaced } = readProse(
    [
      'Kaohsiung - Los Angeles USD 1,500 per 20GP, USD 1,900 per 40HC',
      "Door delivery Chicago: arbitrary USD 2,350 per 40'HC on top",
      'Los Angeles: USD 100 less than Oakland',
    ].map((text, row) => ({ text, from: { tab: 'mail', row } })),
    names,
  );
  expect(offers).toHaveLength(1);
  expect(extras.map(({ from }) => from.row)).toEqual([1]);
  expect(unplaced.map(({ from }) => from.row)).toEqual([2]);
});

test('a port whose free time or closing is that of another one has no price by that', () => {
  expect(
    offersOf(
      "Shanghai - Rotterdam: USD 1,250/20', 2,300/40'HC",
      'Free time Antwerp same as Rotterdam',
      'Closing for Hamburg same as Rotterdam.',
    ),
  ).toEqual(['POL | POD | Currency | 20GP | 40HC', 'Shanghai | Rotterdam | USD | 1,250 | 2,300']);
});

test('what is added behind a priced container type does not replace its price', () => {
  expect(offersOf("Ningbo - Hamburg: 1800 USD/40' and 1000 USD/20' + 100 USD")).toEqual([
    'POL | POD | Currency | 40GP | 20GP',
    'Ningbo | Hamburg | USD | 1800 | 1000',
  ]);
});

test('ports between blanks are a lane alone, and none within a sentence', () => {
  expect(offersOf("USD 1,250/20' to Rotterdam", 'Please visit our offices in Hamburg Shanghai')).toEqual([
    'POD | Currency | 20GP',
    'Rotterdam | USD | 1,250',
  ]);
});

test('the amounts of a charge by size are no prices, whatever word joins them', () => {
  for (const and of ['and', 'dan', 've', 'i', 'và', 'och', 'и']) {
    expect(
      offersOf(
        'USD, valid 1-31 December 2026',
        'POL : Semarang',
        'POD : Manila North',
        "Freight : USD 350/20' - USD 620/40'HC",
        '',
        `THC Jakarta/Surabaya/Semarang USD 95/20' ${and} USD 145/40'.`,
      ).map((line) => line.split(' | Remarks')[0]?.split(' | THC')[0]),
    ).toEqual([
      'POL | POD | Validity | Currency | 20GP | 40HC',
      'Semarang | Manila North | 1-31 December 2026 | USD | 350 | 620',
    ]);
  }
});

test('a label of both ends of the lane, a country by its code, and notes below the blocks that are of all of them', () => {
  expect(
    offersOf(
      'Special rates for 16-31 Dec 2026:',
      '',
      'POL / POD : Busan - Tacoma, USA',
      'Carrier   : HMM',
      "O/F       : USD 1,400/20'",
      '',
      'POL / POD : Busan - Manzanillo, MX',
      'Carrier   : ONE',
      "O/F       : USD 1,250/20'",
      '',
      '* O/F includes BAF. THC at both ends excluded.',
    ),
  ).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP',
    'Busan | Tacoma, USA | HMM | 16-31 Dec 2026 | USD | 1,400',
    'Busan | Manzanillo, MX | ONE | 16-31 Dec 2026 | USD | 1,250',
  ]);
});

test('a port alone that has the same level as a lane is the end of it in the same country', () => {
  expect(
    offersOf(
      'Rates with Maersk ex China, valid 1-31 Dec 2026:',
      "Shanghai to Mombasa USD 1,690 per 20', 26 days.",
      'Ningbo is the same level, 27 days.',
      "Shanghai to Hamburg USD 1,900 per 20'.",
      'Bremerhaven: same level.',
    ).map((line) => line.split(' | ').filter((_, at) => at < 2 || at > 4)),
  ).toEqual([
    ['POL', 'POD', 'Currency', '20GP'],
    ['Shanghai', 'Mombasa', 'USD', '1,690'],
    ['Ningbo', 'Mombasa', 'USD', '1690'],
    ['Shanghai', 'Hamburg', 'USD', '1,900'],
    ['Shanghai', 'Bremerhaven', 'USD', '1900'],
  ]);
});

test('container types and currency that a chat says once, behind Chinese words and beside charges', () => {
  expect(
    offersOf(
      '美线12月上半月的来了，有效期12.1-12.14，都是20/40/HQ',
      'EMC:',
      '盐田-LA 1430/1790/1790',
      '厦门-LA 1470/1840/1840',
      '',
      '含BAF，美金价，AMS 35/票另加',
    ),
  ).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP | 40GP | 40HC',
    '盐田 | LA | EMC | 12.1-12.14 | USD | 1430 | 1790 | 1790',
    '厦门 | LA | EMC | 12.1-12.14 | USD | 1470 | 1840 | 1840',
  ]);
});

test('a charge with its code in brackets keeps its amounts, also behind the ports that it is for', () => {
  const lines = offersOf(
    'MSC from Hamburg to Jeddah USD 700/20DC and USD 1,050/40HC, valid 1-31 December 2026',
    "War risk surcharge (WRS) for Jeddah and Aqaba: USD 60/20', USD 120/40'.",
  );
  expect(lines.map((line) => line.split(' | ').slice(0, 7).join(' | '))).toEqual([
    'POL | POD | Carrier | Validity | Currency | 20GP | 40HC',
    'Hamburg | Jeddah | MSC | 1-31 December 2026 | USD | 700 | 1,050',
  ]);
});

test.each([
  ['Dutch', "Antwerpen - Durban met MSC: 20' USD 980", 'Kaapstad zelfde niveau.', 'Antwerpen | Kaapstad'],
  ['Turkish', "Ambarlı'dan Shanghai'a MSC ile 20' için 980 USD.", 'Ningbo aynı seviyede.', 'Ambarlı | Ningbo'],
  ['Russian', "Из Стамбула в Шанхай с MSC: 980 долл. за 20'.", 'Нинбо: та же ставка.', 'Стамбул | Нинбо'],
  [
    'Vietnamese',
    "Từ Hải Phòng đến Rotterdam với MSC là 980 USD cho cont 20'.",
    'Moerdijk cùng giá.',
    'Hải Phòng | Moerdijk',
  ],
  ['Thai', "MSC จากแหลมฉบัง ไปโตเกียว: USD 980/20'", 'กรุงเทพ ราคาเดียวกัน', 'กรุงเทพ | โตเกียว'],
  ['Indonesian', "Jakarta ke Shanghai pakai MSC: 20' USD 980.", 'Semarang harga sama.', 'Semarang | Shanghai'],
  ['Korean', "인천에서 호치민까지 MSC 20' USD 980 입니다.", '하이퐁 동일합니다.', '인천 | 하이퐁'],
  ['Japanese', "神戸から上海まで MSC 20' USD 980 です。", '大阪も同じです。', '大阪 | 上海'],
  ['Arabic', "من الإسكندرية إلى هامبورغ مع MSC: 980 USD لكل 20'", 'دمياط نفس السعر', 'دمياط | هامبورغ'],
  ['traditional Chinese', '從香港到鹿特丹，MSC，20呎 USD 980。', '高雄同價。', '高雄 | 鹿特丹'],
  [
    'French',
    "Au départ du Havre à destination d'Abidjan avec MSC : 980 USD par 20'",
    'Rouen même prix',
    'Rouen | Abidjan',
  ],
  [
    'Italian',
    "Da Genova a New York con MSC: 20' USD 980",
    'da La Spezia a New York stesso nolo',
    'La Spezia | New York',
  ],
])('a lane, its price and one of the same price, in %s', (_language, offer, same, lane) => {
  const [, first = '', second] = offersOf(offer, same);
  expect(first.endsWith('| MSC | USD | 980')).toBe(true);
  expect(second).toBe(`${lane} | MSC | USD | 980`);
});

test('a line that its writer ended is one of its own, and one that a program broke goes on', () => {
  const lines = (...texts: string[]) =>
    proseLines(texts.map((text, row) => ({ text, from: { tab: 'mail', row } }))).map(({ text }) => text);
  const list = [
    "Rates from Shanghai to Hamburg with MSC are USD 1,450 per 20' and USD 2,350 per 40'HC",
    "Rates from Ningbo to Hamburg with MSC are USD 1,500 per 20' and USD 2,400 per 40'HC",
    'GRI of USD 200 per container is announced for all sailings from the fifteenth of December',
  ];
  expect(lines(...list)).toEqual(list);
  expect(
    lines('we are pleased to quote Hapag-Lloyd from Hamburg to New York at EUR', "1,450 for a 20' container"),
  ).toEqual(["we are pleased to quote Hapag-Lloyd from Hamburg to New York at EUR 1,450 for a 20' container"]);
});
