import { Problem } from '../../base/offline.ts';
import { findRunningCluster, hasCluster, readMigrationState } from '../../db/index.ts';
import { count } from '../output.ts';
import type { Check, DoctorSettings, DoctorSubject } from './check.ts';

/** Whether the database answers, how old it is, and whether its schema fits the code. */
export async function checkDatabase(settings: DoctorSettings, subject: DoctorSubject): Promise<Check[]> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined && !hasCluster(dataDir)) {
    const next = 'agent-rate serve creates it. Is there one elsewhere? Set AGENT_RATE_DATA_DIR to its folder.';
    return [{ name: 'database', status: 'note', message: `there is none in ${dataDir} yet`, next }];
  }
  try {
    const wasRunning = databaseUrl === undefined && findRunningCluster(dataDir) !== undefined;
    const { url, serverVersion, close } = await subject.openDatabase();
    try {
      return [
        { name: 'database', status: 'ok', message: describe(serverVersion, databaseUrl, wasRunning) },
        await checkSchema(url),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [failing('database', error)];
  }
}

function describe(version: number, databaseUrl: string | undefined, wasRunning: boolean): string {
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  if (databaseUrl !== undefined) return `${name} at ${new URL(databaseUrl).host} (DATABASE_URL)`;
  return wasRunning ? `${name}, embedded, running` : `${name}, embedded, starts and stops`;
}

async function checkSchema(url: string): Promise<Check> {
  const { applied, pending, unknown, changed } = await readMigrationState(url);
  const name = 'schema';
  if (unknown.length > 0) {
    const message = `The database has migrations this program does not know: ${unknown.join(', ')}`;
    return { name, status: 'failing', message, next: 'Run the newer agent-rate that made them.' };
  }
  if (changed.length > 0) {
    const message = `Applied migrations differ from the files: ${changed.map((migration) => migration.name).join(', ')}`;
    return { name, status: 'failing', message, next: 'Restore the files of the release that applied them.' };
  }
  if (pending.length > 0) {
    const message = `${count(pending.length, 'migration')} not applied yet`;
    return { name, status: 'note', message, next: 'agent-rate migrate, or just agent-rate serve, applies them.' };
  }
  return { name, status: 'ok', message: `up to date (${count(applied.length, 'migration')})` };
}

/** A refusal as a finding of the doctor. */
export function failing(name: string, error: unknown): Check {
  if (!(error instanceof Problem))
    return { name, status: 'failing', message: String((error as Error).message ?? error) };
  const { next, reason, log } = error.data;
  const details = [typeof reason === 'string' ? reason : '', Array.isArray(log) ? log.join(' | ') : ''].filter(Boolean);
  const message = [error.message, ...details].join(' ');
  return { name, status: 'failing', message, ...(typeof next === 'string' ? { next } : {}) };
}
