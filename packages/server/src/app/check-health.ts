import { type ChangeFeed, type Database, pingDatabase } from '../db/index.ts';
import type { HealthReport } from '../http/index.ts';
import type { Intake } from '../rates/index.ts';

/** What `GET /health` tells. */
export async function checkHealth(database: Database, changes: ChangeFeed, intake: Intake): Promise<HealthReport> {
  const reached = await pingDatabase(database).then(
    () => ({ status: 'ok' }) as const,
    () =>
      ({
        status: 'failing',
        message: 'The database does not answer; requests that need it fail until it does.',
      }) as const,
  );
  const heard = changes.isConnected()
    ? ({ status: 'ok' } as const)
    : ({ status: 'failing', message: 'Changes made by other processes are not heard; connecting again.' } as const);
  const status = reached.status === 'ok' && heard.status === 'ok' ? 'ok' : 'failing';
  // A source that is away keeps no request from being answered: the service stays healthy, and says so.
  const faults = reached.status === 'ok' ? await intake.findFaults() : {};
  const sources = Object.entries(faults).map(([kind, message]) => [kind, { status: 'failing' as const, message }]);
  return { status, checks: { database: reached, changes: heard, ...Object.fromEntries(sources) } };
}
