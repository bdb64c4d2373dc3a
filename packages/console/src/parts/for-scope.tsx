import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allows } from '../session/session.ts';

type Props = {
  readonly scope: string;
  readonly children: ReactNode;
  /** What others see in its place. */
  readonly otherwise?: ReactNode;
};

/** What only a session with the scope sees. */
export function ForScope({ scope, children, otherwise = null }: Props) {
  const { session } = useRouteContext({ from: '__root__' });
  return allows(session, scope) ? children : otherwise;
}
