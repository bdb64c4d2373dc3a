import type { RecordOf } from '@agent-rate/client';

/** The content of an order, as every version has it. */
export type Content = RecordOf<'list-order-versions'>['content'];

/** The parts of an order's content that a change is told by. */
export type Part =
  | 'lane'
  | 'carrier'
  | 'containers'
  | 'departure'
  | 'price'
  | 'missing'
  | 'parties'
  | 'cargo'
  | 'documents'
  | 'references'
  | 'remarks';

/** A part that differs between two contents, as texts. */
export type ChangedPart = { readonly part: Part; readonly before: string; readonly after: string };

const distinct = (texts: readonly string[]) => [...new Set(texts)].join(', ');

/** Each part of a content as one line of text. */
export function textsOf(content: Content): Readonly<Record<Part, string>> {
  const { quote, parties, cargo, documents, references } = content;
  const parts = content.parts ?? [content];
  return {
    lane: distinct(parts.map(({ origin, destination }) => `${origin} → ${destination}`)),
    carrier: distinct(parts.map(({ carrier }) => carrier ?? '')),
    containers: parts.map(({ equipment: { units, code } }) => `${units} × ${code}`).join(', '),
    departure: content.expectedDepartureDate,
    price: quote.totals
      .map(({ currency, certain, atLeast }) => `${currency} ${certain}${atLeast === certain ? '' : ` (≥ ${atLeast})`}`)
      .join(', '),
    missing: quote.missing.join(' '),
    parties: parties.map(textOfParty).join('; '),
    cargo: cargo.map(textOfCargo).join('; '),
    documents: documents.map(({ id, type }) => [`#${id}`, type].filter(Boolean).join(' ')).join(', '),
    references: references.map(({ type, value }) => `${type} ${value}`).join(', '),
    remarks: content.remarks ?? '',
  };
}

function textOfParty({ role, name, address, countryCode, taxId, contact }: Content['parties'][number]): string {
  const person = [contact?.name, contact?.email, contact?.phone];
  return [role, name, address, countryCode, taxId, ...person].filter(Boolean).join(', ');
}

function textOfCargo(cargo: Content['cargo'][number]): string {
  const { description, packages, grossWeightKg, netWeightKg, volumeM3, hsCode, dangerousGoods } = cargo;
  const parts = [
    description,
    packages && `${packages.count} × ${packages.type}`,
    grossWeightKg && `${grossWeightKg} kg`,
    netWeightKg && `net ${netWeightKg} kg`,
    volumeM3 && `${volumeM3} m³`,
    hsCode && `HS ${hsCode}`,
    dangerousGoods && `DG #${dangerousGoods.extractionId}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What differs from one content to the next, part by part; empty when nothing does. */
export function compareContents(before: Content, after: Content): ChangedPart[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const parts = Object.keys(now) as Part[];
  return parts.filter((part) => old[part] !== now[part]).map((part) => ({ part, before: old[part], after: now[part] }));
}
