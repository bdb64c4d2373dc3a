import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { documentsWords } from './documents-words.ts';
import type { ExtractedValue } from './review-page.tsx';

type Fields = Readonly<Record<string, ExtractedValue>>;
type Props = {
  readonly id: number;
  readonly fields: Fields;
  readonly chosen: string | undefined;
  readonly onChoose: (field: string) => void;
};

/** Values at or above this are taken without a look. */
const SURE = 0.98;

const isDoubtful = ({ status, confidence, value }: ExtractedValue) =>
  status === 'conflict' || status === 'unreadable' || (value !== null && status !== 'corrected' && confidence < SURE);

/** The fields of the format with value, status and confidence. Arrow keys move, Enter corrects, n goes to the next doubt. */
export function FieldTable({ id, fields, chosen, onChoose }: Props) {
  const texts = useAreaWords(documentsWords);
  const [editing, setEditing] = useState<string>();
  const keys = Object.keys(fields);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && /^(?:INPUT|SELECT|TEXTAREA|BUTTON)$/.test(event.target.tagName))
        return;
      const at = chosen === undefined ? -1 : keys.indexOf(chosen);
      const to = nextField(event.key, at, fields);
      if (event.key === 'Enter' && chosen !== undefined) setEditing(chosen);
      else if (to !== undefined) onChoose(to);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  });
  return (
    <div className="fields scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.confidence}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(fields).map(([key, field]) => (
            <tr key={key} data-chosen={key === chosen} onClick={() => onChoose(key)}>
              <td>{key}</td>
              <td>
                {editing === key ? (
                  <CorrectionForm id={id} name={key} field={field} onDone={() => setEditing(undefined)} />
                ) : (
                  <FieldValue field={field} onCorrect={() => setEditing(key)} />
                )}
              </td>
              <td>
                <span className="badge" data-tone={isDoubtful(field) ? 'warning' : 'ok'}>
                  {field.value === null ? texts.status[field.status] : `${Math.round(field.confidence * 100)} %`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function nextField(pressed: string, at: number, fields: Fields): string | undefined {
  const keys = Object.keys(fields);
  if (pressed === 'ArrowDown') return keys[Math.min(at + 1, keys.length - 1)];
  if (pressed === 'ArrowUp') return keys[Math.max(at - 1, 0)];
  if (pressed !== 'n') return undefined;
  const following = [...keys.slice(at + 1), ...keys.slice(0, at + 1)];
  return following.find((key) => fields[key] !== undefined && isDoubtful(fields[key]));
}

function FieldValue({ field, onCorrect }: { readonly field: ExtractedValue; readonly onCorrect: () => void }) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const { correction, original, value } = field;
  return (
    <>
      {value === null ? <span className="hint">—</span> : <span>{String(value)}</span>}{' '}
      <button type="button" onClick={onCorrect}>
        {texts.correct}
      </button>
      {correction ? (
        <p className="hint">
          {texts.corrected
            .replace('{name}', correction.by)
            .replace('{before}', String(original?.value ?? words.common.none))}
        </p>
      ) : null}
    </>
  );
}

type CorrectionProps = {
  readonly id: number;
  readonly name: string;
  readonly field: ExtractedValue;
  readonly onDone: () => void;
};

/** A value in place of the extracted one. What was typed stays when saving fails. */
function CorrectionForm({ id, name, field, onDone }: CorrectionProps) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const saving = useMutation({
    mutationFn: (made: { key: string; value: string | null; reason?: string }) =>
      client.call('correct-extraction', { path: { id }, body: { corrections: [made] } }),
    onSuccess: (extraction) => {
      queries.setQueryData(['extraction', String(id)], extraction);
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [value, reason] = [String(given.get('value') ?? '').trim(), String(given.get('reason') ?? '').trim()];
    saving.mutate({ key: name, value: value === '' ? null : value, ...(reason === '' ? {} : { reason }) });
  };
  return (
    <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <input ref={input} name="value" defaultValue={String(field.value ?? '')} aria-label={texts.value} />{' '}
      <input name="reason" placeholder={texts.reason} aria-label={texts.reason} />{' '}
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
