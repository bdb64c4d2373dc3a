import { existsSync, writeFileSync } from 'node:fs';
import { serveTasks } from '../serve-tasks.ts';
import type { TaskRunners } from '../tasks.ts';

/** Tasks that do what hostile documents make libraries do. `name` is a file that marks what was done. */
export type BadTasks = {
  quick: { input: { name: string }; result: number };
  loop: { input: { name: string }; result: number };
  hog: { input: { name: string }; result: number };
  keep: { input: { name: string }; result: number };
  rejectLater: { input: { name: string }; result: number };
  killedOnce: { input: { name: string }; result: number };
};

/** Keeps the process at work, as a synchronous library does. */
function work(milliseconds: number): void {
  const until = Date.now() + milliseconds;
  while (Date.now() < until);
}

const held: Buffer[] = [];

const TASKS: TaskRunners<BadTasks> = {
  quick: async () => process.pid,
  loop: async ({ name }) => {
    writeFileSync(name, String(process.pid));
    work(60_000);
    return process.pid;
  },
  // Memory outside of V8's, in one synchronous piece of work.
  hog: async () => {
    for (let megabytes = 0; megabytes < 6_000; megabytes += 50) {
      held.push(Buffer.alloc(50 * 1024 * 1024, 1));
      work(20);
    }
    return process.pid;
  },
  keep: async () => {
    held.push(Buffer.alloc(1_500 * 1024 * 1024, 1));
    return process.pid;
  },
  rejectLater: async () => {
    setTimeout(() => void Promise.reject(new Error('too late')), 20);
    return process.pid;
  },
  killedOnce: async ({ name }) => {
    if (!existsSync(name)) {
      writeFileSync(name, 'killed');
      process.kill(process.pid, 'SIGKILL');
      work(1_000);
    }
    return process.pid;
  },
};

serveTasks(TASKS);
