import type { Feedback, Order } from '../order.schema.ts';
import { notCarried } from './booking-finding.ts';

type OrderParty = Order['parties'][number];

/** The place of each role among the parties of a booking request. */
const NAMES: Readonly<Partial<Record<OrderParty['role'], string>>> = {
  BOOKING_PARTY: 'bookingAgent',
  SHIPPER: 'shipper',
  CONSIGNEE: 'consignee',
  SERVICE_CONTRACT_OWNER: 'serviceContractOwner',
};

/** The references that belong to a party there, by their type here. */
export const PARTY_REFERENCES: Readonly<Record<string, readonly [party: string, property: string]>> = {
  FF: ['bookingAgent', 'reference'],
  SI: ['shipper', 'reference'],
  SPO: ['shipper', 'purchaseOrderReference'],
  AAO: ['consignee', 'reference'],
  CPO: ['consignee', 'purchaseOrderReference'],
};

const NOTIFY = ['N1', 'N2', 'NI'];

/** The parties and references of an order as a booking request has them. */
export function writeParties({ parties, references }: Pick<Order, 'parties' | 'references'>) {
  const findings: Feedback[] = [];
  const named: Record<string, Record<string, unknown>> = {};
  const other: object[] = [];
  for (const [at, party] of parties.entries()) {
    const path = `$.parties[${at}]`;
    const name = NAMES[party.role];
    if (party.role === 'NOTIFY_PARTY')
      other.push({ party: writeParty(party, path, findings), partyFunction: NOTIFY[Math.min(other.length, 2)] });
    else if (name !== undefined && named[name] === undefined) named[name] = writeParty(party, path, findings);
    else findings.push(notCarried(path, `A booking request has no further ${party.role}.`));
  }
  const customer = writeReferences(references, named, findings);
  return {
    findings,
    properties: {
      ...(customer.length === 0 ? {} : { references: customer }),
      documentParties: { ...named, ...(other.length === 0 ? {} : { other }) },
    },
  };
}

function writeParty({ name, address, countryCode, taxId, contact }: OrderParty, path: string, findings: Feedback[]) {
  if (address !== undefined || countryCode !== undefined)
    findings.push(
      notCarried(
        `${path}.address`,
        'The standard wants street, city and country apart, which the order does not have.',
      ),
    );
  if (taxId !== undefined)
    findings.push(notCarried(`${path}.taxId`, 'The standard wants the kind and country of a tax number with it.'));
  const { name: person, ...ways } = contact ?? {};
  const isWhole = person !== undefined && Object.keys(ways).length > 0;
  if (contact !== undefined && !isWhole)
    findings.push(notCarried(`${path}.contact`, 'The standard wants a name with a telephone or an e-mail.'));
  return { partyName: name, ...(isWhole ? { partyContactDetails: [{ name: person, ...ways }] } : {}) };
}

function writeReferences(
  references: Order['references'],
  named: Record<string, Record<string, unknown>>,
  findings: Feedback[],
): Order['references'] {
  const customer: Order['references'] = [];
  for (const [at, reference] of references.entries()) {
    const [party = '', property = ''] = PARTY_REFERENCES[reference.type] ?? [];
    const holder = named[party];
    if (reference.type === 'CR') customer.push(reference);
    else if (holder !== undefined && holder[property] === undefined) holder[property] = reference.value;
    else findings.push(notCarried(`$.references[${at}]`, `A booking request has no place for this ${reference.type}.`));
  }
  return customer;
}
