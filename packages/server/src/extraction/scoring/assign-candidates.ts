import type { Candidate } from '../candidates/candidate.ts';
import type { Passage } from '../layout/passage.ts';
import { probabilityOf, scoreOf, WEIGHTS } from './score-candidates.ts';

/** The value a field is given, and how likely it is right; `rival` is one that differs and has as much for it. */
export type Assigned = { readonly candidate: Candidate; readonly probability: number; readonly rival?: Candidate };

/** Fields that cannot share their words. */
const APART: readonly (readonly string[])[] = [
  ['issueDate', 'validUntil'],
  ['grossWeightKgs', 'netWeightKgs'],
  ['manufacturerCompanyName', 'shipperCompanyName'],
  ['unNo', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup', 'limitedQuantity'],
];

type Scored = { readonly candidate: Candidate; readonly score: number };

function overlaps(a: Passage, b: Passage): boolean {
  return a.fragments.some((one) =>
    b.fragments.some((two) => one.cell === two.cell && one.start < two.end && two.start < one.end),
  );
}

const folded = (value: string | number) =>
  String(value)
    .normalize('NFKC')
    .replace(/[\s,.]/g, '')
    .toLowerCase();

/** Gives each field its best candidate, the surest first: words that one field has are no other's. */
export function assignCandidates(candidates: readonly Candidate[]): Map<string, Assigned> {
  const scored = candidates
    .map((candidate): Scored => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score >= WEIGHTS.threshold)
    .sort((a, b) => b.score - a.score);
  const assigned = new Map<string, Assigned>();
  for (const { candidate, score } of scored) {
    const { key, value, from } = candidate;
    if (assigned.has(key)) continue;
    const others = APART.filter((group) => group.includes(key)).flat();
    if (others.some((other) => other !== key && overlaps(assigned.get(other)?.candidate.from ?? NONE, from))) continue;
    const rival = scored.find((one) => one.candidate.key === key && folded(one.candidate.value) !== folded(value));
    const probability = probabilityOf(score, rival?.score ?? 0);
    const contradicts = rival !== undefined && score - rival.score < WEIGHTS.rivalMargin;
    assigned.set(key, { candidate, probability, ...(contradicts ? { rival: rival.candidate } : {}) });
  }
  return assigned;
}

const NONE: Passage = { text: '', fragments: [] };
