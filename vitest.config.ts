import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './packages/server/src/testing/long-first.ts';

// A machine that is busy answers late: a test waits for what must come, and fails when it does not come at all.
const limits = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

// Servers, commands and threads that tests start load compiled code, which the first of them keeps.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    // Many files wait for servers, pages and commands: three keep two cores busy.
    maxWorkers: 3,
    maxConcurrency: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          // Loading modules anew for each file took half the time of the run; `leave-as-found.ts` keeps files apart.
          isolate: false,
          setupFiles: ['packages/server/src/testing/leave-as-found.ts'],
          include: ['packages/*/src/**/*.test.ts', 'packages/console/stories/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts', 'packages/console/stories/build-pages.ts'],
        },
      },
      // Against a server that runs already; see acceptance/README.md. One file after another: what one publishes, another would count.
      { test: { ...limits, name: 'acceptance', include: ['acceptance/*.test.ts'], fileParallelism: false } },
      // The tarballs of both packages, installed as the Dockerfile says.
      {
        test: {
          ...limits,
          name: 'packages',
          include: ['acceptance/packages/*.test.ts'],
          globalSetup: ['acceptance/packages/build-image.ts'],
        },
      },
    ],
  },
});
