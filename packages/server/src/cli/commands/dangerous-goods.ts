import type { Command } from 'commander';
import { dayOf } from '../../base/offline.ts';
import {
  checkDeclaration,
  checkNonDangerousLetter,
  type Judgement,
  parseDeclaration,
  printJudgement,
} from '../../compliance/index.ts';
import { builtInList } from '../../dangerous-goods/offline.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { printJudgementText } from '../files/check-output.ts';
import { printJson } from '../output.ts';
import { readJsonFile } from '../read-file.ts';
import { addDangerousGoodsImport } from './dangerous-goods-import.ts';

type Options = { json?: true; notes?: true; on?: string };

/** `dangerous-goods check`. Needs no database. */
export function defineDangerousGoods(goods: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  goods
    .command('check <declaration>')
    .description('check a declaration (JSON file, or - for standard input) against the dangerous goods rules')
    .option('--on <day>', 'day of sailing, YYYY-MM-DD (default: today)')
    .option('--notes', 'print notes too')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 3: errors were found.\nExample:\n  echo \'{"goods":[{"unNo":"UN1090","properShippingName":"ACETONE","imoHazardClassNo":"3"}]}\' | agent-rate dangerous-goods check -',
    )
    .action(async (path: string, { json, notes, on }: Options) => {
      const declaration = parseDeclaration(await readJsonFile(path, context.streams.stdin));
      const options = { list: builtInList, on: on ?? dayOf(context.now()) };
      const findings = checkDeclaration(declaration, options);
      const letter = checkNonDangerousLetter(declaration, options);
      const judgement: Judgement = { declaration, findings, letter, edition: builtInList.edition };
      if (json) printJson(context.streams, printJudgement(judgement));
      else printJudgementText(context.streams, judgement, { notes: notes ?? false });
      exit(findings.some(({ severity }) => severity === 'error') ? EXIT.heldBack : EXIT.ok);
    });
  addDangerousGoodsImport(goods, context, exit);
}
