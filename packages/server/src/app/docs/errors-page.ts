import type { ProblemTable } from '../../base/index.ts';
import { commandProblems } from '../../cli/index.ts';
import { problemCatalogue, renderErrorsPage } from '../../http/index.ts';
import { mcpProblems } from '../../mcp/index.ts';
import { retentionProblems } from '../../retention/index.ts';
import { serveProblems } from '../serving/serve-problems.ts';
import { configProblems } from '../settings/config.ts';
import { dataProblems } from '../settings/data-directory.ts';

/** Every refusal of the service, by module, and those that only who runs it gets to see. */
export const everyProblem: Readonly<Record<string, ProblemTable>> = {
  ...problemCatalogue,
  mcp: mcpProblems,
  'command line': { ...commandProblems, ...configProblems, ...dataProblems, ...serveProblems, ...retentionProblems },
};

/** The whole of docs/errors.md. */
export function printErrorsPage(): string {
  return renderErrorsPage(everyProblem);
}
