import type { Severity } from '../../base/index.ts';
import { checkDeclaration } from '../check-declaration.ts';
import type { CheckFinding } from '../check-finding.ts';
import { declaredReading } from '../compliance.ts';
import { declareValues } from '../declaration/declare-values.ts';
import { declarationRules } from '../declaration-rules.ts';
import { findingOfCheck, judgeDocuments } from '../judge-documents.ts';
import { type GoodsToJudge, judgeGoods } from '../judge-goods.ts';
import { emsDerived } from '../rules/ems.ts';
import type { GatedForm, GatedGoods, GateOptions, GateVerdict } from './gated-form.ts';
import { valuesByHand } from './values-by-hand.ts';

/** Forms that state all that a declaration has to. */
const DECLARATIONS: ReadonlySet<string> = new Set([
  'yml_dangerous_goods_data',
  'dangerous_goods_manifest',
  'safe_transport_declaration',
]);

/** A form that shows one of these says which dangerous goods the goods are, or that they are none. */
const CLASSIFYING: ReadonlySet<string> = new Set([
  ...['unNo', 'unNumber', 'properShippingName', 'imoHazardClassNo', 'hazardClass', 'packingGroup'],
  ...['shipperDeclareAs', 'exemptedFromIMDGCode'],
]);

/** What a form without the transport description leaves out is no error of that form. */
const OMISSIONS: ReadonlySet<string> = new Set(
  declarationRules.flatMap(({ code, omission }) => (omission === undefined ? [] : [code])),
);
const BESIDE_FORMS: ReadonlySet<string> = new Set(
  declarationRules.flatMap(({ code, omission }) => (omission === 'beside-forms' ? [code] : [])),
);

/** The rules' findings: on the documents as people corrected them, or on the values alone where there is no document. */
function judge(form: GatedForm, options: GateOptions): readonly CheckFinding[] {
  const { readings, values, documents, goods, withoutConflicts = false } = form;
  if (goods !== undefined)
    return judgeGoods(
      goods.map((one) => goodsOf(one, form)),
      { ...options, withoutConflicts, shared: { toBeSigned: true } },
    ).findings;
  if (readings.length === 0) return checkDeclaration(declareValues(values, documents), options);
  return judgeDocuments(readings.map(declaredReading), { ...options, ...valuesByHand(form), toBeSigned: true })
    .findings;
}

/** One of several goods with what it shares with the others: what it declares by itself, or what its documents state. */
function goodsOf(
  { values: own, evidence, readings, containers }: GatedGoods,
  { values: shared, documents }: GatedForm,
): GoodsToJudge {
  const values = { ...shared, ...own };
  if (readings.length === 0) return { declared: declareValues(values, documents), containers };
  return { documents: readings.map(declaredReading), ...valuesByHand({ values, evidence }), containers };
}

/** What is left to be stated goes with the form; other notes are no matter of the form. */
const isOwed = (code: string, severity: Severity) => severity === 'note' && OMISSIONS.has(code);

/** Judges a form that declares goods. What the form does not show, and leaves out, does not refuse it. */
export function gateDeclaration(form: GatedForm, options: GateOptions): GateVerdict {
  if (!form.fields.some((key) => CLASSIFYING.has(key))) return { refusals: [], findings: [], final: false };
  const found = judge(form, options).filter(({ code }) => DECLARATIONS.has(form.format) || !OMISSIONS.has(code));
  return {
    derived: found.flatMap(({ code, goods, expected = [] }) =>
      code === emsDerived.code ? expected.map((value) => ({ goods: goods ?? 1, key: 'emsCode', value })) : [],
    ),
    refusals: found.filter(({ severity, code }) => severity === 'error' && !BESIDE_FORMS.has(code)),
    findings: found
      .filter(({ severity, code }) => severity === 'warning' || isOwed(code, severity) || BESIDE_FORMS.has(code))
      .map(findingOfCheck),
    final: false,
  };
}
