import { AgentRateError } from '@agent-rate/client';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { type Finding, Findings } from '../../../parts/findings.tsx';
import { ForScope } from '../../../parts/for-scope.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { type Overrule, OverruleDialog } from './overrule-dialog.tsx';

type Props = {
  readonly error: unknown;
  /** Lets a person answer for the errors, of an extraction or of a shipment. */
  readonly overrule: Overrule;
  readonly onOverruled: () => void;
  /** Saves the file in spite of doubts that no person answers for; its record names them. */
  readonly onSaveUnanswered?: () => void;
};

const ANSWERS = { letter_not_shown: 'declare', form_has_errors: 'overrule', form_has_doubts: 'answer' } as const;

type Answer = (typeof ANSWERS)[keyof typeof ANSWERS];

/** Why a form was refused, each finding with its question; a person may overrule errors of a declaration, answer for doubts, and declare what no document shows. */
export function FormRefusal({ error, overrule, onOverruled, onSaveUnanswered }: Props) {
  const texts = useAreaWords(documentsWords);
  const named = error instanceof AgentRateError ? error.data.findings : undefined;
  const findings = Array.isArray(named) ? (named as Finding[]) : undefined;
  const code = error instanceof AgentRateError ? error.code : undefined;
  const answer = code === undefined ? undefined : (ANSWERS as Partial<Record<string, Answer>>)[code];
  return (
    <>
      <ProblemNotice error={error} />
      {findings ? <Findings findings={findings} /> : null}
      {findings && answer ? (
        <ForScope scope="documents:write">
          <OverruleDialog answer={answer} findings={findings} send={overrule} onOverruled={onOverruled} />
        </ForScope>
      ) : null}
      {answer === 'answer' && onSaveUnanswered ? (
        <button type="button" onClick={onSaveUnanswered}>
          {texts.saveUnanswered}
        </button>
      ) : null}
    </>
  );
}
