import type { Finding } from '../base/index.ts';
import {
  detectFormKind,
  fillProblem,
  findRecord,
  type Provenance,
  type ProvenanceValue,
  parseProvenance,
  sha256Of,
  textSha256Of,
  valuesSha256Of,
} from './fill/index.ts';
import { createShownCheck, foldShown, readFormText } from './fill-form.ts';
import type { Document } from './model/index.ts';
import { readDocument } from './read/index.ts';

type File = { readonly name: string; readonly bytes: Uint8Array };

/** One value of the record, replayed. */
export type VerifiedValue = Pick<ProvenanceValue, 'key' | 'label' | 'value' | 'status'> & {
  /** The file still shows it where it was put. */
  readonly inFile: boolean;
  /** Its quotes stand on the named pages; null when their documents were not given, or it has none. */
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
  readonly findings: readonly Finding[];
};

const error = (code: string, message: string, quote?: string): Finding => ({
  code,
  severity: 'error',
  message,
  ...(quote === undefined ? {} : { quote }),
});

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
        : {
            code: 'document_not_used',
            severity: 'warning',
            message: `${name} is none of the documents that the file was filled from.`,
          },
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
      error('quote_not_found', `${label}: «${quote}» does not stand on page ${page} of ${name}.`, quote),
    );
  return { stand: checked.length === 0 ? null : findings.length === 0, findings };
}

/**
 * Replays a filled file's record, offline: values still equal it, quotes stand on the named pages of the documents that
 * are given. Throws `provenance_not_found` for a file without a record, `template_unreadable` for other files.
 */
export async function verifyForm(file: File, documents: readonly File[] = []): Promise<Verification> {
  const kind = detectFormKind(file.bytes);
  const record = parseProvenance((await findRecord(file.bytes, kind)) ?? '');
  if (!record) throw fillProblem('provenance_not_found', { file: file.name });
  const text = await readFormText(file.bytes, kind);
  const isShown = createShownCheck(file.bytes, kind, text);
  const { sources, findings } = await openSources(record, documents);
  if (valuesSha256Of(record) !== record.valuesSha256)
    findings.unshift(error('provenance_changed', 'The record inside the file was changed after it was written.'));
  const values = record.values.map((value): VerifiedValue => {
    const inFile = isShown(value);
    if (!inFile)
      findings.push(
        error(
          'value_changed',
          `${value.label}: the file no longer says «${value.shown}»${value.cell === undefined ? '' : ` in ${value.cell}`}.`,
          value.shown,
        ),
      );
    const quotes = findQuoteFaults(value, sources);
    findings.push(...quotes.findings);
    const { key, label, status, correction } = value;
    return {
      key,
      label,
      value: value.value,
      status,
      inFile,
      quotesStand: quotes.stand,
      ...(correction ? { correctedBy: correction.by } : {}),
    };
  });
  const isSame = textSha256Of(text) === record.textSha256;
  if (!isSame) {
    const message = 'Text of the file was changed or added after it was filled.';
    findings.push(
      kind === 'pdf'
        ? error('text_changed', message)
        : {
            code: 'text_changed',
            severity: 'warning',
            message: `${message} Forms are completed by hand; look at what differs.`,
          },
    );
  }
  return {
    file: file.name,
    verified: !findings.some(({ severity }) => severity === 'error'),
    format: record.format,
    filledAt: record.filledAt,
    documents: record.documents.map(({ name, sha256 }, at) => ({ name, sha256, given: sources[at] !== undefined })),
    values,
    findings,
  };
}
