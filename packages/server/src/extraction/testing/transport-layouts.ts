import type { SdsWriter } from './sds-layouts.ts';
import type { SdsWords } from './sds-words.ts';

/** One way of setting section 14. What the sea’s entry says is always UN1263, class 3, PG II; other modes differ. */
export type TransportLayout = {
  readonly name: string;
  readonly write: (sheet: SdsWriter, words: SdsWords) => void;
  /** What it states beyond number, name, class and group; the name when it is not the language’s own. */
  readonly also?: Readonly<Record<string, string | null>>;
  /** Fields that this layout does not state. */
  readonly without?: readonly string[];
};

type Entry = { mode: string; un: string; name: string; class: string; group: string };

/** Number, name, class and group for three modes; only the sea’s are right for a form for the sea. */
export function entriesOf(words: SdsWords): Entry[] {
  return [
    { mode: 'ADR/RID', un: 'UN 1866', name: words.paint, class: '3', group: 'III' },
    { mode: 'IMDG', un: 'UN 1263', name: words.paint, class: '3', group: 'II' },
    { mode: 'IATA', un: 'UN 1866', name: words.paint, class: '3', group: 'III' },
  ];
}

export const numbered = (words: SdsWords) =>
  [
    ['14.1', words.unNumber, 'un'],
    ['14.2', words.shippingName, 'name'],
    ['14.3', words.class, 'class'],
    ['14.4', words.packingGroup, 'group'],
  ] as const;

const endOf = (sheet: SdsWriter, words: SdsWords) => {
  sheet.field(words.precautions, words.notApplicable, '14.6');
  sheet.field(words.bulk, words.notApplicable, '14.7');
};

export const TRANSPORT_LAYOUTS: readonly TransportLayout[] = [
  {
    name: 'numbered subsections, one value each',
    write: (sheet, words) => {
      const sea = entriesOf(words)[1];
      for (const [number, label, key] of numbered(words)) sheet.field(label, sea?.[key] ?? '', number);
      sheet.field(words.environment, words.no, '14.5');
      sheet.field(words.marinePollutant, words.no);
      endOf(sheet, words);
    },
    also: { marinePollutant: 'N' },
  },
  {
    name: 'numbered subsections, a line for each mode',
    write: (sheet, words) => {
      for (const [number, label, key] of numbered(words)) {
        sheet.line([50, `${number} ${label}`]);
        for (const entry of entriesOf(words)) sheet.line([60, entry.mode], [230, `: ${entry[key]}`]);
      }
      sheet.line([50, `14.5 ${words.environment}`]);
      sheet.line([60, 'ADR/RID'], [230, `: ${words.no}`]);
      sheet.line([60, `IMDG ${words.marinePollutant}`], [230, `: ${words.no}`]);
      endOf(sheet, words);
    },
    also: { marinePollutant: 'N' },
  },
  {
    name: 'a group, labels and codes under each mode of 14.4',
    write: (sheet, words) => {
      for (const [number, label, key] of numbered(words).slice(0, 3)) {
        sheet.line([50, `${number} ${label}`]);
        for (const entry of entriesOf(words)) sheet.line([50, entry.mode], [230, `: ${entry[key]}`]);
      }
      sheet.line([50, `14.4 ${words.packingGroup}`]);
      for (const entry of entriesOf(words)) {
        sheet.line([50, entry.mode]);
        sheet.line([50, words.packingGroup], [230, `: ${entry.group}`]);
        if (entry.mode === 'IMDG') sheet.line([50, words.ems], [230, ': F-E, S-E']);
        else sheet.line([50, 'Code'], [230, ': F1']);
      }
      sheet.line([50, `14.5 ${words.environment}`]);
      sheet.line([50, 'IMDG']);
      sheet.line([50, words.marinePollutant], [230, `: ${words.no}`]);
      endOf(sheet, words);
    },
    also: { emsCode: 'F-E, S-E', marinePollutant: 'N' },
  },
  {
    name: 'modes that share a value are named together',
    write: (sheet, words) => {
      sheet.line([50, `· 14.1 ${words.unNumber}`]);
      sheet.line([50, '· ADR, IMDG, IATA'], [300, 'UN1263']);
      sheet.line([50, `· 14.2 ${words.shippingName}`]);
      sheet.line([50, '· ADR'], [300, `1263 ${words.paint}, 640D`]);
      sheet.line([50, '· IMDG, IATA'], [300, words.paint]);
      sheet.line([50, `· 14.3 ${words.class}`]);
      sheet.line([50, '· ADR, IMDG, IATA']);
      sheet.line([50, '· Class'], [300, '3 Flammable liquids.']);
      sheet.line([50, '· Label'], [300, '3']);
      sheet.line([50, `· 14.4 ${words.packingGroup}`]);
      sheet.line([50, '· ADR, IMDG, IATA'], [300, 'II']);
      sheet.line([50, `· 14.5 ${words.environment}:`], [300, words.notApplicable]);
      sheet.line([50, `· ${words.marinePollutant}:`], [300, words.no]);
      sheet.line([50, '· EMS Number:'], [300, 'F-E,S-E']);
      sheet.line([50, '· UN "Model Regulation":'], [300, `UN 1263 ${words.paint}, 3, II`]);
    },
    also: { emsCode: 'F-E, S-E', marinePollutant: 'N' },
  },
  {
    name: 'a table with a column for each mode and headings across it',
    write: (sheet, words) => {
      const xs = [50, 220, 390];
      sheet.row(entriesOf(words).map((entry, index) => [xs[index] ?? 0, entry.mode, 150]));
      for (const [number, label, key] of numbered(words)) {
        sheet.line([50, `${number}. ${label}`]);
        sheet.row(entriesOf(words).map((entry, index) => [xs[index] ?? 0, entry[key], 150]));
      }
      sheet.line([50, `14.5. ${words.environment}`]);
      sheet.row([
        [50, `${words.environment}: ${words.no}`, 150],
        [220, `${words.marinePollutant}: ${words.no}`, 150],
        [390, `${words.environment}: ${words.no}`, 150],
      ]);
      endOf(sheet, words);
    },
    also: { marinePollutant: 'N' },
  },
  {
    name: 'a table with a column for each mode and labels at the left',
    write: (sheet, words) => {
      const xs = [200, 320, 440];
      sheet.row(entriesOf(words).map((entry, index) => [xs[index] ?? 0, entry.mode, 110]));
      for (const [, label, key] of numbered(words))
        sheet.row([
          [50, label, 130],
          ...entriesOf(words).map((entry, index) => [xs[index] ?? 0, entry[key], 110] as const),
        ]);
      sheet.row([
        [50, words.marinePollutant, 130],
        [200, words.no, 110],
        [320, words.no, 110],
        [440, words.no, 110],
      ]);
    },
    also: { marinePollutant: 'N' },
  },
  {
    name: 'a table with a column for each mode, over a page break',
    write: (sheet, words) => {
      const xs = [200, 320, 440];
      const head = () => sheet.row(entriesOf(words).map((entry, index) => [xs[index] ?? 0, entry.mode, 110]));
      head();
      numbered(words).forEach(([, label, key], index) => {
        if (index === 2) {
          sheet.newPage();
          head();
        }
        sheet.row([[50, label, 130], ...entriesOf(words).map((entry, at) => [xs[at] ?? 0, entry[key], 110] as const)]);
      });
    },
  },
  {
    name: 'a table with a row for each mode',
    write: (sheet, words) => {
      const xs = [50, 120, 190, 350, 430];
      const widths = [60, 65, 150, 70, 80];
      const cells = (texts: readonly string[]) =>
        texts.map((text, index) => [xs[index] ?? 0, text, widths[index] ?? 80] as const);
      sheet.row(cells(['', words.unNumber, words.shippingName, words.class, words.packingGroup]));
      for (const { mode, un, name, class: hazard, group } of entriesOf(words))
        sheet.row(cells([mode, un, name, hazard, group]));
    },
  },
  {
    name: 'a block for each mode',
    write: (sheet, words) => {
      for (const entry of entriesOf(words)) {
        sheet.line([50, entry.mode]);
        for (const [, label, key] of numbered(words)) sheet.field(label, entry[key]);
        if (entry.mode === 'IMDG') {
          sheet.field(words.ems, 'F-E, S-E');
          sheet.field(words.marinePollutant, words.no);
        }
      }
    },
    also: { emsCode: 'F-E, S-E', marinePollutant: 'N' },
  },
  {
    name: 'three modes on one line',
    write: (sheet, words) => {
      for (const [number, label, key] of numbered(words)) {
        sheet.line([50, `${number} ${label}`]);
        const [road, sea, air] = entriesOf(words).map((entry) => `${entry.mode}: ${entry[key].replace('UN ', '')}`);
        if (key === 'name') for (const text of [road, sea, air]) sheet.line([70, text ?? '']);
        else sheet.line([70, road ?? ''], [230, sea ?? ''], [390, air ?? '']);
      }
      sheet.line([50, `14.5 ${words.environment}`]);
      sheet.line(
        [70, `ADR/RID: ${words.no}`],
        [230, `IMDG ${words.marinePollutant}: ${words.no}`],
        [390, `IATA: ${words.no}`],
      );
    },
    also: { marinePollutant: 'N' },
  },
  {
    name: 'basic transport descriptions',
    write: (sheet, words) => {
      for (const { mode, un, name, class: hazard, group } of entriesOf(words))
        sheet.line([50, `${mode}: ${un.replace(' ', '')}, ${name}, ${hazard}, PG ${group}`]);
    },
  },
  {
    name: 'the labels of all modes in one column, values beside',
    write: (sheet, words) => {
      for (const [, label, key] of numbered(words))
        for (const entry of entriesOf(words)) sheet.field(`${label} (${entry.mode})`, entry[key]);
    },
  },
  {
    name: 'not regulated for the sea alone',
    write: (sheet, words) => {
      for (const entry of entriesOf(words)) {
        sheet.line([50, entry.mode]);
        if (entry.mode === 'IMDG') sheet.line([50, words.notRegulated]);
        else for (const [, label, key] of numbered(words)) sheet.field(label, entry[key]);
      }
    },
    also: { shipperDeclareAs: 'General Cargo' },
    without: ['unNo', 'properShippingName', 'imoHazardClassNo', 'packingGroup'],
  },
  {
    name: 'numbered subsections that do not apply',
    write: (sheet, words) => {
      for (const [number, label] of numbered(words)) sheet.field(label, words.notApplicable, number);
      sheet.field(words.environment, words.no, '14.5');
      endOf(sheet, words);
    },
    also: { shipperDeclareAs: 'General Cargo' },
    without: ['unNo', 'properShippingName', 'imoHazardClassNo', 'packingGroup'],
  },
  {
    name: 'a sentence that nothing is regulated',
    write: (sheet, words) => sheet.paragraph(`${words.notRegulated}. (ADR, RID, IMDG, IATA)`),
    also: { shipperDeclareAs: 'General Cargo' },
    without: ['unNo', 'properShippingName', 'imoHazardClassNo', 'packingGroup'],
  },
];

/** What an SDS of `writeSds` with this section 14 states. */
export function statedBy(words: SdsWords, layout: TransportLayout): Record<string, string | number | null> {
  const all = {
    commodityName: words.productName,
    manufacturerCompanyName: words.company,
    cargoMainUsage: words.useText,
    emergencyContactTelephone: '+49 421 5550 999',
    issueDate: '2024-03-14',
    casNo: '67-64-1, 123-86-4',
    hCodeGHS: 'H225',
    appearance: 'Liquid',
    flashPointCelsius: -17,
    boilingPoint: '56 °C',
    shipperDeclareAs: 'DG Cargo',
    unNo: 'UN1263',
    properShippingName: words.paint,
    imoHazardClassNo: '3',
    packingGroup: 'II',
    ...layout.also,
  };
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, layout.without?.includes(key) ? null : value]),
  );
}
