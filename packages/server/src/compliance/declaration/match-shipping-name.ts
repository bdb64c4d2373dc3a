import { type DangerousGoodsEntry, foldName, listShippingNames } from '../../dangerous-goods/offline.ts';

/** How a stated name meets an entry's: as one of its names, as its Chinese name, or as several alternatives at once. */
export type NameMatch = 'exact' | 'with-additions' | 'chinese' | 'alternatives';

/**
 * Words that IMDG lets a shipper add to a proper shipping name or leave as the goods are: state and treatment (3.1.2.5 to
 * 3.1.2.8, 5.4.1.4.3).
 */
const ADDITIONS = new Set(
  (
    'SOLUTION MIXTURE STABILIZED MOLTEN WASTE HOT TEMPERATURE CONTROLLED SALVAGE PACKAGING LIQUID SOLID EMPTY ' +
    'UNCLEANED RESIDUE LAST CONTAINED SAMPLE DRY LIMITED QUANTITY LTD QTY MARINE POLLUTANT AS COOLANT CONDITIONER ' +
    'ELEVATED PRESSURE RECEPTACLE PACKAGE A'
  ).split(' '),
);

const withoutBrackets = (text: string) => text.replace(/[(（][^()（）]*[)）]/g, ' ');
/** A concentration may be added: `ACETONE 75% SOLUTION` is the example of 3.1.3.2. */
const withoutShares = (text: string) => text.replace(/(?:[<>≤≥]\s*)?\d+(?:[.,]\d+)?\s*(?:%|％|per ?cent)/gi, ' ');
/** Qualifying text behind the name (3.1.2.1): "with not less than 5.5% water", "at or above 100 °C". */
const QUALIFYING =
  /[\s,]+(?:with (?:not|more|less|at least|a |an |\d)|at (?:or|least)|having|containing (?:not|more|less|at least)|other than|not (?:less|more) than|more than|less than|in accordance|by (?:mass|volume)|non[- ](?:special|fissile))\b.*$/is;
/** What stands in lower case behind a name in capitals is no part of it (3.1.2.1): `LITHIUM BATTERIES … lithium ion batteries`. */
const withoutLowerCase = (text: string) => text.replace(/^([A-Z][^a-z]*[A-Z)])[\s,]+([a-z][^A-Z]*)$/, keepEntryWords);
/** Words by which entries of like names differ stay: "LITHIUM ION BATTERIES contained in equipment" is another number. */
const ENTRY_WORDS =
  /\b(?:equipment|vehicles?|solution|solid|liquid|molten|mixture|anhydrous|stabili[sz]ed|wetted|fuming|refrigerated|dissolved)\b/;
const keepEntryWords = (text: string, name: string, rest: string) => (ENTRY_WORDS.test(rest) ? text : name);
/** "锂离子电池组 LITHIUM ION BATTERIES": the name may stand beside its translation. */
const withoutHan = (text: string) => (/[A-Za-z]{3}/.test(text) ? text.replace(/\p{Script=Han}+/gu, ' ') : '');
const withoutQualifying = (text: string) => text.replace(QUALIFYING, '');
/** Layouts that show a cell twice give a name twice: "AEROSOLS AEROSOLS". */
function once(text: string): string {
  const pieces = text.trim().split(/([\s,;/]+)/);
  const words = pieces.filter((_, at) => at % 2 === 0).map((word) => word.toLowerCase());
  for (let size = 1; size <= words.length / 2; size++) {
    const repeats = words.length % size === 0 && words.every((word, at) => word === words[at % size]);
    if (repeats) return pieces.slice(0, 2 * size - 1).join('');
  }
  return text.trim();
}
const withoutSigns = (text: string) => text.normalize('NFKC').replace(/[\s,，、。.()（）[\]【】;；:：-]/g, '');
const singular = (text: string) =>
  text
    .split(' ')
    .map((word) => word.replace(/IES$/, 'Y').replace(/(?<=[A-Z]{3})S$/, ''))
    .join(' ');
/** A bare word order does not matter: `BATTERIES, WET` or `WET BATTERIES` (3.1.2.2 lists qualifiers after commas). */
const sorted = (text: string) => singular(text).split(' ').sort().join(' ');

function namesOf(entry: DangerousGoodsEntry): string[] {
  return listShippingNames(entry.name).flatMap(({ proper, synonyms }) => [proper, ...synonyms].map(foldName));
}

/** Whether `stated` is a name of the entry; undefined when it is not. */
export function matchShippingName(stated: string, entry: DangerousGoodsEntry): NameMatch | undefined {
  const names = namesOf(entry);
  const plain = withoutBrackets(stated);
  const texts = [
    stated,
    once(stated),
    plain,
    withoutHan(plain),
    withoutShares(plain),
    withoutQualifying(plain),
    withoutLowerCase(plain),
  ]
    .map(foldName)
    .filter((text) => text !== '');
  for (const text of texts) if (names.some((name) => sorted(name) === sorted(text))) return 'exact';
  const joined = texts.map((text) => text.replaceAll(' ', ''));
  if (names.some((name) => joined.includes(name.replaceAll(' ', '')))) return 'exact';
  if (entry.nameZh !== null && withoutSigns(stated).includes(withoutSigns(entry.nameZh))) return 'chinese';
  // "Aerosols, flammable": with the qualifying text of the list, or all of it.
  const lists = listShippingNames(entry.name).map(({ text }) => foldName(text));
  if (texts.some((text) => [...lists, foldName(entry.name)].some((own) => sorted(own) === sorted(text)))) {
    return 'with-additions';
  }
  const [whole = ''] = texts;
  const parts = withoutBrackets(stated)
    .split(/\s+or\s+|\s+OR\s+|\s*\/\s*/)
    .map(foldName);
  if (parts.length > 1 && parts.every((part) => names.some((name) => sorted(name) === sorted(part)))) {
    return 'alternatives';
  }
  for (const text of [...texts, whole]) {
    const without = text
      .split(' ')
      .filter((word) => !ADDITIONS.has(word))
      .join(' ');
    const fits = names.some((name) => {
      const plain = name
        .split(' ')
        .filter((word) => !ADDITIONS.has(word))
        .join(' ');
      return plain !== '' && sorted(plain) === sorted(without) && keepsOwnWords(name, text);
    });
    if (fits) return 'with-additions';
  }
  return undefined;
}

/** "LIQUID", "MOLTEN" or "STABILIZED" in the list's name is part of it and must not be missing. */
function keepsOwnWords(name: string, stated: string): boolean {
  const words = stated.split(' ');
  return name.split(' ').every((word) => !ADDITIONS.has(word) || words.includes(word));
}
