/** Month names in English, German, French, Spanish and Portuguese, without accents, by the month they mean. */
const NAMES: readonly (readonly [month: number, names: string])[] = [
  [1, 'january jan januar janner janvier janv enero ene janeiro'],
  [2, 'february feb februar fevrier fevr fev febrero fevereiro'],
  [3, 'march mar marz maerz mrz mars marzo marco'],
  [4, 'april apr avril avr abril abr'],
  [5, 'may mai mayo maio'],
  [6, 'june jun juni juin junio junho'],
  [7, 'july jul juli juillet juil julio julho'],
  [8, 'august aug aout agosto ago'],
  [9, 'september sept sep septembre septiembre setiembre setembro set'],
  [10, 'october oct oktober okt octobre octubre outubro out'],
  [11, 'november nov novembre noviembre novembro'],
  [12, 'december dec dezember dez decembre diciembre dic dezembro'],
];

const MONTHS = new Map(NAMES.flatMap(([month, names]) => names.split(' ').map((name) => [name, month] as const)));

/** A pattern for any month name (plain text, longest first), without groups. */
export const MONTH_PATTERN = `(?:${[...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** The month (from 1) of a name in plain text, or undefined. */
export function monthOfName(name: string): number | undefined {
  return MONTHS.get(name);
}
