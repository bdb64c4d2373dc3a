import type { Finding } from '../../base/index.ts';

/** What became of a text: its value, or the doubt that keeps it from being one. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; finding: Finding };

/** A text that was understood. */
export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

type Doubt = { code: string; message: string; quote: string; candidates?: readonly string[] };

/** A text that is no value: the finding is an error and quotes the text (shortened, it may be a whole page). */
export function notParsed({ code, message, quote, candidates }: Doubt): { ok: false; finding: Finding } {
  const shown = quote.length > 80 ? `${quote.slice(0, 79)}…` : quote;
  const finding: Finding = { code, severity: 'error', message, quote: shown };
  if (candidates !== undefined) finding.candidates = candidates.map((one) => ({ code: one, name: one }));
  return { ok: false, finding };
}

/** Full-width letters, Roman numeral signs and exotic hyphens as plain ones; spaces single. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
