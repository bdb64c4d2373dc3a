import { createWorkerPool } from '../worker-pool.ts';
import type { BadTasks } from './bad-tasks.ts';

// A server whose only process is at work; `argv[2]` is the file that the process writes its number to.
const pool = createWorkerPool<BadTasks, object>(new URL('./bad-tasks.ts', import.meta.url), 1, {});
await pool.run('loop', { name: process.argv[2] ?? '' });
