import { useEffect, useRef } from 'react';
import { useAreaWords } from '../words/use-words.tsx';
import { type Session, signOut } from './session.ts';
import { sessionWords } from './session-words.ts';
import { SignInForm } from './sign-in-form.tsx';

type Props = {
  /** The code that the service refused the session with. */
  readonly code: string;
  readonly onSignedIn: (session: Session) => void;
  readonly onLeft: () => void;
};

/** Over the page whose session ended: what was typed there stays, and signing in again leads back to it. */
export function SessionEnded({ code, onSignedIn, onLeft }: Props) {
  const { ended } = useAreaWords(sessionWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leave = async () => {
    await signOut();
    onLeft();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog card sign-in-again"
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">{ended.title}</h2>
      <p>{code in ended.reasons ? ended.reasons[code as keyof typeof ended.reasons] : ended.reasons.missing_api_key}</p>
      <p className="hint">{ended.kept}</p>
      <SignInForm onSignedIn={onSignedIn}>
        <button type="button" onClick={() => void leave()}>
          {ended.leave}
        </button>
      </SignInForm>
    </dialog>
  );
}
