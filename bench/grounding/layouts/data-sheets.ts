import { SDS_WORDS, type SdsWords } from '../../../packages/server/src/extraction/testing/sds-words.ts';
import { type Goods, LANGUAGES, type Language, type Layout, Paper } from '../paper.ts';
import type { Cell } from '../pen.ts';

const NUMERALS = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六'.split(' ');
const CODES: Readonly<Partial<Record<Language, string>>> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' };

/** How a sheet sets a label and its value: draws both from `y` on and returns where they end. */
type Setter = (paper: Paper, y: number, label: string, value: string, number: string) => number;

const inline: Setter = ({ pen }, y, label, value, number) =>
  pen.paragraph(50, y, `${number === '' ? '' : `${number} `}${label}: ${value}`, 490) + 2;

const columns: Setter = ({ pen }, y, label, value, number) => {
  const left = pen.paragraph(50, y, `${number === '' ? '' : `${number} `}${label}`, 180);
  return Math.max(left, pen.paragraph(240, y, value, 300)) + 3;
};

const ruled: Setter = ({ pen }, y, label, value) => pen.table(50, y, { widths: [170, 325], rows: [[label, value]] });

/** Section 14 of a sheet; returns where it ends. */
type Transport = (paper: Paper, words: SdsWords, goods: Goods, y: number, set: Setter) => number;

const bySubsections: Transport = (paper, words, goods, start, set) => {
  let y = set(paper, start, words.unNumber, paper.un(goods, paper.one('UN', 'UN ', '')), '14.1');
  y = set(paper, y, words.shippingName, paper.name(goods), '14.2');
  y = set(paper, y, words.class, paper.hazardClass(goods), '14.3');
  y = set(paper, y, words.packingGroup, paper.pen.value('packingGroup', goods.group ?? ''), '14.4');
  const pollutes = goods.pollutant === 'Y';
  y = set(
    paper,
    y,
    `14.5 ${words.marinePollutant}`,
    paper.pen.value('marinePollutant', paper.word(pollutes ? 'yes' : 'no'), pollutes ? ['Y', 'P'] : ['N']),
    '',
  );
  return set(paper, y, words.ems, paper.ems(goods), '');
};

const byModes: Transport = (paper, words, goods, y) => {
  const { pen } = paper;
  const middle = (text: string): Cell => ({ text, align: 'centre' });
  const plain = goods[paper.language] ?? '';
  const row = (label: string, other: string, own: string): Cell[] => [label, middle(other), middle(own), middle(other)];
  return pen.table(50, y, {
    widths: [135, 120, 120, 120],
    rows: [
      ['', middle('ADR/RID'), middle('IMDG'), middle('IATA')],
      row(words.unNumber, goods.un ?? '', paper.un(goods)),
      row(words.shippingName, plain, paper.name(goods)),
      row(words.class, goods.class ?? '', paper.hazardClass(goods)),
      row(words.packingGroup, goods.group ?? '', pen.value('packingGroup', goods.group ?? '')),
    ],
  });
};

function heading(paper: Paper, words: SdsWords, number: number, y: number): number {
  const chinese = /第#部分|#、/.test(words.section);
  const mark = words.section.replace('#', chinese ? (NUMERALS[number - 1] ?? '') : String(number));
  paper.pen.line(50, y + 8, `${mark}${chinese ? ' ' : ': '}${words.headings[number - 1]}`, 1.15 * paper.pen.size);
  return y + 28;
}

/** The sections that state fields, written one by one; others have a sentence. */
function section(paper: Paper, words: SdsWords, goods: Goods, number: number, y: number, set: Setter): number {
  const { pen } = paper;
  if (number === 1) {
    let end = set(paper, y, words.product, paper.trade(goods), '1.1');
    end = set(paper, end, words.use, pen.value('cargoMainUsage', words.useText), '1.2');
    end = set(paper, end, words.supplier, paper.party('manufacturerCompanyName', 2), '1.3');
    return set(paper, end, words.emergency, paper.phone(), '1.4');
  }
  if (number === 3) {
    pen.line(50, y, words.product);
    pen.line(250, y, words.cas);
    pen.line(400, y, '%');
    pen.line(50, y + 16, goods.technical || (goods[paper.language] ?? ''));
    pen.line(250, y + 16, paper.cas(goods));
    pen.line(400, y + 16, '40 - 60');
    return y + 36;
  }
  if (number === 9) {
    const solid = goods.kind === 'bags';
    const end = solid ? y : set(paper, y, words.state, pen.value('appearance', words.liquid, 'Liquid'), '');
    return set(paper, end, words.flashPoint, goods.flash ? paper.flash(goods) : words.notApplicable, '');
  }
  return pen.paragraph(50, y, `${words.notApplicable}.`, 480) + 4;
}

function sheet(name: string, language: Language, set: Setter, transport: Transport): Paper {
  const paper = new Paper(name, language, { size: 9.5 });
  const words = SDS_WORDS[CODES[language] ?? language];
  if (!words) throw new Error(`sds-words.json has no "${language}".`);
  const goods = paper.goods(({ subsidiary }) => !subsidiary);
  paper.pen.centred(40, words.title, 15);
  let y = set(paper, 70, words.revision, paper.date('issueDate'), '');
  for (let number = 1; number <= 16; number++) {
    if (y > 690) {
      paper.pen.newPage();
      y = 50;
    }
    y = heading(paper, words, number, y);
    y = number === 14 ? transport(paper, words, goods, y, set) : section(paper, words, goods, number, y, set);
  }
  paper.pen.says('hCodeGHS', null);
  return paper;
}

const layout = (name: string, aside: boolean, set: Setter, transport: Transport): Layout => ({
  name,
  documentType: 'safety-data-sheet',
  aside,
  languages: LANGUAGES,
  draw: (language) => sheet(name, language, set, transport).pen,
});

export const DATA_SHEETS: readonly Layout[] = [
  layout('safety data sheet, inline', false, inline, bySubsections),
  layout('safety data sheet, two columns', true, columns, bySubsections),
  layout('safety data sheet, ruled, modes in columns', false, ruled, byModes),
];
