import type { IsoDate } from '../../base/index.ts';
import { createFindingList, type SheetFinding } from '../sheet-reader/finding-list.ts';
import { plainText } from '../sheet-reader/plain-text.ts';
import { scanDates } from '../sheet-reader/validity/scan-dates.ts';
import { writtenDaysIn } from '../sheet-reader/validity/written-days.ts';
import { daysIn } from './prose/days-in-prose.ts';
import type { TextLine } from './prose/prose-lines.ts';

/** Says which validities of a mail were read by the day on which it was sent: "until 15 Dec", "this week". */
export function daysByMailDate(lines: readonly TextLine[], sentOn: IsoDate | undefined): SheetFinding[] {
  const list = createFindingList();
  if (sentOn === undefined) return [];
  const namesYear = lines.some(({ text }) => scanDates(plainText(text)).some(({ year }) => year !== undefined));
  for (const { text, from } of lines) {
    for (const { kind, text: quote } of daysIn(text)) {
      if (kind !== 'validity') continue;
      const isCounted = writtenDaysIn(plainText(quote)).length > 0;
      if (!isCounted && namesYear) continue;
      const message = isCounted
        ? `The days were counted from ${sentOn}, when the mail was sent.`
        : `The days name no year; they were read as those next to ${sentOn}, when the mail was sent.`;
      const severity = isCounted ? 'warning' : 'note';
      list.add({ code: 'days_by_mail_date', severity, message, ...from, quote, group: severity });
    }
  }
  return list.list();
}
