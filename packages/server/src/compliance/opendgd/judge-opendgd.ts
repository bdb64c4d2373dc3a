import type { Finding } from '../../base/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { OpenDgd } from '../../opendgd/offline.ts';
import { checkDeclaration, sailingDay } from '../check-declaration.ts';
import { declarationRules } from '../declaration-rules.ts';
import { findingOfCheck } from '../judge-documents.ts';
import { declareOpenDgd } from './declare-opendgd.ts';

/**
 * What the rules say of an OpenDGD declaration, errors first. `on`: the day that periods are counted to where it names no sailing, ISO;
 * `list` gives the list of a day of sailing.
 */
export function judgeOpenDgd(
  document: OpenDgd,
  { on, list }: { readonly on: string; readonly list: (on: string) => DangerousGoodsList },
): Finding[] {
  const declaration = declareOpenDgd(document);
  const options = { list: list(sailingDay(declaration, on)), on };
  return checkDeclaration(declaration, options).map(findingOfCheck);
}

const BESIDE_FORMS: ReadonlySet<string> = new Set(
  declarationRules.flatMap(({ code, omission }) => (omission === 'beside-forms' ? [code] : [])),
);

/** The same of a declaration that is about to leave: `refusals` are the errors that keep it, as they keep any form. */
export function judgeBeforeExport(...asked: Parameters<typeof judgeOpenDgd>) {
  const findings = judgeOpenDgd(...asked);
  return {
    findings,
    refusals: findings.filter(({ severity, code }) => severity === 'error' && !BESIDE_FORMS.has(code)),
  };
}
