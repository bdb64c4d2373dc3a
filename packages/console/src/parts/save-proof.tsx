import { useMutation } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { ProblemNotice } from '../api/problem-notice.tsx';
import { saveFile } from '../api/save-file.ts';
import { useWords } from '../words/use-words.tsx';

type Props = { readonly of: 'quotes' | 'orders'; readonly id: string } | { readonly of: 'rates'; readonly id: number };

/** Saves the proof that a quote, an order or a rate was recorded; where there is none, why not. */
export function SaveProof(proven: Props) {
  const { words } = useWords();
  const saving = useMutation({
    mutationFn: async () => {
      const proof = JSON.stringify(await readProof(proven), null, 2);
      saveFile(new Blob([proof], { type: 'application/json' }), `proof-${proven.id}.json`);
    },
  });
  return (
    <>
      <button type="button" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {words.common.proof}
      </button>
      {saving.isError ? <ProblemNotice error={saving.error} /> : null}
    </>
  );
}

function readProof(proven: Props) {
  if (proven.of === 'rates') return client.call('prove-rate', { path: { id: proven.id } });
  const path = { id: proven.id };
  return proven.of === 'quotes' ? client.call('prove-quote', { path }) : client.call('prove-order', { path });
}
