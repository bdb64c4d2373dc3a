import type { Finding } from '../../base/index.ts';

/** The result of parsing a text: its value, or the finding that explains why there is none. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; finding: Finding };

/** A parsed value. */
export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

type Fault = { code: string; message: string; quote: string; candidates?: readonly string[] };

/** A text that could not be parsed: the finding is an error and quotes up to 80 characters of the text. */
export function notParsed({ code, message, quote, candidates }: Fault): { ok: false; finding: Finding } {
  const shown = quote.length > 80 ? `${quote.slice(0, 79)}…` : quote;
  const finding: Finding = { code, severity: 'error', message, quote: shown };
  if (candidates !== undefined) finding.candidates = candidates.map((one) => ({ code: one, name: one }));
  return { ok: false, finding };
}

/** The text with full-width letters, Roman numeral signs and special hyphens normalised, and single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
