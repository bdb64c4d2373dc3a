import { createCarrierDirectory } from '../../packages/server/src/carriers/index.ts';
import type { Database } from '../../packages/server/src/db/index.ts';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import { publishSheet } from '../../packages/server/src/rates/publications/publication-store.ts';
import type { RateContent } from '../../packages/server/src/rates/record/rate.schema.ts';
import { saveDraft } from '../../packages/server/src/rates/sheets/sheet-store.ts';
import { pickSkewed, seededRandom } from './seeded-random.ts';

const PORTS = 400;
const CARRIERS = 20;
const SHEET_ROWS = 100_000;

const EQUIPMENT = [
  { code: '40HC', isoCode: '45G1' },
  { code: '20GP', isoCode: '22G1' },
  { code: '40GP', isoCode: '42G1' },
  { code: '40RH', isoCode: '45R1' },
  { code: '45HC', isoCode: 'L5G1' },
];

type Place = RateContent['origin'];

/** The ports and carriers that the made-up trade runs on, the busiest first. */
export function tradeNames() {
  const ports = createPortResolver()
    .list()
    .filter((port) => port.nameZhHans !== null)
    .slice(0, PORTS)
    .map((port): Place => ({ code: port.code, name: port.name, country: port.country, text: port.name }));
  const carriers = createCarrierDirectory()
    .list()
    .slice(0, CARRIERS)
    .map(({ scac, name }) => ({ scac, name }));
  return { ports, carriers };
}

function pickOther(ports: readonly Place[], origin: Place, random: () => number): Place {
  const destination = pickSkewed(ports, random);
  return destination === origin ? pickOther(ports, origin, random) : destination;
}

/** Seeded rates over 400 ports, 20 carriers and 5 container types; few lanes carry most of them, as in trade. */
export function* makeRates(count: number, seed = 1): Generator<RateContent> {
  const random = seededRandom(seed);
  const { ports, carriers } = tradeNames();
  const year = new Date().getUTCFullYear();
  for (let index = 0; index < count; index += 1) {
    const origin = pickSkewed(ports, random);
    const destination = pickOther(ports, origin, random);
    const equipment = pickSkewed(EQUIPMENT, random);
    const amount = 200 + Math.floor(random() * 4000);
    const surcharge = 20 + Math.floor(random() * 300);
    yield {
      origin,
      destination,
      via: [],
      placeOfReceipt: null,
      placeOfDelivery: null,
      serviceMode: 'CY/CY',
      carrier: pickSkewed(carriers, random),
      // Makes each one an offer of its own: equal ones would supersede each other.
      service: `LOOP ${index}`,
      equipment,
      base: { amount, currency: 'USD' },
      charges: [
        {
          code: 'LSS',
          name: 'Low sulphur surcharge',
          amount: surcharge,
          currency: 'USD',
          basis: 'PER_CONTAINER',
          paymentTerm: 'PREPAID',
          status: 'subject-to',
          condition: null,
        },
      ],
      total: { amount: amount + surcharge, currency: 'USD', complete: false, missing: ['The sheet does not say more'] },
      validFrom: `${year}-01-01`,
      validTo: `${year + 1}-${random() < 0.5 ? '03-31' : '12-31'}`,
      transitDays: 10 + Math.floor(random() * 35),
      transitDaysMin: null,
      freeDays: { demurrage: 7, detention: 7, combined: null },
      commodity: 'FAK',
      contract: { type: 'FAK', reference: null },
      remarks: null,
    };
  }
}

/** Publishes `count` made-up rates, in sheets of 100,000. `onSheet`: called after each, with its number. */
export async function publishRates(
  database: Database,
  count: number,
  onSheet?: (sheet: number) => void,
): Promise<void> {
  let rates: { content: RateContent; tab: string; row: number; column: number }[] = [];
  let sheet = 0;
  const publish = async () => {
    sheet += 1;
    const id = await saveDraft(database, {
      fileName: `made-${sheet}.csv`,
      sha256: `made-${sheet}`,
      createdBy: 'bench',
      answers: {},
      reading: { rates, findings: [], tabs: [], accounts: [], layout: 'made' },
    });
    await publishSheet(database, id, 'bench');
    rates = [];
    onSheet?.(sheet);
  };
  for (const content of makeRates(count)) {
    rates.push({ content, tab: 'Rates', row: rates.length + 2, column: 0 });
    if (rates.length === SHEET_ROWS) await publish();
  }
  if (rates.length > 0) await publish();
  await database.pool.query('vacuum analyze rates');
}
