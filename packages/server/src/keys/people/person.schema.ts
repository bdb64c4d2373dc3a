import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { RoleSchema, ScopeSchema } from '../key.schema.ts';

const dateTime = (description: string) => Type.String({ format: 'date-time', description });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const PROPERTIES = {
  id: Type.String({ description: 'Id of the person', examples: ['per_8Kd2Vq0sTz4n'] }),
  name: Type.String({ description: 'As events and answers name them', examples: ['Grace Chen'] }),
  role: RoleSchema,
  account: Type.String({ description: 'Account that the person works for', examples: ['main'] }),
  state: textEnum(['invited', 'active', 'without-access', 'deactivated'], {
    description:
      'active: can sign in; invited: has an open invite and no working key; without-access: needs a new invite; ' +
      'deactivated: for good',
  }),
  createdAt: dateTime('When the person was created'),
  createdBy: Type.String({ description: 'Who created the person' }),
  deactivatedAt: nullable(dateTime('When the person was deactivated')),
  lastUsedAt: nullable(dateTime('When the person was last active, to the minute')),
  key: nullable(
    Type.String({ description: 'Id of the key that works for the person', examples: ['key_4mZp0Qw8Tn2c'] }),
  ),
  inviteExpiresAt: nullable(dateTime('Until when the open invite works; null: there is none')),
};

/** The wire shape of a person. */
export const PersonSchema = Type.Object(PROPERTIES, { title: 'Person' });
/** A person. */
export type Person = Static<typeof PersonSchema>;

/** The wire shape of a person with the link of a new invite. */
export const InvitedPersonSchema = Type.Object(
  {
    ...PROPERTIES,
    link: Type.String({
      description:
        'Open it in a browser within its time, once. Shown only in this answer. Without AGENT_RATE_BASE_URL it begins with ' +
        'a slash: put the address of the service in front',
      examples: ['https://rates.example.com/console/invite#ar_invite_…'],
    }),
  },
  { title: 'InvitedPerson' },
);
/** A person with the link of a new invite. */
export type InvitedPerson = Static<typeof InvitedPersonSchema>;

/** The wire shape of an accepted invite. */
export const AcceptedInviteSchema = Type.Object(
  {
    person: PersonSchema,
    key: Type.String({ description: 'The key of the person, to sign in with from now on. Shown only in this answer' }),
  },
  { title: 'AcceptedInvite' },
);
/** An accepted invite: the person, and the key that is shown once. */
export type AcceptedInvite = Static<typeof AcceptedInviteSchema>;

/** The wire shape of the roles. */
export const RolesSchema = Type.Object(
  {
    data: Type.Array(Type.Object({ role: RoleSchema, scopes: Type.Array(ScopeSchema) }, { title: 'RoleWithScopes' })),
  },
  { title: 'Roles' },
);
