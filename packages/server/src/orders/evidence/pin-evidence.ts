import { createHash } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { DeclaredValues } from '../../extraction/index.ts';
import type { Evidence, EvidenceChange } from './evidence.schema.ts';

/** What cargo says of its evidence. */
type CargoWithEvidence = readonly { dangerousGoods?: { extractionId: number } }[];

/** The values of extractions, by id. */
export type DeclaredById = ReadonlyMap<number, DeclaredValues>;

/** The extractions that cargo is declared with, each once. */
export function extractionsOf(cargo: CargoWithEvidence): number[] {
  return [...new Set(cargo.flatMap(({ dangerousGoods }) => (dangerousGoods ? [dangerousGoods.extractionId] : [])))];
}

/** What each dangerous cargo declares; an extraction that is not known pins nothing. */
export function pinEvidence(cargo: CargoWithEvidence, known: DeclaredById): Evidence[] {
  return cargo.flatMap(({ dangerousGoods }, at) => {
    const declared = dangerousGoods && known.get(dangerousGoods.extractionId);
    if (!declared) return [];
    const digest = `sha256:${createHash('sha256').update(canonicalJson(declared)).digest('hex')}`;
    return [{ cargo: at, extractionId: dangerousGoods.extractionId, digest, declared }];
  });
}

/** What the extractions say now that was declared otherwise. */
export function compareEvidence(evidence: readonly Evidence[], known: DeclaredById): EvidenceChange[] {
  return evidence.flatMap(({ cargo, extractionId, declared }) => {
    const now = known.get(extractionId);
    const changes = now === undefined ? [] : listChanges(declared, now);
    return changes.length === 0 ? [] : [{ cargo, extractionId, changes }];
  });
}

function listChanges(declared: DeclaredValues, now: DeclaredValues): EvidenceChange['changes'] {
  const keys = [...new Set([...Object.keys(declared), ...Object.keys(now)])];
  return keys
    .map((key) => ({ key, declared: declared[key] ?? null, now: now[key] ?? null }))
    .filter((change) => change.declared !== change.now);
}
