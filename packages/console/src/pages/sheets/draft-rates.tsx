import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { laneText } from '../../parts/lane.ts';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';

const PER_PAGE = 50;

/** The rates read from a draft, searched by place, carrier and container. */
export function DraftRates({ sheet }: { readonly sheet: number }) {
  const { words, count, day, money } = useWords();
  const texts = useAreaWords(sheetsWords);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const rates = useQuery({
    queryKey: ['draft-rates', sheet, search, page],
    queryFn: ({ signal }) =>
      client.call('list-draft-rates', { path: { id: sheet }, query: { search, page, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <details>
      <summary>{texts.draftRates}</summary>
      <label className="field">
        <span>{words.common.search}</span>
        <input
          type="search"
          value={search}
          maxLength={200}
          onChange={(event) => {
            setPage(1);
            setSearch(event.target.value);
          }}
        />
      </label>
      {rates.isError ? <ProblemNotice error={rates.error} retry={() => void rates.refetch()} /> : null}
      {rates.data ? (
        <>
          <p aria-live="polite">{count(texts.rates, rates.data.meta.total)}</p>
          <div className="scroll">
            <table className="stacked">
              <tbody>
                {rates.data.data.map(
                  ({ position, carrier, equipment, base, validFrom, validTo, tab, row, ...lane }) => (
                    <tr key={position}>
                      <td>{laneText(lane)}</td>
                      <td>{carrier?.name ?? '—'}</td>
                      <td>{equipment.code}</td>
                      <td className="number">{money(base.amount, base.currency)}</td>
                      <td>
                        {day(validFrom)} – {day(validTo)}
                      </td>
                      <td>
                        {tab !== null && row !== null ? (
                          <Link to="/sheets/$id/grid" params={{ id: String(sheet) }} search={{ tab, row }}>
                            {tab} · #{row}
                          </Link>
                        ) : null}
                      </td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
          <Pages asked={page} meta={rates.data.meta} onPage={setPage} />
        </>
      ) : null}
    </details>
  );
}
