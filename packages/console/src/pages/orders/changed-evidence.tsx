import type { OutputOf } from '@agent-rate/client';
import { Notice } from '../../parts/notice.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

/** What corrections have made of the extractions that an order declares: what is declared, and what they say now. */
export function ChangedEvidence({ changes }: { readonly changes: OutputOf<'get-order'>['evidenceChanges'] }) {
  const texts = useAreaWords(ordersWords);
  if (changes.length === 0) return null;
  return (
    <Notice severity="warning" role="status">
      <p>
        <strong>{texts.evidenceChanged}</strong>
      </p>
      <ul>
        {changes.flatMap(({ cargo, extractionId, changes: ofOne }) =>
          ofOne.map(({ key, declared, now }) => (
            <li key={`${cargo} ${key}`}>
              <Labelled label={`#${extractionId} ${key}`}>
                {declared ?? '—'} → {now ?? '—'}
              </Labelled>
            </li>
          )),
        )}
      </ul>
    </Notice>
  );
}
