import type { Schema } from './page-schema.ts';

/** What of an operation its example request shows. */
export type ExampleSource = {
  method: string;
  url: string;
  needsKey: boolean;
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  /** Body schemas by content type. */
  bodies: Readonly<Record<string, { schema: Schema }>>;
};

/** Filters that belong together in an example; elsewhere one filter shows how it is done. */
const LANE = ['origin', 'destination'];

const firstExample = (schema: Schema): unknown => (Array.isArray(schema.examples) ? schema.examples[0] : undefined);

function queryOf({ parameters }: ExampleSource): string {
  const inQuery = parameters.filter((one) => one.in === 'query' && firstExample(one.schema) !== undefined);
  const required = inQuery.filter((one) => one.required);
  const lane = inQuery.filter(({ name }) => LANE.includes(name));
  const shown = lane.length > 0 ? lane : required.length > 0 ? required : inQuery.slice(0, 1);
  const pairs = shown.map(({ name, schema }) => `${name}=${encodeURIComponent(String(firstExample(schema)))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function pathOf({ url, parameters }: ExampleSource): string {
  return parameters.reduce((path, { name, in: place, schema }) => {
    const value = place === 'path' ? (firstExample(schema) ?? (schema.type === 'integer' ? 42 : undefined)) : undefined;
    return value === undefined ? path : path.replace(`{${name}}`, encodeURIComponent(String(value)));
  }, url);
}

function bodyOf({ bodies }: ExampleSource): string[] {
  if (bodies['multipart/form-data']) return ['-F file=@rates.xlsx'];
  const schema = bodies['application/json']?.schema;
  if (!schema) return [];
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => firstExample(field) !== undefined);
  const body = JSON.stringify(Object.fromEntries(fields.map(([name, field]) => [name, firstExample(field)])));
  return ['-H "Content-Type: application/json"', `-d '${body}'`];
}

/** A request that works when pasted, as far as the schemas hold examples: `curl …`. */
export function exampleRequest(source: ExampleSource): string {
  const address = `${pathOf(source)}${queryOf(source)}`;
  const body = bodyOf(source);
  const impliesPost = body.length > 0 && source.method === 'POST';
  return [
    'curl',
    ...(source.method === 'GET' || impliesPost ? [] : [`-X ${source.method}`]),
    ...(source.needsKey ? ['-H "Authorization: Bearer $API_KEY"'] : []),
    ...body,
    /[?&{]/.test(address) ? `'${address}'` : address,
  ].join(' ');
}
