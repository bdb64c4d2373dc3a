import type { Line } from '../../documents/offline.ts';

const CAS = /\b\d{2,7}-\d{2}-\d\b/g;
/** A bracket behind a figure or a label, which may hold a method or a name: "13 °C (ethanol)". */
const BRACKET = /\(([\p{L}\d][^()]{2,50})\)/gu;

/** The names of a mixture's ingredients, as section 3 lists them beside their CAS numbers; none of a single substance. */
export function componentNames(composition: readonly Line[]): string[] {
  const numbers = new Set(composition.flatMap((line) => line.text.match(CAS) ?? []));
  if (numbers.size < 2) return [];
  return composition
    .filter((line) => line.text.match(CAS))
    .flatMap((line) => line.cells.map((cell) => cell.text.replace(CAS, '').toLowerCase().trim()))
    .filter((name) => /\p{L}{4}/u.test(name));
}

/** Whether a bracket in the text holds one of these names. */
export function namesComponent(text: string, names: readonly string[]): boolean {
  const held = [...text.toLowerCase().matchAll(BRACKET)].map((match) => match[1] ?? '');
  return held.some((words) => names.some((name) => name === words || name.startsWith(`${words} `)));
}
