import type { components } from '@agent-rate/client';
import { type FormEvent, useEffect, useRef } from 'react';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { useCorrection } from './correct-value.ts';
import { documentsWords } from './documents-words.ts';

/** A field of a format, as the registry has it. */
export type FormField = components['schemas']['FormField'];

type Props = {
  readonly id: number;
  readonly name: string;
  readonly known: FormField | undefined;
  /** What stands there at first: the extracted value, or the words of a box drawn on the page. */
  readonly start: string | number | null;
  readonly onDone: () => void;
};

/** A value in place of the extracted one. What was typed stays when saving fails. */
export function CorrectionForm({ id, name, known, start, onDone }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.elements.namedItem('value');
    if (first instanceof HTMLInputElement) first.select();
    if (first instanceof HTMLElement) first.focus();
  }, []);
  const saving = useCorrection(id, onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [text, reason] = [String(given.get('value') ?? '').trim(), String(given.get('reason') ?? '').trim()];
    const value = known?.type === 'number' ? Number(text) : text;
    saving.mutate({ key: name, value: text === '' ? null : value, ...(reason === '' ? {} : { reason }) });
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
      {saving.isError ? <ProblemNotice error={saving.error} /> : null}
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
