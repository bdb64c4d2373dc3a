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
  const ground = settings.databaseUrl === undefined ? checkGround(settings.dataDir) : [];
  const broken = ground.some(({ status }) => status === 'failing');
  return [
    runtime,
    { name: 'settings', status: 'ok', message: 'all can be read' },
    ...ground,
    ...(broken ? [] : await checkDatabase(settings, subject)),
    await checkPort(settings),
  ];
}

function checkGround(dataDir: string): Check[] {
  const folder = checkDataDirectory(dataDir);
  return [folder, checkDisk(dataDir)];
}
