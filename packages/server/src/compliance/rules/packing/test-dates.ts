/** A day or month of a test as a declaration words it. */
export type TestDate = { readonly kind: 'done' | 'due' /** `2024-05`. */; readonly month: string };

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = String.raw`(\d{4})[-./](\d{1,2})(?:[-./]\d{1,2})?|(?:\d{1,2}[./-])?(\d{1,2})[./-](\d{4})|(?:\d{1,2}\s+)?(${MONTHS.join('|')})[a-z]*\.?\s+(\d{4})|\b(20\d{2}|19\d{2})\b(?:年(\d{1,2})月)?`;
const TEST = String.raw`\b(?:(?:re-?)?tested|(?:re-?)?tests?|inspect(?:ed|ion)s?|hydro(?:static|test)?\w*|re-?qualif\w+|periodic)\b|检验|试验|水压`;
const DUE = /\b(?:next|due|valid (?:un)?til|expir\w+|until)\b|下次|有效期/i;
/** Tests of substances and of batteries are no tests of a vessel. */
const OTHER =
  /38\.3|ignition|stability|flash|SADT|corrosion|LD50|in accordance with|test (?:report|summary)|type tested/i;
const NEAR = new RegExp(
  String.raw`((?:${TEST})[^.;\d]{0,40}(?:2[.,]5|5|five|ten|10)?[- ]?(?:year|yr|month)?[^;\d]{0,30}?)(?:${DATE})`,
  'gi',
);

const two = (text: string) => text.padStart(2, '0');

function monthOf([, y1, m1, m2, y2, name, y3, y4, m4]: readonly (string | undefined)[]): string {
  if (y1 !== undefined) return `${y1}-${two(m1 ?? '01')}`;
  if (y2 !== undefined) return `${y2}-${two(m2 ?? '01')}`;
  if (y3 !== undefined) return `${y3}-${two(String(MONTHS.indexOf((name ?? '').toLowerCase().slice(0, 3)) + 1))}`;
  // A year alone may be its last month.
  return `${y4}-${two(m4 ?? '12')}`;
}

/** The dates behind words for a test of a tank or a receptacle. */
export function testDatesIn(words: string): TestDate[] {
  return [...words.normalize('NFKC').matchAll(NEAR)].flatMap((match) => {
    const [whole, lead = ''] = match;
    const before = words.slice(Math.max(0, (match.index ?? 0) - 20), match.index);
    if (OTHER.test(whole)) return [];
    const kind = DUE.test(`${before.split(/[;,.]/).at(-1)} ${lead}`) ? ('due' as const) : ('done' as const);
    return [{ kind, month: monthOf([whole, ...match.slice(2)]) }];
  });
}

/** Months from a month to a day; negative when it is still to come. */
export function monthsSince(month: string, on: string): number {
  const [year = 0, one = 1] = month.split('-').map(Number);
  const [thisYear = 0, thisMonth = 1] = on.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - one;
}
