import type { OutputOf, RecordOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { Labelled } from '../../../words/labelled.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { Sheet } from '../import-file.ts';
import { readOfDraft } from '../use-sheet.ts';
import type { GridRow } from './use-grid.ts';

const route = getRouteApi('/sheets/$id/grid');

type RateAtCell = RecordOf<'list-draft-rates'> | OutputOf<'get-rate'> | undefined;

type Props = {
  readonly sheet: Sheet;
  /** Its place in the draft, or its id. */
  readonly rate: number;
  readonly row: GridRow | undefined;
};

/** A rate that comes from a cell, with the way to its price. */
export function RateOfCell({ sheet, rate, row }: Props) {
  const { day, money, list } = useWords();
  const place = route.useSearch();
  const isDraft = sheet.status === 'draft';
  const readDraftRate = readOfDraft<RateAtCell>(sheet.id, async (signal) => {
    const query = { page: rate + 1, per_page: 1 };
    return (await client.call('list-draft-rates', { path: { id: sheet.id }, query, signal })).data[0];
  });
  const readRate = ({ signal }: { signal: AbortSignal }): Promise<RateAtCell> =>
    client.call('get-rate', { path: { id: rate }, signal });
  const read = useQuery({
    queryKey: isDraft ? ['draft-rate', sheet.id, rate] : ['rate', rate],
    queryFn: isDraft ? readDraftRate : readRate,
  });
  if (!read.data) return null;
  const { origin, destination, carrier, equipment, base, validFrom, validTo } = read.data;
  const price = row?.cells.find(({ rates }) => rates.includes(rate))?.cell;
  const text = `${origin.name ?? origin.text} → ${destination.name ?? destination.text}`;
  return (
    <li>
      <Labelled label={list([text, carrier?.name, equipment.code])}>{money(base.amount, base.currency)}</Labelled>{' '}
      <span className="hint">
        {day(validFrom)} – {day(validTo)}
      </span>{' '}
      {price ? (
        <Link to="/sheets/$id/grid" params={{ id: String(sheet.id) }} search={{ ...place, cell: price }} replace>
          {price}
        </Link>
      ) : null}
    </li>
  );
}
