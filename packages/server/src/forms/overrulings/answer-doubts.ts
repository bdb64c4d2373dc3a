import type { Finding } from '../../base/index.ts';
import { fillProblem } from '../problems.ts';
import type { Overruling } from './overruling.schema.ts';

/** A finding that no person answered for when a file was filled. */
export type Unanswered = Pick<Finding, 'code' | 'severity' | 'message'>;

/** What is found about a file, with who answers for it. */
export type AnsweredDoubts = {
  /** A doubt that a person overruled is a note that says so. */
  readonly findings: readonly Finding[];
  readonly used: readonly Overruling[];
  readonly unanswered: readonly Unanswered[];
};

/** Whether a person has to look at a finding before the form is signed: notes are for the record, and `check_overruled` names who did. */
export const wantsAnswer = ({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean =>
  severity !== 'note' && code !== 'check_overruled';

/**
 * Applies overrulings to what a form is filled in spite of: one holds for the finding with its very sentence, the newest first. Throws
 * `form_has_doubts` where no person answers for one and that refuses the form.
 */
export function answerDoubts(
  findings: readonly Finding[],
  overrulings: readonly Overruling[],
  { refuseDoubts = false }: { readonly refuseDoubts?: boolean | undefined } = {},
): AnsweredDoubts {
  const used: Overruling[] = [];
  const unanswered: Finding[] = [];
  const answered = findings.map((finding): Finding => {
    if (!wantsAnswer(finding)) return finding;
    const { code, message } = finding;
    const one = overrulings.findLast((made) => made.code === code && made.message === message);
    if (one === undefined) {
      unanswered.push(finding);
      return finding;
    }
    used.push(one);
    return {
      ...finding,
      ...{ code: 'check_overruled', severity: 'note' },
      message: `${one.by} overruled ${code} ("${one.reason}"): ${message}`,
    };
  });
  const left = [...new Map(unanswered.map((one) => [`${one.code} ${one.message}`, one])).values()];
  if (refuseDoubts && left.length > 0) throw fillProblem('form_has_doubts', { findings: left });
  const named = left.map(({ code, severity, message }) => ({ code, severity, message }));
  return { findings: answered, used: [...new Set(used)], unanswered: named };
}

/** What the record of a file says of who answers for what, `overruled` before it was written, and what no person does. */
export function recordAnswers(
  overruled: readonly Overruling[],
  { used, unanswered }: Pick<AnsweredDoubts, 'used' | 'unanswered'>,
) {
  const all = [...overruled, ...used];
  return { ...(all.length > 0 ? { overruled: all } : {}), ...(unanswered.length > 0 ? { unanswered } : {}) };
}
