/** Numbers for words that are repeated many times (carriers, containers, currencies, ports). */
export type Dictionary = {
  /** The number of a word; a new word gets the next one. */
  encode: (word: string) => number;
  /** The number of a word that was encoded before. */
  find: (word: string) => number | undefined;
  decode: (number: number) => string;
};

/** An empty dictionary. */
export function createDictionary(): Dictionary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  return {
    encode: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      return words.push(word) - 1;
    },
    find: (word) => numbers.get(word),
    decode: (number) => words[number] ?? '',
  };
}
