import type { PublicKeys } from '@agent-rate/client/check-signature';
import type { Finding } from '../base/index.ts';
import { isDeclarationJson } from '../documents/offline.ts';
import {
  error,
  findQuoteFaults,
  findSignatureFaults,
  type NamedFile,
  openSources,
  type Sources,
} from './check-record.ts';
import { createShownCheck, readDrawnText, readFormText } from './fill-form.ts';
import { verifyDeclaration } from './opendgd/verify-declaration.ts';
import { fillProblem } from './problems.ts';
import { type Provenance, type ProvenanceValue, parseProvenance, textSha256Of, valuesSha256Of } from './provenance.ts';
import { detectFormKind, findRecord } from './read-back.ts';
import type { Verification, VerifiedValue } from './verification.ts';

const RECORD_CHANGED = error('provenance_changed', 'The record inside the file was changed after it was written.');

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

/**
 * Replays a filled file's record, offline: values still equal it, nothing was added, quotes are on the named pages of the
 * documents that are given, and these are those it was filled from. With `keys` also the signature of the service. Throws `provenance_not_found` for a file without a record, `template_unreadable` for other files.
 */
export async function verifyForm(
  file: NamedFile,
  documents: readonly NamedFile[] = [],
  keys?: PublicKeys,
): Promise<Verification> {
  if (isDeclarationJson(file.bytes)) return verifyDeclaration(file, documents, keys);
  const kind = detectFormKind(file.bytes);
  const record = parseProvenance((await findRecord(file.bytes, kind)) ?? '');
  if (!record) throw fillProblem('provenance_not_found', { file: file.name });
  const { signature, ...content } = record;
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
    ...(await findSignatureFaults({ signature, content }, keys)),
  ];
  return {
    file: file.name,
    verified: !findings.some(({ severity }) => severity === 'error'),
    format: record.format,
    filledAt: record.filledAt,
    documents: record.documents.map(({ name, sha256 }, at) => ({ name, sha256, given: sources[at] !== undefined })),
    values: replayed.map(({ verified }) => verified),
    overruled: record.overruled ?? [],
    unanswered: record.unanswered ?? [],
    signed: record.signature !== undefined,
    findings,
  };
}
