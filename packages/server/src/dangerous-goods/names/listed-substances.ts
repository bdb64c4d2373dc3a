import { readFileSync } from 'node:fs';
import { parseUnNumber, type UnNumber } from '../codes/un-number.ts';

/** `tables/cas-numbers.tsv`: UN number, and the CAS numbers of the substances that it names. */
const LINES = readFileSync(new URL('./tables/cas-numbers.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);

const NUMBERS: ReadonlyMap<string, readonly UnNumber[]> = LINES.reduce((known, line) => {
  const [number = '', cas = ''] = line.split('\t');
  const un = parseUnNumber(number);
  if (!un.ok) throw new Error(`cas-numbers.tsv: "${number}" is no UN number.`);
  for (const one of cas.split(',')) known.set(one, [...(known.get(one) ?? []), un.value]);
  return known;
}, new Map<string, UnNumber[]>());

/** The UN numbers under which the list has a substance of this CAS number: of its forms and concentrations. None is no proof. */
export const numbersOfCas = (casNo: string): readonly UnNumber[] => NUMBERS.get(casNo.trim()) ?? [];

const BY_NUMBER = new Map(
  LINES.map((line) => {
    const [un = '', cas = ''] = line.split('\t');
    return [un, cas.split(',')] as const;
  }),
);

/** The CAS numbers of the substances that a UN number names; none for mixtures, generic entries and articles. */
export const casOfNumber = (un: string): readonly string[] => BY_NUMBER.get(un) ?? [];
