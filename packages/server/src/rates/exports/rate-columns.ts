import type { ColumnKind, NewColumn, NewRow } from '../../spreadsheets/index.ts';
import type { Charge, Rate } from '../record/rate.schema.ts';
import { amountInTotal, statedCompleteness } from '../record/rate-total.ts';
import { BASIS_WORDS, escapePart, printChargeLine, STATUS_WORDS } from './charge-line.ts';
import { printPlaceLine } from './place-line.ts';

type ExportColumn<Of> = NewColumn & { readonly value: (of: Of) => string | number | null };

function column<Of>(heading: string, kind: ColumnKind, width: number, value: ExportColumn<Of>['value']) {
  return { heading, kind, width, value };
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');
const lines = (texts: readonly string[]) => texts.join('\n') || null;

/** The columns of exported rates, in order. The first row names them; an import finds them by these headings. */
export const RATE_COLUMNS = {
  id: column<Rate>('Rate ID', 'number', 9, ({ id }) => id),
  origin: column<Rate>('Origin', 'text', 18, ({ origin }) => origin.name ?? origin.text),
  originCode: column<Rate>('Origin code', 'text', 11, ({ origin }) => origin.code),
  destination: column<Rate>('Destination', 'text', 18, ({ destination }) => destination.name ?? destination.text),
  destinationCode: column<Rate>('Destination code', 'text', 11, ({ destination }) => destination.code),
  carrier: column<Rate>('Carrier', 'text', 22, ({ carrier }) => carrier?.name ?? null),
  scac: column<Rate>('SCAC', 'text', 7, ({ carrier }) => carrier?.scac ?? null),
  equipment: column<Rate>('Container', 'text', 10, ({ equipment }) => equipment.code),
  currency: column<Rate>('Currency', 'text', 9, ({ base }) => base.currency),
  base: column<Rate>('Ocean freight', 'number', 13, ({ base }) => base.amount),
  total: column<Rate>('Total', 'number', 10, ({ total }) => total.amount),
  complete: column<Rate>('Total is complete', 'text', 10, ({ total }) => yesNo(total.complete)),
  certain: column<Rate>('In the total', 'text', 28, inTheTotal),
  conditional: column<Rate>('Under a condition', 'text', 28, underCondition),
  missing: column<Rate>('Not in the total', 'text', 40, ({ total }) => lines(total.missing)),
  validFrom: column<Rate>('Valid from', 'day', 11, ({ validFrom }) => validFrom),
  validTo: column<Rate>('Valid to', 'day', 11, ({ validTo }) => validTo),
  transitDays: column<Rate>('Transit days', 'number', 8, ({ transitDays }) => transitDays),
  transitDaysMin: column<Rate>('Shortest transit days', 'number', 8, ({ transitDaysMin }) => transitDaysMin),
  demurrage: column<Rate>('Free days demurrage', 'number', 8, ({ freeDays }) => freeDays.demurrage),
  detention: column<Rate>('Free days detention', 'number', 8, ({ freeDays }) => freeDays.detention),
  combined: column<Rate>('Free days combined', 'number', 8, ({ freeDays }) => freeDays.combined),
  receipt: column<Rate>('Place of receipt', 'text', 16, ({ placeOfReceipt: place }) => place && printPlaceLine(place)),
  delivery: column<Rate>(
    'Place of delivery',
    'text',
    16,
    ({ placeOfDelivery: place }) => place && printPlaceLine(place),
  ),
  via: column<Rate>('Via', 'text', 16, ({ via }) => lines(via.map(printPlaceLine))),
  service: column<Rate>('Service', 'text', 12, ({ service }) => service),
  serviceMode: column<Rate>('Service mode', 'text', 9, ({ serviceMode }) => serviceMode),
  commodity: column<Rate>('Commodity', 'text', 14, ({ commodity }) => commodity),
  contractType: column<Rate>('Contract type', 'text', 10, ({ contract }) => contract.type),
  contractReference: column<Rate>('Contract reference', 'text', 16, ({ contract }) => contract.reference),
  charges: column<Rate>('Charges', 'text', 50, ({ charges }) => lines(charges.map(printChargeLine))),
  allIn: column<Rate>('All-in', 'text', 7, (rate) => yesNo(statedCompleteness(rate).allIn)),
  excluded: column<Rate>('Excluded', 'text', 20, excluded),
  remarks: column<Rate>('Remarks', 'text', 30, ({ remarks }) => remarks),
  originText: column<Rate>('Origin in the sheet', 'text', 14, ({ origin }) => origin.text),
  destinationText: column<Rate>('Destination in the sheet', 'text', 14, ({ destination }) => destination.text),
  sourceFile: column<Rate>('Source file', 'text', 24, ({ source }) => source.file),
  sourceTab: column<Rate>('Source tab', 'text', 14, ({ source }) => source.tab),
  sourceRow: column<Rate>('Source row', 'number', 8, ({ source }) => source.row),
  publishedAt: column<Rate>('Published at', 'instant', 19, ({ source }) => source.publishedAt),
  knownFrom: column<Rate>('Known from', 'instant', 19, ({ known }) => known.from),
  knownTo: column<Rate>('Known to', 'instant', 19, ({ known }) => known.to),
} as const;
/** A column of exported rates. */
export type RateColumnName = keyof typeof RATE_COLUMNS;

/** Computed from the others, or about the export's source: an import reads them for nothing but a comparison. */
const FOR_READING_ONLY: ReadonlySet<RateColumnName> = new Set([
  ...(['id', 'total', 'complete', 'certain', 'conditional', 'missing'] as const),
  ...(['sourceFile', 'sourceTab', 'sourceRow', 'publishedAt', 'knownFrom', 'knownTo'] as const),
]);

/** The columns that an import needs to make the same rates again. */
export const IMPORTED_COLUMNS = (Object.keys(RATE_COLUMNS) as RateColumnName[]).filter(
  (name) => !FOR_READING_ONLY.has(name),
);

type ChargeOfRate = { rate: Rate; charge: Charge };

/** The columns of the tab with one row a charge. */
export const CHARGE_COLUMNS: readonly ExportColumn<ChargeOfRate>[] = [
  column('Rate ID', 'number', 9, ({ rate }) => rate.id),
  column('Origin code', 'text', 11, ({ rate }) => rate.origin.code),
  column('Destination code', 'text', 11, ({ rate }) => rate.destination.code),
  column('Carrier', 'text', 22, ({ rate }) => rate.carrier?.name ?? null),
  column('Container', 'text', 10, ({ rate }) => rate.equipment.code),
  column('Charge', 'text', 9, ({ charge }) => charge.code),
  column('Name', 'text', 28, ({ charge }) => charge.name),
  column('Amount', 'number', 10, ({ charge }) => charge.amount),
  column('Currency', 'text', 9, ({ charge }) => charge.currency),
  column('Basis', 'text', 14, ({ charge }) => BASIS_WORDS[charge.basis]),
  column('Payment', 'text', 9, ({ charge }) => charge.paymentTerm?.toLowerCase() ?? null),
  column('Status', 'text', 9, ({ charge }) => STATUS_WORDS[charge.status]),
  column('Condition', 'text', 40, ({ charge }) => charge.condition),
  column('In the total', 'text', 10, ({ rate, charge }) => yesNo(amountInTotal(charge, rate) !== 0)),
  column('Holds from', 'day', 11, ({ charge }) => charge.days?.from ?? null),
  column('Holds until', 'day', 11, ({ charge }) => charge.days?.to ?? null),
];

const columnsOfRates = Object.values(RATE_COLUMNS);

/** A rate as a row of `RATE_COLUMNS`. */
export function rateRow(rate: Rate): NewRow {
  return columnsOfRates.map(({ value }) => value(rate));
}

/** The charges of a rate as rows of `CHARGE_COLUMNS`. */
export function chargeRows(rate: Rate): NewRow[] {
  return rate.charges.map((charge) => CHARGE_COLUMNS.map(({ value }) => value({ rate, charge })));
}

function inTheTotal(rate: Rate): string {
  const { charges, base } = rate;
  const added = charges
    .map(({ code, name, ...charge }) => ({
      name: code ?? name,
      amount: amountInTotal({ code, name, ...charge }, rate),
    }))
    .filter(({ amount }) => amount !== 0);
  const inside = charges.filter(({ status }) => status === 'included');
  return [
    `Ocean freight ${base.amount}`,
    ...added.map(({ name, amount }) => `${name} ${amount}`),
    ...inside.map(({ code, name }) => `${code ?? name} included`),
  ].join('; ');
}

function underCondition({ charges }: Rate): string | null {
  return lines(
    charges.flatMap(({ code, name, amount, currency, status, condition }) =>
      condition === null || status === 'included'
        ? []
        : [
            `${code ?? name} ${amount === null ? STATUS_WORDS[status] : `${amount} ${currency ?? ''}`.trim()}: ${condition}`,
          ],
    ),
  );
}

function excluded(rate: Rate): string | null {
  return lines(statedCompleteness(rate).exclusions.map(escapePart));
}
