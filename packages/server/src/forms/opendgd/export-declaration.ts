import type { Finding } from '../../base/index.ts';
import {
  checkConformance,
  openDgdProblem,
  SHIPMENT_FIELDS,
  type ValuesToWrite,
  writeDeclaration,
} from '../../opendgd/index.ts';
import { type FormSource, openExtraction } from '../export-extraction.ts';
import { passGate } from '../fill-form.ts';
import { type FillValue, isFilled } from '../fill-value.ts';
import { givenValues, type SourcedValues, sourcedValue, sourceValues } from '../sourced-value.ts';

const FORMAT = 'yml_dangerous_goods_data';

/** How an extraction is exported as OpenDGD. */
export type DeclarationWish = {
  /** Values that the documents do not have, by field key; they come before extracted ones. */
  readonly values: Readonly<Record<string, FillValue>>;
  /** Amendment of the IMDG Code: `42-24`. */
  readonly edition: string;
  readonly at: Date;
};

/** A declaration that conforms, and what could not be said in it. */
export type ExportedDeclaration = { readonly document: unknown; readonly findings: readonly Finding[] };

/** Fields that say how the shipment goes, of which a data sheet gives only the limit: "5 L". */
const OF_SHIPMENT = ['limitedQuantity', 'exceptedQuantity'];
const PLAIN = /^(?:y|yes|n|no|是|否)$/i;

/**
 * Values with limits as they are quoted: that goods may go as limited quantities does not say that these do. A person's word
 * does.
 */
function withoutClaims(values: SourcedValues): SourcedValues {
  const quoted = OF_SHIPMENT.flatMap((key) => {
    const one = values[key];
    const [proof] = one?.evidence ?? [];
    const isClaim = one !== undefined && !['given', 'corrected'].includes(one.status);
    return isClaim && proof !== undefined && !PLAIN.test(proof.quote.trim())
      ? [[key, { ...one, value: proof.quote.trim() }] as const]
      : [];
  });
  return { ...values, ...Object.fromEntries(quoted) };
}

/** Values with the pages that prove them; `names` are those of the documents. */
function valuesToWrite(values: SourcedValues, names: readonly string[]): ValuesToWrite {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, { value, evidence }]) => {
      if (!isFilled(value)) return [];
      const places = evidence.map(({ document, page, box, quote }) => {
        const name = names[document];
        return { ...(name === undefined ? {} : { document: name }), page, box: [...box], quote };
      });
      return [[key, { value, places }]];
    }),
  );
}

/**
 * An extraction with its corrections as an OpenDGD declaration, page and box of each value in `extensions`. Throws
 * `form_has_errors` where the checks find errors that nobody overruled, and `opendgd_incomplete`.
 */
export async function exportDeclaration(
  source: FormSource,
  id: number,
  { values: given, edition, at }: DeclarationWish,
): Promise<ExportedDeclaration> {
  const { extraction, ids, documents } = await openExtraction(source, id);
  const format = source.formats.get(FORMAT);
  const evidence: SourcedValues = Object.fromEntries(
    Object.entries(extraction.values).map(([key, value]) => [key, sourcedValue(value, ids)]),
  );
  const values = { ...sourceValues(format, extraction, ids), ...givenValues(given) };
  const readings = await source.extractions.listReadings(id);
  const overrulings = await source.overrulings.list({ extraction: id });
  const passed = passGate({ format, kind: 'pdf', values, evidence, readings, documents, overrulings, at }, source.gate);
  const all = valuesToWrite(
    withoutClaims({ ...evidence, ...values }),
    documents.map(({ name }) => name),
  );
  const { document, unexpressed } = writeDeclaration(
    { goods: [partOf(all, false)], shipment: partOf(all, true) },
    { edition, issueDate: at.toISOString().slice(0, 10) },
  );
  const { findings } = checkConformance(document);
  if (findings.length > 0) throw openDgdProblem('opendgd_incomplete', { findings });
  return { document, findings: [...passed.findings, ...unexpressed.map(notExpressed)] };
}

/** Fields of the shipment stand beside the goods in OpenDGD. */
function partOf(values: ValuesToWrite, ofShipment: boolean): ValuesToWrite {
  return Object.fromEntries(Object.entries(values).filter(([key]) => SHIPMENT_FIELDS.includes(key) === ofShipment));
}

function notExpressed({ field, value }: { field: string; value: FillValue }): Finding {
  return {
    code: 'opendgd_value_not_expressed',
    severity: 'warning',
    message: `${field}: OpenDGD has no words for "${value}"; it stands in the extension only.`,
    field,
  };
}
