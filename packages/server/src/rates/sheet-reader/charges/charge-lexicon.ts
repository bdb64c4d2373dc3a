import type { Charge } from '../../record/rate.schema.ts';
import { readTable } from '../lexicon/read-table.ts';
import { normaliseHeader } from '../tables/columns/column-lexicon.ts';

type Basis = Charge['basis'];

/** A charge as the trade knows it: its code (null when it has no common one), its name, and what one amount usually covers. */
export type KnownCharge = { code: string | null; name: string; basis: Basis };

const CHARGES = new Map<string, KnownCharge>(
  readTable('charges').map(([name = '', code = '', basis]) => [
    name,
    { code: code === '' ? null : code, name, basis: basis as Basis },
  ]),
);

/** Every wording of a charge, folded (`tables/charge-names.tsv`: charge, language, wording). */
export const CHARGE_WORDINGS: readonly (readonly [wording: string, charge: KnownCharge])[] = readTable(
  'charge-names',
).flatMap(([name = '', , wording = '']) => {
  const charge = CHARGES.get(name);
  return charge ? [[wording, charge] as const] : [];
});

const CHINESE = new Map(
  readTable('charge-names')
    .filter(([, language, wording = '']) => language === 'zh' && /^\p{Script=Han}+$/u.test(wording))
    .toReversed()
    .map(([name = '', , wording = '']) => [name, wording]),
);

/** What a charge of this name is called in Chinese: the first such wording of the lexicon; undefined: it has none. */
export function chineseChargeName(name: string): string | undefined {
  const known = findCharge(name);
  return known && CHINESE.get(known.name);
}

const KNOWN = new Map(CHARGE_WORDINGS.map(([wording, charge]) => [wording.replace(/\*$/, ''), charge]));

/** Every wording of a charge, in plain text. */
export const CHARGE_WORDS: readonly string[] = [...KNOWN.keys()];

const BASE = new Set(
  'bas|of|o/f|oft|ofr|bof|ocean freight|freight|basic freight|basic ocean freight|base freight|base rate|base|frt|sea freight|ocean|海运费|运费|基本运费|flete|flete maritimo|frete|seefracht|fracht|fret|basic freight rate|base ocean freight'.split(
    '|',
  ),
);

/** Whether a charge text means the ocean freight itself (`BAS`, `O/F`, `海运费`). */
export function isBaseFreight(text: string): boolean {
  return BASE.has(normaliseHeader(text));
}

const FILLER =
  /\/(?:container|cntr|ctnr|ctr|cont|unit|teu|feu|bl|b\/l|doc|set)\b|\b(?:subject to|surcharge|charge|fee|usd|eur|per|container|cntr|excl|excluding|plus|additional|add|at|the)\b|\+|附加费$/g;

const DOTTED = /(?<![\p{L}\d.])(?:\p{Lu}\.){2,4}(?![\p{L}\d])/gu;

/** Codes of charges with a full stop behind each letter as they are else written: "T.H.C." is "THC", "D.O. fee" is "D/O fee". */
export function withoutDots(text: string): string {
  return text.replace(DOTTED, (written) => {
    const letters = written.replaceAll('.', '');
    return [letters, [...letters].join('/')].find((code) => KNOWN.has(code.toLowerCase())) ?? written;
  });
}

/** The charge that a code or name means; the code is kept as the sheet writes it when it is one. */
export function findCharge(text: string): KnownCharge | undefined {
  const header = normaliseHeader(text.includes('.') ? withoutDots(text) : text);
  const found = KNOWN.get(header) ?? KNOWN.get(header.replace(FILLER, ' ').replace(/\s+/g, ' ').trim());
  if (!found) return undefined;
  const written = text.trim().toUpperCase();
  return /^[A-Z]{2,5}$/.test(written) ? { ...found, code: written } : found;
}

/** A name and a code in brackets, or a name in Chinese and in Latin letters: "Carrier release (D/O) fee", "文件费 DOC". */
function partsOfName(text: string): string[] {
  const [, inside = ''] = /[(（]([^()（）]{2,20})[)）]/u.exec(text) ?? [];
  const around = text
    .replace(/[(（][^()（）]*[)）]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const latin = around.replace(/[^\p{Script=Latin}\d/ -]+/gu, ' ').trim();
  const other = around.replace(/[\p{Script=Latin}\d/]+/gu, ' ').trim();
  const isMixed = latin !== '' && /\p{L}/u.test(other);
  return inside === '' && !isMixed ? [] : [around, inside, ...(isMixed ? [latin, other] : [])];
}

/** The charge that the name in a cell means: as a whole, or by a part of it where no part is another charge. */
export function findChargeNamed(text: string): KnownCharge | undefined {
  const whole = findCharge(text);
  if (whole) return whole;
  const found = partsOfName(text).flatMap((part) => (part === '' ? [] : (findCharge(part) ?? [])));
  return new Set(found.map(({ name }) => name)).size === 1 ? found[0] : undefined;
}

/** "DOC FEE /BL", "AMS per B/L", "Seal / cntr": what one amount of a charge is for, behind its name. */
const UNIT_OF_NAME =
  /\s*(?:\/|\b(?:per|por|pro|par|je)\b)\s*([hm]?b\/?l|bills?(?: of lading)?|doc(?:ument)?|set|shipment|container|cntr|ctnr|ctr|cont|unit|box|teu|feu|柜|票|箱)\.?\s*$/iu;

/** A name of a charge in a cell, and the unit behind it: "DOC FEE /BL" is "DOC FEE" and "BL". */
export function nameAndUnit(text: string): { name: string; unit: string } {
  const [whole, unit = ''] = UNIT_OF_NAME.exec(text) ?? [];
  const name = whole === undefined ? text : text.slice(0, -whole.length);
  return whole !== undefined && findCharge(name) ? { name, unit } : { name: text, unit: '' };
}

/** Whether a text is the name or the code of a charge and nothing more than the unit of its amounts. */
export function isChargeName(text: string): boolean {
  return KNOWN.has(normaliseHeader(text)) || KNOWN.has(normaliseHeader(nameAndUnit(text).name));
}

const NATURES = new Map([
  ['Dangerous goods surcharge', 'dangerous goods only'],
  ['Heavy weight surcharge', 'heavy cargo only'],
  ['Telex release fee', 'only where a telex release is asked for'],
  ['Amendment fee', 'only where a document is amended'],
]);

/** What a charge depends on by its nature, where the sheet says nothing more; null for one of all cargo. */
export function natureOf({ name }: Pick<KnownCharge, 'name'>): string | null {
  return NATURES.get(name) ?? null;
}

const BASES: readonly (readonly [pattern: RegExp, basis: Basis])[] = [
  [/per[ _]?b\/?l|(?:^|[\s(])b\/l\b|bill|提单|\/b\/?l|\bbl\b|票|بوليصة/, 'PER_BILL_OF_LADING'],
  [/doc|文件|\bset\b/, 'PER_DOCUMENT'],
  [/shipment|consignment|每单|sendung/, 'PER_SHIPMENT'],
  [/teu|\bevp\b/, 'PER_TEU'],
  [
    /container|contain|conta?in|\bcont\b|конт|コンテナ|컨테이너|حاوية|ตู้|kont|cntr|ctnr|\bunit\b|\bbox\b|柜|箱|contenedor|conteiner|conteneur|\bfeu\b|\b20|\b40|per_container/,
    'PER_CONTAINER',
  ],
];

/** What one amount is charged for: `PER_DOC`, `per B/L`, `/cntr`, `票`. Undefined when the text does not say. */
export function parseBasis(text: string): Basis | undefined {
  const plain = text.toLowerCase().replaceAll('_', ' ');
  return BASES.find(([pattern]) => pattern.test(plain))?.[1];
}

const UNIT =
  /^(?:per |pro |por |par |je |a |\/)?(?:b\/?l|bills?|bill of lading|hbl|mbl|teu|feu|container|cntr|ctr|ctnr|cont\.?|unit|box|doc(?:ument)?|set|shipment|embarque|柜|票|箱|conteneur|contenedor|cont[eê]iner|contenitore|evp|konteyner|컨테이너|コンテナ)(?:s|es)?$/i;

/** Whether a text is what one amount is charged for and nothing more: "container", "per B/L". */
export function isUnitOfCharge(text: string): boolean {
  return UNIT.test(text);
}
