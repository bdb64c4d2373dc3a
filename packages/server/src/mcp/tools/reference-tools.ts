import { type OperationToolSpec, READS } from '../operation-tool.ts';

/** Looking things up. */
export const referenceTools: readonly OperationToolSpec[] = [
  {
    operation: 'list-ports',
    name: 'find_port',
    title: 'Find a port',
    description:
      'Finds seaports by code, name, part of a name, Chinese or local name, also misspelt, best first. Use it when a ' +
      'place is unclear or a code is wanted; not needed before search_rates, which understands ' +
      'names itself. Gives codes, country, position and region groups.',
    arguments: ['search', 'country', 'region', 'per_page'],
    words: {
      search: 'Any name or code, or part of it',
      country: 'ISO 3166-1 alpha-2',
      region: 'Region group',
      per_page: 'Ports an answer',
    },
    pageSize: 5,
    answers: ['data.code', 'data.name', 'data.country', 'data.regions', 'meta.total', 'meta.ambiguous'],
    annotations: READS,
    isRare: true,
  },
  {
    operation: 'get-format-registry',
    name: 'list_formats',
    title: 'List document formats',
    description:
      'Lists the formats that shipping documents are extracted into and forms are filled from, each with its fields, ' +
      'labels and allowed values. Use it to choose the format before extract_document, or to learn its fields. Needs no ' +
      'arguments; not paged; about 2,000 tokens.',
    arguments: [],
    fields: ['targetFormats', 'defaultTargetFormat'],
    answers: ['targetFormats.id', 'targetFormats.label', 'targetFormats.description', 'defaultTargetFormat'],
    annotations: READS,
    isRare: true,
  },
];
