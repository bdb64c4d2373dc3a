import type { InputOf, OutputOf } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ServiceText } from '../../parts/service-text.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Shipment } from './shipment-page.tsx';
import { useShipmentsWords } from './shipments-words.ts';

type Request = NonNullable<InputOf<'plan-shipment'>['body']>;
type Plan = OutputOf<'plan-shipment'>;
type Pair = Plan['forbidden'][number];

/** A dry 20-foot container. */
const USUAL = { sizeType: '22G1', payloadKg: 28_000, volumeM3: 33 };

/** Asks for a kind of container and shows the fewest of them that the goods can be loaded in. */
export function ShipmentPlan({ shipment: { id } }: { readonly shipment: Shipment }) {
  const texts = useShipmentsWords();
  const { planFields: fields } = texts;
  const planning = useMutation({
    mutationFn: (body: Request) => client.call('plan-shipment', { path: { id }, body }),
  });
  const amount = { type: 'number', min: 1, step: 'any' } as const;
  return (
    <section>
      <h2>{texts.plan}</h2>
      <p className="hint">{texts.planHint}</p>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          planning.mutate(requestOf(new FormData(event.currentTarget)));
        }}
      >
        <label className="field">
          <span>{fields.sizeType}</span>
          <input name="sizeType" defaultValue={USUAL.sizeType} size={6} maxLength={50} required />
        </label>
        <label className="field">
          <span>{fields.payloadKg}</span>
          <input name="payloadKg" {...amount} max={1_000_000} defaultValue={USUAL.payloadKg} required />
        </label>
        <label className="field">
          <span>{fields.volumeM3}</span>
          <input name="volumeM3" {...amount} max={10_000} defaultValue={USUAL.volumeM3} />
        </label>
        <label className="field">
          <span>{fields.count}</span>
          <input name="count" type="number" min={1} max={1000} />
        </label>
        <label className="field">
          <span>{fields.ship}</span>
          <select name="ship">
            {Object.entries(texts.ships).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="primary" disabled={planning.isPending}>
          {texts.makePlan}
        </button>
      </form>
      {planning.isError ? <ProblemNotice error={planning.error} /> : null}
      {planning.data ? <ShownPlan plan={planning.data} /> : null}
    </section>
  );
}

/** What was typed, as the service takes it. */
function requestOf(form: FormData): Request {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const optional = (name: 'volumeM3' | 'count') => (text(name) === '' ? {} : { [name]: Number(text(name)) });
  return {
    containers: [
      {
        sizeType: text('sizeType'),
        payloadKg: Number(text('payloadKg')),
        ...optional('volumeM3'),
        ...optional('count'),
      },
    ],
    ship: text('ship') as 'cargo' | 'passenger',
  };
}

function ShownPlan({ plan }: { readonly plan: Plan }) {
  const { count } = useWords();
  const texts = useShipmentsWords();
  const { possible, impossible, containers, optimal, atLeast, forbidden } = plan;
  return (
    <div aria-live="polite">
      {possible ? (
        <>
          <p>
            <strong>{count(texts.needed, containers.length)}.</strong>{' '}
            {optimal ? texts.optimal : texts.atLeast.replace('{n}', String(atLeast))}
          </p>
          <Loads containers={containers} />
        </>
      ) : (
        <Notice severity="error">
          <p>
            {texts.noPlan} <strong>{impossible?.consignments.join(', ')}</strong>
          </p>
          {impossible?.reasons.map(({ code, message, source }) => (
            <div key={`${code} ${message}`}>
              <ServiceText kind="finding" code={code} message={message} />
              <p className="own-words">{source}</p>
            </div>
          ))}
        </Notice>
      )}
      <h3>{texts.forbidden}</h3>
      {forbidden.length === 0 ? <p>{texts.nothingForbidden}</p> : <Pairs pairs={forbidden} />}
    </div>
  );
}

function Loads({ containers }: Pick<Plan, 'containers'>) {
  const { number, list } = useWords();
  const texts = useShipmentsWords();
  const columns = texts.planColumns;
  const conditions = containers.flatMap((one) => one.conditions);
  return (
    <>
      <div className="scroll">
        <table className="stacked">
          <ColumnHeads columns={columns} numbers={['mass', 'volume']} />
          <tbody>
            {containers.map((one) => (
              <tr key={one.number}>
                <td data-label={columns.number}>
                  {one.number} ({one.sizeType})
                </td>
                <td data-label={columns.consignments}>{one.consignments.join(', ')}</td>
                <td data-label={columns.mass} className="number">
                  {number(one.massKg)}
                </td>
                <td data-label={columns.volume} className="number">
                  {one.volumeM3 === 0 ? '—' : number(one.volumeM3)}
                </td>
                <td data-label={columns.deck}>{list(one.deck.map((deck) => texts.decks[deck]))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {conditions.length === 0 ? null : (
        <>
          <h3>{texts.conditions}</h3>
          <Pairs pairs={conditions} />
        </>
      )}
    </>
  );
}

/** Pairs of goods, each with the rules that speak of it and their paragraphs. */
function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  const texts = useShipmentsWords();
  return (
    <ul>
      {pairs.map(({ one, other, reasons }) => (
        <li key={`${one} ${other}`}>
          <strong>{texts.pair.replace('{one}', one).replace('{other}', other)}</strong>
          {reasons.map(({ code, message, source }) => (
            <div key={`${code} ${message}`}>
              <ServiceText kind="finding" code={code} message={message} />
              <p className="hint">{source}</p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
