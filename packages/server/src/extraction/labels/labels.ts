import { inAllScripts } from '../lexicon/han-variants.ts';
import '../lexicon/regexp-modifiers.ts';

/** A label that documents put before (or above) a value. `pattern` matches the label alone, at its beginning. */
export type Label<Concept extends string = string> = {
  readonly concept: Concept;
  readonly pattern: RegExp;
  /** The same where something that may follow a label follows: chooses among alternatives that begin alike. */
  readonly whole: RegExp;
  /** A phrase of any wording about the concept: never a reason to take two labels for one. */
  readonly phrase?: true;
  /** Smaller is better when several labels of one concept stand in a section. */
  readonly rank: number;
};

/** A label found: the cell it stands in, where it begins, and where what follows it begins. */
export type LabelHit<Concept extends string = string> = {
  readonly concept: Concept;
  readonly rank: number;
  readonly line: number;
  readonly cell: number;
  readonly start: number;
  readonly end: number;
  /** Whether a colon or the like closes it; a label without one is less sure. */
  readonly closed: boolean;
  /** How many lines below the first the label's own words go on. */
  readonly wrapped?: number;
};

/** What stands behind a whole label: its end, a mark that closes it, a remark, its words in Chinese or Korean, or the beginning of a value. */
const END = String.raw`(?<=\p{Script=Latin})[\p{Script=Han}\p{Script=Hangul}]|\s*(?:$|[:=([{*/,;&…]|[-–—]\s|\.{3}|_{3})|\s+(?-i:[\p{Lu}\p{Lo}])|\s+[\d<>~≥≤+'"-]`;

/** The source of a regular expression, or of several that rank alike, the first that matches taken. */
export type Wordings = string | readonly string[];

/** Declares labels of one concept, best first. */
export function labelsOf<Concept extends string>(concept: Concept, ...ranked: Wordings[]): Label<Concept>[] {
  return ranked.map((wordings, rank) => {
    const source = inAllScripts(typeof wordings === 'string' ? wordings : wordings.join('|'));
    // OCR loses blanks between words.
    const tolerant = source.replace(/(?<![\\[]) (?![?*+{])/g, ' ?');
    return {
      concept,
      rank,
      pattern: new RegExp(`^(?:${tolerant})`, 'iu'),
      whole: new RegExp(`^(?:${tolerant})(?=${END})`, 'iu'),
    };
  });
}
