import type { Operation } from '../../base/index.ts';
import { keyProblem } from '../problems.ts';

/**
 * The operation as narrowed keys have it: nothing that outlives them, and nothing after their time, however long ago they were let
 * in. Throws `narrowed_key_refused`, `expired_api_key`.
 */
export function withinNarrowing(operation: Operation): Operation {
  return {
    ...operation,
    run: async (input) => {
      const { narrowing } = input.caller;
      if (narrowing !== undefined) {
        if (operation.service === 'events') throw keyProblem('narrowed_key_refused');
        if (narrowing.until <= input.now) throw keyProblem('expired_api_key');
      }
      return operation.run(input);
    },
  };
}
