import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { Notice } from '../parts/notice.tsx';
import { useAreaWords, useWords } from '../words/use-words.tsx';
import { shellWords } from './shell-words.ts';

/** What is shown at an address of the console that names no page. */
export function NotFoundPage() {
  const texts = useAreaWords(shellWords);
  return (
    <>
      <h1>{texts.notFound}</h1>
      <p>{texts.notFoundHint}</p>
      <p>
        <Link to="/">{texts.toStart}</Link>
      </p>
    </>
  );
}

/** What is shown in place of a page that failed; the frame stays. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const { words } = useWords();
  const texts = useAreaWords(shellWords);
  const router = useRouter();
  return (
    <>
      <h1>{texts.broken}</h1>
      <Notice severity="error" role="alert">
        <p>{texts.brokenHint}</p>
        <p>
          <code className="wrapped">{error instanceof Error ? error.message : String(error)}</code>
        </p>
        <button type="button" onClick={() => void router.invalidate()}>
          {words.common.retry}
        </button>
      </Notice>
    </>
  );
}
