import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';
import type { Reading } from './recognition.ts';

/** What a thread is asked, and answers in the same order. */
export type StripsMessage = readonly Picture[];
export type ReadingsMessage = readonly Reading[];

/** A thread that reads lines by a model of its own. */
export type RecognitionThread = {
  /** Fails when the thread has ended. */
  read: (strips: readonly Picture[]) => Promise<Reading[]>;
  end: () => Promise<void>;
};

type Waiting = { resolve: (read: Reading[]) => void; reject: (error: unknown) => void };

/** Starts a thread, which loads its model meanwhile. The library is loaded before, in the thread that asks: see `keepOcrLoaded`. */
export function startRecognitionThread(): RecognitionThread {
  // TypeScript in a clone, JavaScript when it is built: as this file.
  const worker = new Worker(new URL(`./recognition-thread${extname(import.meta.url)}`, import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  });
  const waiting: Waiting[] = [];
  let ended: unknown;
  const fail = (error: unknown) => {
    ended ??= error;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on('message', (read: Reading[]) => waiting.shift()?.resolve(read));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`a thread that reads lines ended (${code})`)));
  const read = (strips: StripsMessage) =>
    new Promise<Reading[]>((resolve, reject) => {
      if (ended) return reject(ended);
      waiting.push({ resolve, reject });
      worker.postMessage(strips);
    });
  return { read, end: async () => void (await worker.terminate()) };
}
