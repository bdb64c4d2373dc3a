// IMDG 4.1.1, 4.1.4 (packing instructions are not loaded: only what holds for whole kinds of packagings), 6.1.1.1, 6.1.4.
import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { netPerPackage, packagesOf } from '../../declaration/package-masses.ts';
import { isCombination, packagingCodeOf } from '../../declaration/packaging-of-goods.ts';
import { parseQuantity } from '../../declaration/parse-quantities.ts';
import { goodsRule } from '../../rule.ts';

const about = (facts: GoodsFacts) => facts.stated('packingCode', 'appearance', 'netMassPerPackageKg');
const ask = { english: 'Which packagings are used, and what is inside them?', chinese: '使用何种包装？内装物是什么？' };

/** No liquid but mercury and bromine is denser. */
const DENSEST = 2.2;
const MOST_KG = 400;
const MOST_L = 450;
/* The most that kinds of packagings hold where it is less: code, kg net, litres. */
const LESS: readonly (readonly [code: RegExp, kg: number, litres: number])[] = [
  [/^3/, 120, 60],
  [/^4H1/, 60, Number.POSITIVE_INFINITY],
  [/^5/, 50, Number.POSITIVE_INFINITY],
  [/^6P/, 75, 60],
  [/^6H(?:[ABCDGH]2|[CDGH]$)/, 75, 60],
  [/^6H[ABDGH]1/, 400, 250],
];

/* Words for packages without a code: what they are called, and the code whose limits hold at least. */
const IN_WORDS: readonly (readonly [words: RegExp, code: string])[] = [
  [/\bjerr[iy]-?cans?\b/i, '3'],
  [/(?<!pressure )(?<!tonne? )\bdrums?\b|钢桶|铁桶|塑料桶|纸板桶/i, '1'],
  [/(?<!\bbig )(?<!\bjumbo )(?<!\bbulk )\b(?:paper|woven|plastics?|PP|kraft) (?:woven )?(?:bags?|sacks?)\b/i, '5'],
];
const NO_PACKAGING = /\bIBCs?\b|\bbulk\b|pallet|overpack|container|\btanks?\b|\bcylinders?\b|\band\b/i;
const PACKED: ReadonlySet<string> = new Set(['liquid', 'solid']);

/** The packaging by its code or mark, else by the words for it, when they name one kind. */
function packagingOf(facts: GoodsFacts): { code: string; name: string } | undefined {
  const code = packagingCodeOf(facts);
  if (code !== undefined)
    return code.group === 'packaging' ? { code: code.code, name: `packaging ${code.code}` } : undefined;
  const words = packagesOf(facts)?.kind ?? '';
  const found = IN_WORDS.find(([pattern]) => pattern.test(words));
  if (found === undefined || NO_PACKAGING.test(words) || !PACKED.has(facts.state ?? '')) return undefined;
  return { code: found[1], name: found[0].exec(words)?.[0].replace(/s$/, '') ?? '' };
}

export const packagingTooLarge = goodsRule({
  code: 'packaging_too_large',
  severity: 'error',
  source: 'IMDG 6.1.1.1, 6.1.4.1 and following; 1.2.1 (packagings, IBCs)',
  sentence:
    'Packagings hold at most 400 kg net and 450 L, jerricans 120 kg and 60 L, bags 50 kg, some composites 250 L.',
  check: (facts) => {
    const kind = packagingOf(facts);
    if (kind === undefined) return undefined;
    const [, kg, most] = LESS.find(([code]) => code.test(kind.code)) ?? [undefined, MOST_KG, MOST_L];
    const net = netPerPackage(facts);
    const litres = parseQuantity(packagesOf(facts)?.kind ?? '') ?? parseQuantity(facts.text('innerPackagingNet') ?? '');
    const heaviest = facts.state === 'liquid' ? DENSEST * most : kg;
    if (net !== undefined && net > heaviest) {
      return {
        message: `${net} kg net in a ${kind.name}: at most ${facts.state === 'liquid' ? `${most} L` : `${kg} kg`}.`,
        about: about(facts),
        ask,
      };
    }
    const single = litres?.unit === 'L' && !isCombination(facts);
    return single && litres.value > most
      ? { message: `${litres.value} L in a ${kind.name}: at most ${most} L.`, about: about(facts), ask }
      : undefined;
  },
});

const HYPOCHLORITES: ReadonlySet<string> = new Set(['1748', '2208', '2880', '3485', '3486', '3487']);
const MOST_HYPOCHLORITE_KG = 45;

export const hypochloritePackage = goodsRule({
  code: 'calcium_hypochlorite_package',
  severity: 'warning',
  source: 'IMDG 4.1.4.1 (P002, PP85); guidelines of the carriers (CINS) for calcium hypochlorite',
  sentence: 'Calcium hypochlorite travels in packagings of at most 45 kg net.',
  check: (facts) => {
    const net = netPerPackage(facts);
    if (!facts.un?.ok || !HYPOCHLORITES.has(facts.un.value) || net === undefined || net <= MOST_HYPOCHLORITE_KG)
      return undefined;
    return {
      message: `${net} kg net in a package of calcium hypochlorite; at most ${MOST_HYPOCHLORITE_KG} kg.`,
      about: facts.stated('netMassPerPackageKg', 'netWeightKgs', 'packageQuantityAndType'),
      ask,
    };
  },
});

export const packagingRoadOnly = goodsRule({
  code: 'packaging_road_only',
  severity: 'error',
  source: 'ADR and RID 6.1.2.7; not in IMDG 6.1.2.7',
  sentence: 'Light-gauge metal packagings (0A1, 0A2) are for road and rail only.',
  check: (facts) => {
    const code = packagingCodeOf(facts);
    return code?.code.startsWith('0A')
      ? { message: `${code.code} is no packaging of the IMDG Code.`, about: about(facts), ask }
      : undefined;
  },
});

export const packagingState = goodsRule({
  code: 'packaging_state',
  severity: 'error',
  source: 'IMDG 4.1.1.3, 4.1.4.1 (P001, P002), 6.1.3.1 (c)',
  sentence:
    'A liquid needs a packaging for liquids: no bag, and no drum that was tested for solids, unless in inner packagings.',
  check: (facts) => {
    const code = packagingCodeOf(facts);
    if (code === undefined || facts.state !== 'liquid' || facts.text('innerPackageQuantityAndType') !== undefined)
      return undefined;
    if (code.kind === 'bag' || /flexible IBC|for solids/.test(code.kind)) {
      return {
        message: `${code.code} (${code.kind}) is for solids; the goods are liquid.`,
        about: about(facts),
        ask,
        severity: 'warning',
      };
    }
    const packed = facts.text('packageQuantityAndType') ?? '';
    const isDry = code.kind === 'drum' && /^(?:fibreboard|plywood)$/.test(code.material);
    if (isDry && !/inner|bottle|can|tin|内/i.test(packed)) {
      const message = `A ${code.material} drum (${code.code}) is for solids or inner packagings; the goods are liquid.`;
      return { message, about: about(facts), ask, severity: isStatedDirectly(facts) ? 'error' : 'warning' };
    }
    const single = /^(?:drum|jerrican)$/.test(code.kind);
    // Salvage packagings are tested for solids and take damaged packages of liquids (4.1.1.18, 6.1.5.1.11).
    const solids = code.suffix !== 'T' && facts.mark?.ok === true && facts.mark.value.testedFor === 'solids';
    return single && solids
      ? {
          message: `The ${code.kind} was tested for solids or inner packagings (S); the goods are liquid.`,
          about: about(facts),
          ask,
          severity: isStatedDirectly(facts) && !/inner|bottle|can|tin|内/i.test(packed) ? 'error' : 'warning',
        }
      : undefined;
  },
});

export const packagingInner = goodsRule({
  code: 'inner_packagings_missing',
  severity: 'warning',
  source: 'IMDG 4.1.4.1 (P001)',
  sentence: 'A liquid travels in a box only in inner packagings.',
  check: (facts) => {
    const code = packagingCodeOf(facts);
    const inner = facts.text('innerPackagingNet') ?? facts.text('innerPackageQuantityAndType');
    if (code?.kind !== 'box' || facts.state !== 'liquid' || inner !== undefined || !isStatedDirectly(facts))
      return undefined;
    const words = `${facts.text('packageQuantityAndType') ?? ''} ${facts.text('additionalInformation') ?? ''}`;
    return /inner|bottle|\bcans?\b|\btins?\b|\btubes?\b|receptacle|\bL\b|\bmL\b|内/i.test(words)
      ? undefined
      : { message: `A liquid in ${code.code} boxes: its inner packagings are not stated.`, about: about(facts), ask };
  },
});

export const packagingIbcGroup1 = goodsRule({
  code: 'packaging_ibc_packing_group_i',
  severity: 'warning',
  source: 'IMDG 4.1.4.2 (IBC01 to IBC03)',
  sentence: 'Hardly any liquid of packing group I may travel in an IBC.',
  check: (facts) => {
    const code = packagingCodeOf(facts);
    const first = facts.packingGroup?.ok === true && facts.packingGroup.value === 'I';
    return code?.group === 'ibc' && first && facts.state === 'liquid'
      ? {
          message: 'A liquid of packing group I in an IBC: verify the packing instruction in column 10.',
          about: about(facts),
          ask,
        }
      : undefined;
  },
});
