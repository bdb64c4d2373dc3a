import type { Check, DoctorSettings, DoctorSubject } from './check.ts';
import { checkDatabase, failing } from './check-database.ts';
import { checkDataDirectory, checkDisk, checkRuntime } from './check-machine.ts';
import { checkPort } from './check-port.ts';

export type { DoctorSubject } from './check.ts';

/** Looks at everything that serving needs, and goes on after a fault as far as that makes sense. */
export async function examine(subject: DoctorSubject): Promise<Check[]> {
  const runtime = checkRuntime(process.versions.node);
  let settings: DoctorSettings;
  try {
    settings = subject.readSettings();
  } catch (error) {
    return [runtime, failing('settings', error)];
  }
  const deps = settings.databaseUrl === undefined ? checkDeps(settings.dataDir) : [];
  const broken = deps.some(({ status }) => status === 'failing');
  return [
    runtime,
    { name: 'settings', status: 'ok', message: 'all can be read' },
    ...deps,
    ...(broken ? [] : await checkDatabase(settings, subject)),
    await checkPort(settings),
  ];
}

function checkDeps(dataDir: string): Check[] {
  const folder = checkDataDirectory(dataDir);
  return [folder, checkDisk(dataDir)];
}
