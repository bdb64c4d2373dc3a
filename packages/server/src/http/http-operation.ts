import type { Answer, Operation, OperationInput } from '../base/index.ts';

/** What the HTTP adapter hands to an operation: its input, and the public address it was reached at (no trailing slash). */
export type HttpInput = OperationInput & { baseUrl: string };

/** An operation as the adapter mounts it; the adapter's own (health, discovery) also read the address. */
export type HttpOperation = Omit<Operation, 'run'> & { run: (input: HttpInput) => Promise<Answer> | Answer };
