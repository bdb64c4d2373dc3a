import { type Static, Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  ROLE_NAMES,
  ROLES,
  signatureOf,
} from '../../base/index.ts';
import { NewAccountSchema, RoleSchema } from '../key.schema.ts';
import type { People } from './people.ts';
import {
  type AcceptedInvite,
  AcceptedInviteSchema,
  InvitedPersonSchema,
  PersonSchema,
  RolesSchema,
} from './person.schema.ts';

const params = Type.Object({ id: Type.String({ description: 'Person id', examples: ['per_8Kd2Vq0sTz4n'] }) });
const name = Type.String({ minLength: 1, maxLength: 100, description: 'As colleagues know them', examples: ['Grace'] });
const expires = Type.Optional(
  Type.String({
    description: 'How long the invite works, at most 30d: a duration, a day or an instant; 7d if absent',
    examples: ['7d'],
  }),
);

const newPersonBody = Type.Object(
  { name, role: RoleSchema, account: NewAccountSchema, expires },
  { additionalProperties: false, title: 'NewPerson', examples: [{ name: 'Grace Chen', role: 'approver' }] },
);
const changeBody = Type.Object(
  { name: Type.Optional(name), role: Type.Optional(RoleSchema) },
  { additionalProperties: false, minProperties: 1, title: 'PersonChange', examples: [{ role: 'administrator' }] },
);
const inviteBody = Type.Object({ expires }, { additionalProperties: false, examples: [{ expires: '7d' }] });
const acceptBody = Type.Object(
  { token: Type.String({ maxLength: 100, description: 'What follows # in the link of the invite' }) },
  { additionalProperties: false, examples: [{ token: 'ar_invite_…' }] },
);

const common = { service: 'keys', scope: 'admin' } as const;
const LINK = {
  secret: 'link',
  done: 'This is the only time the link is shown. {id}, "{name}", {role}; the invite works until {inviteExpiresAt}.',
} as const;

/** The operations on people, their roles and invites. */
export function peopleOperations(people: People): Operation[] {
  return [
    listRoles(),
    listPeople(people),
    createPerson(people),
    getPerson(people),
    changePerson(people),
    createInvite(people),
    deactivatePerson(people),
    acceptInvite(people),
  ];
}

function listRoles(): Operation {
  return operation({
    name: 'list-roles',
    service: 'keys',
    summary: 'List the roles of people',
    description: 'What people do, and the scopes that each role has.',
    method: 'GET',
    path: '/roles',
    scope: null,
    output: RolesSchema,
    command: { words: 'people roles', columns: { ROLE: '{role}', SCOPES: '{scopes}' } },
    run: () => ({ body: { data: ROLE_NAMES.map((role) => ({ role, scopes: [...ROLES[role]] })) } }),
  });
}

function listPeople(people: People): Operation {
  return operation({
    ...common,
    name: 'list-people',
    summary: 'List people',
    description: 'Every person, by name; those who were deactivated last.',
    method: 'GET',
    path: '/people',
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(PersonSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'people list',
      columns: {
        ID: '{id}',
        NAME: '{name}',
        ROLE: '{role}',
        ACCOUNT: '{account}',
        STATE: '{state}',
        'INVITE UNTIL': '{inviteExpiresAt|}',
        'LAST ACTIVE': '{lastUsedAt|never}',
      },
      empty: 'No people yet. Create one: agent-rate people create --name NAME --role administrator',
    },
    run: async ({ query }) => {
      const { page, perPage } = parsePage(query);
      const { people: data, total } = await people.list(page, perPage);
      return pageAnswer(data, { page, perPage, total });
    },
  });
}

function createPerson(people: People): Operation {
  return operation({
    ...common,
    name: 'create-person',
    summary: 'Create a person',
    description:
      'Creates a person with an invite. Send them the link; opening it in a browser signs them in, once. The link is shown ' +
      'in this answer only: the service stores its SHA-256.',
    method: 'POST',
    path: '/people',
    problems: [
      'person_name_invalid',
      'person_name_taken',
      'invite_expiry_invalid',
      'account_invalid',
      'account_of_admin',
    ],
    body: newPersonBody,
    output: InvitedPersonSchema,
    status: 201,
    command: { words: 'people create', ...LINK, example: 'people create --name "Grace Chen" --role approver' },
    audit: { subject: 'people/{id}' },
    run: async ({ body, caller }) => ({ status: 201, body: await people.create(body, caller.name) }),
  });
}

function getPerson(people: People): Operation {
  return operation({
    ...common,
    name: 'get-person',
    summary: 'Get a person',
    description: 'Name, role, state and last use of a person.',
    method: 'GET',
    path: '/people/{id}',
    problems: ['person_not_found'],
    params,
    output: PersonSchema,
    command: { words: 'people show', operands: ['id'] },
    run: async ({ params: { id } }) => ({ body: await people.get(id) }),
  });
}

function changePerson(people: People): Operation {
  return operation({
    ...common,
    name: 'change-person',
    summary: 'Change a person',
    description:
      'Changes the role or the name, from the next request of the person on. What happened before keeps the name and ' +
      'the role of that time. The last administrator keeps the role.',
    method: 'PATCH',
    path: '/people/{id}',
    problems: [
      'person_not_found',
      'person_deactivated',
      'person_name_invalid',
      'person_name_taken',
      'last_administrator',
    ],
    params,
    body: changeBody,
    output: PersonSchema,
    command: {
      words: 'people change',
      operands: ['id'],
      done: '{id}: "{name}", {role}.',
      example: 'people change per_8Kd2Vq0sTz4n --role administrator',
    },
    audit: { subject: 'people/{id}', before: ({ params: { id } }) => people.get(id) },
    // The operator at the command line can always make another administrator.
    run: async ({ params: { id }, body, caller }) => ({
      body: await people.change(id, body, { keepLastAdmin: caller.keyId !== null }),
    }),
  });
}

function createInvite(people: People): Operation {
  return operation({
    ...common,
    name: 'create-invite',
    summary: 'Invite a person again',
    description:
      'Makes another invite: for a person who lost the key, or whose invite expired. An open invite is withdrawn. The key ' +
      'of the person works until the new invite is opened.',
    method: 'POST',
    path: '/people/{id}/invite',
    problems: ['person_not_found', 'person_deactivated', 'invite_expiry_invalid'],
    params,
    body: Type.Optional(inviteBody),
    output: InvitedPersonSchema,
    status: 201,
    command: { words: 'people invite', operands: ['id'], ...LINK, example: 'people invite per_8Kd2Vq0sTz4n' },
    audit: { subject: 'people/{id}', before: ({ params: { id } }) => people.get(id) },
    run: async ({ params: { id }, body }) => ({ status: 201, body: await people.invite(id, body ?? {}) }),
  });
}

function deactivatePerson(people: People): Operation {
  return operation({
    ...common,
    name: 'deactivate-person',
    summary: 'Deactivate a person',
    description:
      'Ends the key and every session of the person at once, for good, and withdraws an open invite. What they did stays ' +
      'under their name. The last administrator cannot be deactivated.',
    method: 'POST',
    path: '/people/{id}/deactivate',
    problems: ['person_not_found', 'last_administrator'],
    params,
    output: PersonSchema,
    command: {
      words: 'people deactivate',
      operands: ['id'],
      done: '{id} ("{name}") is deactivated.',
      example: 'people deactivate per_8Kd2Vq0sTz4n',
    },
    audit: { subject: 'people/{id}', before: ({ params: { id } }) => people.get(id) },
    run: async ({ params: { id }, caller }) => ({
      body: await people.deactivate(id, { keepLastAdmin: caller.keyId !== null }),
    }),
  });
}

function acceptInvite(people: People): Operation {
  const invited = ({ body: { token } }: { body: Static<typeof acceptBody> }) => people.findInvited(token);
  return operation({
    name: 'accept-invite',
    service: 'keys',
    summary: 'Accept an invite',
    description:
      'Exchanges the token of an invite, once, for the key of the person. It is shown in this answer only, and takes the ' +
      'place of the key that the person had. The console does this when the link is opened.',
    method: 'POST',
    path: '/invites/accept',
    scope: 'open',
    problems: ['invite_unknown', 'invite_used', 'invite_expired', 'invite_withdrawn'],
    body: acceptBody,
    output: AcceptedInviteSchema,
    status: 201,
    audit: {
      subject: 'people/{person.id}',
      before: invited,
      after: (answer) => (answer as AcceptedInvite).person,
      actor: async (input) => {
        const { id, name, role } = await invited(input);
        return { keyId: null, name: signatureOf({ name, role }), person: { id, name, role } };
      },
    },
    run: async ({ body: { token } }) => ({ status: 201, body: await people.accept(token) }),
  });
}
