export { type Authenticator, createAuthenticator } from './authenticator.ts';
export { type CreatedKey, CreatedKeySchema, type Key, KeySchema } from './key.schema.ts';
export { createKeyStore, type KeyStore } from './key-store.ts';
export { isKeyText, type KeyEnvironment } from './key-text.ts';
export { type KeyRequest, type Keys, openKeys } from './keys.ts';
export { keyOperations } from './operations.ts';
export { keyProblem, keyProblems } from './problems.ts';
