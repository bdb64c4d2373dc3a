import { type PageOf, pageMeta } from '../../base/index.ts';
import type { RateTexts } from '../record/render-rate.ts';
import type { UnderstoodQuery } from './rate-answer.schema.ts';

/** A page of rates and its `meta`; `nearby` is added to `meta`. */
export type RateListParts = { rates: RateTexts; page: PageOf; meta: UnderstoodQuery; nearby: object };

const BEGINNING = '{"data":[';

/** A page of rates as the bytes of JSON (`RateListSchema`). */
export function renderList({ rates, page, meta, nearby }: RateListParts): Uint8Array {
  const end = renderEnd(page, meta, nearby);
  const body = Buffer.allocUnsafe(BEGINNING.length + rates.byteLength + Buffer.byteLength(end));
  body.write(BEGINNING);
  rates.write(body, BEGINNING.length);
  // Written after the rates: it overwrites a comma that they may end with.
  body.write(end, BEGINNING.length + rates.byteLength);
  return body;
}

function renderEnd(page: PageOf, meta: UnderstoodQuery, nearby: object): string {
  const { origin, destination, carrier, ...plain } = meta;
  const figures = JSON.stringify(pageMeta(page)).slice(0, -1);
  const names = `"origin":${jsonOf(origin)},"destination":${jsonOf(destination)},"carrier":${jsonOf(carrier)}`;
  const rest = JSON.stringify({ ...plain, ...nearby }).slice(1);
  return `],"meta":${figures},${names},${rest}}`;
}

/** What a name was understood as is the same object each time (`understandQuery`): it is written once. */
const written = new WeakMap<object, string>();

function jsonOf(value: object | null): string {
  if (value === null) return 'null';
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
}
