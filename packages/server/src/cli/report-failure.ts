import { CommanderError } from 'commander';
import { Problem } from '../base/offline.ts';
import { EXIT, type ExitCode, type Streams } from './context.ts';
import { loadOperations } from './nouns.ts';
import { namesRoute, routesAsCommands } from './operations/routes-as-commands.ts';

/** Reports a failure and returns the exit code that it ends the command with. */
export type ReportFailure = (error: unknown) => Promise<ExitCode>;

/** Says on standard error why a command failed, as JSON when that was asked for. */
export function failureReport({ stderr }: Pick<Streams, 'stderr'>, json = false): ReportFailure {
  return async (error) => {
    // Help, version and wrong usage are printed by commander.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    const problem = await inCommands(error instanceof Problem ? error : await problemOf(error));
    stderr.write(json ? `${JSON.stringify(problem.toBody())}\n` : describe(problem));
    return EXIT.problem;
  };
}

/** The refusal with advice about commands instead of routes. */
async function inCommands(problem: Problem): Promise<Problem> {
  const { next, ...data } = problem.data;
  if (typeof next !== 'string' || !namesRoute(next)) return problem;
  const advice = routesAsCommands(next, await loadOperations());
  return new Problem(problem.code, problem, { ...data, next: advice }, problem.message);
}

async function problemOf(error: unknown): Promise<Problem> {
  // Most commands know no database, and most end well.
  const { findDatabaseProblem } = await import('../db/index.ts');
  return findDatabaseProblem(error) ?? unexpected(error);
}

function unexpected(error: unknown): Problem {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Problem('internal_error', { status: 500, message });
}

function describe(problem: Problem): string {
  const { next, reason, log, findings, mistakes: _inMessage, status: _status, ...rest } = problem.data;
  const lines = [`${problem.code}: ${problem.message}`];
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  if (facts.length > 0) lines.push(`  ${facts.join(', ')}`);
  if (typeof reason === 'string') lines.push(`  ${reason}`);
  if (Array.isArray(log)) lines.push(...log.map((line) => `  | ${line}`));
  if (Array.isArray(findings)) lines.push(...findings.flatMap(describeFinding));
  // The facts are printed above, without the `data` that holds them in JSON.
  if (typeof next === 'string') lines.push(`  ${next.replaceAll(/\bdata\.(?=\w)/g, '')}`);
  return `${lines.join('\n')}\n`;
}

type Reason = {
  severity?: string;
  message?: string;
  places?: { document?: string; page?: number; quote?: string }[];
  ask?: { english?: string };
};

/** A finding that is the reason of a refusal: its sentence, the words it is based on, and what to ask. */
function describeFinding({ severity, message, places = [], ask }: Reason): string[] {
  const quotes = places.map(
    ({ document, page, quote }) =>
      `    "${quote}"${page === undefined ? '' : `, page ${page}`}${document === undefined ? '' : ` of ${document}`}`,
  );
  return [`  ${severity}: ${message}`, ...quotes, ...(ask?.english === undefined ? [] : [`    Ask: ${ask.english}`])];
}
