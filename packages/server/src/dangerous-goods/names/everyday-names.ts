import type { UnNumber } from '../codes/un-number.ts';
import { builtInList, type DangerousGoodsList } from '../list/dangerous-goods-list.ts';
import { foldName, listShippingNames } from './shipping-names.ts';
import { tradeNames } from './trade-names.ts';

/** Words of state, treatment and grade, which everyday names leave out or add without naming other goods. */
const FORMS = new Set(
  (
    'SOLID LIQUID SOLUTION AQUEOUS STABILIZED INHIBITED MOLTEN ANHYDROUS HYDRATED HYDRATE MONOHYDRATE DRY WETTED FUSED ' +
    'REFRIGERATED COMPRESSED LIQUEFIED DISSOLVED GLACIAL MIXTURE MIXED MONOMER SYNTHETIC CRUDE REFINED NORMAL NOS COATED ' +
    'PURE PURITY TECHNICAL TECH INDUSTRIAL GRADE REAGENT COMMERCIAL FLAKE PEARL GRANULAR GRANULE PRILL BEAD CRYSTAL ' +
    'CRYSTALLINE PELLET TABLET LUMP BALE BALED BULK AR CP USP BP MIN MAX ISOMER LTD QTY WASTE IN WATER ' +
    'SAMPLE METAL FOOD POISON OF CYLINDER CARTRIDGE CANISTER DRUM TIN PAIL CHIP STRIP'
  ).split(' '),
);
/** Where it stands before the parent compound in a chemical name: isomers travel under the parent's entry. */
const LOCANTS = /^(?:\d+|[OMPNR]|ORTHO|META|PARA|SEC|TERT|ISO|CIS|TRANS|ALPHA|BETA|GAMMA|DELTA|D|L|DL)$/;
/** What is left of some names without their qualifier is a word for harmless goods. */
const TOO_WIDE = new Set(
  'AIR OIL DYE INK COTTON FIBRE MEDICINE COSMETIC ARTICLE MACHINERY EQUIPMENT TOY WATER SALT'.split(' '),
);

const singular = (word: string): string =>
  word.length > 3 && !/(?:SS|US|IS)$/.test(word)
    ? word.replace(/IES$/, 'Y').replace(/(?<=[SXZ]|CH|SH)ES$|S$/, '')
    : word;

/** A name in any word order, whole and without words of form: `Xylenes, mixed isomers` is `XYLENE`, too. */
function keysOf(text: string): string[] {
  const all = foldName(
    text.replace(/(?<!\d)\d+(?:[.,]\d+)?(?:\s*(?:-|~|to)\s*\d*(?:[.,]\d+)?|\s+\d+(?:[.,]\d+)?)?\s*%/g, ' '),
  )
    .split(' ')
    .map(singular);
  const words = all.filter((word) => !FORMS.has(word));
  const parent = words.filter((word) => !LOCANTS.test(word));
  const [whole = '', ...plain] = [all, words, parent].map((one) => [...one].sort().join(' '));
  return [whole, ...plain.filter((key) => /\p{L}{3}/u.test(key) && !TOO_WIDE.has(key))];
}

const CHINESE_FORMS =
  /(?:工业|试剂|食品|化学|分析)[级品]?|[级品]|桶装|瓶装|罐装|[片块粉]$|纯度?|溶液|水溶液|固[态体]|液[态体]|熔融的?|无水的?|稳定的?|未另作规定的?|未列明的?|压缩的?|冷冻|加压|片状|粒状|颗粒|粉状|结晶|湿的?|干的?|含量?/g;

/** A Chinese name without brackets, percentages and signs, with and without words of form. */
function chineseKeysOf(text: string): string[] {
  const outside = text
    .normalize('NFKC')
    .replace(/[（(【[].*?[)）\]】]/g, '')
    .replace(/[≥≤<>]?\s*\d+(?:\.\d+)?\s*%/g, '');
  return [outside, outside.replace(CHINESE_FORMS, '')].map((one) => one.replace(/[^\p{Script=Han}]/gu, ''));
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Words that make other goods of a substance: "phenol resin", "styrene butadiene rubber", "camphor wood". */
const OTHER_GOODS = new Set(
  (
    'RESIN POLYMER COPOLYMER RUBBER PLASTIC FREE BOARD WOOD LEATHER FABRIC YARN FIBRE FILM SHEET PIPE TUBE TILE FURNITURE TOY ' +
    'MACHINE MACHINERY PUMP VALVE METER SENSOR DETECTOR EQUIPMENT PART KIT HOLDER BAG BOX CASE BRUSH STEEL ALLOY EMPTY ' +
    'WITHOUT NO NON FLAVOUR FLAVOR EXTRACT FOAM SUBSTITUTE BUTADIENE'
  ).split(' '),
);
/** Metals and elements: with a further word they are a compound or an alloy of them. */
const ELEMENTS = new Set(
  (
    'ALUMINIUM ALUMINUM ANTIMONY ARSENIC BARIUM BERYLLIUM CADMIUM CALCIUM CARBON CERIUM CHLORINE CHROMIUM FLUORINE HYDROGEN ' +
    'IODINE IRON LEAD LITHIUM MAGNESIUM MERCURY NITROGEN OXYGEN PHOSPHORUS POTASSIUM SELENIUM SILICON SODIUM SULPHUR SULFUR ' +
    'TITANIUM URANIUM ZINC ZIRCONIUM'
  ).split(' '),
);
/** How names of chemical substances end; other single words before a noun only describe it: "paint rollers", "laptop covers". */
const SUBSTANCE = /(?:ANE|ENE|YNE|ONE|OL|YL|IDE|ATE|ITE|INE|YDE|ACID|ETHER)$/;
/** What is said not to be, and goods that water thins. */
const DENIED = /\bnot \p{L}+|\bwater[- ]?(?:based|borne)\b.*|\b(?:latex|emulsion) paints?\b/giu;
/** Longer names are made of shorter ones. */
const MOST_WORDS = 6;

/**
 * The names within a longer one: "quick drying enamel paint" ends with one, "sodium cyanide briquettes" has one, unless a word makes other
 * goods of it.
 */
function keysWithin(text: string): string[] {
  const words = foldName(text.replace(DENIED, ' '))
    .split(' ')
    .map(singular)
    .filter((word) => !FORMS.has(word));
  if (words.some((word) => OTHER_GOODS.has(word) || /^POLY./.test(word))) return [];
  return words.flatMap((only, start) => {
    const longest = Math.min(MOST_WORDS, words.length - start);
    const grams = Array.from({ length: longest }, (_, index) => words.slice(start, start + index + 1));
    const isAlone = isNameAlone(only, words[start + 1]);
    return grams.filter(({ length }) => length > 1 || isAlone).map((gram) => gram.sort().join(' '));
  });
}

/** Words behind the name of goods, which stands first in these languages: "gasolina sin plomo", "Holzkohle in Säcken". */
const LINKS: ReadonlySet<string> = new Set(
  'DE DEL DES DU DI DA DO DELLA EN SIN PARA POR AL CON AU POUR SANS PER SENZA COM SEM IN MIT OHNE FUR FUER AUS ZUM ZUR TECHNISCH TECNICO TECNICA TECHNIQUE BLEIFREI ROH REIN WASSERFREI KONZENTRIERT CONCENTRADO CONCENTRE ANHIDRO PURO'.split(
    ' ',
  ),
);

/** Whether a word among others names goods by itself: at the end, before a word of these, or a substance that the next word makes no other of. */
function isNameAlone(word: string, next: string | undefined): boolean {
  if (word.length < 4 || ELEMENTS.has(word) || TOO_WIDE.has(word)) return false;
  return next === undefined || LINKS.has(next) || (SUBSTANCE.test(word) && !SUBSTANCE.test(next));
}

const indexes = new WeakMap<DangerousGoodsList, ReadonlyMap<string, readonly UnNumber[]>>();

function buildIndex(list: DangerousGoodsList): ReadonlyMap<string, readonly UnNumber[]> {
  const index = new Map<string, UnNumber[]>();
  const add = (key: string, un: UnNumber) => {
    const known = index.get(key) ?? [];
    if ((key.length > 1 || isChinese(key)) && !known.includes(un)) index.set(key, [...known, un]);
  };
  const addName = (name: string, un: UnNumber) => {
    for (const key of isChinese(name) ? chineseKeysOf(name) : keysOf(name)) add(key, un);
  };
  for (const un of list.unNumbers) {
    for (const { name, nameZh } of list.find(un)) {
      for (const { text, proper, synonyms } of listShippingNames(name)) {
        for (const one of [text, proper, ...synonyms]) addName(one, un);
      }
      if (nameZh !== null) addName(nameZh, un);
    }
    for (const trade of tradeNames.get(un) ?? []) addName(trade, un);
  }
  return index;
}

/** The parts of a product name that may be a name each: both languages, what is in brackets, alternatives, what it contains. */
function partsOf(name: string): string[] {
  const inside = [...name.matchAll(/[(（[【]([^()（）[\]【】]+)[)）\]】]/g)].map(([, text = '']) => text);
  const outside = name.replace(/[(（[【][^()（）[\]【】]*[)）\]】]/g, ' ');
  // A letter may belong to a Chinese word: T恤, U型.
  const chinese = outside.match(/\p{Script=Han}(?:[\p{Script=Han}\s·，、,\d%.]|[a-z](?=[恤型形字]))*/giu) ?? [];
  const latin = outside.split(/[\p{Script=Han}/|;；·]+/u);
  const contents = name.split(/\b(?:with|containing|contains)\b|(?<!不|无)[含装]有?/iu).slice(1);
  return [name, outside, ...inside, ...chinese, ...latin, ...contents];
}

/**
 * The UN numbers that a product name means, in everyday words: a name of the list or of the trade, whatever its state,
 * grade, concentration, number and word order. Names that merely contain one mean other goods (`phenol resin`).
 */
export function findListedNames(name: string, list: DangerousGoodsList = builtInList): readonly UnNumber[] {
  const index = indexes.get(list) ?? buildIndex(list);
  indexes.set(list, index);
  const keys = partsOf(name).flatMap((part) => [...keysOf(part), ...(isChinese(part) ? chineseKeysOf(part) : [])]);
  keys.push(...keysWithin(name));
  return [...new Set(keys.flatMap((key) => index.get(key) ?? []))];
}
