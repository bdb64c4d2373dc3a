import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { ProblemPage } from '../../../parts/problem-page.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { useWords } from '../../../words/use-words.tsx';
import type { Shipment } from '../shipment-page.tsx';
import { useShipmentsWords } from '../shipments-words.ts';
import { sendFiles } from './new-shipment-page.tsx';
import { contentOf, draftOf, restoreDraft } from './shipment-draft.ts';
import { ShipmentForm } from './shipment-form.tsx';
import '../../orders/orders.css';
import '../shipments.css';

const route = getRouteApi('/shipments/$id/change');

/** Changes a stored shipment; a change of somebody else meanwhile is not overwritten. */
export function ChangeShipmentPage() {
  const { words } = useWords();
  const id = Number(route.useParams().id);
  const shipment = useQuery({
    queryKey: ['shipment', id],
    queryFn: ({ signal }) => client.call('get-shipment', { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (shipment.isPending) return <Loading />;
  if (shipment.isLoadingError)
    return <ProblemPage area={words.areas.shipments} error={shipment.error} retry={() => void shipment.refetch()} />;
  return shipment.data ? <ChangeForm shipment={shipment.data} /> : null;
}

function ChangeForm({ shipment }: { readonly shipment: Shipment }) {
  const { words } = useWords();
  const texts = useShipmentsWords();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const [basis] = useState(shipment);
  const { id, version } = basis;
  const [draft, setDraft, forget] = useKept('a changed shipment', {
    ...{ of: `${id} ${version}`, begin: () => draftOf(basis), restore: restoreDraft },
  });
  const saving = useMutation({
    mutationFn: async () => {
      const content = contentOf(draft, await sendFiles(draft));
      // What the form does not ask for stays.
      const values = { ...basis.values, ...content.values };
      for (const [key, text] of Object.entries(draft.values)) if (text.trim() === '') delete values[key];
      const containers = content.containers ?? [];
      return client.call('change-shipment', { path: { id }, body: { ...content, values, containers, version } });
    },
    onSuccess: async (changed) => {
      forget();
      queries.setQueryData(['shipment', id], changed);
      await queries.invalidateQueries({ queryKey: ['shipments'] });
      await navigate({ to: '/shipments/$id', params: { id: String(id) } });
    },
  });
  return (
    <>
      <h1>
        {texts.change} {basis.reference ?? `#${id}`}
      </h1>
      <form
        className="shipment"
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        <ShipmentForm draft={draft} onChange={setDraft} />
        {saving.isError ? <ProblemNotice error={saving.error} /> : null}
        <p className="actions">
          <button type="submit" className="primary" disabled={saving.isPending}>
            {saving.isPending ? texts.adding : texts.saveChange}
          </button>
          <Link to="/shipments/$id" params={{ id: String(id) }} className="button" onClick={forget}>
            {words.common.cancel}
          </Link>
        </p>
      </form>
    </>
  );
}
