import { PreferencesControls } from '../shell/preferences-controls.tsx';
import { useWords } from '../words/use-words.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import type { Session } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** What is shown before signing in. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) {
  const { words } = useWords();
  return (
    <main className="sign-in">
      <div className="card">
        <h1>{words.product}</h1>
        <h2>{words.session.title}</h2>
        <ProviderSignIn />
        <SignInForm onSignedIn={onSignedIn} />
        <div className="preferences">
          <PreferencesControls />
        </div>
      </div>
    </main>
  );
}
