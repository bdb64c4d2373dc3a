import { AgentRateError, type OutputOf, type RecordOf } from '@agent-rate/client';
import { getRouteApi, Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { CurrencyField } from '../../parts/currency-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { UsedExchangeRates } from '../../parts/used-exchange-rates.tsx';
import { allows } from '../../session/session.ts';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { CopyAs } from './copy-as.tsx';
import { DownloadRates } from './download-rates.tsx';
import { readLclSearch } from './lcl/lcl-search.ts';
import { lclWords } from './lcl/lcl-words.ts';
import { RateComparison } from './rate-comparison.tsx';
import { RateFilterForm } from './rate-filter-form.tsx';
import { RateTable } from './rate-table.tsx';
import { ratesWords } from './rates-words.ts';
import { readRateFilters, readRateSearch, type Search } from './search.ts';
import { useChosenRates } from './use-chosen-rates.ts';
import { useFirstRates } from './use-rate-pages.ts';

type Rate = RecordOf<'list-rates'>;

/** Search of published rates: filters, what the places were understood as, a table to sort, unfold and compare. */
export function RatesPage() {
  const { words } = useWords();
  const texts = useAreaWords(ratesWords);
  const lcl = useAreaWords(lclWords);
  const { chosen: _ids, ...search } = useSearch({ from: '/rates' });
  const navigate = useNavigate();
  const choosing = useChosenRates();
  const find = (next: Search) => void navigate({ to: '/rates', search: { ...next, ...choosing.address } });
  const rates = useFirstRates(search);
  const { convert_to: currency, ...own } = search;
  return (
    <>
      <h1>{words.areas.rates}</h1>
      <RateFilterForm
        given={search}
        action={texts.find}
        onFind={(typed) => find({ ...orderOf(search), ...readRateFilters(typed), ...currencyOf(typed) })}
      >
        <CurrencyField key={currency} name="convert_to" label={texts.convertTo} given={currency} />
      </RateFilterForm>
      <p>
        <Link to="/rates/statistics" search={readRateFilters(search)}>
          {texts.statistics}
        </Link>{' '}
        ·{' '}
        <Link to="/rates/lcl" search={readLclSearch(search)}>
          {lcl.link}
        </Link>
      </p>
      {rates.isError ? (
        <Refused error={rates.error} retry={() => void rates.refetch()} onOwnCurrencies={() => find(own)} />
      ) : null}
      {choosing.failed ? (
        <ProblemNotice error={choosing.failed.error} retry={() => void choosing.failed?.refetch()} />
      ) : null}
      <RateComparison
        rates={choosing.rates}
        currency={rates.isError ? undefined : currency}
        onRemove={choosing.toggle}
        onClear={choosing.clear}
      />
      {rates.data ? <Found answer={rates.data} search={search} choosing={choosing} onFind={find} /> : null}
    </>
  );
}

function orderOf({ orderby, order }: Search): Search {
  return { ...(orderby ? { orderby } : {}), ...(order ? { order } : {}) };
}

const currencyOf = ({ convert_to: typed = '' }: Record<string, string>): Search =>
  typed === '' ? {} : { convert_to: typed.toUpperCase() };

type RefusedProps = {
  readonly error: unknown;
  readonly retry: () => void;
  readonly onOwnCurrencies: () => void;
};

/** Why there is no answer; without an exchange rate, the ways on. */
function Refused({ error, retry, onOwnCurrencies }: RefusedProps) {
  const texts = useAreaWords(ratesWords);
  const { session } = getRouteApi('__root__').useRouteContext();
  if (!(error instanceof AgentRateError) || error.code !== 'exchange_rate_missing')
    return <ProblemNotice error={error} retry={retry} />;
  return (
    <>
      <ProblemNotice error={error} />
      <p className="actions">
        <button type="button" onClick={onOwnCurrencies}>
          {texts.ownCurrencies}
        </button>
        {allows(session, 'admin') ? (
          <Link to="/administration" search={{ section: 'prices' }} className="button">
            {texts.loadExchangeRates}
          </Link>
        ) : null}
      </p>
    </>
  );
}

type FoundProps = {
  readonly answer: OutputOf<'list-rates'>;
  readonly search: Search;
  readonly choosing: Pick<ReturnType<typeof useChosenRates>, 'ids' | 'canChoose' | 'toggle'>;
  readonly onFind: (search: Search) => void;
};

function Found({ answer: { data, meta }, search, choosing, onFind }: FoundProps) {
  const { count } = useWords();
  const texts = useAreaWords(ratesWords);
  return (
    <>
      <Understood meta={meta} />
      <Converted rates={data} />
      <p aria-live="polite">{count(texts.count, meta.total)}</p>
      {data.length > 0 ? (
        <RateTable
          key={JSON.stringify(search)}
          search={search}
          total={meta.total}
          onSort={(order) => onFind({ ...search, ...order })}
          chosen={choosing.ids}
          canChoose={choosing.canChoose}
          onChoose={choosing.toggle}
        />
      ) : (
        <Nearest meta={meta} onChoose={onFind} />
      )}
      {data.length > 0 ? <DownloadRates search={search} /> : null}
      <CopyAs search={search} />
    </>
  );
}

/** The exchange rates that the totals in sight were converted by. */
function Converted({ rates }: { readonly rates: readonly Rate[] }) {
  const { words } = useWords();
  const conversions = rates.flatMap(({ converted }) => converted ?? []);
  const [first] = conversions;
  if (first === undefined) return null;
  const used = new Map(conversions.flatMap((one) => one.rates).map((rate) => [rate.from, rate]));
  return (
    <p className="hint">
      <Labelled label={words.conversion.used} />
      <UsedExchangeRates conversion={{ currency: first.currency, rates: [...used.values()] }} />
      {' · '}
      {words.conversion.information}
    </p>
  );
}

type Meta = OutputOf<'list-rates'>['meta'];

/** What the service took the words of the search for. */
function Understood({ meta }: { readonly meta: Meta }) {
  const { words } = useWords();
  const texts = useAreaWords(ratesWords);
  const read = [meta.origin, meta.destination].flatMap((place) =>
    place ? [`${place.text} → ${place.understoodAs.map(({ name }) => name).join(', ') || words.common.unknown}`] : [],
  );
  if (read.length === 0) return null;
  return (
    <p className="hint">
      <Labelled label={texts.understood}>{read.join(' · ')}</Labelled>
    </p>
  );
}

function Nearest({ meta, onChoose }: { readonly meta: Meta; readonly onChoose: (search: Search) => void }) {
  const texts = useAreaWords(ratesWords);
  const alternatives = meta.alternatives ?? [];
  return (
    <Notice>
      <p>{texts.noneFound}</p>
      {alternatives.length > 0 ? <p>{texts.nearest}</p> : null}
      <ul>
        {alternatives.map(({ next, explanation, parameters }) => (
          <li key={next}>
            <button type="button" onClick={() => onChoose(readRateSearch(parameters))}>
              {explanation}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
