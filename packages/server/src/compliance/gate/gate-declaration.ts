import type { Severity } from '../../base/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import { checkDeclaration } from '../check-declaration.ts';
import type { CheckFinding } from '../check-finding.ts';
import { declaredReading } from '../compliance.ts';
import { declareValues } from '../declaration/declare-values.ts';
import { declarationRules } from '../declaration-rules.ts';
import { findingOfCheck, judgeDocuments } from '../judge-documents.ts';
import type { GatedForm, GateVerdict } from './gated-form.ts';
import { valuesByHand } from './values-by-hand.ts';

const DECLARATION = 'yml_dangerous_goods_data';

/** A form that shows one of these says which dangerous goods the goods are, or that they are none. */
const CLASSIFYING: ReadonlySet<string> = new Set([
  ...['unNo', 'unNumber', 'properShippingName', 'imoHazardClassNo', 'hazardClass', 'packingGroup'],
  ...['shipperDeclareAs', 'exemptedFromIMDGCode'],
]);

/** What a form without the transport description leaves out is no error of that form. */
const OMISSIONS: ReadonlySet<string> = new Set(
  declarationRules.flatMap(({ code, omission }) => (omission === true ? [code] : [])),
);

/** The rules' findings: on the documents as people corrected them, or on the values alone where there is no document. */
function judge(form: GatedForm, list: DangerousGoodsList): readonly CheckFinding[] {
  const { readings, values, documents } = form;
  if (readings.length === 0) return checkDeclaration(declareValues(values, documents), { list });
  return judgeDocuments(readings.map(declaredReading), { list, ...valuesByHand(form) }).findings;
}

/** What is left to be stated goes with the form; other notes are no matter of the form. */
const isOwed = (code: string, severity: Severity) => severity === 'note' && OMISSIONS.has(code);

/** Judges a form that declares goods. What the form does not show, and leaves out, does not refuse it. */
export function gateDeclaration(form: GatedForm, list: DangerousGoodsList): GateVerdict {
  if (!form.fields.some((key) => CLASSIFYING.has(key))) return { refusals: [], findings: [], final: false };
  const found = judge(form, list).filter(({ code }) => form.format === DECLARATION || !OMISSIONS.has(code));
  return {
    refusals: found.filter(({ severity }) => severity === 'error'),
    findings: found
      .filter(({ severity, code }) => severity === 'warning' || isOwed(code, severity))
      .map(findingOfCheck),
    final: false,
  };
}
