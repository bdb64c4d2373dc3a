import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server';
import type { CallContext, Completer, Surface } from '../surface.ts';

/** The most values that the protocol lets an answer hold. */
const MOST_VALUES = 100;

/** Values that continue what was typed into an argument of a prompt or a resource template; none when there are none. */
export async function answerCompletion(
  surface: Surface,
  { ref, argument }: CompleteRequestParams,
  context: CallContext,
): Promise<CompleteResult> {
  const completer = findCompleter(surface, ref, argument.name);
  const values = completer ? await completer(argument.value, context) : [];
  const shown = values.slice(0, MOST_VALUES);
  return { completion: { values: shown, total: values.length, hasMore: values.length > shown.length } };
}

function findCompleter(surface: Surface, ref: CompleteRequestParams['ref'], argument: string): Completer | undefined {
  if (ref.type === 'ref/prompt') {
    const prompt = surface.prompts.find(({ name }) => name === ref.name);
    return prompt?.arguments.find(({ name }) => name === argument)?.complete;
  }
  return surface.resources.find(({ uriTemplate }) => uriTemplate === ref.uri)?.complete?.[argument];
}
