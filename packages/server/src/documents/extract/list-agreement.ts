import { findEntries, type UnNumber } from '../../dangerous-goods/index.ts';
import type { Draft } from './field-value.ts';

/** Whether the dangerous goods list has an entry like the one stated: a check on what was read, never a source of values. */
export type ListAgreement = 'agrees' | 'differs' | 'unknown';

/** Compares the stated number, class and packing group with the list’s entries of that number. */
export function listAgreementOf(drafts: Readonly<Record<string, Draft>>): ListAgreement {
  const number = /\d{4}/.exec(String(drafts.unNo?.value ?? ''))?.[0];
  const hazard = String(drafts.imoHazardClassNo?.value ?? '');
  const group = drafts.packingGroup?.value ?? null;
  if (!number || hazard === '') return 'unknown';
  const entries = findEntries(number as UnNumber);
  if (entries.length === 0) return 'unknown';
  const fits = entries.some(
    (entry) =>
      (entry.hazardClass === hazard || entry.hazardClass.replace(/[A-Z]$/, '') === hazard.replace(/[A-Z]$/, '')) &&
      (group === null || entry.packingGroup === null || entry.packingGroup === group),
  );
  return fits ? 'agrees' : 'differs';
}
