import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { bestReadings, type PortResolver } from '../../packages/server/src/ports/index.ts';
import type { Answer } from './scoring.ts';

/** An engine that finds places by text. */
export type Engine = {
  name: string;
  answer: (text: string) => Answer | Promise<Answer>;
  /** How often each query is timed; once for slow engines. */
  rounds: number;
  close?: () => Promise<void>;
};

/** All names of one place, the same for every engine. */
type Document = { id: string; names: string[] };

/** Our resolver. */
export function ownEngine(resolver: PortResolver): Engine {
  return {
    name: 'agent-rate',
    rounds: 20,
    answer: (text) => {
      const { candidates } = resolver.resolve(text);
      return { keys: candidates.map(({ code }) => code), readings: bestReadings(candidates).length };
    },
  };
}

/** MiniSearch with prefix and fuzzy search, as its documentation recommends for names. */
export function miniSearchEngine(resolver: PortResolver): Engine {
  const search = new MiniSearch<Document>({
    fields: ['names'],
    extractField: (document, field) => (field === 'names' ? document.names.join(' \n ') : document.id),
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  search.addAll(documentsOf(resolver));
  return {
    name: 'MiniSearch',
    rounds: 3,
    answer: (text) => ({
      keys: search
        .search(text)
        .slice(0, 5)
        .map(({ id }) => String(id)),
      readings: 5,
    }),
  };
}

/** Fuse.js over each name. */
export function fuseEngine(resolver: PortResolver): Engine {
  const search = new Fuse(documentsOf(resolver), { keys: ['names'], threshold: 0.3, ignoreLocation: true });
  return {
    name: 'Fuse.js',
    rounds: 1,
    answer: (text) => ({ keys: search.search(text, { limit: 5 }).map(({ item }) => item.id), readings: 5 }),
  };
}

/** PostgreSQL with pg_trgm and a GiST index over each name; undefined when there is no such database. */
export async function trigramEngine(
  resolver: PortResolver,
  databaseUrl: string | undefined,
): Promise<Engine | undefined> {
  if (!databaseUrl) return undefined;
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query('CREATE TEMP TABLE place_names (id text, name text)');
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
  const rows = documentsOf(resolver).flatMap(({ id, names }) =>
    names.map((name) => ({ id, name: name.toLowerCase() })),
  );
  await client.query(
    'INSERT INTO place_names SELECT id, name FROM jsonb_to_recordset($1) AS row (id text, name text)',
    [JSON.stringify(rows)],
  );
  await client.query('CREATE INDEX ON place_names USING gist (name gist_trgm_ops)');
  await client.query('ANALYZE place_names');
  const text = 'SELECT id FROM place_names WHERE name % $1 ORDER BY name <-> $1 LIMIT 20';
  return {
    name: 'pg_trgm',
    rounds: 1,
    answer: async (query) => {
      const found = await client.query<{ id: string }>({ name: 'nearest', text, values: [query.toLowerCase()] });
      return { keys: [...new Set(found.rows.map(({ id }) => id))].slice(0, 5), readings: 5 };
    },
    close: () => client.end(),
  };
}

function documentsOf(resolver: PortResolver): Document[] {
  const ports = resolver.list().map((port) => ({
    id: port.code,
    names: present([...port.codes, port.name, port.nameZhHans, port.nameZhHant, port.localName, ...port.aliases]),
  }));
  const groups = resolver
    .regions()
    .map(({ key, name, nameZh, aliases }) => ({ id: key, names: [name, nameZh, ...aliases] }));
  const countries = resolver.countries().map(({ code, name, nameZh }) => ({ id: code, names: [code, name, nameZh] }));
  return [...ports, ...groups, ...countries];
}

function present(names: readonly (string | null)[]): string[] {
  return names.flatMap((name) => (name ? [name.replace(/^~/, '')] : []));
}
