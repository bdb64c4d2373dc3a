import { plainText } from '../plain-text.ts';

/** Names of the days of the week, Monday to Sunday, in plain text, by language. */
const NAMES = [
  'monday|mon|tuesday|tues?|wednesday|wed|thursday|thurs?|thu|friday|fri|saturday|sat|sunday|sun',
  'montag|mo|dienstag|di|mittwoch|mi|donnerstag|do|freitag|fr|samstag|sonnabend|sa|sonntag|so',
  'lundi|lun|mardi|mar|mercredi|mer|jeudi|jeu|vendredi|ven|samedi|sam|dimanche|dim',
  'lunes|martes|miercoles|mie|jueves|jue|viernes|vie|sabado|sab|domingo|dom',
  'segunda|seg|terca|ter|quarta|qua|quinta|qui|sexta|sex|feira',
  'lunedi|martedi|mercoledi|giovedi|gio|venerdi|sabato|domenica',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  'pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar',
  'poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela',
  'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс',
  'senin|selasa|rabu|kamis|jumat|sabtu|minggu',
].join('|');
/** One day, or several without blanks between them where the script has none. */
const WEEKDAY = new RegExp(
  `^(?:(?:${NAMES})|(?:(?:星期|周|週|礼拜)[一二三四五六日天])+|(?:[月火水木金土日]曜日?)+|(?:[월화수목금토일]요일)+)$`,
  'u',
);
const BETWEEN = /[\s\-/,&+、.]+/u;
const JOINING = new Set(['every', 'each', 'jeden', 'her', 'and', 'und', 'et', 'y', 'e']);

/** Whether a text names days of the week and nothing else: "Tue/Fri", "Salı", "周三". */
export function isWeekdays(text: string): boolean {
  if (text.length > 40) return false;
  const words = plainText(text).replace(/^每/u, '').split(BETWEEN);
  const named = words.filter((word) => word !== '' && !JOINING.has(word));
  return named.length > 0 && named.every((word) => WEEKDAY.test(word));
}
