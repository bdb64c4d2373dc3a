// IMDG 2.10.2.7: marine pollutants in single or inner packagings of not more than 5 L or 5 kg net are not subject to the
// other provisions of the Code that concern marine pollutants, if the packagings meet 4.1.1.1, 4.1.1.2 and 4.1.1.4 to
// 4.1.1.8. For UN 3077 and UN 3082 special provision 969 says the same.
import type { GoodsFacts } from './goods-facts.ts';
import { parseQuantity } from './parse-quantities.ts';

const MOST = 5;

/** Whether the goods are in packagings of at most 5 L or 5 kg; undefined when nothing says so. */
export function areSmallPackages({ text }: Pick<GoodsFacts, 'text'>): boolean | undefined {
  const inner =
    parseQuantity(text('innerPackagingNet') ?? '') ?? parseQuantity(text('innerPackageQuantityAndType') ?? '');
  if (inner !== undefined) return inner.value <= MOST;
  const net = Number(text('netMassPerPackageKg'));
  return Number.isFinite(net) && net > 0 ? net <= MOST : undefined;
}
