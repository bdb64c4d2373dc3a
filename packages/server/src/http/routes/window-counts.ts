/** How many requests are left in a window, and how many seconds until the next one. */
export type QuotaState = { remaining: number; resetSeconds: number };

/** What a process counted of a subject, and how long ago its window began. */
export type RequestCount = { subject: string; used: number; ageSeconds: number };

/** Adds counts to those of all processes and returns the totals. */
export type MergeCounts = (counts: readonly RequestCount[]) => Promise<readonly RequestCount[]>;

/** Counts requests by subject, in windows of a minute that begin with its first request. */
export type WindowCounts = {
  /** Counts one; undefined when none is left. */
  take: (subject: string) => QuotaState | undefined;
  /** How a subject stands, without counting. */
  look: (subject: string) => QuotaState;
  close: () => void;
};

export const WINDOW_SECONDS = 60;
const WINDOW_MILLISECONDS = WINDOW_SECONDS * 1000;
const MERGE_EVERY_MILLISECONDS = 500;
/** A process that has counted so much of a limit by itself says so at once. */
const EARLY_SHARE = 1 / 20;

/** `merged`: what all processes had counted when this one last heard of it. `own`: what they have not heard of yet. */
type Window = { startedAt: number; merged: number; own: number };

type Parts = { limit: number; merge?: MergeCounts | undefined; now?: (() => number) | undefined };

/**
 * Without `merge` a process counts for itself. With it, processes hear of each other twice a second, and at once of each
 * twentieth of a limit: together they let through at most a twentieth more for each further process, and what arrives during
 * a merge. While merging fails, each counts for itself.
 */
export function createWindowCounts({ limit, merge, now = Date.now }: Parts): WindowCounts {
  const windows = new Map<string, Window>();
  const isOver = ({ startedAt }: Window) => now() - startedAt >= WINDOW_MILLISECONDS;
  /** However many there are, each request looks at a few only. */
  const forgetOldest = () => {
    for (const [name, one] of windows) {
      if (!isOver(one)) return;
      windows.delete(name);
    }
  };
  const windowOf = (subject: string): Window => {
    const known = windows.get(subject);
    if (known && !isOver(known)) return known;
    forgetOldest();
    const window = { startedAt: now(), merged: 0, own: 0 };
    // Behind all others: they stand in the order in which they began.
    windows.delete(subject);
    windows.set(subject, window);
    return window;
  };
  const stateOf = ({ startedAt, merged, own }: Window): QuotaState => ({
    remaining: Math.max(0, limit - merged - own),
    resetSeconds: Math.max(1, Math.ceil((startedAt + WINDOW_MILLISECONDS - now()) / 1000)),
  });
  const merging = merge && startMerging({ merge, windowOf, now });
  return {
    take: (subject) => {
      const window = windowOf(subject);
      if (window.merged + window.own >= limit) return undefined;
      window.own += 1;
      merging?.note(subject, window.own >= limit * EARLY_SHARE);
      return stateOf(window);
    },
    look: (subject) => stateOf(windowOf(subject)),
    close: () => merging?.stop(),
  };
}

type MergingParts = { merge: MergeCounts; windowOf: (subject: string) => Window; now: () => number };

/** Merges what is noted at an interval, and what is `urgent` at once. */
function startMerging({ merge, windowOf, now }: MergingParts) {
  const unmerged = new Set<string>();
  let isMerging = false;
  let hasFailed = false;
  const run = async () => {
    if (isMerging || unmerged.size === 0) return;
    isMerging = true;
    const sent = new Map([...unmerged].map((subject) => [subject, { window: windowOf(subject), used: 0 }]));
    unmerged.clear();
    const counts = [...sent].map(([subject, part]) => {
      part.used = part.window.own;
      return { subject, used: part.used, ageSeconds: (now() - part.window.startedAt) / 1000 };
    });
    const totals = await merge(counts).catch(() => undefined);
    hasFailed = totals === undefined;
    if (totals === undefined) for (const subject of sent.keys()) unmerged.add(subject);
    for (const { subject, used, ageSeconds } of totals ?? []) {
      const part = sent.get(subject);
      if (part === undefined) continue;
      part.window.own -= part.used;
      part.window.merged = used;
      part.window.startedAt = now() - ageSeconds * 1000;
    }
    isMerging = false;
  };
  const timer = setInterval(() => void run(), MERGE_EVERY_MILLISECONDS).unref();
  return {
    note: (subject: string, isUrgent: boolean) => {
      unmerged.add(subject);
      if (isUrgent && !hasFailed) void run();
    },
    stop: () => clearInterval(timer),
  };
}
