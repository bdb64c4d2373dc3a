import type { Finding } from '../../base/index.ts';
import {
  checkConformance,
  EVIDENCE_KEY,
  openDgdProblem,
  SHIPMENT_FIELDS,
  SIGNATURE_KEY,
  type ValuesToWrite,
  writeDeclaration,
} from '../../opendgd/index.ts';
import { totalGrossMass } from '../dangerous-goods-form/form.ts';
import { type FillValue, isFilled } from '../fill-value.ts';
import { recordAnswers, type Unanswered } from '../overrulings/answer-doubts.ts';
import type { Overruling } from '../overrulings/overruling.schema.ts';
import type { ProvenanceDocument } from '../provenance.ts';
import type { SourcedValues } from '../sourced-value.ts';

/** What a declaration is composed of. */
export type DeclarationParts = {
  /** What is known of each of the goods, values of the shipment among them. */
  readonly goods: readonly SourcedValues[];
  /** What holds of all of them; comes before what single goods say of the shipment. */
  readonly shipment: SourcedValues;
  readonly documents: readonly ProvenanceDocument[];
  /** Findings that a person answers for. */
  readonly overruled: readonly Overruling[];
  /** Doubts that no person answers for. */
  readonly unanswered?: readonly Unanswered[];
  /** Amendment of the IMDG Code: `42-24`. */
  readonly edition: string;
  readonly reference?: string | undefined;
  /** Signs the document; without it there is no signature. */
  readonly sign?: ((content: object) => Promise<string>) | undefined;
  readonly at: Date;
};

/** A declaration that conforms, and what could not be said in it. */
export type ExportedDeclaration = { readonly document: unknown; readonly findings: readonly Finding[] };

/** Fields that say how the shipment goes, of which a data sheet gives only the limit: "5 L", "E2". */
const OF_SHIPMENT = ['limitedQuantity', 'exceptedQuantity'];
const PLAIN = /^(?:y|yes|n|no|是|否)$/i;

/**
 * Values with limits as they are quoted: that goods may go as limited quantities does not say that these do. A person's word
 * does, and a document's that declares them.
 */
function withoutClaims(values: SourcedValues): SourcedValues {
  const quoted = OF_SHIPMENT.flatMap((key) => {
    const one = values[key];
    const [proof] = one?.evidence ?? [];
    const isDeclared = one !== undefined && PLAIN.test(String(one.value ?? '').trim());
    return one !== undefined && !isDeclared && proof !== undefined
      ? [[key, { ...one, value: limitIn(proof.quote) }] as const]
      : [];
  });
  return { ...values, ...Object.fromEntries(quoted) };
}

/** The limit as quoted; words that would declare the goods as such are none. */
const limitIn = (quote: string): string | null => (/\d/.test(quote) ? quote.trim() : null);

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
 * A declaration with page and box of each value in `extensions`, the documents and who answers for what beside these, and the signature
 * over all of it. Throws `opendgd_incomplete`.
 */
export async function composeDeclaration(parts: DeclarationParts): Promise<ExportedDeclaration> {
  const { documents, overruled, unanswered = [], edition, reference, sign, at } = parts;
  const names = documents.map(({ name }) => name);
  const goods = parts.goods.map((one) => valuesToWrite(withoutClaims(one), names));
  const own = partOf(valuesToWrite(withoutClaims(parts.shipment), names), true);
  const { agreed, differing } = shipmentOf(goods, own);
  const shipment = withTotalGrossMass({ ...agreed, ...own }, goods);
  const { document, unexpressed } = writeDeclaration(
    { goods: goods.map((one) => partOf(one, false)), shipment },
    { edition, reference, issueDate: at.toISOString().slice(0, 10) },
  );
  const { findings } = checkConformance(document);
  if (findings.length > 0) throw openDgdProblem('opendgd_incomplete', { findings });
  const answers = recordAnswers(overruled, { used: [], unanswered });
  const record = { exportedAt: at.toISOString(), documents, ...answers };
  const whole = withRecord(document as object, record);
  const signed = sign === undefined ? whole : withExtension(whole, SIGNATURE_KEY, await sign(whole));
  return { document: signed, findings: [...unexpressed.map(notExpressed), ...differing.map(differs)] };
}

/** Box 19 where nobody stated it: the masses of goods and container, with the places of both. */
function withTotalGrossMass(shipment: ValuesToWrite, goods: readonly ValuesToWrite[]): ValuesToWrite {
  const { tareMassKgs, totalGrossMassKgs } = shipment;
  const masses = goods.map(({ grossWeightKgs }) => grossWeightKgs);
  const total = totalGrossMass(
    masses.map((one) => ({ grossWeightKgs: one?.value ?? null })),
    tareMassKgs?.value,
  );
  if (total === undefined || totalGrossMassKgs !== undefined) return shipment;
  const places = [...masses, tareMassKgs].flatMap((one) => one?.places ?? []);
  return { ...shipment, totalGrossMassKgs: { value: total, places } };
}

type Extended = { readonly extensions?: Readonly<Record<string, unknown>> };

const withExtension = (document: Extended, key: string, value: unknown): object => ({
  ...document,
  extensions: { ...document.extensions, [key]: value },
});

const withRecord = (document: Extended, record: object): object =>
  withExtension(document, EVIDENCE_KEY, { ...record, ...(document.extensions?.[EVIDENCE_KEY] as object | undefined) });

/** What goods say of the shipment, as far as they agree. */
function shipmentOf(goods: readonly ValuesToWrite[], own: ValuesToWrite) {
  const agreed: Record<string, ValuesToWrite[string]> = {};
  const differing: string[] = [];
  for (const key of SHIPMENT_FIELDS.filter((one) => own[one] === undefined)) {
    const [first, ...others] = goods.flatMap((one) => one[key] ?? []);
    if (first === undefined) continue;
    if (others.every(({ value }) => value === first.value)) agreed[key] = first;
    else differing.push(key);
  }
  return { agreed, differing };
}

const differs = (field: string): Finding => ({
  code: 'opendgd_goods_differ',
  severity: 'warning',
  message: `${field}: the goods state different values, and the declaration has one place for it; it is left out.`,
  field,
});

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
