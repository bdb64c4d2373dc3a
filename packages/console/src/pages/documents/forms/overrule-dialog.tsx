import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import type { Finding } from '../../../parts/findings.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { ServiceText } from '../../../parts/service-text.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';

/** Tells the service the reason and the errors that it is about. */
export type Overrule = (overruling: {
  reason: string;
  findings: { code: string; message: string }[];
}) => Promise<unknown>;

type Props = {
  /** Whether a person overrules errors, answers for doubts, or declares that goods are not dangerous where no document says so. */
  readonly answer: 'overrule' | 'answer' | 'declare';
  readonly send: Overrule;
  /** The findings that a person answers for. */
  readonly findings: readonly Pick<Finding, 'code' | 'message' | 'severity'>[];
  readonly onOverruled: () => void;
};

/** A person answers for the errors of the checks: all of them in view, with a reason that stays in the record and the file. */
export function OverruleDialog({ answer, send, findings, onOverruled }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords)[answer];
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const overruling = useMutation({
    mutationFn: (reason: string) =>
      send({ reason, findings: findings.map(({ code, message }) => ({ code, message })) }),
    onSuccess: () => {
      setOpen(false);
      void queries.invalidateQueries({ queryKey: ['overrulings'] });
      onOverruled();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    overruling.mutate(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>{texts.action}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog card">
          <AlertDialog.Title>{texts.question}</AlertDialog.Title>
          <AlertDialog.Description>{texts.hint}</AlertDialog.Description>
          {findings.map(({ code, message, severity }) => (
            <Notice key={`${code} ${message}`} severity={severity}>
              <ServiceText kind="finding" code={code} message={message} />
            </Notice>
          ))}
          <form onSubmit={submit}>
            <label className="field">
              <span>{texts.reason}</span>
              <textarea name="reason" required minLength={10} maxLength={1000} rows={3} />
            </label>
            {overruling.isError ? <ProblemNotice error={overruling.error} /> : null}
            <div className="filters">
              <button type="submit" className="primary" disabled={overruling.isPending}>
                {texts.action}
              </button>
              <AlertDialog.Close>{words.common.cancel}</AlertDialog.Close>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
