import type { InputOf } from '@agent-rate/client';
import type { Content } from '../content-parts.ts';

/** What an order says beside its quote, as the service takes it. */
export type OrderParts = Required<
  Omit<NonNullable<InputOf<'change-order'>['body']>, 'version' | 'quoteId' | 'mandate'>
>;

/** A row of a form: texts by name, and a number that stays with it. */
export type Row<Name extends string> = Readonly<Record<Name, string>> & { readonly row: number };

export type PartyName = 'role' | 'name' | 'address' | 'countryCode' | 'taxId' | 'contact' | 'email' | 'phone';
export type CargoName =
  | 'description'
  | 'packages'
  | 'packageType'
  | 'grossWeightKg'
  | 'netWeightKg'
  | 'volumeM3'
  | 'hsCode'
  | 'extraction';

/** The parts of an order while they are typed: everything is text. */
export type OrderDraft = {
  readonly parties: readonly Row<PartyName>[];
  readonly cargo: readonly Row<CargoName>[];
  readonly references: readonly Row<'type' | 'value'>[];
  readonly documents: readonly Row<'id' | 'type'>[];
  readonly expectedDepartureDate: string;
  readonly remarks: string;
};

let rows = 0;
const numbered = <T extends object>(texts: T) => {
  rows += 1;
  return { ...texts, row: rows };
};
const textOf = (value: string | number | undefined) => (value === undefined ? '' : String(value));

/** Rows that a person may add. */
export const EMPTY_ROWS = {
  parties: () => partyRow({ role: 'CONSIGNEE', name: '' }),
  cargo: () => cargoRow({ description: '' }),
  references: () => numbered({ type: 'FF', value: '' }),
  documents: () => numbered({ id: '', type: '' }),
} as const;

/** A draft for a new order, to be sent on the day of the quote. */
export function emptyDraft(day: string): OrderDraft {
  return {
    parties: [partyRow({ role: 'SHIPPER', name: '' })],
    cargo: [EMPTY_ROWS.cargo()],
    references: [],
    documents: [],
    expectedDepartureDate: day,
    remarks: '',
  };
}

/** A draft that was kept, with rows of its own numbers. */
export function restoreDraft(kept: OrderDraft): OrderDraft {
  return {
    ...kept,
    parties: kept.parties.map(numbered),
    cargo: kept.cargo.map(numbered),
    references: kept.references.map(numbered),
    documents: kept.documents.map(numbered),
  };
}

/** The parts of an order as a draft. */
export function draftOf(content: Pick<Content, keyof OrderParts>): OrderDraft {
  return {
    parties: content.parties.map(partyRow),
    cargo: content.cargo.map(cargoRow),
    references: content.references.map(({ type, value }) => numbered({ type, value })),
    documents: content.documents.map(({ id, type }) => numbered({ id: String(id), type: textOf(type) })),
    expectedDepartureDate: content.expectedDepartureDate,
    remarks: content.remarks ?? '',
  };
}

function partyRow({ role, name, address, countryCode, taxId, contact = {} }: Content['parties'][number]) {
  return numbered({
    ...{ role: role as string, name, address: textOf(address) },
    ...{ countryCode: textOf(countryCode), taxId: textOf(taxId) },
    ...{ contact: textOf(contact.name), email: textOf(contact.email), phone: textOf(contact.phone) },
  });
}

function cargoRow(cargo: Content['cargo'][number]) {
  return numbered({
    ...{ description: cargo.description, hsCode: textOf(cargo.hsCode) },
    ...{ packages: textOf(cargo.packages?.count), packageType: textOf(cargo.packages?.type) },
    ...{ grossWeightKg: textOf(cargo.grossWeightKg), netWeightKg: textOf(cargo.netWeightKg) },
    ...{ volumeM3: textOf(cargo.volumeM3), extraction: textOf(cargo.dangerousGoods?.extractionId) },
  });
}

/** What was typed, as the service takes it: what is empty is left out. */
export function partsOf(draft: OrderDraft): OrderParts {
  return {
    parties: draft.parties.map(partyOf),
    cargo: draft.cargo.map(cargoOf),
    references: draft.references.map(({ type, value }) => ({ type: type as ReferenceType, value: value.trim() })),
    documents: draft.documents.map(({ id, type }) => ({ id: Number(id), ...given({ type: type.trim() }) })),
    expectedDepartureDate: draft.expectedDepartureDate,
    remarks: draft.remarks.trim() || null,
  };
}

type ReferenceType = Content['references'][number]['type'];
type Role = Content['parties'][number]['role'];

/** Without what is empty. */
function given<T extends Readonly<Record<string, string | number>>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')) as Partial<T>;
}

function partyOf({ role, name, address, countryCode, taxId, contact, email, phone }: OrderDraft['parties'][number]) {
  const person = given({ name: contact.trim(), email: email.trim(), phone: phone.trim() });
  return {
    ...{ role: role as Role, name: name.trim() },
    ...given({ address: address.trim(), countryCode: countryCode.trim().toUpperCase(), taxId: taxId.trim() }),
    ...(Object.keys(person).length > 0 ? { contact: person } : {}),
  };
}

function cargoOf(row: OrderDraft['cargo'][number]) {
  const { description, hsCode, packages, packageType, extraction } = row;
  const amounts = (['grossWeightKg', 'netWeightKg', 'volumeM3'] as const).filter((name) => row[name] !== '');
  return {
    description: description.trim(),
    ...given({ hsCode: hsCode.trim() }),
    ...(packages === '' && packageType.trim() === ''
      ? {}
      : { packages: { count: Number(packages), type: packageType.trim() } }),
    ...Object.fromEntries(amounts.map((name) => [name, Number(row[name])])),
    ...(extraction === '' ? {} : { dangerousGoods: { extractionId: Number(extraction) } }),
  };
}

/** The parts that were changed from what they were: others may change the rest meanwhile. */
export function changedParts(before: OrderParts, typed: OrderParts): Partial<OrderParts> {
  const names = (Object.keys(typed) as (keyof OrderParts)[]).filter((name) => !isSame(before[name], typed[name]));
  return Object.fromEntries(names.map((name) => [name, typed[name]]));
}

/** Equal as JSON, whatever the order of the properties. */
function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
