import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ForScope } from '../../parts/for-scope.tsx';
import { Loading } from '../../parts/loading.tsx';
import { ProblemPage } from '../../parts/problem-page.tsx';
import { useWords } from '../../words/use-words.tsx';
import { ShipmentContainers } from './shipment-containers.tsx';
import { ShipmentFindings, Verdict } from './shipment-findings.tsx';
import { ShipmentForms } from './shipment-forms.tsx';
import { ShipmentGoods } from './shipment-goods.tsx';
import { ShipmentPapers } from './shipment-papers.tsx';
import { ShipmentPlan } from './shipment-plan.tsx';
import { useShipmentsWords } from './shipments-words.ts';
import './shipments.css';

/** A stored shipment. */
export type Shipment = OutputOf<'get-shipment'>;

const route = getRouteApi('/shipments/$id');

/** One shipment: where its papers differ, goods, packages, containers, papers to download, load plan. */
export function ShipmentPage() {
  const { words } = useWords();
  const id = Number(route.useParams().id);
  const shipment = useQuery({
    queryKey: ['shipment', id],
    queryFn: ({ signal }) => client.call('get-shipment', { path: { id }, signal }),
  });
  if (shipment.isPending) return <Loading />;
  if (shipment.isLoadingError)
    return <ProblemPage area={words.areas.shipments} error={shipment.error} retry={() => void shipment.refetch()} />;
  return shipment.data ? <Shown shipment={shipment.data} /> : null;
}

function Shown({ shipment }: { readonly shipment: Shipment }) {
  const { day, moment, who } = useWords();
  const texts = useShipmentsWords();
  const { id, reference, sailingDate, version, updatedBy, updatedAt } = shipment;
  return (
    <>
      <h1>
        {reference ?? texts.shipment.replace('{id}', String(id))} <Verdict shipment={shipment} />
      </h1>
      <p>
        {sailingDate === undefined ? null : `${texts.sails.replace('{day}', day(sailingDate))} `}
        <span className="hint">
          {texts.changed
            .replace('{version}', String(version))
            .replace('{who}', who(updatedBy))
            .replace('{when}', moment(updatedAt))}
        </span>
      </p>
      <ForScope scope="documents:write">
        <p>
          <Link to="/shipments/$id/change" params={{ id: String(id) }} className="button">
            {texts.change}
          </Link>
        </p>
      </ForScope>
      <div className="shipment">
        <ShipmentFindings shipment={shipment} />
        <ShipmentGoods shipment={shipment} />
        <ShipmentContainers shipment={shipment} />
        <ShipmentPapers shipment={shipment} />
        <ShipmentForms shipment={shipment} />
        <ShipmentPlan shipment={shipment} />
      </div>
    </>
  );
}
