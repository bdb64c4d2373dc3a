import type { components } from '@agent-rate/client';
import { type FormEvent, useEffect, useRef } from 'react';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { seenCorrection, useCorrection } from './correct-value.ts';
import { CorrectionRefusal } from './correction-refusal.tsx';
import type { Extraction } from './extraction.ts';

/** A field of a format, as the registry has it. */
export type FormField = components['schemas']['FormField'];

type Props = {
  readonly extraction: Extraction;
  readonly name: string;
  readonly known: FormField | undefined;
  /** What stands there at first: the extracted value, or the words of a box drawn on the page. */
  readonly start: string | number | null;
  readonly onDone: () => void;
};

/** A value in place of the extracted one. What was typed stays when saving fails. */
export function CorrectionForm({ extraction, name, known, start, onDone }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const form = useRef<HTMLFormElement>(null);
  // What stood there when the form was opened: what is saved by others meanwhile is not overwritten unseen.
  const after = useRef(seenCorrection(extraction, name)).current;
  useEffect(() => {
    const first = form.current?.elements.namedItem('value');
    if (first instanceof HTMLInputElement) first.select();
    if (first instanceof HTMLElement) first.focus();
  }, []);
  const saving = useCorrection(extraction.id, onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [text, reason] = [String(given.get('value') ?? '').trim(), String(given.get('reason') ?? '').trim()];
    const value = known?.type === 'number' ? Number(text) : text;
    saving.mutate({ key: name, value: text === '' ? null : value, ...(reason === '' ? {} : { reason }), after });
  };
  return (
    <form ref={form} onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <ValueInput known={known} start={start} label={texts.value} />{' '}
      <input name="reason" placeholder={texts.reason} aria-label={texts.reason} maxLength={500} />{' '}
      <button type="submit" className="primary" disabled={saving.isPending}>
        {words.common.save}
      </button>{' '}
      <button type="button" onClick={onDone}>
        {words.common.cancel}
      </button>
      <CorrectionRefusal saving={saving} />
    </form>
  );
}

type InputProps = Pick<Props, 'known' | 'start'> & { readonly label: string };

function ValueInput({ known, start, label }: InputProps) {
  if (known?.type !== 'select') {
    const isNumber = known?.type === 'number';
    return (
      <input
        name="value"
        type={isNumber ? 'number' : 'text'}
        step="any"
        defaultValue={String(start ?? '')}
        aria-label={label}
      />
    );
  }
  return (
    <select name="value" defaultValue={String(start ?? '')} aria-label={label}>
      {['', ...(known.options ?? [])].map((option) => (
        <option key={option} value={option}>
          {option === '' ? '—' : option}
        </option>
      ))}
    </select>
  );
}
