import type { Command } from 'commander';

/** The id that somebody typed; ends the command as wrongly used when it is none. */
export function readId(text: string, of: string, command: Command): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) command.error(`error: the id of ${of} is a whole number`);
  return Number(text);
}
