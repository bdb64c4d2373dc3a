import type { LedgerHead, ProofVerdict } from '@agent-rate/client/verify-proof';
import { verifyProof } from '@agent-rate/client/verify-proof';
import type { Command } from 'commander';
import type { LedgerReport } from '../../ledger/index.ts';
import { readKeys } from '../commands/quotes.ts';
import { type CommandContext, EXIT, type ExitCode, type Streams } from '../context.ts';
import { printJson, printLine, printTable } from '../output.ts';
import { commandProblem } from '../problems.ts';
import { readJsonFile } from '../read-file.ts';
import { withService } from '../with-service.ts';

type ProveOptions = { answer?: string; jwks?: string; database?: true; head?: string; json?: true };

/** `prove [FILE]`: a proof offline, or with `--database` the whole ledger against the tables. */
export function defineProve(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  command
    .option('--answer <file>', 'the quote, order or rate that was answered (JSON), to compare with what was recorded')
    .option('--jwks <file>', 'public keys: a file or the address of a /.well-known/jwks.json; ours if absent')
    .option('--database', 'walk through the whole ledger and compare it with the database')
    .option('--head <file>', 'with --database: a signed head that was kept (agent-rate ledger head)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate prove proof.json --answer quote.json --jwks jwks.json\n  agent-rate prove --database',
    )
    .action(async (file: string | undefined, options: ProveOptions) => {
      const isIntact = options.database
        ? await proveDatabase(context, options)
        : await proveFile(context, file, options);
      if (!isIntact) exit(EXIT.problem);
    });
}

async function proveFile(context: CommandContext, file: string | undefined, options: ProveOptions): Promise<boolean> {
  if (file === undefined) throw commandProblem('proof_missing');
  const { streams } = context;
  const proof = await readJsonFile(file, streams.stdin);
  const answer = options.answer === undefined ? undefined : await readJsonFile(options.answer, streams.stdin);
  const verdict = await verifyProof(proof, await readKeys(context, options.jwks), { answer });
  if (options.json) printJson(streams, verdict);
  else printVerdict(streams, verdict, options.answer !== undefined);
  return verdict.valid;
}

function printVerdict(streams: Streams, verdict: ProofVerdict, hasAnswer: boolean): void {
  const { valid, signedAt, acts, proven, notProven, faults } = verdict;
  for (const { message } of faults) printLine(streams, message);
  for (const { time, act, subject } of acts) printLine(streams, `${time}  ${act}  ${subject}`);
  if (hasAnswer) printLine(streams, `As recorded: ${proven.join(', ') || 'nothing'}`);
  if (notProven.length > 0) printLine(streams, `Not recorded, so not proven: ${notProven.join(', ')}`);
  printLine(streams, valid ? `Proven: recorded by ${signedAt}, when the head was signed.` : 'NOT proven.');
}

async function proveDatabase(context: CommandContext, { head, json }: ProveOptions): Promise<boolean> {
  const since = head === undefined ? undefined : ((await readJsonFile(head, context.streams.stdin)) as LedgerHead);
  const report = await withService(context.openService, ({ ledger }) => ledger.check(since));
  if (json) printJson(context.streams, report);
  else printReport(context.streams, report);
  return report.intact;
}

function printReport(
  streams: Streams,
  { intact, size, waiting, heads, rows, before, late, erased, faults }: LedgerReport,
): void {
  printTable(streams, {
    rows: Object.entries(rows),
    columns: [
      { heading: 'KIND', text: ([kind]) => kind },
      { heading: 'COMPARED', text: ([, count]) => String(count) },
      { heading: 'FROM BEFORE', text: ([kind]) => String(before[kind] ?? 0) },
      { heading: 'RECORDED LATE', text: ([kind]) => String(late[kind] ?? 0) },
    ],
    empty: 'No row was compared: an entry itself was changed.',
  });
  for (const { code, message } of faults) printLine(streams, `${code}: ${message}`);
  printLine(streams, `${size} entries under ${heads} signed heads, ${erased} erased, ${waiting} waiting.`);
  printLine(streams, intact ? 'Intact: nothing differs from what was recorded.' : 'NOT intact.');
}
