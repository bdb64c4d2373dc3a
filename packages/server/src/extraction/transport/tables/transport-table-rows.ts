import type { Cell, Line } from '../../../documents/offline.ts';
import { type Fragment, type Passage, passageOf } from '../../layout/passage.ts';
import { type Column, partsByColumn } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import type { Mode } from '../../lexicon/transport-modes.ts';
import { UN_NUMBER } from '../../values/un-number-form.ts';
import { factsOf, type TransportFact } from '../transport-fact.ts';
import { factsInRemarks } from '../transport-remarks.ts';

/** What a table of section 14 says, and the lines it takes up. */
export type FoundTable = { facts: TransportFact[]; lines: Set<Line> };

/** Values that tell by themselves what they are, whatever column they seem to stand in. */
const PLAIN: readonly (readonly [TransportConcept, RegExp])[] = [
  ['unNumber', new RegExp(`^:?\\s*${UN_NUMBER}$`, 'i')],
  ['packingGroup', /^:?\s*(?:PG\s*)?I{1,3}$/],
  ['ems', /^:?\s*F-[A-J]\s*,?\s*S-[A-Z]$/i],
  ['limitedQuantity', /^(?:limited quantit|ltd\.? qty)/i],
];

/** A UN number in a cell of its own, with or without its letters. */
export const NUMBER = /^:?\s*(?:(?:UN|ONU|ID)\s?-?)?\d{4}$/i;

/** What a cell's words tell that it is, whatever column it stands in. */
export function plainConcept({ text }: Pick<Cell, 'text'>): TransportConcept | undefined {
  return PLAIN.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Gathers what stands in each column of a row until the row is over. */
export class RowOfFacts<T> {
  private readonly parts = new Map<T, Fragment[]>();

  add(line: Line, cell: Cell, columns: readonly Column<T>[]): void {
    for (const { column, fragment } of partsByColumn(line, cell, columns)) {
      this.parts.set(column.head, [...(this.parts.get(column.head) ?? []), fragment]);
    }
  }

  /** Adds what stands in the columns, not left of them. */
  gather(lines: readonly Line[], columns: readonly Column<T>[]): void {
    const left = columns[0]?.x0 ?? 0;
    for (const line of lines) for (const cell of line.cells) if (cell.box[0] >= left) this.add(line, cell, columns);
  }

  put(head: T, fragment: Fragment): void {
    this.parts.set(head, [...(this.parts.get(head) ?? []), fragment]);
  }

  has(head: T): boolean {
    return this.parts.has(head);
  }

  /** What the row holds, by head; the row is empty afterwards. */
  take(): [T, Passage][] {
    const taken = [...this.parts].map(([head, fragments]) => [head, passageOf(fragments)] as [T, Passage]);
    this.parts.clear();
    return taken.filter(([, passage]) => passage.text !== '');
  }

  get size(): number {
    return this.parts.size;
  }
}

/** A row whose columns are concepts: cells that tell by themselves what they are need no column. */
export class RowOfConcepts extends RowOfFacts<TransportConcept> {
  addByWords(line: Line, cell: Cell, columns: readonly Column<TransportConcept>[]): void {
    const plain = plainConcept(cell);
    if (plain) this.put(plain, { line, cell, start: 0, end: cell.text.length });
    else this.add(line, cell, columns);
  }

  /** "Sea (IMDG Code 41- UN1263" over "22)": a number right behind words of the mode that reach its column. */
  addNumberBehind(line: Line, cell: Cell): void {
    const number = new RegExp(`\\s(${UN_NUMBER})$`).exec(cell.text)?.[1];
    if (number) this.put('unNumber', { line, cell, start: cell.text.length - number.length, end: cell.text.length });
  }
}

/** What a table says in a cell: "Shipping description" without a number is the name alone, and a cell without a label holds remarks. */
export function factsOfCell(
  concept: TransportConcept | undefined,
  modes: ReadonlySet<Mode>,
  passage: Passage,
): TransportFact[] {
  if (!concept || concept === 'mode' || concept === 'other') return factsInRemarks(passage, modes);
  const isName = concept === 'basicDescription' && !/\d{4}/.test(passage.text);
  return factsOf(isName ? 'shippingName' : concept, modes, passage);
}

/** The facts of a row whose columns are concepts, with what its remarks say, and a number that slipped into a neighbour's column. */
export function factsOfRow(row: RowOfFacts<TransportConcept>, modes: ReadonlySet<Mode>): TransportFact[] {
  const held = row.take();
  const isNumbered = held.some(([concept, { text }]) => concept === 'unNumber' && /\d{4}/.test(text));
  const slipped = isNumbered
    ? undefined
    : held.find(([, { text }]) => /\b(?:UN|ID)\s?\d{4}\b|^\D{0,3}\d{4}$/.test(text));
  const facts = held.flatMap(([concept, passage]) => factsOfCell(concept, modes, passage));
  return [...facts, ...factsOf('unNumber', modes, slipped?.[1])];
}
