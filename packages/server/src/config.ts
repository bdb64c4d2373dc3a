import type { LogLevel } from './base/index.ts';

/** Everything an operator can set, read once at the start. */
export type Config = {
  host: string;
  port: number;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** The public address, without a trailing slash; undefined: taken from each request. */
  baseUrl: string | undefined;
  /** The `svc` in /wp-json/svc/v1. */
  namespace: string;
  logLevel: LogLevel;
};
