import type { Place } from '../record/rate.schema.ts';
import { escapePart, unescapePart } from './charge-line.ts';

/** A place as a line of a cell: `Busan (KRPUS)`, with `as PUSAN` when the sheet wrote it otherwise. */
export function printPlaceLine({ code, name, text }: Place): string {
  if (code === null) return escapePart(text);
  const shown = name ?? text;
  return `${escapePart(shown)} (${code})${shown === text ? '' : ` as ${escapePart(text)}`}`;
}

/** Reads a line that `printPlaceLine` wrote; the name belongs to the code and is looked up by it. */
export function parsePlaceLine(line: string): { code: string | null; text: string } {
  const match = /^(.+) \(([A-Z]{2}[A-Z2-9]{3})\)(?: as (.+))?$/.exec(line);
  if (!match) return { code: null, text: unescapePart(line) };
  return { code: match[2] ?? null, text: unescapePart(match[3] ?? match[1] ?? '') };
}
