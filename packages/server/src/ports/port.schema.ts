import { Type } from 'typebox';
import { PageMetaSchema } from '../base/index.ts';

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

/** A port as it goes out. */
export const PortSchema = Type.Object(
  {
    code: Type.String({ description: 'The code that the trade writes', examples: ['CNSHA'] }),
    codes: Type.Array(Type.String(), { description: 'Every code that means this port, UN/LOCODE’s own among them' }),
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
  },
  { title: 'Port' },
);

/** The answer of `GET /ports`. */
export const PortListSchema = Type.Object({
  data: Type.Array(PortSchema),
  meta: Type.Object({
    ...PageMetaSchema.properties,
    search: nullableText('The text that was searched for'),
    ambiguous: Type.Boolean({ description: 'The text names several places equally well' }),
    suggestions: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description: 'Near misses, when nothing was found',
    }),
  }),
});

/** A spelling to be taught. */
export const LearntAliasSchema = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The spelling, as sheets write it',
      examples: ['Nhava S.'],
    }),
    code: Type.String({
      minLength: 5,
      maxLength: 5,
      description: 'Any code of the port that it means',
      examples: ['INNSA'],
    }),
  },
  { title: 'PortAlias' },
);

/** A taught spelling, with who taught it and when. */
export const StoredAliasSchema = Type.Interface(
  [LearntAliasSchema],
  {
    createdAt: Type.String({ format: 'date-time' }),
    createdBy: Type.String(),
  },
  { title: 'TaughtPortAlias' },
);
