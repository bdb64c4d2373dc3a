import type { ColumnKind, NewColumn, NewRow } from '../../spreadsheets/index.ts';
import type { LclRate } from '../lcl/lcl-rate.schema.ts';
import type { LclCharge } from '../record/lcl-content.schema.ts';
import { BASIS_WORDS, STATUS_WORDS } from './charge-line.ts';
import { LCL_RATE_ID } from './lcl-rate-id.ts';
import { printPlaceLine } from './place-line.ts';

type ExportColumn<Of> = NewColumn & { readonly value: (of: Of) => string | number | null };

function column<Of>(heading: string, kind: ColumnKind, width: number, value: ExportColumn<Of>['value']) {
  return { heading, kind, width, value };
}

const MEASURES = { PER_WM: 'per W/M', PER_M3: 'per m3', PER_TONNE: 'per tonne' } as const;
const basisOf = (basis: LclCharge['basis']) =>
  basis in MEASURES ? MEASURES[basis as 'PER_WM'] : BASIS_WORDS[basis as 'UNKNOWN'];
const lines = (texts: readonly string[]) => texts.join('\n') || null;

/** The columns of exported LCL rates, in order. */
export const LCL_COLUMNS: readonly ExportColumn<LclRate>[] = [
  column(LCL_RATE_ID, 'number', 9, ({ id }) => id),
  column('Origin', 'text', 18, ({ origin }) => origin.name ?? origin.text),
  column('Origin code', 'text', 11, ({ origin }) => origin.code),
  column('Destination', 'text', 18, ({ destination }) => destination.name ?? destination.text),
  column('Destination code', 'text', 11, ({ destination }) => destination.code),
  column('Carrier', 'text', 22, ({ carrier }) => carrier?.name ?? null),
  column('SCAC', 'text', 7, ({ carrier }) => carrier?.scac ?? null),
  column('Currency', 'text', 9, ({ freight }) => freight.currency),
  column('Freight', 'number', 10, ({ freight }) => freight.amount),
  column('Charged', 'text', 10, ({ freight }) => basisOf(freight.basis)),
  column('kg per m3', 'number', 9, ({ freight }) => freight.kgPerM3),
  column('Minimum amount', 'number', 10, ({ freight }) => freight.minimum),
  column('Minimum quantity', 'number', 10, ({ freight }) => freight.minimumQuantity),
  column('Breaks', 'text', 20, ({ freight }) => lines(freight.breaks.map((one) => `from ${one.from}: ${one.amount}`))),
  column('Valid from', 'day', 11, ({ validFrom }) => validFrom),
  column('Valid to', 'day', 11, ({ validTo }) => validTo),
  column('Transit days', 'number', 8, ({ transitDays }) => transitDays),
  column('Place of receipt', 'text', 16, ({ placeOfReceipt: place }) => place && printPlaceLine(place)),
  column('Place of delivery', 'text', 16, ({ placeOfDelivery: place }) => place && printPlaceLine(place)),
  column('Via', 'text', 16, ({ via }) => lines(via.map(printPlaceLine))),
  column('Service', 'text', 12, ({ service }) => service),
  column('Commodity', 'text', 14, ({ commodity }) => commodity),
  column('Charges', 'text', 50, ({ charges }) => lines(charges.map(chargeLine))),
  column('Not in the price', 'text', 40, ({ missing }) => lines(missing)),
  column('Remarks', 'text', 30, ({ remarks }) => remarks),
  column('Source file', 'text', 24, ({ source }) => source.file),
  column('Source tab', 'text', 14, ({ source }) => source.tab),
  column('Source row', 'number', 8, ({ source }) => source.row),
  column('Published at', 'instant', 19, ({ source }) => source.publishedAt),
  column('Known from', 'instant', 19, ({ known }) => known.from),
  column('Known to', 'instant', 19, ({ known }) => known.to),
];

type ChargeOfRate = { rate: LclRate; charge: LclCharge };

/** The columns of the tab with one row a charge. */
export const LCL_CHARGE_COLUMNS: readonly ExportColumn<ChargeOfRate>[] = [
  column(LCL_RATE_ID, 'number', 9, ({ rate }) => rate.id),
  column('Origin code', 'text', 11, ({ rate }) => rate.origin.code),
  column('Destination code', 'text', 11, ({ rate }) => rate.destination.code),
  column('Charge', 'text', 9, ({ charge }) => charge.code),
  column('Name', 'text', 28, ({ charge }) => charge.name),
  column('Amount', 'number', 10, ({ charge }) => charge.amount),
  column('Currency', 'text', 9, ({ charge }) => charge.currency),
  column('Charged', 'text', 14, ({ charge }) => basisOf(charge.basis)),
  column('Minimum', 'number', 9, ({ charge }) => charge.minimum),
  column('Maximum', 'number', 9, ({ charge }) => charge.maximum),
  column('Status', 'text', 9, ({ charge }) => STATUS_WORDS[charge.status]),
  column('Condition', 'text', 40, ({ charge }) => charge.condition),
  column('Holds from', 'day', 11, ({ charge }) => charge.days?.from ?? null),
  column('Holds until', 'day', 11, ({ charge }) => charge.days?.to ?? null),
];

/** An LCL rate as a row of `LCL_COLUMNS`. */
export function lclRow(rate: LclRate): NewRow {
  return LCL_COLUMNS.map(({ value }) => value(rate));
}

/** The charges of an LCL rate as rows of `LCL_CHARGE_COLUMNS`. */
export function lclChargeRows(rate: LclRate): NewRow[] {
  return rate.charges.map((charge) => LCL_CHARGE_COLUMNS.map(({ value }) => value({ rate, charge })));
}

/** "CFS 12 USD per W/M, at least 30 (if DG)". */
function chargeLine({ code, name, amount, currency, basis, minimum, status, condition }: LclCharge): string {
  const price = amount === null ? STATUS_WORDS[status] : `${amount} ${currency ?? ''} ${basisOf(basis)}`;
  const least = minimum === null ? '' : `, at least ${minimum}`;
  return `${code ?? name} ${price}${least}${condition === null ? '' : ` (${condition})`}`;
}
