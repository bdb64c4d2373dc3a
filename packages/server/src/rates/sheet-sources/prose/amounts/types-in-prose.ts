import { parseEquipment } from '../../../record/equipment.ts';
import { words } from '../prose-words.ts';
import { matchesOf, runsOf, type Span } from '../spans.ts';

/** A container type as written; a bare one is a length without a unit sign. */
export type TypeSpan = Span & { code: string; isBare: boolean };

const FEET = String.raw`['’′\x60]{1,2}|["”″]|-?\s?(?:ft|foot|feet|footers?|pies|pés|pieds|piedi|fuß|fuss|fu(?:ss|ß)-container)\b\.?|尺|呎`;
const KIND = String.raw`(?:dry|dv|dc|gp|std?|standard|high[\s-]?cubes?|hi[\s-]?cubes?|hc|hq|h|rf|rh|reefers?|ot|open[\s-]?tops?|fr|flat[\s-]?racks?|high|nor|tk|tanks?|box)(?!\p{L})|普[柜櫃]|高[柜櫃]|平[柜櫃]|[柜櫃]`;
/** A kind before the length: "reefer 40' HC". */
const KIND_BEFORE = String.raw`(?:(?:reefers?|refrigerados?|frigor[ií]ficos?|frigo|open[\s-]?tops?|flat[\s-]?racks?|tanks?)\s)`;
const TYPE = new RegExp(
  [
    `(?<![\\d/+-]|[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]|[$€£¥]\\s?|\\d[.,])(?:\\d{1,2}\\s?[x×]\\s?)?${KIND_BEFORE}?(?:20|40|45)(?:\\s?(?:${FEET}))?(?:[\\s-]{0,2}(?:${KIND})){0,2}(?:s\\b)?(?![\\d%.,]\\d|\\d|%)`,
    `(?<=[/])(?:20|40|45)(?:\\s?(?:${FEET}))?(?:\\s?(?:${KIND}))?(?![\\d%.,]\\d|\\d|%)`,
    String.raw`(?<![\p{L}])(?:teu|feu)s?(?!\p{L})|小[柜櫃]|大[柜櫃]|高[柜櫃]`,
    String.raw`(?<=\/\s?)(?:hc|hq)(?!\p{L})|(?<![\p{L}\d])(?:hc|hq)(?=\s?[:=]|\s(?:usd|eur|\$|€))`,
    String.raw`\b(?:twent(?:y|ies)|fort(?:y|ies)|veinte|cuarenta|vinte|quarenta|vingt|quarante|zwanzig|vierzig)(?:[\s-]foot(?:er)?s?)?(?:\s(?:${KIND}))?(?!\p{L})`,
  ].join('|'),
  'giu',
);
/** Between the container types of a list: "20GP/40GP/40HQ". */
export const BETWEEN_TYPES = new RegExp(`^\\s*(?:[/|,&+]|${words('and')})\\s*$`, 'iu');

function codeOf(text: string): string | undefined {
  const plain = text
    .replace(/[’′`]/g, "'")
    .replace(/^\d{1,2}\s?[x×]\s?/i, '')
    .replace(/[\s-]?foot(?:er)?s?\b/i, ' ')
    .replace(/high[\s-]?cubes?|hi[\s-]?cubes?/i, 'HC')
    .replace(/open[\s-]?tops?/i, 'OT')
    .replace(/flat[\s-]?racks?/i, 'FR')
    .replace(/reefers?|refrigerados?|frigor[ií]ficos?|frigo/i, 'RF')
    .replace(/twent(?:y|ies)|zwanzig|veinte|vinte|vingt/i, '20')
    .replace(/fort(?:y|ies)|vierzig|cuarenta|quarenta|quarante/i, '40')
    .replace(/'s$|(?<=\p{L}{2})s$/iu, '')
    .trim();
  // "40' dry box": a second word may say nothing more.
  return (parseEquipment(plain) ?? parseEquipment(plain.replace(/(?<=\p{L})[\s-]+\p{L}+$/u, '')))?.code;
}

/** The container types that a text names, in its order. A bare 20, 40 or 45 is one only beside another type or a unit sign. */
export function typesIn(text: string): TypeSpan[] {
  const found = matchesOf(text, TYPE).flatMap(({ match: [whole], start, end }): TypeSpan[] => {
    const code = codeOf(whole);
    return code === undefined ? [] : [{ start, end, code, isBare: /^(?:20|40|45)$/.test(whole.trim()) }];
  });
  const runs = runsOf(text, found, BETWEEN_TYPES);
  return runs.filter((run) => run.length > 1 || !run[0]?.isBare || standsAsType(text, run[0])).flat();
}

const BEFORE_BARE = new RegExp(`(?:\\d\\s?\\/|${words('per')})\\s*$`, 'iu');

/** "1850/20", "per 40": what makes a bare length a container type. */
function standsAsType(text: string, { start, end }: Span): boolean {
  if (/^\s*(?:[./-]?\d|\p{L})/u.test(text.slice(end))) return false;
  return BEFORE_BARE.test(text.slice(0, start));
}
