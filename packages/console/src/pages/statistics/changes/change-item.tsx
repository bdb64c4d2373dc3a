import type { OutputOf } from '@agent-rate/client';
import { Link } from '@tanstack/react-router';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { fillText } from '../fill-text.ts';
import { statisticsWords } from '../statistics-words.ts';
import { ChangeLines } from './change-lines.tsx';

type Change = OutputOf<'list-rate-changes'>['data'][number];
type Side = NonNullable<Change['before']>;

const TONES = { changed: 'warning', renewed: 'ok', ended: 'error', added: 'ok', expired: 'error' } as const;

/** One price that differs: what of it, by which publication, from which cells. */
export function ChangeItem({ change }: { readonly change: Change }) {
  const texts = useAreaWords(statisticsWords).changes;
  const { kind, origin, destination, carrier, equipment, before, after, lines } = change;
  const [from, to] = [origin, destination].map(({ name, code, text }) => name ?? code ?? text);
  return (
    <li className="card">
      <h3>
        <span className="badge" data-tone={TONES[kind]}>
          {texts.kinds[kind]}
        </span>{' '}
        {from} → {to} · {carrier?.name ?? '—'} · {equipment.code}
      </h3>
      {lines.length > 0 ? <ChangeLines lines={lines} /> : <Price side={after ?? before} />}
      <dl className="sources">
        {before ? <Source term={texts.was} side={before} /> : null}
        {after ? <Source term={texts.is} side={after} /> : null}
      </dl>
      <Published publication={change.publication} />
    </li>
  );
}

function Price({ side }: { readonly side: Side | null }) {
  const { money, day } = useWords();
  if (side === null) return null;
  const { base, validFrom, validTo } = side;
  return (
    <p>
      {money(base.amount, base.currency)} · {day(validFrom)} – {day(validTo)}
    </p>
  );
}

function Source({ term, side }: { readonly term: string; readonly side: Side }) {
  const texts = useAreaWords(statisticsWords).changes;
  const { file, tab, row, cell } = side.source;
  const rowText = row === null ? texts.noRow : fillText(texts.row, { row });
  const place = cell === null ? rowText : fillText(texts.cell, { cell });
  const text = tab === null ? texts.sourceWithoutTab : texts.source;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fillText(text, { file, tab: tab ?? '', place })}</dd>
    </div>
  );
}

/** Which sheet was published or reverted, and who did it; customers are told that it was the forwarder. */
function Published({ publication }: { readonly publication: Change['publication'] }) {
  const { moment, who } = useWords();
  const texts = useAreaWords(statisticsWords).changes;
  if (publication === null) return <p className="hint">{texts.byTime}</p>;
  const { kind, file, publishedBy, publishedAt, sheet } = publication;
  return (
    <p className="hint">
      {fillText(texts[kind], {
        file,
        by: publishedBy === 'the forwarder' ? texts.forwarder : who(publishedBy),
        at: moment(publishedAt),
      })}{' '}
      ·{' '}
      <Link to="/sheets/$id" params={{ id: String(sheet) }}>
        {texts.openSheet}
      </Link>
    </p>
  );
}
