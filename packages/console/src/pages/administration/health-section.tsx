import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

/** Whether the service is well, check by check. */
export function HealthSection() {
  const { health: texts } = useAreaWords(administrationWords);
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => client.call('check-health', { signal }),
    refetchInterval: 15_000,
  });
  if (health.isLoadingError) return <ProblemNotice error={health.error} retry={() => void health.refetch()} />;
  if (health.data === undefined) return null;
  const { name, version, checks } = health.data;
  const labels: Readonly<Record<string, string>> = texts.checks;
  return (
    <>
      <p>
        {name} {version}
      </p>
      <ul>
        {Object.entries(checks).map(([check, { status, message }]) => (
          <li key={check}>
            {labels[check] ?? check}{' '}
            <span className="badge" data-tone={status === 'ok' ? 'ok' : 'error'}>
              {texts[status]}
            </span>{' '}
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}
