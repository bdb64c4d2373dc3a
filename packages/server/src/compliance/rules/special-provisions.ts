// IMDG chapter 3.3, amendment 42-24: special provisions on whose conditions it depends whether and how goods may go. A rule
// speaks when a figure or a word of the declaration touches the condition, never only because a row has the provision.

import type { Severity } from '../../base/index.ts';
import { figuresOf } from '../declaration/claims.ts';
import { isStatedDirectly } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { allWordsOf, wordsOf } from '../declaration/goods-words.ts';
import { DAY_SOURCE, parseDay } from '../declaration/parse-day.ts';
import { parseCelsius, parseQuantity } from '../declaration/parse-quantities.ts';
import { type GoodsRule, goodsRule } from '../rule.ts';

type Signal = {
  readonly provision: number;
  readonly severity: Severity;
  readonly sentence: string;
  /** What was found that touches the condition. */
  readonly found: (facts: GoodsFacts) => string | undefined;
  readonly ask?: { readonly english: string; readonly chinese: string };
  /** Words that show that the goods go as the provision has it: then it is a note. */
  readonly followed?: RegExp;
};

/** The words that a pattern finds in how the goods are stated. */
const said =
  (pattern: RegExp) =>
  (facts: GoodsFacts): string | undefined =>
    pattern.exec(wordsOf(facts))?.[0];

/** The share that is stated in the name, when it is the only one and the condition holds for it. */
const share = (holds: (percent: number) => boolean) => (facts: GoodsFacts) => {
  const [percent, ...others] = figuresOf(facts, /%/);
  return percent !== undefined && others.length === 0 && holds(percent) ? `${percent} %` : undefined;
};

/** The largest figure before a unit, when it is above a limit. */
const above = (unit: RegExp, limit: number, name: string) => (facts: GoodsFacts) => {
  const most = Math.max(...figuresOf(facts, unit), Number.NEGATIVE_INFINITY);
  return most > limit ? `${most} ${name}` : undefined;
};

const NOT = '(?<!(?:no|not|non|without(?: any)?|free of|无)[ -]?(?:visible )?)';

const DAMAGE = '(?:damaged|defective|swollen|recalled)';
/** What is said of damage that may happen: to a package or other cargo, or as a bare instruction ("if damaged, do not load"). */
const SUPPOSED = `\\b(?:if|in case|in the event)\\b[^.;,]{0,40}\\b(?:packag\\w*|packs?|cartons?|boxe?s?|drums?|pallets?|containers?|(?:other )?cargo|seals?|labels?|it|they)\\b[^.;,]{0,20}|\\b(?:if|in case(?: of)?|unless) `;
/** Not "neither damaged nor defective", and not what to do "if the package is damaged". */
const DAMAGED = new RegExp(
  [
    `(?<!\\b(?:no|not|nor|non|neither|without(?: any)?|free (?:of|from))[ -](?:(?:visibly|mechanically|been|be|in any way) )*(?:${DAMAGE}(?:,? (?:or|nor|and) |, ?|/))*)`,
    `(?<!${SUPPOSED}|\\bwhen\\b[^.;,]{0,40}\\b(?:packag\\w*|cartons?|boxe?s?|pallets?|containers?|(?:other )?cargo)\\b[^.;,]{0,20})\\b${DAMAGE}(?! (?:packag\\w*|cartons?|boxe?s|pallets?|cargo)\\b)`,
    '|(?<!(?:无|未|没有|非|如|若|防止?|避免)[^。；，,.;]{0,8})(?:损坏|缺陷|鼓胀|召回)',
  ].join(''),
  'i',
);

const PROOF =
  '(?:test(?:s|ing)? ?(?:summary|summaries|reports?|proof|evidence|certificates?|documents?|results?)?|summary|report|proof|certificates?)';
const LACKING =
  '(?:not (?:yet )?(?:been )?(?:available|performed|done|carried out|completed|passed|provided|finished|held|met)|missing|pending|outstanding|in progress|ongoing|under way|to follow|failed|lacking|unknown|awaited|incomplete)';
/** Cells and batteries that were not tested, or whose test summary is not there (2.9.4). */
const UNTESTED = new RegExp(
  [
    '(?:not|un)[ -]?tested',
    '\\bnot\\b[^.;]{0,30}(?:subjected|submitted|put|undergone|passed)[^.;]{0,25}38\\.3',
    `(?:no|without(?: an?| any)?|lacks?|missing|failed|has not passed|did not pass)[^.;,]{0,25}(?:(?:UN ?)?(?:38\\.3|T\\.?1 ?[-–to]+ ?T\\.?8)|test summar\\w+)`,
    `38\\.3[^.;\\d]{0,30}?${PROOF}?[^.;\\d]{0,15}\\b${LACKING}\\b`,
    `test summar\\w+[^.;]{0,15}\\b${LACKING}\\b`,
    '未(?:经|通过|做|完成|提供)?(?:un ?)?38\\.3|未经测试|无(?:UN ?)?38\\.3|38\\.3[^。；;]{0,10}(?:未|缺|待)',
  ].join('|'),
  'i',
);

const MOST_BEVERAGE_L = 250;
const WEATHERED_DAYS = 14;

function beverage(facts: GoodsFacts): string | undefined {
  const isThird = facts.packingGroup?.ok === true && facts.packingGroup.value === 'III';
  const inner = parseQuantity(facts.text('innerPackagingNet') ?? facts.text('innerPackageQuantityAndType') ?? '');
  return isThird && inner !== undefined && inner.value <= MOST_BEVERAGE_L ? `${inner.value} L` : undefined;
}

const MOST_ON_PACKING = 40;
const MILLISECONDS_A_DAY = 86_400_000;

const DAY = `(${DAY_SOURCE})`;
const PRODUCED = new RegExp(String.raw`(?:produc\w+|manufactur\w+|carboni[sz]\w+|生产日期)[^\d;]{0,25}${DAY}`, 'i');
const PACKED = new RegExp(String.raw`(?:pack(?:ed|ing)|包装日期)[^\d;]{0,25}${DAY}`, 'i');
const UNTREATED =
  /\b(?:not (?:been )?weathered|no weathering|unweathered|without weathering|packed (?:directly|immediately|right) after)\b|未(?:经)?陈化/i;
const TREATED = /steam|cooled|inert|heat treat|treated|蒸汽/i;

/** Days from production to packing, or the temperature then, beyond what charcoal may have. */
function charcoal(facts: GoodsFacts): string | undefined {
  const words = wordsOf(facts);
  const produced = parseDay(facts.text('productionDate') ?? PRODUCED.exec(words)?.[1] ?? '') ?? '';
  const packedOn = parseDay(facts.text('packingDate') ?? PACKED.exec(words)?.[1] ?? '') ?? '';
  const days = (Date.parse(packedOn) - Date.parse(produced)) / MILLISECONDS_A_DAY;
  const [untreated] = UNTREATED.exec(words) ?? [];
  if (untreated !== undefined) return untreated;
  if (days < 0) return 'packed before it was produced';
  if (days < WEATHERED_DAYS && !TREATED.test(words)) return `packed ${Math.floor(days)} days after production`;
  if (packedOn > facts.on) return `packed on ${packedOn}, after the day of sailing`;
  const degrees = parseCelsius(facts.text('packingTemperature') ?? '');
  return degrees !== undefined && degrees > MOST_ON_PACKING ? `${degrees} °C` : undefined;
}

function weathered(facts: GoodsFacts): string | undefined {
  const days = /(?:weathered|aged|cooled|陈化)[^.;]{0,15}?(\d+) ?(?:days?|天)/i.exec(wordsOf(facts))?.[1];
  return days !== undefined && Number(days) < WEATHERED_DAYS ? `${days} days` : undefined;
}

const SIGNALS: readonly Signal[] = [
  {
    provision: 230,
    severity: 'error',
    sentence:
      'Cells and batteries are of a type that passed the tests of UN Manual 38.3, with a test summary (2.9.4; sodium ion: 2.9.5).',
    found: said(UNTESTED),
    ask: { english: 'Please send the UN 38.3 test summary.', chinese: '请提供UN 38.3试验概要。' },
  },
  {
    provision: 310,
    severity: 'warning',
    followed: /\b(?:P910|LP905)\b|special provision 310/i,
    sentence: 'Prototypes and small production runs that were not tested go under special provision 310 (P910, LP905).',
    found: said(/prototype|pre-?production|样机|试制/i),
  },
  {
    provision: 376,
    severity: 'error',
    followed: /\b(?:P908|P911|LP904|LP906)\b|(?:SP|special provision) ?376/i,
    sentence:
      'Damaged or defective cells and batteries go only under special provision 376 (P908, LP904; P911 when they may react dangerously).',
    found: said(DAMAGED),
    ask: { english: 'Are the batteries new and undamaged?', chinese: '电池是否全新且无损坏或缺陷？' },
  },
  {
    provision: 377,
    severity: 'error',
    followed: /\b(?:P909|LP903)\b|(?:SP|special provision) ?377|LITHIUM BATTERIES FOR (?:DISPOSAL|RECYCLING)/,
    sentence:
      'Cells and batteries for disposal or recycling go under special provision 377 (P909), marked accordingly.',
    found: said(/\b(?:waste|scrap|disposal|recycling|end[- ]of[- ]life)\b|废旧?电池|回收/i),
  },
  {
    provision: 962,
    severity: 'error',
    sentence:
      'Vehicles of class 9 have no leaks, a fuel tank at most a quarter full and at most 250 L in it, and protected batteries.',
    found: (facts) =>
      said(new RegExp(`${NOT}\\bleak(?:s|ing|age)?\\b|(?:full tank|tank full)|油箱满`, 'i'))(facts) ??
      above(/(?:l|lit(?:er|re)s?)\b[^.;]{0,20}(?:fuel|petrol|gasoline|diesel)/, 250, 'L of fuel')(facts),
    ask: { english: 'How are tank and battery prepared?', chinese: '油箱和电池如何处理？' },
  },
  {
    provision: 978,
    severity: 'error',
    sentence: 'Charcoal is weathered for 14 days or treated, and has at most 40 °C on the day of packing.',
    found: (facts) => charcoal(facts) ?? weathered(facts) ?? above(/° ?C|℃/, MOST_ON_PACKING, '°C')(facts),
    ask: {
      english: 'Dates of production and packing, kind of weathering, and temperature on the day of packing?',
      chinese: '请提供生产日期、包装日期、陈化处理方式和包装当天温度。',
    },
  },
  {
    provision: 386,
    severity: 'error',
    sentence:
      'Stabilized goods: the stabilization must last the voyage at the bulk mean temperature expected; else temperature control (7.3.7).',
    found: said(
      /(?:un(?:inhibited|stabili[sz]ed)|(?:no|without) (?:inhibitor|stabili[sz]er))|未加(?:阻聚|稳定)剂|无阻聚剂/i,
    ),
    ask: {
      english:
        'Which inhibitor, how much, and how long does it last at 45 °C and 50 °C? Is temperature control needed?',
      chinese: '使用何种阻聚剂（稳定剂）？含量多少？在45℃和50℃下可维持多久？是否需要温度控制？',
    },
  },
  ...[216, 217, 218, 335].map(
    (provision): Signal => ({
      provision,
      severity: 'error',
      sentence: 'Solids that contain a liquid have no free liquid when they are packed.',
      found: said(new RegExp(`${NOT}free liquid|(?<!无)游离液体`, 'i')),
      ask: {
        english: 'Is there free liquid in the packages? Then the goods are a liquid.',
        chinese: '包装内是否有游离液体？如有，应按液体申报。',
      },
    }),
  ),
  {
    provision: 65,
    severity: 'warning',
    sentence: 'Hydrogen peroxide solutions of less than 8 % are not subject to the Code.',
    found: share((percent) => percent < 8),
  },
  {
    provision: 144,
    severity: 'warning',
    sentence: 'Solutions of at most 24 % alcohol by volume are not subject to the Code.',
    found: share((percent) => percent <= 24),
  },
  {
    provision: 145,
    severity: 'warning',
    sentence: 'Alcoholic beverages of packing group III in receptacles of at most 250 L are not subject to the Code.',
    found: beverage,
  },
  {
    provision: 168,
    severity: 'warning',
    sentence: 'Asbestos fixed in a binder so that no fibres escape is not subject to the Code.',
    found: said(/cement|fixed|bound|brake|gasket|石棉(?:水泥|垫)/i),
  },
  {
    provision: 242,
    severity: 'warning',
    sentence: 'Sulphur formed into prills, granules, pellets, pastilles or flakes is not subject to the Code.',
    found: said(/prill|granul|pellet|pastille|flake|(?:造|颗)粒|粒状|片状/i),
  },
];

/** One rule for each provision. */
export const specialProvisionRules: readonly GoodsRule[] = SIGNALS.map(
  ({ provision, severity, sentence, found, ask, followed }) =>
    goodsRule({
      code: `special_provision_${provision}`,
      severity,
      source: `IMDG special provision ${provision}`,
      sentence,
      check: (facts) => {
        const row = facts.rows.find(({ specialProvisions }) => specialProvisions.includes(provision));
        const words = row === undefined ? undefined : found(facts);
        if (words === undefined) return undefined;
        const isFollowed = followed?.test(allWordsOf(facts)) === true;
        const weight =
          severity === 'error' && !isStatedDirectly(facts) && followed !== undefined ? 'warning' : severity;
        return {
          severity: isFollowed ? ('note' as const) : weight,
          message: `UN ${row?.un}, special provision ${provision}: "${words}". ${sentence}`,
          about: facts.stated('commodityName', 'properShippingName', 'unNo'),
          ...(ask === undefined ? {} : { ask }),
        };
      },
    }),
);
