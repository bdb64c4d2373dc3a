import { Labelled } from '../words/labelled.tsx';
import { useWords } from '../words/use-words.tsx';
import { WithCode } from './with-code.tsx';

type Props = {
  readonly kind: 'problem' | 'finding';
  readonly code: string;
  /** The service's own words, in English. */
  readonly message: string;
  readonly next?: string | undefined;
};

/** What the service says, and what to do in the console; in another language by its code, with the service's own words below. */
export function ServiceText({ kind, code, message, next }: Props) {
  const { words, explain } = useWords();
  const known = explain(kind, code);
  const advice = known === undefined ? next : known.advice;
  return (
    <>
      <p>{known?.title ?? <WithCode text={message} />}</p>
      {advice ? (
        <p>
          <strong>
            <Labelled label={words.common.next} />
          </strong>
          <WithCode text={advice} />
        </p>
      ) : null}
      {known?.title ? (
        <p className="own-words" lang="en">
          <WithCode text={message} />
        </p>
      ) : null}
    </>
  );
}
