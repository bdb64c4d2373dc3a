import type { ReactNode } from 'react';
import { useWords } from './use-words.tsx';

type Props = { readonly label: ReactNode; readonly children?: ReactNode };

/** What something is, and its value behind the colon of the language; `labelled` of the words does it with texts. */
export function Labelled({ label, children }: Props) {
  const { words } = useWords();
  return (
    <>
      {label}
      {words.common.colon}
      {children}
    </>
  );
}
