import { plainText } from '../plain-text.ts';

/** Names of the days of the week, Monday to Sunday, in plain text, by language. */
const NAMES = [
  'monday|mon|tuesday|tues?|wednesday|wed|thursday|thurs?|thu|friday|fri|saturday|sat|sunday|sun',
  'montag|mo|dienstag|di|mittwoch|mi|donnerstag|do|freitag|fr|samstag|sonnabend|sa|sonntag|so',
  'lundi|lun|mardi|mar|mercredi|mer|jeudi|jeu|vendredi|ven|samedi|sam|dimanche|dim',
  'lunes|martes|miercoles|mie|jueves|jue|viernes|vie|sabado|sab|domingo|dom',
  'segunda(?:-feira)?|seg|terca(?:-feira)?|ter|quarta(?:-feira)?|qua|quinta(?:-feira)?|qui|sexta(?:-feira)?|sex',
  'lunedi|martedi|mercoledi|giovedi|gio|venerdi|sabato|domenica',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  'pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar',
  'poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela',
  'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс',
  'senin|selasa|rabu|kamis|jumat|sabtu|minggu',
  '(?:星期|周|週|礼拜)[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일',
].join('|');
const WEEKDAYS = new RegExp(
  String.raw`^(?:(?:every|each|每|jeden|her)\s*)?(?:${NAMES})\.?(?:\s*[-/,&+、]?\s*(?:and |und |et |y |e )?(?:${NAMES})\.?)*$`,
  'u',
);

/** Whether a text names days of the week and nothing else: "Tue/Fri", "Salı", "周三". */
export function isWeekdays(text: string): boolean {
  return text.length <= 40 && WEEKDAYS.test(plainText(text));
}
