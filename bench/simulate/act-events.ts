import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedEvent } from './history.ts';
import { ask, lastOf, parse, type Scene, settle } from './scene.ts';

type WireEvent = { id: string; sequence: string; type: string; subject: string };
type Page = { data: WireEvent[]; meta: { next: string; more: boolean } };

/** The position after which a seed's events come. */
export async function readEnd(scene: Scene): Promise<number> {
  const { rows } = await scene.world.database.query<{ position: number }>(
    'select coalesce(max(position), 0)::int as position from events',
  );
  return rows[0]?.position ?? 0;
}

/** Reads on from a position at one server after the other, until it is told that nothing happens any more. */
export async function pollEvents(
  scene: Scene,
  from: { after: number; seat: number },
  isOver: () => boolean,
): Promise<void> {
  let { after } = from;
  for (let { seat } = from; !isOver(); seat += 1) {
    const { status, body } = await ask(scene, seat, { method: 'GET', path: pathOf(after) });
    if (status === 200) {
      const { data, meta } = parse<Page>(body);
      const next = Number(meta.next);
      const [sequences, ids] = [data.map(({ sequence }) => Number(sequence)), data.map(({ id }) => id)];
      scene.history.polls.push({ after, next, sequences, ids });
      after = next;
    }
    await pause(20);
  }
}

/** The whole log after a position, as one server has it. */
export async function readLog(scene: Scene, seat: number, from: number): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  for (let after = from; ; ) {
    const { data, meta } = lastOf<Page>(await settle(scene, seat, { method: 'GET', path: pathOf(after) })).json;
    events.push(...data.map(({ id, sequence, type, subject }) => ({ id, sequence: Number(sequence), type, subject })));
    after = Number(meta.next);
    if (!meta.more) return events;
  }
}

function pathOf(after: number): string {
  return `/events?after=${String(after).padStart(16, '0')}`;
}
