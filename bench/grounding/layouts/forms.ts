import { type Goods, LANGUAGES, type Language, type Layout, Paper } from '../paper.ts';
import type { Cell } from '../pen.ts';

type Row = { readonly goods: Goods; readonly count: number; readonly gross: number; readonly net: number };

/** One to three rows of goods; the fields are those of the first, and what several rows add up to is its own. */
function rowsOf(paper: Paper, most: number): Row[] {
  const count = 1 + paper.any(most);
  const chosen: Row[] = [];
  while (chosen.length < count) {
    const goods = paper.goods((one) => chosen.every((other) => other.goods !== one));
    const packages = 10 * (2 + paper.any(20));
    chosen.push({ goods, count: packages, gross: packages * 218.5, net: packages * 200 });
  }
  return chosen;
}

/** The cells of a row of goods: of the first with its values marked, of others as plain words. */
function cellOf(paper: Paper, { goods, count, gross, net }: Row, first: boolean, concept: string): string {
  const cells: Readonly<Record<string, readonly [marked: () => string, plain: () => string]>> = {
    unNumber: [() => paper.un(goods), () => goods.un ?? ''],
    shippingName: [
      () => paper.name(goods),
      () => `${goods[paper.language]}${goods.technical ? ` (${goods.technical})` : ''}`,
    ],
    class: [() => paper.hazardClass(goods), () => goods.class ?? ''],
    subsidiary: [() => paper.subsidiary(goods, '-'), () => goods.subsidiary || '-'],
    packingGroup: [() => paper.group(goods), () => goods.group ?? ''],
    packages: [() => paper.packages(goods, count), () => `${count} ${paper.word(goods.kind ?? 'drums')}`],
    gross: [() => paper.mass('grossWeightKgs', gross, ''), () => paper.mass('', gross, '')],
    net: [() => paper.mass('netWeightKgs', net, ''), () => paper.mass('', net, '')],
    flashPoint: [() => paper.flash(goods), () => (goods.flash ? `${goods.flash} °C` : '-')],
    marinePollutant: [() => paper.pollutant(goods), () => paper.word(goods.pollutant === 'Y' ? 'yes' : 'no')],
  };
  const [marked, plain] = cells[concept] ?? [() => '', () => ''];
  return first ? marked() : plain();
}

/** Where one row is all, the totals are the row's. */
function totals(paper: Paper, rows: readonly Row[], unit: string): readonly [string, string] {
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  const alone = rows.length === 1;
  const key = (name: string) => (alone ? name : '');
  if (!alone) {
    paper.pen.says(
      'grossWeightKgs',
      sum(({ gross }) => gross),
    );
    paper.pen.says(
      'netWeightKgs',
      sum(({ net }) => net),
    );
  }
  return [
    paper.mass(
      key('grossWeightKgs'),
      sum(({ gross }) => gross),
      unit,
    ),
    paper.mass(
      key('netWeightKgs'),
      sum(({ net }) => net),
      unit,
    ),
  ];
}

/** Container packing certificate: captions in corners, a table of goods under heads, a total. */
const packingTable = (language: Language): Paper => {
  const paper = new Paper('packing table', language, { size: 8.5, font: 'sans' });
  const { pen } = paper;
  const rows = rowsOf(paper, 3);
  pen.centred(36, paper.word('containerTitle'), 15);
  if (paper.isHan) pen.centred(58, paper.word('containerTitle', 'en'), 9);
  const cell = (concept: string, text: string): Cell => ({ caption: paper.both(concept), text, height: 32 });
  const end = pen.table(40, 78, {
    widths: [172, 172, 172],
    rows: [
      [
        cell('documentNo', paper.number('certificateNo', 'CPC')),
        cell('container', 'XHNU 204817 3'),
        cell('seal', 'HL0088321'),
      ],
      [
        cell('shipper', paper.party('shipperCompanyName', 1)),
        cell('vessel', 'ORIENT PELICAN / 0426W'),
        cell('loading', 'Qingyu'),
      ],
      [cell('consignee', paper.company(3)), cell('carrier', 'Far Isle Lines'), cell('discharge', 'Hamburg')],
    ],
  });
  const heads = ['unNumber', 'shippingName', 'class', 'subsidiary', 'packingGroup', 'packages', 'gross', 'net'];
  const [gross, net] = totals(paper, rows, '');
  const table = pen.table(40, end + 12, {
    widths: [48, 122, 46, 58, 52, 84, 54, 52],
    size: 8,
    rows: [
      heads.map((concept): Cell => ({ text: paper.word(concept), align: 'centre', across: 'middle' })),
      ...rows.map((row, at): Cell[] =>
        heads.map(
          (concept): Cell => ({ text: cellOf(paper, row, at === 0, concept), align: 'centre', across: 'middle' }),
        ),
      ),
      [
        { text: paper.word('total'), span: 6, align: 'right' },
        { text: gross, align: 'centre' },
        { text: net, align: 'centre' },
      ],
    ],
  });
  const said = pen.paragraph(44, table + 14, paper.word('packedDeclaration'), 500);
  pen.line(44, said + 24, `${paper.word('company')}: ${paper.company(1)}`);
  pen.line(44, said + 42, `${paper.word('signedOn')}: Qingyu, ${paper.date('issueDate')}`);
  pen.line(330, said + 42, `${paper.word('signed')}:`);
  if (paper.isHan) pen.seal(430, said + 40, paper.company(1), 42);
  return paper;
};

/** Container packing certificate as a letter: label and value on a line, goods in columns without rules. */
const packingLetter = (language: Language): Paper => {
  const paper = new Paper('packing letter', language, { size: 10, font: 'serif', leading: 1.35 });
  const { pen } = paper;
  const rows = rowsOf(paper, 2);
  pen.line(50, 40, paper.company(1), 13);
  pen.centred(84, paper.word('containerTitle'), 14);
  const list: readonly (readonly [string, string])[] = [
    ['reference', `BK${paper.any(90000)}`],
    ['documentNo', paper.number('certificateNo', 'VGM')],
    ['container', 'TGHU4471920 / 40HC'],
    ['seal', 'CN448812'],
    ['shipper', paper.party('shipperCompanyName', 1)],
    ['vessel', 'NORTH HERON 031E'],
    ['tare', paper.mass('', 3800)],
    ['signedOn', paper.date('issueDate')],
  ];
  list.forEach(([concept, value], at) => {
    pen.line(50, 118 + 17 * at, `${paper.word(concept)}: ${value}`);
  });
  const columns = [50, 96, 232, 284, 334, 440, 500];
  const heads = ['unNumber', 'shippingName', 'class', 'packingGroup', 'packages', 'gross', 'net'];
  const widths = [44, 130, 50, 48, 102, 58, 54];
  let y = 118 + 17 * list.length + 16;
  const line = (texts: readonly string[]) => {
    const ends = texts.map((text, at) => pen.paragraph(columns[at] ?? 0, y, text, widths[at], 8.5));
    y = Math.max(...ends) + 5;
  };
  line(heads.map((concept) => paper.word(concept)));
  pen.rule(50, y - 3, 552, y - 3);
  rows.forEach((row, at) => {
    const cells = heads.map((concept) => cellOf(paper, row, at === 0, concept));
    if (row.goods.subsidiary) cells[2] += ` (${cellOf(paper, row, at === 0, 'subsidiary')})`;
    line(cells);
  });
  const [gross, net] = totals(paper, rows, '');
  pen.rule(50, y - 2, 552, y - 2);
  line([paper.word('total'), '', '', '', '', gross, net]);
  pen.paragraph(50, y + 16, paper.word('packedDeclaration'), 490);
  pen.line(50, y + 110, `${paper.word('signed')}: ____________________`);
  return paper;
};

/** Multimodal dangerous goods form: numbered boxes, the goods described in words across one wide box. */
const multimodalForm = (language: Language): Paper => {
  const paper = new Paper('multimodal form', language, { size: 8.5 });
  const { pen } = paper;
  const goods = paper.goods(({ technical }) => !technical);
  const count = 20 + paper.any(100);
  pen.centred(30, paper.word('formTitle'), paper.language === 'en' || paper.isHan ? 14 : 10);
  const cell = (number: number, concept: string, text: string, span = 1): Cell => ({
    caption: `${number}. ${paper.both(concept)}`,
    text,
    span,
    height: 36,
  });
  const end = pen.table(36, 54, {
    widths: [262, 131, 131],
    rows: [
      [
        cell(1, 'shipper', paper.party('shipperCompanyName', 1)),
        cell(2, 'documentNo', paper.number('certificateNo', 'MDG')),
        cell(4, 'reference', `BK${paper.any(90000)}`),
      ],
      [cell(6, 'consignee', paper.company(3)), cell(7, 'carrier', 'Far Isle Lines', 2)],
      [cell(10, 'vessel', 'SEA LANTERN / 118N'), cell(11, 'loading', 'Qingyu'), cell(12, 'discharge', 'Hamburg')],
    ],
  });
  const further = goods.subsidiary ? ` (${paper.subsidiary(goods)})` : '';
  const pollutant =
    goods.pollutant === 'Y'
      ? `, ${pen.value('marinePollutant', paper.word('marinePollutant').toUpperCase(), ['Y', 'P'])}`
      : '';
  const flash = goods.flash ? `, ${paper.flash(goods, '°C')} c.c.` : '';
  const described = `${paper.un(goods, 'UN ')}, ${paper.name(goods)}, ${paper.hazardClass(goods)}${further}, PG ${paper.group(goods)}${flash}${pollutant}`;
  const table = pen.table(36, end, {
    widths: [90, 264, 85, 85],
    rows: [
      [
        {
          caption: paper.isHan ? '14. 标记' : '14. Marks',
          text: `VK/1-${count}`,
          height: 20,
        },
        { caption: paper.both('goods'), text: '' },
        { caption: paper.both('gross'), text: '' },
        { caption: paper.both('net'), text: '' },
      ],
      [
        { text: 'HAMBURG', height: 120 },
        {
          text: `${paper.packages(goods, count)}\n${described}\nEmS: ${paper.ems(goods)}\n${paper.word('emergency')}: ${paper.phone()}`,
        },
        { text: paper.mass('grossWeightKgs', count * 218), align: 'right' },
        { text: paper.mass('netWeightKgs', count * 200), align: 'right' },
      ],
    ],
  });
  pen.table(36, table, {
    widths: [131, 131, 131, 131],
    rows: [
      [
        cell(15, 'container', 'XHNU2048173'),
        cell(16, 'seal', 'HL0088321'),
        cell(18, 'tare', paper.mass('', 3760, '')),
        cell(19, 'totalGross', paper.mass('', count * 218 + 3760, '')),
      ],
      [
        {
          caption: paper.isHan ? '声明 Declaration' : 'Declaration',
          text: paper.word('declaration'),
          span: 2,
          size: 7.5,
          height: 90,
        },
        cell(20, 'company', paper.company(1)),
        cell(21, 'signedOn', paper.date('issueDate')),
      ],
    ],
  });
  return paper;
};

/** A carrier's dangerous goods declaration across the page: every property of the goods in a column of its own. */
const carrierForm = (language: Language): Paper => {
  const paper = new Paper('carrier form', language, { size: 8 }, true);
  const { pen } = paper;
  const rows = rowsOf(paper, 3);
  pen.centred(28, paper.word('formTitle'), 13);
  const list: readonly (readonly [string, string])[] = [
    ['shipper', paper.party('shipperCompanyName', 1)],
    ['documentNo', paper.number('certificateNo', 'FIL')],
    ['vessel', 'NORTH HERON / 031E'],
    ['emergency', paper.phone()],
    ['loading', 'Qingyu'],
    ['signedOn', paper.date('issueDate')],
  ];
  list.forEach(([concept, value], at) => {
    pen.line(36 + 390 * (at % 2), 56 + 16 * Math.floor(at / 2), `${paper.word(concept)}: ${value}`);
  });
  const heads = [
    'unNumber',
    'shippingName',
    'class',
    'subsidiary',
    'packingGroup',
    'flashPoint',
    'marinePollutant',
    'packages',
    'gross',
    'net',
  ];
  const end = pen.table(36, 112, {
    widths: [52, 180, 48, 66, 62, 72, 70, 94, 64, 62],
    rows: [
      heads.map(
        (concept): Cell => ({ text: paper.isHan ? paper.both(concept, '\n') : paper.word(concept), align: 'centre' }),
      ),
      ...rows.map((row, at): Cell[] =>
        heads.map(
          (concept): Cell => ({ text: cellOf(paper, row, at === 0, concept), align: 'centre', across: 'middle' }),
        ),
      ),
      ...Array.from({ length: 2 }, (): Cell[] => heads.map(() => ({ text: '', height: 18 }))),
    ],
  });
  if (rows.length > 1) {
    paper.pen.says('grossWeightKgs', null);
    paper.pen.says('netWeightKgs', null);
  }
  pen.paragraph(36, end + 16, paper.word('declaration'), 740);
  pen.line(36, end + 76, `${paper.word('signed')}: ____________`);
  return paper;
};

const layout = (name: string, documentType: string, aside: boolean, draw: (language: Language) => Paper): Layout => ({
  name,
  documentType,
  aside,
  languages: LANGUAGES,
  draw: (language) => draw(language).pen,
});

export const FORMS: readonly Layout[] = [
  layout('packing certificate, goods in a table', 'container-packing-certificate', false, packingTable),
  layout('packing certificate, a letter with goods in columns', 'container-packing-certificate', true, packingLetter),
  layout('multimodal form, goods in words', 'dangerous-goods-declaration', false, multimodalForm),
  layout('carrier form across the page, goods in columns', 'dangerous-goods-declaration', true, carrierForm),
];
