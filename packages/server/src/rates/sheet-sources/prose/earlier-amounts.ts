import { words } from './prose-words.ts';
import type { Span } from './spans.ts';

const OLD_BEFORE = new RegExp(`${words('old')}[^,;.]{0,24}$`, 'iu');
const OLD_AFTER = new RegExp(`^[^,;.\\d]{0,12}(?:${words('old')})\\s*[).]?\\s*$`, 'iu');

/** "was USD 1,950", "instead of 1,950": an amount that no longer counts. */
export function isEarlier(text: string, { start, end }: Span, since: number): boolean {
  return OLD_BEFORE.test(text.slice(since, start)) || OLD_AFTER.test(text.slice(end).split(/[,;]/)[0] ?? '');
}
