import { type Goods, LANGUAGES, type Language, type Layout, Paper } from '../paper.ts';
import type { Cell } from '../pen.ts';

type Stated = readonly [concept: string, value: string];
const SAMPLE = ['reportNo', 'issueDate', 'sample', 'appearance', 'applicant', 'manufacturer', 'receivedDate', 'use'];

/** What reports say of the sample and the parties, of these concepts. */
function sampleOf(paper: Paper, goods: Goods, concepts: readonly string[] = SAMPLE): Stated[] {
  const values: Readonly<Record<string, () => string>> = {
    reportNo: () => paper.number('certificateNo', 'QY'),
    issueDate: () => paper.date('issueDate'),
    sample: () => paper.trade(goods),
    appearance: () => paper.appearance(goods),
    applicant: () => paper.party('shipperCompanyName', 1),
    manufacturer: () => paper.party('manufacturerCompanyName', 2),
    receivedDate: () => paper.date(''),
    use: () => paper.pen.value('cargoMainUsage', paper.word('useText')),
  };
  return concepts.map((concept) => [concept, values[concept]?.() ?? '']);
}

/** What a report concludes of the goods for the sea. */
function entryOf(paper: Paper, goods: Goods): Stated[] {
  return [
    ['unNumber', paper.un(goods)],
    ['shippingName', paper.name(goods)],
    ['class', paper.hazardClass(goods)],
    ['subsidiary', paper.subsidiary(goods)],
    ['packingGroup', paper.group(goods)],
    ['marinePollutant', paper.pollutant(goods)],
    ['ems', paper.ems(goods)],
    ['limitedQuantity', paper.limited(goods)],
  ];
}

/** Grid of boxes, the label above its value; the conclusion label by label in one wide cell. */
function boxes(language: Language): Paper {
  const paper = new Paper('report boxes', language, { size: 9 });
  const { pen } = paper;
  const goods = paper.goods();
  pen.centred(34, paper.isHan ? '青屿化工产品检测有限公司' : 'Qingyu Chemical Testing Co., Ltd.', 13);
  pen.centred(58, paper.word('reportTitle'), paper.isHan ? 17 : 13);
  if (paper.isHan) pen.centred(82, paper.word('reportTitle', 'en'), 9);
  const sample = sampleOf(paper, goods);
  const cell = ([concept, value]: readonly [string, string]): Cell => `${paper.both(concept)}\n${value}`;
  const end = pen.table(45, 104, {
    widths: [252, 252],
    rows: [0, 2, 4, 6].map((at) => sample.slice(at, at + 2).map(cell)),
  });
  const said = entryOf(paper, goods).map(([concept, value]) => `${paper.both(concept)}: ${value}`);
  const below = pen.table(45, end + 8, {
    widths: [504],
    rows: [
      [`${paper.both('basis')}: IMDG Code (Amdt. 42-24)`],
      [`${paper.both('conclusion')}:\n${said.join('\n')}`],
      [`${paper.both('validUntil')}: ${paper.date('validUntil', 12, false, 2027)}`],
    ],
  });
  pen.seal(430, below - 20, paper.isHan ? '青屿化工产品检测有限公司' : 'QINGYU CHEMICAL TESTING', 50);
  return paper;
}

/** Numbered sentences, as laboratories of the customs conclude; a seal over the date in numerals. */
function sentences(language: Language): Paper {
  const paper = new Paper('report sentences', language, { size: 10.5, font: 'serif', leading: 1.5 });
  const { pen } = paper;
  const goods = paper.goods(({ subsidiary, technical }) => !subsidiary && !technical);
  pen.centred(44, paper.word('reportTitle'), paper.isHan ? 18 : 14);
  pen.line(360, 78, `${paper.word('reportNo')}: ${paper.number('certificateNo', 'HK')}`);
  let y = 104;
  const sample = sampleOf(paper, goods, ['sample', 'appearance', 'applicant', 'use']);
  for (const [concept, value] of sample) y = pen.paragraph(60, y, `${paper.word(concept)}: ${value}`, 470);
  y = pen.paragraph(60, y, `${paper.word('basis')}: IMDG Code (Amdt. 42-24)`, 470) + 8;
  pen.line(60, y, `${paper.word('conclusion')}:`);
  const said = paper
    .word('belongs')
    .replace('{class}', paper.hazardClass(goods))
    .replace('{un}', paper.un(goods))
    .replace('{name}', paper.name(goods))
    .replace('{group}', paper.group(goods));
  y = pen.paragraph(76, y + 18, `1. ${said}`, 450);
  const polluting = goods.pollutant === 'Y';
  const pollutant = pen.value(
    'marinePollutant',
    paper.word(polluting ? 'isPollutant' : 'notPollutant'),
    polluting ? ['Y', 'P'] : ['N'],
  );
  y = pen.paragraph(76, y, `2. ${pollutant}`, 450);
  y = pen.paragraph(
    76,
    y,
    `3. ${paper.word('validityIs').replace('{date}', paper.date('validUntil', 12, false, 2027))}`,
    450,
  );
  pen.line(370, y + 50, paper.date('issueDate', undefined, true));
  pen.seal(420, y + 44, paper.isHan ? '海关危险货物检测中心' : 'DANGEROUS GOODS LABORATORY', 46);
  return paper;
}

/** Label and value in two columns side by side, without rules. */
function columns(language: Language): Paper {
  const paper = new Paper('report columns', language, { size: 9.5 });
  const { pen } = paper;
  const goods = paper.goods(({ technical }) => !technical);
  pen.line(50, 36, paper.isHan ? '海棠检验技术服务有限公司' : 'Haitang Inspection Services', 12);
  pen.centred(62, paper.word('reportTitle'), paper.isHan ? 16 : 13);
  const sample = sampleOf(paper, goods);
  sample.forEach(([concept, value], at) => {
    const [x, y] = [50 + 258 * (at % 2), 98 + 30 * Math.floor(at / 2)];
    pen.paragraph(x, y, `${paper.word(concept)}:`, 92);
    pen.paragraph(x + 98, y, value, 150);
  });
  pen.line(50, 232, `${paper.word('flashPoint')}: ${paper.flash(goods)}`);
  pen.line(308, 232, `${paper.word('cas')}: ${paper.cas(goods)}`);
  pen.rule(50, 250, 545, 250);
  pen.line(50, 262, paper.word('conclusion'), 11);
  entryOf(paper, goods).forEach(([concept, value], at) => {
    const [x, y] = [50 + 258 * (at % 2), 286 + 42 * Math.floor(at / 2)];
    pen.paragraph(x, y, paper.word(concept), 90);
    pen.paragraph(x + 98, y, value, 150);
  });
  pen.line(50, 470, `${paper.word('validUntil')}: ${paper.date('validUntil', 12, false, 2027)}`);
  pen.seal(440, 470, paper.isHan ? '海棠检验技术服务有限公司' : 'HAITANG INSPECTION', 44);
  return paper;
}

/** The conclusion as a table with a column for each mode of transport; the sea's entry is the one that counts. */
function modes(language: Language): Paper {
  const paper = new Paper('report modes', language, { size: 9 });
  const { pen } = paper;
  const goods = paper.goods(({ technical }) => !technical);
  pen.centred(40, paper.word('reportTitle').replace(/[(（].*/, ''), paper.isHan ? 16 : 13);
  const sample = sampleOf(paper, goods);
  const end = pen.table(45, 76, {
    widths: [110, 394],
    rows: sample.map(([concept, value]): Cell[] => [
      { text: paper.both(concept, '\n'), across: 'middle' },
      { text: value, across: 'middle' },
    ]),
  });
  const middle = (text: string): Cell => ({ text, align: 'centre', across: 'middle' });
  const plain = goods[paper.language] ?? '';
  const pollutes = goods.pollutant === 'Y';
  const rows: (readonly [string, string, string, string])[] = [
    ['unNumber', goods.un ?? '', paper.un(goods), goods.un ?? ''],
    ['shippingName', plain, paper.name(goods), plain],
    ['class', goods.class ?? '', paper.hazardClass(goods), goods.class ?? ''],
    ['subsidiary', goods.subsidiary || '/', goods.subsidiary ? paper.subsidiary(goods) : '/', goods.subsidiary || '/'],
    ['packingGroup', goods.group ?? '', paper.group(goods), goods.group ?? ''],
    [
      'marinePollutant',
      '/',
      pen.value('marinePollutant', pollutes ? 'P' : paper.word('no'), pollutes ? ['P', 'Y'] : ['N']),
      '/',
    ],
  ];
  const below = pen.table(45, end + 14, {
    widths: [108, 132, 132, 132],
    rows: [
      [middle(paper.word('item')), middle(paper.word('road')), middle(paper.word('sea')), middle(paper.word('air'))],
      ...rows.map(([concept, ...values]): Cell[] => [middle(paper.word(concept)), ...values.map(middle)]),
    ],
  });
  pen.line(45, below + 14, `${paper.word('validUntil')}: ${paper.date('validUntil', 12, false, 2027)}`);
  pen.seal(430, below + 30, paper.isHan ? '青屿运输鉴定中心' : 'QINGYU TRANSPORT CENTRE', 44);
  return paper;
}

const layout = (name: string, aside: boolean, draw: (language: Language) => Paper): Layout => ({
  name,
  documentType: 'transport-certificate',
  aside,
  languages: LANGUAGES,
  draw: (language) => draw(language).pen,
});

export const REPORTS: readonly Layout[] = [
  layout('transport report, labels above values in boxes', false, boxes),
  layout('transport report, conclusion in sentences', false, sentences),
  layout('transport report, two columns side by side', true, columns),
  layout('transport report, a column for each mode', false, modes),
];
