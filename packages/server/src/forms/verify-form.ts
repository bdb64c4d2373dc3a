import { checkSignature, type PublicKeys } from '@agent-rate/client/check-signature';
import type { Finding } from '../base/index.ts';
import type { Document } from '../documents/offline.ts';
import { readDocument } from '../documents/offline.ts';
import { createShownCheck, foldShown, readDrawnText, readFormText } from './fill-form.ts';
import type { Overruling } from './overrulings/overruling.schema.ts';
import { fillProblem } from './problems.ts';
import {
  type Provenance,
  type ProvenanceValue,
  parseProvenance,
  sha256Of,
  textSha256Of,
  valuesSha256Of,
} from './provenance.ts';
import { detectFormKind, findRecord } from './read-back.ts';

type File = { readonly name: string; readonly bytes: Uint8Array };

/** One value of the record, replayed. */
export type VerifiedValue = Pick<ProvenanceValue, 'key' | 'label' | 'value' | 'status'> & {
  /** The file still shows it where it was put. */
  readonly inFile: boolean;
  /** Its quotes are on the named pages; null when their documents were not given, or it has none. */
  readonly quotesStand: boolean | null;
  readonly correctedBy?: string;
};

/** What replaying a filled file's record gave. `verified`: no finding is an error. */
export type Verification = {
  readonly file: string;
  readonly verified: boolean;
  readonly format: string;
  readonly filledAt: string;
  readonly documents: readonly { readonly name: string; readonly sha256: string; readonly given: boolean }[];
  readonly values: readonly VerifiedValue[];
  /** The record has a signature; findings say whether it holds. */
  readonly signed: boolean;
  /** Errors of the checks that a person answered for when the file was filled. */
  readonly overruled: readonly Overruling[];
  readonly findings: readonly Finding[];
};

const error = (code: string, message: string, quote?: string): Finding => ({
  code,
  severity: 'error',
  message,
  ...(quote === undefined ? {} : { quote }),
});

const RECORD_CHANGED = error('provenance_changed', 'The record inside the file was changed after it was written.');

type Sources = readonly (Document | undefined)[];

/** The documents of the record among the given files, by their hashes. */
async function openSources(
  { documents }: Provenance,
  files: readonly File[],
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

function findQuoteFaults(
  { label, evidence }: ProvenanceValue,
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

/** One value replayed, and what is wrong with it. */
function replayValue(value: ProvenanceValue, inFile: boolean, sources: Sources) {
  const { key, label, status, correction } = value;
  const quotes = findQuoteFaults(value, sources);
  const where = value.cell === undefined ? '' : ` in ${value.cell}`;
  const message = `${label}: the file no longer says "${value.shown}"${where}.`;
  const verified: VerifiedValue = {
    key,
    label,
    value: value.value,
    status,
    inFile,
    quotesStand: quotes.stand,
    ...(correction ? { correctedBy: correction.by } : {}),
  };
  return {
    verified,
    findings: [...(inFile ? [] : [error('value_changed', message, value.shown)]), ...quotes.findings],
  };
}

/** What was written into a file after it was filled has no source, also in a cell that was empty. */
function findTextFaults(text: string, record: Provenance): Finding[] {
  if (textSha256Of(text) === record.textSha256) return [];
  const message = 'Text of the file was changed or added after it was filled: it is not of the record.';
  return [error('text_changed', message)];
}

/** Whether the service signed the record; without its public keys that is not looked at. */
async function findSignatureFaults(record: Provenance, keys: PublicKeys | undefined): Promise<Finding[]> {
  const { signature, ...content } = record;
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

/**
 * Replays a filled file's record, offline: values still equal it, nothing was added, quotes are on the named pages of the
 * documents that are given, and these are those it was filled from. With `keys` also the signature of the service. Throws `provenance_not_found` for a file without a record, `template_unreadable` for other files.
 */
export async function verifyForm(
  file: File,
  documents: readonly File[] = [],
  keys?: PublicKeys,
): Promise<Verification> {
  const kind = detectFormKind(file.bytes);
  const record = parseProvenance((await findRecord(file.bytes, kind)) ?? '');
  if (!record) throw fillProblem('provenance_not_found', { file: file.name });
  const text = await readFormText(file.bytes, kind);
  const isShown = createShownCheck(file.bytes, kind, `${text}\n${await readDrawnText(file.bytes, kind)}`);
  const { sources, findings: ofSources } = await openSources(record, documents);
  const isRecordChanged = valuesSha256Of(record) !== record.valuesSha256;
  const replayed = record.values.map((value) => replayValue(value, isShown(value), sources));
  const findings = [
    ...(isRecordChanged ? [RECORD_CHANGED] : []),
    ...ofSources,
    ...replayed.flatMap((one) => one.findings),
    ...findTextFaults(text, record),
    ...(await findSignatureFaults(record, keys)),
  ];
  return {
    file: file.name,
    verified: !findings.some(({ severity }) => severity === 'error'),
    format: record.format,
    filledAt: record.filledAt,
    documents: record.documents.map(({ name, sha256 }, at) => ({ name, sha256, given: sources[at] !== undefined })),
    values: replayed.map(({ verified }) => verified),
    overruled: record.overruled ?? [],
    signed: record.signature !== undefined,
    findings,
  };
}
