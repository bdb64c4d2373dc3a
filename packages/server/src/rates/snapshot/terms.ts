/** Words that come again and again (carriers, containers, currencies), each known by a number. */
export type Terms = {
  /** The number of a word, which is given one when it is new. */
  numberOf: (word: string) => number;
  /** The number of a word, if it has one. */
  find: (word: string) => number | undefined;
  wordOf: (number: number) => string;
};

export function createTerms(): Terms {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  return {
    numberOf: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      return words.push(word) - 1;
    },
    find: (word) => numbers.get(word),
    wordOf: (number) => words[number] ?? '',
  };
}
