export type { CreatedKey, Key } from './key.schema.ts';
export { type KeyFamily, type Keys, openKeys } from './keys.ts';
export { keyOperations } from './operations.ts';
export { keyProblems } from './problems.ts';
