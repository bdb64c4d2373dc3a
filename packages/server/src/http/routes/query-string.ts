import type { SentParameter } from '../../schemas/index.ts';
import { problem } from '../errors/problems.ts';

/**
 * Reads a query string: name → what was sent for it, in order of first appearance.
 * Throws `malformed_url` when a percent-encoding is not UTF-8.
 */
export function parseQueryString(text: string): Map<string, SentParameter> {
  const sent = new Map<string, SentParameter>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const split = pair.indexOf('=');
    const fullName = decode(split === -1 ? pair : pair.slice(0, split));
    const name = fullName.replace(/\[\d*\]$/, '');
    const found = sent.get(name) ?? { values: [], list: false };
    found.values.push(split === -1 ? '' : decode(pair.slice(split + 1)));
    found.list ||= name !== fullName;
    sent.set(name, found);
  }
  return sent;
}

function decode(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw problem('malformed_url', { value: text.slice(0, 100) });
  }
}
