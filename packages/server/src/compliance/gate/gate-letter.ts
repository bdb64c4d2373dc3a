import type { Finding } from '../../base/index.ts';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import type { CheckFinding } from '../check-finding.ts';
import { declaredReading, declareReading } from '../compliance.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { declareValues } from '../declaration/declare-values.ts';
import { findingOfCheck } from '../judge-documents.ts';
import { findContradicted } from '../reconcile/contradicted-values.ts';
import type { GatedForm, GateOptions, GateVerdict } from './gated-form.ts';
import { valuesByHand } from './values-by-hand.ts';

const isError = ({ severity }: CheckFinding) => severity === 'error';

/**
 * Judges a non-dangerous goods letter by the evidence. What contradicts it refuses it; what only the values before a
 * correction contradict is a finding: a person answers for the correction.
 */
export function gateLetter(form: GatedForm, options: GateOptions): GateVerdict {
  const { documents, readings } = form;
  const values = { ...form.evidence, ...form.values };
  const judge = (declaration: Declaration) => checkNonDangerousLetter(declaration, options).findings;
  const [stated = [], ...others] = [declareValues(values, documents), ...readings.map(declareReading)].map(judge);
  const all = new Map([stated, ...others].flat().map((one) => [`${one.code} ${one.message}`, one]));
  const isCorrected = Object.values(values).some(({ correction }) => correction !== undefined);
  const byHand = findContradicted(readings.map(declaredReading), valuesByHand(form).given, options.list);
  const against = [...(isCorrected ? stated : all.values()), ...byHand];
  if (against.some(isError)) return { refusals: against, findings: [], final: true };
  const before = isCorrected ? judge(declareValues(values, documents, true)) : [];
  const doubts = [...all.values(), ...byHand].filter((one) => !isError(one));
  return {
    refusals: [],
    findings: [...before.filter(isError).map(overruled), ...doubts.map(findingOfCheck)],
    final: true,
  };
}

function overruled(one: CheckFinding): Finding {
  return {
    ...findingOfCheck(one),
    code: 'evidence_overruled',
    severity: 'warning',
    message: `A correction overrules the documents: ${one.message}`,
  };
}
