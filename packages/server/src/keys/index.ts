export type { CreatedKey, Key } from './key.schema.ts';
export { randomBase62 } from './key-text.ts';
export { type Keys, openKeys } from './keys.ts';
export { type KeyLimits, KeyLimitsSchema } from './limits.schema.ts';
export { keyOperations } from './operations.ts';
export { peopleOperations } from './people/operations.ts';
export { openPeople, type People } from './people/people.ts';
export { keyProblems } from './problems.ts';
export { createRequestCounts } from './request-count-store.ts';
