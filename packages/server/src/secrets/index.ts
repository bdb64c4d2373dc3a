export { type KeySource, openKeySource } from './key-source.ts';
export {
  findLackingKey,
  openSecretBox,
  readSecretsState,
  resetSecretKey,
  rotateSecretKey,
  type SecretsParts,
  type SecretsState,
  sealSecrets,
} from './open-secrets.ts';
export { secretProblem, secretProblems } from './problems.ts';
export type { SealCount, SealedRow, SealedRows } from './sealed-rows.ts';
export { createSecretBox, type SecretBox } from './secret-box.ts';
export { parseSecretKeys, secretKeysText } from './secret-keys.ts';
