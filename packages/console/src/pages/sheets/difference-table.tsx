import type { components, RecordOf } from '@agent-rate/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { ColumnHeads } from '../../parts/column-heads.tsx';
import { Pages } from '../../parts/pages.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';
import { readOfDraft } from './use-sheet.ts';

type Change = RecordOf<'list-draft-changes'>;
type Props = { readonly sheet: number; readonly difference: components['schemas']['Difference'] };

const PER_PAGE = 50;
/** A price that moves this much is marked: it may have been read wrongly. */
const OUTLIER_PERCENT = 25;

/** What publishing a draft would add, change and end, price by price. */
export function DifferenceTable({ sheet, difference }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(sheetsWords);
  const [kind, setKind] = useState<Change['kind']>();
  const [page, setPage] = useState(1);
  const changes = useQuery({
    queryKey: ['draft-changes', sheet, kind, page],
    queryFn: readOfDraft(sheet, (signal) =>
      client.call('list-draft-changes', {
        path: { id: sheet },
        query: { page, per_page: PER_PAGE, ...(kind ? { kind } : {}) },
        signal,
      }),
    ),
    placeholderData: keepPreviousData,
  });
  const choose = (next: Change['kind'] | undefined) => {
    setPage(1);
    setKind(next);
  };
  return (
    <section>
      <h2>{texts.difference}</h2>
      <div className="filters">
        {(['changed', 'added', 'superseded'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onClick={() => choose(kind === one ? undefined : one)}
          >
            {count(texts[one], difference[one])}
          </button>
        ))}
        <span>{count(texts.unchanged, difference.unchanged)}</span>
        {difference.shortened > 0 ? <span>{count(texts.shortened, difference.shortened)}</span> : null}
      </div>
      {difference.changed > 0 ? <PriceChange change={difference.priceChange} /> : null}
      {changes.isError ? <ProblemNotice error={changes.error} retry={() => void changes.refetch()} /> : null}
      {changes.data ? (
        <>
          <ChangeRows changes={changes.data.data} />
          <Pages asked={page} meta={changes.data.meta} onPage={setPage} />
        </>
      ) : null}
    </section>
  );
}

/** How far the prices of the changed rates move. */
function PriceChange({ change }: { readonly change: Props['difference']['priceChange'] }) {
  const { count, number } = useWords();
  const texts = useAreaWords(sheetsWords);
  if (change === null) return <p>{texts.noPriceChange}</p>;
  const signed = (percent: number) => `${percent > 0 ? '+' : ''}${number(percent)}`;
  return (
    <p>
      {count(texts.priceChange, change.rates)
        .replace('{average}', signed(change.averagePercent))
        .replace('{lowest}', signed(change.lowestPercent))
        .replace('{highest}', signed(change.highestPercent))}
    </p>
  );
}

function ChangeRows({ changes }: { readonly changes: readonly Change[] }) {
  const { day, money } = useWords();
  const texts = useAreaWords(sheetsWords);
  if (changes.length === 0) return null;
  return (
    <div className="scroll">
      <table className="stacked">
        <ColumnHeads columns={texts.columns} numbers={['before', 'after', 'percent']} />
        <tbody>
          {changes.map((one) => (
            <tr key={JSON.stringify(one)}>
              <td data-label={texts.columns.kind}>{texts.kind[one.kind]}</td>
              <td data-label={texts.columns.lane}>
                {one.origin} → {one.destination}
              </td>
              <td data-label={texts.columns.carrier}>{one.carrier}</td>
              <td data-label={texts.columns.container}>{one.equipment}</td>
              <td data-label={texts.columns.validity}>
                {day(one.validFrom)} – {day(one.validTo)}
                {one.shortenedTo === null ? null : (
                  <span className="hint">
                    <br />
                    {texts.shortenedTo.replace('{day}', day(one.shortenedTo))}
                  </span>
                )}
              </td>
              <td className="number" data-label={texts.columns.before}>
                {one.before === null ? '—' : money(one.before, one.beforeCurrency ?? one.currency)}
              </td>
              <td className="number" data-label={texts.columns.after}>
                {one.after === null ? '—' : money(one.after, one.currency)}
              </td>
              <td className="number" data-label={texts.columns.percent}>
                <Percent of={one.changePercent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Percent({ of }: { readonly of: number | null }) {
  const { number } = useWords();
  const texts = useAreaWords(sheetsWords);
  if (of === null) return '—';
  const text = `${of > 0 ? '+' : ''}${number(of)}`;
  if (Math.abs(of) < OUTLIER_PERCENT) return text;
  return (
    <span className="badge" data-tone="warning" title={texts.outlier}>
      {text} {texts.check}
    </span>
  );
}
