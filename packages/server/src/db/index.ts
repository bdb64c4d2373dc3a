export type { ObjectBackup } from './backup/archive.ts';
export { type Restored, restoreBackup } from './backup/restore-backup.ts';
export { writeBackup } from './backup/write-backup.ts';
export { changeAndNotify } from './change-and-notify.ts';
export { type ChangeFeed, NOTIFY_CHANGE, openChangeFeed } from './change-feed.ts';
export { type Cluster, findRunningCluster, startCluster } from './cluster/cluster.ts';
export { hasCluster } from './cluster/cluster-state.ts';
export { COLUMN_TYPES, type Database, openDatabase, pingDatabase } from './connect.ts';
export { type CopiedValue, type CopyRows, transactionWithCopy } from './copy-rows.ts';
export { insideWalls } from './inside-walls.ts';
export {
  type JobAttempt,
  type JobOptions,
  type JobPolicy,
  type JobQueue,
  type JobTransaction,
  openJobQueue,
} from './job-queue.ts';
export { cancelRun, finishRun, type JobRun, Superseded, saveProgress, startRun } from './job-run-store.ts';
export { migrate, readMigrationState } from './migrate.ts';
export { databaseProblem, databaseProblems, findDatabaseProblem } from './problems.ts';
export { type Queryable, queryableOf } from './queryable.ts';
export { openReadReplica, REPLICA_LAG_MILLISECONDS, type ReadReplica } from './read-replica.ts';
export { RUN_POLICY, runJob } from './run-job.ts';
export { openSoldDatabase } from './sold-database.ts';
export type { Tables } from './tables.ts';
export { tryUpgrade, type UpgradeTrial } from './upgrade/try-upgrade.ts';
export { type OngoingWork, workOnChange } from './work-on-change.ts';
