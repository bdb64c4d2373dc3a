// What reading the settings needs, without a database.
export { parseSecretKeys } from './secret-keys.ts';
