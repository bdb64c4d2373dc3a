import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../parts/notice.tsx';
import { ServiceText } from '../parts/service-text.tsx';
import { useWords } from '../words/use-words.tsx';
import { type Session, SignInRefused, signIn } from './session.ts';

type Props = { readonly onSignedIn: (session: Session) => void; readonly children?: ReactNode };

/** Asks for a key and exchanges it for a session. The key stays nowhere in the page. */
export function SignInForm({ onSignedIn, children }: Props) {
  const { words } = useWords();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setProblem(undefined);
    try {
      const session = await signIn(String(new FormData(form).get('key') ?? '').trim());
      form.reset();
      onSignedIn(session);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit}>
      <label className="field">
        <span>{words.session.key}</span>
        <input name="key" type="password" autoComplete="current-password" required aria-describedby="key-hint" />
      </label>
      <p id="key-hint" className="hint">
        {words.session.hint}
      </p>
      {problem ? (
        <Notice severity="error" role="alert">
          {problem instanceof SignInRefused ? (
            <ServiceText kind="problem" code={problem.code} message={problem.message} />
          ) : (
            <p>{words.common.unreachable}</p>
          )}
        </Notice>
      ) : null}
      <div className="filters">
        <button type="submit" className="primary" disabled={isBusy}>
          {words.session.signIn}
        </button>
        {children}
      </div>
    </form>
  );
}
