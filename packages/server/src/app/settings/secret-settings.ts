import { resolve } from 'node:path';
import { parseSecretKeys } from '../../secrets/offline.ts';
import type { Setting } from './setting.ts';

/** Which key secrets in the database are sealed with. */
export const SECRET_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_SECRET_KEY',
    field: 'secretKeys',
    isSecret: true,
    type: '32 bytes in base64',
    default: undefined,
    example: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    meaning:
      'Seals the secrets of webhooks, the keys that quotes are signed with and the secrets of narrowed keys in the database; make one with `openssl rand -base64 32`. Unset: the key in AGENT_RATE_SECRET_KEY_FILE. The same for every process on one database. While it is [rotated](operating.md#the-key-of-the-secrets): the new one and the former one, a comma between.',
    read: (text) => {
      const keys = parseSecretKeys(text);
      return keys ? { value: keys } : { mistake: 'is not 32 bytes in base64' };
    },
  },
  {
    name: 'AGENT_RATE_SECRET_KEY_FILE',
    field: 'secretKeyFile',
    type: 'file',
    default: undefined,
    example: '/etc/agent-rate/secret.key',
    meaning:
      'The file with that key; the first start of `serve` makes it. Unset: `secret.key` in AGENT_RATE_DATA_DIR. No backup holds it unless it is asked for: keep a copy apart.',
    read: (text) => ({ value: resolve(text) }),
  },
];
