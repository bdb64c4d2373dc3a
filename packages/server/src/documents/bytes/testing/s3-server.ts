import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { ObjectStoreSettings } from '../object-store.ts';

type S3rver = {
  run: () => Promise<AddressInfo>;
  close: () => Promise<void>;
  httpServer: Server;
  store: { listObjects: (bucket: string, options: object) => Promise<{ objects: { key: string }[] }> };
};
const S3Server = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver;

/** An S3 server on this machine that verifies signatures, with an empty bucket. */
export type TestStore = {
  settings: ObjectStoreSettings;
  /** The keys of what lies in the bucket. */
  list: () => Promise<string[]>;
  /** Stops answering, and answers again at the same address. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** Starts it; it ends after the last test of the file. */
export async function startTestStore(): Promise<TestStore> {
  const directory = mkdtempSync(join(tmpdir(), 'agent-rate-s3-'));
  const common = { address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'documents' }] };
  let server = new S3Server({ ...common, port: 0 });
  const { port } = await server.run();
  const stop = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  };
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    settings: {
      url: `http://127.0.0.1:${port}/documents/live`,
      ...{ region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    list: async () => {
      const { objects } = await server.store.listObjects('documents', { maxKeys: 1_000 });
      return objects.map(({ key }) => key);
    },
    stop,
    start: async () => {
      server = new S3Server({ ...common, port });
      await server.run();
    },
  };
}
