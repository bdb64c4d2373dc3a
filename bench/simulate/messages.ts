/** A message of PostgreSQL's protocol (version 3): its kind, and its bytes with the kind and the length. */
export type Message = { readonly kind: string; readonly bytes: Buffer };

const START = 'start';

/** Cuts a stream into whole messages. A client's first message has no kind; it is called `start`. */
export class Messages {
  #rest: Buffer = Buffer.alloc(0);
  #isStart: boolean;

  constructor(from: 'client' | 'server') {
    this.#isStart = from === 'client';
  }

  /** The messages that are whole with these bytes. */
  take(chunk: Buffer): Message[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const skip = this.#isStart ? 0 : 1;
      if (this.#rest.length < skip + 4) return messages;
      const length = skip + this.#rest.readInt32BE(skip);
      if (this.#rest.length < length) return messages;
      const bytes = this.#rest.subarray(0, length);
      messages.push({ kind: this.#isStart ? START : String.fromCharCode(bytes[0] ?? 0), bytes });
      this.#isStart = false;
      this.#rest = this.#rest.subarray(length);
    }
  }
}

/** The application that a client's first message names. */
export function applicationOf({ kind, bytes }: Message): string | undefined {
  if (kind !== START) return undefined;
  const words = bytes.toString('utf8', 8).split('\0');
  return words[words.indexOf('application_name') + 1];
}

/** The statement of a query (`Q`) or of one to be prepared (`P`); undefined for other messages. */
export function statementOf({ kind, bytes }: Message): string | undefined {
  if (kind === 'Q') return bytes.toString('utf8', 5, bytes.length - 1);
  if (kind !== 'P') return undefined;
  const from = bytes.indexOf(0, 5) + 1;
  return bytes.toString('utf8', from, bytes.indexOf(0, from));
}
