import { labelAtEnd } from '../labels/label-at-end.ts';
import { fieldOfLabel, type LabelIndex } from '../labels/label-index.ts';

/** A blank in a paragraph that a label asks to be filled: characters `start` to `end` of its text. */
export type Slot = { readonly key: string; readonly label: string; readonly start: number; readonly end: number };

/** Nothing, drawn lines, or the frame of a date: "    年   月   日". */
const BLANK = /^[\s_＿…]*(?:年[\s_＿]*月[\s_＿]*日)?/;

/** Whether the text that follows a blank is again a label with a colon or a blank: then the blank was a place to write. */
function isLabelNext(rest: string, labels: LabelIndex): boolean {
  const end = /[:：]|[_＿]{2}/.exec(rest)?.index;
  return end !== undefined && fieldOfLabel(labels, rest.slice(0, end)) !== undefined;
}

/** The part of a blank to write in: what stands before the next words is left between. */
function trimSlot(text: string, start: number, end: number): { start: number; end: number } {
  const blank = text.slice(start, end);
  const lead = /^[ \u3000]?/.exec(blank)?.[0].length ?? 0;
  const hasLine = /[_＿]/.test(blank);
  if (end === text.length) return { start: hasLine || lead < blank.length ? start + lead : start, end };
  const tail = /\s*$/.exec(blank)?.[0] ?? '';
  const keep = tail.includes('\t') || tail.includes('\n') ? tail.length : Math.min(2, tail.length);
  return { start: Math.min(start + lead, end - keep), end: end - keep };
}

/** Finds "品名：____", "Vessel:          Voyage:", "托运人____": each blank whose label is known. */
export function findSlots(text: string, labels: LabelIndex): Slot[] {
  const slots: Slot[] = [];
  let from = 0;
  for (const mark of text.matchAll(/[:：]|[_＿]{2,}/g)) {
    if (mark.index < from) continue;
    const isColon = mark[0] === ':' || mark[0] === '：';
    const start = isColon ? mark.index + 1 : mark.index;
    const found = labelAtEnd(text.slice(from, mark.index), labels);
    const blank = BLANK.exec(text.slice(start))?.[0] ?? '';
    const end = start + blank.length;
    const rest = text.slice(end);
    const isPlace = rest === '' || /[_＿]{2,}|\t| {3,}|\u3000{2,}/.test(blank) || isLabelNext(rest, labels);
    if (found && isPlace) slots.push({ ...found, ...trimSlot(text, start, end) });
    if (!isColon || (found && isPlace)) from = end;
  }
  return slots;
}
