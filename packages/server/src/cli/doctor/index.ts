import type { Check, DoctorSettings, DoctorSubject } from './check.ts';
import { checkDatabase, failing } from './check-database.ts';
import { checkDataDirectory, checkDisk, checkRuntime } from './check-machine.ts';
import { checkObjectStore } from './check-object-store.ts';
import { checkPort } from './check-port.ts';

export type { DoctorSubject } from './check.ts';

/** Checks everything that serving needs, and goes on after a fault as far as that makes sense. */
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
    ...checkSettings(settings),
    ...deps,
    ...(broken ? [] : await checkDatabase(settings, subject)),
    ...(await checkObjectStore(await subject.openObjectStore())),
    await checkPort(settings),
  ];
}

function checkSettings({ warnings }: DoctorSettings): Check[] {
  if (warnings.length === 0) return [{ name: 'settings', status: 'ok', message: 'all can be read' }];
  return warnings.map((message) => ({ name: 'settings', status: 'note', message }));
}

function checkDeps(dataDir: string): Check[] {
  const folder = checkDataDirectory(dataDir);
  return [folder, checkDisk(dataDir)];
}
