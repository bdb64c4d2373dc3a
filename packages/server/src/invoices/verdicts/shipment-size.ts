import { roundToMinor } from '../../base/index.ts';
import type { Quote } from '../../orders/index.ts';
import type { Invoice } from '../invoice.schema.ts';
import type { ChargeGroup } from '../lines/matched-line.ts';

type Basis = Quote['lines'][number]['basis'];

/**
 * Whether the shipment is as large as quoted, as far as the other lines and the head of the invoice show. Only when it is
 * `confirmed`, units beyond the quoted ones are charged too much; else more may have been shipped.
 */
export type ShipmentSize = 'confirmed' | 'open' | 'contradicted';

type Counted = 'container' | 'bill' | 'document' | 'shipment';

const COUNTED: Readonly<Record<Basis, Counted | undefined>> = {
  PER_CONTAINER: 'container',
  PER_TEU: 'container',
  PER_BILL_OF_LADING: 'bill',
  PER_DOCUMENT: 'document',
  PER_SHIPMENT: 'shipment',
  UNKNOWN: undefined,
};

/** What the invoice shows about how many units of the basis of a group were shipped, beside that group itself. */
export function sizeFor(
  group: ChargeGroup,
  groups: readonly ChargeGroup[],
  invoice: Invoice,
  quote: Quote,
): ShipmentSize {
  const counted = COUNTED[group.quoted.basis];
  if (counted === undefined) return 'open';
  if (counted === 'shipment') return 'confirmed';
  const head = headSays(counted, group, invoice, quote);
  if (head !== undefined) return head;
  const others = groups.filter((one) => one !== group && COUNTED[one.quoted.basis] === counted);
  const freight = others.find(({ quoted }) => quoted.code === 'OFR');
  const says = (freight ? [freight] : others).map(isOfQuotedSize).filter((one) => one !== undefined);
  if (says.length === 0) return 'open';
  return says.every((one) => one) ? 'confirmed' : 'contradicted';
}

/** The containers and bills of lading that the head of the invoice or its lines name. */
function headSays(counted: Counted, { lines }: ChargeGroup, invoice: Invoice, quote: Quote): ShipmentSize | undefined {
  // Which of several parts a container or a bill of lading belongs to, the head does not say.
  if (quote.parts !== undefined) return undefined;
  const { quantities } = quote;
  if (counted === 'bill' && invoice.billsOfLading) {
    return new Set(invoice.billsOfLading).size === quantities.billsOfLading ? 'confirmed' : 'contradicted';
  }
  if (counted !== 'container') return undefined;
  const named = new Set([...(invoice.containers ?? []), ...lines.flatMap(({ reading }) => reading.containers)]);
  if (named.size > quantities.containers) return 'contradicted';
  if (!invoice.containers) return undefined;
  return named.size === quantities.containers ? 'confirmed' : 'contradicted';
}

/** Whether a group charges the quoted number of units; undefined when it does not show. */
function isOfQuotedSize({ quoted, lines }: ChargeGroup): boolean | undefined {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const { amount, quantity, currency, certainty } = quoted;
  // A condition may hold for some of the units.
  if (certainty !== 'certain' || amount === null || quantity === null || currency === null) return undefined;
  if (amount !== 0 && Math.abs(sum - roundToMinor(amount, currency)) <= 1) return true;
  if (!lines.every((line) => line.quantity !== undefined)) return undefined;
  const units = lines.reduce((total, line) => total + (line.quantity ?? 0), 0);
  // "1" is also written for a lump sum.
  return units === quantity ? true : units > quantity ? false : undefined;
}
