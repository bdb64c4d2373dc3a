import type { RecordOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ColumnHeads } from '../../../parts/column-heads.tsx';
import { laneText } from '../../../parts/lane.ts';
import { Loading } from '../../../parts/loading.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Pages } from '../../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { RateFilterForm } from '../rate-filter-form.tsx';
import { ratesWords } from '../rates-words.ts';
import { LclDetails } from './lcl-details.tsx';
import { LclFreight } from './lcl-freight.tsx';
import { type LclSearch, readLclSearch } from './lcl-search.ts';
import { lclWords } from './lcl-words.ts';

const PER_PAGE = 50;

/** Search of LCL rates; with a weight and a volume, what that cargo costs at each. */
export function LclPage() {
  const texts = useAreaWords(lclWords);
  const search = useSearch({ from: '/rates/lcl' });
  const navigate = useNavigate();
  const find = (next: LclSearch) => void navigate({ to: '/rates/lcl', search: next });
  return (
    <>
      <h1>{texts.title}</h1>
      <RateFilterForm
        given={search}
        action={texts.find}
        ofContainers={false}
        onFind={(typed) => find(readLclSearch(typed))}
      >
        <Measure name="weight_kg" label={texts.weight} given={search.weight_kg} />
        <Measure name="volume_m3" label={texts.volume} given={search.volume_m3} />
      </RateFilterForm>
      <p className="hint">{texts.hint}</p>
      <p>
        <Link to="/rates">{texts.back}</Link>
      </p>
      <Found search={search} onPage={(page) => find({ ...search, page: String(page) })} />
    </>
  );
}

function Measure({ name, label, given }: { name: string; label: string; given: string | undefined }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input name={name} type="number" min="0.001" step="any" inputMode="decimal" size={8} defaultValue={given} />
    </label>
  );
}

type Priced = RecordOf<'price-lcl-cargo'>;
type Row = { rate: Priced['rate']; price?: Priced['price'] };

/** The rates that match: priced where the cargo is given, else as they are. */
async function readRows(
  { weight_kg: weight, volume_m3: volume, page = '1', ...filters }: LclSearch,
  signal: AbortSignal,
) {
  const query = { ...filters, page: Number(page), per_page: PER_PAGE };
  if (weight === undefined || volume === undefined) {
    const { data, meta } = await client.call('list-lcl-rates', { query, signal });
    return { rows: data.map((rate): Row => ({ rate })), meta };
  }
  const cargo = { weight_kg: Number(weight), volume_m3: Number(volume) };
  const { data, meta } = await client.call('price-lcl-cargo', { query: { ...query, ...cargo }, signal });
  return { rows: data as readonly Row[], meta };
}

function Found({ search, onPage }: { readonly search: LclSearch; readonly onPage: (page: number) => void }) {
  const { count } = useWords();
  const texts = useAreaWords(lclWords);
  const found = useQuery({
    queryKey: ['lcl-rates', search],
    queryFn: ({ signal }) => readRows(search, signal),
  });
  if (found.isError) return <ProblemNotice error={found.error} retry={() => void found.refetch()} />;
  if (found.isPending) return <Loading />;
  const { rows, meta } = found.data;
  return (
    <>
      <p aria-live="polite">{count(texts.count, meta.total)}</p>
      {rows.length === 0 ? <Notice>{texts.none}</Notice> : <LclTable rows={rows} />}
      <Pages asked={Number(search.page ?? 1)} meta={meta} onPage={onPage} />
    </>
  );
}

function LclTable({ rows }: { readonly rows: readonly Row[] }) {
  const { count, day } = useWords();
  const texts = useAreaWords(lclWords);
  const { days } = useAreaWords(ratesWords);
  const isPriced = rows.some(({ price }) => price !== undefined);
  const { price: priceHead, ...others } = texts.columns;
  const columns = isPriced ? texts.columns : others;
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ rate, price }) => (
            <tr key={rate.id}>
              <td data-label={texts.columns.lane}>{laneText(rate)}</td>
              <td data-label={texts.columns.carrier}>{rate.carrier?.name ?? '—'}</td>
              <td data-label={texts.columns.freight}>
                <LclFreight freight={rate.freight} />
              </td>
              {price ? (
                <td data-label={priceHead}>
                  <CargoPrice price={price} unit={texts.units[rate.freight.basis]} />
                </td>
              ) : null}
              <td data-label={texts.columns.validity}>
                {day(rate.validFrom)} – {day(rate.validTo)}
              </td>
              <td data-label={texts.columns.transit}>
                {rate.transitDays === null ? '—' : count(days, rate.transitDays)}
              </td>
              <td data-label={texts.columns.more}>
                <LclDetails rate={rate} price={price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Totals by currency: one amount where all is known, else from what is certain on. */
function CargoPrice({ price, unit }: { readonly price: Priced['price']; readonly unit: string }) {
  const { number, money } = useWords();
  const texts = useAreaWords(lclWords);
  const { chargeable, totals } = price;
  return (
    <span>
      {totals.map(({ currency, atLeast, atMost }) => (
        <strong key={currency} style={{ display: 'block' }}>
          {money(atLeast, currency)}
          {atMost === null ? ` ${texts.open}` : atMost > atLeast ? ` ${texts.range} ${number(atMost)}` : ''}
        </strong>
      ))}
      <span className="hint">
        {texts.charged} {number(chargeable.quantity)} {unit}, {texts.by[chargeable.by]}
      </span>
    </span>
  );
}
