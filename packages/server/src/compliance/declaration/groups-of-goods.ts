// IMDG 3.1.4.2 and 5.4.1.5.11.1: N.O.S. entries belong to the segregation groups that their contents belong to: those that the
// shipper names, and those that the technical name means.

import { listSegregationGroups, segregationGroupsOf } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from './goods-facts.ts';

/* Words of technical names that put goods into a group; anhydrides, chlorides and salts of an acid are no acids by their name. */
const WORDS: readonly (readonly [group: string, words: RegExp])[] = [
  [
    'SGG1',
    /\b(?!(?:amino|fatty|phenyl?acetic anhydride)\b)(?:hydrochloric|sulph?f?uric|sulphuric|sulfuric|nitric|phosphoric|phosphorous|phosphonic|hydrofluoric|fluoroboric|fluorosilicic|hydrobromic|hydriodic|perchloric|acetic|formic|propionic|acrylic|methacrylic|sulph?amic|sulfamic|chromic|glycolic|lactic|citric|oxalic|maleic|peroxyacetic|peracetic|methane ?sulph?onic|methanesulfonic|toluene ?sulph?onic|toluenesulfonic|dodecylbenzene ?sulph?onic|dodecylbenzenesulfonic|\w*sulph?onic|\w*sulfonic|trifluoroacetic|(?:di|tri|mono)?chloroacetic|thioglycolic|etidronic|nitrilotris\w*) acids?\b|(?:盐|硫|硝|磷|醋|乙|甲|氢氟|柠檬)酸(?!钠|钾|铵|盐|酯)/i,
  ],
  [
    'SGG1a',
    /\b(?:hydrochloric|sulphuric|sulfuric|nitric|hydrobromic|hydriodic|perchloric|chromic|chlorosulphonic|methane ?sulphonic|methanesulfonic|trifluoroacetic) acids?\b/i,
  ],
  ['SGG2', /(?<!quaternary )\bammonium (?!hydroxide|compounds?, quaternary)\w+/i],
  ['SGG4', /\bchlorates?\b/i],
  ['SGG5', /\bchlorites?\b/i],
  ['SGG6', /\bcyanides?\b/i],
  ['SGG8', /\bhypochlorites?\b|次氯酸/i],
  ['SGG12', /\bnitrites?\b/i],
  ['SGG13', /\bperchlorates?\b/i],
  ['SGG14', /\bpermanganates?\b/i],
  ['SGG17', /\bazides?\b/i],
  [
    'SGG18',
    /\b(?:sodium|potassium|lithium|calcium|ammonium|tetra\w*ammonium|caesium|barium) hydroxide\b|\bcaustic (?:soda|potash)\b|\b\w*(?:ethanol|iso ?propanol|butyl|ethyl|hexyl|methyl|propyl|ethylene(?:di|tri|tetr)|cyclohexyl)amines?\b|氢氧化(?:钠|钾)/i,
  ],
];

/** Words of the shipper that name a group: `SGG1`, `IMDG Code segregation group - 1 Acids`, `Acids`. */
function namedGroups(text: string): string[] {
  const codes =
    text.match(/SGG\s?\d{1,2}a?/gi)?.map((one) => one.toUpperCase().replace(/\s/g, '').replace(/A$/, 'a')) ?? [];
  const numbers = [...text.matchAll(/(?:segregation group|隔离类)\s*[-–:]?\s*(\d{1,2}a?)\b/gi)].map(
    ([, one = '']) => `SGG${one}`,
  );
  const names = listSegregationGroups().filter(({ name }) => text.trim().toLowerCase() === name.toLowerCase());
  return [...codes, ...numbers, ...names.map(({ code }) => code)];
}

const isGeneric = ({ rows }: GoodsFacts) =>
  rows.length > 0 && rows.every(({ technicalNameProvision }) => technicalNameProvision !== null);

/** Groups that the technical name of a generic entry means. */
export function groupsByName(facts: GoodsFacts): readonly string[] {
  if (!isGeneric(facts)) return [];
  const inBrackets = /[(（]([^()（）]+)[)）]/.exec(facts.text('properShippingName') ?? '')?.[1] ?? '';
  const name = facts.text('technicalName') ?? inBrackets;
  return WORDS.flatMap(([group, words]) => (words.test(name) ? [group] : []));
}

/** Groups that the declaration names. */
export const groupsDeclared = ({ text }: GoodsFacts): readonly string[] => [
  ...namedGroups(text('segregationGroup') ?? ''),
  ...namedGroups(text('additionalInformation') ?? ''),
  ...namedGroups(text('description') ?? ''),
];

/** Pairs of many goods ask for the same groups again and again. */
const known = new WeakMap<GoodsFacts, readonly string[]>();

/** Every segregation group of the goods: of the list, as declared, and by the technical name. */
export function groupsOfGoods(facts: GoodsFacts): readonly string[] {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const listed = facts.un?.ok ? segregationGroupsOf(facts.un.value).map(({ code }) => code) : [];
  const groups = [...new Set([...listed, ...groupsDeclared(facts), ...groupsByName(facts)])];
  known.set(facts, groups);
  return groups;
}
