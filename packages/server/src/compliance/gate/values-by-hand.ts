import type { DeclaredValue } from '../declaration/declare-values.ts';
import { sourceFieldOf } from '../declaration/declare-values.ts';
import type { JudgeOptions } from '../judge-documents.ts';
import type { GatedForm } from './gated-form.ts';

/** What people put in the place of extracted values, by the key that the rules know: with a record, or merely given. */
export function valuesByHand({
  values,
  evidence,
}: Pick<GatedForm, 'values' | 'evidence'>): Required<Pick<JudgeOptions, 'corrected' | 'given'>> {
  const all = Object.entries({ ...evidence, ...values });
  const withStatus = (wanted: DeclaredValue['status']) =>
    all.filter(([, { status }]) => status === wanted).map(([key, { value }]) => [sourceFieldOf(key), value] as const);
  const given = new Map(withStatus('given'));
  return { given, corrected: new Map(withStatus('corrected').filter(([key]) => !given.has(key))) };
}
