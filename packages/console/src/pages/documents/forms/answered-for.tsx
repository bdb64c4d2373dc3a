import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../parts/notice.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';

type Props = {
  /** What the forms are of, to tell it from others. */
  readonly of: string;
  readonly list: () => Promise<OutputOf<'list-overrulings'>>;
};

/** Who answered for which findings of the forms of an extraction or shipment, when and why; nothing where no person did. */
export function AnsweredFor({ of, list }: Props) {
  const texts = useAreaWords(documentsWords);
  const { data } = useQuery({ queryKey: ['overrulings', of], queryFn: list });
  const made = data?.data ?? [];
  if (made.length === 0) return null;
  return (
    <details>
      <summary>{texts.answeredFor}</summary>
      <Answered overrulings={made} />
    </details>
  );
}

type Overruling = OutputOf<'list-overrulings'>['data'][number];

/** Findings, each with who answered for it. */
export function Answered({ overrulings }: { readonly overrulings: readonly Overruling[] }) {
  const { who, moment } = useWords();
  const texts = useAreaWords(documentsWords);
  return overrulings.map(({ code, message, reason, by, at }) => (
    <Notice key={`${code} ${message} ${at}`}>
      <ServiceText kind="finding" code={code} message={message} />
      <p>{texts.answeredBy.replace('{name}', who(by)).replace('{time}', moment(at)).replace('{reason}', reason)}</p>
    </Notice>
  ));
}
