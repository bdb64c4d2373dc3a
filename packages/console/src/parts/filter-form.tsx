import type { FormEvent, ReactNode } from 'react';
import { useWords } from '../words/use-words.tsx';

/** A filter with a few values: its name in the address, its label, and the words of each value. */
export type FilterChoice = {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly values: Readonly<Record<string, string>>;
};

type Props = {
  /** What is filtered by now, by the names of the fields. */
  readonly filters: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly choices: readonly FilterChoice[];
  /** Receives the values of all fields by name; none when the filters are cleared. */
  readonly onChoose: (values: Record<string, FormDataEntryValue>) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** The filters of a list: a choice is applied at once, what is typed with the button or Enter. */
export function FilterForm({ filters, choices, onChoose, before, after }: Props) {
  const { words } = useWords();
  const choose = (form: HTMLFormElement) => onChoose(Object.fromEntries(new FormData(form)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(event.currentTarget);
  };
  return (
    <form className="filters" onSubmit={submit} key={JSON.stringify(filters)}>
      {before}
      {choices.map(({ name, label, all, values }) => (
        <label className="field" key={name}>
          <span>{label}</span>
          <select
            name={name}
            defaultValue={String(filters[name] ?? '')}
            onChange={({ currentTarget }) => currentTarget.form && choose(currentTarget.form)}
          >
            <option value="">{all}</option>
            {Object.entries(values).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {after}
      <button type="submit" className="primary">
        {words.common.search}
      </button>
      <button type="button" onClick={() => onChoose({})}>
        {words.common.clear}
      </button>
    </form>
  );
}
