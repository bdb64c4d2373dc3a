import { Problem, type ProblemTable } from '../base/offline.ts';
import type { ConformanceFinding } from './conformance-finding.ts';

/** What is refused of OpenDGD declarations. */
export const OPENDGD_PROBLEMS = {
  opendgd_not_conforming: {
    status: 400,
    message: 'The document does not conform to OpenDGD 1.0.',
    next: 'Repair what findings name: each has the JSON Pointer of its place. GET /opendgd/schema is the schema.',
  },
  opendgd_too_many_lines: {
    status: 422,
    message: 'The declaration has more entries of goods than a form is set from.',
    next: 'Divide it into several declarations of at most data.most entries each.',
  },
  opendgd_incomplete: {
    status: 409,
    message: 'What is known does not make an OpenDGD declaration.',
    next: 'State what data.findings name, as values of the request or as corrections of the extraction, and ask again.',
  },
} as const satisfies ProblemTable;

/** A refusal whose body is also what the standard answers of a document that does not conform. */
class NotConforming extends Problem {
  readonly findings: readonly ConformanceFinding[];

  constructor(findings: readonly ConformanceFinding[]) {
    super('opendgd_not_conforming', OPENDGD_PROBLEMS.opendgd_not_conforming);
    this.findings = findings;
  }

  override toBody() {
    return { ...super.toBody(), conforms: false, findings: this.findings };
  }
}

/** Makes the refusal of a document that does not conform. */
export const notConforming = (findings: readonly ConformanceFinding[]): Problem => new NotConforming(findings);

/** Makes another refusal of this module. */
export const openDgdProblem = (
  code: Exclude<keyof typeof OPENDGD_PROBLEMS, 'opendgd_not_conforming'>,
  data: Record<string, unknown>,
): Problem => new Problem(code, OPENDGD_PROBLEMS[code], data);
