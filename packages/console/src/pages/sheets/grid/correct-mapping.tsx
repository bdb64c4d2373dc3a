import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { FileDrop } from '../../../parts/file-drop.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import type { Answers, Sheet } from '../import-file.ts';
import { sheetsWords } from '../sheets-words.ts';
import { useReread } from '../use-reread.ts';
import { type CellAt, cellName, columnLetters } from './grid-place.ts';
import { gridWords } from './grid-words.ts';
import type { GridCell } from './use-grid.ts';

type Place = {
  readonly tab: string;
  readonly at: CellAt;
  readonly cell: GridCell | undefined;
  /** Whether a rate comes from its row. */
  readonly isInRate: boolean;
};

type Props = { readonly sheet: Sheet; readonly place: Place; readonly isTaught: boolean };

/** Roles that a price or a charge of its own kind may have. */
const WITH_KIND: ReadonlySet<string> = new Set(['price', 'charge']);
/** A heading says more than this seldom. */
const LONGEST_HEADING = 120;

/** Says outright what a column, a tab or a heading is; the file is read again with that. */
export function CorrectMapping({ sheet, place, isTaught }: Props) {
  const texts = useAreaWords(gridWords);
  const shared = useAreaWords(sheetsWords);
  const navigate = useNavigate();
  const [last, setLast] = useState<Answers>({});
  const { tab, at } = place;
  const reading = useReread(
    sheet,
    (id) =>
      void navigate({
        to: '/sheets/$id/grid',
        params: { id: String(id) },
        search: { tab, cell: cellName(at) },
        replace: true,
      }),
  );
  const apply = (answers: Answers) => {
    setLast(answers);
    reading.mutate({ answers });
  };
  const questions = questionsOf(texts, place);
  return (
    <>
      <h2>{texts.correct}</h2>
      <p className="hint">{texts.correctHint}</p>
      {isTaught ? (
        <button type="button" className="primary" disabled={reading.isPending} onClick={() => apply({})}>
          {reading.isPending ? texts.applying : texts.taught}
        </button>
      ) : null}
      {questions.map(({ label, roles, answer }) => (
        <RoleForm
          key={label}
          label={label}
          roles={roles}
          isBusy={reading.isPending}
          onApply={(role) => apply(answer(role))}
        />
      ))}
      {reading.isFileMissing ? (
        <FileDrop
          label={shared.chooseAgain}
          isBusy={reading.isPending}
          onFiles={([file]) => file && reading.mutate({ answers: last, file })}
        />
      ) : null}
      {reading.isError && !reading.isFileMissing ? <ProblemNotice error={reading.error} /> : null}
    </>
  );
}

type Question = {
  readonly label: string;
  readonly roles: Readonly<Record<string, string>>;
  readonly answer: (role: string) => Answers;
};

/** What can be said about the column, the heading and the tab of a cell. */
function questionsOf(texts: (typeof gridWords)['en'], { tab, at, cell, isInRate }: Place): Question[] {
  const column = columnLetters(at.column);
  const text = cell?.text.trim() ?? '';
  const isHeading = text !== '' && !isInRate && text.length <= LONGEST_HEADING;
  return [
    {
      ...{ label: texts.columnIs.replace('{column}', column), roles: texts.columnRole },
      answer: (role) => ({ columns: [`${tab}!${column}=${role}`] }),
    },
    ...(isHeading
      ? [
          {
            ...{ label: texts.headingGives.replace('{text}', text), roles: texts.headingRole },
            answer: (role: string) => ({ headings: [`${text}=${role}`] }),
          },
        ]
      : []),
    {
      ...{ label: texts.tabIs.replace('{tab}', tab), roles: texts.tabRole },
      answer: (role) => ({ tabs: [`${tab}=${role}`] }),
    },
  ];
}

type FormProps = {
  readonly label: string;
  readonly roles: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly onApply: (role: string) => void;
};

function RoleForm({ label, roles, isBusy, onApply }: FormProps) {
  const texts = useAreaWords(gridWords);
  const [role, setRole] = useState('');
  const [kind, setKind] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onApply(WITH_KIND.has(role) ? `${role} ${kind}`.trim() : role);
  };
  return (
    <form className="filters" onSubmit={send}>
      <label className="field">
        <span>{label}</span>
        <select required value={role} onChange={(event) => setRole(event.target.value)}>
          <option value="">—</option>
          {Object.entries(roles).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {WITH_KIND.has(role) ? (
        <label className="field">
          <span>{texts.which}</span>
          <input
            value={kind}
            maxLength={60}
            size={12}
            placeholder={texts.optional}
            onChange={(event) => setKind(event.target.value)}
          />
        </label>
      ) : null}
      <button type="submit" disabled={isBusy || role === ''}>
        {isBusy ? texts.applying : texts.apply}
      </button>
    </form>
  );
}
