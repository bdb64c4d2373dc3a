import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import type { PlaceCandidate, PlaceResolution } from '../../ports/index.ts';
import type { CommandContext } from '../context.ts';
import { printJsonLine, printLine } from '../output.ts';
import { withService } from '../with-service.ts';

/** `ports resolve`: what texts mean, in the resolver's own words; without a database too. */
export function addResolve(ports: Command, context: CommandContext): void {
  ports
    .command('resolve [text...]')
    .description('the ports that each text means, best first; without a text, one text a line from standard input')
    .option('--json', 'print one JSON object a line')
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate ports resolve Shangai\n  agent-rate ports resolve "LA/LB" 奥克兰 --json\n  agent-rate ports resolve --json < names.txt',
    )
    .action(async (texts: string[], { json }: { json?: true }, command: Command) => {
      const { stdin } = context.streams;
      if (texts.length === 0 && stdin.isTTY) command.error('error: give a text, or send texts on standard input');
      await withService(context.openReference, async ({ resolver }) => {
        for await (const text of texts.length > 0 ? texts : readLines(stdin)) {
          const places = resolver().resolvePlaces(text);
          if (json) printJsonLine(context.streams, joinPlaces(text, places));
          else for (const place of places) printPlace(context, place);
        }
      });
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
