/**
 * Writes the example documents beside this file: `node examples/documents/make.ts`. Companies, products and figures are
 * invented. Three of the files belong to one shipment of a marine paint; the scan is another product's data sheet.
 */
import { writeFileSync } from 'node:fs';
import { makeDeclarationTemplate } from './declaration-template.ts';
import { HARBOUR_BLUE } from './harbour-blue.ts';
import { HARBOUR_THINNER } from './harbour-thinner.ts';
import { makePackingCertificate } from './packing-certificate.ts';
import { scanSheet } from './scan.ts';
import { drawSheet, writePdf } from './sheet-writer.ts';

const save = (name: string, bytes: Uint8Array | string) => writeFileSync(new URL(name, import.meta.url), bytes);

/** What no document of the shipment says, for `agent-rate fill --values`. */
const BOOKING = { shipmentName: 'Ningbo - Rotterdam, 400 drums', tradeId: 'EXAMPLE-2611' };

save('safety-data-sheet.pdf', await writePdf(HARBOUR_BLUE.product, (pdf) => drawSheet(pdf, HARBOUR_BLUE)));
save('packing-certificate.pdf', await makePackingCertificate());
save('scanned-data-sheet.pdf', await scanSheet(HARBOUR_THINNER));
save('declaration-template.xlsx', makeDeclarationTemplate());
save('booking.json', `${JSON.stringify(BOOKING, null, 2)}\n`);
