import type { RecordOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useKept } from '../../../parts/use-kept.ts';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { ExchangeRates } from './exchange-rates.tsx';
import { PriceListPreview } from './price-list-preview.tsx';
import { priceListWords } from './price-list-words.ts';
import { SavePriceList } from './save-price-list.tsx';

type PriceList = RecordOf<'list-price-lists'>;

type Version = Pick<PriceList, 'name' | 'updatedAt'>;

const LOOK_MILLISECONDS = 1_000;

/** What accounts are sold at: each price list with what its customers see, and a form to save one. */
export function PriceListSection() {
  const texts = useAreaWords(priceListWords);
  const [edited, setEdited] = useKept<Version>('the price list to change', {
    ...{ of: '', begin: () => ({ name: '', updatedAt: '' }) },
  });
  const lists = useQuery({
    queryKey: ['price-lists'],
    queryFn: ({ signal }) => client.call('list-price-lists', { query: { per_page: 100 }, signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(({ making }) => making) ? LOOK_MILLISECONDS : false),
  });
  return (
    <>
      <p className="hint">{texts.hint}</p>
      {lists.isError ? <ProblemNotice error={lists.error} retry={() => void lists.refetch()} /> : null}
      {lists.isPending ? <Loading /> : null}
      {lists.data?.data.length === 0 ? <Empty>{texts.empty}</Empty> : null}
      {lists.data?.data.map((list) => (
        <ShownPriceList
          key={list.name}
          list={list}
          onEdit={() => setEdited({ name: list.name, updatedAt: list.updatedAt })}
        />
      ))}
      {lists.isPending ? null : (
        <SavePriceList
          key={`${edited.name} ${edited.updatedAt}`}
          of={`${edited.name} ${edited.updatedAt}`}
          edited={lists.data?.data.find(({ name }) => name === edited.name)}
        />
      )}
      <ExchangeRates />
    </>
  );
}

type Props = { readonly list: PriceList; readonly onEdit: () => void };

function ShownPriceList({ list, onEdit }: Props) {
  const { name, accounts, rules, rates, making, updatedAt, updatedBy } = list;
  const { moment, who, number, labelled } = useWords();
  const texts = useAreaWords(priceListWords);
  const queries = useQueryClient();
  const [release, setRelease] = useState(false);
  const removing = useMutation({
    mutationFn: () => client.call('delete-price-list', { path: { name }, query: { release } }),
    // The preview of what is gone is not asked for again.
    onSuccess: () =>
      queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'price-list-preview' }),
  });
  const sold = texts.sold
    .replace('{current}', number(rates.current))
    .replace('{withoutMargin}', number(rates.withoutMargin));
  return (
    <section className="card" aria-label={name}>
      <h2>{name}</h2>
      <p>
        {labelled(texts.accounts, accounts.join(', ') || '–')} · {labelled(texts.rules, number(rules.length))}{' '}
        <span className="hint">{`${moment(updatedAt)} · ${who(updatedBy)}`}</span>
      </p>
      <p>{sold}</p>
      {making ? <Making {...making} /> : null}
      <p className="actions">
        <button type="button" onClick={onEdit}>
          {texts.edit}
        </button>
        <ConfirmButton label={texts.remove} question={texts.sureToRemove} onConfirm={() => removing.mutate()}>
          <label>
            <input type="checkbox" checked={release} onChange={({ target }) => setRelease(target.checked)} />{' '}
            {texts.release}
          </label>
        </ConfirmButton>
      </p>
      {removing.isError ? <ProblemNotice error={removing.error} /> : null}
      <PriceListPreview name={name} />
    </section>
  );
}

/** How many of its rates are priced; without a total it has not begun. */
function Making({ done, total }: NonNullable<PriceList['making']>) {
  const { number } = useWords();
  const texts = useAreaWords(priceListWords);
  return (
    <p className="actions">
      <progress aria-label={texts.making} {...(total > 0 ? { value: done, max: total } : {})} />
      <span>
        {texts.making}
        {total > 0 ? ` ${texts.priced.replace('{done}', number(done)).replace('{total}', number(total))}` : null}
      </span>
    </p>
  );
}
