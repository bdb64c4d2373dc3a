import { foldLetters } from '../charge-text/fold-letters.ts';
import type { TextRow } from '../facts/read-facts.ts';
import type { TableBody } from '../tables/read-table.ts';

/** A text as names of tabs and headings are compared by. */
export const keyOfName = (name: string) => foldLetters(name).replace(/[^\p{L}\p{N}]+/gu, '');

type Heading = { row: number; last: number; key: string; words: ReadonlySet<string> };

const wordsIn = (text: string) => new Set(foldLetters(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []);

const isPartOf = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].every((word) => others.has(word)) || [...others].every((word) => some.has(word));

/**
 * The headings between the rows of rates, which may be what a charge is for elsewhere: "Middle East & India" over rates, and "WRS |
 * USD 40 | Middle East & India" in a table of charges. Filled while the tabs of rates are read.
 */
export class HeadingsOver {
  readonly #byTab = new Map<string, Heading[]>();

  /** Adds the headings between the rows of a table, and the lines of its own over it. */
  add(tab: string, { rows, sections }: Pick<TableBody, 'rows' | 'sections'>, lead: readonly TextRow[] = []): void {
    const last = rows.at(-1)?.row ?? 0;
    const known = this.#byTab.get(tab) ?? [];
    this.#byTab.set(tab, known);
    for (const { row, texts } of [...lead, ...sections]) {
      const [text = '', ...more] = texts;
      if (more.length === 0 && keyOfName(text) !== '')
        known.push({ row, last, key: keyOfName(text), words: wordsIn(text) });
    }
  }

  /**
   * Whether a row is below one of the headings that a text names; undefined where the text names none of the tab, or the heading over
   * the row is a narrower or a wider name of it ("South America via Panama"). Rows count from 1.
   */
  isUnder(text: string, parts: readonly string[], { tab, row }: { tab: string; row: number }): boolean | undefined {
    const headings = this.#byTab.get(tab) ?? [];
    const keys = new Set(headings.map(({ key }) => key));
    const named = keys.has(keyOfName(text)) ? [text] : parts;
    if (named.length === 0 || !named.every((part) => keys.has(keyOfName(part)))) return undefined;
    const over = headings.filter((heading) => heading.row < row - 1 && row - 1 <= heading.last);
    const nearest = over.reduce<Heading | undefined>(
      (best, one) => (best && best.row > one.row ? best : one),
      undefined,
    );
    if (!nearest) return undefined;
    if (named.some((part) => keyOfName(part) === nearest.key)) return true;
    return named.some((part) => isPartOf(wordsIn(part), nearest.words)) ? undefined : false;
  }
}
