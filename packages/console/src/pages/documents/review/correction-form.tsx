import type { components } from '@agent-rate/client';
import { type FormEvent, useEffect, useRef } from 'react';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { type Editing, useCorrection } from './correct-value.ts';
import { CorrectionRefusal } from './correction-refusal.tsx';
import type { Extraction } from './extraction.ts';

/** A field of a format, as the registry has it. */
export type FormField = components['schemas']['FormField'];

type Props = {
  readonly extraction: Extraction;
  readonly known: FormField | undefined;
  /** With the extracted value, the words of a box drawn on the page, or what was typed before the page was loaded again. */
  readonly editing: Editing;
  readonly onType: (typed: Editing) => void;
  readonly onDone: () => void;
};

/** A value in place of the extracted one. What was typed stays when saving fails. */
export function CorrectionForm({ extraction, known, editing, onType, onDone }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const form = useRef<HTMLFormElement>(null);
  // What stood there when the form was opened: what is saved by others meanwhile is not overwritten unseen.
  const { key, start, reason: typedReason, after } = editing;
  useEffect(() => {
    const first = form.current?.elements.namedItem('value');
    if (first instanceof HTMLInputElement) first.select();
    if (first instanceof HTMLElement) first.focus();
  }, []);
  const saving = useCorrection(extraction.id, onDone);
  const type = (event: FormEvent<HTMLFormElement>) => {
    const [typed, reason] = readTyped(event.currentTarget);
    onType({ ...editing, start: typed, reason });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [text, reason] = readTyped(event.currentTarget);
    const value = known?.type === 'number' ? Number(text) : text;
    saving.mutate({ key, value: text === '' ? null : value, ...(reason === '' ? {} : { reason }), after });
  };
  return (
    <form ref={form} onChange={type} onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <ValueInput known={known} start={start} label={texts.value} />{' '}
      <input
        name="reason"
        placeholder={texts.reason}
        aria-label={texts.reason}
        maxLength={500}
        defaultValue={typedReason}
      />{' '}
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

/** The value and the reason that stand in the form. */
function readTyped(form: HTMLFormElement): [value: string, reason: string] {
  const given = new FormData(form);
  return [String(given.get('value') ?? '').trim(), String(given.get('reason') ?? '').trim()];
}

type InputProps = Pick<Props, 'known'> & Pick<Editing, 'start'> & { readonly label: string };

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
