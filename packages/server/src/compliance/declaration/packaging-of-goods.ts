import { type PackagingCode, parsePackagingCode } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from './goods-facts.ts';
import { packagesOf } from './package-masses.ts';

const IN_WORDS = /\b\d{1,2}[A-Z]{1,2}\d?[VWTU]?\b/g;

/** The code of the packages as the mark or the packing code has it, else as it stands among the words for the packages. */
export function packagingCodeOf({ mark, text }: Pick<GoodsFacts, 'mark' | 'text'>): PackagingCode | undefined {
  if (mark?.ok) return mark.value.code;
  const written = text('packingCode')
    ?.replace(/^UN\s*/i, '')
    .split('/')[0]
    ?.trim();
  const inWords = text('packageQuantityAndType')?.match(IN_WORDS) ?? [];
  const codes = [...(written === undefined ? [] : [written]), ...inWords].map(parsePackagingCode);
  return codes.flatMap((one) => (one.ok ? [one.value] : []))[0];
}

/** Whether the packages hold inner packagings, as far as that is stated. */
export const isCombination = ({ text }: Pick<GoodsFacts, 'text'>): boolean =>
  text('innerPackageQuantityAndType') !== undefined ||
  /\b(?:inner|bottles?|cans?|tins?|in boxes|in cartons)\b|内/i.test(text('packageQuantityAndType') ?? '');

const TANK =
  /\b(?:portable|iso|road|rail)[ -]?tanks?\b|\btank[ -]?(?:containers?|vehicles?|trucks?)\b|\bisotanks?\b|罐式集装箱|罐箱/i;

const BULK = /\bin bulk\b|\bbulk containers?\b|\bBK ?[123x]\b|散装(?!容器)/i;

/** Whether the goods travel in bulk containers, as far as the words for the packages say so. */
export const isInBulk = ({ text }: Pick<GoodsFacts, 'text'>): boolean =>
  BULK.test(text('packageQuantityAndType') ?? '');

/** Whether the goods travel in a portable tank, as far as the words for the packages say so. */
export const isInPortableTank = (facts: Parameters<typeof packagesOf>[0]): boolean =>
  TANK.test(packagesOf(facts)?.kind ?? '');
