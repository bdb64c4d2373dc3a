import { foldWord, type LatinLanguage } from './fold-word.ts';
import { keyOfWords, type Lexicon, lexiconOf, merchandise, type Wording } from './vocabulary.ts';

/** A piece of a name: its words, and what the vocabulary makes of them; undefined where it does not know them. */
export type Piece = { readonly words: string; readonly wording: Wording | undefined };

/** Numbers of models, sizes and standards that say nothing of what goods are. */
const PLAIN = /^(?:\d+|[ab][0-6]|m\d{1,2}|dn\d+|\d+x\d+(?:x\d+)?|[xsml]{1,3})$/;
const PLAIN_WORDING: Wording = { role: 'link', concept: 'link' };
/** Letters that German puts between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORTEST_PART = 4;

/** Pieces of a text in one language, the longest known wordings first. */
export function readLatin(text: string, language: LatinLanguage): Piece[] {
  const words = foldWord(text.replace(/['’](?=s\b)/gi, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const lexicon = lexiconOf(language);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, wording } = longestAt(words.slice(at, at + lexicon.longest), language, lexicon);
    pieces.push({ words: words.slice(at, at + length).join(' '), wording });
    at += length;
  }
  return pieces;
}

function longestAt(words: readonly string[], language: LatinLanguage, lexicon: Lexicon) {
  for (let length = words.length; length > 0; length--) {
    const wording = lexicon.wordings.get(keyOfWords(words.slice(0, length), language));
    if (wording !== undefined) return { length, wording: foreignSuspicion(words.slice(0, length)) ?? wording };
  }
  const [word = ''] = words;
  if (PLAIN.test(word)) return { length: 1, wording: PLAIN_WORDING };
  return { length: 1, wording: language === 'de' ? compoundOf(word, lexicon) : foreignSuspicion([word]) };
}

/** One word that is a word of suspicion in any language: "tinta" is ink, whatever the language of the name. */
function foreignSuspicion(words: readonly string[]): Wording | undefined {
  const isSuspicious = words.length === 1 && merchandise().suspicious.has(words[0] ?? '');
  return isSuspicious ? { role: 'suspicious', concept: 'suspicious' } : undefined;
}

/** What a German compound names, when each of its parts is known: its last part says what goods it is. */
function compoundOf(word: string, lexicon: Lexicon): Wording | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    const last = lexicon.wordings.get(keyOfWords([word.slice(end)], 'de'));
    if (last === undefined || last.role === 'suspicious' || last.role === 'link') continue;
    if (isKnownFront(word.slice(0, end), lexicon)) return last;
  }
  return undefined;
}

function isKnownFront(front: string, lexicon: Lexicon): boolean {
  return JOINTS.some((joint) => {
    if (!front.endsWith(joint)) return false;
    const part = front.slice(0, front.length - joint.length);
    if (part.length < SHORTEST_PART) return false;
    const known = lexicon.wordings.get(keyOfWords([part], 'de')) ?? compoundOf(part, lexicon);
    return known !== undefined && known.role !== 'suspicious' && known.role !== 'link';
  });
}
