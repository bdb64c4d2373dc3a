import type { ProblemTable } from '../../base/index.ts';
import { dangerousGoodsProblems } from '../../dangerous-goods/index.ts';
import { databaseProblems } from '../../db/index.ts';
import { DOCUMENT_PROBLEMS } from '../../documents/index.ts';
import { eventsProblems } from '../../events/index.ts';
import { exchangeRateProblems } from '../../exchange-rates/index.ts';
import { EXTRACTION_PROBLEMS } from '../../extraction/index.ts';
import { formatProblems } from '../../formats/index.ts';
import { FILL_PROBLEMS } from '../../forms/index.ts';
import { invoiceProblems } from '../../invoices/index.ts';
import { keyProblems } from '../../keys/index.ts';
import { ledgerProblems } from '../../ledger/index.ts';
import { linkProblems } from '../../links/index.ts';
import { OPENDGD_PROBLEMS } from '../../opendgd/index.ts';
import { orderProblems } from '../../orders/index.ts';
import { portsProblems } from '../../ports/index.ts';
import { ratesProblems } from '../../rates/index.ts';
import { secretProblems } from '../../secrets/index.ts';
import { sellingProblems } from '../../selling/index.ts';
import { shipmentProblems } from '../../shipments/index.ts';
import { sheetProblems } from '../../spreadsheets/index.ts';
import { httpProblems } from './problems.ts';

/** Every refusal the service can give, by module. A module joins with one line. */
export const problemCatalogue: Readonly<Record<string, ProblemTable>> = {
  http: httpProblems,
  keys: keyProblems,
  rates: ratesProblems,
  selling: sellingProblems,
  'exchange-rates': exchangeRateProblems,
  ports: portsProblems,
  events: eventsProblems,
  'dangerous-goods': dangerousGoodsProblems,
  opendgd: OPENDGD_PROBLEMS,
  documents: DOCUMENT_PROBLEMS,
  extraction: EXTRACTION_PROBLEMS,
  orders: orderProblems,
  shipments: shipmentProblems,
  invoices: invoiceProblems,
  links: linkProblems,
  ledger: ledgerProblems,
  forms: FILL_PROBLEMS,
  formats: formatProblems,
  sheets: sheetProblems,
  database: databaseProblems,
  secrets: secretProblems,
};
