import type { Answer, Operation, OperationInput } from '../base/index.ts';

/** What the HTTP door hands to an operation: its input, and the public address it was reached at (no trailing slash). */
export type DoorInput = OperationInput & { baseUrl: string };

/** An operation as the door mounts it; the door's own (health, discovery) also read the address. */
export type DoorOperation = Omit<Operation, 'run'> & { run: (input: DoorInput) => Promise<Answer> | Answer };
