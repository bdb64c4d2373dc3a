import { Type } from 'typebox';
import { type Operation, operation } from '../../base/index.ts';

/** Forty-five invented things in a list, so that paging has something to turn. */
const THINGS = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  name: `Thing ${at + 1}`,
  total: { amount: 100 + at, currency: 'USD' },
  charges: [{ code: 'AAA', amount: at }],
}));

const ThingSchema = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    total: Type.Object({ amount: Type.Number(), currency: Type.String() }),
    charges: Type.Array(Type.Object({ code: Type.String(), amount: Type.Number() })),
  },
  { title: 'Thing' },
);

const RENDERED = Buffer.from(JSON.stringify({ data: THINGS.slice(0, 2), meta: { total: 2 } }));

const listThings = operation({
  name: 'list-things',
  service: 'rates',
  summary: 'List things',
  description: 'A paged list.',
  method: 'GET',
  path: '/things',
  scope: 'rates:read',
  paged: true,
  query: Type.Object({
    page: Type.Integer({ minimum: 1, default: 1 }),
    per_page: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
    origin: Type.Optional(Type.String({ minLength: 2, description: 'Where from', examples: ['Shanghai'] })),
    valid_on: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-12-31'] })),
    include_expired: Type.Optional(Type.Boolean()),
    ids: Type.Optional(Type.Array(Type.Integer(), { maxItems: 5 })),
    max_amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  }),
  output: Type.Object({ data: Type.Array(ThingSchema), meta: Type.Object({ query: Type.Unknown() }) }),
  run: ({ query }) => {
    const from = (query.page - 1) * query.per_page;
    const data = query.origin === 'Nowhere' ? [] : THINGS.slice(from, from + query.per_page);
    const total = query.origin === 'Nowhere' ? 0 : THINGS.length;
    return { body: { data, meta: { query } }, page: { page: query.page, perPage: query.per_page, total } };
  },
});

const listRendered = operation({
  name: 'list-rendered-things',
  service: 'rates',
  summary: 'List things from ready bytes',
  description: 'The answer is kept as bytes.',
  method: 'GET',
  path: '/things/rendered',
  scope: null,
  output: Type.Object({ data: Type.Array(ThingSchema) }),
  run: () => ({ body: RENDERED, contentType: 'application/json', page: { page: 1, perPage: 20, total: 2 } }),
});

const getThing = operation({
  name: 'get-thing',
  service: 'rates',
  summary: 'Get a thing',
  description: 'By id.',
  method: 'GET',
  path: '/things/{id}',
  scope: 'rates:read',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  output: ThingSchema,
  run: ({ params }) => ({ body: THINGS[params.id - 1] }),
});

const createThing = operation({
  name: 'create-thing',
  service: 'rates',
  summary: 'Create a thing',
  description: 'Takes JSON or a form with files.',
  method: 'POST',
  audit: { none: 'a test' },
  path: '/things',
  scope: 'rates:write',
  upload: true,
  exampleFiles: ['rates.xlsx'],
  bodyLimitBytes: 4096,
  status: 201,
  body: Type.Object({
    name: Type.String({ minLength: 1 }),
    count: Type.Optional(Type.Integer()),
    rows: Type.Optional(Type.Array(Type.Object({ amount: Type.Number() }))),
  }),
  output: Type.Object({ body: Type.Unknown(), files: Type.Array(Type.Unknown()) }),
  run: ({ body, files }) => ({
    body: { body, files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) },
  }),
});

const renameThing = operation({
  name: 'rename-thing',
  service: 'rates',
  summary: 'Rename a thing',
  description: 'Takes JSON only.',
  method: 'PATCH',
  audit: { none: 'a test' },
  path: '/things/{id}',
  scope: 'rates:write',
  params: Type.Object({ id: Type.Integer() }),
  body: Type.Object({ name: Type.String() }),
  output: Type.Object({ name: Type.String() }),
  run: ({ body }) => ({ body }),
});

const removeThing = operation({
  name: 'remove-thing',
  service: 'rates',
  summary: 'Remove a thing',
  description: 'Answers nothing.',
  method: 'DELETE',
  audit: { none: 'a test' },
  path: '/things/{id}',
  scope: 'rates:write',
  params: Type.Object({ id: Type.Integer() }),
  output: Type.Null(),
  status: 204,
  run: () => ({ body: undefined }),
});

const breakDown = operation({
  name: 'break-down',
  service: 'system',
  summary: 'Break down',
  description: 'Fails as a fault in the code does.',
  method: 'GET',
  path: '/broken',
  scope: null,
  output: Type.Null(),
  run: () => {
    throw new Error('secret detail at /var/lib/inside');
  },
});

const readText = operation({
  name: 'read-text',
  service: 'system',
  summary: 'Read text',
  description: 'Answers text of another kind.',
  method: 'GET',
  path: '/text',
  scope: 'open',
  output: Type.String(),
  run: () => ({ body: 'a,b\n1,2\n', contentType: 'text/csv; charset=UTF-8' }),
});

/** Operations that use every feature of the adapter and mean nothing. */
export const fakeOperations: readonly Operation[] = [
  listThings,
  listRendered,
  getThing,
  createThing,
  renameThing,
  removeThing,
  breakDown,
  readText,
];
