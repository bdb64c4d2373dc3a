/** Month names in the languages of Europe and Indonesia, without accents, by the month they mean. */
const NAMES: readonly (readonly [month: number, names: string])[] = [
  [1, 'january jan januar janner janvier janv enero ene janeiro gennaio gen januari ocak января январь'],
  [2, 'february feb februar fevrier fevr fev febrero fevereiro febbraio febr februari şubat subat февраля февраль'],
  [3, 'march mar marz maerz mrz mars marzo marco maart maret mart марта март'],
  [4, 'april apr avril avr abril abr aprile april nisan апреля апрель'],
  [5, 'may mai mayo maio maggio mag mei mayıs mayis мая май'],
  [6, 'june jun juni juin junio junho giugno giu haziran июня июнь'],
  [7, 'july jul juli juillet juil julio julho luglio lug temmuz июля июль'],
  [8, 'august aug aout agosto ago agosto augustus agustus ağustos agustos августа август'],
  [9, 'september sept sep septembre septiembre setiembre setembro set settembre eylül eylul сентября сентябрь'],
  [10, 'october oct oktober okt octobre octubre outubro out ottobre ott ekim октября октябрь'],
  [11, 'november nov novembre noviembre novembro novembre kasım kasim ноября ноябрь'],
  [12, 'december dec dezember dez decembre diciembre dic dezembro dicembre desember aralık aralik декабря декабрь'],
];

const MONTHS = new Map(NAMES.flatMap(([month, names]) => names.split(' ').map((name) => [name, month] as const)));

/** A pattern for any month name (plain text, longest first), without groups. */
export const MONTH_PATTERN = `(?:${[...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** The month (from 1) of a name in plain text, or undefined. */
export function monthOfName(name: string): number | undefined {
  return MONTHS.get(name);
}
