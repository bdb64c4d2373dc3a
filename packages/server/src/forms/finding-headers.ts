import type { Finding } from '../base/index.ts';

/** What the answer with a file says of its findings: how many, and which codes. */
export const findingHeaders = (findings: readonly Pick<Finding, 'code'>[]) => ({
  'X-Findings': String(findings.length),
  'X-Finding-Codes': [...new Set(findings.map(({ code }) => code))].join(', '),
});
