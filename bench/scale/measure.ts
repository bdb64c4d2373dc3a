import '../help.ts';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningCluster } from '../../packages/server/src/db/index.ts';
import { measureLoad, measureMedian, measureTimes } from '../speed/load.ts';
import { measurePostgres } from '../speed/postgres-alone.ts';
import { runAgentRate, startAgentRate } from '../speed/processes.ts';
import { makeAnsweredQuestions } from '../speed/questions.ts';

/**
 * Measures the real server on a data directory that `load.ts` filled. `--minutes 10`: while it reads its snapshot, a line a minute;
 * a lane that was not read yet is answered by PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    workers: { type: 'string' },
    snapshot: { type: 'string', default: '16000' },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '0' },
  },
});
if (values.folder === undefined) throw new Error('--folder DIR is missing');
const seconds = Number(values.seconds);

const options = values.workers === undefined ? [] : ['--workers', values.workers, '--no-jobs'];
const server = await startAgentRate(values.folder, options, { AGENT_RATE_SNAPSHOT_MB: values.snapshot });
try {
  const { out } = runAgentRate(values.folder, [
    'keys',
    'create',
    '--name',
    'bench',
    '--scopes',
    'rates:read',
    '--json',
  ]);
  const target = { url: server.url, key: JSON.parse(out).key };
  console.log(
    `start to first answer ${server.startedInMs.toFixed(0)} ms, load of the machine ${loadavg()[0]?.toFixed(0)}`,
  );
  const questions = makeAnsweredQuestions(100_000, 160_000);
  for (let minute = 0; minute < Number(values.minutes); minute += 1) {
    const paths = questions.slice(minute * 1000, minute * 1000 + 1000);
    const begun = performance.now();
    const { median, p99 } = await measureTimes({ ...target, paths });
    console.log(
      `minute ${minute}: one at a time median ${median.toFixed(2)} ms, p99 ${p99.toFixed(1)} ms; snapshot ${server.openMegabytes(join(values.folder, 'snapshots')).toFixed(0)} MB, memory ${server.memoryMegabytes().toFixed(0)} MB, load of the machine ${loadavg()[0]?.toFixed(0)}`,
    );
    await pause(Math.max(0, 60_000 - (performance.now() - begun)));
  }
  if (values.snapshot !== '0' && values.minutes === '0')
    console.log(`snapshot complete after ${((await server.snapshotInMs) / 1000).toFixed(0)} s`);
  await measureLoad({ ...target, paths: questions.slice(0, 20_000) }, 8);
  for (let turn = 0; turn < 3; turn += 1) {
    const paths = questions.slice(20_000 + turn * 40_000, 60_000 + turn * 40_000);
    const { perSecond, p99Ms, failed } = await measureLoad({ ...target, paths }, seconds);
    console.log(
      `${perSecond.toFixed(0)}/s, p99 ${p99Ms} ms, failed ${failed}, load of the machine ${loadavg()[0]?.toFixed(0)}`,
    );
  }
  console.log(
    `one at a time: median ${(await measureMedian({ ...target, paths: questions.slice(140_000, 143_000) })).toFixed(2)} ms`,
  );
  console.log(`memory of the server process ${server.memoryMegabytes().toFixed(0)} MB`);
  console.log(`PostgreSQL alone ${(await measurePostgres(findRunningCluster(values.folder) ?? '', 5)).toFixed(0)}/s`);
} finally {
  await server.stop();
}
