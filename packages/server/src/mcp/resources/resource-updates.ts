import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerEventBus } from '@modelcontextprotocol/server';
import type { Caller, Log, Operation } from '../../base/index.ts';
import { runOperation } from '../operation-tool.ts';

/** Who listens, and the stream that it listens on. */
export type Listener = {
  caller: Caller;
  /** Called when the stream stays open from now on. */
  staysOpen: () => void;
  /** Ends the stream. */
  end: () => void;
};

/** Tells listeners which resources changed, by the events that each caller may read. */
export type ResourceUpdates = {
  bus: ServerEventBus;
  /** Whoever listens while `run` goes on is this listener. */
  of: <T>(listener: Listener, run: () => Promise<T>) => Promise<T>;
};

type UpdateParts = { streamEvents: Operation; log: Log };

/**
 * Makes the event bus that `subscriptions/listen` asks (MCP 2026-07-28). Each stream follows the event log for its own caller,
 * so that it learns of nothing its key may not read, and ends when the key stops working.
 */
export function createResourceUpdates({ streamEvents, log }: UpdateParts): ResourceUpdates {
  const listening = new AsyncLocalStorage<Listener>();
  const subscribe: ServerEventBus['subscribe'] = (tell) => {
    const listener = listening.getStore();
    if (listener === undefined) throw new Error('nobody is known to listen');
    listener.staysOpen();
    const stopping = new AbortController();
    const followed = follow(streamEvents, listener.caller, stopping.signal, (uri) =>
      tell({ kind: 'resource_updated', uri }),
    );
    followed
      .catch((err: unknown) => log.warn({ err }, 'mcp: the event log could not be followed'))
      .finally(listener.end);
    return () => stopping.abort();
  };
  return { bus: { publish: () => {}, subscribe }, of: (listener, run) => listening.run(listener, run) };
}

/** Until the signal fires or the key stops working. An event's subject is the path of the resource that changed. */
async function follow(operation: Operation, caller: Caller, signal: AbortSignal, tell: (uri: string) => void) {
  const { events = [] } = await runOperation(operation, {}, { caller, now: new Date(), signal });
  for await (const { data } of events) tell(`agent-rate://${(data as { subject: string }).subject}`);
}
