import type { Piece } from './read-latin.ts';
import { merchandise, type Wording } from './vocabulary.ts';

type Path = { readonly words: number; readonly pieces: readonly Piece[] };

const PLAIN: Wording = { role: 'link', concept: 'link' };

/** The pieces of Chinese text, which are as few as possible; what the vocabulary does not know is one piece without a meaning. */
export function readChinese(text: string): Piece[] {
  const characters = text.toLowerCase();
  const { wordings, longest } = merchandise().chinese;
  const paths: (Path | undefined)[] = [{ words: 0, pieces: [] }];
  for (let end = 1; end <= characters.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const before = paths[start];
      const words = characters.slice(start, end);
      const wording = /^\d+$/.test(words) ? PLAIN : wordings.get(words);
      if (before === undefined || wording === undefined) continue;
      const isShorter = before.words + 1 < (paths[end]?.words ?? Number.POSITIVE_INFINITY);
      if (isShorter) paths[end] = { words: before.words + 1, pieces: [...before.pieces, { words, wording }] };
    }
  }
  const pieces = paths[characters.length]?.pieces;
  return pieces === undefined ? [{ words: text, wording: undefined }] : [...pieces, ...suspicionsAcross(pieces)];
}

/** Words of suspicion that lie across pieces: "香蕉" and "水" are fruit and water, "香蕉水" is thinner. */
function suspicionsAcross(pieces: readonly Piece[]): Piece[] {
  const { wordings, longest } = merchandise().chinese;
  const text = pieces.map(({ words }) => words).join('');
  let end = 0;
  const inner = pieces.map(({ words }) => {
    end += words.length;
    return end;
  });
  return inner.slice(0, -1).flatMap((border) =>
    substringsAcross(text, border, longest).flatMap((words): Piece[] => {
      const wording = wordings.get(words);
      return wording?.role === 'suspicious' ? [{ words, wording }] : [];
    }),
  );
}

/** The parts of a text that begin before a border in it and end behind it. */
function substringsAcross(text: string, border: number, longest: number): string[] {
  const parts: string[] = [];
  for (let start = Math.max(0, border - longest); start < border; start++) {
    for (let end = border + 1; end <= Math.min(text.length, start + longest); end++) parts.push(text.slice(start, end));
  }
  return parts;
}
