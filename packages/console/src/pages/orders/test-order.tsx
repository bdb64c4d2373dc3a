import { Notice } from '../../parts/notice.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

/** The mark of a test order, beside its id wherever that is shown; nothing beside a real one. */
export function TestBadge({ test }: { readonly test: boolean | undefined }) {
  const texts = useAreaWords(ordersWords);
  if (test !== true) return null;
  return (
    <strong className="badge test-badge" data-tone="error">
      {texts.test}
    </strong>
  );
}

/** Says above a test order what that means. */
export function TestNotice({ test }: { readonly test: boolean }) {
  const texts = useAreaWords(ordersWords);
  if (!test) return null;
  return (
    <Notice severity="error" role="note">
      <strong>
        <Labelled label={texts.test} />
      </strong>{' '}
      {texts.testHint}
    </Notice>
  );
}
