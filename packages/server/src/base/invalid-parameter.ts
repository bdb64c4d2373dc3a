import { Problem, type ProblemKind } from './problem.ts';

/** WordPress's refusal of parameters. Modules give it too, for what a schema cannot say. */
export const INVALID_PARAMETER: ProblemKind = {
  status: 400,
  message: 'Invalid parameter(s)',
  next: 'Correct the parameters named in data.params and send the request again.',
};

/** What is wrong with a parameter, in WordPress's words. */
export type ParameterDetail = { code: string; message: string; data: Record<string, unknown> | null };

/** The refusal `rest_invalid_param` of the parameters named: `data.params` name → message, `data.details` name → detail. */
export function invalidParameters(details: Readonly<Record<string, ParameterDetail>>): Problem {
  const params = Object.fromEntries(Object.entries(details).map(([name, { message }]) => [name, message]));
  const message = `${INVALID_PARAMETER.message}: ${Object.keys(details).join(', ')}`;
  return new Problem('rest_invalid_param', INVALID_PARAMETER, { params, details }, message);
}
