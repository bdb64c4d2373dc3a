/** What a segregation code asks for: a term from some goods, or that the goods count as another class. */
export type SegregationCode = {
  readonly code: string;
  /** In our own words (IMDG 7.2.8). */
  readonly meaning: string;
  /** None: a person has to read it. */
  readonly rules: readonly SegregationRule[];
};

/** What goods are that no class, group or number says: kinds of cargo, and what a code makes its condition. */
export type GoodsTrait =
  | 'animal-or-vegetable-oil'
  | 'combustible'
  | 'organic-liquid'
  | 'odour-absorbing'
  | 'chlorate-explosive'
  | 'class-1-label'
  | 'ammonium-contents'
  | 'flash-point-60'
  | 'aerosol-1-litre';

/** Goods that a code speaks of: a class or division, a segregation group, a number, or goods with a trait. */
export type SegregationTarget = { readonly kind: 'class' | 'group' | 'number' | 'trait'; readonly value: string };

/**
 * `from`: this term (1 away from to 4 separated longitudinally) from each target. `as`: the segregation of another class.
 * `except` takes classes, numbers and compatibility groups out; `when` is what the goods with the code have to be.
 */
export type SegregationRule = {
  readonly except: readonly string[];
  readonly when: GoodsTrait | undefined;
} & (
  | { readonly kind: 'from'; readonly term: 1 | 2 | 3 | 4; readonly targets: readonly SegregationTarget[] }
  | { readonly kind: 'as'; readonly hazardClass: string }
);

/*
 * Code | rules | meaning. A rule is `as 3`, `1 3,SGG1,UN1017,combustible` (term and targets), `3 1 !1.4` (except), with
 * `?flash-point-60` when it holds only for such goods. Several stand behind `;`.
 */
const LINES = `
SG1|as 1.3G !1 ?class-1-label|packages with a subsidiary hazard label of class 1: as class 1, division 1.3
SG2|as 1.2G|as class 1.2G
SG3|as 1.3G|as class 1.3G
SG4|as 2.1|as class 2.1
SG5|as 3|as class 3
SG6|as 5.1|as class 5.1
SG7|1 3|away from class 3
SG8|1 4.1|away from class 4.1
SG9|1 4.3|away from class 4.3
SG10|1 5.1|away from class 5.1
SG11|1 6.2|away from class 6.2
SG12|1 7|away from class 7
SG13|1 8|away from class 8
SG14|2 1 !1.4S|separated from class 1 other than 1.4S
SG15|2 3|separated from class 3
SG16|2 4.1|separated from class 4.1
SG17|2 5.1|separated from class 5.1
SG18|2 6.2|separated from class 6.2
SG19|2 7|separated from class 7
SG20|1 SGG1|away from acids
SG21|1 SGG18|away from alkalis
SG22|1 SGG2|away from ammonium salts
SG23|1 animal-or-vegetable-oil|away from animal and vegetable oils
SG24|1 SGG17|away from azides
SG25|2 2.1,3|separated from classes 2.1 and 3
SG26||two container spaces athwartships from classes 2.1 and 3 on the deck of a container ship, 6 m on a ro-ro ship
SG27|2 UN0083,chlorate-explosive|separated from explosives with chlorates or perchlorates
SG28|2 SGG2|separated from ammonium compounds and explosives with ammonium compounds
SG29||from foodstuffs as in 7.3.4.2.2, 7.6.3.1.2 or 7.7.3.7
SG30|1 SGG7|away from heavy metals and their salts
SG31|1 SGG9|away from lead and its compounds
SG32|1 SGG10|away from liquid halogenated hydrocarbons
SG33|1 SGG15|away from powdered metals
SG34|2 SGG4,SGG13,chlorate-explosive ?ammonium-contents|when it contains ammonium compounds: separated from chlorates, perchlorates and explosives with them
SG35|2 SGG1|separated from acids
SG36|2 SGG18|separated from alkalis
SG37|2 UN1005,UN2073,UN2672,UN3318|separated from ammonia
SG38|2 SGG2|separated from ammonium compounds
SG39|2 SGG2 !UN1444|separated from ammonium compounds other than ammonium persulphate (UN 1444)
SG40|2 SGG2 !UN1444|separated from ammonium compounds other than mixtures of persulphates
SG41|2 animal-or-vegetable-oil|separated from animal and vegetable oils
SG42|2 SGG3|separated from bromates
SG43|2 UN1744|separated from bromine
SG44|2 UN1846|separated from carbon tetrachloride
SG45|2 SGG4|separated from chlorates
SG46|2 UN1017,UN3520|separated from chlorine
SG47|2 SGG5|separated from chlorites
SG48|2 combustible|separated from combustible material, liquids above all
SG49|2 SGG6|separated from cyanides
SG50||from foodstuffs as in 7.3.4.2.1, 7.6.3.1.2 or 7.7.3.6
SG51|2 SGG8|separated from hypochlorites
SG52|2 UN1376|separated from iron oxide
SG53|2 organic-liquid|separated from liquid organic substances
SG54|2 SGG11|separated from mercury and its compounds
SG55|2 SGG11|separated from mercury salts
SG56|2 SGG12|separated from nitrites
SG57|2 odour-absorbing|separated from cargo that takes up odours
SG58|2 SGG13|separated from perchlorates
SG59|2 SGG14|separated from permanganates
SG60|2 SGG16|separated from peroxides
SG61|2 SGG15|separated from powdered metals
SG62|2 UN1350,UN2448|separated from sulphur
SG63|4 1|separated longitudinally by a complete compartment or hold from class 1
SG65|3 1 !1.4|separated by a complete compartment or hold from class 1 other than division 1.4
SG67|2 1.4 !J;4 1.1,1.2,1.3,1.5,1.6 !J|from class 1: 2 from division 1.4, 4 from the others, other than compatibility group J
SG68|as 3 ?flash-point-60;1 4.1 ?flash-point-60|as class 3 when the flash point is 60 °C or below
SG69|2 1 !1.4 ?aerosol-1-litre|aerosols up to 1 L as class 9, separated from class 1 other than division 1.4; above 1 L as the division of class 2
SG70|2 SGG1|arsenic sulphides: separated from acids
SG71||life-saving appliances: the dangerous goods inside need no segregation from each other
SG72||goods of one table in 7.2.6.3 need no segregation from each other
SG73||see 7.2.6.4
SG74|as 1.4G|as class 1.4G
SG75|2 SGG1a|separated from strong acids
SG76|as 7|as class 7
SG77|as 8|as class 8; none from class 7
SG78|4 1.1,1.2,1.5|separated longitudinally by a complete compartment or hold from divisions 1.1, 1.2 and 1.5
`;

function readTarget(text: string): SegregationTarget {
  if (text.startsWith('UN')) return { kind: 'number', value: text.slice(2) };
  if (text.startsWith('SGG')) return { kind: 'group', value: text };
  return { kind: /^\d/.test(text) ? 'class' : 'trait', value: text };
}

function readRule(text: string): SegregationRule {
  const [word = '', goods = '', ...more] = text.split(' ');
  const marked = (sign: string) => more.find((one) => one.startsWith(sign))?.slice(1);
  const shared = { except: marked('!')?.split(',') ?? [], when: marked('?') as GoodsTrait | undefined };
  if (word === 'as') return { kind: 'as', hazardClass: goods, ...shared };
  return { kind: 'from', term: Number(word) as 1 | 2 | 3 | 4, targets: goods.split(',').map(readTarget), ...shared };
}

const codes: ReadonlyMap<string, SegregationCode> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', rules = '', meaning = ''] = line.split('|');
      return [code, { code, meaning, rules: rules === '' ? [] : rules.split(';').map(readRule) }] as const;
    }),
);

/** The segregation code of IMDG 7.2.8 (column 16b); undefined for one that is not of the Code. */
export const findSegregationCode = (code: string): SegregationCode | undefined => codes.get(code);
