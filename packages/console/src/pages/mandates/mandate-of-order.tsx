import { type OutputOf, verifyMandate } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ServiceText } from '../../parts/service-text.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { MandateFacts } from './mandate-facts.tsx';
import { mandatesWords } from './mandates-words.ts';

type Order = OutputOf<'get-order'>;

/** What was approved before an order, checked here in the browser: the signature, and that the order is inside. */
export function MandateOfOrder({ order }: { readonly order: Order }) {
  const texts = useAreaWords(mandatesWords);
  const { mandate, id, version } = order;
  if (mandate === null) return null;
  return (
    <section>
      <h2>{texts.title}</h2>
      <MandateFacts mandate={mandate} />
      {window.isSecureContext ? (
        <Verdict key={`${id} ${version}`} order={order} />
      ) : (
        <p className="hint">{texts.needsTls}</p>
      )}
    </section>
  );
}

function Verdict({ order }: { readonly order: Order }) {
  const texts = useAreaWords(mandatesWords);
  const verdict = useQuery({
    queryKey: ['mandate-verdict', order.id, order.version],
    queryFn: async ({ signal }) =>
      verifyMandate(order.mandate, await client.quotes.listSigningKeys({ signal }), {
        order,
        now: new Date(order.placedAt),
      }),
  });
  if (verdict.isError) return <ProblemNotice error={verdict.error} />;
  if (verdict.data === undefined) return null;
  const { valid, faults } = verdict.data;
  return (
    <Notice severity={valid ? undefined : 'error'} role="status">
      <p>{valid ? texts.genuine : texts.notGenuine}</p>
      {faults.map(({ code, message, path }) => (
        <ServiceText
          key={`${code} ${path}`}
          kind="finding"
          code={code.startsWith('mandate_') ? code : `mandate_${code}`}
          message={message}
        />
      ))}
    </Notice>
  );
}
