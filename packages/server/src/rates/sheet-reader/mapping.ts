import { parseEquipmentList } from '../record/equipment.ts';
import { findCharge } from './charges/charge-lexicon.ts';
import { plainText } from './plain-text.ts';
import type { SheetAnswers } from './sheet-reading.ts';
import type { ColumnRole } from './tables/columns/column-lexicon.ts';
import type { HeaderMeaning } from './tables/headers/classify-header.ts';

/** The words for what a person says that a column holds. `price` and `charge` may be followed by a container type or a charge. */
const FIELD_OF: Readonly<Record<string, ColumnRole>> = {
  origin: 'origin',
  'origin-code': 'origin-code',
  destination: 'destination',
  'destination-code': 'destination-code',
  lane: 'lane',
  receipt: 'receipt',
  delivery: 'delivery',
  via: 'via',
  carrier: 'carrier',
  'container-type': 'equipment',
  price: 'amount',
  charge: 'charge',
  currency: 'currency',
  'valid-from': 'valid-from',
  'valid-to': 'valid-to',
  validity: 'validity',
  transit: 'transit',
  'free-time': 'free-time',
  commodity: 'commodity',
  contract: 'contract',
  service: 'service',
  remarks: 'remarks',
  ignore: 'known',
};

const WORD_OF = new Map(Object.entries(FIELD_OF).map(([word, role]) => [role, word]));

/** The word by which a person says that a column holds a role; other roles are no part of a rate. */
export function wordOfRole(role: string): string {
  return role.startsWith('price') || role.startsWith('charge')
    ? (role.split(' ')[0] ?? role)
    : (WORD_OF.get(role as ColumnRole) ?? 'ignore');
}

/** What a person may say of a tab, and of a heading between rows. */
const TAB_WORDS = ['rates', 'charges', 'ignore'] as const;
const HEADING_WORDS = ['origin', 'destination', 'carrier', 'ignore'] as const;

/** What a person said that a tab holds. */
export type TabTold = (typeof TAB_WORDS)[number];
/** What a person said that a heading gives to the rows below it. */
export type HeadingTold = (typeof HEADING_WORDS)[number];

/** What a person said outright about columns, tabs and headings of a sheet. It beats every reading. */
export type Mapping = {
  /** The columns of a tab, from 0. */
  columnsOf: (tab: string) => ReadonlyMap<number, HeaderMeaning>;
  tabOf: (tab: string) => TabTold | undefined;
  headingOf: (text: string) => HeadingTold | undefined;
};

type ColumnEntry = { tab: string | null; column: number; meaning: HeaderMeaning };

/** The column that letters name, from 0. */
function columnIndex(letters: string): number {
  return [...letters.toUpperCase()].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function meaningOf(text: string): HeaderMeaning | undefined {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const object = rest.join(' ');
  if (object !== '' && word === 'price') {
    const equipment = parseEquipmentList(object);
    return equipment && { kind: 'price', equipment };
  }
  if (object !== '' && word === 'charge') {
    const charge = findCharge(object) ?? { code: null, name: object, basis: 'PER_CONTAINER' as const };
    return { kind: 'charge', charge, equipment: [] };
  }
  const role = object === '' ? FIELD_OF[word] : undefined;
  return role && { kind: 'field', role };
}

/** `B=destination`, `Prices!C=price 40HC`: undefined when it is neither. */
export function parseColumnEntry(text: string): ColumnEntry | undefined {
  const [, tab, letters, said] = /^(?:(.+)!)?\s*([A-Za-z]{1,3})\s*=\s*(.+)$/s.exec(text.trim()) ?? [];
  const meaning = said === undefined ? undefined : meaningOf(said);
  return letters && meaning ? { tab: tab?.trim() ?? null, column: columnIndex(letters), meaning } : undefined;
}

/** `Precios=ignore`, with the words that may follow the last sign. */
function parsePair<T extends string>(text: string, words: readonly T[]): [name: string, word: T] | undefined {
  const [, name, said] = /^(.+)=\s*([a-z-]+)\s*$/s.exec(text) ?? [];
  const word = words.find((one) => one === said);
  return name && word ? [plainText(name.trim()), word] : undefined;
}

export const parseTabEntry = (text: string) => parsePair(text, TAB_WORDS);
export const parseHeadingEntry = (text: string) => parsePair(text, HEADING_WORDS);

/** How each kind of entry is written, for the refusal of one that is not. */
export const ENTRY_FORMS = {
  columns: `COLUMN=ROLE or TAB!COLUMN=ROLE, where ROLE is one of ${Object.keys(FIELD_OF).join(', ')}, or "price 40HC", "charge BAF"`,
  tabs: `TAB=WORD, where WORD is one of ${TAB_WORDS.join(', ')}`,
  headings: `HEADING=WORD, where WORD is one of ${HEADING_WORDS.join(', ')}`,
} as const;

/** The mapping that answers hold, or undefined when they hold none. */
export function mappingOf({ columns = [], tabs = [], headings = [] }: SheetAnswers): Mapping | undefined {
  if (columns.length + tabs.length + headings.length === 0) return undefined;
  const told = columns.map(parseColumnEntry).filter((entry) => entry !== undefined);
  const tabsTold = new Map(tabs.map(parseTabEntry).filter((entry) => entry !== undefined));
  const headingsTold = new Map(headings.map(parseHeadingEntry).filter((entry) => entry !== undefined));
  return {
    columnsOf: (tab) =>
      new Map(
        told
          .filter((entry) => entry.tab === null || plainText(entry.tab) === plainText(tab))
          .map(({ column, meaning }) => [column, meaning]),
      ),
    tabOf: (tab) => tabsTold.get(plainText(tab)),
    headingOf: (text) => headingsTold.get(plainText(text)),
  };
}

const LISTS = ['columns', 'tabs', 'headings'] as const;

/** Answers over remembered ones: a list of columns, tabs or headings is joined entry by entry, the newer one first. */
export function mergeAnswers(remembered: SheetAnswers, given: SheetAnswers): SheetAnswers {
  const merged: SheetAnswers = { ...remembered, ...given };
  for (const list of LISTS) {
    const entries = [...(remembered[list] ?? []), ...(given[list] ?? [])];
    if (entries.length === 0) continue;
    const keyOf = (entry: string) => plainText(entry.slice(0, entry.lastIndexOf('=')));
    merged[list] = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  }
  return merged;
}
