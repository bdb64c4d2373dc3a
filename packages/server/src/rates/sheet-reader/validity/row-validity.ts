import type { IsoDate } from '../../../base/index.ts';
import { displayText } from '../../../spreadsheets/index.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import { dateDoubt, dayQuestion, saysSomeDay } from '../rows/row-doubts.ts';
import { type RowScope, report } from '../rows/row-scope.ts';
import type { SheetAnswers } from '../sheet-reading.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { RowValidity } from './validity-reader.ts';

/** The first and the last day of a row's prices. */
export type RowDays = { from: IsoDate; to: IsoDate };

/**
 * When the prices of a row hold: as the row says, else as the title says, else as the operator answered, else as a name says. Undefined
 * when that is not clear, which is then in the findings. `isOneOf`: the sheet states several spans of days.
 */
export function resolveRowValidity(
  scope: RowScope,
  row: RawRow,
  facts: SheetFacts,
  isOneOf = false,
): RowDays | undefined {
  const { answers } = scope;
  const own = scope.validity.read(row);
  reportReading(scope, row, own);
  const isUntold = own.doubt !== undefined && leavesDayUntold(own.doubt);
  // An unclear date counts as none, which the operator's answer may fill; the title's validity may not.
  const from = isUntold ? answers.validFrom : (own.from ?? givenDay('from', facts, answers));
  const to = isUntold ? answers.validTo : (own.to ?? givenDay('to', facts, answers));
  if (from !== undefined && own.to !== undefined && own.from === undefined && isNamed('from', facts, answers)) {
    const message = `The sheet states only the last day of these prices; the first one, ${from}, was read from the name of the file, the tab or the mail.`;
    report(scope, row, { code: 'validity_from_name', severity: 'warning', message, group: from });
  }
  if (from !== undefined && to !== undefined) return inOrder(scope, row, { from, to });
  if (isUntold) return undefined;
  if (from === undefined) report(scope, row, dayQuestion('from', isOneOf));
  if (to === undefined) report(scope, row, dayQuestion('to', isOneOf));
  return undefined;
}

type End = 'from' | 'to';
const DAY = { from: 'validFrom', to: 'validTo' } as const;

/** The day that a title states, else the operator; the operator's answer beats the name of a file and the subject of a mail. */
function givenDay(end: End, facts: SheetFacts, answers: SheetAnswers): IsoDate | undefined {
  const [said, answered] = [facts[DAY[end]], answers[DAY[end]]];
  return facts.namedDays?.[end] === 'file' ? (answered ?? said) : (said ?? answered);
}

/** Whether the day of one end is that of a name. */
function isNamed(end: End, facts: SheetFacts, answers: SheetAnswers): boolean {
  const by = facts.namedDays?.[end];
  return by === 'tab' || (by === 'file' && answers[DAY[end]] === undefined);
}

function reportReading(scope: RowScope, row: RawRow, { remark, doubt }: RowValidity): void {
  if (remark) {
    const quote = textOf(remark.value);
    const message = 'The validity was read from the remark.';
    report(scope, row, { code: 'validity_from_remark', severity: 'note', message, quote, column: remark.column });
  }
  const text = textOf(doubt?.cell.value);
  if (doubt && /[\p{L}\d]/u.test(text))
    report(
      scope,
      row,
      dateDoubt(doubt.code, displayText(doubt.cell.value, doubt.cell.format), doubt.cell.column, doubt.likely),
    );
}

function leavesDayUntold({ code, cell }: NonNullable<RowValidity['doubt']>): boolean {
  return code !== 'date_unknown' || saysSomeDay(textOf(cell.value));
}

function inOrder(scope: RowScope, row: RawRow, { from, to }: RowDays): RowDays | undefined {
  if (from <= to) return { from, to };
  const message = `The validity ends (${to}) before it starts (${from}).`;
  report(scope, row, { code: 'validity_inverted', severity: 'error', message, group: `${from}|${to}` });
  return undefined;
}
