import type { Finding } from '../../base/index.ts';
import type { Overruling } from './overruling.schema.ts';

/** A finding that refuses a form, as far as an overruling names it. */
export type Refusal = Pick<Finding, 'code' | 'message'>;

/** Which refusals are left, which overrulings are used, and what is said of them with the filled form. */
export type Overruled<R> = {
  readonly left: readonly R[];
  readonly used: readonly Overruling[];
  readonly findings: readonly Finding[];
};

/** Applies overrulings to refusals: one holds for the finding with its very sentence, the newest first. */
export function overruleRefusals<R extends Refusal>(
  refusals: readonly R[],
  overrulings: readonly Overruling[],
): Overruled<R> {
  const of = ({ code, message }: Refusal) =>
    overrulings.findLast((one) => one.code === code && one.message === message);
  const used = refusals.flatMap((refusal) => of(refusal) ?? []);
  return {
    left: refusals.filter((refusal) => of(refusal) === undefined),
    used,
    findings: used.map(({ code, message, by, reason }) => ({
      code: 'check_overruled',
      severity: 'warning',
      message: `${by} overruled ${code} ("${reason}"): ${message}`,
    })),
  };
}
