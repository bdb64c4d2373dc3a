import { createCarrierDirectory } from '../carriers/index.ts';
import type { Ports } from '../ports/index.ts';
import { openRates } from '../rates/index.ts';
import { openSelling } from '../selling/index.ts';
import type { Deps } from './module-deps.ts';

/** What is published, and what accounts are sold it at. */
export function openPrices(deps: Omit<Deps, 'config' | 'box'>, { resolver }: Ports) {
  const carriers = createCarrierDirectory();
  const names = () => ({ ports: resolver(), carriers });
  const selling = openSelling({ ...deps, names });
  const rates = openRates({ ...deps, ports: resolver, carriers, sold: selling });
  return { rates, selling, names };
}
