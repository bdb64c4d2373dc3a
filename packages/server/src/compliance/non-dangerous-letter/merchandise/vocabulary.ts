import { readFileSync } from 'node:fs';
import { foldWord, LATIN_LANGUAGES, type LatinLanguage, stemWord } from './fold-word.ts';

/**
 * What a wording of `merchandise.tsv` (concept, language, wording) is in a name: goods that are harmless whatever they are made
 * of, a quality of goods, a word of form, a word that joins, or a sign that goods may be dangerous.
 */
export type Role = 'goods' | 'quality' | 'form' | 'link' | 'preposition' | 'suspicious';

/** Concepts that are no goods; every other concept of the table is a kind of goods. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ['material', 'quality'],
  ['place', 'quality'],
  ['colour', 'form'],
  ['person', 'form'],
  ['form', 'form'],
  ['link', 'link'],
  ['preposition', 'preposition'],
  ['suspicious', 'suspicious'],
]);

/** A wording with the kind of goods or of quality that it names. */
export type Wording = { readonly role: Role; readonly concept: string };

/** Wordings of a language by their words, each without its ending, joined by blanks. */
export type Lexicon = { readonly wordings: ReadonlyMap<string, Wording>; readonly longest: number };

/** The vocabulary of ordinary merchandise. */
export type Vocabulary = {
  readonly latin: ReadonlyMap<LatinLanguage, Lexicon>;
  /** Wordings without blanks, in simplified characters. */
  readonly chinese: Lexicon;
  /** Words of suspicion of all languages, folded. */
  readonly suspicious: ReadonlySet<string>;
};

type Row = { readonly concept: string; readonly language: string; readonly wording: string };

function makeLexicon(rows: readonly Row[], keyOf: (wording: string) => string, lengthOf: (key: string) => number) {
  const wordings = new Map<string, Wording>();
  let longest = 0;
  for (const { concept, wording } of rows) {
    const key = keyOf(wording);
    const role = ROLES.get(concept) ?? 'goods';
    const known = wordings.get(key);
    longest = Math.max(longest, lengthOf(key));
    // A word of suspicion stays one; goods that are also a material or a place are goods.
    if (known === undefined || role === 'suspicious' || (role === 'goods' && known.role !== 'suspicious'))
      wordings.set(key, { role, concept });
  }
  return { wordings, longest };
}

const wordsIn = (text: string): string[] => foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function readVocabulary(): Vocabulary {
  const text = readFileSync(new URL('./merchandise.tsv', import.meta.url), 'utf8');
  const [, ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const rows = lines.map((line): Row => {
    const [concept = '', language = '', wording = ''] = line.split('\t');
    return { concept, language, wording };
  });
  const of = (language: string) => rows.filter((row) => row.language === language);
  const latin = (language: LatinLanguage) =>
    makeLexicon(
      of(language),
      (wording) => keyOfWords(wordsIn(wording), language),
      (key) => key.split(' ').length,
    );
  const suspicious = rows.filter(({ concept, language }) => concept === 'suspicious' && language !== 'zh');
  return {
    latin: new Map(LATIN_LANGUAGES.map((one) => [one, latin(one)])),
    chinese: makeLexicon(
      of('zh'),
      (wording) => wording.toLowerCase(),
      (key) => key.length,
    ),
    suspicious: new Set(suspicious.map(({ wording }) => wordsIn(wording).join(' '))),
  };
}

/** The key of words in a language's lexicon. */
export const keyOfWords = (words: readonly string[], language: LatinLanguage): string =>
  words.map((word) => stemWord(word, language)).join(' ');

let vocabulary: Vocabulary | undefined;

const NO_WORDS: Lexicon = { wordings: new Map(), longest: 1 };

/** The words of a language that is written in Latin letters. */
export const lexiconOf = (language: LatinLanguage): Lexicon => merchandise().latin.get(language) ?? NO_WORDS;

/** The vocabulary, read at its first use. */
export function merchandise(): Vocabulary {
  vocabulary ??= readVocabulary();
  return vocabulary;
}
