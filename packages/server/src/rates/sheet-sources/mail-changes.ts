import { amendListed } from '../amendments/amend-listed.ts';
import { type AmendmentReading, announcedIn } from '../amendments/amendment.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { rateTotal, statedCompleteness } from '../record/rate-total.ts';
import { createFindingList, type SheetFinding } from '../sheet-reader/finding-list.ts';
import type { ReadContext } from '../sheet-reader/read-context.ts';
import type { DraftRate, SheetReading } from '../sheet-reader/sheet-reading.ts';
import { cancellingLines, changingLines } from './corrections.ts';
import { sortQuotedLines } from './mail-text.ts';
import type { TextLine } from './prose/prose-lines.ts';
import { words } from './prose/prose-words.ts';
import type { BodyChoice } from './text-source.ts';

/** How a mail is read: its newest message, or others of its lines. */
export type MailReader = {
  read: (choice: BodyChoice) => SheetReading;
  amendmentsOf: (lines: readonly TextLine[]) => AmendmentReading;
  /** What its newest message says in sentences. */
  lines: readonly TextLine[];
  /** The rows of its earlier messages. */
  earlier: ReadonlySet<number>;
};

/** A reading of a mail; `listed`: its rates as they stood before it changed them. */
export type ChangedReading = SheetReading & { listed?: readonly DraftRate[] };

/**
 * Reads a mail with the changes that it makes to rates which it lists itself, in its body or attachments, or which it quotes from an earlier
 * message. A mail that changes rates without listing any is a notice about published ones.
 */
export function readWithChanges(mail: MailReader, context: ReadContext): ChangedReading {
  const first = mail.read({});
  const kept = withOthersUnchanged(mail, context);
  if (kept) return kept;
  if (first.amendments && announcedIn(first.amendments).length === first.amendments.uncertain.length) return first;
  if (first.amendments) return withQuoted(mail, first, first.amendments, context) ?? first;
  const changing = changingLines(mail.lines);
  const changes = changing.length > 0 ? mail.amendmentsOf(changing) : undefined;
  if (!changes || first.rates.length === 0) return first;
  if (changes.amendments.length + changes.uncertain.length === 0) return withUnnamedWithdrawals(first, changes);
  const reading = changed(mail.read({ skip: sentencesOf(changes) }), { changes, quoted: false }, context);
  // "Now 1,850 instead of 1,950" is an offer where no rate of the mail has the old price.
  return reading.findings.some(({ code }) => UNDERSTOOD.has(code)) ? reading : first;
}

/** The rates of a mail that withdraws some of them without naming which: all stand, and it is told. */
function withUnnamedWithdrawals(reading: SheetReading, { unclear }: AmendmentReading): SheetReading {
  const message =
    'The mail withdraws rates and does not name them; the draft has all that it lists. Ask the sender before you publish it.';
  const told = createFindingList();
  for (const { text, from } of cancellingLines(
    unclear.map(({ source: { quote, ...from } }) => ({ text: quote, from })),
  ))
    told.add({ code: 'amendment_not_applied', severity: 'warning', message, ...from, quote: text });
  return { ...reading, findings: [...told.list(), ...reading.findings] };
}

/** Findings on a change that is clear, whether or not it reaches rates of the mail. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  'amendment_applied',
  'amendment_after_validity',
  'amendment_not_certain',
]);
const UNCHANGED = new RegExp(words('unchanged'), 'iu');

/**
 * A mail that gives new prices for some rates of an earlier message and says that the others stay as they are: all of them, with the new
 * prices where it has some. Undefined for other mails.
 */
function withOthersUnchanged(mail: MailReader, context: ReadContext): ChangedReading | undefined {
  if (mail.earlier.size === 0 || !mail.lines.some(({ text }) => UNCHANGED.test(text))) return undefined;
  const cancelling = cancellingLines(mail.lines);
  const changing = [...new Set([...changingLines(mail.lines), ...cancelling])];
  const changes = changing.length > 0 ? mail.amendmentsOf(changing) : { amendments: [], unclear: [], uncertain: [] };
  if (cancelling.length > announcedIn(changes).length) return undefined;
  const skip = sentencesOf(changes);
  const whole = mail.read({ sort: sortQuotedLines, earlierFirst: mail.earlier, skip });
  const isEarlier = ({ tab, row }: DraftRate) => tab === 'mail' && row !== null && mail.earlier.has(row - 1);
  const [earlier, own] = [whole.rates.filter(isEarlier), whole.rates.filter((rate) => !isEarlier(rate))];
  if (earlier.length === 0) return undefined;
  const replaced = new Set<DraftRate>();
  const rates = own.map((rate): DraftRate => {
    const same = earlier.find((other) => isSameLane(other.content, rate.content));
    if (!same) return rate;
    replaced.add(same);
    return { ...rate, content: repriced(same.content, rate.content) };
  });
  const left = earlier.filter((rate) => !replaced.has(rate));
  const isSettled = ({ code, place }: SheetFinding) =>
    code === 'rate_contradicted' && rates.some(({ tab, row }) => tab === place?.tab && row === place.row);
  const findings = whole.findings.filter((finding) => !isSettled(finding));
  return changed({ ...whole, rates: [...rates, ...left], findings }, { changes, quoted: true }, context);
}

const isSameLane = (one: RateContent, other: RateContent) =>
  one.equipment.code === other.equipment.code &&
  (['origin', 'destination', 'placeOfReceipt', 'placeOfDelivery'] as const).every(
    (end) => one[end]?.code === other[end]?.code,
  );

/** An earlier rate with the price and the days of a newer one. */
function repriced(earlier: RateContent, { base, validFrom, validTo }: RateContent): RateContent {
  const { allIn, exclusions } = statedCompleteness(earlier);
  const total = rateTotal({ ...earlier, base, allIn, exclusions });
  return { ...earlier, base, validFrom, validTo, total };
}

const sentencesOf = (changes: AmendmentReading) => new Set(announcedIn(changes).map(({ quote }) => quote));

/** The rates of an earlier message as the newest one changes them; undefined where it quotes none. */
function withQuoted(
  mail: MailReader,
  first: SheetReading,
  changes: AmendmentReading,
  context: ReadContext,
): ChangedReading | undefined {
  const quoted = mail.read({ sort: sortQuotedLines, skip: sentencesOf(changes) });
  if (quoted.rates.length === 0) return undefined;
  return changed({ ...quoted, layout: first.layout }, { changes, quoted: true }, context);
}

function changed(
  reading: SheetReading,
  { changes, quoted }: { changes: AmendmentReading; quoted: boolean },
  context: ReadContext,
): ChangedReading {
  const { rates, findings } = amendListed(context, { rates: reading.rates, quoted }, changes);
  const { amendments: _, ...rest } = reading;
  return { ...rest, rates, findings: [...findings, ...reading.findings], listed: reading.rates };
}
