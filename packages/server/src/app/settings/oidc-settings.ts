import { ROLE_NAMES, type Role } from '../../base/offline.ts';
import type { Config, Setting } from './setting.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const oneWord = (text: string) =>
  /^[^\s\p{Cc}]{1,500}$/u.test(text) ? { value: text } : { mistake: 'is not one word' };

/** The identity provider that people sign in to the console with. */
export const OIDC_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_OIDC_ISSUER',
    field: 'oidcIssuer',
    type: 'https URL',
    default: undefined,
    example: 'https://login.example.com/realms/freight',
    meaning:
      'The issuer of an OpenID Connect provider; people sign in to the console with it (docs/people.md). `http` on this machine only. Unset: they sign in with their keys.',
    read: (text) => {
      const url = URL.parse(text);
      const isGood = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
      return isGood && url.username === '' && url.search === '' && url.hash === ''
        ? { value: text }
        : { mistake: 'is not an https address such as https://login.example.com/realms/freight' };
    },
  },
  {
    name: 'AGENT_RATE_OIDC_CLIENT_ID',
    field: 'oidcClientId',
    type: 'text',
    default: undefined,
    example: 'agent-rate',
    meaning:
      'What the provider knows this service as. Its redirect address there: AGENT_RATE_BASE_URL with `/console/oidc/callback`.',
    read: oneWord,
  },
  {
    name: 'AGENT_RATE_OIDC_CLIENT_SECRET',
    field: 'oidcClientSecret',
    isSecret: true,
    type: 'text',
    default: undefined,
    example: 'correct-horse',
    meaning: 'The secret of that client. Unset: a public client.',
    read: oneWord,
  },
  {
    name: 'AGENT_RATE_OIDC_SCOPES',
    field: 'oidcScopes',
    type: 'words, blank between',
    default: 'openid profile email',
    example: 'openid profile groups',
    meaning: 'What the provider is asked for; `openid` is among it.',
    read: (text) =>
      text.split(/\s+/).includes('openid') && /^[\x21-\x7e ]{1,500}$/.test(text)
        ? { value: text }
        : { mistake: 'does not hold openid' },
  },
  {
    name: 'AGENT_RATE_OIDC_AUDIENCE',
    field: 'oidcAudience',
    type: 'text',
    default: undefined,
    example: 'api://agent-rate',
    meaning:
      'The `aud` of access tokens where the provider puts its own name of this service there instead of the address that clients ask for; taken beside the addresses.',
    read: oneWord,
  },
  {
    name: 'AGENT_RATE_OIDC_ROLES_CLAIM',
    field: 'oidcRolesClaim',
    type: 'name of a claim',
    default: 'groups',
    example: 'realm_access.roles',
    meaning:
      'The claim of the ID token with the groups or roles of a person: a text or a list; dots lead into objects.',
    read: oneWord,
  },
  {
    name: 'AGENT_RATE_OIDC_ROLES',
    field: 'oidcRoles',
    type: 'value=role, comma between',
    default: undefined,
    example: 'freight-admins=administrator,pricing=pricing,*=viewer',
    meaning: `Which value of that claim is which role (${ROLE_NAMES.join(', ')}); the first that someone has counts, \`*\` is every person. A person without one is refused.`,
    read: (text) => {
      const pairs = text
        .split(',')
        .map(
          (pair) =>
            [pair.slice(0, pair.lastIndexOf('=')).trim(), pair.slice(pair.lastIndexOf('=') + 1).trim()] as const,
        );
      const isRole = (name: string): name is Role => ROLE_NAMES.some((role) => role === name);
      const roles = pairs.flatMap(([value, role]) => (value !== '' && isRole(role) ? [[value, role] as const] : []));
      return roles.length === pairs.length
        ? { value: roles }
        : { mistake: `is not a list such as freight-admins=administrator,*=viewer of ${ROLE_NAMES.join(', ')}` };
    },
  },
];

/** What is missing beside the issuer. */
export function oidcMistakes({
  oidcIssuer,
  oidcClientId,
  oidcRoles,
  baseUrl,
}: Partial<Record<keyof Config, unknown>>): string[] {
  if (oidcIssuer === undefined) return [];
  return [
    ...(oidcClientId === undefined ? ['AGENT_RATE_OIDC_CLIENT_ID is needed with AGENT_RATE_OIDC_ISSUER'] : []),
    ...(oidcRoles === undefined
      ? ['AGENT_RATE_OIDC_ROLES is needed with AGENT_RATE_OIDC_ISSUER: without it no person could sign in']
      : []),
    ...(baseUrl === undefined
      ? ['AGENT_RATE_BASE_URL is needed with AGENT_RATE_OIDC_ISSUER: the provider sends people back there']
      : []),
  ];
}
