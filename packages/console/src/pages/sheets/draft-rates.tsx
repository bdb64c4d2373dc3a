import type { RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { laneText } from '../../parts/lane.ts';
import { MissingList } from '../../parts/missing-list.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { RateCharges } from '../rates/rate-charges.tsx';
import { TotalParts } from '../rates/total-parts.tsx';
import { sheetsWords } from './sheets-words.ts';
import { readOfDraft } from './use-sheet.ts';

const PER_PAGE = 50;

/** The rates read from a draft, searched by place, carrier and container. */
export function DraftRates({ sheet }: { readonly sheet: number }) {
  const { words, count, day, money } = useWords();
  const texts = useAreaWords(sheetsWords);
  const { rateColumns: columns } = texts;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const rates = useQuery({
    queryKey: ['draft-rates', sheet, search, page],
    queryFn: readOfDraft(sheet, (signal) =>
      client.call('list-draft-rates', { path: { id: sheet }, query: { search, page, per_page: PER_PAGE }, signal }),
    ),
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
              <ColumnHeads columns={columns} numbers={['base']} />
              <tbody>
                {rates.data.data.map((rate) => (
                  <tr key={rate.position}>
                    <td data-label={columns.lane}>{laneText(rate)}</td>
                    <td data-label={columns.carrier}>{rate.carrier?.name ?? '—'}</td>
                    <td data-label={columns.equipment}>{rate.equipment.code}</td>
                    <td data-label={columns.base} className="number">
                      {money(rate.base.amount, rate.base.currency)}
                    </td>
                    <td data-label={columns.charges}>
                      <TotalParts rate={rate} />
                      <Whole rate={rate} />
                    </td>
                    <td data-label={columns.validity}>
                      {day(rate.validFrom)} – {day(rate.validTo)}
                    </td>
                    <td data-label={columns.source}>
                      {rate.tab !== null && rate.row !== null ? (
                        <Link
                          to="/sheets/$id/grid"
                          params={{ id: String(sheet) }}
                          search={{ tab: rate.tab, row: rate.row }}
                        >
                          {rate.tab} · #{rate.row}
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

type Draft = RecordOf<'list-draft-rates'>;

/** Everything else that the sheet says of a rate: each charge with its condition, what the total leaves out, days, remarks. */
function Whole({ rate }: { readonly rate: Draft }) {
  const { count } = useWords();
  const { wholeRate, freeDays, ...texts } = useAreaWords(sheetsWords);
  const { transitDays, commodity, remarks, total } = rate;
  const days = (n: number | null) => (n === null ? null : count(texts.days, n));
  const said: readonly (readonly [string, string | null])[] = [
    [texts.transit, days(transitDays)],
    ...(['demurrage', 'detention', 'combined'] as const).map(
      (kind) => [freeDays[kind], days(rate.freeDays[kind])] as const,
    ),
    [texts.commodity, commodity],
    [texts.remarks, remarks],
  ];
  return (
    <details>
      <summary>{wholeRate}</summary>
      <RateCharges rate={rate} />
      {total.missing.length > 0 ? (
        <Labelled label={texts.missing}>
          <MissingList missing={total.missing} />
        </Labelled>
      ) : null}
      {said.map(([label, text]) =>
        text === null ? null : (
          <p key={label}>
            <Labelled label={label}>{text}</Labelled>
          </p>
        ),
      )}
    </details>
  );
}
