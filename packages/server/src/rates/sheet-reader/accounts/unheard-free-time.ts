import type { FindingList } from '../finding-list.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { type LookedOver, sentencesOf, textsAt } from './open-texts.ts';

const WORDS = phraseSource('free-time');
/** "Free time at destination: 10 days combined", "14 días libres en destino". */
const FREE_TIME = new RegExp(
  `(?<!\\d)\\d{1,3}(?!\\d)[^\\d;|]{0,24}(?:${WORDS})|(?:${WORDS})[^\\d;|]{0,40}(?<!\\d)\\d{1,3}(?!\\d)`,
  'u',
);

/**
 * Names the sentences about free time that stand beside the rates: a rate carries free days only from a column, and one that a person
 * overlooks costs demurrage.
 */
export function reportFreeTime(rates: readonly DraftRate[], over: readonly LookedOver[], findings: FindingList): void {
  if (rates.length === 0) return;
  for (const { tab, accounts, isDerived } of over) {
    const { grid, kind } = tab;
    if (grid.tab.hidden || kind === 'ignored' || isDerived) continue;
    const withRates = new Set(rates.flatMap((rate) => (rate.tab === grid.tab.name ? [rate.row] : [])));
    for (let row = 0; row < grid.rowCount; row++) {
      if (grid.tab.hiddenRows.has(row) || withRates.has(row + 1)) continue;
      for (const text of textsAt(tab, accounts, row, false).flatMap(sentencesOf)) {
        if (!FREE_TIME.test(plainText(text))) continue;
        const quote = text.replace(/\s+/g, ' ').trim();
        const message = `"${quote}" states free time that is in no rate: rates have free days from a column only. Keep it in mind, or add a column.`;
        findings.add({ code: 'free_time_not_applied', severity: 'warning', message, tab: grid.tab.name, row, quote });
      }
    }
  }
}
