import { createHash } from 'node:crypto';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database, JobRun } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { applyAmendments } from '../amendments/apply-amendments.ts';
import type { OnSheetProgress } from '../jobs/sheet-job.schema.ts';
import type { SheetSource } from '../jobs/sheet-job-store.ts';
import { openRateRows, type SheetFinding } from '../sheet-reader/index.ts';
import { mergeAnswers } from '../sheet-reader/mapping.ts';
import type { ReadProgress, SheetAnswers, SheetReading } from '../sheet-reader/sheet-reading.ts';
import { openRateSource } from '../sheet-sources/open-source.ts';
import { checkAnswers } from './check-answers.ts';
import { endedRates } from './ended-rates.ts';
import type { RateSheet } from './sheet.schema.ts';
import { findRememberedAnswers, findSameSheet, getSheet, saveDraft } from './sheet-store.ts';

/** What is imported, with answers for what the sheet leaves out, and the name of the importer. */
export type SheetImport = {
  source: SheetSource;
  answers: SheetAnswers;
  by: string;
  now: Date;
  onProgress?: OnSheetProgress;
};

/** The draft an import made, or the sheet that was there already when the same bytes came before. */
export type ImportedSheet = { sheet: RateSheet; isDuplicate: boolean };

/** The sheet that a job is to read, and its run. */
export type JobSheet = { sheetId: number; run: JobRun };

type Deps = { database: Database; ports: PortResolver; carriers: CarrierDirectory };

/**
 * Reads a sheet into a draft: a new one, or that of a job, which ends with it. The same bytes with the same answers are recognised and give the sheet that is there.
 * Answers given for an earlier sheet of the same layout fill what this one leaves out, with a finding each.
 * Throws what the file's reading refuses (unknown kind, encrypted, too large …) and `rate_sheet_answer_invalid`.
 */
export async function importSheet(deps: Deps, input: SheetImport, into?: JobSheet): Promise<ImportedSheet> {
  const answers = checkAnswers(input.answers, deps.ports);
  const sha256 = hashOf(input.source);
  const same = into ? undefined : await findSameSheet(deps.database, { sha256, answers });
  // What a notice changes depends on what is published by now.
  if (same && !isNotice(same)) return { sheet: same, isDuplicate: true };
  const { reading, used } = await readWithRemembered(deps, { ...input, answers });
  const id = await saveDraft(
    deps.database,
    {
      fileName: nameOf(input.source),
      sha256,
      createdBy: input.by,
      answers: used,
      ...('file' in input.source ? { bytes: input.source.file.bytes } : {}),
      reading,
      into,
    },
    (done, total) => input.onProgress?.('saving', done, total),
  );
  return { sheet: await getSheet(deps.database, id), isDuplicate: false };
}

const isNotice = ({ status, findings }: RateSheet) =>
  status === 'draft' && findings.some(({ code }) => code.startsWith('amendment_'));

/** The name of a sheet. */
export function nameOf(source: SheetSource): string {
  return 'file' in source ? source.file.name : source.name;
}

/** The SHA-256 of a file, or of rows as JSON, in hexadecimal. */
export function hashOf(source: SheetSource): string {
  const bytes = 'file' in source ? source.file.bytes : JSON.stringify(source.rows);
  return createHash('sha256').update(bytes).digest('hex');
}

async function readWithRemembered(
  deps: Deps,
  input: SheetImport,
): Promise<{ reading: SheetReading; used: SheetAnswers }> {
  const { ports, carriers } = deps;
  const { source, answers, now } = input;
  const sheet = 'file' in source ? await openRateSource(source.file, { ports, carriers }) : openRateRows(source);
  const remembered = await findRememberedAnswers(deps.database, sheet.layout);
  const used = mergeAnswers(remembered, answers);
  const added = Object.entries(remembered).filter(([name]) => !(name in answers));
  const onProgress: ReadProgress = (done, total) => input.onProgress?.('reading', done, total);
  const read = sheet.read({ answers: used, ports, carriers, now, onProgress });
  const changed =
    read.amendments && (await applyAmendments(deps, read.amendments, { file: nameOf(source), answers: used, now }));
  const reading = changed
    ? {
        ...read,
        rates: changed.rates,
        findings: [...read.findings.filter(({ code }) => code !== 'amendment_read'), ...changed.findings],
      }
    : read;
  const findings = added.map(
    ([name, value]): SheetFinding => ({
      code: 'answer_remembered',
      severity: 'note',
      message: `${name} "${[value].flat().join(', ')}" was remembered from an earlier sheet of this layout and is used where this sheet names none.`,
      answer: name,
      rows: [],
    }),
  );
  const ended = endedRates(reading, now.toISOString().slice(0, 10));
  return { reading: { ...reading, findings: [...reading.findings, ...ended, ...findings] }, used };
}
