// IMDG 3.1.2: the proper shipping name is the part of the entry in capitals, one of its alternatives; 5.4.1.4.1.2.
import { editDistance } from '../../base/offline.ts';
import { foldName, listShippingNames } from '../../dangerous-goods/offline.ts';
import { isStatedDirectly, weightOfMissing } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { ownWordsOf } from '../declaration/goods-words.ts';
import { matchShippingName, type NameMatch } from '../declaration/match-shipping-name.ts';
import { goodsRule } from '../rule.ts';

const namesOf = ({ entries }: GoodsFacts): string[] => [
  ...new Set(entries.flatMap(({ name }) => listShippingNames(name).map(({ proper }) => proper))),
];

/** How the stated name meets the entries, the best way first; undefined when there is no name or no entry. */
function matchOf(facts: GoodsFacts): NameMatch | 'none' | undefined {
  const name = facts.text('properShippingName');
  if (name === undefined || facts.entries.length === 0) return undefined;
  const found = facts.entries.flatMap((entry) => matchShippingName(name, entry) ?? []);
  const order: readonly NameMatch[] = ['exact', 'with-additions', 'chinese', 'alternatives'];
  return order.find((one) => found.includes(one)) ?? 'none';
}

const ask = (names: readonly string[]) => ({
  english: `Please confirm the proper shipping name for sea: ${names.join(' / ')}?`,
  chinese: `请确认海运正确运输名称：${names.join(' / ')}？`,
});

export const shippingNameMissing = goodsRule({
  code: 'shipping_name_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 3.1.2, 5.4.1.4.1.2',
  sentence: 'Dangerous goods are declared with their proper shipping name.',
  check: (facts) => {
    if (facts.entries.length === 0 || facts.text('properShippingName') !== undefined) return undefined;
    const names = namesOf(facts);
    return {
      message: 'The proper shipping name is missing.',
      about: facts.stated('unNo'),
      ask: ask(names),
      expected: names,
      severity: weightOfMissing(facts),
    };
  },
});

const MOST_MISREAD = 2;

/** The name that differs from a scanned one in as few letters as OCR mistakes. */
function misreadOf(name: string, names: readonly string[]): string | undefined {
  const letters = (text: string) => foldName(text).replaceAll(' ', '');
  return names.find((one) => {
    const most = Math.min(MOST_MISREAD, Math.floor(letters(one).length / 8));
    return editDistance(letters(name), letters(one), most) <= most;
  });
}

export const shippingNameNotInList = goodsRule({
  code: 'shipping_name_not_in_list',
  severity: 'error',
  source: 'IMDG 3.1.2.1, 3.1.2.2, 5.4.1.4.1.2',
  sentence: 'The name must be a proper shipping name of the UN number.',
  check: (facts) => {
    if (matchOf(facts) !== 'none') return undefined;
    const names = namesOf(facts);
    const [entry] = facts.entries;
    const name = facts.text('properShippingName') ?? '';
    if (isOtherLanguage(name)) return undefined;
    const about = facts.stated('properShippingName', 'unNo');
    const meant = facts.declaration.documents.some(({ scanned }) => scanned) ? misreadOf(name, names) : undefined;
    if (meant !== undefined) {
      const message = `"${name}" was read from a scan; the list has ${meant}.`;
      return { message, about, expected: [meant], severity: 'warning' };
    }
    const message = `"${name}" is no proper shipping name of UN ${entry?.un}: the list has ${names.join(' / ')}.`;
    return { message, about, ask: ask(names), expected: names };
  },
});

/** Words of names in Spanish, French, Portuguese, Italian and German, and their N.O.S. */
const OTHER_LANGUAGE =
  /N\.?\s?E\.?\s?P\.?(?![A-Z])|N\.?\s?S\.?\s?A\.?(?![A-Z])|N\.?\s?A\.?\s?G\.?(?![A-Z])|\b(?:L[IÍ]QUID[OE]S?|INFLAMA(?:BLE|BLES|VEL|VEIS)|INFLAMMABILE|[AÁ]CIDO|ACIDE|S[OÓ]LIDOS?|SOLIDE|CORROSIVO|CORROSIF|T[OÓ]XICO|TOXIQUE|PINTURAS?|PEINTURES?|TINTA|SOLUCI[OÓ]N|SOLU[CÇ][AÃ]O|AEROSOLES|A[EÉ]ROSSOIS|BATER[IÍ]AS?|PILAS|SUSTANCIA|SUBST[AÂ]NCIA|MATI[EÈ]RE|PELIGROSA|MEDIO AMBIENTE|HIDR[OÓ]XIDO|S[OÓ]DICO|PER[OÓ]XIDO|ALCOHOLES|GASOLINA|ETANOL|METANOL|ACETONA|RESINA|ADHESIVOS|ADH[EÉ]SIFS|TINTAS|GAS (?:LICUADO|COMPRIMIDO)|ENTZ[UÜ]NDBAR(?:ER)?|FL[UÜ]SSIG(?:ER)?|[AÄ]TZEND(?:ER)?|FARBE|UMWELTGEF[AÄ]HRDEND(?:ER)?|STOFF|DRUCKGASPACKUNGEN)\b/i;

const isOtherLanguage = (name: string) => OTHER_LANGUAGE.test(name.normalize('NFC'));

export const shippingNameLanguage = goodsRule({
  code: 'shipping_name_language',
  severity: 'warning',
  source: 'IMDG 3.1.2.1, 3.2.1 column 2, 5.4.1.4.1.2',
  sentence: 'The declaration needs the name of the list in English; a name in another language may stand beside it.',
  check: (facts) => {
    const name = facts.text('properShippingName') ?? '';
    if (matchOf(facts) !== 'none' || !isOtherLanguage(name)) return undefined;
    const names = [...new Set(facts.rows.flatMap(({ name }) => listShippingNames(name).map(({ proper }) => proper)))];
    const message = `"${name}" is a name in another language; in English it is ${names.join(' / ')}.`;
    return { message, about: facts.stated('properShippingName'), expected: names };
  },
});

export const shippingNameAlternatives = goodsRule({
  code: 'shipping_name_alternatives',
  severity: 'warning',
  source: 'IMDG 3.1.2.2',
  sentence: 'Only one of an entry’s alternative names is declared.',
  check: (facts) => {
    if (matchOf(facts) !== 'alternatives') return undefined;
    const message = `"${facts.text('properShippingName')}" joins several names: declare the one that fits.`;
    return { message, about: facts.stated('properShippingName'), ask: ask(namesOf(facts)), expected: namesOf(facts) };
  },
});

export const shippingNameChinese = goodsRule({
  code: 'shipping_name_chinese',
  severity: 'note',
  source: 'IMDG 3.1.2.1, 3.2.1 column 2',
  sentence: 'The declaration needs the name of the list in English; a Chinese one may stand beside it.',
  check: (facts) => {
    if (matchOf(facts) !== 'chinese') return undefined;
    const names = [...new Set(facts.rows.flatMap(({ name }) => listShippingNames(name).map(({ proper }) => proper)))];
    const message = `The name is given in Chinese; in English it is ${names.join(' / ')}.`;
    return { message, about: facts.stated('properShippingName'), expected: names };
  },
});

/** Terms that American or air rules have and the Code has not. */
const FOREIGN = /consumer commodity|ORM-?D|combustible liquid|other regulated (?:material|substance)|\bRQ\b/i;

export const shippingNameOtherMode = goodsRule({
  code: 'shipping_name_other_mode',
  severity: 'error',
  source: '49 CFR 172.101, 173.144; IATA DGR ID 8000; not in IMDG 3.2',
  sentence: 'Consumer commodity, ORM-D and combustible liquid are names of other modes.',
  check: (facts) => {
    const name = facts.text('properShippingName') ?? '';
    if (!FOREIGN.test(name)) return undefined;
    const message = `"${name}" is a term of American or air rules, not of the IMDG Code.`;
    return { message, about: facts.stated('properShippingName'), ask: ask(['IMDG']) };
  },
});

/** Words for the name when the goods are hot, molten, wastes or samples (3.1.2.5, 3.1.2.7, 5.4.1.4.3). */
export const shippingNameWaste = goodsRule({
  code: 'shipping_name_waste',
  severity: 'error',
  source: 'IMDG 5.4.1.4.3.3',
  sentence: 'Wastes have the word WASTE before their name.',
  check: (facts) => {
    const name = facts.text('properShippingName');
    const product = ownWordsOf(facts);
    if (name === undefined || /waste/i.test(name) || facts.hazardClass?.ok !== true) return undefined;
    // Batteries for recycling have special provision 377.
    if (facts.rows.some(({ specialProvisions }) => specialProvisions.includes(377))) return undefined;
    if (
      !/(?<!\b(?:no|not|not a|non-?) ?)\bwaste\b(?! ?-?(?:water|treatment))|\bfor disposal\b|\bfor (?:incineration|recovery|recycling)\b|废弃|废液|危险废物/i.test(
        product,
      )
    )
      return undefined;
    const message = 'The goods seem to be waste: the name then begins with WASTE (radioactive wastes excepted).';
    const about = facts.stated('commodityName', 'properShippingName');
    return { message, about, severity: isStatedDirectly(facts) && facts.state !== 'article' ? 'error' : 'warning' };
  },
});
