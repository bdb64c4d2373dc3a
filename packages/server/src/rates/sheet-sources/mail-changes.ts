import { amendListed } from '../amendments/amend-listed.ts';
import type { AmendmentReading } from '../amendments/amendment.ts';
import type { ReadContext } from '../sheet-reader/read-context.ts';
import type { SheetReading } from '../sheet-reader/sheet-reading.ts';
import { changingLines } from './corrections.ts';
import { sortQuotedLines } from './mail-text.ts';
import type { TextLine } from './prose/prose-lines.ts';
import type { BodyChoice } from './text-source.ts';

/** How a mail is read: its newest message, or others of its lines. */
export type MailReader = {
  read: (choice: BodyChoice) => SheetReading;
  amendmentsOf: (lines: readonly TextLine[]) => AmendmentReading;
  /** What its newest message says in sentences. */
  lines: readonly TextLine[];
};

/**
 * Reads a mail with the changes that it makes to rates which it lists itself, in its body or attachments, or which it quotes from an earlier
 * message. A mail that changes rates without listing any is a notice about published ones.
 */
export function readWithChanges(mail: MailReader, context: ReadContext): SheetReading {
  const first = mail.read({});
  if (first.amendments) return withQuoted(mail, first, first.amendments, context) ?? first;
  const changing = changingLines(mail.lines);
  const changes = changing.length > 0 ? mail.amendmentsOf(changing) : undefined;
  if (!changes || changes.amendments.length === 0 || first.rates.length === 0) return first;
  const reading = changed(mail.read({ skip: sentencesOf(changes) }), { changes, quoted: false }, context);
  // "Now 1,850 instead of 1,950" is an offer where no rate of the mail has the old price.
  return reading.findings.some(({ code }) => code === 'amendment_applied') ? reading : first;
}

const sentencesOf = ({ amendments, unclear }: AmendmentReading) =>
  new Set([...amendments, ...unclear].map(({ source }) => source.quote));

/** The rates of an earlier message as the newest one changes them; undefined where it quotes none. */
function withQuoted(
  mail: MailReader,
  first: SheetReading,
  changes: AmendmentReading,
  context: ReadContext,
): SheetReading | undefined {
  const quoted = mail.read({ sort: sortQuotedLines, skip: sentencesOf(changes) });
  if (quoted.rates.length === 0) return undefined;
  return changed({ ...quoted, layout: first.layout }, { changes, quoted: true }, context);
}

function changed(
  reading: SheetReading,
  { changes, quoted }: { changes: AmendmentReading; quoted: boolean },
  context: ReadContext,
): SheetReading {
  const { rates, findings } = amendListed(context, { rates: reading.rates, quoted }, changes);
  const { amendments: _, ...rest } = reading;
  return { ...rest, rates, findings: [...findings, ...reading.findings] };
}
