import type { OrderRequest } from '../order.schema.ts';
import type { DcsaBooking } from './booking.schema.ts';
import type { NotedReading } from './noted-reading.ts';
import { PARTY_REFERENCES } from './write-parties.ts';

type OrderParty = OrderRequest['parties'][number];
type Reference = NonNullable<OrderRequest['references']>[number];
type Parties = DcsaBooking['documentParties'];
type Party = Parties['bookingAgent'];

const ROLES = {
  bookingAgent: 'BOOKING_PARTY',
  shipper: 'SHIPPER',
  consignee: 'CONSIGNEE',
  serviceContractOwner: 'SERVICE_CONTRACT_OWNER',
} as const;

const NOTIFY: readonly string[] = ['N1', 'N2', 'NI'];

/** The parties of a booking request and the references, which the standard keeps partly with the parties. */
export function readParties({ documentParties, references = [] }: DcsaBooking, reading: NotedReading) {
  const named = Object.entries(ROLES).flatMap(([name, role]) => {
    const party = documentParties[name as keyof typeof ROLES];
    return party === undefined ? [] : [readParty(party, role, { path: `$.documentParties.${name}`, reading })];
  });
  const notified = (documentParties.other ?? []).flatMap(({ party, partyFunction }, at) => {
    if (!NOTIFY.includes(partyFunction)) return [];
    const path = `$.documentParties.other[${at}]`;
    reading.note(`${path}.partyFunction`);
    return [readParty(party, 'NOTIFY_PARTY', { path: `${path}.party`, reading })];
  });
  const own = references.flatMap((reference, at): Reference[] => {
    if (reference.type !== 'CR') return [];
    reading.note(`$.references[${at}]`);
    return [{ type: 'CR', value: reference.value }];
  });
  return { parties: [...named, ...notified], references: [...own, ...readPartyReferences(documentParties, reading)] };
}

type At = { readonly path: string; readonly reading: NotedReading };

function readParty(party: Party, role: OrderParty['role'], { path, reading }: At): OrderParty {
  reading.note(`${path}.partyName`);
  const { partyName, address, partyContactDetails: [person] = [] } = party;
  const contact = person && { name: person.name, ...ways(person) };
  if (contact) reading.note(...['name', 'phone', 'email'].map((name) => `${path}.partyContactDetails[0].${name}`));
  return { role, name: partyName, ...readAddress(address, { path, reading }), ...(contact ? { contact } : {}) };
}

function ways({ phone, email }: { readonly phone?: string; readonly email?: string }) {
  return { ...(phone === undefined ? {} : { phone }), ...(email === undefined ? {} : { email }) };
}

/** The lines of an address in the order in which they are written. */
function readAddress(address: Party['address'], { path, reading }: At) {
  if (address === undefined) return {};
  const { street, streetNumber, floor, postCode, city, stateRegion, countryCode } = address;
  const names = ['street', 'streetNumber', 'floor', 'postCode', 'city', 'stateRegion', 'countryCode'];
  reading.note(...names.map((name) => `${path}.address.${name}`));
  const join = (parts: readonly (string | undefined)[], between: string) =>
    parts.filter((part) => part !== undefined && part !== '').join(between);
  const lines = [join([street, streetNumber], ' '), floor, join([postCode, city], ' '), stateRegion];
  return { address: join(lines, ', '), countryCode };
}

function readPartyReferences(parties: Parties, reading: NotedReading): Reference[] {
  return Object.entries(PARTY_REFERENCES).flatMap(([type, [party, property]]) => {
    const holder = parties[party as keyof Parties] as Readonly<Record<string, unknown>> | undefined;
    const value = holder?.[property];
    if (typeof value !== 'string') return [];
    reading.note(`$.documentParties.${party}.${property}`);
    return [{ type, value } as Reference];
  });
}
