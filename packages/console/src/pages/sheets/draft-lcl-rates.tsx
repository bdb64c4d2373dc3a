import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { laneText } from '../../parts/lane.ts';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { LclFreight } from '../rates/lcl/lcl-freight.tsx';
import { lclWords } from '../rates/lcl/lcl-words.ts';
import { readOfDraft } from './use-sheet.ts';

const PER_PAGE = 50;

/** The LCL rates read from a draft. */
export function DraftLclRates({ sheet }: { readonly sheet: number }) {
  const { count, day } = useWords();
  const texts = useAreaWords(lclWords);
  const [page, setPage] = useState(1);
  const rates = useQuery({
    queryKey: ['draft-rates', sheet, 'lcl', page],
    queryFn: readOfDraft(sheet, (signal) =>
      client.call('list-draft-lcl-rates', { path: { id: sheet }, query: { page, per_page: PER_PAGE }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <details>
      <summary>{texts.draftRates}</summary>
      {rates.isError ? <ProblemNotice error={rates.error} retry={() => void rates.refetch()} /> : null}
      {rates.data ? (
        <>
          <p aria-live="polite">{count(texts.count, rates.data.meta.total)}</p>
          <div className="scroll">
            <table className="stacked">
              <tbody>
                {rates.data.data.map(({ position, carrier, freight, validFrom, validTo, tab, row, ...lane }) => (
                  <tr key={position}>
                    <td>{laneText(lane)}</td>
                    <td>{carrier?.name ?? '—'}</td>
                    <td>
                      <LclFreight freight={freight} />
                    </td>
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
                ))}
              </tbody>
            </table>
          </div>
          <Pages asked={page} meta={rates.data.meta} onPage={setPage} />
        </>
      ) : null}
    </details>
  );
}
