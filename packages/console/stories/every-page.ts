import type { PageAddress } from '../src/app.tsx';
import type { SectionName } from '../src/pages/administration/section-name.ts';
import type { SampleWork } from './sample-work.ts';

const SECTIONS: Readonly<Record<SectionName, true>> = {
  people: true,
  keys: true,
  prices: true,
  webhooks: true,
  aliases: true,
  goods: true,
  formats: true,
  jobs: true,
  problems: true,
  health: true,
  audit: true,
  ledger: true,
};

/** The addresses of every page below `/console`; the compiler refuses a page of the router that has none here. */
export function everyPage({
  draft,
  published,
  lclDraft,
  extraction,
  order,
  quote,
  quoteOfParts,
  offered,
  open,
  shipment,
  testOrder,
  mandated,
}: SampleWork): string[] {
  const addresses: Readonly<Record<PageAddress, readonly string[]>> = {
    '/': ['/'],
    '/rates': ['/rates', '/rates?convert_to=EUR&chosen=1,2'],
    '/rates/lcl': ['/rates/lcl', '/rates/lcl?weight_kg=1200&volume_m3=3.4'],
    '/rates/statistics': ['/rates/statistics', '/rates/statistics?origin=CNSHA&destination=USLAX&from=2026-01-01'],
    '/sheets': ['/sheets'],
    '/sheets/$id': [`/sheets/${draft}`, `/sheets/${published}`, `/sheets/${lclDraft}`],
    '/sheets/$id/grid': [`/sheets/${draft}/grid`],
    '/documents': ['/documents'],
    '/documents/review/$extraction': [`/documents/review/${extraction}`],
    '/shipments': ['/shipments'],
    '/shipments/new': ['/shipments/new'],
    '/shipments/opendgd': ['/shipments/opendgd'],
    '/shipments/$id': [`/shipments/${shipment}`],
    '/shipments/$id/change': [`/shipments/${shipment}/change`],
    '/quotes': ['/quotes'],
    '/quotes/new': ['/quotes/new?rate=1', '/quotes/new?rates=1,2'],
    '/quotes/$id': [`/quotes/${quote}`, `/quotes/${quoteOfParts}`],
    '/quotes/$id/order': [`/quotes/${quote}/order`],
    '/orders': ['/orders', '/orders?test=true'],
    '/orders/mandates': ['/orders/mandates'],
    '/orders/$id': [
      `/orders/${order}`,
      `/orders/${offered}`,
      `/orders/${open}`,
      `/orders/${mandated}`,
      `/orders/${testOrder}`,
    ],
    '/administration': Object.keys(SECTIONS).map((section) => `/administration?section=${section}`),
  };
  return [...Object.values(addresses).flat(), '/no-such-page'];
}
