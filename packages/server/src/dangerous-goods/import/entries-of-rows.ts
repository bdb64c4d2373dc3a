import type { Finding } from '../../base/index.ts';
import { CARRIAGE_COLUMNS, type Carriage, type CarriageColumn } from '../carriage/carriage.ts';
import { parseEms } from '../codes/ems.ts';
import { type HazardClass, parseHazardClass } from '../codes/hazard-class.ts';
import { type PackingGroup, parsePackingGroup } from '../codes/packing-group.ts';
import type { Parsed } from '../codes/parsed.ts';
import { parseUnNumber, type UnNumber } from '../codes/un-number.ts';
import type { DangerousGoodsList } from '../list/dangerous-goods-list.ts';
import type { DangerousGoodsEntry, PhysicalState, SeaTransport } from '../list/entry.ts';
import type { ListColumn, ListRow } from './list-row.ts';

const STATES: Readonly<Record<string, PhysicalState>> = {
  ...{
    l: 'liquid',
    liquid: 'liquid',
    s: 'solid',
    solid: 'solid',
    g: 'gas',
    gas: 'gas',
    a: 'article',
    article: 'article',
  },
};
const SEA: readonly SeaTransport[] = ['allowed', 'prohibited', 'not-subject', 'not-by-sea'];
const LIMITED = /^(?:0|SP \d+|\d+(?:\.\d+)? (?:mL|L|g|kg)(?:\/\d+(?:\.\d+)? (?:mL|L|g|kg))?)$/;
const EXCEPTED = /^(?:E[0-5]|SP \d+)$/;
/** How the codes of a column look, and an example. */
const CODES: Readonly<Record<CarriageColumn, readonly [RegExp, string]>> = {
  stowageCategory: [/^(?:[A-E]|0[1-5])$/, 'A or 04'],
  stowageCodes: [/^(?:SW|H)\d{1,2}$/, 'SW2, H1'],
  segregationCodes: [/^SG\d{1,2}$/, 'SG35, SG49'],
  packingInstructions: [/^(?:P|LP)\d{3}[a-z]?$/, 'P001, LP01'],
  packingProvisions: [/^(?:PP|L)\d{1,3}$/, 'PP1, L2'],
  ibcInstructions: [/^IBC\d{2,3}$/, 'IBC02'],
  ibcProvisions: [/^B\d{1,2}$/, 'B2, B4'],
  tankInstructions: [/^T\d{1,2}$/, 'T11'],
  tankProvisions: [/^TP\d{1,3}$/, 'TP2, TP13'],
};
const NONE = /^(?:-|none|n\/a|no)$/i;

/** The entries of a file, and the findings about rows that were held back. */
export type ReadEntries = {
  readonly entries: readonly DangerousGoodsEntry[];
  readonly findings: readonly Finding[];
  /** UN numbers with a faulty row, held back with all their rows. */
  readonly heldBack: readonly string[];
};

/** Reads one row and collects its findings. */
class RowReader {
  readonly findings: Finding[] = [];
  private readonly row: ListRow;

  constructor(row: ListRow) {
    this.row = row;
  }

  /** Whether the cell is filled, even with a dash. */
  has(column: ListColumn): boolean {
    return this.row[column] !== undefined;
  }

  text(column: ListColumn): string | undefined {
    const text = this.row[column];
    return text === undefined || NONE.test(text) ? undefined : text;
  }

  fault(column: ListColumn, message: string): void {
    const quote = this.row[column] ?? '';
    this.findings.push({
      code: `list_${column.toLowerCase()}`,
      severity: 'error',
      message: `${column}: ${message}`,
      place: { row: this.row.row },
      quote,
    });
  }

  parsed<T>(column: ListColumn, parse: (text: string) => Parsed<T>): T | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    this.fault(column, parsed.finding.message);
    return undefined;
  }

  matched(column: ListColumn, pattern: RegExp, example: string): string | undefined {
    const text = this.text(column);
    if (text === undefined || pattern.test(text)) return text;
    this.fault(column, `"${text}" does not have the form ${example}.`);
    return undefined;
  }
}

/** The built-in row for the missing cells of a row: same class and packing group, else the first of the number. */
function modelOf(entry: { un: string; hazardClass: string; packingGroup: string | null }, base: DangerousGoodsList) {
  const rows = base.find(entry.un as DangerousGoodsEntry['un']);
  return (
    rows.find((one) => one.hazardClass === entry.hazardClass && one.packingGroup === entry.packingGroup) ?? rows[0]
  );
}

type Identity = { un: UnNumber; name: string; hazardClass: HazardClass; packingGroup: PackingGroup | null };

function readIdentity(reader: RowReader): Identity | undefined {
  const un = reader.parsed('un', (text) => parseUnNumber(/^\d{1,4}$/.test(text) ? text.padStart(4, '0') : text));
  const hazardClass = reader.parsed('class', parseHazardClass);
  const packingGroup = reader.parsed('packingGroup', parsePackingGroup) ?? null;
  const name = reader.text('name');
  for (const column of ['un', 'name', 'class'] as const)
    if (reader.text(column) === undefined) reader.fault(column, 'The cell is empty.');
  if (un === undefined || hazardClass === undefined || name === undefined) return undefined;
  return { un, name, hazardClass, packingGroup };
}

/** The other properties of a row; undefined where the cell is empty. */
function readProperties(reader: RowReader) {
  const subsidiaryHazards = listed(reader.text('subsidiary'), /[,;/+]/).flatMap(
    (one) => reader.parsed('subsidiary', () => parseHazardClass(one)) ?? [],
  );
  const limitedQuantity = reader.matched('limitedQuantity', LIMITED, '0, 1 L, 5 kg or SP 277');
  const exceptedQuantity = reader.matched('exceptedQuantity', EXCEPTED, 'E2');
  const ems = reader.parsed('ems', parseEms);
  const stateText = reader.text('state');
  const state = stateText === undefined ? undefined : STATES[stateText.toLowerCase()];
  if (stateText !== undefined && state === undefined) reader.fault('state', 'Must be liquid, solid, gas or article.');
  const seaText = reader.text('seaTransport');
  const seaTransport = SEA.find((one) => one === seaText);
  if (seaText !== undefined && seaTransport === undefined)
    reader.fault('seaTransport', `Must be one of ${SEA.join(', ')}.`);
  const provisions = listed(reader.text('specialProvisions'), /[,;\s]+/).map(Number);
  if (provisions.some((one) => !Number.isInteger(one) || one < 1))
    reader.fault('specialProvisions', 'Must be numbers separated by commas.');
  return { subsidiaryHazards, limitedQuantity, exceptedQuantity, ems, state, seaTransport, provisions };
}

/** The codes of the columns that the file has; a dash says that there are none. */
function readCarriage(reader: RowReader, source: string): Carriage {
  const read = CARRIAGE_COLUMNS.filter((column) => reader.has(column)).map((column) => {
    const values = listed(reader.text(column), /[,;\s]+/).map((code) => code.toUpperCase());
    const [pattern, example] = CODES[column];
    const wrong = values.find((code) => !pattern.test(code));
    if (wrong !== undefined) reader.fault(column, `"${wrong}" does not have the form ${example}.`);
    return [column, { values, source }] as const;
  });
  return Object.fromEntries(read);
}

function listed(text: string | undefined, separator: RegExp): string[] {
  return (text ?? '').split(separator).filter((one) => one.trim() !== '');
}

type Entry = Omit<DangerousGoodsEntry, 'row'>;

function readEntry(row: ListRow, base: DangerousGoodsList, source: string): { entry?: Entry; reader: RowReader } {
  const reader = new RowReader(row);
  const identity = readIdentity(reader);
  const { provisions, ...read } = readProperties(reader);
  const carriage = readCarriage(reader, source);
  if (reader.findings.length > 0 || identity === undefined) return { reader };
  const model = modelOf(identity, base);
  const ofModel = row.specialProvisions === undefined ? (model?.specialProvisions ?? []) : [];
  const specialProvisions = [...new Set([...provisions, ...ofModel])];
  const { un, name, hazardClass, packingGroup } = identity;
  const entry: Entry = {
    ...{ un, name, hazardClass, packingGroup, specialProvisions },
    nameZh: reader.text('nameZh') ?? model?.nameZh ?? null,
    subsidiaryHazards: read.subsidiaryHazards,
    conditionalHazards: model?.conditionalHazards ?? [],
    furtherHazards: model?.furtherHazards ?? false,
    state: read.state ?? model?.state ?? (/LIQUID|SOLUTION/i.test(name) ? 'liquid' : 'solid'),
    ems: read.ems ?? model?.ems ?? null,
    limitedQuantity: read.limitedQuantity ?? model?.limitedQuantity ?? '',
    exceptedQuantity: read.exceptedQuantity ?? model?.exceptedQuantity ?? '',
    marinePollutant: isMarinePollutant(reader, model),
    technicalNameProvision: specialProvisions.includes(274) ? 274 : specialProvisions.includes(318) ? 318 : null,
    seaTransport: read.seaTransport ?? model?.seaTransport ?? 'allowed',
    provisionsSource: row.specialProvisions === undefined ? (model?.provisionsSource ?? source) : source,
    carriage: { ...model?.carriage, ...carriage },
  };
  return { entry, reader };
}

/** A missing column means the value of the built-in row; an empty cell means no. */
function isMarinePollutant(reader: RowReader, model: DangerousGoodsEntry | undefined): boolean {
  const text = reader.text('marinePollutant');
  if (text !== undefined) return /^(?:y|yes|p|true|1)$/i.test(text);
  return !reader.has('marinePollutant') && (model?.marinePollutant ?? false);
}

/**
 * Rows as entries; `source` is the name of the list. Missing cells are taken from the built-in row for the same number, class and packing group. A faulty
 * row is held back with every row of its number, since an incomplete number would be wrong.
 */
export function entriesOfRows(rows: readonly ListRow[], base: DangerousGoodsList, source: string): ReadEntries {
  const read = rows.map((row) => ({ row, ...readEntry(row, base, source) }));
  const findings = read.flatMap(({ reader }) => reader.findings);
  const faulty = read
    .filter(({ entry }) => entry === undefined)
    .map(({ row }) => row.un?.replace(/\D/g, '').padStart(4, '0') ?? '');
  const heldBack = [...new Set(faulty)].filter((un) => un !== '0000' && un !== '');
  const seen = new Map<string, number>();
  const entries = read.flatMap(({ entry }): DangerousGoodsEntry[] => {
    if (entry === undefined || heldBack.includes(entry.un)) return [];
    const row = (seen.get(entry.un) ?? 0) + 1;
    seen.set(entry.un, row);
    return [{ ...entry, row }];
  });
  return { entries, findings, heldBack };
}
