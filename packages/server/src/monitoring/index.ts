export { type JobList, openJobList } from './job-list.ts';
export { countJobs } from './job-list-store.ts';
export { monitoringOperations } from './operations.ts';
export { openProblemLog, type ProblemLog } from './problem-log.ts';
