import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ServiceText } from '../../parts/service-text.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { sheetsWords } from './sheets-words.ts';

type Source = OutputOf<'list-sources'>['data'][number];
type Item = Source['recent'][number];

const LOOK_MILLISECONDS = 15_000;
const TONES = { waiting: '', working: 'ok', failing: 'error' } as const;

/** The mailbox and the folder that sheets arrive by, where the operator configured them: whether they work, and what came. */
export function SourceList() {
  const sources = useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => client.call('list-sources', { signal }),
    refetchInterval: ({ state }) => (state.data?.data.length ? LOOK_MILLISECONDS : false),
  });
  return sources.data?.data.map((source) => <SourceCard key={source.kind} source={source} />);
}

function SourceCard({ source }: { readonly source: Source }) {
  const { moment } = useWords();
  const { sources: texts } = useAreaWords(sheetsWords);
  const { kind, name, status, lookedAt, imported, refused, problem, recent } = source;
  return (
    <section className="card" aria-label={`${texts.kinds[kind]} ${name}`}>
      <p>
        <strong>{texts.kinds[kind]}</strong> {name}{' '}
        <span className="badge" data-tone={TONES[status]}>
          {texts.statuses[status]}
        </span>{' '}
        {lookedAt ? <span className="hint">{texts.looked.replace('{when}', moment(lookedAt))}</span> : null}
      </p>
      {problem ? <ServiceText kind="problem" {...problem} next={String(problem.data.next ?? '')} /> : null}
      {recent.length > 0 ? (
        <details>
          <summary>{texts.came.replace('{imported}', String(imported)).replace('{refused}', String(refused))}</summary>
          <ul>
            {recent.map((item) => (
              <ItemLine key={`${item.takenAt} ${item.name}`} item={item} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function ItemLine({ item: { name, sender, status, sheet, problem, takenAt } }: { readonly item: Item }) {
  const { moment } = useWords();
  const { sources: texts } = useAreaWords(sheetsWords);
  const shown = sheet === null ? <strong>{name}</strong> : null;
  return (
    <li>
      {shown ?? (
        <Link to="/sheets/$id" params={{ id: String(sheet) }}>
          {name}
        </Link>
      )}{' '}
      <span className="badge" data-tone={status === 'refused' ? 'error' : 'ok'}>
        {texts.outcomes[status]}
      </span>{' '}
      <span className="hint">
        {sender} {moment(takenAt)}
      </span>
      {problem ? <ServiceText kind="problem" {...problem} next={String(problem.data.next ?? '')} /> : null}
    </li>
  );
}
