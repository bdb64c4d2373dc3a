import { basename } from 'node:path';
import type { Finding } from '../base/index.ts';
import type { DocumentReading } from '../extraction/offline.ts';
import { combineDocuments, extractFile } from '../extraction/offline.ts';
import { type FilledForm, type FormGate, type FormOrder, fillForm } from './fill-form.ts';
import type { FillValue } from './fill-value.ts';
import { sha256Of } from './provenance.ts';
import { givenValues, type SourcedValues, sourcedValue, sourceValues } from './sourced-value.ts';

/** A form to be filled from files, without a server. Values given beside documents come before what these say. */
export type FilesOrder = Pick<
  FormOrder,
  'format' | 'kind' | 'template' | 'flatten' | 'language' | 'cargoKind' | 'overruleAll' | 'at'
> & {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly values: Readonly<Record<string, FillValue>>;
};

/** Reads the documents and fills a form from them. Throws what reading and filling throw. */
export async function fillFromFiles(
  { files, values: given, ...order }: FilesOrder,
  gate: FormGate,
): Promise<FilledForm & { read: readonly Finding[] }> {
  const readings: DocumentReading[] = [];
  for (const [id, file] of files.entries()) {
    const { documentType, language, pages, values, findings } = await extractFile({
      name: basename(file.name),
      bytes: file.bytes,
    });
    readings.push({ id, name: basename(file.name), documentType, language, pages, values, findings });
  }
  const { values, findings } = combineDocuments(readings);
  const ids = readings.map(({ id }) => id);
  const evidence: SourcedValues = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, sourcedValue(value, ids)]),
  );
  const stated = sourceValues(order.format, { values, corrections: [], documents: readings }, ids);
  const form = {
    ...order,
    values: { ...stated, ...givenValues(given) },
    evidence,
    readings,
    documents: files.map(({ name, bytes }) => ({ name: basename(name), sha256: sha256Of(bytes) })),
  };
  const filled = await fillForm(form, gate);
  return { ...filled, read: findings };
}
