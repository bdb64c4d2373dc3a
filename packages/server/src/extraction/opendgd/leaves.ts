import { type Box, type Document, unionOf } from '../../documents/offline.ts';
import type { Evidence } from '../layout/passage.ts';

/** Where the value behind a JSON Pointer stands on the pages of a declaration; undefined where there is no such value. */
export type FindLeaf = (pointer: string) => Evidence | undefined;

/** The values of a declaration by their JSON Pointers. */
export function leavesOf({ pages }: Document): FindLeaf {
  const leaves = new Map<string, Evidence>();
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const [first, ...rest] = line.cells;
    const [, ...boxes] = line.cells.map(({ box }): Box => box);
    if (first === undefined || boxes.length === 0 || leaves.has(first.text)) continue;
    const quote = rest.map(({ text }) => text).join(' ');
    leaves.set(first.text, { page: line.page, box: unionOf(boxes), quote, pointer: first.text });
  }
  return (pointer) => leaves.get(pointer);
}
