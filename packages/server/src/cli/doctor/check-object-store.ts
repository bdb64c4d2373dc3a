import { randomUUID } from 'node:crypto';
import type { Check, DoctorStore } from './check.ts';
import { failing } from './check-database.ts';

const NAME = 'object store';
const NEXT =
  'Check AGENT_RATE_DOCUMENTS_S3, AWS_REGION and the key: it needs to put, get and delete objects below that address.';

/** Whether an object can be put, read back the same, and deleted. Nothing where documents lie in the database. */
export async function checkObjectStore(store: DoctorStore | undefined): Promise<Check[]> {
  if (store === undefined) return [];
  const key = `agent-rate-doctor-${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    await store.put(key, bytes);
    const read = await store.get(key);
    await store.remove(key);
    if (read === undefined || !bytes.equals(read)) {
      const message = `${store.place} does not give back what was put there`;
      return [{ name: NAME, status: 'failing', message, next: NEXT }];
    }
    return [{ name: NAME, status: 'ok', message: `${store.place} takes, gives back and deletes an object` }];
  } catch (error) {
    return [{ ...failing(NAME, error), next: NEXT }];
  }
}
