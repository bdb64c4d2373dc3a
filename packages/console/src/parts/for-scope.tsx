import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allows } from '../session/session.ts';

/** What only a session with the scope sees. */
export function ForScope({ scope, children }: { readonly scope: string; readonly children: ReactNode }) {
  const { session } = useRouteContext({ from: '__root__' });
  return allows(session, scope) ? children : null;
}
