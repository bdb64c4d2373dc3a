import type { Streams } from './context.ts';

const WIDTH = 30;
const EVERY_MILLISECONDS = 100;

/** Shows how far long work has come. */
type Progress = { show: (label: string, done: number, total: number) => void; clear: () => void };

/** A bar on standard error when a terminal is attached; otherwise nothing. */
export function createProgress({ stderr }: Pick<Streams, 'stderr'>): Progress {
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} };
  let shownAt = 0;
  return {
    show: (label, done, total) => {
      const now = Date.now();
      if (now - shownAt < EVERY_MILLISECONDS && done < total) return;
      shownAt = now;
      stderr.write(`\r\u001b[2K${renderBar(label, done, total)}`);
    },
    clear: () => {
      if (shownAt > 0) stderr.write('\r\u001b[2K');
    },
  };
}

/** One line of progress: label, bar and figures. */
export function renderBar(label: string, done: number, total: number): string {
  const part = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(part * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${label} ${bar} ${Math.floor(part * 100)} % (${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')})`;
}
