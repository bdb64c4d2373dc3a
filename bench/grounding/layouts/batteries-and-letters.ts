import { LANGUAGES, type Language, type Layout, Paper } from '../paper.ts';
import type { Cell } from '../pen.ts';

const BATTERY: Readonly<Record<Language, string>> = {
  en: 'Lithium ion power bank',
  'zh-Hans': '锂离子移动电源',
  'zh-Hant': '鋰離子行動電源',
  de: 'Lithium-Ionen-Powerbank',
  fr: 'Batterie externe au lithium ionique',
  es: 'Batería externa de iones de litio',
};

/** What a test summary states (UN Manual of Tests and Criteria 38.3.5), in its order. */
function summaryOf(paper: Paper): (readonly [concept: string, value: string])[] {
  const { pen } = paper;
  return [
    ['batteryName', pen.value('commodityName', `${BATTERY[paper.language]}`)],
    ['manufacturer', paper.party('manufacturerCompanyName', 2)],
    ['testLab', paper.isHan ? '青屿电池检测有限公司' : 'Qingyu Battery Testing Co., Ltd.'],
    ['testNo', paper.number('certificateNo', 'BT')],
    ['testDate', paper.date('issueDate')],
    ['model', `PB-${paper.any(900)}`],
    ['batteryMass', `${180 + paper.any(90)} g`],
    ['energy', `${18 + paper.any(50)} Wh`],
    ['appearance', paper.state(paper.word('article'), 'Solid')],
  ];
}

/** A table of lettered rows, as manufacturers publish it. */
function summaryTable(language: Language): Paper {
  const paper = new Paper('summary table', language, { size: 9 });
  const { pen } = paper;
  pen.centred(40, paper.word('summaryTitle'), paper.isHan ? 15 : 12);
  const rows = summaryOf(paper);
  const end = pen.table(45, 74, {
    widths: [24, 210, 270],
    rows: [
      ...rows.map(([concept, value], at): Cell[] => [String.fromCharCode(97 + at), paper.both(concept), value]),
      ['j', { text: paper.word('results'), span: 2 }],
      ['k', { text: 'UN Manual of Tests and Criteria, Rev. 7, Amend. 1', span: 2 }],
    ],
  });
  pen.line(45, end + 16, `${paper.word('signed')}: __________`);
  return paper;
}

/** A letter of lines with the label, a colon and the value far apart. */
function summaryList(language: Language): Paper {
  const paper = new Paper('summary list', language, { size: 10, font: 'serif' });
  const { pen } = paper;
  pen.line(50, 40, paper.company(2), 13);
  pen.centred(80, paper.word('summaryTitle'), paper.isHan ? 15 : 12);
  const rows = summaryOf(paper);
  let y = 120;
  for (const [concept, value] of rows) {
    pen.paragraph(50, y, paper.word(concept), 190);
    pen.line(246, y, ':');
    y = pen.paragraph(256, y, value, 270) + 5;
  }
  pen.paragraph(50, y + 8, `${paper.word('results')} (UN Manual of Tests and Criteria, Rev. 7).`, 480);
  return paper;
}

/** A letter to a carrier: a paragraph of words, then a list of the cargo. */
function letter(language: Language): Paper {
  const paper = new Paper('letter', language, { size: 10.5, font: 'serif', leading: 1.45 });
  const { pen } = paper;
  const goods = paper.goods(({ kind }) => kind === 'bags');
  pen.centred(36, paper.company(1), 14);
  pen.centred(74, paper.word('letterTitle'), 15);
  pen.line(60, 112, `${paper.word('to')}: Far Isle Lines`);
  const list: readonly (readonly [string, string])[] = [
    ['vessel', 'NORTH HERON 031E'],
    ['container', 'TGHU4471920'],
    ['sample', pen.value('commodityName', 'Chalkora 900')],
    ['cas', paper.pen.value('casNo', '471-34-1')],
    ['appearance', paper.appearance(goods)],
    ['use', pen.value('cargoMainUsage', paper.word('useText'))],
    ['packages', paper.packages(goods, 40 * (1 + paper.any(20)))],
    ['gross', paper.mass('grossWeightKgs', 1000 * (12 + paper.any(8)) + 480, ' kg')],
    ['shipper', paper.party('shipperCompanyName', 1)],
  ];
  let y = 136;
  for (const [concept, value] of list) y = pen.paragraph(60, y, `${paper.word(concept)}: ${value}`, 470);
  y = pen.paragraph(60, y + 12, paper.word('notDangerous'), 470);
  pen.line(340, y + 34, paper.company(1));
  pen.line(340, y + 52, `${paper.word('signedOn')}: ${paper.date('issueDate')}`);
  if (paper.isHan) pen.seal(410, y + 50, paper.company(1), 44);
  pen.says('shipperDeclareAs', 'General Cargo');
  return paper;
}

/** A declaration as a table of two columns. */
function letterTable(language: Language): Paper {
  const paper = new Paper('letter table', language, { size: 9.5 });
  const { pen } = paper;
  const goods = paper.goods(({ kind }) => kind === 'bags');
  pen.centred(44, paper.word('letterTitle'), 15);
  const packages = 20 * (10 + paper.any(40));
  const rows: readonly (readonly [string, string])[] = [
    ['documentNo', paper.number('certificateNo', 'NDG')],
    ['shipper', paper.party('shipperCompanyName', 1)],
    ['consignee', paper.company(3)],
    ['vessel', 'ORIENT PELICAN / 0426W'],
    ['sample', pen.value('commodityName', 'Talcavit 20')],
    ['cas', pen.value('casNo', '14807-96-6')],
    ['appearance', paper.appearance(goods)],
    ['packages', paper.packages(goods, packages)],
    ['gross', paper.mass('grossWeightKgs', packages * 25.5)],
    ['net', paper.mass('netWeightKgs', packages * 25)],
    ['unNumber', paper.word('none')],
    ['class', paper.word('none')],
    ['emergency', paper.phone()],
  ];
  const end = pen.table(50, 86, {
    widths: [180, 315],
    rows: rows.map(([concept, value]): Cell[] => [paper.both(concept, '\n'), { text: value, across: 'middle' }]),
  });
  const said = pen.paragraph(50, end + 14, paper.word('notDangerous'), 490);
  pen.line(50, said + 26, `${paper.word('signedOn')}: ${paper.date('issueDate')}`);
  pen.line(330, said + 26, `${paper.word('signed')}:`);
  pen.says('shipperDeclareAs', 'General Cargo');
  return paper;
}

const layout = (name: string, documentType: string, aside: boolean, draw: (language: Language) => Paper): Layout => ({
  name,
  documentType,
  aside,
  languages: LANGUAGES,
  draw: (language) => draw(language).pen,
});

export const BATTERIES_AND_LETTERS: readonly Layout[] = [
  layout('test summary, lettered rows of a table', 'un38.3-test-summary', false, summaryTable),
  layout('test summary, colons far from their labels', 'un38.3-test-summary', true, summaryList),
  layout('non-dangerous letter, a list', 'non-dangerous-goods-letter', false, letter),
  layout('non-dangerous letter, a table', 'non-dangerous-goods-letter', true, letterTable),
];
