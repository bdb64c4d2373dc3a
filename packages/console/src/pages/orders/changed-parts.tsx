import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import type { ChangedPart } from './content-parts.ts';
import { ordersWords } from './orders-words.ts';

/** What changed in an order, before and after. */
export function ChangedParts({ changes }: { readonly changes: readonly ChangedPart[] }) {
  const texts = useAreaWords(ordersWords);
  return (
    <ul>
      {changes.map(({ part, before, after }) => (
        <li key={part}>
          <Labelled label={texts.parts[part]}>
            <del>{before || '—'}</del> → <ins>{after || '—'}</ins>
          </Labelled>
        </li>
      ))}
    </ul>
  );
}
