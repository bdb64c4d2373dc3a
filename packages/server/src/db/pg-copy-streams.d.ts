// The library has no types of its own.
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Rows as `copy … to stdout` sends them. */
  export function to(text: string): Readable & Submittable;
  /** Takes rows as `copy … from stdin` reads them. */
  export function from(text: string): Writable & Submittable & { readonly rowCount: number };
}
