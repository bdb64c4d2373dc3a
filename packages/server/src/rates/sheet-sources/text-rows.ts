import { roleOfHeader } from '../sheet-reader/tables/column-lexicon.ts';
import { type ProseOffer, readProseOffer, sentencesOf, sizesIn, WITHDRAWN } from './prose-offers.ts';
import type { SourcePlace, TextCells } from './source-tab.ts';

/** A line of text and where it stands. */
export type TextLine = { text: string; from: SourcePlace };

const RULE = /^[\s\-=_*+|]{4,}$/;
const segmentsOf = (text: string) =>
  text
    .trim()
    .split(/\s{2,}|\t+|\s*\|\s*/)
    .filter((part) => part !== '');

/** The lines of a text as rows of cells: tables set by blanks, labelled offers, sentences with offers, and other lines as they are. */
export function rowsOfLines(lines: readonly TextLine[]): TextCells[] {
  const rows: TextCells[] = [];
  const prose = new OfferTable();
  let rest: readonly TextLine[] = lines;
  while (rest.length > 0) {
    const table = fixedWidthTable(rest);
    const labelled = table ? undefined : labelledOffers(rest);
    const taken = table ?? labelled;
    if (taken) {
      rows.push(...taken.rows);
      rest = rest.slice(taken.lines);
      continue;
    }
    const [line] = rest;
    rest = rest.slice(1);
    if (line && !prose.take(line))
      (prose.isOpen ? prose.after : rows).push({ cells: [noteText(line.text)], from: line.from });
  }
  return [...rows, ...prose.rows(), ...prose.after];
}

/** Before these words a new statement begins: "valid 1-31 Dec, USD per container, incl. BAF". */
const STATEMENT =
  /\s*[,–—;]\s+(?=(?:(?:all|alle|todas?) )?(?:rates\b|prices\b|preise\b|noli\b|tarifas\b|valores\b|inkl|incl|excl|exkl|esclus|zzgl|plus\b|thc\b|subject|valid|gültig|(?:usd|eur)\b|不含|另加))|\s+(?=(?:单位|币种|有效期)\s*[:：])|(?<=[^\s.]{2})(?<!\b(?:incl|excl|inkl|exkl|zzgl|subj|approx|max|min|no|cont|dev|ca))\.\s+(?=\p{L})|[。；]\s*|,\s*(?=不含)/iu;

/** A line of prose with each of its statements on a line of its own, as a cell with line breaks has them. */
function noteText(text: string): string {
  return text
    .trim()
    .split(STATEMENT)
    .filter((part) => part.trim() !== '')
    .join('\n');
}

type Taken = { rows: TextCells[]; lines: number };

/** Lines under each other whose words stand in columns. */
function fixedWidthTable(lines: readonly TextLine[]): Taken | undefined {
  let end = 0;
  while (end < lines.length && isTabular(lines[end]?.text ?? '')) end += 1;
  const block = lines.slice(0, end);
  const filled = block.filter(({ text }) => !RULE.test(text));
  if (filled.length < 2 || !filled.slice(0, 3).some(({ text }) => isHeader(segmentsOf(text)))) return undefined;
  const gutters = guttersOf(filled.map(({ text }) => text));
  const rows = filled.map(({ text, from }) => ({ cells: gutters ? cut(text, gutters) : segmentsOf(text), from }));
  return { rows, lines: end };
}

function isHeader(segments: readonly string[]): boolean {
  return segments.filter((segment) => roleOfHeader(segment) !== undefined).length >= 2;
}

function isTabular(text: string): boolean {
  return RULE.test(text) ? text.trim() !== '' : segmentsOf(text).length >= 3;
}

/** Where columns begin: the ends of blank strips that run through every line. Undefined for text set by tabs or bars. */
function guttersOf(texts: readonly string[]): number[] | undefined {
  if (texts.some((text) => /[\t|]/.test(text))) return undefined;
  const width = Math.max(...texts.map((text) => text.length));
  const starts: number[] = [];
  let blank = true;
  for (let at = 0; at < width; at += 1) {
    const isBlank = texts.every((text) => (text[at] ?? ' ') === ' ');
    if (blank && !isBlank) starts.push(at);
    blank = isBlank;
  }
  return starts;
}

function cut(text: string, starts: readonly number[]): string[] {
  return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length).trim());
}

const LABELLED = /^\s*[•*·-]?\s*([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/;
type Offer = { from: SourcePlace; values: Map<string, string> };

/** Blocks of `label: value`, one an offer, as a table with the labels for a header. */
function labelledOffers(lines: readonly TextLine[]): Taken | undefined {
  const offers: Offer[] = [];
  const headings: TextCells[] = [];
  let current: Offer | undefined;
  let end = 0;
  for (const [index, { text, from }] of lines.entries()) {
    const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
    if (label === '') {
      const isHeading = text.trim() === '' || /^\s*\p{L}+\s*(?:no\.?\s?)?#?\s?\d+[.:)]?\s*$/u.test(text);
      if (!isHeading) break;
      if (text.trim() !== '') headings.push({ cells: [text.trim()], from });
      if (current && current.values.size > 2) current = undefined;
      continue;
    }
    if (!current || current.values.has(label)) {
      current = { from, values: new Map() };
      offers.push(current);
    }
    current.values.set(label, value.trim());
    end = index + 1;
  }
  const complete = offers.filter(({ values }) => hasLane(values));
  if (complete.length === 0) return undefined;
  return { rows: [...headings, ...tableOf(complete)], lines: end };
}

function hasLane(values: ReadonlyMap<string, string>): boolean {
  const roles = new Set([...values.keys()].map(roleOfHeader));
  return roles.has('origin') && roles.has('destination');
}

function tableOf(offers: readonly Offer[]): TextCells[] {
  const labels = [...new Set(offers.flatMap(({ values }) => [...values.keys()]))];
  // What every offer says alike, and no column holds, is a condition of them all.
  const shared = labels.filter((label) => {
    const role = roleOfHeader(label);
    const same = offers.every(({ values }) => values.get(label) === offers[0]?.values.get(label));
    return same && (role === 'inclusive' || (role === undefined && !/^(?:20|40|45)/.test(label)));
  });
  const columns = labels.filter((label) => !shared.includes(label));
  const notes = shared.map((label) => ({
    cells: [`${label}: ${offers[0]?.values.get(label)}`],
    from: offers[0]?.from ?? null,
  }));
  const rows = offers.map(({ values, from }) => ({ cells: columns.map((label) => values.get(label) ?? ''), from }));
  return [{ cells: columns, from: null }, ...rows, ...notes];
}

const HEADS = ['POL', 'POD', 'Carrier', 'Via', 'Transit time', 'Validity', 'Currency'] as const;

/** Collects the offers that sentences make, for one table. */
class OfferTable {
  readonly after: TextCells[] = [];
  readonly #offers: { offer: ProseOffer; from: SourcePlace }[] = [];
  #sizes: string[] | undefined;

  get isOpen(): boolean {
    return this.#offers.length > 0;
  }

  /** Whether the line made an offer. */
  take({ text, from }: TextLine): boolean {
    const before = this.#offers.length;
    const left: string[] = [];
    for (const sentence of sentencesOf(text)) {
      const offer = readProseOffer(sentence, this.#sizes, this.#offers.at(-1)?.offer);
      if (offer) this.#offers.push({ offer, from });
      else left.push(sentence);
    }
    if (this.#offers.length > before) {
      if (left.length > 0) this.after.push({ cells: [noteText(left.join('. '))], from });
      return true;
    }
    if (!WITHDRAWN.test(text)) this.#sizes = sizesIn(text) ?? this.#sizes;
    return false;
  }

  rows(): TextCells[] {
    if (!this.isOpen) return [];
    const types = [...new Set(this.#offers.flatMap(({ offer }) => offer.prices.map(({ equipment }) => equipment)))];
    const all = [...HEADS, ...types].map((head, column) => ({ head, column }));
    const rows = this.#offers.map(({ offer, from }) => {
      const { origin, destination, carrier, via, transit, validity, currency } = offer;
      const prices = types.map((type) => offer.prices.find(({ equipment }) => equipment === type)?.value ?? '');
      return { cells: [origin, destination, carrier, via, transit, validity, currency, ...prices], from };
    });
    const used = all.filter(({ column }) => rows.some(({ cells }) => (cells[column] ?? '') !== ''));
    const pick = (cells: readonly (string | null)[]) => used.map(({ column }) => cells[column] ?? null);
    return [
      { cells: used.map(({ head }) => head), from: null },
      ...rows.map(({ cells, from }) => ({ cells: pick(cells), from })),
    ];
  }
}
