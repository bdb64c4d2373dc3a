import { AgentRateError } from '@agent-rate/client';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { client } from '../api/client.ts';
import { ProblemNotice } from '../api/problem-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { PreferencesControls } from '../shell/preferences-controls.tsx';
import { Labelled } from '../words/labelled.tsx';
import { useAreaWords, useWords } from '../words/use-words.tsx';
import { type Session, signIn } from './session.ts';
import { sessionWords } from './session-words.ts';

/** The address of an invite; its token is behind the `#`, which browsers do not send. */
export const INVITE = '/console/invite';

/** Accepts the invite of the address: signs the person in, and shows the key once. */
export function InvitePage() {
  const { words } = useWords();
  const { invite } = useAreaWords(sessionWords);
  const token = window.location.hash.slice(1);
  const accepting = useMutation({
    mutationFn: async () => {
      const accepted = await client.call('accept-invite', { body: { token } });
      return { ...accepted, session: await signIn(accepted.key) };
    },
    // The token is of no more use.
    onSuccess: () => window.history.replaceState(null, '', INVITE),
  });
  return (
    <main className="sign-in">
      <div className="card">
        <h1>{words.product}</h1>
        {accepting.data ? (
          <Accepted session={accepting.data.session} secret={accepting.data.key} />
        ) : (
          <>
            <h2>{invite.title}</h2>
            <p>{token === '' ? invite.none : invite.hint}</p>
            {accepting.isError ? <InviteProblem error={accepting.error} /> : null}
            <div className="filters">
              <button
                type="button"
                className="primary"
                disabled={token === '' || accepting.isPending}
                onClick={() => accepting.mutate()}
              >
                {invite.accept}
              </button>
              <a href="/console">{invite.toSignIn}</a>
            </div>
          </>
        )}
        <div className="preferences">
          <PreferencesControls />
        </div>
      </div>
    </main>
  );
}

function InviteProblem({ error }: { readonly error: Error }) {
  const { problems } = useAreaWords(sessionWords).invite;
  const code = error instanceof AgentRateError ? error.code : '';
  if (!(code in problems)) return <ProblemNotice error={error} />;
  return (
    <Notice severity="error" role="alert">
      {problems[code as keyof typeof problems]}
    </Notice>
  );
}

type AcceptedProps = { readonly session: Session; readonly secret: string };

/** The key in a form that password managers understand: they offer to keep it when the form is sent. */
function Accepted({ session, secret }: AcceptedProps) {
  const { words } = useWords();
  const { invite } = useAreaWords(sessionWords);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    window.location.assign('/console');
  };
  return (
    <form onSubmit={submit}>
      <h2>{invite.welcome.replace('{name}', session.name)}</h2>
      {session.person ? (
        <p>
          <Labelled label={invite.role}>{words.roles[session.person.role]}</Labelled>
        </p>
      ) : null}
      <ShownOnce text={invite.keep} secret={secret} />
      <div className="visually-hidden" aria-hidden="true">
        <input readOnly tabIndex={-1} autoComplete="username" value={session.name} />
        <input readOnly tabIndex={-1} type="password" autoComplete="new-password" value={secret} />
      </div>
      <button type="submit" className="primary">
        {invite.proceed}
      </button>
    </form>
  );
}
