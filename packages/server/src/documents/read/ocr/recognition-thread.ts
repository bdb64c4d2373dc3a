import { parentPort } from 'node:worker_threads';
import { openRecognition, readStrips } from './recognition.ts';
import type { ReadingsMessage, StripsMessage } from './recognition-threads.ts';

/** A thread that reads lines, each message's after the other. A fault ends it, and its work is done by the thread that asked. */
const recognition = openRecognition();
let turn: Promise<void> = Promise.resolve();

parentPort?.on('message', (strips: StripsMessage) => {
  turn = turn.then(async () => {
    const read: ReadingsMessage = await readStrips(strips, await recognition);
    parentPort?.postMessage(read);
  });
});
