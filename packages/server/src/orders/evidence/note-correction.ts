import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { CorrectedExtraction } from '../../extraction/index.ts';
import { appendOrderAct, type OrderLog } from '../order-events.ts';
import { lockOrdersOfExtraction, saveEvidenceChanges } from '../order-store.ts';
import { compareEvidence } from './pin-evidence.ts';

/**
 * Marks the orders that declare something else than a corrected extraction says now, and says so in their events. The
 * orders themselves stay as they were declared. A correction that is taken back takes the mark away.
 */
export async function noteCorrection(log: OrderLog, { id, values, by }: CorrectedExtraction): Promise<void> {
  const known = new Map([[id, values]]);
  for (const order of await lockOrdersOfExtraction(log.tx, id)) {
    const others = order.evidenceChanges.filter(({ extractionId }) => extractionId !== id);
    const evidenceChanges = [...others, ...compareEvidence(order.content.evidence, known)];
    if (canonicalJson(evidenceChanges) === canonicalJson(order.evidenceChanges)) continue;
    await saveEvidenceChanges(log.tx, order.id, evidenceChanges);
    const changed = { ...order, evidenceChanges };
    await appendOrderAct(log, changed, { action: 'correct-evidence', events: ['evidence-changed'], by });
  }
}
