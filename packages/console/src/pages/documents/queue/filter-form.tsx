import type { FormEvent } from 'react';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { type DocumentFilters, readDocumentFilters } from '../document-filters.ts';
import { documentsWords } from '../documents-words.ts';

type Props = { readonly filters: DocumentFilters; readonly onChoose: (filters: DocumentFilters) => void };

/** Asks what the queue shows; a choice is applied at once, what is typed with the button or Enter. */
export function FilterForm({ filters, onChoose }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const choose = (form: HTMLFormElement) => onChoose(readDocumentFilters(Object.fromEntries(new FormData(form))));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(event.currentTarget);
  };
  const choices = { status: texts.stage, type: texts.type };
  return (
    <form className="filters" onSubmit={submit} key={JSON.stringify(filters)}>
      <label className="field">
        <span>{texts.search}</span>
        <input name="search" type="search" defaultValue={filters.search ?? ''} size={28} maxLength={200} />
      </label>
      {Object.entries(choices).map(([name, names]) => (
        <label className="field" key={name}>
          <span>{texts.filters[name as keyof typeof choices]}</span>
          <select
            name={name}
            defaultValue={filters[name as keyof typeof choices] ?? ''}
            onChange={({ currentTarget }) => currentTarget.form && choose(currentTarget.form)}
          >
            <option value="">{texts.all}</option>
            {Object.entries(names).map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="primary">
        {words.common.search}
      </button>
      <button type="button" onClick={() => onChoose({})}>
        {words.common.clear}
      </button>
    </form>
  );
}
