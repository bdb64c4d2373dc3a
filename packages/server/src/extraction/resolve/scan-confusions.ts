/** Characters that OCR takes for digits' places and the digit each most likely is; by shape, in codes only. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', D: '0', Q: '0', 〇: '0', I: '1', l: '1', '|': '1', i: '1', '!': '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', B: '8', G: '6', b: '6', g: '9', q: '9', A: '4' },
};

/** The code with letters read as the digits they look like, and whether any was; undefined when one looks like none. */
export function digitsOfScan(text: string): { digits: string; corrected: boolean } | undefined {
  let corrected = false;
  let digits = '';
  for (const character of text) {
    const digit = /\d/.test(character) ? character : AS_DIGIT[character];
    if (digit === undefined) return undefined;
    corrected ||= digit !== character;
    digits += digit;
  }
  return { digits, corrected };
}

/** A UN number as OCR may write it: four places, at least two of them digits. */
export const SCANNED_UN =
  /(?<![A-Za-z\d])(?:UN|ON|UH|U\s?N)?[\s.:]{0,2}((?=(?:\D*\d){2})[\dOoDQIl|iZzSsBGbgqA]{4})(?![A-Za-z\d-])/;

/** A CAS number as OCR may write it. */
export const SCANNED_CAS =
  /(?<![A-Za-z\d-])([\dOoDIl|ZSsBGbgq]{2,7}-[\dOoDIl|ZSsBGbgq]{2}-[\dOoDIl|ZSsBGbgq])(?![A-Za-z\d-])/g;
