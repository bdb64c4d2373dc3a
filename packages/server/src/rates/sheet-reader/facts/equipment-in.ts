import { type EquipmentType, parseEquipmentList } from '../../record/equipment.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import { findCurrency } from '../prices/parse-currency.ts';
import { roleOfHeader } from '../tables/columns/column-lexicon.ts';
import { classifyHeader } from '../tables/headers/classify-header.ts';

/** The container types that a short title or the name of a tab is about: "40'HC", "GIÁ CƯỚC CONT 20'DC", "20' Box". */
function equipmentOfTitle(text: string): readonly EquipmentType[] | undefined {
  if (text.length > 60) return undefined;
  const whole = parseEquipmentList(text);
  if (whole) return whole;
  const bare = text.replace(/(?<!\d)20\d\d(?!\d)/g, ' ');
  const meaning = classifyHeader(bare);
  const numbers = bare.match(/\d+/g) ?? [];
  return meaning.kind === 'price' && numbers.every((number) => /^(?:20|40|45)$/.test(number))
    ? meaning.equipment
    : undefined;
}

/** "Equipment: 40HC" is one clause: the label says what is meant. */
const CLAUSES = /(?<=\p{L}{3}[.!])\s+|\s[-–—*•|]\s|\s{3,}|[;,()[\]]|\n/u;
const ABOUT_RATES = new RegExp(phraseSource('about-rates'));
const ABOUT_CHARGES = /charge|zuschlag|recargo|\bthc\b|\bfee|费|附加/;
/** A length, with its unit and more behind it. */
const LENGTH = /^(?:1\s?[x×*])?(?:20|40|45)(?!\d)/i;
const MOST_WORDS = 5;

/** The container types of one clause of a sentence, if it is about nothing but them: "equipment 40HC only", "USD / 40HC". */
function equipmentOfClause(clause: string): readonly EquipmentType[] | undefined {
  const plain = plainText(clause);
  if (ABOUT_CHARGES.test(plain)) return undefined;
  const words = clause.split(/[\s/:：]+/).filter((word) => word !== '');
  for (let at = 0; at < words.length; at++) {
    if (!LENGTH.test(words[at] ?? '')) continue;
    for (let length = Math.min(MOST_WORDS, words.length - at); length >= 1; length--) {
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[.]+$/, '');
      const listed = words.slice(at, at + length).join('/');
      const types = /[\p{L}'’"”″]/u.test(name) ? (parseEquipmentList(name) ?? parseEquipmentList(listed)) : undefined;
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      if (!types || rest.some((word) => /\d/.test(word))) continue;
      const isAbout = rest.some((word) => roleOfHeader(word) === 'equipment' || findCurrency(word) !== undefined);
      return isAbout || rest.length === 0 || ABOUT_RATES.test(plain) ? types : undefined;
    }
  }
  return undefined;
}

const keyOf = (types: readonly EquipmentType[]) => types.map(({ code }) => code).join();

/**
 * The container types that the lines of a title are about: a short line of them, else what sentences say of the prices or the
 * equipment, where all say the same ("Equipment: 20ft ISO tank", "USD per 40'HC").
 */
export function equipmentIn(lines: readonly string[]): readonly EquipmentType[] | undefined {
  const title = lines.map(equipmentOfTitle).find((types) => types !== undefined);
  if (title) return title;
  const said = new Map(
    lines
      .flatMap((line) => line.split(CLAUSES))
      .flatMap((clause) => {
        const types = equipmentOfClause(clause);
        return types ? [[keyOf(types), types] as const] : [];
      }),
  );
  return said.size === 1 ? [...said.values()][0] : undefined;
}
