import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { type Finding, Findings, type FoundPlace } from '../../../parts/findings.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import type { Extraction } from './extraction.ts';

const TONES = { error: 'error', warning: 'warning', ok: 'ok' } as const;
type Verdict = keyof typeof TONES;
type CheckFinding = OutputOf<'check-extraction'>['findings'][number];
type Props = { readonly extraction: Extraction; readonly onShow: (place: FoundPlace) => void };

/** The verdict of the dangerous goods checks, what they say, and whether a non-dangerous goods letter may be made. */
export function ChecksPanel({ extraction: { id, corrections }, onShow }: Props) {
  const { count } = useWords();
  const texts = useAreaWords(documentsWords);
  const check = useQuery({
    queryKey: ['check', id, corrections.length],
    queryFn: ({ signal }) => client.call('check-extraction', { path: { id }, signal }),
  });
  if (check.isPending) return <Loading />;
  if (check.isLoadingError) return <ProblemNotice error={check.error} retry={() => void check.refetch()} />;
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
      <p>{texts[letterText(letter)]}</p>
      {findings.length > 0 ? <Findings findings={findings.map(findingOf)} onShow={onShow} /> : null}
    </section>
  );
}

/** Evidence against the letter weighs more than that nothing speaks for it. */
function letterText({ allowed, findings }: OutputOf<'check-extraction'>['letter']) {
  if (allowed) return 'letterAllowed';
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.every(({ code }) => code === 'letter_not_shown') ? 'letterNotShown' : 'letterForbidden';
}

/** A finding of the checks in the shape of the others. */
function findingOf({ code, severity, message, source, ask, places }: CheckFinding): Finding {
  const shown = places.map(({ documentId, page, box, quote }): FoundPlace => {
    const [left, top, right, bottom] = box ?? [];
    return {
      ...(documentId === undefined ? {} : { document: documentId }),
      ...(page === undefined ? {} : { page }),
      ...(left === undefined || top === undefined || right === undefined || bottom === undefined
        ? {}
        : { box: [left, top, right, bottom] }),
      ...(quote === undefined ? {} : { quote }),
    };
  });
  return { code, severity, message: `${message} (${source})`, places: shown, ...(ask ? { ask } : {}) };
}
