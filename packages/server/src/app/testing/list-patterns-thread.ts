import { parentPort, workerData } from 'node:worker_threads';
import { listPatterns } from './list-patterns.ts';

const { root, modules } = workerData as { root: string; modules: readonly string[] };
parentPort?.postMessage(await listPatterns(root, modules));
