import { checkSignature, type PublicKeys } from '@agent-rate/client/check-signature';
import type { Finding } from '../base/index.ts';
import type { Document } from '../documents/offline.ts';
import { readDocument } from '../documents/offline.ts';
import { foldShown } from './fill-form.ts';
import { type Provenance, type ProvenanceValue, sha256Of } from './provenance.ts';

/** A file, by its name. */
export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

/** A finding that keeps a file from being verified. */
export const error = (code: string, message: string, quote?: string): Finding => ({
  code,
  severity: 'error',
  message,
  ...(quote === undefined ? {} : { quote }),
});

/** The documents of a record, in its order; undefined where one was not given. */
export type Sources = readonly (Document | undefined)[];

/** The documents of the record among the given files, by their hashes. */
export async function openSources(
  { documents }: Pick<Provenance, 'documents'>,
  files: readonly NamedFile[],
): Promise<{ sources: Sources; findings: Finding[] }> {
  const byHash = new Map(files.map((file) => [sha256Of(file.bytes), file]));
  const sources: (Document | undefined)[] = [];
  const findings: Finding[] = [];
  for (const { name, sha256 } of documents) {
    const file = byHash.get(sha256);
    sources.push(file && (await readDocument(file, { everyPage: true })).document);
    if (!file)
      findings.push({
        code: 'document_not_given',
        severity: 'note',
        message: `${name} was not given, so its quotes were not looked for. Its SHA-256 is ${sha256}.`,
      });
  }
  const known = new Set(documents.map(({ sha256 }) => sha256));
  for (const [hash, { name }] of byHash) {
    if (known.has(hash)) continue;
    const sameName = documents.some((one) => one.name === name);
    findings.push(
      sameName
        ? error('document_differs', `${name} is not the document that the file was filled from: its content differs.`)
        : error('document_not_used', `${name} is none of the documents that the file was filled from.`),
    );
  }
  return { sources, findings };
}

/** Whether the quotes of a value are on their pages; null where no document of theirs was given. */
export function findQuoteFaults(
  { label, evidence }: Pick<ProvenanceValue, 'label' | 'evidence'>,
  sources: Sources,
): { stand: boolean | null; findings: Finding[] } {
  const checked = evidence.flatMap(({ document, page, quote }) => {
    const source = sources[document];
    if (!source) return [];
    const text = foldShown(source.pages[page - 1]?.lines.map((line) => line.text).join('\n') ?? '');
    return [{ stands: text.includes(foldShown(quote)), page, quote, name: source.name }];
  });
  const findings = checked
    .filter(({ stands }) => !stands)
    .map(({ name, page, quote }) =>
      error('quote_not_found', `${label}: "${quote}" is not on page ${page} of ${name}.`, quote),
    );
  return { stand: checked.length === 0 ? null : findings.length === 0, findings };
}

/** Whether the service signed the record; without its public keys that is not looked at. */
export async function findSignatureFaults(
  { signature, content }: { readonly signature: string | undefined; readonly content: object },
  keys: PublicKeys | undefined,
): Promise<Finding[]> {
  if (signature === undefined) {
    const message = 'The record is not signed: it was filled without a server, or the signature was taken out.';
    return keys ? [{ code: 'record_not_signed', severity: 'warning', message }] : [];
  }
  if (keys === undefined) {
    const message = 'The record is signed; give the public keys of the service to check it (/.well-known/jwks.json).';
    return [{ code: 'signature_not_checked', severity: 'note', message }];
  }
  const { fault } = await checkSignature(content, signature, keys);
  return fault ? [error(fault.code, `The signature of the record: ${fault.message}`)] : [];
}
