import { type PageOf, pageMeta } from '../base/index.ts';
import type { UnderstoodQuery } from './rate-answer.schema.ts';
import type { RateRow } from './rate-store.ts';
import { renderRate } from './render-rate.ts';

/** A page of rates with what is told about it; `nearby` is added to `meta`. */
export type RateListParts = { rows: readonly RateRow[]; page: PageOf; meta: UnderstoodQuery; nearby: object };

/** A page of rates as JSON text (`RateListSchema`). */
export function renderList({ rows, page, meta, nearby }: RateListParts): string {
  const { origin, destination, carrier, ...plain } = meta;
  const figures = JSON.stringify(pageMeta(page)).slice(0, -1);
  const names = `"origin":${jsonOf(origin)},"destination":${jsonOf(destination)},"carrier":${jsonOf(carrier)}`;
  const rest = JSON.stringify({ ...plain, ...nearby }).slice(1);
  return `{"data":[${rows.map(renderRate).join(',')}],"meta":${figures},${names},${rest}}`;
}

/** What a name was understood as is the same object each time (`understandQuery`): it is written once. */
const written = new WeakMap<object, string>();

function jsonOf(value: object | null): string {
  if (value === null) return 'null';
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
}
