import { createServer, type Server, type Socket, connect as tcpConnect } from 'node:net';
import { applicationOf, type Message, Messages, statementOf } from './messages.ts';

/** Where a transaction that writes is broken off. */
export type Trap =
  /** The connection is reset before the n-th writing statement of a transaction, or of those outside of any. */
  | { readonly at: 'statement'; readonly number: number }
  /** The commit does not reach the database. */
  | { readonly at: 'commit' }
  /** The commit is done, and its answer does not come back. */
  | { readonly at: 'answer' };

/** Which connections are meant. */
export type Which = 'listener' | 'others' | 'all';

/** What is done to notifications: sent twice, or each behind the next one (150 ms later when none follows). */
export type NotificationFault = 'repeat' | 'reorder' | undefined;

/** A TCP proxy between one server and its PostgreSQL, which can be told to fail. */
export type FaultProxy = {
  readonly port: number;
  /** How often each fault took effect. */
  readonly done: Map<string, number>;
  /** Resets the connections, and refuses new ones for a while. */
  cut: (which: Which, milliseconds: number) => void;
  /** Nothing passes on the connections there are; afterwards they are reset, as by a router that has forgotten them. */
  silence: (which: Which, milliseconds: number) => void;
  /** Everything comes later by so much. */
  delay: (milliseconds: number) => void;
  trap: (trap: Trap) => void;
  notifications: (fault: NotificationFault) => void;
  /** Ends all faults. */
  heal: () => void;
  close: () => Promise<void>;
};

/** What the connections of a proxy share. */
type State = {
  delay: number;
  refusesUntil: number;
  trap: Trap | undefined;
  /** Writing statements outside of transactions since the trap was set, on whichever connection. */
  loneWrites: number;
  notifications: NotificationFault;
  note: (fault: string) => void;
};

/** Not those of the queue, and not the last use of a key: they come at any moment, and would spring most traps. */
const WRITES = /^\s*(?:with\b[\s\S]*\b)?(?:insert into|update|delete from)\s+(?!"?jobs\b|api_keys set last_used_at\b)/i;
const REORDERED_MILLISECONDS = 150;

/** Opens a proxy to a PostgreSQL on this machine. */
export async function openFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const done = new Map<string, number>();
  const note = (fault: string) => void done.set(fault, (done.get(fault) ?? 0) + 1);
  const state: State = {
    ...{ delay: 0, refusesUntil: 0, trap: undefined, loneWrites: 0, notifications: undefined },
    note,
  };
  const links = new Set<Link>();
  const server = createServer((client) => {
    if (performance.now() < state.refusesUntil) {
      client.resetAndDestroy();
      return;
    }
    const link = new Link(client, tcpConnect({ ...target, noDelay: true }), state);
    links.add(link);
    client.on('close', () => links.delete(link));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const chosen = (which: Which) => [...links].filter((link) => link.is(which));
  return {
    port: portOf(server),
    done,
    cut: (which, milliseconds) => {
      note('cut');
      state.refusesUntil = performance.now() + milliseconds;
      for (const link of chosen(which)) link.reset();
    },
    silence: (which, milliseconds) => {
      note('half-open');
      for (const link of chosen(which)) link.silence(milliseconds);
    },
    delay: (milliseconds) => {
      note('delay');
      state.delay = milliseconds;
    },
    trap: (trap) => {
      state.trap = trap;
      state.loneWrites = 0;
    },
    notifications: (fault) => {
      state.notifications = fault;
    },
    heal: () => {
      Object.assign(state, { delay: 0, refusesUntil: 0, trap: undefined, notifications: undefined });
      for (const link of links) link.heal();
    },
    close: () => {
      for (const link of links) link.reset();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** One connection of the server, and the one to the database that stands behind it. */
class Link {
  readonly #client: Socket;
  readonly #database: Socket;
  readonly #state: State;
  readonly #toDatabase: Lane;
  readonly #toClient: Lane;
  #application = '';
  #writes = 0;
  #isInTransaction = false;
  #isSilent = false;
  #losesAnswer = false;
  #held: Buffer | undefined;

  constructor(client: Socket, database: Socket, state: State) {
    this.#client = client.setNoDelay(true);
    this.#database = database;
    this.#state = state;
    this.#toDatabase = new Lane(database, state);
    this.#toClient = new Lane(client, state);
    const [asked, answered] = [new Messages('client'), new Messages('server')];
    client.on('data', (chunk: Buffer) => this.#ask(asked.take(chunk)));
    database.on('data', (chunk: Buffer) => this.#answer(answered.take(chunk)));
    for (const socket of [client, database]) socket.on('error', () => {});
    client.on('close', () => this.#database.destroy());
    database.on('close', () => {
      if (!this.#isSilent) this.#client.destroy();
    });
  }

  is(which: Which): boolean {
    return which === 'all' || (which === 'listener') === this.#application.endsWith(' listener');
  }

  reset(): void {
    if (!this.#client.destroyed) this.#client.resetAndDestroy();
    this.#database.destroy();
  }

  silence(milliseconds: number): void {
    this.#isSilent = true;
    setTimeout(() => this.reset(), milliseconds).unref();
  }

  heal(): void {
    if (this.#isSilent) this.reset();
    this.#flush();
  }

  #ask(messages: readonly Message[]): void {
    const passed: Buffer[] = [];
    for (const message of messages) {
      this.#application = applicationOf(message) ?? this.#application;
      if (this.#isSprung(message)) {
        this.reset();
        return;
      }
      passed.push(message.bytes);
    }
    if (!this.#isSilent) this.#toDatabase.send(passed);
  }

  /** Whether a trap breaks the connection off before this message. */
  #isSprung(message: Message): boolean {
    const statement = statementOf(message);
    if (statement === undefined) return false;
    const { trap } = this.#state;
    if (!this.#isDue(statement, trap)) return false;
    this.#state.trap = undefined;
    this.#state.note(`reset at ${trap?.at}`);
    this.#losesAnswer = trap?.at === 'answer';
    return !this.#losesAnswer;
  }

  #isDue(statement: string, trap: Trap | undefined): boolean {
    const isLone = !this.#isInTransaction && !/^begin/i.test(statement);
    const isCommit = /^commit/i.test(statement);
    if (/^begin/i.test(statement)) this.#writes = 0;
    this.#isInTransaction = /^(?:commit|rollback)/i.test(statement) ? false : !isLone;
    const isWrite = WRITES.test(statement);
    if (isWrite && isLone) this.#state.loneWrites += 1;
    else if (isWrite) this.#writes += 1;
    if (isLone) return isWrite && trap?.at === 'statement' && this.#state.loneWrites === trap.number;
    if (trap === undefined || this.#writes === 0) return false;
    return trap.at === 'statement' ? this.#writes >= trap.number && !isCommit : isCommit;
  }

  #answer(messages: readonly Message[]): void {
    if (this.#losesAnswer) this.reset();
    if (this.#isSilent || this.#losesAnswer) return;
    const passed: Buffer[] = [];
    for (const message of messages) {
      if (message.kind === 'A' && this.#state.notifications !== undefined) passed.push(...this.#notified(message));
      else passed.push(message.bytes);
    }
    this.#toClient.send(passed);
  }

  #notified({ bytes }: Message): Buffer[] {
    this.#state.note(`notification ${this.#state.notifications}`);
    if (this.#state.notifications === 'repeat') return [bytes, bytes];
    const held = this.#held;
    this.#held = held === undefined ? bytes : undefined;
    if (held !== undefined) return [bytes, held];
    setTimeout(() => this.#flush(), REORDERED_MILLISECONDS).unref();
    return [];
  }

  #flush(): void {
    if (this.#held !== undefined && !this.#client.destroyed) this.#toClient.send([this.#held]);
    this.#held = undefined;
  }
}

/** Bytes in one direction, in their order, each as late as the proxy is told. */
class Lane {
  readonly #socket: Socket;
  readonly #state: State;
  readonly #waiting: { due: number; bytes: Buffer }[] = [];

  constructor(socket: Socket, state: State) {
    this.#socket = socket;
    this.#state = state;
  }

  send(parts: readonly Buffer[]): void {
    if (parts.length === 0) return;
    const bytes = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
    if (this.#state.delay === 0 && this.#waiting.length === 0) {
      this.#write(bytes);
      return;
    }
    const due = Math.max(performance.now() + this.#state.delay, this.#waiting.at(-1)?.due ?? 0);
    this.#waiting.push({ due, bytes });
    if (this.#waiting.length === 1) this.#wait();
  }

  #wait(): void {
    const [first] = this.#waiting;
    if (first !== undefined) setTimeout(() => this.#pass(), Math.max(0, first.due - performance.now())).unref();
  }

  #pass(): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].due <= performance.now() + 1) {
      this.#write((this.#waiting.shift() as { bytes: Buffer }).bytes);
    }
    this.#wait();
  }

  #write(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }
}
