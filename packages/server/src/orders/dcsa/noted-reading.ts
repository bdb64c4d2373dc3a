import type { Feedback } from '../order.schema.ts';

const MOST_SHOWN = 60;

/** Notes which values of a document were read, so that every other one can be named. Paths are of RFC 9535: `$.a[0].b`. */
export class NotedReading {
  readonly #document: unknown;
  readonly #read = new Set<string>();

  constructor(document: unknown) {
    this.#document = document;
  }

  /** Notes that the values at these paths were read, with all that is in them. */
  note(...paths: readonly string[]): void {
    for (const path of paths) this.#read.add(path);
  }

  /** A finding for each value that was not read. */
  leftOver(): Feedback[] {
    return [...this.#unread('$', this.#document)].map(([jsonPath, value]) => ({
      severity: 'WARN',
      code: 'PROPERTY_WILL_BE_IGNORED',
      rule: 'dcsa_not_kept',
      message: `An order does not keep ${JSON.stringify(value)?.slice(0, MOST_SHOWN)}.`,
      jsonPath,
    }));
  }

  *#unread(path: string, value: unknown): Generator<[string, unknown]> {
    if (this.#read.has(path)) return;
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) yield* this.#unread(`${path}[${at}]`, one);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) yield* this.#unread(`${path}.${name}`, one);
    } else yield [path, value];
  }
}
