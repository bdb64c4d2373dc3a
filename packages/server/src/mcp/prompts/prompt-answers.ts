import { type GetPromptResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Prompt } from '../surface.ts';

/** The prompts as they are listed. */
export function listPrompts(prompts: readonly Prompt[]) {
  return prompts.map(({ name, title, description, arguments: blanks }) => ({
    name,
    title,
    description,
    arguments: blanks.map((blank) => ({ name: blank.name, description: blank.description, required: blank.required })),
  }));
}

/** A prompt with its blanks filled in. Throws a protocol error for one that is not there or lacks an argument. */
export function answerPrompt(
  prompts: readonly Prompt[],
  { name, arguments: given = {} }: { name: string; arguments?: Record<string, string> | undefined },
): GetPromptResult {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt === undefined) {
    const known = prompts.map((one) => one.name).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `No prompt is called ${name}. Prompts: ${known}.`);
  }
  const missing = prompt.arguments.filter((blank) => blank.required && !given[blank.name]).map((blank) => blank.name);
  if (missing.length > 0) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${name} needs ${missing.join(', ')}.`);
  }
  return { description: prompt.description, messages: [...prompt.messages(given)] };
}
