import { AgentRateError, type InputOf, type OutputOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { quotesWords } from './quotes-words.ts';
import { RateSummary } from './rate-summary.tsx';
import '../orders/orders.css';

const route = getRouteApi('/quotes/new');
type Request = InputOf<'create-quote'>['body'];

/** Asks what to quote of a rate: how many containers, the day, the reference. */
export function NewQuotePage() {
  const texts = useAreaWords(quotesWords);
  const { rate: id } = route.useSearch();
  const rate = useQuery({
    queryKey: ['rate', id],
    queryFn: ({ signal }) => client.call('get-rate', { path: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
  });
  return (
    <>
      <h1>{texts.make}</h1>
      {id === undefined ? (
        <p>
          {texts.chooseRate} <Link to="/rates">{texts.findRate}</Link>
        </p>
      ) : null}
      {rate.isLoading ? <Loading /> : null}
      {rate.isError ? <ProblemNotice error={rate.error} retry={() => void rate.refetch()} /> : null}
      {rate.data ? (
        <div className="order">
          <RateSummary rate={rate.data} />
          <QuoteForm rate={rate.data} />
        </div>
      ) : null}
    </>
  );
}

function QuoteForm({ rate }: { readonly rate: OutputOf<'get-rate'> }) {
  const texts = useAreaWords(quotesWords);
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: (body: Request) => client.call('create-quote', { body }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['quotes'] });
      await navigate({ to: '/quotes/$id', params: { id } });
    },
  });
  const number = { type: 'number', min: 1, max: 1000, required: true, defaultValue: 1 } as const;
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate(requestOf(rate.id, new FormData(event.currentTarget)));
      }}
    >
      <label className="field">
        <span>{texts.containers}</span>
        <input name="containers" {...number} />
      </label>
      <label className="field">
        <span>{texts.billsOfLading}</span>
        <input name="billsOfLading" {...number} />
      </label>
      <label className="field">
        <span>{texts.documents}</span>
        <input name="documents" type="number" min={0} max={1000} />
      </label>
      <label className="field">
        <span>
          {texts.date} {texts.dateHint}
        </span>
        <input name="date" type="date" min={rate.validFrom} max={rate.validTo} />
      </label>
      <label className="field">
        <span>{texts.reference}</span>
        <input name="reference" maxLength={100} />
      </label>
      <button type="submit" className="primary" disabled={asking.isPending}>
        {texts.make}
      </button>
      {asking.isError ? <Refused error={asking.error} /> : null}
    </form>
  );
}

/** What was typed, as the service takes it. */
function requestOf(rateId: number, form: FormData): Request {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const documents = text('documents');
  return {
    rateId,
    quantities: {
      containers: Number(text('containers')),
      billsOfLading: Number(text('billsOfLading')),
      ...(documents === '' ? {} : { documents: Number(documents) }),
    },
    ...(text('date') === '' ? {} : { date: text('date') }),
    ...(text('reference') === '' ? {} : { reference: text('reference') }),
  };
}

/** Why there is no quote; of a superseded rate, the way to the one in force. */
function Refused({ error }: { readonly error: unknown }) {
  const texts = useAreaWords(quotesWords);
  const current = error instanceof AgentRateError ? (error.data.current as { rateId: number } | null) : null;
  return (
    <div>
      <ProblemNotice error={error} />
      {current ? (
        <Link to="/quotes/new" search={{ rate: current.rateId }}>
          {texts.superseded.replace('{id}', String(current.rateId))}
        </Link>
      ) : null}
    </div>
  );
}
