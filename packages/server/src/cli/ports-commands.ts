import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { type PlaceCandidate, type PlaceResolution, type PortResolver, portsProblem } from '../ports/index.ts';
import type { CommandContext } from './context.ts';
import { type Column, printJson, printJsonLine, printLine, printTable } from './output.ts';
import { addPortAliasCommands } from './port-alias-commands.ts';

type Json = { json?: true };

/** `ports resolve|search|show|alias`. Only `alias` needs a database. */
export function definePorts(ports: Command, context: CommandContext): void {
  addResolve(ports, context);
  addSearch(ports, context);
  addShow(ports, context);
  addPortAliasCommands(ports, context);
}

function addResolve(ports: Command, context: CommandContext): void {
  ports
    .command('resolve [text...]')
    .description('the ports that each text means, best first; without a text, one text a line from standard input')
    .option('--json', 'print one JSON object a line')
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate ports resolve Shangai\n  agent-rate ports resolve "LA/LB" 奥克兰 --json\n  agent-rate ports resolve --json < names.txt',
    )
    .action(async (texts: string[], { json }: Json, command: Command) => {
      const { stdin } = context.streams;
      if (texts.length === 0 && stdin.isTTY) command.error('error: give a text, or send texts on standard input');
      const resolver = await context.openResolver();
      for await (const text of texts.length > 0 ? texts : readLines(stdin)) {
        const places = resolver.resolvePlaces(text);
        if (json) printJsonLine(context.streams, joinPlaces(text, places));
        else for (const place of places) printPlace(context, place);
      }
    });
}

async function* readLines(stdin: CommandContext['streams']['stdin']): AsyncIterable<string> {
  for await (const line of createInterface({ input: Readable.from(stdin) })) if (line.trim() !== '') yield line;
}

/** What goes out of a candidate; its member ports stay inside. */
function toWire({ code, codes, name, country, score, reason, kind }: PlaceCandidate) {
  return { code, codes, name, country, score, reason, kind };
}

/** One object for one text. A text that names several places lists the best of each first, and each under `places`. */
function joinPlaces(query: string, places: readonly PlaceResolution[]) {
  const best = places.flatMap(({ candidates }) => candidates.slice(0, 1));
  const others = places.flatMap(({ candidates }) => candidates.slice(1));
  const ambiguous = places.some((place) => place.ambiguous);
  const suggestions = places.flatMap((place) => place.suggestions);
  const joined = placeToWire({ query, candidates: [...best, ...others], ambiguous, suggestions });
  return places.length > 1 ? { ...joined, places: places.map(placeToWire) } : joined;
}

function placeToWire({ query, candidates, ambiguous, suggestions }: PlaceResolution) {
  return { query, candidates: candidates.map(toWire), ambiguous, suggestions: suggestions.map(toWire) };
}

function printPlace({ streams }: CommandContext, { query, ambiguous, candidates, suggestions }: PlaceResolution): void {
  const heading = ambiguous ? ' (ambiguous)' : candidates.length === 0 ? ': no such port' : '';
  printLine(streams, `${query}${heading}`);
  for (const candidate of candidates) printLine(streams, `  ${candidateText(candidate)}`);
  for (const candidate of suggestions) printLine(streams, `  did you mean ${candidateText(candidate)}`);
}

function candidateText({ code, name, country, score, reason }: PlaceCandidate): string {
  return `${code}  ${name}${country ? `, ${country}` : ''}  (${reason}, ${score.toFixed(2)})`;
}

const CANDIDATE_COLUMNS: readonly Column<PlaceCandidate>[] = [
  { heading: 'CODE', text: ({ code }) => code },
  { heading: 'NAME', text: ({ name }) => name },
  { heading: 'COUNTRY', text: ({ country }) => country },
  { heading: 'BECAUSE', text: ({ reason }) => reason },
];

function addSearch(ports: Command, context: CommandContext): void {
  ports
    .command('search <text>')
    .description('ports whose names or codes begin with a text, or nearly do')
    .option('--limit <count>', 'at most so many', '10')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate ports search ham')
    .action(async (text: string, { limit, json }: { limit: string } & Json, command: Command) => {
      if (!/^[1-9]\d{0,3}$/.test(limit)) command.error('error: --limit takes a whole number from 1 to 9999');
      const found = (await context.openResolver()).search(text, Number(limit));
      if (json) return printJson(context.streams, found.map(toWire));
      printTable(context.streams, {
        rows: found,
        columns: CANDIDATE_COLUMNS,
        empty: 'No port is called anything like it.',
      });
    });
}

function addShow(ports: Command, context: CommandContext): void {
  ports
    .command('show <code>')
    .description('one port by any of its codes')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate ports show CNSHA')
    .action(async (code: string, { json }: Json) => {
      const port = getPort(await context.openResolver(), code);
      if (json) return printJson(context.streams, port);
      const facts = Object.entries(port).filter(([, value]) => value !== null && String(value) !== '');
      printTable(context.streams, {
        rows: facts,
        columns: [
          { heading: 'FIELD', text: ([name]) => name },
          { heading: 'VALUE', text: ([, value]) => (Array.isArray(value) ? value.join(', ') : String(value)) },
        ],
        empty: '',
      });
    });
}

function getPort(resolver: PortResolver, code: string) {
  const port = resolver.find(code.trim());
  if (port === undefined) throw portsProblem('port_not_found', { code });
  return port;
}
