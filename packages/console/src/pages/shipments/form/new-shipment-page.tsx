import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { uploadAll } from '../add-documents.ts';
import { useShipmentsWords } from '../shipments-words.ts';
import { contentOf, emptyDraft, type PapersOfGoods, restoreDraft, type ShipmentDraft } from './shipment-draft.ts';
import { ShipmentForm } from './shipment-form.tsx';
import '../../orders/orders.css';
import '../shipments.css';

const route = getRouteApi('/shipments/new');

/** Sends the files of each of the goods; gives the ids of their documents. */
export async function sendFiles({ goods }: ShipmentDraft): Promise<number[][]> {
  const ids: number[][] = [];
  for (const { files } of goods) ids.push(await uploadAll(files));
  return ids;
}

/** Where what is typed is kept, in this tab alone, until it is stored. */
const KEPT = 'agent-rate draft of a shipment';

/** What was typed before the page was loaded again, for the same documents; else an empty draft of them. */
function useKeptDraft(papers: PapersOfGoods) {
  const of = JSON.stringify(papers);
  const [draft, setDraft] = useState(() => readKept(of) ?? emptyDraft(papers));
  useEffect(() => sessionStorage.setItem(KEPT, JSON.stringify({ of, draft })), [of, draft]);
  return [draft, setDraft] as const;
}

function readKept(of: string): ShipmentDraft | undefined {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { of?: string; draft?: ShipmentDraft };
  return kept.of === of && kept.draft ? restoreDraft(kept.draft) : undefined;
}

/** Asks for a new shipment, uploads its documents and stores it. */
export function NewShipmentPage() {
  const texts = useShipmentsWords();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const { documents, extraction } = route.useSearch();
  const [draft, setDraft] = useKeptDraft({
    ...(documents === undefined ? {} : { documents: documents.split(',').map(Number) }),
    ...(extraction === undefined ? {} : { extraction }),
  });
  const storing = useMutation({
    mutationFn: async () => {
      const body = contentOf(draft, await sendFiles(draft));
      return client.call('create-shipment', { body });
    },
    onSuccess: async ({ id }) => {
      sessionStorage.removeItem(KEPT);
      await queries.invalidateQueries({ queryKey: ['shipments'] });
      await navigate({ to: '/shipments/$id', params: { id: String(id) } });
    },
  });
  return (
    <>
      <h1>{texts.make}</h1>
      <form
        className="shipment"
        onSubmit={(event) => {
          event.preventDefault();
          storing.mutate();
        }}
      >
        <ShipmentForm draft={draft} onChange={setDraft} />
        {storing.isError ? <ProblemNotice error={storing.error} /> : null}
        <p>
          <button type="submit" className="primary" disabled={storing.isPending}>
            {storing.isPending ? texts.adding : texts.save}
          </button>
        </p>
      </form>
    </>
  );
}
