import type { PublicKeys } from '@agent-rate/client/check-signature';
import type { Command } from 'commander';
import { type Verification, verifyForm } from '../../forms/index.ts';
import { type CommandContext, EXIT, type ExitCode, type Streams } from '../context.ts';
import { printFinding, printJson, printLine, printTable } from '../output.ts';
import { commandProblem } from '../problems.ts';
import { readNamed } from '../read-file.ts';

type VerifyOptions = { document?: string[]; keys?: string; json?: true };

/** The JWKS of a file. Throws `keys_unreadable`. */
async function readKeys(path: string): Promise<PublicKeys> {
  const { bytes } = await readNamed(path);
  try {
    const keys: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (Array.isArray((keys as PublicKeys).keys)) return keys as PublicKeys;
  } catch {
    // What is no JSON is no list of keys, either.
  }
  throw commandProblem('keys_unreadable', { file: path });
}

/** `verify FILE`. Needs no database and no server. */
export function defineVerify(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  command
    .option('--document <file...>', 'the documents it was filled from, to look for the quotes')
    .option(
      '--keys <file>',
      'the public keys of the service that filled it (agent-rate quotes keys), for its signature',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate verify filled.xlsx --document sds.pdf')
    .action(async (file: string, options: VerifyOptions) => {
      const verification = await verifyForm(
        await readNamed(file),
        await Promise.all((options.document ?? []).map(readNamed)),
        options.keys === undefined ? undefined : await readKeys(options.keys),
      );
      if (options.json) printJson(context.streams, verification);
      else printVerification(context.streams, verification);
      if (!verification.verified) exit(EXIT.problem);
    });
}

function printVerification(streams: Pick<Streams, 'stdout'>, verification: Verification): void {
  const { file, format, filledAt, documents, values, findings, verified } = verification;
  printLine(streams, `${file}: ${format}, filled ${filledAt}`);
  for (const { name, sha256, given } of documents)
    printLine(streams, `  from ${name} (${sha256.slice(0, 12)}…)${given ? '' : ', not given'}`);
  printTable(streams, {
    rows: values,
    columns: [
      { heading: 'FIELD', text: ({ key }) => key },
      { heading: 'VALUE', text: ({ value }) => String(value).replace(/\s+/g, ' ').slice(0, 60) },
      {
        heading: 'FROM',
        text: ({ status, correctedBy: by }) =>
          by === undefined ? status : status === 'corrected' ? `corrected by ${by}` : `${status}, confirmed by ${by}`,
      },
      { heading: 'IN FILE', text: ({ inFile }) => (inFile ? 'yes' : 'NO') },
      {
        heading: 'QUOTES',
        text: ({ quotesStand }) => (quotesStand === null ? 'not checked' : quotesStand ? 'stand' : 'MISSING'),
      },
    ],
    empty: 'The record holds no value.',
  });
  for (const { by, at, reason, message } of verification.overruled)
    printLine(streams, `Overruled by ${by}, ${at} (${reason}): ${message}`);
  for (const { code, message } of verification.unanswered) printLine(streams, `Not answered for (${code}): ${message}`);
  for (const finding of findings) printFinding(streams, finding);
  printLine(streams, verified ? 'Verified.' : 'NOT verified.');
}
