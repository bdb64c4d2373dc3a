export { type ChangeFeed, type ChangeTopic, NOTIFY_CHANGE, openChangeFeed } from './change-feed.ts';
export { type Cluster, type ClusterOptions, findRunningCluster, startCluster } from './cluster/cluster.ts';
export { type Database, openDatabase, pingDatabase } from './connect.ts';
export { type MigrationState, migrate, readMigrationState } from './migrate.ts';
export { databaseProblem, databaseProblems, findDatabaseProblem } from './problems.ts';
export type { Tables } from './tables.ts';
