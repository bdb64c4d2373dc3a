import type { RateChangeList } from '../../rates/index.ts';
import type { Streams } from '../context.ts';
import { amountText, printLine } from '../output.ts';

type Change = RateChangeList['data'][number];
type Line = Change['lines'][number];
type Side = NonNullable<Change['before']>;
type Moment = RateChangeList['meta']['from'];

/** Each change with its lines, what made it, and where both prices stand. */
export function printRateChanges(streams: Pick<Streams, 'stdout'>, { data, meta }: RateChangeList): void {
  const kinds = Object.entries(meta.counts).filter(([, n]) => n > 0);
  const counts = kinds.map(([kind, n]) => `${amountText(n)} ${kind}`).join(', ') || 'nothing changed';
  printLine(streams, `${momentText(meta.from)} to ${momentText(meta.to)}: ${counts}`);
  for (const change of data) printChange(streams, change);
}

function momentText({ asOf, publication }: Moment): string {
  return publication === null ? `${asOf} (nothing was published yet)` : asOf;
}

function printChange(streams: Pick<Streams, 'stdout'>, change: Change): void {
  const { kind, origin, destination, carrier, equipment, before, after, lines, publication } = change;
  const lane = [origin, destination].map(({ code, text }) => code ?? text).join(' to ');
  printLine(streams);
  printLine(streams, `${kind}: ${lane}, ${carrier?.scac ?? carrier?.name ?? 'no carrier'}, ${equipment.code}`);
  for (const line of lines) printLine(streams, `  ${lineText(line)}`);
  if (lines.length === 0) for (const side of [before, after]) if (side) printLine(streams, `  ${priceText(side)}`);
  if (before) printLine(streams, `  before: ${sourceText(before)}`);
  if (after) printLine(streams, `  after: ${sourceText(after)}`);
  if (publication) {
    const { number, kind: done, file, publishedBy, publishedAt } = publication;
    const verb = done === 'publish' ? 'published' : 'reverted';
    printLine(streams, `  ${file} ${verb} by ${publishedBy}, ${publishedAt} (publication ${number})`);
  }
}

function lineText({ name, code, before, after, difference, percent, reason }: Line): string {
  const sign = difference !== null && difference > 0 ? '+' : '';
  const share = percent === null ? '' : `, ${sign}${percent} %`;
  const moved = difference === null ? (reason ?? '') : `${sign}${amountText(difference)}${share}`;
  const values = `${before?.text ?? 'none'} -> ${after?.text ?? 'none'}`;
  return `${code === null ? name : `${name} (${code})`}: ${values}${moved === '' ? '' : ` (${moved})`}`;
}

function priceText({ base, validFrom, validTo }: Side): string {
  return `${base.currency} ${amountText(base.amount)}, valid ${validFrom} to ${validTo}`;
}

function sourceText({ id, source: { file, tab, row, cell } }: Side): string {
  const place = cell === null ? [row === null ? null : `row ${row}`] : [`cell ${cell}`];
  return [`rate ${id}`, file, tab, ...place].filter((part) => part !== null).join(', ');
}
