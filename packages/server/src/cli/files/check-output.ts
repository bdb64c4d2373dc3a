import type { CheckFinding, Judgement } from '../../compliance/index.ts';
import type { Streams } from '../context.ts';
import { count, printLine } from '../output.ts';

type Out = Pick<Streams, 'stdout'>;

const WORDS = { error: 'ERROR', warning: 'warning', note: 'note' } as const;
const LONGEST_QUOTE = 70;
const MOST_PLACES = 4;

function placeLines({ places }: CheckFinding): string[] {
  const lines = places.map(({ document, page, quote }) => {
    const where = [document, page === undefined ? undefined : `page ${page}`].filter((part) => part !== undefined);
    const words =
      quote === undefined || quote === ''
        ? ''
        : `: "${quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE - 1)}…` : quote}"`;
    return `${where.join(', ')}${words}`;
  });
  const shown = [...new Set(lines)].filter((line) => line !== '');
  const more = shown.length - MOST_PLACES;
  return more > 0 ? [...shown.slice(0, MOST_PLACES), `and ${count(more, 'more place')}`] : shown;
}

/** One finding for people: what is wrong, by which paragraph, where, and what to ask. */
function printFinding(streams: Out, finding: CheckFinding, several: boolean): void {
  const entry = several && finding.goods !== undefined ? `entry ${finding.goods}: ` : '';
  printLine(streams, `${WORDS[finding.severity].padEnd(8)} ${entry}${finding.message}`);
  for (const line of placeLines(finding)) printLine(streams, `           ${line}`);
  printLine(streams, `           ${finding.code} · ${finding.source}`);
  if (finding.severity === 'note' || finding.ask === undefined) return;
  printLine(streams, `           Ask: ${finding.ask.english}`);
  if (finding.ask.chinese !== undefined) printLine(streams, `           问：${finding.ask.chinese}`);
}

function describe({ declaration }: Judgement): string[] {
  return declaration.goods.map(({ fields }) => {
    const value = (key: 'unNo' | 'properShippingName' | 'imoHazardClassNo' | 'subRiskClassNo' | 'packingGroup') =>
      fields[key]?.value;
    const parts = [value('unNo'), value('properShippingName'), value('imoHazardClassNo')];
    const sub = value('subRiskClassNo') === undefined ? [] : [`(${value('subRiskClassNo')})`];
    const group = value('packingGroup') === undefined ? [] : [`PG ${value('packingGroup')}`];
    const said = [...parts.filter((part) => part !== undefined), ...sub, ...group].join(', ');
    if (said !== '') return said;
    return fields.notDangerous === undefined ? 'Nothing about transport is stated.' : 'Declared as not dangerous.';
  });
}

/** Why there is no letter: something speaks against it, or only nothing speaks for it. */
function refusalOf({ letter: { findings } }: Judgement): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [only] = errors.length === 1 ? errors : [];
  if (only?.code !== 'letter_not_shown') return 'A non-dangerous goods letter is refused.';
  return `A non-dangerous goods letter is refused: ${only.message} ${only.ask?.english ?? ''}`;
}

/** A judgement for people: what is declared, what the rules say, and whether a letter could be printed. */
export function printJudgementText(streams: Out, judgement: Judgement, options: { notes: boolean }): void {
  const several = judgement.declaration.goods.length > 1;
  for (const line of describe(judgement)) printLine(streams, line);
  const shown = judgement.findings.filter(({ severity }) => options.notes || severity !== 'note');
  const notes = judgement.findings.length - shown.length;
  for (const finding of shown) printFinding(streams, finding, several);
  const ofSeverity = (severity: string) =>
    count(judgement.findings.filter((one) => one.severity === severity).length, severity);
  const hidden = notes > 0 ? ` (${count(notes, 'note')}: --notes)` : '';
  printLine(streams);
  printLine(streams, `${ofSeverity('error')}, ${ofSeverity('warning')}${hidden}, by ${judgement.edition.name}.`);
  printLine(streams, judgement.letter.allowed ? 'A non-dangerous goods letter is allowed.' : refusalOf(judgement));
}
