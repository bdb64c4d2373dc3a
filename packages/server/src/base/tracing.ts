import { AsyncLocalStorage } from 'node:async_hooks';

/** What is told of a span: ids, names, counts. Never what a document, a sheet or a mail says. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A span to begin. `parent`: a W3C traceparent; without one the span around it is, or it begins a trace. */
export type SpanStart = {
  name: string;
  kind: 'server' | 'consumer' | 'client' | 'internal';
  parent?: string | undefined;
  facts?: SpanFacts;
  /** Milliseconds of the epoch; undefined: now. */
  startedAt?: number;
};

/** A span that was begun. */
export type OpenSpan = {
  traceparent: string;
  note: (facts: SpanFacts) => void;
  /** `fault`: the kind of error that ended it. */
  end: (fault?: string, endedAt?: number) => void;
};

/** Collects spans. */
export type Tracer = { begin: (span: SpanStart) => OpenSpan };

type StatementGroup = { count: number; milliseconds: number; startedAt: number; endedAt: number };
type Active = { span: OpenSpan; statements: Map<string, StatementGroup> };

/** Statements of a span that are told apart; what it sends beyond is not told. */
const MOST_STATEMENTS = 50;
const STATEMENT_LETTERS = 300;

const active = new AsyncLocalStorage<Active>();
let tracer: Tracer | undefined;

/** Has spans collected from now on; undefined: no longer. One tracer a process. */
export function collectSpans(collector: Tracer | undefined): void {
  tracer = collector;
}

/** Whether spans are collected. */
export const isTracing = (): boolean => tracer !== undefined;

/** The W3C traceparent of the span around the caller; undefined where there is none. */
export const currentTraceparent = (): string | undefined => active.getStore()?.span.traceparent;

/** Does work within a span, when spans are collected. What it throws ends the span as failed and is thrown on. */
export async function traced<T>(start: SpanStart, work: (note: OpenSpan['note']) => Promise<T>): Promise<T> {
  if (tracer === undefined) return work(() => {});
  const span = tracer.begin({ ...start, parent: start.parent ?? currentTraceparent() });
  const statements: Active['statements'] = new Map();
  let fault: string | undefined;
  try {
    return await active.run({ span, statements }, () => work(span.note));
  } catch (error) {
    fault = faultOf(error);
    throw error;
  } finally {
    for (const [text, group] of statements) tellStatements(span, text, group);
    span.end(fault);
  }
}

/** Adds a statement to the span around the caller. `text` has placeholders where values are. */
export function noteStatement(text: string, milliseconds: number): void {
  const statements = active.getStore()?.statements;
  if (!statements) return;
  const known = statements.get(text);
  const endedAt = Date.now();
  if (known) Object.assign(known, { count: known.count + 1, milliseconds: known.milliseconds + milliseconds, endedAt });
  else if (statements.size < MOST_STATEMENTS)
    statements.set(text, { count: 1, milliseconds, startedAt: endedAt - milliseconds, endedAt });
}

/** One span for all that a statement did there, from its first start to its last end. */
function tellStatements(
  above: OpenSpan,
  text: string,
  { count, milliseconds, startedAt, endedAt }: StatementGroup,
): void {
  const short = text.replaceAll(/\s+/g, ' ').trim().slice(0, STATEMENT_LETTERS);
  const [verb = 'query'] = short.split(' ', 1);
  const facts = {
    'db.system.name': 'postgresql',
    'db.query.text': short,
    'agent_rate.db.statements': count,
    'agent_rate.db.milliseconds': Math.round(milliseconds * 100) / 100,
  };
  const name = `database ${verb.toLowerCase()}`;
  tracer?.begin({ name, kind: 'client', parent: above.traceparent, facts, startedAt }).end(undefined, endedAt);
}

/** Its code or its class: a message may quote what was read. */
function faultOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'error';
}
