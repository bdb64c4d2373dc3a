// CAS: the check digit is the sum of the other digits, each times its place from the right, modulo 10.
// EC (ECHA): the sum of the first six digits, each times its place from the left, modulo 11.
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

/** Whether a text has the shape of a CAS number and its check digit is right. */
function isCasNumber(text: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(text)) return false;
  const digits = [...text.replaceAll('-', '')].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 10 === digits[0];
}

/** Whether a text has the shape of an EC number and its check digit is right. */
function isEcNumber(text: string): boolean {
  if (!/^\d{3}-\d{3}-\d$/.test(text)) return false;
  const digits = [...text.replaceAll('-', '')].map(Number);
  const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 11 === digits[6];
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s/g, '');

function numbersOf(facts: GoodsFacts) {
  const own = facts.stated('casNo').flatMap((stated) =>
    String(stated.value)
      .split(/[,，;；、]/)
      .map((number) => ({ number: plain(number), places: stated.places })),
  );
  const listed = facts.composition.flatMap(({ casNo, places }) =>
    casNo === undefined ? [] : { number: plain(casNo), places },
  );
  const all = [...own, ...listed].filter(({ number }) => /\d/.test(number));
  return all.filter(({ number }, at) => all.findIndex((other) => other.number === number) === at);
}

const ask = {
  english: 'Please check this number against section 3 of the data sheet.',
  chinese: '请核对安全技术说明书第3部分中的该编号。',
};

export const casCheckDigit = goodsRule({
  code: 'cas_check_digit',
  severity: 'warning',
  source: 'CAS registry numbers, check digit',
  sentence: 'A CAS number’s check digit must be right.',
  check: (facts) =>
    numbersOf(facts)
      .filter(({ number }) => !isCasNumber(number))
      .map(({ number, places }) => ({
        message: `${number} is no CAS number: its check digit or shape is wrong.`,
        about: [{ places }],
        ask,
      })),
});

export const ecCheckDigit = goodsRule({
  code: 'ec_check_digit',
  severity: 'warning',
  source: 'EC numbers (ECHA), check digit',
  sentence: 'An EC number’s check digit must be right.',
  check: ({ composition }) =>
    composition.flatMap(({ ecNo, places }) =>
      ecNo === undefined || isEcNumber(plain(ecNo))
        ? []
        : { message: `${ecNo} is no EC number: its check digit or shape is wrong.`, about: [{ places }], ask },
    ),
});

/** The least share of an ingredient: 30 of `30-60`, 0 of `< 5`. */
function leastPercent(percent: string | number | undefined): number {
  if (typeof percent === 'number') return percent;
  if (percent === undefined || /^\s*[<≤]/.test(percent)) return 0;
  const match = /\d+(?:[.,]\d+)?/.exec(percent);
  return match === null ? 0 : Number(match[0].replace(',', '.'));
}

export const compositionAbove100 = goodsRule({
  code: 'composition_above_100',
  severity: 'warning',
  source: 'Arithmetic',
  sentence: 'The least shares of the composition do not make more than 100 %.',
  check: ({ composition }) => {
    const sum = composition.reduce((total, { percent }) => total + leastPercent(percent), 0);
    const message = `The composition makes at least ${Math.round(sum * 10) / 10} %.`;
    return sum > 100.5 ? { message, about: composition, ask } : undefined;
  },
});
