import { createCarrierDirectory } from '../carriers/index.ts';
import { openExchangeRates } from '../exchange-rates/index.ts';
import type { Ports } from '../ports/index.ts';
import { openRates } from '../rates/index.ts';
import { openSelling } from '../selling/index.ts';
import type { Deps } from './module-deps.ts';

/** How old a rate may be by which totals are converted, unless a setting says otherwise. */
const EXCHANGE_RATE_DAYS = 7;

/** What is published, and what accounts are sold it at. */
export function openPrices({ config, ...deps }: Omit<Deps, 'box'>, { resolver }: Ports) {
  const carriers = createCarrierDirectory();
  const names = () => ({ ports: resolver(), carriers });
  const selling = openSelling({ ...deps, names });
  const exchangeRates = openExchangeRates(deps.database, config.exchangeRateDays ?? EXCHANGE_RATE_DAYS);
  const rates = openRates({ ...deps, exchangeRates, ports: resolver, carriers, sold: selling });
  return { rates, selling, exchangeRates, names };
}
