import { notParsed, type Parsed, parsed, plain } from './parsed.ts';

declare const hazardClass: unique symbol;
/** A class or division, class 1 with its compatibility group: `3`, `6.1`, `1.4S`. */
export type HazardClass = string & { readonly [hazardClass]: true };

/** The compatibility groups that occur in each division of class 1 (IMDG 2.1.2.2). */
const COMPATIBILITY: Readonly<Record<string, string>> = {
  '1.1': 'ABCDEFGJL',
  '1.2': 'BCDEFGHJKL',
  '1.3': 'CFGHJKL',
  '1.4': 'BCDEFGS',
  '1.5': 'D',
  '1.6': 'N',
};
const DIVISIONS: Readonly<Record<string, readonly string[]>> = {
  '2': ['2.1', '2.2', '2.3'],
  '4': ['4.1', '4.2', '4.3'],
  '5': ['5.1', '5.2'],
  '6': ['6.1', '6.2'],
};
const SINGLE = ['3', '7', '8', '9'];

const CLASS =
  /^(?:(?:imdg|imo|un|hazard|transport|danger|primary|main)\s*(?!\s))*(?:class|cl|division|div|klasse|clase|classe|第)?(?:\s*(?:no|or division|\/division))?(?:\s*\.)?(?:\s*[:：])?\s*(\d)(?:\s*[.,·]\s*(\d))?(?:\s*\()?(?:\s*([A-Z]))?(?:\s*\))?(?:\s*(?:类|項|项))?\s*$/i;

/**
 * A class as written in documents: `3`, `Class 8`, `6.1`, `第3类`, `1.4S`, `1.4 (S)`. Classes 2, 4, 5 and 6 need their
 * division, divisions of class 1 their compatibility group: without it the finding names the candidates.
 * A bare `1` is read (samples under UN 0190 have no division yet).
 */
export function parseHazardClass(text: string): Parsed<HazardClass> {
  const match = CLASS.exec(plain(text));
  const unreadable = { code: 'hazard_class_unreadable', message: 'This is not a class or division.', quote: text };
  if (match?.[1] === undefined) return notParsed(unreadable);
  const division = match[2] === undefined ? match[1] : `${match[1]}.${match[2]}`;
  const group = match[3]?.toUpperCase() ?? '';
  if (division.startsWith('1.')) return explosiveClass(division, group, text);
  if (group !== '') return notParsed({ ...unreadable, message: 'Only class 1 has compatibility groups.' });
  const divisions = DIVISIONS[match[1]];
  if (match[2] === undefined && divisions !== undefined) {
    const message = `Class ${division} needs its division.`;
    return notParsed({ code: 'hazard_class_without_division', message, quote: text, candidates: divisions });
  }
  const known = divisions?.includes(division) ?? (SINGLE.includes(division) || division === '1');
  return known ? parsed(division as HazardClass) : notParsed(unreadable);
}

function explosiveClass(division: string, group: string, quote: string): Parsed<HazardClass> {
  const groups = COMPATIBILITY[division];
  if (groups === undefined) {
    return notParsed({ code: 'hazard_class_unreadable', message: 'Class 1 has the divisions 1.1 to 1.6.', quote });
  }
  const candidates = [...groups].map((letter) => `${division}${letter}`);
  if (group === '') {
    const message = `Division ${division} needs its compatibility group.`;
    return notParsed({ code: 'hazard_class_without_group', message, quote, candidates });
  }
  if (groups.includes(group)) return parsed(`${division}${group}` as HazardClass);
  const message = `Compatibility group ${group} does not occur in division ${division}.`;
  return notParsed({ code: 'hazard_class_group_impossible', message, quote, candidates });
}

/** The division without a compatibility group: `1.4` of `1.4S`, `6.1` of `6.1`. */
export const divisionOf = (hazard: HazardClass): string => hazard.replace(/[A-Z]$/, '');

/** The class number: 6 of `6.1`. */
export const classNumberOf = (hazard: HazardClass): number => Number(hazard.charAt(0));

/** The compatibility group of class 1: `S` of `1.4S`. */
export const compatibilityGroupOf = (hazard: HazardClass): string | null => /[A-Z]$/.exec(hazard)?.[0] ?? null;
