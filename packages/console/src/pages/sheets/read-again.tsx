import type { OutputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { PlaceField } from '../rates/place-field.tsx';
import { findFile } from './dropped-files.ts';
import { type Answers, importFile } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

type Sheet = OutputOf<'get-rate-sheet'>;

const NAMES = ['origin', 'destination', 'carrier', 'currency', 'validFrom', 'validTo'] as const;

/** Asks for what a draft leaves out, and reads its file again with the answers. */
export function ReadAgain({ sheet }: { readonly sheet: Sheet }) {
  const texts = useAreaWords(sheetsWords);
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reading = useMutation({
    mutationFn: (file: File) => importFile(file, { ...sheet.answers, ...answersOf(form.current) }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries();
      void navigate({ to: '/sheets/$id', params: { id: String(id) } });
    },
  });
  const asked = new Set(sheet.findings.map(({ answer }) => answer));
  const file = findFile(sheet.id);
  return (
    <form
      ref={form}
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (file) reading.mutate(file);
      }}
    >
      <h2>{texts.answers}</h2>
      <div className="filters">
        {NAMES.filter((name) => asked.has(name)).map((name) => (
          <AnswerField key={name} name={name} given={sheet.answers[name]} />
        ))}
        {file ? (
          <button type="submit" className="primary" disabled={reading.isPending}>
            {reading.isPending ? texts.reading : texts.again}
          </button>
        ) : null}
      </div>
      {file ? null : (
        <FileDrop
          label={reading.isPending ? texts.reading : texts.chooseAgain}
          isBusy={reading.isPending}
          onFiles={([chosen]) => chosen && reading.mutate(chosen)}
        />
      )}
      {reading.isError ? <ProblemNotice error={reading.error} /> : null}
    </form>
  );
}

/** The answers that are filled in. */
function answersOf(form: HTMLFormElement | null): Answers {
  const given = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

type FieldProps = { readonly name: (typeof NAMES)[number]; readonly given: string | undefined };

function AnswerField({ name, given }: FieldProps) {
  const label = useAreaWords(sheetsWords).answer[name];
  if (name === 'origin' || name === 'destination') return <PlaceField name={name} label={label} given={given} />;
  const isDay = name === 'validFrom' || name === 'validTo';
  return (
    <label className="field">
      <span>{label}</span>
      <input
        name={name}
        type={isDay ? 'date' : 'text'}
        size={isDay ? undefined : 10}
        pattern={name === 'currency' ? '[A-Z]{3}' : undefined}
        placeholder={name === 'currency' ? 'USD' : undefined}
        defaultValue={given}
      />
    </label>
  );
}
