import type { ReactNode } from 'react';
import { useAreaWords } from '../../words/use-words.tsx';
import { PlaceField } from './place-field.tsx';
import { ratesWords } from './rates-words.ts';
import type { RateFilters } from './search.ts';

type Props = {
  readonly given: RateFilters;
  readonly action: string;
  /** What was typed by the names of the fields; empty ones are left out. */
  readonly onFind: (typed: Record<string, string>) => void;
  /** Whether the rates are of containers, so that one can be chosen. */
  readonly ofContainers?: boolean;
  /** Further fields. */
  readonly children?: ReactNode;
};

/** The filters that the pages about rates have in common. */
export function RateFilterForm({ given, action, onFind, ofContainers = true, children }: Props) {
  const texts = useAreaWords(ratesWords);
  const submit = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    onFind(Object.fromEntries(typed.filter(([, value]) => value !== '')));
  };
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <PlaceField name="origin" label={texts.origin} given={given.origin} />
      <PlaceField name="destination" label={texts.destination} given={given.destination} />
      <label className="field">
        <span>{texts.carrier}</span>
        <input name="carrier" size={14} defaultValue={given.carrier} />
      </label>
      {ofContainers ? (
        <label className="field">
          <span>{texts.equipment}</span>
          <select name="equipment" defaultValue={given.equipment ?? ''}>
            <option value="" />
            {['20GP', '40GP', '40HC', '45HC', '20RF', '40RH'].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="field">
        <span>{texts.validOn}</span>
        <input name="valid_on" type="date" defaultValue={given.valid_on} />
      </label>
      {children}
      <button type="submit" className="primary">
        {action}
      </button>
    </form>
  );
}
