import type { Command } from 'commander';
import type { ErasurePlan } from '../../retention/index.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { count, printJson, printLine } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';
import { withService } from '../with-service.ts';

type Subject = { document: number } | { person: string } | { account: string };
type Options = { yes?: true; json?: true };

/** `erase`: shows what would go, and erases only with `--yes`. Exit code 3 when something has to stay. */
export function defineErase(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  const run = async (subject: Subject, { yes, json }: Options) => {
    const plan = await withService(context.openService, async ({ erasing, audit }) => {
      if (!yes) return erasing.plan(subject);
      const act = { actor: context.operator, adapter: 'cli' as const, act: 'erase', subject: nameOf(subject) };
      return audit.record(
        act,
        () => erasing.erase(subject),
        (after) => ({ subject: after.subject, after }),
      );
    });
    exit(plan.keeps.length === 0 ? EXIT.ok : EXIT.heldBack);
    if (json) printJson(context.streams, { erased: yes === true, ...plan });
    else printPlan(context, plan, yes === true);
  };
  const add = (words: string, description: string) =>
    command
      .command(words)
      .description(description)
      .option('--yes', 'erase; without it nothing is changed')
      .option('--json', 'print JSON');
  add('document <id>', 'a document and the extractions made of it').action((id: string, options: Options) =>
    run({ document: wholeNumber(id) }, options),
  );
  add('person <id>', 'the name, keys and sign-ins of a person; what the person made stays without the name').action(
    (id: string, options: Options) => run({ person: id }, options),
  );
  add('account <name>', 'all that belongs to an account; its keys are revoked').action(
    (name: string, options: Options) => run({ account: name }, options),
  );
}

function nameOf(subject: Subject): string {
  if ('person' in subject) return `people/${subject.person}`;
  return 'document' in subject ? `documents/${subject.document}` : `accounts/${subject.account}`;
}

function printPlan(
  { streams }: CommandContext,
  { subject, deletes, keeps, names = [] }: ErasurePlan,
  isErased: boolean,
): void {
  const parts = Object.entries(deletes).map(
    ([kind, what]) => [kind, typeof what === 'number' ? what : what.length] as const,
  );
  const named = parts.filter(([, number]) => number > 0).map(([kind, number]) => count(number, kind.replace(/s$/, '')));
  printLine(streams, `${subject}: ${isErased ? 'erased' : 'would erase'} ${named.join(', ') || 'nothing'}`);
  for (const { column, rows } of names) printLine(streams, `name  in ${count(rows, 'row')} of ${column}`);
  for (const { kind, id, because } of keeps) printLine(streams, `kept  ${kind} ${id}: ${because.join(', ')}`);
  if (!isErased)
    printLine(streams, 'Nothing was changed. Run it again with --yes to erase; a backup made before still holds it.');
}
