import { setTimeout as pause } from 'node:timers/promises';
import type { AliasPlan } from './plan.ts';
import { ask, type Scene, settle } from './scene.ts';

/** A server whose listening connection is silent finds that out after five seconds, and connects again. */
const KNOWN_MILLISECONDS = 15_000;

/** Gives ports other names, one after the other, and asks every server for rates by the name until it knows it. */
export async function actOnAliases(scene: Scene, plans: readonly AliasPlan[]): Promise<void> {
  for (const [number, plan] of plans.entries()) {
    const text = `Quay ${scene.plan.seed} by the ${number} sheds`;
    scene.meet(plan);
    const json = { text, code: scene.lane.origin };
    const added = (await settle(scene, plan.seat, { method: 'POST', path: '/ports/aliases', json })).at(-1);
    if (added?.status === 201)
      await Promise.all([...scene.seats.keys()].map((seat) => waitUntilKnown(scene, seat, text)));
    else
      scene.history.broken.push({
        promise: 'every request is answered as documented',
        what: `a port alias was not added: ${added?.status} ${added?.body.slice(0, 300)}`,
      });
  }
}

async function waitUntilKnown(scene: Scene, seat: number, text: string): Promise<void> {
  const path = `/rates?origin=${encodeURIComponent(text)}&per_page=1`;
  const end = performance.now() + KNOWN_MILLISECONDS;
  for (;;) {
    const { server, status, body } = await ask(scene, seat, { method: 'GET', path });
    if (status === 200) return;
    if (performance.now() > end) {
      const what = `${server} does not know the port alias ${text}: ${status} ${body.slice(0, 200)}`;
      scene.history.broken.push({ promise: 'no acknowledged write is lost', what });
      return;
    }
    await pause(100);
  }
}
