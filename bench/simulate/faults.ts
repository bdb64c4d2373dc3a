import type { PlacedFault } from './plan.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { World } from './world.ts';

const DISK_FULL_MILLISECONDS = 250;

/** Lets one fault of a plan happen. Its name, for the count. */
export function applyFault(world: World, server: SimulatedServer, step: PlacedFault): string {
  const { proxy } = server;
  if (step.kind === 'trap') proxy.trap(step.trap);
  else if (step.kind === 'cut') proxy.cut(step.which, step.milliseconds);
  else if (step.kind === 'half-open') proxy.silence(step.which, step.milliseconds);
  else if (step.kind === 'delay') proxy.delay(step.milliseconds);
  else if (step.kind === 'notifications') proxy.notifications(step.fault);
  else if (step.kind === 'clock') server.tell({ clockMilliseconds: step.milliseconds });
  else if (step.kind === 'stop') server.stop(step.milliseconds);
  else if (step.kind === 'kill') server.kill();
  else if (step.kind === 'snapshot-disk-full') server.tell({ diskFull: true });
  else fillDatabaseDisk(world);
  return nameOf(step);
}

function nameOf(step: PlacedFault): string {
  if (step.kind === 'trap') return `reset at ${step.trap.at}`;
  if (step.kind === 'notifications') return `notifications: ${step.fault}`;
  return 'which' in step ? `${step.kind}: ${step.which}` : step.kind;
}

function fillDatabaseDisk(world: World): void {
  const set = (isFull: boolean) => void world.fillDisk(isFull).catch(() => {});
  set(true);
  setTimeout(() => set(false), DISK_FULL_MILLISECONDS);
}

/** Ends all faults at these servers. */
export async function heal(world: World, servers: readonly SimulatedServer[]): Promise<void> {
  await world.fillDisk(false);
  for (const server of servers) {
    server.proxy.heal();
    server.tell({ clockMilliseconds: 0, diskFull: false });
  }
}
