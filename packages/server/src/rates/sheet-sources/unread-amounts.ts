import type { CellRole, TabAccounts } from '../sheet-reader/accounts/cell-account.ts';
import { Heard } from '../sheet-reader/accounts/heard.ts';
import { mentionsIn } from '../sheet-reader/charge-text/mentions.ts';
import { createFindingList, type SheetFinding } from '../sheet-reader/finding-list.ts';
import { CURRENCY_CODES } from '../sheet-reader/prices/parse-currency.ts';
import { parseNumber } from '../sheet-reader/prices/parse-price.ts';
import type { DraftLcl, DraftRate, SheetReading } from '../sheet-reader/sheet-reading.ts';
import { isEarlier } from './prose/amounts/earlier-amounts.ts';
import type { Span } from './prose/spans.ts';
import type { SourceTab } from './source-tab.ts';

const CURRENCY = String.raw`(?:US\$|[$€¥£₩]|(?<![A-Za-z])(?:${CURRENCY_CODES.join('|')}|euros?|dollars?)(?![A-Za-z])|美元|美金|欧元|人民币)`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d{2,6})(?:[.,]\d{1,2})?(?![\d%]|\s?%)`;
const SIZE = String.raw`(?:20|40|45)\s?(?:['’′]|ft|gp|dc|dv|hc|hq|st|std|reefer|rf|rh|尺)`;
const MONEY = [
  `${CURRENCY}\\s?[:.=]?\\s?(?!${SIZE})(${NUMBER})`,
  `(?<![\\d.,])(${NUMBER})(?:[.,]-{1,2})?\\s?${CURRENCY}`,
  // "1850/20'", "40HC: 2,900", "1450 / 2350 / 2350"
  `(?<![\\d.,])(${NUMBER})\\s?(?:/|per|pro|por)\\s?${SIZE}`,
  `(?<![\\d.,])${SIZE}\\s?[)]?\\s?[:=]\\s?(\\d{3,5})(?![\\d.,/-])`,
  // "40'HC +150"
  `${SIZE}\\s?[)]?\\s?[+]\\s?(\\d{2,5})(?![\\d.,/-])`,
  String.raw`(?<![\d.,/-])([1-9]\d{2,4})(?=\s?\/\s?[1-9]\d{2,4}(?![\d.,/-]))`,
].map((source) => new RegExp(source, 'giu'));
type Money = Span & { value: number };

/** A cell that is nothing but an amount. */
const AMOUNT_CELL =
  /^[^\d\p{L}]{0,3}(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d{3,5})(?:[.,]\d{1,2})?(?:[.,]-{1,2})?[^\d\p{L}]{0,3}$/u;

/** The amounts of money that a text names, by their signs alone: a currency, a container type, a list of prices. */
export function moneyIn(text: string): Money[] {
  const found = new Map<number, Money>();
  for (const pattern of MONEY)
    for (const { 0: whole, 1: written = '', index } of text.matchAll(pattern)) {
      const value = parseNumber(written);
      const start = index + whole.indexOf(written);
      if (value !== undefined && value > 0) found.set(start, { value, start, end: start + written.length });
    }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Roles of cells whose figures are no money. */
const OTHER_ROLES: ReadonlySet<CellRole> = new Set([
  ...(['validity', 'transit', 'free-time', 'contract', 'container-type', 'service', 'commodity'] as const),
  ...(['origin', 'destination', 'receipt', 'delivery', 'via', 'carrier', 'port-name'] as const),
]);

/** A sentence is one rate's at its first line, and may be broken over so many. */
const MOST_LINES = 6;

/**
 * A finding for every amount of money in a mail, document or text that became neither a rate nor a charge or condition of one, and of
 * whose line no finding speaks: nothing that was offered goes missing without a word. `listed`: rates before the mail itself changed them.
 */
export function unreadAmounts(
  { rates, lcl = [], findings, accounts }: SheetReading,
  tabs: readonly SourceTab[],
  listed: readonly DraftRate[] = [],
): SheetFinding[] {
  const list = createFindingList();
  const isKnown = knownAmounts(rates, lcl);
  const isNamed = (tab: string, row: number, quote: string) =>
    findings.some(
      ({ severity, rows, quote: said = '' }) =>
        (severity !== 'note' || said.includes(quote)) &&
        rows.some(({ tab: name, first, last }) => name === tab && first <= row && row <= last),
    );
  const waits = findings.some(({ code, severity }) => severity === 'error' && code.startsWith('question_'));
  for (const tab of tabs.filter(({ read, shown }) => !shown.includes(read))) {
    const settled = new Set([...tab.ignored, ...tab.counted].map(({ tab: name, row }) => `${name}!${row}`));
    for (const shown of tab.shown) {
      const account = accounts.find(({ tab: of }) => of === shown);
      shown.rows.forEach(({ values }, row) => {
        if (settled.has(`${shown.name}!${row}`)) return;
        const isOfRate = (value: number) =>
          [...rates, ...listed, ...lcl].some(
            (rate) =>
              rate.tab === shown.name &&
              rate.row !== null &&
              rate.row - 1 <= row &&
              row <= rate.row - 1 + MOST_LINES &&
              amountsOf(rate).includes(value),
          );
        // A price that was read, and waits for an answer that a question asks for.
        const isHeld = (column: number) => waits && account?.of(row, column).role === 'price';
        const unread = unreadIn(values, { row, account }).filter(
          ({ value, quote, column }) =>
            !isOfRate(value) && !isKnown(value, quote) && !isNamed(shown.name, row, quote) && !isHeld(column),
        );
        for (const { quote, column } of unread)
          list.add({ ...UNREAD, tab: shown.name, row, column, quote, group: 'amount' });
      });
    }
  }
  return list.list();
}

const UNREAD = {
  code: 'amount_not_read',
  severity: 'warning',
  message:
    'The line names an amount that is in no rate, charge or condition. Look at it before the rates are published.',
} as const;

function unreadIn(
  values: readonly unknown[],
  { row, account }: { row: number; account: TabAccounts | undefined },
): { value: number; quote: string; column: number }[] {
  const isTable = values.filter((value) => value !== null && value !== '').length > 1;
  return values.flatMap((cell, column) => {
    const text = String(cell ?? '');
    if (isTable && account && OTHER_ROLES.has(account.of(row, column).role)) return [];
    const whole =
      isTable && AMOUNT_CELL.test(text) ? parseNumber(text.replace(/[^\d.,'’ ]|[.,]-+/gu, '').trim()) : undefined;
    const found = whole === undefined ? moneyIn(text) : [{ value: whole, start: 0, end: text.length }];
    return withoutEarlier(text, found).map(({ value }) => ({ value, column, quote: text.trim() }));
  });
}

/** Amounts that still count: "(was USD 100/20', USD 200/40')" has none. */
function withoutEarlier<S extends Span>(text: string, found: readonly S[]): S[] {
  let wasOld = false;
  return found.filter((span, at) => {
    const since = found[at - 1]?.end ?? 0;
    const goesOn = wasOld && text.lastIndexOf('(', since) >= 0 && !text.slice(since, span.start).includes(')');
    wasOld = goesOn || isEarlier(text, span, since);
    return !wasOld;
  });
}

const amountsOf = ({ content }: DraftRate | DraftLcl): number[] =>
  numbersIn('base' in content ? content.base : content.freight);

/**
 * Whether the rates have an amount of a text in their charges, or in the words that conditions and remarks quote. An amount of a text
 * that names charges is known as that of one of these.
 */
function knownAmounts(rates: readonly DraftRate[], lcl: readonly DraftLcl[]): (value: number, text: string) => boolean {
  const heard = new Heard();
  for (const rate of rates) heard.add(rate);
  const ofCharges = new Set(rates.flatMap(({ content }) => numbersIn([content.charges, content.remarks])));
  const ofLcl = new Set(lcl.flatMap(({ content: { charges, remarks } }) => numbersIn([charges, remarks])));
  return (value, text) => {
    if (ofLcl.has(value)) return true;
    const { charges } = mentionsIn(text);
    return charges.length === 0 ? ofCharges.has(value) || heard.says(value) : heard.tells(value, charges);
  };
}

/** Every number in a value, and the amounts in its texts. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return moneyIn(value).map(({ value: amount }) => amount);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}
