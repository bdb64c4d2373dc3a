import { Type } from 'typebox';
import { PageMetaSchema, PageQueryProperties, textEnum } from '../base/index.ts';
import { PLACE_FUNCTIONS } from './port.ts';

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const PORT_EXAMPLE = {
  code: 'CNSHA',
  codes: ['CNSHA', 'CNSHG', 'CNWGQ'],
  name: 'Shanghai',
  country: 'CN',
  countryName: 'China',
  nameZhHans: '上海',
  nameZhHant: '上海',
  localName: null,
  aliases: ['Yangshan', 'Waigaoqiao'],
  regions: ['china-main', 'east-china'],
  latitude: 31.23,
  longitude: 121.49,
  timeZone: 'Asia/Shanghai',
  functions: ['port' as const],
};

/** The wire shape of a port. */
export const PortSchema = Type.Object(
  {
    code: Type.String({ description: 'The code used in the trade', examples: ['CNSHA'] }),
    codes: Type.Array(Type.String(), { description: 'Every code of this port, including its UN/LOCODE' }),
    name: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    countryName: Type.String(),
    nameZhHans: nullableText('Name in simplified Chinese'),
    nameZhHant: nullableText('Name in traditional Chinese'),
    localName: nullableText('Name in the local language'),
    aliases: Type.Array(Type.String()),
    regions: Type.Array(Type.String(), { description: 'Keys of its region groups' }),
    latitude: Type.Union([Type.Number(), Type.Null()]),
    longitude: Type.Union([Type.Number(), Type.Null()]),
    timeZone: nullableText('IANA time zone'),
    functions: Type.Array(textEnum(PLACE_FUNCTIONS), {
      description: 'port for a seaport; for an inland point what serves it',
    }),
  },
  { title: 'Port', examples: [PORT_EXAMPLE] },
);

/** The query of `GET /ports`. */
export const PortListQuerySchema = Type.Object({
  search: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Code, name or part of it', examples: ['shang'] }),
  ),
  country: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2' })),
  region: Type.Optional(Type.String({ description: 'Key of a region group', examples: ['us-west-coast'] })),
  kind: Type.Optional(
    textEnum(['port', 'inland'], {
      description: 'Only seaports, or only inland points. Without it both, ports first',
    }),
  ),
  ...PageQueryProperties,
});

/** The answer of `GET /ports`. */
export const PortListSchema = Type.Object({
  data: Type.Array(PortSchema),
  meta: Type.Object({
    ...PageMetaSchema.properties,
    search: nullableText('The text that was searched for'),
    ambiguous: Type.Boolean({ description: 'The text names several places equally well' }),
    suggestions: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description: 'Similar names, when nothing was found',
    }),
  }),
});

/** The wire shape of an alias. */
export const PortAliasSchema = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The spelling, as in rate sheets',
      examples: ['Nhava S.'],
    }),
    code: Type.String({
      minLength: 5,
      maxLength: 5,
      description: 'Any code of the port that it means',
      examples: ['INNSA'],
    }),
  },
  { title: 'PortAlias', examples: [{ text: 'Nhava S.', code: 'INNSA' }] },
);

/** The wire shape of a stored alias, with its author and time. */
export const StoredAliasSchema = Type.Interface(
  [PortAliasSchema],
  {
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String(),
  },
  { title: 'StoredPortAlias' },
);
