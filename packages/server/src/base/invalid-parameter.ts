import { Problem, type ProblemKind } from './problem.ts';

/** WordPress's refusal of parameters, also used by modules for what a schema cannot express. */
export const INVALID_PARAMETER: ProblemKind = {
  status: 400,
  message: 'Invalid parameter(s)',
  next: 'Correct the parameters named in data.params and send the request again.',
};

/** The fault of a parameter, with WordPress's codes. */
export type ParameterDetail = { code: string; message: string; data: Record<string, unknown> | null };

/** The refusal `rest_invalid_param` of the parameters named: `data.params` name → message, `data.details` name → detail. */
export function invalidParameters(details: Readonly<Record<string, ParameterDetail>>): Problem {
  const params = Object.fromEntries(Object.entries(details).map(([name, { message }]) => [name, message]));
  const message = `${INVALID_PARAMETER.message}: ${Object.keys(details).join(', ')}`;
  return new Problem('rest_invalid_param', INVALID_PARAMETER, { params, details }, message);
}
