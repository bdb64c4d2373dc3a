import type { Finding } from '../../base/index.ts';
import type { OpenDgd } from '../../opendgd/index.ts';
import { addDerived } from '../derived-values.ts';
import { type FormSource, openExtraction } from '../export-extraction.ts';
import { type FormOrder, passGate } from '../fill-form.ts';
import type { FillValue } from '../fill-value.ts';
import { answerDoubts } from '../overrulings/answer-doubts.ts';
import { findDoubtfulValues } from '../overrulings/doubtful-values.ts';
import { overruleRefusals } from '../overrulings/overrule-refusals.ts';
import type { Overruling } from '../overrulings/overruling.schema.ts';
import { fillProblem } from '../problems.ts';
import { givenValues, type SourcedValues, sourcedValue, sourceValues } from '../sourced-value.ts';
import { composeDeclaration, type DeclarationParts, type ExportedDeclaration } from './compose-declaration.ts';

const FORMAT = 'yml_dangerous_goods_data';

/** How an extraction is exported as OpenDGD. */
export type DeclarationWish = {
  /** Values that the documents do not have, by field key; they come before extracted ones. */
  readonly values: Readonly<Record<string, FillValue>>;
  /** Amendment of the IMDG Code: `42-24`. */
  readonly edition: string;
  /** Refuse it while no person answers for a doubt. */
  readonly refuseDoubts?: boolean | undefined;
  readonly at: Date;
};

/** What the rules say of a declaration, errors first; `refusals` are the errors that keep it from leaving. */
export type JudgeDeclaration = (declaration: OpenDgd) => {
  readonly findings: readonly Finding[];
  readonly refusals: readonly Finding[];
};

/** Whether a finding wants a look: notes are for the record. */
export const isDoubt = ({ severity }: Pick<Finding, 'severity'>): boolean => severity !== 'note';

/** What was found before a declaration was written, and what people answer for. */
export type Before = {
  readonly passed: { readonly findings: readonly Finding[]; readonly overruled: readonly Overruling[] };
  /** What it is made of. */
  readonly order: Pick<FormOrder, 'format' | 'values' | 'goods' | 'documents' | 'overrulings' | 'refuseDoubts'>;
};

/**
 * A declaration composed of its parts, with what the rules say of it as it is written, which is what whoever receives it is told,
 * beside what else was found when it was made. Its record names who answers for what, and what no person does. Throws
 * `opendgd_incomplete`, `form_has_errors` where the written declaration has errors that no person overruled, and `form_has_doubts`.
 */
export async function composeJudged(
  { sign, ...parts }: DeclarationParts,
  { passed, order }: Before,
  judge: JudgeDeclaration,
): Promise<ExportedDeclaration> {
  const { overrulings = [] } = order;
  const { document, findings } = await composeDeclaration(parts);
  const { findings: all, refusals } = judge(document as OpenDgd);
  const answered = new Set(passed.overruled.map(({ code }) => code));
  const { left, findings: overruled } = overruleRefusals(
    refusals.filter(({ code }) => !answered.has(code)),
    overrulings,
  );
  if (left.length > 0) throw fillProblem('form_has_errors', { findings: left });
  const judged = [...overruled, ...all.filter(isDoubt)];
  const others = passed.findings.filter(({ code }) => judged.every((one) => one.code !== code));
  const found = [...judged, ...others, ...findDoubtfulValues(order), ...findings];
  const { findings: told, used, unanswered } = answerDoubts(found, overrulings, order);
  const answers = { overruled: [...parts.overruled, ...used], unanswered };
  return { ...(await composeDeclaration({ ...parts, ...answers, sign })), findings: told };
}

/**
 * An extraction with its corrections as an OpenDGD declaration, page and box of each value in `extensions`. Throws
 * `form_has_errors` where the checks find errors that no person overruled, `form_has_doubts` and `opendgd_incomplete`.
 */
export async function exportDeclaration(
  source: FormSource,
  id: number,
  { values: given, edition, refuseDoubts, at }: DeclarationWish,
  judge: JudgeDeclaration,
): Promise<ExportedDeclaration> {
  const { extraction, ids, documents } = await openExtraction(source, id);
  const format = source.formats.get(FORMAT);
  const evidence: SourcedValues = Object.fromEntries(
    Object.entries(extraction.values).map(([key, value]) => [key, sourcedValue(value, ids)]),
  );
  const values = { ...sourceValues(format, extraction, ids), ...givenValues(given) };
  const readings = await source.extractions.listReadings(id);
  const overrulings = await source.overrulings.list({ extraction: id });
  const order = { format, values, documents, overrulings, refuseDoubts };
  const passed = passGate({ ...order, kind: 'pdf', evidence, readings, at }, source.gate);
  const { overruled, derived } = passed;
  const goods = [addDerived({ format, values: { ...evidence, ...values } }, derived, 1)];
  const parts = { goods, shipment: {}, documents, overruled, edition, at, sign: source.sign };
  return composeJudged(parts, { passed, order }, judge);
}
