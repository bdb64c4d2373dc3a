import { type FormEvent, useState } from 'react';
import { PreferencesControls } from '../shell/preferences-controls.tsx';
import { useWords } from '../words/use-words.tsx';
import { type Session, SignInRefused, signIn } from './session.ts';

/** Asks for a key and exchanges it for a session. The key stays nowhere in the page. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) {
  const { words } = useWords();
  const [problem, setProblem] = useState<string>();
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
      setProblem(error instanceof SignInRefused ? error.message : words.common.unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className="sign-in">
      <form className="card" onSubmit={submit}>
        <h1>{words.product}</h1>
        <h2>{words.session.title}</h2>
        <label className="field">
          <span>{words.session.key}</span>
          <input name="key" type="password" autoComplete="current-password" required aria-describedby="key-hint" />
        </label>
        <p id="key-hint" className="hint">
          {words.session.hint}
        </p>
        {problem ? (
          <p className="notice" data-severity="error" role="alert">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="primary" disabled={isBusy}>
          {words.session.signIn}
        </button>
        <div className="preferences">
          <PreferencesControls />
        </div>
      </form>
    </main>
  );
}
