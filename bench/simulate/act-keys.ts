import { setTimeout as pause } from 'node:timers/promises';
import type { KeyPlan } from './plan.ts';
import { ask, lastOf, type Scene, settle } from './scene.ts';

/** How long after the answer a revoked key may still be taken. */
const REVOKED_MILLISECONDS = 1_000;
/** The same key is asked with so often before, so that every process knows it. */
const USES = 2;

/** Makes a key at one server, uses it at all, revokes it at another, and uses it again everywhere after a second. */
export async function actOnKey(scene: Scene, plan: KeyPlan): Promise<void> {
  const [first, second] = plan.seats;
  const json = { name: 'revoked', scopes: ['rates:read'], account: `seed-${scene.plan.seed}` };
  const { json: made } = lastOf<{ id: string; key: string }>(
    await settle(scene, first, { method: 'POST', path: '/keys', json }),
  );
  const path = '/rates?origin=CNSHA&per_page=1';
  for (let use = 0; use < USES; use += 1) {
    await Promise.all([...scene.seats.keys()].map((seat) => ask(scene, seat, { method: 'GET', path, key: made.key })));
  }
  // A refusal, within the transaction that changes keys.
  await settle(scene, second, { method: 'DELETE', path: '/keys/key_000000000000' });
  scene.meet(plan);
  const revoked = (await settle(scene, second, { method: 'DELETE', path: `/keys/${made.id}` })).at(-1);
  if (revoked?.status !== 200) {
    const what = `key ${made.id} was not revoked: ${revoked?.status} ${revoked?.body.slice(0, 300)}`;
    scene.history.broken.push({ promise: 'every request is answered as documented', what });
    return;
  }
  await pause(REVOKED_MILLISECONDS);
  for (let use = 0; use < USES; use += 1) await useRevoked(scene, made, path);
}

async function useRevoked(scene: Scene, { id, key }: { id: string; key: string }, path: string): Promise<void> {
  const answers = await Promise.all(
    [...scene.seats.keys()].map((seat) => ask(scene, seat, { method: 'GET', path, key })),
  );
  for (const { server, status } of answers) {
    if (status === 200 || status === 304) {
      const what = `${server} takes key ${id} a second after its revocation was answered`;
      scene.history.broken.push({ promise: 'a revoked key is refused within a second', what });
    }
  }
}
