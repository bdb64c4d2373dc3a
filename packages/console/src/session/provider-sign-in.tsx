import { useQuery } from '@tanstack/react-query';
import { watchedFetch } from '../api/reachable.ts';
import { Notice } from '../parts/notice.tsx';
import { useAreaWords } from '../words/use-words.tsx';
import { sessionWords } from './session-words.ts';

const PATH = '/console/oidc';

/** Where signing in with the identity provider begins; null where there is none. */
async function readSignIn(): Promise<string | null> {
  const response = await watchedFetch(PATH);
  return response.ok ? ((await response.json()) as { signIn: string | null }).signIn : null;
}

/** Leads to the identity provider, when the service has one, and says why the last sign-in there did not succeed. */
export function ProviderSignIn() {
  const { provider } = useAreaWords(sessionWords);
  const signIn = useQuery({ queryKey: ['session', 'provider'], queryFn: readSignIn, retry: false });
  const code = new URLSearchParams(window.location.search).get('sign-in') ?? '';
  if (!signIn.data) return null;
  return (
    <>
      {Object.hasOwn(provider.refusals, code) ? (
        <Notice severity="error" role="alert">
          {provider.refusals[code as keyof typeof provider.refusals]}
        </Notice>
      ) : null}
      <p>
        <a className="button primary" href={signIn.data}>
          {provider.signIn}
        </a>
      </p>
      <p className="hint">{provider.otherwise}</p>
    </>
  );
}
