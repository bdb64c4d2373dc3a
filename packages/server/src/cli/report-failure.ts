import { CommanderError } from 'commander';
import { Problem } from '../base/offline.ts';
import { EXIT, type ExitCode, type Streams } from './context.ts';

/** Says on standard error why a command failed, as JSON when that was asked for. Returns the exit code. */
export async function reportFailure(
  error: unknown,
  { stderr }: Pick<Streams, 'stderr'>,
  asJson: boolean,
): Promise<ExitCode> {
  if (error instanceof CommanderError) {
    // Help and version are printed by commander and are no failure; so are its own sentences about wrong usage.
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
  const problem = error instanceof Problem ? error : await problemOf(error);
  if (asJson) stderr.write(`${JSON.stringify(problem.toBody())}\n`);
  else stderr.write(describe(problem));
  return EXIT.problem;
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
  const { next, reason, log, findings, mistakes: _told, status: _status, ...rest } = problem.data;
  const lines = [`${problem.code}: ${problem.message}`];
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  if (facts.length > 0) lines.push(`  ${facts.join(', ')}`);
  if (typeof reason === 'string') lines.push(`  ${reason}`);
  if (Array.isArray(log)) lines.push(...log.map((line) => `  | ${line}`));
  if (Array.isArray(findings)) lines.push(...findings.flatMap(describeFinding));
  if (typeof next === 'string') lines.push(`  ${next}`);
  return `${lines.join('\n')}\n`;
}

type Told = {
  severity?: string;
  message?: string;
  places?: { document?: string; page?: number; quote?: string }[];
  ask?: { english?: string };
};

/** A finding that is the reason of a refusal: its sentence, the words it rests on, and what to ask. */
function describeFinding({ severity, message, places = [], ask }: Told): string[] {
  const quotes = places.map(
    ({ document, page, quote }) =>
      `    «${quote}»${page === undefined ? '' : `, page ${page}`}${document === undefined ? '' : ` of ${document}`}`,
  );
  return [`  ${severity}: ${message}`, ...quotes, ...(ask?.english === undefined ? [] : [`    Ask: ${ask.english}`])];
}
