import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { uploadAll } from '../add-documents.ts';
import { useShipmentsWords } from '../shipments-words.ts';
import { contentOf, emptyDraft, restoreDraft, type ShipmentDraft } from './shipment-draft.ts';
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

/** Asks for a new shipment, uploads its documents and stores it. */
export function NewShipmentPage() {
  const texts = useShipmentsWords();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const { documents, extraction } = route.useSearch();
  const papers = {
    ...(documents === undefined ? {} : { documents: documents.split(',').map(Number) }),
    ...(extraction === undefined ? {} : { extraction }),
  };
  const [draft, setDraft, forget] = useKept('a shipment', {
    ...{ of: JSON.stringify(papers), begin: () => emptyDraft(papers), restore: restoreDraft },
  });
  const storing = useMutation({
    mutationFn: async () => {
      const body = contentOf(draft, await sendFiles(draft));
      return client.call('create-shipment', { body });
    },
    onSuccess: async ({ id }) => {
      forget();
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
