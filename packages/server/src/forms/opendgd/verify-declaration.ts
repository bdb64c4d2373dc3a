import type { PublicKeys } from '@agent-rate/client/check-signature';
import { readDocument } from '../../documents/offline.ts';
import {
  EVIDENCE_KEY,
  type NotedValue,
  notedValues,
  type ReadDeclaration,
  readDeclaration,
  SIGNATURE_KEY,
} from '../../opendgd/offline.ts';
import {
  error,
  findQuoteFaults,
  findSignatureFaults,
  type NamedFile,
  openSources,
  type Sources,
} from '../check-record.ts';
import type { Unanswered } from '../overrulings/answer-doubts.ts';
import type { Overruling } from '../overrulings/overruling.schema.ts';
import { fillProblem } from '../problems.ts';
import type { Provenance } from '../provenance.ts';
import type { Verification, VerifiedValue } from '../verification.ts';

type Json = Readonly<Record<string, unknown>>;
type ExportRecord = Pick<Provenance, 'documents'> & {
  readonly exportedAt: string;
  readonly overruled: readonly Overruling[];
  readonly unanswered: readonly Unanswered[];
};

const objectAt = (value: unknown, key: string): Json | undefined => {
  const found = (value as Json | null | undefined)?.[key];
  return typeof found === 'object' && found !== null ? (found as Json) : undefined;
};

/** What this service noted of an export; undefined in a declaration of others. */
function recordOf(json: unknown): ExportRecord | undefined {
  const record = objectAt(objectAt(json, 'extensions'), EVIDENCE_KEY);
  const { documents, exportedAt, overruled, unanswered } = record ?? {};
  if (!Array.isArray(documents) || typeof exportedAt !== 'string') return undefined;
  const named = documents.filter((one) => typeof one?.name === 'string' && typeof one?.sha256 === 'string');
  const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
  return { documents: named, exportedAt, overruled: listOf(overruled), unanswered: listOf(unanswered) };
}

/** The document without the signature over it. */
function signedOf(json: unknown): { signature: string | undefined; content: object } {
  const { [SIGNATURE_KEY]: signature, ...extensions } = objectAt(json, 'extensions') ?? {};
  return {
    signature: typeof signature === 'string' ? signature : undefined,
    content: { ...(json as object), extensions },
  };
}

const partOf = (read: ReadDeclaration, goods: number | undefined) =>
  goods === undefined ? read.shipment : (read.goods[goods] ?? {});
const keyOf = (goods: number | undefined, field: string) => `${goods ?? ''} ${field}`;

/** What the declaration says and no record has: it was added. */
function findAdded(read: ReadDeclaration, noted: readonly NotedValue[]) {
  const known = new Set(noted.map(({ goods, field }) => keyOf(goods, field)));
  const parts = [[undefined, read.shipment] as const, ...read.goods.map((part, at) => [at, part] as const)];
  return parts.flatMap(([goods, part]) =>
    Object.entries(part)
      .filter(([field]) => !known.has(keyOf(goods, field)))
      .map(([field, { value, pointers }]) =>
        error(
          'text_changed',
          `${field}: "${value}" at ${pointers.join(', ')} was added after the export.`,
          String(value),
        ),
      ),
  );
}

function replay(one: NotedValue, read: ReadDeclaration, { names, sources }: { names: string[]; sources: Sources }) {
  const { goods, field, value, places } = one;
  const label = goods === undefined ? field : `${field} of goods ${goods + 1}`;
  const inFile = partOf(read, goods)[field]?.value === value;
  const evidence = places.map(({ document = '', page = 0, box = [], quote = '' }) => ({
    ...{ document: names.indexOf(document), page, box, quote },
  }));
  const quotes = findQuoteFaults({ label, evidence }, sources);
  const status = places.length > 0 ? 'stated' : 'given';
  const verified: VerifiedValue = { key: field, label, value, status, inFile, quotesStand: quotes.stand };
  const changed = error('value_changed', `${label}: the declaration no longer says "${value}".`, String(value));
  return { verified, findings: [...(inFile ? [] : [changed]), ...quotes.findings] };
}

/**
 * Replays an OpenDGD declaration that this service exported: each value is still what was noted of it, nothing was added, quotes
 * are on the pages of the documents that are given; with `keys` the signature over the whole document. Throws
 * `provenance_not_found` for declarations of others, and what reading a document throws.
 */
export async function verifyDeclaration(
  file: NamedFile,
  documents: readonly NamedFile[],
  keys: PublicKeys | undefined,
): Promise<Verification> {
  const { json } = (await readDocument(file)).document;
  const record = recordOf(json);
  if (record === undefined) throw fillProblem('provenance_not_found', { file: file.name });
  const { sources, findings: ofSources } = await openSources(record, documents);
  const names = record.documents.map(({ name }) => name);
  const read = readDeclaration(json);
  const noted = notedValues(json);
  const replayed = noted.map((one) => replay(one, read, { names, sources }));
  const { signature, content } = signedOf(json);
  const findings = [
    ...ofSources,
    ...replayed.flatMap((one) => one.findings),
    ...findAdded(read, noted),
    ...(await findSignatureFaults({ signature, content }, keys)),
  ];
  return {
    file: file.name,
    verified: !findings.some(({ severity }) => severity === 'error'),
    format: 'OpenDGD 1.0',
    filledAt: record.exportedAt,
    documents: record.documents.map(({ name, sha256 }, at) => ({ name, sha256, given: sources[at] !== undefined })),
    values: replayed.map(({ verified }) => verified),
    signed: signature !== undefined,
    overruled: record.overruled,
    unanswered: record.unanswered,
    findings,
  };
}
