import { Type } from 'typebox';
import { type Operation, operation, PageQueryProperties, pageAnswer, parsePage } from '../../base/index.ts';
import { NewSubscriptionSchema, SubscriptionListSchema, SubscriptionSchema } from './subscription.schema.ts';
import type { Subscriptions } from './subscriptions.ts';

const params = Type.Object({
  id: Type.String({ description: 'Subscription id', examples: ['sub_Kp3xYc7RnB2d5fQw0Zt8'] }),
});
const common = { service: 'events', scope: 'rates:read' } as const;
const OWN = 'A key manages its own subscriptions, also those of the keys it replaced; a key with the scope admin all.';

/** What subscriptions offer to every adapter. */
export function subscriptionOperations(subscriptions: Subscriptions): Operation[] {
  return [list(subscriptions), create(subscriptions), get(subscriptions), remove(subscriptions)];
}

function list(subscriptions: Subscriptions): Operation {
  return operation({
    ...common,
    name: 'list-rate-subscriptions',
    summary: 'List rate subscriptions',
    description: `Rate subscriptions, the newest first. ${OWN}`,
    method: 'GET',
    path: '/rate-subscriptions',
    query: Type.Object(PageQueryProperties),
    output: SubscriptionListSchema,
    paged: true,
    command: {
      words: 'subscriptions list',
      columns: {
        ID: '{id}',
        FROM: '{origin}',
        TO: '{destination}',
        CARRIER: '{carrier|any}',
        EQUIPMENT: '{equipment|any}',
        KEY: '{key|operator}',
      },
      empty: 'No lane is watched. Watch one: agent-rate subscriptions add --origin Shanghai --destination Rotterdam',
    },
    run: async ({ query, caller }) => {
      const asked = parsePage(query);
      const { subscriptions: data, total } = await subscriptions.list(asked, caller);
      return pageAnswer(data, { ...asked, total });
    },
  });
}

function create(subscriptions: Subscriptions): Operation {
  return operation({
    ...common,
    name: 'create-rate-subscription',
    summary: 'Create a rate subscription',
    description:
      'From now on, every publication (or revert) that changes prices of the lane makes an event ' +
      'agent-rate.rates.changed.v1 with the old and new prices, for this key: in GET /events, in its stream, and by the ' +
      'webhooks of the key. Places and carriers are understood as in GET /rates.',
    method: 'POST',
    path: '/rate-subscriptions',
    problems: ['rate_subscription_place_unknown', 'rate_subscription_limit'],
    body: NewSubscriptionSchema,
    output: SubscriptionSchema,
    status: 201,
    command: {
      words: 'subscriptions add',
      done: '{id} watches {understood.origin.understoodAs.name} to {understood.destination.understoodAs.name}.',
      example: 'subscriptions add --origin Shanghai --destination "North Europe"',
    },
    audit: { none: 'a key watches for itself' },
    run: async ({ body, caller }) => ({ status: 201, body: await subscriptions.create(body, caller) }),
  });
}

function get(subscriptions: Subscriptions): Operation {
  return operation({
    ...common,
    name: 'get-rate-subscription',
    summary: 'Get a rate subscription',
    description: `The lane, and what its texts mean today. ${OWN}`,
    method: 'GET',
    path: '/rate-subscriptions/{id}',
    problems: ['rate_subscription_not_found'],
    params,
    output: SubscriptionSchema,
    command: { words: 'subscriptions show', operands: ['id'] },
    run: async ({ params: { id }, caller }) => ({ body: await subscriptions.get(id, caller) }),
  });
}

function remove(subscriptions: Subscriptions): Operation {
  return operation({
    ...common,
    name: 'delete-rate-subscription',
    summary: 'Delete a rate subscription',
    description: 'Ends the subscription and returns it. Its events stay in the log.',
    method: 'DELETE',
    path: '/rate-subscriptions/{id}',
    problems: ['rate_subscription_not_found'],
    params,
    output: SubscriptionSchema,
    command: { words: 'subscriptions remove', operands: ['id'], done: '{id} is removed.' },
    audit: { none: 'a key watches for itself' },
    run: async ({ params: { id }, caller }) => ({ body: await subscriptions.remove(id, caller) }),
  });
}
