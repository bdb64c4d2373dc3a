import type { Log } from '../../base/index.ts';
import type { ChangeFeed, Database } from '../../db/index.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { createInstantTypes } from './instant-types.ts';
import { createLaneIndex, type SnapshotRate } from './lane-index.ts';
import { createRetryingTask, type RetryingTask } from './retrying-task.ts';
import { createSheetNames } from './sheet-names.ts';
import { type BuildDeps, SnapshotBuild } from './snapshot-build.ts';
import { openSnapshotFile } from './snapshot-file.ts';

/** Where the snapshot is kept, and how large it may grow. Lanes that do not fit are read from PostgreSQL. */
export type SnapshotSettings = { folder: string; mostBytes: number; log: Log };

/** A copy of the current rates, lane by lane, in a file of this process. */
export type RateSnapshot = {
  /**
   * What a filter finds, cheapest first as lists are (currency, base amount, id). Undefined when the snapshot cannot answer:
   * it is not read yet, changes are not received or not read yet, or the filter asks for more than current rates of lanes.
   */
  find: (filter: RateFilter) => SnapshotRate[] | undefined;
  /**
   * Writes rates into `target` as JSON texts, a comma after each: as many bytes as their lengths say. Call it in the same
   * tick as the `find` that gave them.
   */
  read: (rates: readonly SnapshotRate[], target: Buffer, at: number) => void;
  /** Reads the rates, and from now on reads again after each change. Resolves when it was read for the first time. */
  start: (settings: SnapshotSettings) => Promise<void>;
  close: () => Promise<void>;
};

/** Of rates of which no copy is kept. */
export const NO_SNAPSHOT: RateSnapshot = {
  find: () => undefined,
  read: () => {},
  start: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** The build in use, and the number of changes since the start. */
type State = { readonly deps: BuildDeps; build: SnapshotBuild | undefined; changes: number };

/** A snapshot that answers nothing until it is started. */
export function createRateSnapshot(database: Database, changes: ChangeFeed): RateSnapshot {
  const deps = { database, sheetNames: createSheetNames(database), types: createInstantTypes() };
  const state: State = { deps, build: undefined, changes: 0 };
  let updating: RetryingTask | undefined;
  const invalidate = (error: unknown) => {
    state.build?.invalidate();
    updating?.retryLater(error);
  };
  return {
    find: (filter) => {
      const { build } = state;
      if (build === undefined || !build.isCurrent(state.changes) || !changes.isConnected()) return undefined;
      try {
        return build.lanes.find(filter);
      } catch (error) {
        invalidate(error);
        return undefined;
      }
    },
    read: (rates, target, at) => {
      try {
        state.build?.lanes.read(rates, target, at);
      } catch (error) {
        invalidate(error);
        throw error;
      }
    },
    start: (settings) => {
      const task = createUpdateTask(state, settings);
      updating = task;
      changes.on('rates', () => {
        state.changes += 1;
        void task.run();
      });
      return task.run();
    },
    close: async () => {
      await updating?.stop();
      await closeBuild(state);
    },
  };
}

/** Reads all that changed, also what changes meanwhile. */
function createUpdateTask(state: State, { folder, mostBytes, log }: SnapshotSettings): RetryingTask {
  return createRetryingTask({
    run: async (isStopped) => {
      let build = state.build ?? (await startBuild(state, folder));
      while (!isStopped() && !build.isComplete(state.changes)) {
        if (build.isObsolete(mostBytes)) build = await startBuild(state, folder);
        await build.continue({ mostBytes, changes: () => state.changes, log });
      }
    },
    onFailure: () => state.build?.expire(),
    warn: (err) => log.warn({ err }, 'the rate snapshot cannot be built; PostgreSQL answers until it can'),
  });
}

async function startBuild(state: State, folder: string): Promise<SnapshotBuild> {
  await closeBuild(state);
  const build = new SnapshotBuild(createLaneIndex(await openSnapshotFile(folder)), state.deps);
  state.build = build;
  return build;
}

async function closeBuild(state: State): Promise<void> {
  const { build } = state;
  state.build = undefined;
  await build?.lanes.close();
}
