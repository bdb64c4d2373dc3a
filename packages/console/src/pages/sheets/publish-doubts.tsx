import { Notice } from '../../parts/notice.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import type { Sheet } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

/** Findings about what is published, which nothing in the sheet shows. */
const SHOWN_WHOLE: ReadonlySet<string> = new Set(['takes_back_change', 'replaces_without_carrier', 'stays_beside']);

type Props = { readonly findings: Sheet['findings']; readonly hasLink?: boolean };

/**
 * How many errors and warnings a draft has, to be seen before it is published, and whether rows are held back; in words that the
 * validity of rates has ended, which changes of notices it would take back, which rates of other sheets those without a carrier would
 * replace, and which would stay in force beside newer ones; nothing when it has none.
 */
export function PublishDoubts({ findings, hasLink = false }: Props) {
  const { count, explain } = useWords();
  const texts = useAreaWords(sheetsWords);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const ended = findings.find(({ code }) => code === 'rates_ended');
  if (errors + warnings === 0) return null;
  const counts = [
    ...(errors > 0 ? [count(texts.errors, errors)] : []),
    ...(warnings > 0 ? [count(texts.warnings, warnings)] : []),
  ];
  return (
    <Notice severity={errors > 0 ? 'error' : 'warning'}>
      <p>
        <strong>{counts.join(' · ')}</strong>
      </p>
      {ended ? (
        <p>
          {explain('finding', ended.code)?.title ?? ended.message} {texts.endedAreNotFound}
        </p>
      ) : null}
      {findings
        .filter(({ code }) => SHOWN_WHOLE.has(code))
        .map(({ code, message }) => (
          <p key={message}>
            {explain('finding', code)?.title} <span lang="en">{message}</span>
          </p>
        ))}
      <p>
        {errors > 0 ? texts.heldBack : texts.nothingHeldBack}{' '}
        {hasLink ? <a href="#findings">{texts.readFindings}</a> : null}
      </p>
    </Notice>
  );
}
