import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { OneFinding } from './one-finding.tsx';
import { PaperConflict } from './paper-conflict.tsx';
import type { Shipment } from './shipment-page.tsx';
import { useShipmentsWords } from './shipments-words.ts';

/** What a shipment's papers come to. */
type Check = OutputOf<'check-shipment'>;
/** What is wrong with a shipment. */
export type ShipmentFinding = Check['findings'][number];

/** How soon it is looked again while documents are being read; milliseconds. */
const LOOK_AGAIN = 2_000;

function useShipmentCheck({ id, version }: Shipment) {
  return useQuery({
    queryKey: ['shipment-check', id, version],
    queryFn: ({ signal }) => client.call('check-shipment', { path: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.findings.some(({ code }) => code === 'papers_unread') ? LOOK_AGAIN : false,
  });
}

/** The verdict of the check, beside the name of the shipment. */
export function Verdict({ shipment }: { readonly shipment: Shipment }) {
  const texts = useShipmentsWords();
  const check = useShipmentCheck(shipment);
  if (!check.data) return null;
  const verdict = check.data.verdict as keyof typeof texts.verdicts;
  return (
    <span className="badge" data-tone={verdict}>
      {texts.verdicts[verdict]}
    </span>
  );
}

/** Where the papers differ, each statement beside the others, and every other finding, by the goods that it is about. */
export function ShipmentFindings({ shipment }: { readonly shipment: Shipment }) {
  const texts = useShipmentsWords();
  const check = useShipmentCheck(shipment);
  if (check.isPending) return <Loading />;
  if (check.isLoadingError) return <ProblemNotice error={check.error} retry={() => void check.refetch()} />;
  const findings = check.data?.findings ?? [];
  const conflicts = findings.filter(({ statements = [] }) => statements.length > 0);
  const others = findings.filter((one) => !conflicts.includes(one));
  const places = [...new Set(others.map(({ goods }) => goods))].sort((a = 0, b = 0) => a - b);
  return (
    <>
      <section>
        <h2>{texts.conflicts}</h2>
        {conflicts.length === 0 ? <p>{texts.agree}</p> : <p className="hint">{texts.conflictsHint}</p>}
        {conflicts.map((one) => (
          <PaperConflict key={`${one.goods} ${one.message}`} finding={one} />
        ))}
      </section>
      {others.length === 0 ? null : (
        <section>
          <h2>{texts.findings}</h2>
          {places.map((goods) => (
            <div key={goods ?? 0}>
              <h3>{goods === undefined ? texts.whole : texts.goodsNumber.replace('{n}', String(goods))}</h3>
              {others
                .filter((one) => one.goods === goods)
                .map((one) => (
                  <OneFinding key={`${one.code} ${one.message}`} finding={one} />
                ))}
            </div>
          ))}
        </section>
      )}
    </>
  );
}
