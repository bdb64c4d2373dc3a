// IMDG chapter 3.3 and 2.3.2, 2.10.2.7: provisions that free goods on conditions, as documents and shippers name them.

import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { grossPerPackage } from '../declaration/package-masses.ts';
import { parseQuantity } from '../declaration/parse-quantities.ts';
import { areSmallPackages } from '../declaration/small-packages.ts';

/** Whether the figures show that a condition is met: `undefined` when none is stated. `what` names the figure. */
type Condition = { readonly what: string; readonly met: boolean | undefined };

type Claim = { readonly named: RegExp; readonly conditions: (facts: GoodsFacts) => readonly Condition[] };

const wordsOf = ({ text }: GoodsFacts): string =>
  (['commodityName', 'properShippingName', 'technicalName', 'packageQuantityAndType', 'exemptedFromIMDGCode'] as const)
    .map((field) => text(field) ?? '')
    .join(' ; ');

/** Figures before a unit, in the words of the goods. */
function figuresOf(facts: GoodsFacts, unit: RegExp): number[] {
  const pattern = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s*(?:${unit.source})`, 'gi');
  return [...wordsOf(facts).matchAll(pattern)].map(([, figure = '']) => Number(figure.replace(',', '.')));
}

const atMost = (what: string, figures: readonly number[], limit: number): Condition => ({
  what,
  met: figures.length === 0 ? undefined : Math.max(...figures) <= limit,
});

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
  const [hours, grams] = [figuresOf(facts, /wh\b|瓦时/), figuresOf(facts, /g\s*(?:of\s*)?(?:lithium|li\b)|克锂/)];
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

const CLAIMS: readonly Claim[] = [
  { named: /(?<!\d)188(?!\d)/, conditions: smallBattery },
  {
    named: /(?<!\d)144(?!\d)/,
    conditions: (facts) => [atMost('24 % of alcohol by volume', figuresOf(facts, /%/), 24)],
  },
  {
    named: /(?<!\d)145(?!\d)/,
    conditions: (facts) => [
      { what: 'packing group III', met: facts.packingGroup?.ok ? facts.packingGroup.value === 'III' : undefined },
      atMost('receptacles of 250 L', innerOf(facts), 250),
    ],
  },
  {
    named: /(?<!\d)277(?!\d)/,
    conditions: (facts) => [atMost('120 mL a receptacle', innerOf(facts), 0.12)],
  },
  {
    named: /2\.3\.2\.[25]/,
    conditions: ({ flashPoint, ...facts }) => [
      {
        what: 'a flash point from 23 °C to 60 °C',
        met: flashPoint === undefined ? undefined : flashPoint.least >= 23 && flashPoint.most <= 60,
      },
      atMost('receptacles of 450 L', innerOf({ flashPoint, ...facts }), 450),
      { what: 'the viscosity and the separation of solvent', met: undefined },
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
  return isEmpty && isSafe ? true : undefined;
}

/** A provision that is claimed: whether every condition is shown, and which ones are not. */
export type EvaluatedClaim = { readonly provision: string; readonly isMet: boolean; readonly open: readonly string[] };

/** Evaluates the provision that a document or the shipper names by the figures that are stated; a claim alone shows nothing. */
export function evaluateClaim(provision: string, facts: GoodsFacts): EvaluatedClaim {
  const claim = CLAIMS.find(({ named }) => named.test(provision));
  const conditions = claim?.conditions(facts) ?? [];
  const open = conditions.filter(({ met }) => met !== true).map(({ what }) => what);
  return { provision, isMet: conditions.length > 0 && open.length === 0, open };
}
