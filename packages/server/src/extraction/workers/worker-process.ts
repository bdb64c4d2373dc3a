import module from 'node:module';

// Reuses what Node compiled at an earlier start, which halves the time to start. Where the command line has named no
// folder, Node chooses one.
module.enableCompileCache?.();
const [{ serveTasks }, { EXTRACTION_TASKS }] = await Promise.all([
  import('../../documents/offline.ts'),
  import('./tasks.ts'),
]);
serveTasks(EXTRACTION_TASKS);
