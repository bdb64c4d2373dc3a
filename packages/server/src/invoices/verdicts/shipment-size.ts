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
  const others = groups.filter(
    (one) => one !== group && COUNTED[one.quoted.basis] === counted && areShippedTogether(counted, [group, one], quote),
  );
  const freight = others.find(({ quoted }) => quoted.code === 'OFR');
  const says = (freight ? [freight] : others).map(isOfQuotedSize).filter((one) => one !== undefined);
  if (says.length === 0) return 'open';
  return says.every((one) => one) ? 'confirmed' : 'contradicted';
}

/** Whether two charges are of the same containers or bills of lading: of several parts, each has its own containers. */
function areShippedTogether(counted: Counted, groups: readonly [ChargeGroup, ChargeGroup], { parts }: Quote): boolean {
  const [one, other] = groups.map(({ quoted }) => quoted.part);
  if (parts === undefined || one === undefined || other === undefined || one === other) return true;
  return counted !== 'container' && parts[one - 1]?.billOfLading === parts[other - 1]?.billOfLading;
}

/** The containers and bills of lading that the head of the invoice or its lines name. */
function headSays(counted: Counted, group: ChargeGroup, invoice: Invoice, quote: Quote): ShipmentSize | undefined {
  const named = {
    bills: new Set(invoice.billsOfLading).size,
    containers: new Set([...(invoice.containers ?? []), ...containersOf(group)]).size,
  };
  if (quote.parts !== undefined) return headSaysOfParts(counted, group, { named, parts: quote.parts });
  const { quantities } = quote;
  if (counted === 'bill' && invoice.billsOfLading) {
    return named.bills === quantities.billsOfLading ? 'confirmed' : 'contradicted';
  }
  if (counted !== 'container') return undefined;
  if (named.containers > quantities.containers) return 'contradicted';
  if (!invoice.containers) return undefined;
  return named.containers === quantities.containers ? 'confirmed' : 'contradicted';
}

type Named = { bills: number; containers: number };
type Parts = NonNullable<Quote['parts']>;

/**
 * Of several parts the head does not say which a container belongs to, nor a bill of lading unless all are on the same: more of
 * them than all parts have is not as quoted; anything else shows nothing.
 */
function headSaysOfParts(
  counted: Counted,
  group: ChargeGroup,
  { named, parts }: { named: Named; parts: Parts },
): ShipmentSize | undefined {
  const part = parts[(group.quoted.part ?? 1) - 1];
  if (counted === 'container') {
    const isMore = new Set(containersOf(group)).size > (part?.quantities.containers ?? 0);
    return isMore || named.containers > allContainers(parts) ? 'contradicted' : undefined;
  }
  const isOneShipment = parts.every(({ billOfLading }) => billOfLading === part?.billOfLading);
  if (counted !== 'bill' || named.bills === 0 || !isOneShipment) return undefined;
  return named.bills === part?.quantities.billsOfLading ? 'confirmed' : 'contradicted';
}

/** The containers of all parts; those of a leg are carried on by the next one. */
function allContainers(parts: Parts): number {
  const byLeg = new Map<number | null, number>();
  for (const { leg, quantities } of parts) byLeg.set(leg, (byLeg.get(leg) ?? 0) + quantities.containers);
  return Math.max(...byLeg.values());
}

const containersOf = ({ lines }: ChargeGroup) => lines.flatMap(({ reading }) => reading.containers);

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
