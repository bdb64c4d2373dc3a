// IMDG 3.2.1 column 7a, chapter 3.4: 3.4.2.1 and 3.4.2.2 (30 kg gross a package, 20 kg a tray), 3.4.6.1 (words in the document).
import { type Amount, LIMITED_QUANTITY_PACKAGE_KG, limitedQuantityOf } from '../../../dangerous-goods/offline.ts';
import { goesAsLimited } from '../../../extraction/offline.ts';
import { aerosolLimitLitres } from '../../declaration/claims.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { grossPerPackage, packagesOf } from '../../declaration/package-masses.ts';
import { isCombination, packagingCodeOf } from '../../declaration/packaging-of-goods.ts';
import { parseQuantity, type Quantity } from '../../declaration/parse-quantities.ts';
import { type Doubt, goodsRule } from '../../rule.ts';

/** Whether the goods are shipped as limited quantity, as far as that is stated; the limit of a data sheet states nothing of it. */
export const isLimitedQuantity = ({ text }: Pick<GoodsFacts, 'text'>): boolean =>
  goesAsLimited(text('limitedQuantity') ?? null) === 'Y';

const quantityOf = ({ value, unit }: Amount): Quantity =>
  unit === 'mL'
    ? { value: value / 1000, unit: 'L' }
    : unit === 'g'
      ? { value: value / 1000, unit: 'kg' }
      : { value, unit };
const print = (amounts: readonly Amount[]) => amounts.map(({ value, unit }) => `${value} ${unit}`).join(' or ');

const ask = {
  english:
    'Do you ship as limited quantity? Please state the net quantity of one inner packaging and the gross mass of one package.',
  chinese: '是否按限量运输？请提供每个内包装的净含量和每件包装的毛重。',
};
const about = (facts: GoodsFacts) =>
  facts.stated('limitedQuantity', 'innerPackagingNet', 'innerPackageQuantityAndType');

export const limitedQuantityNone = goodsRule({
  code: 'limited_quantity_not_allowed',
  severity: 'error',
  source: 'IMDG 3.2.1 column 7a, 3.4.1.1',
  sentence: 'No limited quantity where the list has 0.',
  check: (facts) =>
    isLimitedQuantity(facts) &&
    facts.rows.length > 0 &&
    facts.rows.every((row) => limitedQuantityOf(row).kind === 'none')
      ? { message: `UN ${facts.rows[0]?.un} may not be shipped as limited quantity.`, about: about(facts), ask }
      : undefined,
});

/** Packages that hold the goods themselves: drums, jerricans, barrels, composite packagings. */
const HOLDS_GOODS = /\b(?:drums?|jerricans?|barrels?|kegs?|composite)\b|桶/i;
const IBC = /\bIBCs?\b|intermediate bulk|中型散装|吨桶/i;

/** A package without inner packagings, and what one holds: undefined for an intermediate bulk container, which holds more than any limit. */
function singlePackaging(facts: GoodsFacts): { said: string; size: Quantity | undefined } | undefined {
  if (isCombination(facts)) return undefined;
  const code = packagingCodeOf(facts);
  const words = packagesOf(facts)?.kind ?? '';
  const kind = `${code?.kind ?? ''} ${words}`;
  const said = words || (code?.code ?? '');
  if (code?.group === 'ibc' || IBC.test(kind)) return { said, size: undefined };
  const size = parseQuantity(words);
  return size !== undefined && HOLDS_GOODS.test(kind) ? { said, size } : undefined;
}

/** Whether a package holds more than a limit; in another unit it is not compared. */
const isMore = (size: Quantity | undefined, most: Quantity): boolean =>
  size === undefined || (size.unit === most.unit && size.value > most.value);

/** A package that holds more than the limit without inner packagings. */
function singleDoubt(facts: GoodsFacts, limits: readonly Amount[]): Doubt | undefined {
  const single = singlePackaging(facts);
  if (single === undefined || !limits.map(quantityOf).every((most) => isMore(single.size, most))) return undefined;
  const listed = print(limits);
  return {
    message: `${single.said} without inner packagings: limited quantities are in inner packagings of at most ${listed}.`,
    about: [...facts.stated('packageQuantityAndType', 'packingCode'), ...about(facts)],
    ask,
    expected: [listed],
  };
}

export const limitedQuantityInner = goodsRule({
  code: 'limited_quantity_inner_packaging',
  severity: 'error',
  source: 'IMDG 3.2.1 column 7a, 3.4.2.1',
  sentence: 'The inner packaging holds at most what the list gives.',
  check: (facts) => {
    if (!isLimitedQuantity(facts)) return undefined;
    const inner = parseQuantity(facts.text('innerPackagingNet') ?? facts.text('innerPackageQuantityAndType') ?? '');
    const [limit, ...others] = facts.rows.map(limitedQuantityOf);
    if (
      limit === undefined ||
      limit.kind === 'none' ||
      limit.kind === 'unknown' ||
      others.some((one) => JSON.stringify(one) !== JSON.stringify(limit))
    )
      return undefined;
    if (limit.kind === 'special-provision' && limit.provision === 277) {
      const most = aerosolLimitLitres(facts.rows);
      if (inner !== undefined && inner.value <= most) return undefined;
      const listed = `${most * 1000} mL a receptacle (special provision 277)`;
      return inner === undefined
        ? { message: `At most ${listed}; its size is not stated.`, about: about(facts), ask, severity: 'warning' }
        : { message: `${inner.value * 1000} mL: at most ${listed}.`, about: about(facts), ask, expected: [listed] };
    }
    if (limit.kind === 'special-provision') {
      const message = `Special provision ${limit.provision} gives the limit of one inner packaging: verify it.`;
      return { message, about: about(facts), severity: 'warning' };
    }
    const listed = print(limit.perInnerPackaging);
    const doubt = inner === undefined ? singleDoubt(facts, limit.perInnerPackaging) : undefined;
    if (doubt !== undefined) return doubt;
    if (inner === undefined)
      return {
        message: `At most ${listed} an inner packaging; its quantity is not stated.`,
        about: about(facts),
        ask,
        severity: 'warning',
      };
    const same = limit.perInnerPackaging.map(quantityOf).filter(({ unit }) => unit === inner.unit);
    const most = Math.max(
      ...(same.length > 0 ? same : limit.perInnerPackaging.map(quantityOf)).map(({ value }) => value),
    );
    if (inner.value <= most) return undefined;
    return {
      message: `${inner.value} ${inner.unit} an inner packaging is more than the ${listed} of the list.`,
      about: about(facts),
      ask,
      expected: [listed],
    };
  },
});

export const limitedQuantityPackage = goodsRule({
  code: 'limited_quantity_package',
  severity: 'error',
  source: 'IMDG 3.4.2.1, 3.4.2.2 (UN Model Regulations 3.4.2, 3.4.3)',
  sentence: 'A package of limited quantities weighs at most 30 kg gross, a wrapped tray 20 kg.',
  check: (facts) => {
    const gross = grossPerPackage(facts);
    if (!isLimitedQuantity(facts) || gross === undefined) return undefined;
    const { package: most, tray } = LIMITED_QUANTITY_PACKAGE_KG;
    const stated = facts.stated('grossMassPerPackageKg', 'grossWeightKgs', 'packageQuantityAndType');
    if (gross > most)
      return {
        message: `A package weighs ${gross} kg gross; limited quantities may weigh ${most} kg.`,
        about: stated,
        ask,
      };
    const onTray = /tray|shrink|stretch|托盘膜|热缩/i.test(facts.text('packageQuantityAndType') ?? '');
    return onTray && gross > tray
      ? { message: `A wrapped tray weighs ${gross} kg; ${tray} kg are allowed.`, about: stated, ask }
      : undefined;
  },
});

export const limitedQuantityStated = goodsRule({
  code: 'limited_quantity_mismatch',
  severity: 'warning',
  source: 'IMDG 3.2.1 column 7a',
  sentence: 'A limit that a document gives must be the list’s.',
  check: (facts) => {
    const written = facts.text('limitedQuantity');
    const stated = parseQuantity(written ?? '');
    if (written === undefined || facts.rows.length === 0) return undefined;
    const limits = facts.rows.map(limitedQuantityOf);
    const zero = /^(?:0(?:\s*(?:k?g|m?l))?|none|无)$/i.test(written);
    if (stated === undefined && !zero) return undefined;
    const amounts = limits.flatMap((limit) => (limit.kind === 'allowed' ? limit.perInnerPackaging : []));
    const fits = zero
      ? limits.some(({ kind }) => kind === 'none')
      : amounts.map(quantityOf).some(({ value, unit }) => value === stated?.value && unit === stated.unit);
    if (fits || limits.some(({ kind }) => kind === 'special-provision' || kind === 'unknown')) return undefined;
    const expected = [...new Set(facts.rows.map(({ limitedQuantity }) => limitedQuantity))];
    return {
      message: `The document gives ${written} as limited quantity, the list ${expected.join(' or ')}.`,
      about: about(facts),
      expected,
    };
  },
});
