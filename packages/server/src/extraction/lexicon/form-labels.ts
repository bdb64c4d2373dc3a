import { inAllScripts } from './han-variants.ts';
import { readTable } from './read-table.ts';
import './regexp-modifiers.ts';

/** What a label of a certificate, form or letter asks for: the concepts of `tables/form-labels.tsv`. */
export type FormConcept = string;

/** A wording of a label: matches at one place of a text, whatever stands before. */
export type FormWording = { readonly concept: FormConcept; readonly language: string; readonly pattern: RegExp };

const HAN_PAIR = /(?<=[\u3400-\u9fff]|\)\??)(?=[\u3400-\u9fff]|\(\?:)/g;

/** A wording whose characters forms may set apart, to fill the width of a column: "总 毛 重". */
const spacedOut = (wording: string) => wording.replace(HAN_PAIR, '\\s{0,2}');

/** Any label at a place: tells quickly that there is none. */
export const isAnyLabel = (text: string, at: number): boolean => {
  ANY.lastIndex = at;
  return ANY.test(text);
};

/** Every wording of every family. Blanks are optional: OCR loses them. A word in Latin letters ends where its letters end. */
export const FORM_WORDINGS: readonly FormWording[] = readTable('form-labels').map(
  ([concept = '', language = '', wording = '']): FormWording => {
    const source = inAllScripts(spacedOut(wording)).replace(/(?<![\\[]) (?![?*+{])/g, ' ?');
    return {
      concept,
      language,
      pattern: new RegExp(`(?:${source})(?!(?<=\\p{Script=Latin})(?:\\p{Script=Latin}|['’]s\\s))`, 'iuy'),
    };
  },
);

const ANY = new RegExp(FORM_WORDINGS.map(({ pattern }) => pattern.source).join('|'), 'iuy');
