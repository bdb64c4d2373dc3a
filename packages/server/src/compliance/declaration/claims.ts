// IMDG chapter 3.3 and 2.3.2, 2.10.2.7: provisions that free goods on conditions, as documents and shippers name them.

import type { GoodsFacts } from './goods-facts.ts';
import { wordsOf } from './goods-words.ts';
import { grossPerPackage } from './package-masses.ts';
import { parseQuantity } from './parse-quantities.ts';
import { areSmallPackages } from './small-packages.ts';

/** Whether the figures show that a condition is met: `undefined` when none is stated. `what` names the figure. */
type Condition = { readonly what: string; readonly met: boolean | undefined };

type Claim = { readonly named: RegExp; readonly conditions: (facts: GoodsFacts) => readonly Condition[] };

/** Figures before a unit, in the words of the goods; a share that is a bound ("< 10 %") is no figure. */
export function figuresOf(facts: GoodsFacts, unit: RegExp): number[] {
  const pattern = new RegExp(String.raw`([<>≤≥]\s*)?(?<![\d.,])(\d+(?:[.,]\d+)?)\s*(?:${unit.source})`, 'gi');
  const found = [...wordsOf(facts).matchAll(pattern)].filter(([, bound]) => bound === undefined || unit.source !== '%');
  return found.map(([, , figure = '']) => Number(figure.replace(',', '.')));
}

const atMost = (what: string, figures: readonly number[], limit: number): Condition => ({
  what,
  met: figures.length === 0 ? undefined : Math.max(...figures) <= limit,
});

/** Words of cells and batteries that special provisions 376 and 377 are for, or that are prototypes. */
const DAMAGED = /damaged|defective|recall|swollen|waste|disposal|prototype|损坏|缺陷|召回|鼓胀|废/i;

/** The receptacle of the inner packaging, in litres or kilograms. */
function innerOf({ text }: GoodsFacts): number[] {
  const quantity =
    parseQuantity(text('innerPackagingNet') ?? '') ?? parseQuantity(text('innerPackageQuantityAndType') ?? '');
  return quantity === undefined ? [] : [quantity.value];
}

/** Special provision 188: 20 Wh a cell and 100 Wh a battery, or 1 g and 2 g of lithium; 30 kg a package; nothing damaged. */
function smallBattery(facts: GoodsFacts): Condition[] {
  const words = wordsOf(facts);
  const isCell = /\bcells?\b|电芯|纽扣/i.test(words) && !/batter|电池组|电池包/i.test(words);
  const hours = figuresOf(facts, /wh\b|瓦时/);
  const content = /lithium content[^.;\d]{0,15}(\d+(?:[.,]\d+)?) ?g\b/i.exec(words)?.[1];
  const grams = [
    ...figuresOf(facts, /g\s*(?:of\s*)?(?:lithium|li\b)|克锂/),
    ...(content === undefined ? [] : [Number(content.replace(',', '.'))]),
  ];
  const gross = grossPerPackage(facts);
  const inEquipment = /equipment|设备|contained in|packed with/i.test(words);
  return [
    hours.length > 0 || grams.length === 0
      ? atMost(isCell ? '20 Wh a cell' : '100 Wh a battery', hours, isCell ? 20 : 100)
      : atMost(isCell ? '1 g of lithium a cell' : '2 g of lithium a battery', grams, isCell ? 1 : 2),
    inEquipment
      ? { what: 'in equipment', met: true }
      : atMost('30 kg a package', gross === undefined ? [] : [gross], 30),
    { what: 'neither damaged nor for disposal', met: !DAMAGED.test(words) },
  ];
}

/** Shares of alcohol: in the words, else in the composition. */
function alcoholOf(facts: GoodsFacts): number[] {
  const inWords = figuresOf(facts, /%/);
  if (inWords.length > 0) return inWords;
  const own = facts.composition.filter(({ name, casNo }) =>
    /ethanol|ethyl alcohol|乙醇|64-17-5/i.test(`${name} ${casNo}`),
  );
  return own.flatMap(({ percent }) => (String(percent ?? '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
}

const CLAIMS: readonly Claim[] = [
  { named: /(?<!\d)188(?!\d)/, conditions: smallBattery },
  {
    named: /(?<!\d)144(?!\d)/,
    conditions: (facts) => [atMost('24 % of alcohol by volume', alcoholOf(facts), 24)],
  },
  {
    named: /(?<!\d)145(?!\d)/,
    conditions: (facts) => [
      { what: 'packing group III', met: facts.packingGroup?.ok ? facts.packingGroup.value === 'III' : undefined },
      atMost('receptacles of 250 L', innerOf(facts), 250),
    ],
  },
  {
    named: /(?<!\d)65(?!\d)/,
    conditions: (facts) => [atMost('less than 8 % of hydrogen peroxide', figuresOf(facts, /%/), 7.99)],
  },
  {
    named: /(?<!\d)119(?!\d)/,
    conditions: (facts) => [
      { what: 'less than 12 kg of a gas of 2.2, or 12 L of ammonia solution', met: lessThan(innerOf(facts), 12) },
    ],
  },
  {
    named: /(?<!\d)216(?!\d)/,
    conditions: (facts) => [
      { what: 'no free liquid when it is packed', met: hasNoFreeLiquid(wordsOf(facts)) },
      { what: 'packets of less than 10 mL, when it is in packets', met: lessThan(innerOf(facts), 0.01) },
    ],
  },
  {
    named: /(?<!\d)(?:223|925|978)(?!\d)/,
    conditions: () => [{ what: 'the test that shows it', met: undefined }],
  },
  {
    named: /(?<!\d)277(?!\d)/,
    conditions: (facts) => {
      const most = aerosolLimitLitres(facts.rows);
      return [atMost(`${most * 1000} mL a receptacle`, innerOf(facts), most)];
    },
  },
  { named: /2\.3\.2\.2/, conditions: viscousGroup },
  {
    named: /2\.3\.2\.5/,
    conditions: (facts) => [
      {
        what: 'a flash point from 23 °C to 60 °C',
        met: facts.flashPoint === undefined ? undefined : facts.flashPoint.least >= 23 && facts.flashPoint.most <= 60,
      },
      atMost('receptacles of 450 L', innerOf(facts), 450),
      { what: 'a flow time of 60 s (6 mm cup), or 40 s with at most 60 % of class 3', met: isThick(facts) },
      { what: 'less than 3 % of separated solvent', met: separation(facts) },
    ],
  },
  {
    named: /2\.10\.2\.7|(?<!\d)969(?!\d)/,
    conditions: (facts) => [{ what: 'packagings of at most 5 L or 5 kg', met: areSmallPackages(facts) }],
  },
  {
    named: /(?<!\d)961(?!\d)/,
    conditions: (facts) => [
      { what: 'an empty tank, and the battery protected or taken out', met: preparedVehicle(wordsOf(facts)) },
    ],
  },
  {
    named: /(?<!\d)242(?!\d)/,
    conditions: (facts) => [
      {
        what: 'sulphur in a given form',
        met: /prill|granul|pellet|pastille|flake|粒|片/i.test(wordsOf(facts)) || undefined,
      },
    ],
  },
];

function preparedVehicle(words: string): boolean | undefined {
  const isEmpty =
    /(?:tank|fuel)[^.;]{0,20}(?:empty|drained)|(?:empty|drained)[^.;]{0,20}(?:tank|fuel)|油箱[^。;]{0,6}空/i.test(
      words,
    );
  const isSafe =
    /battery[^.;]{0,30}(?:disconnected|removed|protected)|no battery|电池[^。;]{0,10}(?:拆除|断开|保护)/i.test(words);
  const isFilled =
    /(?:half|quarter|partly|partially|\d+ ?%|\bfull\b)[^.;]{0,12}(?:full|filled|tank)|tank[^.;]{0,12}(?:full|filled)|\d ?l(?:it(?:er|re)s?)? (?:of )?(?:fuel|petrol|gasoline|diesel)/i.test(
      words,
    );
  const isConnected = /battery (?:is )?connected|电池(?:未断开|已连接)/i.test(words);
  if ((isFilled && !isEmpty) || isConnected) return false;
  return isEmpty && isSafe ? true : undefined;
}

const lessThan = (figures: readonly number[], limit: number) =>
  figures.length === 0 ? undefined : Math.max(...figures) < limit;

function hasNoFreeLiquid(words: string): boolean | undefined {
  if (/(?:no|without(?: any)?) (?:visible )?free liquids?|无游离液体/i.test(words)) return true;
  return /free liquid|游离液体/i.test(words) ? false : undefined;
}

/** Special provision 277: litres of a receptacle as limited quantity, less for toxic contents and unknown ones. */
export const aerosolLimitLitres = (rows: GoodsFacts['rows']): number =>
  rows.every(({ hazardClass, subsidiaryHazards }) =>
    [hazardClass, ...subsidiaryHazards].some((one) => one === '6.1' || one === '2.3'),
  )
    ? 0.12
    : 1;

/* 2.3.2.2: viscosity above, in mm²/s at the shear rate near 0 | lowest flash point, closed cup. */
const MOST_VISCOUS = 700;
const VISCOUS: readonly (readonly [viscosity: number, flashPoint: number])[] = [
  [MOST_VISCOUS, Number.NEGATIVE_INFINITY],
  [300, -5],
  [220, -1],
  [135, 5],
  [80, 10],
  [20, 17],
];

/* 2.3.2.2: jet of the cup in mm | flow time above, in s | lowest flash point, closed cup. */
const FLOW: readonly (readonly [jet: number, above: number, flashPoint: number])[] = [
  [6, 100, Number.NEGATIVE_INFINITY],
  [6, 44, -5],
  [6, 32, -1],
  [6, 20, 5],
  [4, 60, 10],
  [4, 20, 17],
];

/** Flow time in seconds and jet of the cup in mm. */
function flowOf(facts: GoodsFacts): { seconds: number; jet: number } | undefined {
  const words = wordsOf(facts);
  const seconds = /(\d+(?:[.,]\d+)?)\s*(?:s|sec(?:onds)?)\b/i.exec(words)?.[1];
  const jet = /\b([46])\s*mm\b/i.exec(words)?.[1];
  if (seconds === undefined || jet === undefined) return undefined;
  return { seconds: Number(seconds.replace(',', '.')), jet: Number(jet) };
}

function flowAllows(facts: GoodsFacts): boolean | undefined {
  const flow = flowOf(facts);
  if (flow === undefined || facts.flashPoint === undefined) return undefined;
  const [, , lowest] = FLOW.find(([jet, above]) => jet === flow.jet && flow.seconds > above) ?? [];
  return lowest !== undefined && facts.flashPoint.least > lowest;
}

/** 2.3.2.5.3: 60 s in the 6 mm cup, or 40 s when at most 60 % is of class 3. */
function isThick(facts: GoodsFacts): boolean | undefined {
  const flow = flowOf(facts);
  if (flow?.jet !== 6) return undefined;
  if (flow.seconds >= 60) return true;
  return flow.seconds < 40 ? false : undefined;
}

/** Per cent of clear solvent that separates (2.3.2.2.2, 2.3.2.5.2). */
const MOST_SEPARATED = 3;

function separation(facts: GoodsFacts): boolean | undefined {
  const share =
    /separat\w*[^.;\d]{0,25}?(<|below |less than |under )?\s*(\d+(?:[.,]\d+)?)\s*%|(<|below |less than |under )?\s*(\d+(?:[.,]\d+)?)\s*%[^.;\d]{0,15}separat/i.exec(
      wordsOf(facts),
    );
  const figure = share?.[2] ?? share?.[4];
  if (figure === undefined) return undefined;
  const isBound = (share?.[1] ?? share?.[3]) !== undefined;
  const value = Number(figure.replace(',', '.'));
  return isBound ? value <= MOST_SEPARATED : value < MOST_SEPARATED;
}

/** 2.3.2.2: whether the stated viscosity or flow time allows packing group III at the stated flash point; undefined where none is stated. */
export function viscosityAllows(facts: GoodsFacts): boolean | undefined {
  const viscosities = figuresOf(facts, /mm2\/s|mm²\/s|cSt\b/);
  const least = viscosities.length === 0 ? undefined : Math.min(...viscosities);
  const [, flashPoint] = VISCOUS.find(([above]) => least !== undefined && least > above) ?? [];
  if (facts.flashPoint === undefined || least === undefined) return flowAllows(facts);
  return flashPoint !== undefined && facts.flashPoint.least > flashPoint;
}

/** 2.3.2.2: mm²/s that the viscosity of a liquid with this flash point (°C, closed cup) exceeds in packing group III; the most of a bound. */
export const viscosityNeeded = (flashPoint: number): number =>
  VISCOUS.findLast(([viscosity, lowest]) => flashPoint > lowest || viscosity === MOST_VISCOUS)?.[0] ?? MOST_VISCOUS;

/** 2.3.2.2: a viscous liquid of packing group II that may go as III. */
function viscousGroup(facts: GoodsFacts): Condition[] {
  const hasOther = facts.subsidiaries.some((one) => one.ok);
  return [
    { what: 'a viscosity that its flash point allows', met: viscosityAllows(facts) },
    atMost('receptacles of 450 L', innerOf(facts), 450),
    { what: 'no subsidiary hazard', met: !hasOther },
    { what: 'less than 3 % of separated solvent', met: separation(facts) },
  ];
}

/** A provision that is claimed: whether every condition is shown, and which ones are not. */
export type EvaluatedClaim = {
  readonly provision: string;
  readonly isMet: boolean;
  /** Conditions that the stated figures do not show. */
  readonly open: readonly string[];
  /** Those of them that the stated figures contradict. */
  readonly failed: readonly string[];
};

/** Evaluates the provision that a document or the shipper names by the figures that are stated; a claim alone shows nothing. */
export function evaluateClaim(provision: string, facts: GoodsFacts): EvaluatedClaim {
  const claim = CLAIMS.find(({ named }) => named.test(provision));
  const conditions = claim?.conditions(facts) ?? [];
  const open = conditions.filter(({ met }) => met !== true).map(({ what }) => what);
  const failed = conditions.filter(({ met }) => met === false).map(({ what }) => what);
  return { provision, isMet: conditions.length > 0 && open.length === 0, open, failed };
}
