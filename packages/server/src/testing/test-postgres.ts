/** The PostgreSQL of a test run: its URL, and the migrated database that is copied for each test file. */
export type TestPostgres = { url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** The same server, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
