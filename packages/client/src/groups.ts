import { GROUPS, OPERATIONS, type OperationFacts } from './api-operations.ts';
import type { AgentRateClient, Download } from './client.ts';
import type { Arguments, ListName, OperationName, OutputOf, RecordOf } from './operation-types.ts';
import type { ServerEvent } from './read-events.ts';

/** The answer of a list: awaited, it is the first page; in `for await`, every record, page after page, as they are needed. */
export type ListAnswer<N extends ListName> = Promise<OutputOf<N>> & AsyncIterable<RecordOf<N>>;

type Facts<N extends OperationName> = (typeof OPERATIONS)[N];
type AnswerOf<N extends OperationName> =
  Facts<N> extends { answer: 'events' }
    ? AsyncGenerator<ServerEvent>
    : Facts<N> extends { answer: 'file' }
      ? Promise<Download>
      : Facts<N> extends { method: 'GET' }
        ? N extends ListName
          ? ListAnswer<N>
          : Promise<OutputOf<N>>
        : Promise<OutputOf<N>>;

/** Every operation by what it is about: `client.orders.list()`, `client.quotes.create({ body })`. */
export type Groups = {
  readonly [G in keyof typeof GROUPS]: {
    readonly [M in keyof (typeof GROUPS)[G]]: (typeof GROUPS)[G][M] extends infer N extends OperationName
      ? (...input: Arguments<N>) => AnswerOf<N>
      : never;
  };
};

type Asking = Pick<AgentRateClient, 'call' | 'each' | 'download' | 'follow'>;
type Ask = (name: OperationName, input: object | undefined) => unknown;

/** The groups of a client. */
export function groupsOf(client: Asking): Groups {
  const group = (names: Readonly<Record<string, OperationName>>) =>
    Object.fromEntries(
      Object.entries(names).map(([method, name]) => [method, (input?: object) => ask(client, name, input)]),
    );
  return Object.fromEntries(Object.entries(GROUPS).map(([about, names]) => [about, group(names)])) as Groups;
}

function ask(client: Asking, name: OperationName, input: object | undefined): unknown {
  const { method, answer }: OperationFacts = OPERATIONS[name];
  if (answer === 'events') return (client.follow as Ask)(name, input);
  if (answer === 'file') return (client.download as Ask)(name, input);
  const call = () => (client.call as Ask)(name, input) as Promise<unknown>;
  // What changes something is sent at once, also when nobody awaits it.
  return method === 'GET' ? whenAsked(call, () => (client.each as Ask)(name, input) as AsyncGenerator) : call();
}

/** Sent when it is awaited or iterated, so that an iteration asks for no page twice. */
function whenAsked(call: () => Promise<unknown>, each: () => AsyncGenerator) {
  let asked: Promise<unknown> | undefined;
  const promise = () => {
    asked ??= call();
    return asked;
  };
  return {
    // biome-ignore lint/suspicious/noThenProperty: it is a promise, of what was not asked yet
    then: (...given: Parameters<Promise<unknown>['then']>) => promise().then(...given),
    catch: (given: Parameters<Promise<unknown>['catch']>[0]) => promise().catch(given),
    finally: (given: Parameters<Promise<unknown>['finally']>[0]) => promise().finally(given),
    [Symbol.toStringTag]: 'Promise',
    [Symbol.asyncIterator]: each,
  };
}
