import { type Static, Type } from 'typebox';
import { type Operation, operation, PageMetaSchema, PageQueryProperties, pageOfList } from '../base/index.ts';
import type { StoredAlias } from './alias-store.ts';
import { PortAliasSchema, PortListQuerySchema, PortListSchema, PortSchema, StoredAliasSchema } from './port.schema.ts';
import { isInland, type Port } from './port.ts';
import type { PortReader, Ports } from './ports.ts';
import { searchPorts } from './search-ports.ts';

const SEARCH_LIMIT = 200;

/** The operations on ports. */
export function portOperations(ports: Ports): Operation[] {
  return [listPorts(ports), listAliases(ports), addAlias(ports), removeAlias(ports), getPort(ports)];
}

/** The operations that need no database. */
export function portReaderOperations(ports: PortReader): Operation[] {
  return [listPorts(ports), getPort(ports)];
}

/** The wire shape of a port, without the resolver's internal properties. */
function toWire(port: Port) {
  const { code, codes, name, country, countryName, nameZhHans, nameZhHant, localName, aliases, regions } = port;
  const { latitude, longitude, timeZone, functions } = port;
  const names = { code, codes, name, country, countryName, nameZhHans, nameZhHant, localName, aliases, regions };
  return { ...names, latitude, longitude, timeZone, functions };
}

function listPorts(ports: PortReader): Operation {
  return operation({
    name: 'list-ports',
    service: 'ports',
    summary: 'Find ports',
    description:
      'Ports whose code or any name matches `search`, best first, for autocompletion. Without it, every port by code.',
    method: 'GET',
    path: '/ports',
    scope: null,
    query: PortListQuerySchema,
    output: PortListSchema,
    paged: true,
    command: {
      words: 'ports search',
      operands: ['[search]'],
      options: { limit: 'per_page' },
      offline: true,
      columns: { CODE: '{code}', NAME: '{name}', COUNTRY: '{countryName}' },
      empty: 'No port is called anything like it.',
      example: 'ports search ham',
    },
    run: ({ query }) => {
      const resolver = ports.resolver();
      const { search } = query;
      const found = search === undefined ? resolver.list() : searchPorts(resolver, search, SEARCH_LIMIT);
      const { body, page } = pageOfList(found.filter(inside(query)).map(toWire), query);
      const resolution = search === undefined ? undefined : resolver.resolve(search);
      const suggestions = found.length > 0 ? [] : (resolution?.suggestions ?? []);
      const meta = {
        ...body.meta,
        search: search ?? null,
        ambiguous: resolution?.ambiguous ?? false,
        suggestions: suggestions.slice(0, 5).map(({ code, name }) => ({ code, name })),
      };
      return { body: { data: body.data, meta }, page, isCurrent: () => ports.isCurrent(resolver) };
    },
  });
}

type PortsAsked = Pick<Static<typeof PortListQuerySchema>, 'country' | 'region' | 'kind'>;

function inside({ country, region, kind }: PortsAsked) {
  return (port: Port) =>
    (country === undefined || port.country === country.toUpperCase()) &&
    (region === undefined || port.regions.includes(region.toLowerCase())) &&
    (kind === undefined || isInland(port) === (kind === 'inland'));
}

function getPort(ports: PortReader): Operation {
  return operation({
    name: 'get-port',
    service: 'ports',
    summary: 'Get a port',
    description: 'One port by any of its codes.',
    method: 'GET',
    path: '/ports/{code}',
    problems: ['port_not_found'],
    scope: null,
    params: Type.Object({
      code: Type.String({ minLength: 2, maxLength: 10, description: 'Any code of the port', examples: ['CNSHG'] }),
    }),
    output: PortSchema,
    command: { words: 'ports show', operands: ['code'], offline: true, example: 'ports show CNSHA' },
    run: ({ params }) => ({ body: toWire(ports.get(params.code)) }),
  });
}

const ofAliases = { service: 'ports', scope: 'rates:write' } as const;

function listAliases(ports: Ports): Operation {
  return operation({
    ...ofAliases,
    name: 'list-port-aliases',
    summary: 'List port aliases',
    description: 'Spellings that operators added to the built-in ones.',
    method: 'GET',
    path: '/ports/aliases',
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(StoredAliasSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'ports alias list',
      columns: { TEXT: '{text}', MEANS: '{code}', SINCE: '{createdAt}', BY: '{createdBy}' },
      empty: 'No alias was added yet.',
    },
    run: async ({ query }) => pageOfList(await ports.listAliases(), query),
  });
}

/** What a spelling means before it is changed. */
async function aliasBefore(ports: Ports, text: string): Promise<StoredAlias | undefined> {
  return (await ports.listAliases()).find((alias) => alias.text === text);
}

function addAlias(ports: Ports): Operation {
  return operation({
    ...ofAliases,
    name: 'add-port-alias',
    summary: 'Add a port alias',
    description:
      'Makes `text` mean the port `code`, in imports and queries, in every process within a second. Adding an existing text ' +
      'points it to the new port.',
    method: 'POST',
    path: '/ports/aliases',
    problems: ['port_alias_invalid', 'port_not_found'],
    body: PortAliasSchema,
    output: PortAliasSchema,
    status: 201,
    command: {
      words: 'ports alias add',
      operands: ['text', 'code'],
      done: '"{text}" now means {code}.',
      example: 'ports alias add "Nhava S." INNSA',
    },
    audit: { subject: 'ports/aliases/{text}', before: ({ body: { text } }) => aliasBefore(ports, text) },
    run: async ({ body, caller }) => ({ status: 201, body: await ports.addAlias(body, caller.name) }),
  });
}

function removeAlias(ports: Ports): Operation {
  return operation({
    ...ofAliases,
    name: 'remove-port-alias',
    summary: 'Remove a port alias',
    description: 'The text no longer means the port.',
    method: 'DELETE',
    path: '/ports/aliases',
    problems: ['port_alias_not_found'],
    query: Type.Object({
      text: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'The spelling to remove',
        examples: ['Nhava S.'],
      }),
    }),
    output: Type.Object({ deleted: Type.Boolean(), text: Type.String() }),
    command: { words: 'ports alias remove', operands: ['text'], done: '"{text}" is removed.' },
    audit: {
      subject: 'ports/aliases/{text}',
      before: ({ query: { text } }) => aliasBefore(ports, text),
      after: 'nothing',
    },
    run: async ({ query }) => {
      await ports.removeAlias(query.text);
      return { body: { deleted: true, text: query.text } };
    },
  });
}
