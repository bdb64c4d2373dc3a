import type { RecordOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { TestBadge } from '../orders/test-order.tsx';
import { type Happening, startWords } from './start-words.ts';

type Event = RecordOf<'list-events'>;
const MOST_PAGES = 5;

/** The events since the beginning of yesterday, newest first. */
async function readRecent(signal: AbortSignal): Promise<Event[]> {
  const from = new Date();
  from.setDate(from.getDate() - 1);
  from.setHours(0, 0, 0, 0);
  const events: Event[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { since: from.toISOString(), ...(after === undefined ? {} : { after }) };
    const { data, meta } = await client.call('list-events', { query, signal });
    events.push(...data);
    if (!meta.more) break;
    after = meta.next;
  }
  return events.reverse();
}

/** What happened since yesterday in words, each with the way to it. */
export function Recent() {
  const { moment } = useWords();
  const texts = useAreaWords(startWords);
  const recent = useQuery({
    queryKey: ['recent'],
    queryFn: ({ signal }) => readRecent(signal),
    refetchInterval: 30_000,
  });
  return (
    <section>
      <h2>{texts.recent}</h2>
      {recent.isPending ? <Loading /> : null}
      {recent.isError ? <ProblemNotice error={recent.error} retry={() => void recent.refetch()} /> : null}
      {recent.data?.length === 0 ? <Empty>{texts.quiet}</Empty> : null}
      <ul className="recent">
        {recent.data?.slice(0, 50).map(({ id, type, subject, time, data }) => (
          <li key={id}>
            <time dateTime={time}>{moment(time)}</time>
            <span>{textOfEvent(type, data, texts)}</span>
            <span>
              <Subject subject={subject} /> <TestBadge test={'test' in data && data.test === true} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An event in words. A confirmation in part has the type of a requested correction. */
function textOfEvent(type: string, data: object, texts: (typeof startWords)['en']): string {
  if ('action' in data && data.action === 'confirm-part') return texts.confirmedInPart;
  return texts.happenings[type.replace(/^agent-rate\.|\.v\d+$/g, '') as Happening] ?? type;
}

/** What an event is about, with the way to it. */
function Subject({ subject }: { readonly subject: string }) {
  const texts = useAreaWords(startWords);
  const [kind, id = ''] = subject.split('/');
  if (kind === 'orders')
    return (
      <Link to="/orders/$id" params={{ id }}>
        {id}
      </Link>
    );
  if (kind === 'rate-sheets')
    return (
      <Link to="/sheets/$id" params={{ id }}>
        {texts.sheet.replace('{id}', id)}
      </Link>
    );
  if (kind === 'webhooks')
    return (
      <Link to="/administration" search={{ section: 'webhooks' }}>
        {texts.webhook}
      </Link>
    );
  return <span>{subject}</span>;
}
