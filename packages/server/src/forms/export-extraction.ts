import { type Caller, type Walled, wallsOf } from '../base/index.ts';
import type { SeenDocuments } from '../documents/index.ts';
import type { Extraction, SeenExtractions } from '../extraction/index.ts';
import { extractionProblem } from '../extraction/index.ts';
import type { Formats } from '../formats/index.ts';
import { type FilledForm, type FormGate, fillForm } from './fill-form.ts';
import type { FillValue } from './fill-value.ts';
import type { FormKind } from './form-kind.ts';
import type { CargoKind } from './non-dangerous-letter/cargo-kind.ts';
import type { LetterLanguage } from './non-dangerous-letter/letter.ts';
import type { OverrulingStore } from './overrulings/overruling-store.ts';
import type { ProvenanceDocument } from './provenance.ts';
import { givenValues, type SourcedValues, sourcedValue, sourceValues } from './sourced-value.ts';

/** What exports are made from. */
export type FormSource = {
  readonly documents: Pick<SeenDocuments, 'get'>;
  readonly extractions: Pick<SeenExtractions, 'getExtraction' | 'listReadings'>;
  readonly gate: FormGate;
  readonly formats: Pick<Formats, 'get' | 'findTemplate'>;
  readonly overrulings: Pick<OverrulingStore, 'list'>;
  /** Signs the records of filled files with the key of the service. */
  readonly sign?: (record: object) => Promise<string>;
};

/** The same, of every account; `seenBy` has what a caller sees. */
export type WalledFormSource = Omit<FormSource, 'documents' | 'extractions'> & {
  readonly documents: Walled<FormSource['documents']>;
  readonly extractions: Walled<FormSource['extractions']>;
};

/** What exports are made from, as far as a caller sees. */
export function seenBy(caller: Caller, { documents, extractions, ...source }: WalledFormSource): FormSource {
  const walls = wallsOf(caller);
  return { ...source, documents: documents.within(walls), extractions: extractions.within(walls) };
}

/** How an extraction shall be exported. */
export type ExportWish = {
  /** Id; the extraction's own when absent. */
  readonly format?: string | undefined;
  readonly kind: FormKind;
  readonly language?: LetterLanguage | undefined;
  readonly cargoKind?: CargoKind | undefined;
  readonly template?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Of a PDF template: its fields become part of the page. */
  readonly flatten?: boolean | undefined;
  /** Fill the template kept for the format, when there is one of the kind. */
  readonly useKeptTemplate: boolean;
  /** Come before extracted values. */
  readonly values?: Readonly<Record<string, FillValue>> | undefined;
  /** Refuse the form while no person answers for a doubt. */
  readonly refuseDoubts?: boolean | undefined;
  readonly at: Date;
};

type Opened = { extraction: Extraction; ids: readonly number[]; documents: readonly ProvenanceDocument[] };

/** Throws `extraction_not_found`, `extraction_not_done`. */
export async function openExtraction({ documents, extractions }: FormSource, id: number): Promise<Opened> {
  const extraction = await extractions.getExtraction(id);
  if (extraction.status !== 'done')
    throw extractionProblem('extraction_not_done', { id, extraction_status: extraction.status });
  const ids = extraction.documents.map((document) => document.id);
  const stored = await Promise.all(ids.map((one) => documents.get(one)));
  return { extraction, ids, documents: stored.map(({ name, sha256 }) => ({ name, sha256 })) };
}

/**
 * Fills a form from an extraction with its corrections. Throws `extraction_not_found`, `extraction_not_done`,
 * `format_not_found`, and what filling throws.
 */
export async function exportExtraction(source: FormSource, id: number, wish: ExportWish): Promise<FilledForm> {
  const { extraction, ids, documents } = await openExtraction(source, id);
  const format = source.formats.get(wish.format ?? extraction.targetFormat);
  const kept = wish.useKeptTemplate ? await source.formats.findTemplate(format.id, wish.kind) : undefined;
  const evidence: SourcedValues = Object.fromEntries(
    Object.entries(extraction.values).map(([key, value]) => [key, sourcedValue(value, ids)]),
  );
  const order = {
    format,
    kind: wish.kind,
    values: { ...sourceValues(format, extraction, ids), ...givenValues(wish.values ?? {}) },
    evidence,
    readings: await source.extractions.listReadings(id),
    documents,
    overrulings: await source.overrulings.list({ extraction: id }),
    sign: source.sign,
    template: wish.template ?? kept,
    flatten: wish.flatten,
    refuseDoubts: wish.refuseDoubts,
    language: wish.language,
    cargoKind: wish.cargoKind,
    at: wish.at,
  };
  return fillForm(order, source.gate);
}

/** The values of an extraction in a format, with their sources, as plain data. */
export async function exportRecord(source: FormSource, id: number, formatId?: string) {
  const { extraction, ids, documents } = await openExtraction(source, id);
  const format = source.formats.get(formatId ?? extraction.targetFormat);
  const values = sourceValues(format, extraction, ids);
  const fields = format.fields.map(({ key }) => ({ key, ...values[key] }));
  return {
    format: format.id,
    record: Object.fromEntries(fields.map(({ key, value }) => [key, value ?? null])),
    provenance: fields.filter(({ value }) => value !== null),
    documents,
  };
}
