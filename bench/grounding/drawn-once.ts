import { type Language, type Layout, STATE_WORD } from './paper.ts';
import { Pen } from './pen.ts';

/** Marks the words of a value; behind them what is right, where that is not the words themselves (null: blank is right, too). */
export type Value = (key: string, words: string, ...right: (string | number | null)[]) => string;

/** A paper that exists once, in one language, after one official model: its words and values stand in its drawing. */
export function drawnOnce(
  name: string,
  documentType: string,
  language: Language,
  draw: (pen: Pen, value: Value) => void,
  { size = 9, across = false, leading = 1.3 } = {},
): Layout {
  return {
    name,
    documentType,
    aside: false,
    languages: [language],
    draw: () => {
      const font = language.startsWith('zh') ? 'han' : 'sans';
      const [width, height] = across ? [842, 595] : [595, 842];
      const pen = new Pen({ size, leading, font }, { width, height });
      draw(pen, (key, words, ...right) => {
        const meant = right.length === 0 ? words : right;
        // Words that describe goods prove their state, and so does the word for it.
        const inner = key === 'appearance' ? words.replace(STATE_WORD, (word) => pen.value(key, word, meant)) : words;
        return pen.value(key, inner, meant);
      });
      return pen;
    },
  };
}
