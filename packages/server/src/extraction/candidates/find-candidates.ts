import type { Line } from '../../documents/offline.ts';
import { type Block, blocksOf } from '../layout/blocks.ts';
import { continuedName } from '../layout/continued-name.ts';
import { joinPassages, type Passage, slicePassage } from '../layout/passage.ts';
import { companyOf } from '../values/company-name.ts';
import { type DateOrder, dateOrderOf } from '../values/parse-date.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { deniesNumbers } from '../values/parse-un-number.ts';
import type { ReadContext } from '../values/read-value.ts';
import { HAN } from '../values/value-signs.ts';
import type { Candidate, Features } from './candidate.ts';
import { type FormLabel, findFormLabels } from './find-form-labels.ts';
import { FORM_READERS, type FormReader } from './form-readers.ts';
import { findGoodsTables } from './goods-tables.ts';
import { type Piece, type Region, regionsOf } from './label-regions.ts';
import { beginsLabel } from './label-words.ts';
import { ofTheSea } from './mode-columns.ts';
import { dateAlone, saidIn } from './sentence-candidates.ts';
import { shareValues } from './shared-labels.ts';
import { wrappedDescriptions } from './wrapped-descriptions.ts';

/** What a document offers for each field. */
export type Offers = {
  readonly blocks: readonly Block[];
  readonly regions: readonly Region[];
  readonly candidates: readonly Candidate[];
  /** UN numbers of further goods, in the rows below the first. */
  readonly furtherGoods: readonly Passage[];
  /** By field, the words that say that there is none, and those behind its label that cannot be read. */
  readonly denied: ReadonlyMap<string, Passage>;
  readonly unread: ReadonlyMap<string, Passage>;
  /** By field, the label behind which nothing stands. */
  readonly unanswered: ReadonlyMap<string, Passage>;
};

/** Labels that stand over the rows of a table of partial shipments, whose dates and counts are not the document's. */
function ofPartials(labels: readonly FormLabel[]): Set<FormLabel> {
  const partials = labels.filter(({ concept }) => concept === 'partial');
  return new Set(
    labels.filter((label) =>
      partials.some(
        (one) => one.block.page === label.block.page && Math.abs(one.box[1] - label.box[1]) < label.block.size,
      ),
    ),
  );
}

/** The UN sign of a packaging's mark, which forms print as two small letters. */
const UN_SIGN = /^(?:u|n|u ?n)$/i;

type Read = { readonly passage: Passage; readonly piece: number; readonly relation: Piece['relation'] };

/** Words in capitals, as the Code prints shipping names. */
const CAPITALS = /^(?!H\d{3}\b)[(]?[A-Z][A-Z\d ,.()'/%&-]*$/;

/** The lines in capitals of a name that stands in two languages. */
export function englishRun(passages: readonly Passage[]): Passage | undefined {
  const begin = passages.findIndex(({ text }) => CAPITALS.test(text) && /[A-Z]{3}/.test(text));
  if (begin < 0) return undefined;
  const end = passages.findIndex(({ text }, at) => at > begin && !CAPITALS.test(text));
  return joinPassages(passages.slice(begin, end < 0 ? undefined : end));
}

/** What goes on in the next line of a cell: a word in small letters, or what stands in brackets. */
const GOES_ON = /^(?:\p{Ll}|\()/u;

/** The first text of a cell with the lines that go on with it; what else the cell says is a remark. */
function wrappedCell(pieces: readonly Piece[], all: Passage, lines: readonly Line[]): Passage {
  const end = pieces.findIndex(({ passage }, at) => at > 0 && !GOES_ON.test(passage.text));
  const kept = joinPassages(pieces.slice(0, end < 0 ? undefined : end).map(({ passage }) => passage));
  return continuedName(kept, all, lines);
}

/** Fields of words, which go on below where their column was too narrow; a translation or a remark is something else. */
const NAMES = new Set(['commodityName', 'properShippingName']);
const WRAPPED = new Set([...NAMES, 'technicalName', 'cargoMainUsage']);
const COMPANIES = new Set(['manufacturerCompanyName', 'shipperCompanyName', 'consignee']);

/** The texts in which a reader looks for its value. */
function textsFor(reader: FormReader, { pieces }: Region, lines: readonly Line[]): Read[] {
  const own = pieces.filter(({ passage }) => !(reader.key === 'packingCode' && UN_SIGN.test(passage.text)));
  const [first] = own;
  if (!first) return [];
  const each = own.map((piece, at): Read => ({ passage: piece.passage, piece: at, relation: piece.relation }));
  const all = joinPassages(own.map(({ passage }) => passage));
  const asOne = (passage: Passage): Read[] => [{ passage, piece: 0, relation: first.relation }];
  const isCell = own.every(({ relation }) => relation === 'column');
  if (isCell && reader.key === 'packageQuantityAndType') return asOne(wrappedCell(own, all, lines));
  // A cell of a table is one value.
  const english = reader.key === 'properShippingName' ? englishRun(own.map(({ passage }) => passage)) : undefined;
  // A cell of a table is one value; a name may stand in it in two languages.
  if (isCell && english && HAN.test(all.text)) return asOne(english);
  /** A text over several pieces, then the pieces behind it. */
  const andOthers = (text: Passage): Read[] => {
    const cells = new Set(text.fragments.map(({ cell }) => cell));
    return [...asOne(text), ...each.filter(({ passage }) => passage.fragments.some(({ cell }) => !cells.has(cell)))];
  };
  if (COMPANIES.has(reader.key)) return andOthers(companyOf(own.map(({ passage }) => passage)));
  if (reader.whole || isCell) return asOne(all);
  if (!WRAPPED.has(reader.key)) return each;
  const words = english ?? continuedName(first.passage, all, lines);
  return NAMES.has(reader.key) ? asOne(words) : andOthers(words);
}

function featuresOf(label: FormLabel, { passage, piece, relation }: Read, from: Passage): Features {
  return {
    [relation]: 1,
    closed: label.closed ? 1 : 0,
    whole: label.whole ? 1 : 0,
    piece: Math.min(piece, 3),
    atStart: passage.text.indexOf(from.text.slice(0, 4)) < 4 ? 1 : 0,
    fills: from.text.length > 0.7 * passage.text.length ? 1 : 0,
  };
}

/** The pages as labels and what they own, before any value is read. */
type Page = {
  readonly lines: readonly Line[];
  readonly regions: readonly Region[];
  readonly partial: ReadonlySet<FormLabel>;
  readonly context: ReadContext;
};

/** What one reader finds under one label; empty when there is something that it cannot read, undefined when it says that there is nothing. */
function readRegion(reader: FormReader, region: Region, order: number, page: Page): Candidate[] | undefined {
  const texts = textsFor(reader, region, page.lines);
  const isNothing = ({ text }: Passage) =>
    (saysNothing(text) && !reader.answers?.test(text)) || (reader.key === 'unNo' && deniesNumbers(text));
  if (texts.every(({ passage }) => isNothing(passage))) return undefined;
  const partial = page.partial.has(region.label) ? 1 : 0;
  const readAll = (from: readonly Read[]) =>
    from.flatMap((text): Candidate[] => {
      const parsed = isNothing(text.passage) ? undefined : reader.read(text.passage, page.context);
      if (!parsed) return [];
      const features = { ...featuresOf(region.label, text, parsed.from), ...reader.features, order, partial };
      return [{ key: reader.key, ...parsed, features, region: region.label }];
    });
  const found = readAll(texts);
  // A date may be broken into two lines of a narrow cell.
  const [first, second] = DATES.has(reader.key) && found.length === 0 ? texts : [];
  return first && second ? readAll([{ ...first, passage: joinPassages([first.passage, second.passage]) }]) : found;
}

const DATES = new Set(['issueDate', 'validUntil']);

/** What labels ask for, read field by field. */
function readRegions(page: Page): Pick<Offers, 'candidates' | 'denied' | 'unread'> {
  const candidates: Candidate[] = [];
  const denied = new Map<string, Passage>();
  const unread = new Map<string, Passage>();
  for (const reader of FORM_READERS) {
    const own = page.regions.filter(
      ({ label, pieces }) => reader.concepts.includes(label.concept) && pieces.length > 0,
    );
    for (const [order, region] of own.entries()) {
      const found = readRegion(reader, region, order, page);
      candidates.push(...(found ?? []));
      const words = reader.aside ? undefined : region.pieces[0]?.passage;
      if (words && found === undefined && !denied.has(reader.key)) denied.set(reader.key, words);
      if (words && found?.length === 0 && !unread.has(reader.key)) unread.set(reader.key, words);
    }
  }
  return { candidates, denied, unread };
}

/** How many labels at one edge make a column of them, in which a label without a value says nothing. */
const LEAST_IN_COLUMN = 3;

/** Whether a block is nothing but a label among others of its column: "海洋污染物" beside an empty cell. Words in capitals tell of goods. */
function isEmptyLabel(block: Block, labels: readonly FormLabel[]): boolean {
  const own = labels.find((label) => label.block === block && label.whole);
  if (!own || CAPITALS.test(block.passage.text)) return false;
  const column = labels.filter(
    (label) => label.whole && label.block.page === block.page && Math.abs(label.box[0] - own.box[0]) < 0.3 * block.size,
  );
  return column.length >= LEAST_IN_COLUMN;
}

/** What sentences, and dates that stand alone, say without labels. */
function readSentences(
  blocks: readonly Block[],
  labels: readonly FormLabel[],
  free: readonly Passage[],
  order: DateOrder,
): Candidate[] {
  const telling = blocks.filter((block) => !isEmptyLabel(block, labels));
  const passages = [...telling.map(({ passage }) => passage), ...wrappedDescriptions(blocks, labels)];
  const said = passages.flatMap(saidIn).map((one) => ({ ...one, features: { sentence: 1 } }));
  const dates = free.flatMap((passage): Candidate[] => {
    const date = dateAlone(passage, order);
    return date ? [{ key: 'issueDate', ...date, features: { sentence: 1, alone: 1 } }] : [];
  });
  return [...said, ...dates];
}

/** Whether the labels are in a language whose decimals have a comma: more of them than in English or Chinese. */
function hasDecimalComma(labels: readonly FormLabel[]): boolean {
  const count = (of: (language: string) => boolean) => labels.filter(({ language }) => of(language)).length;
  const comma = count((language) => language !== 'en' && language !== 'zh');
  return comma > count((language) => language === 'en') && comma > count((language) => language === 'zh');
}

/** The labels that own no text, by the fields they ask for. */
function unansweredOf(regions: readonly Region[]): Map<string, Passage> {
  const empty = regions.filter(({ label, pieces }) => pieces.length === 0 && !UN_SIGN.test(label.block.passage.text));
  return new Map(
    empty.flatMap(({ label: { concept, block, start, end } }) =>
      FORM_READERS.filter(({ concepts, aside }) => !aside && concepts.includes(concept)).map(
        ({ key }) => [key, slicePassage(block.passage, start, end)] as const,
      ),
    ),
  );
}

/** Without the places and dates of others who sign a form, where one of its columns is that of the shipper who prepares it. */
function signedByShipper(regions: readonly Region[]): Region[] {
  const preparer = regions.find(({ label }) => label.concept === 'preparer')?.label;
  if (!preparer) return [...regions];
  const left = preparer.box[0];
  const away = ({ label }: Region) => Math.abs(label.box[0] - left);
  const isDate = ({ label }: Region) =>
    label.concept === 'issueDate' && label.block.page === preparer.block.page && label.box[1] > preparer.box[1];
  const nearest = Math.min(...regions.filter(isDate).map(away));
  return regions.filter((one) => !isDate(one) || away(one) <= nearest + one.label.block.size);
}

/** Gathers candidates of all fields from a document's lines. */
export function findOffers(lines: readonly Line[], ocr: boolean): Offers {
  const blocks = blocksOf(lines, beginsLabel);
  const labels = findFormLabels(blocks);
  const tables = findGoodsTables(blocks, labels);
  const isTabled = (block: Block) => tables.some((table) => table.blocks.has(block));
  const outside = blocks.filter((block) => !isTabled(block));
  const { regions: all, free } = regionsOf(
    outside,
    labels.filter(({ block }) => !isTabled(block)),
  );
  const own = signedByShipper(shareValues(all));
  const regions = [...tables.flatMap((table) => table.regions), ...ofTheSea(own, outside)];
  const furtherGoods = tables.flatMap(({ furtherNumbers }) => furtherNumbers.map(({ passage }) => passage));
  const text = lines.map((line) => line.text).join('\n');
  const order = dateOrderOf(text);
  const decimalComma = hasDecimalComma(labels);
  const read = readRegions({ lines, regions, partial: ofPartials(labels), context: { order, ocr, decimalComma } });
  const described = tables.flatMap((table) => table.described);
  const said = readSentences([...outside, ...described], labels, free, order);
  const unanswered = unansweredOf(regions);
  return { blocks, regions, ...read, furtherGoods, unanswered, candidates: [...read.candidates, ...said] };
}
