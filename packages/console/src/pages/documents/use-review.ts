import { useState } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { useCorrection } from './correct-value.ts';
import { documentsWords } from './documents-words.ts';
import type { ExtractedValue, Extraction } from './extraction.ts';
import type { Editing } from './field-table.tsx';
import { useReviewQueue } from './review-queue.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** The state of a review: the chosen field, what is being corrected, and what the keys do. */
export function useReview(extraction: Extraction, fields: Readonly<Record<string, ExtractedValue>>) {
  const texts = documentsWords[useWords().language];
  const [chosen, choose] = useState<string>();
  const [editing, edit] = useState<Editing>();
  const [note, setNote] = useState('');
  const { next, previous } = useReviewQueue(extraction.id);
  const keys = Object.keys(fields);
  const at = chosen === undefined ? -1 : keys.indexOf(chosen);
  const chooseField = (key: string | undefined) => {
    setNote(key === undefined ? texts.allSettled : '');
    if (key !== undefined) choose(key);
  };
  const nextDoubt = () => {
    const following = [...keys.slice(at + 1), ...keys.slice(0, at)];
    return following.find((key) => extraction.doubtful.includes(key));
  };
  const accepting = useCorrection(extraction.id, () => chooseField(nextDoubt()));
  const start = (key: string) => edit({ key, start: fields[key]?.value ?? null });
  const accept = (key: string) => {
    const value = fields[key]?.value ?? null;
    if (value === null) setNote(texts.nothingToAccept);
    else if (!accepting.isPending) accepting.mutate({ key, value, reason: 'accepted' });
  };
  useReviewKeys({
    ArrowDown: () => chooseField(keys[Math.min(at + 1, keys.length - 1)]),
    ArrowUp: () => chooseField(keys[Math.max(at - 1, 0)]),
    n: () => chooseField(nextDoubt()),
    Enter: chosen === undefined ? undefined : () => start(chosen),
    a: chosen === undefined ? undefined : () => accept(chosen),
    Escape: () => edit(undefined),
    ']': next ?? (() => setNote(texts.endOfQueue)),
    '[': previous ?? (() => setNote(texts.endOfQueue)),
  });
  return { chosen, choose, editing, edit, note, next, previous, accept, acceptError: accepting.error };
}
