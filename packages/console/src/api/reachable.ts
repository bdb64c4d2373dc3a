/** Whether the service answers: as always, not any more, or again since a moment. */
export type Reach = 'reachable' | 'away' | 'back';

const HEALTH = '/health';
const ASK_AGAIN_MILLISECONDS = 2_000;
/** How long it is told that the service is back. */
const TOLD_MILLISECONDS = 5_000;

let reach: Reach = 'reachable';
const listeners = new Set<() => void>();

/** A way to send requests, which notices when the service does not answer. */
export function watched(send: typeof fetch): typeof fetch {
  return async (...request) => {
    try {
      return await send(...request);
    } catch (error) {
      if (!isAborted(error)) becomeAway();
      throw error;
    }
  };
}

/** `fetch`, watched. */
export const watchedFetch = watched((...request) => fetch(...request));

/** Calls when the reach changes, until the returned function is called. */
export function onReachChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the service answers now. */
export function currentReach(): Reach {
  return reach;
}

/** Asks at once whether the service answers again. */
export async function askWhetherBack(): Promise<void> {
  if (reach !== 'away') return;
  try {
    await fetch(HEALTH, { cache: 'no-store' });
  } catch {
    return;
  }
  if (reach !== 'away') return;
  become('back');
  setTimeout(() => reach === 'back' && become('reachable'), TOLD_MILLISECONDS);
}

function becomeAway(): void {
  if (reach === 'away') return;
  become('away');
  const timer = setInterval(async () => {
    await askWhetherBack();
    if (reach !== 'away') clearInterval(timer);
  }, ASK_AGAIN_MILLISECONDS);
}

function become(next: Reach): void {
  reach = next;
  for (const listener of listeners) listener();
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
