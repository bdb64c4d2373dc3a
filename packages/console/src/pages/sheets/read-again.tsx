import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { PlaceField } from '../rates/place-field.tsx';
import type { Answers, Sheet } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';
import { useReread } from './use-reread.ts';

const NAMES = ['origin', 'destination', 'carrier', 'currency', 'validFrom', 'validTo'] as const;

/** Asks for what a draft leaves out, and reads its file again with the answers. */
export function ReadAgain({ sheet }: { readonly sheet: Sheet }) {
  const texts = useAreaWords(sheetsWords);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const reading = useReread(sheet, (id) => void navigate({ to: '/sheets/$id', params: { id: String(id) } }));
  const asked = new Set(sheet.findings.map(({ answer }) => answer));
  const answers = () => answersOf(form.current);
  return (
    <form
      ref={form}
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        reading.mutate({ answers: answers() });
      }}
    >
      <h2>{texts.answers}</h2>
      <div className="filters">
        {NAMES.filter((name) => asked.has(name)).map((name) => (
          <AnswerField key={name} name={name} given={sheet.answers[name]} />
        ))}
        <button type="submit" className="primary" disabled={reading.isPending}>
          {reading.isPending ? texts.readingAgain : texts.again}
        </button>
      </div>
      {reading.isFileMissing ? (
        <FileDrop
          label={reading.isPending ? texts.readingAgain : texts.chooseAgain}
          isBusy={reading.isPending}
          onFiles={([file]) => file && reading.mutate({ answers: answers(), file })}
        />
      ) : null}
      {reading.isError && !reading.isFileMissing ? <ProblemNotice error={reading.error} /> : null}
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
