import { ProblemNotice } from '../api/problem-notice.tsx';

type Props = { readonly area: string; readonly error: unknown; readonly retry: () => void };

/** A page whose subject could not be read: under the name of its area, what went wrong. */
export function ProblemPage({ area, error, retry }: Props) {
  return (
    <>
      <h1>{area}</h1>
      <ProblemNotice error={error} retry={retry} />
    </>
  );
}
