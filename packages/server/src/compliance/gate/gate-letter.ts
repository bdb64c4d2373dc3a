import type { Finding } from '../../base/index.ts';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import type { CheckFinding } from '../check-finding.ts';
import { declaredReading, declareReading } from '../compliance.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { type DeclaredValues, declareValues } from '../declaration/declare-values.ts';
import { findingOfCheck } from '../judge-documents.ts';
import { letterBasis } from '../non-dangerous-letter/basis.ts';
import { letterNotShown } from '../non-dangerous-letter/shown.ts';
import { findContradicted } from '../reconcile/contradicted-values.ts';
import type { GatedForm, GateOptions, GateVerdict } from './gated-form.ts';
import { valuesByHand } from './values-by-hand.ts';

const isError = ({ severity }: CheckFinding) => severity === 'error';
const isNotShown = ({ code }: CheckFinding) => code === letterNotShown.code;

/**
 * Judges a non-dangerous goods letter by the evidence. What contradicts it refuses it, and nobody can overrule that; what only the
 * values before a correction contradict is a finding: a person answers for the correction. Where nothing contradicts it and nothing
 * shows it either, a person may declare it.
 */
export function gateLetter(form: GatedForm, options: GateOptions): GateVerdict {
  const { documents, readings } = form;
  const values = { ...form.evidence, ...form.values };
  const judge = (declaration: Declaration) => checkNonDangerousLetter(declaration, options).findings;
  const stated = namesOf(values).flatMap((one) => judge(declareValues(one, documents)));
  const read = readings.map(declareReading).map(judge);
  const all = new Map([...stated, ...read.flat()].map((one) => [`${one.code} ${one.message}`, one]));
  const isCorrected = Object.values(values).some(({ correction }) => correction !== undefined);
  const byHand = findContradicted(readings.map(declaredReading), valuesByHand(form).given, options.list);
  const against = [...(isCorrected ? stated : all.values()), ...byHand].filter((one) => !isNotShown(one));
  if (against.some(isError)) return { refusals: against, findings: [], final: true };
  const before = isCorrected ? judge(declareValues(values, documents, true)) : [];
  const doubts = [...all.values(), ...byHand].filter((one) => !isError(one));
  const contradicted = before.filter((one) => isError(one) && !isNotShown(one));
  const names = readings.length === 0 ? stated : namesOf(values).flatMap((one) => judge(withoutWord(one)));
  const isShown =
    !isAnotherName(form, options) &&
    read.some((findings) => !findings.some((one) => isNotShown(one) || one.code === letterBasis.code));
  return {
    refusals: isShown ? [] : names.filter(isNotShown),
    findings: [...contradicted.map(overruled), ...doubts.map(findingOfCheck)],
    final: false,
  };
}

/** Names alone: what a document says of the goods counts for the document that says it. */
function withoutWord({ shipperDeclareAs: _, ...values }: DeclaredValues): Declaration {
  return declareValues(values, []);
}

/** The values once for each name that the letter gives: each has to hold by itself. */
function namesOf(values: DeclaredValues): DeclaredValues[] {
  const names = ['commodityName', 'cargoEnglishName', 'cargoChineseName'].flatMap((key) => values[key] ?? []);
  const different = new Map(names.map((one) => [String(one.value ?? '').trim(), one]));
  different.delete('');
  return different.size < 2 ? [values] : [...different.values()].map((commodityName) => ({ ...values, commodityName }));
}

const HAN = /\p{Script=Han}/u;

/** Whether the letter is for goods of another name than the documents have, in the same script: then these show nothing of them. */
function isAnotherName(form: GatedForm, { list }: GateOptions): boolean {
  const given = valuesByHand(form).given.get('commodityName');
  if (typeof given !== 'string' || given === '') return false;
  const named = form.readings
    .map(declaredReading)
    .filter(({ values }) => HAN.test(String(values.commodityName?.value ?? '')) === HAN.test(given));
  return findContradicted(named, new Map([['commodityName', given]]), list).length > 0;
}

function overruled(one: CheckFinding): Finding {
  return {
    ...findingOfCheck(one),
    code: 'evidence_overruled',
    severity: 'warning',
    message: `A correction overrules the documents: ${one.message}`,
  };
}
