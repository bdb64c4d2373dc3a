import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { FoundPlace } from '../../../parts/findings.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { useKept } from '../../../parts/use-kept.ts';
import { allows } from '../../../session/session.ts';
import { useAreaWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { useReviewQueue } from '../queue/review-queue.ts';
import { beginCorrection, type Editing, seenCorrection, useCorrection } from './correct-value.ts';
import type { ExtractedValue, Extraction } from './extraction.ts';

/** The state of a review: the chosen field, the place that is shown, what is being corrected, and what the keys do. */
export function useReview(extraction: Extraction, fields: Readonly<Record<string, ExtractedValue>>) {
  const texts = useAreaWords(documentsWords);
  const [chosen, setChosen] = useState<string>();
  const [shown, show] = useState<FoundPlace>();
  const [editing, setEditing] = useKept<Editing | undefined>('a correction', {
    ...{ of: String(extraction.id), begin: () => undefined },
  });
  const [note, setNote] = useState('');
  const mayCorrect = allows(useRouteContext({ from: '__root__' }).session, 'documents:write');
  const edit = (one: Editing | undefined) => (mayCorrect ? setEditing(one) : setNote(texts.readOnly));
  const correct = (key: string, start: Editing['start']) => edit(beginCorrection(extraction, key, start));
  const { next, previous } = useReviewQueue(extraction.id, () => setNote(texts.endOfQueue));
  const keys = Object.keys(fields);
  const at = chosen === undefined ? -1 : keys.indexOf(chosen);
  const choose = (key: string) => {
    show(undefined);
    setChosen(key);
  };
  const chooseField = (key: string | undefined) => {
    setNote(key === undefined ? texts.allSettled : '');
    if (key !== undefined) choose(key);
  };
  const nextDoubt = () => {
    const following = [...keys.slice(at + 1), ...keys.slice(0, at)];
    return following.find((key) => extraction.doubtful.includes(key));
  };
  const accepting = useCorrection(extraction.id, () => chooseField(nextDoubt()));
  const accept = (key: string) => {
    const value = fields[key]?.value ?? null;
    if (!mayCorrect) setNote(texts.readOnly);
    else if (value === null) setNote(texts.nothingToAccept);
    else if (!accepting.isPending)
      accepting.mutate({ key, value, reason: 'accepted', after: seenCorrection(extraction, key) });
  };
  const { does } = texts;
  useShortcuts(texts.reviewing, [
    { keys: 'ArrowDown', text: does.down, run: () => chooseField(keys[Math.min(at + 1, keys.length - 1)]) },
    { keys: 'ArrowUp', text: does.up, run: () => chooseField(keys[Math.max(at - 1, 0)]) },
    { keys: 'n', text: does.doubt, run: () => chooseField(nextDoubt()) },
    {
      keys: 'Enter',
      text: does.correct,
      run: chosen === undefined ? undefined : () => correct(chosen, fields[chosen]?.value ?? null),
    },
    { keys: 'a', text: does.accept, run: chosen === undefined ? undefined : () => accept(chosen) },
    { keys: 'Escape', text: does.cancel, run: () => setEditing(undefined) },
    { keys: ']', text: texts.next, run: next },
    { keys: '[', text: texts.previous, run: previous ?? (() => setNote(texts.startOfQueue)) },
  ]);
  return { chosen, choose, shown, show, editing, edit, correct, note, next, previous, accepting };
}
