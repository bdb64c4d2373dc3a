import { type EquipmentType, parseEquipmentList } from '../../../record/equipment.ts';
import { plainText } from '../../plain-text.ts';
import { findCurrency } from '../../prices/parse-currency.ts';
import { isCurrencyName } from '../../prices/parse-price.ts';
import { namesDays } from '../../validity/parse-validity.ts';
import { type HeaderMeaning, isPerDay } from '../headers/classify-header.ts';
import { scoreValues, WEIGHTS } from '../role-scores.ts';
import type { Matrix } from '../table.ts';
import { priceOfCarrier, withCarrierBeside } from './carrier-beside-type.ts';
import type { ColumnLabel } from './column-labels.ts';
import { type ColumnRole, roleOfHeader, rolesInHeader } from './column-lexicon.ts';
import type { ColumnSample, Evidence, ValueKind } from './column-sample.ts';
import { isNoOffer } from './price-columns.ts';
import { rolesOfWords } from './roles-of-words.ts';

/** One thing that a column may hold, with what its own heading and values say for it, in points. */
export type ColumnReading = {
  meaning: HeaderMeaning;
  /** The labels over prices: a carrier, a validity, a port. */
  groups?: readonly string[];
  /** The column is the left one of a matrix. */
  matrix?: Matrix;
  /** Only values speak for it. */
  byValues?: true;
  score: number;
};

/** A column with everything that it may hold; never empty. */
export type OpenColumn = { label: ColumnLabel; sample: ColumnSample; readings: readonly ColumnReading[] };

/** "출발항 \ 도착항", "POL/POD": what goes down and what goes across a matrix. */
export function cornerOf(
  text: string,
): { down: 'origin' | 'destination'; across: 'origin' | 'destination' } | undefined {
  const [first = '', second = '', ...more] = text.split(/\s*[\\/|→＼／]\s*/);
  if (more.length > 0) return undefined;
  const [down, across] = [roleOfHeader(first), roleOfHeader(second)];
  const isEnd = (role: ColumnRole | undefined) => role === 'origin' || role === 'destination';
  return isEnd(down) && isEnd(across) && down !== across ? ({ down, across } as never) : undefined;
}

/** The roles that values alone may stand for. */
const BY_VALUES: readonly (readonly [kind: ValueKind, roles: readonly ColumnRole[]])[] = [
  ['place', ['origin', 'destination']],
  ['lane', ['lane']],
  ['code', ['origin', 'destination', 'origin-code', 'destination-code']],
  ['country', ['origin-country', 'destination-country']],
  ['carrier', ['carrier']],
  ['container', ['equipment']],
  ['currency', ['currency']],
  ['date', ['valid-from', 'valid-to']],
  ['period', ['validity']],
  ['charge', ['charge']],
  ['unit', ['rate-basis']],
  ['prose', ['remarks']],
  ['amount', ['amount']],
];

/** Columns of smaller numbers are serial numbers, days, pieces. */
const LEAST_PRICE = 30;

/** At this share of its cells a column may be of a kind. */
const SHARE = 0.6;

/** A third column of ports under an unknown heading is one of these. */
const THIRD_PLACE: readonly ColumnRole[] = ['receipt', 'delivery', 'via'];

/** A heading that names no column, or a charge, as "Door delivery" and "Haulage to" do: over names of places these are where it goes to. */
const mayHeadPlaces = ({ kind }: HeaderMeaning) => kind === 'unknown' || kind === 'charge';

const isOtherPrice = (said: HeaderMeaning) => said.kind === 'field' && said.role === 'other-mode-price';

/** What a column may hold by its values, whatever its heading says. */
function readingsByValues({ meaning: said }: ColumnLabel, sample: ColumnSample): ColumnReading[] {
  const roles = new Set<ColumnRole>();
  if (mayHeadPlaces(said) && sample.share('place') >= SHARE) for (const role of THIRD_PLACE) roles.add(role);
  for (const [kind, named] of BY_VALUES) {
    if (kind === 'amount' && said.kind === 'charge') continue;
    // An amount of 45 under the head of a charge, or of a minimum, is no container of 45 feet.
    if (kind === 'container' && (said.kind === 'charge' || isOtherPrice(said))) continue;
    const isSmall = kind === 'amount' && (sample.median ?? LEAST_PRICE) < LEAST_PRICE;
    if (sample.share(kind) >= SHARE && !isSmall) for (const role of named) roles.add(role);
  }
  return [...roles].map((role) => {
    const meaning: HeaderMeaning = { kind: 'field', role };
    const less = THIRD_PLACE.includes(role) ? WEIGHTS.thirdPlace : 0;
    return { meaning, byValues: true, score: scoreValues(meaning, sample) + WEIGHTS.withoutWords + less };
  });
}

/** What a column may hold by words within its heading. */
function readingsByParts(header: string, sample: ColumnSample): ColumnReading[] {
  return rolesInHeader(header)
    .flatMap(([role, share]) => rolesOfWords(role, header).map(([one, part]) => [one, part * share] as const))
    .map(([role, share]) => {
      const currency = role === 'amount' ? findCurrency(header) : undefined;
      const partly: HeaderMeaning = { kind: 'field', role, ...(currency === undefined ? {} : { currency }) };
      return { meaning: partly, score: share * WEIGHTS.words + scoreValues(partly, sample) };
    });
}

function readingsByWords(label: ColumnLabel, sample: ColumnSample, evidence: Evidence): ColumnReading[] {
  const { own, header } = label;
  const { meaning, groups } = withCarrierBeside(label, evidence);
  if ((meaning.kind !== 'price' && isNoOffer(header)) || isPerDay(header))
    return [{ meaning: KNOWN, score: WEIGHTS.words * 2 }];
  // "MXN" over amounts: the currency says what they are.
  if (meaning.kind === 'unknown' && isCurrencyName(header) && sample.share('amount') >= SHARE) {
    const currency = findCurrency(header);
    const amount: HeaderMeaning = { kind: 'field', role: 'amount', ...(currency === undefined ? {} : { currency }) };
    return [{ meaning: amount, score: WEIGHTS.words * PARTLY + scoreValues(amount, sample) }];
  }
  if (meaning.kind === 'unknown') return readingsByParts(header, sample);
  const isOverPlaces = meaning.kind === 'charge' && sample.share('place') >= SHARE;
  if (meaning.kind !== 'field')
    return [
      ...(isOverPlaces ? readingsByParts(header, sample) : []),
      { meaning, ...(groups === undefined ? {} : { groups }), score: WEIGHTS.words + scoreValues(meaning, sample) },
    ];
  return rolesOfWords(meaning.role, own).map(([role, share]) => {
    const read: HeaderMeaning = { ...meaning, role };
    return { meaning: read, score: share * WEIGHTS.words + scoreValues(read, sample) };
  });
}

/** What a currency alone says of a price, as a share of a word that names it. */
const PARTLY = 0.7;

const KNOWN: HeaderMeaning = { kind: 'field', role: 'known' };

/** "Rotterdam", "Maersk" or "Week 49" over amounts: prices to that port, of that carrier, of these days. */
function readingsByName(
  { own, header, meaning: said }: ColumnLabel,
  sample: ColumnSample,
  { evidence, matrix, hasCarriers }: Around,
): ColumnReading[] {
  if (own === '' || sample.share('amount') === 0 || sample.share('price') < SHARE) return [];
  const carried = hasCarriers ? priceOfCarrier(said, header, evidence) : undefined;
  if (carried) return [{ ...carried, score: WEIGHTS.words + scoreValues(carried.meaning, sample) }];
  // "EMC" is a charge, too, and a carrier beside others.
  const isFree = said.kind === 'unknown' || (said.kind === 'charge' && hasCarriers && evidence.isCarrier(own));
  const isPeriod = evidence.kindsOf(own, null).has('date');
  const isNamed = evidence.isCarrier(own) || evidence.isPlace(own) || isPeriod;
  if (!isFree || (!isNamed && matrix?.across === undefined)) return [];
  const above = header.slice(0, header.length - own.length).trim();
  const groups = namesDays(plainText(above)) ? [above, own] : [own];
  const meaning: HeaderMeaning = { kind: 'price', equipment: matrix?.equipment ?? [] };
  return [{ meaning, groups, score: WEIGHTS.words + scoreValues(meaning, sample) }];
}

/** "40HC POL/POD": the container type in a corner, and the words beside it. */
function typeIn(corner: string): { type: readonly EquipmentType[] | undefined; rest: string } {
  const [, before = '', written = '', behind = ''] =
    /^(.*?)((?:20|40|45)\s?['’"]?\s?[a-z]{0,4})\b(.*)$/is.exec(corner) ?? [];
  const rest = `${before} ${behind}`.replace(/[()[\]:]|^[\s,;-]+|[\s,;-]+$/g, ' ').trim();
  return { type: parseEquipmentList(written.trim()), rest };
}

/** "POD" over "POL": the upper one goes across. */
function stackedCorner(own: string, header: string): ReturnType<typeof cornerOf> {
  const [across, down] = [roleOfHeader(header.slice(0, header.length - own.length)), roleOfHeader(own)];
  const isEnd = (role: ColumnRole | undefined) => role === 'origin' || role === 'destination';
  return isEnd(across) && isEnd(down) && across !== down ? ({ down, across } as never) : undefined;
}

/** A container type, or the words for both ends, over a column of ports: the corner of a matrix. */
function readingsOfCorner({ own, header }: ColumnLabel, sample: ColumnSample): ColumnReading[] {
  const { type, rest } = typeIn(own);
  const words = stackedCorner(own, header) ?? cornerOf(own) ?? cornerOf(rest);
  if (words) {
    const meaning: HeaderMeaning = { kind: 'field', role: words.down };
    const matrix = { across: words.across, equipment: type };
    return [{ meaning, matrix, score: WEIGHTS.words * 2 + scoreValues(meaning, sample) }];
  }
  const equipment = parseEquipmentList(own);
  if (!equipment || sample.share('place') < SHARE) return [];
  const meaning: HeaderMeaning = { kind: 'field', role: 'place' };
  return [{ meaning, matrix: { across: undefined, equipment }, score: WEIGHTS.words + scoreValues(meaning, sample) }];
}

/** What is around a column: the look-ups of the workbook, what a person said of it, the corner of its matrix, carriers over prices. */
export type Around = {
  evidence: Evidence;
  told: ReadonlyMap<number, HeaderMeaning>;
  matrix: Matrix | undefined;
  hasCarriers: boolean;
};

/** The corner of a matrix that the first label of a table is, if it is one. */
export function matrixOf(
  labels: readonly ColumnLabel[],
  sampleOf: (column: number) => ColumnSample,
  evidence: Evidence,
): Matrix | undefined {
  const corner = labels.find(({ own }) => own !== '');
  const matrix = corner && readingsOfCorner(corner, sampleOf(corner.column))[0]?.matrix;
  return matrix ?? matrixBeside(labels, sampleOf, evidence);
}

/** "POL" over a blank column, left of ports over amounts: what goes across, with the other end on the row below. */
function matrixBeside(
  labels: readonly ColumnLabel[],
  sampleOf: (column: number) => ColumnSample,
  evidence: Evidence,
): Matrix | undefined {
  const beside = labels.find((label) => isAcrossLabel(label, sampleOf(label.column)));
  if (beside?.meaning.kind !== 'field' || (beside.meaning.role !== 'origin' && beside.meaning.role !== 'destination'))
    return undefined;
  const ports = labels.filter(({ column, own }) => column > beside.column && evidence.isPlace(own));
  return ports.length > 0 && ports.every(({ column }) => sampleOf(column).share('price') >= SHARE)
    ? { across: beside.meaning.role, equipment: undefined }
    : undefined;
}

const isAcrossLabel = ({ meaning }: ColumnLabel, sample: ColumnSample) =>
  meaning.kind === 'field' &&
  (meaning.role === 'origin' || meaning.role === 'destination') &&
  sample.cells.length === 0;

/** Everything that a column may hold, the same role once, with nothing at all as the last reading. */
export function readColumn(label: ColumnLabel, sample: ColumnSample, around: Around, isCorner: boolean): OpenColumn {
  const told = around.told.get(label.column);
  const isAcross = around.matrix?.across !== undefined && !isCorner && isAcrossLabel(label, sample);
  if (isAcross)
    return {
      label,
      sample,
      readings: [{ meaning: KNOWN, ...(around.matrix ? { matrix: around.matrix } : {}), score: WEIGHTS.words }],
    };
  if (told) return { label, sample, readings: [{ meaning: told, score: WEIGHTS.told }] };
  const unread: ColumnReading = {
    meaning: { kind: 'unknown' },
    score: label.header === '' && sample.cells.length === 0 ? WEIGHTS.told : WEIGHTS.unusedText,
  };
  const found = [
    ...(isCorner ? readingsOfCorner(label, sample) : []),
    ...readingsByWords(label, sample, around.evidence),
    ...readingsByName(label, sample, around),
    ...readingsByValues(label, sample),
    unread,
  ];
  const best = new Map<string, ColumnReading>();
  for (const reading of found) {
    const key = keyOf(reading);
    if ((best.get(key)?.score ?? Number.NEGATIVE_INFINITY) < reading.score) best.set(key, reading);
  }
  return { label, sample, readings: [...best.values()].sort((a, b) => b.score - a.score) };
}

/** What tells readings of one column apart. */
export function keyOf({ meaning, groups }: ColumnReading): string {
  return meaning.kind === 'field' ? meaning.role : groups === undefined ? meaning.kind : `${meaning.kind} of`;
}
