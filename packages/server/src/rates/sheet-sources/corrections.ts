import type { RateContent } from '../record/rate.schema.ts';
import { readChargeText } from '../sheet-reader/charge-text/read-charge-text.ts';
import { createFindingList, type SheetFinding } from '../sheet-reader/finding-list.ts';
import type { DraftRate } from '../sheet-reader/sheet-reading.ts';
import { withoutReplacedCharges } from './prose/amounts/earlier-amounts.ts';
import { words } from './prose/prose-words.ts';
import type { SourcePlace } from './source-tab.ts';

/** "Ningbo - Seattle 40'HC must read USD 1,850 (not 1,800)": what a mail says of a rate in its attachment. */
const CORRECTS =
  /\b(?:must|should|has to|ought to) (?:read|be)\b|\bcorrect(?:ed|ion)?\b|\binstead of\b|\bmuss (?:richtig )?(?:lauten|heißen)\b|\bdebe (?:decir|ser)\b|\bdeve (?:ler-se|ser)\b|应为|更正/iu;
/** "Add USD 200/40' to all rates ex Shanghai": a change of rates that are not in the mail. */
const AMENDS =
  /\b(?:gri|rate restoration|general rate increase|increas(?:e[sd]?|ing)|add|rais(?:e[sd]?|ing)|reduc(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|deduct|erhöh\w*|aument\w*|augment\w*|上调|上涨|加收)\b[^.]{0,80}\b(?:all|existing|current|our|these|quoted|following)?\s*(?:rates?|prices|levels?|quot\w+|raten|tarifas|taux|运价)/iu;
/** "We extend the validity", "Ningbo is withdrawn". */
const ENDS_OTHERWISE = new RegExp(words('extend', 'withdraw'), 'iu');
/** "ENS USD 35/BL instead of USD 40" says a charge with its earlier amount, and corrects no rate. */
const statesCharge = (text: string) => {
  const { charges, unclear } = readChargeText(text);
  return unclear.length === 0 && charges.some(({ amounts }) => amounts.length > 0);
};
const corrects = (text: string) => CORRECTS.test(withoutReplacedCharges(text)) && !statesCharge(text);
const AMOUNT = /(?:USD|EUR|US\$|[$€¥£])\s?\d/i;

/** A line of a mail that may change rates. */
export type SaidLine = { text: string; from: SourcePlace };

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** "Please disregard Le Havre - Dakar, this service is cancelled." */
const CANCELS = new RegExp(words('withdraw'), 'iu');

/** The lines that withdraw rates of an earlier message while the others hold. */
export const cancellingLines = (lines: readonly SaidLine[]): SaidLine[] =>
  lines.filter(({ text }) => CANCELS.test(text));

/** The lines that may change rates which stand elsewhere in the mail. */
export function changingLines(lines: readonly SaidLine[]): SaidLine[] {
  return lines.filter(
    ({ text }) => (corrects(text) && AMOUNT.test(text)) || AMENDS.test(text) || ENDS_OTHERWISE.test(text),
  );
}

/** Doubts about lines that change rates elsewhere: such a change is never made unseen. */
export function correctionFindings(
  lines: readonly SaidLine[],
  rates: readonly DraftRate[],
): { findings: SheetFinding[]; held: Set<DraftRate> } {
  const list = createFindingList();
  const held = new Set<DraftRate>();
  for (const { text, from } of lines) {
    if (!AMOUNT.test(text)) continue;
    const isCorrection = corrects(text);
    if (!isCorrection && !AMENDS.test(text)) continue;
    const named = isCorrection ? rates.filter((rate) => isNamed(rate.content, plain(text))) : [];
    for (const rate of named) held.add(rate);
    const message = isCorrection
      ? `The mail corrects a rate; ${named.length === 0 ? 'which one was not found, and nothing was changed' : 'the rates that it names are held back'}. Correct the attachment and import it again.`
      : 'The mail changes rates that it does not list, and nothing was changed. Import a sheet or mail with the new prices.';
    const code = isCorrection ? 'correction_not_applied' : 'amendment_not_applied';
    list.add({ code, severity: 'error', message, ...from, quote: text });
    for (const { tab, row } of named)
      if (tab !== null && row !== null)
        list.add({ code, severity: 'error', message, tab, row: row - 1, quote: text, group: text });
  }
  return { findings: list.list(), held };
}

/** Whether a line names both ports of a rate, and its container type if it names one. */
function isNamed({ origin, destination, equipment }: RateContent, text: string): boolean {
  const names = [origin, destination].map(({ text: written, name }) => [written, name].filter((one) => one !== null));
  if (!names.every((spellings) => spellings.some((one) => text.includes(plain(one))))) return false;
  const sizes = [...text.matchAll(/\b(20|40|45)\s?['’]?\s?(hc|hq|gp|dc|dv)?/gi)].map(
    ([, feet = '', kind = '']) => `${feet}${/hc|hq/i.test(kind) ? 'HC' : ''}`,
  );
  return sizes.length === 0 || sizes.some((size) => equipment.code.startsWith(size));
}
