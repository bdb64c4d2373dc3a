import { AgentRateError } from '@agent-rate/client';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { type Finding, Findings } from '../../../parts/findings.tsx';
import { ForScope } from '../../../parts/for-scope.tsx';
import { type Overrule, OverruleDialog } from './overrule-dialog.tsx';

type Props = {
  readonly error: unknown;
  /** Lets a person answer for the errors, of an extraction or of a shipment. */
  readonly overrule: Overrule;
  readonly onOverruled: () => void;
};

/** Why a form was refused, each finding with its question; errors of a declaration a person may overrule, and declare what no document shows. */
export function FormRefusal({ error, overrule, onOverruled }: Props) {
  const named = error instanceof AgentRateError ? error.data.findings : undefined;
  const findings = Array.isArray(named) ? (named as Finding[]) : undefined;
  const code = error instanceof AgentRateError ? error.code : undefined;
  const answer = code === 'letter_not_shown' ? 'declare' : code === 'form_has_errors' ? 'overrule' : undefined;
  return (
    <>
      <ProblemNotice error={error} />
      {findings ? <Findings findings={findings} /> : null}
      {findings && answer ? (
        <ForScope scope="documents:write">
          <OverruleDialog answer={answer} findings={findings} send={overrule} onOverruled={onOverruled} />
        </ForScope>
      ) : null}
    </>
  );
}
