import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Findings } from '../../parts/findings.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { documentsWords } from './documents-words.ts';
import type { Extraction } from './extraction.ts';

const TONES = { error: 'error', warning: 'warning', ok: 'ok' } as const;
type Verdict = keyof typeof TONES;

/** The verdict of the dangerous goods checks, what they say, and whether a non-dangerous goods letter may be made. */
export function ChecksPanel({ extraction: { id, corrections } }: { readonly extraction: Extraction }) {
  const { words, count } = useWords();
  const texts = useAreaWords(documentsWords);
  const check = useQuery({
    queryKey: ['check', id, corrections.length],
    queryFn: ({ signal }) => client.call('check-extraction', { path: { id }, signal }),
  });
  if (check.isPending) return <p className="hint">{words.common.loading}</p>;
  if (check.isError) return <ProblemNotice error={check.error} retry={() => void check.refetch()} />;
  const { verdict, counts, findings, letter, edition } = check.data;
  const tone = Object.hasOwn(TONES, verdict) ? (verdict as Verdict) : 'warning';
  return (
    <section aria-label={texts.checks}>
      <h2>{texts.checks}</h2>
      <p>
        <span className="badge" data-tone={TONES[tone]}>
          {texts.verdict[tone]}
        </span>{' '}
        {count(texts.errors, counts.error)} · {count(texts.warnings, counts.warning)} ·{' '}
        {count(texts.notes, counts.note)} <span className="hint">{edition.name}</span>
      </p>
      <p>{letter.allowed ? texts.letterAllowed : texts.letterForbidden}</p>
      <Findings
        findings={findings.map(({ code, severity, message, source, ask }) => ({
          code,
          severity,
          message: `${message} (${source})`,
          ...(ask ? { ask } : {}),
        }))}
      />
    </section>
  );
}
