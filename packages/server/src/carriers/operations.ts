import { Type } from 'typebox';
import { type Operation, operation, PageMetaSchema, PageQueryProperties, pageOfList } from '../base/index.ts';
import type { CarrierDirectory } from './carrier.ts';

const CarrierEntrySchema = Type.Object(
  {
    scac: Type.String({ description: 'NMFTA Standard Carrier Alpha Code' }),
    scacs: Type.Array(Type.String()),
    smdgCode: Type.Union([Type.String(), Type.Null()], { description: 'SMDG liner code' }),
    name: Type.String(),
    nameZh: Type.Union([Type.String(), Type.Null()]),
    aliases: Type.Array(Type.String()),
    group: Type.Union([Type.String(), Type.Null()], { description: 'Its group or parent company' }),
  },
  {
    title: 'Carrier',
    examples: [
      {
        ...{ scac: 'MSCU', scacs: ['MSCU', 'MEDU'], smdgCode: 'MSC', name: 'Mediterranean Shipping Company' },
        ...{ nameZh: '地中海航运', aliases: ['MSC'], group: null },
      },
    ],
  },
);

/** The operations on carriers. */
export function carrierOperations(carriers: CarrierDirectory): Operation[] {
  return [
    operation({
      name: 'list-carriers',
      service: 'ports',
      summary: 'List carriers',
      description: 'The known ocean carriers, ordered by SCAC; `search` finds them by SCAC, SMDG code, name or alias.',
      method: 'GET',
      path: '/carriers',
      scope: null,
      query: Type.Object({
        search: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'SCAC, name or part of it' })),
        ...PageQueryProperties,
      }),
      output: Type.Object({ data: Type.Array(CarrierEntrySchema), meta: PageMetaSchema }),
      paged: true,
      command: {
        words: 'carriers list',
        operands: ['[search]'],
        offline: true,
        columns: { SCAC: '{scac}', NAME: '{name}', CHINESE: '{nameZh}', SMDG: '{smdgCode}', GROUP: '{group}' },
        empty: 'No carrier is called anything like it.',
        example: 'carriers list maersk',
      },
      run: ({ query }) => pageOfList(searchCarriers(carriers, query.search), query),
    }),
  ];
}

function searchCarriers(carriers: CarrierDirectory, search: string | undefined) {
  if (search === undefined) return carriers.list();
  const wanted = search.trim().toLowerCase();
  const exact = carriers.find(search);
  const partial = carriers
    .list()
    .filter(({ scacs, name, nameZh, aliases }) =>
      [...scacs, name, nameZh ?? '', ...aliases].some((text) => text.toLowerCase().includes(wanted)),
    );
  const found = [...new Set([...(exact ? [exact] : []), ...partial])];
  return found.length > 0 ? found : carriers.suggest(search);
}
