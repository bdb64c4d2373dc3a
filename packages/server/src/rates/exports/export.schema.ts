import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { RateListQuerySchema } from '../search/rate-query.schema.ts';

const RATE_EXPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
/** The kinds of files that rates are exported as. */
export type RateExportFormat = (typeof RATE_EXPORT_FORMATS)[number];

const { page: _page, per_page: _perPage, after: _after, ...listed } = RateListQuerySchema.properties;

/** The query of `GET /rates/export`: the list's, without pages. */
export const RateExportQuerySchema = Type.Object({
  format: Type.Optional(textEnum(RATE_EXPORT_FORMATS, { default: 'csv', description: 'The kind of file' })),
  ...listed,
});
export type RateExportQuery = Static<typeof RateExportQuerySchema>;
