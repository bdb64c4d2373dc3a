import { useId } from 'react';
import { useAreaWords } from '../../../words/use-words.tsx';
import type { Row } from './order-draft.ts';
import { orderFormWords } from './order-form-words.ts';

/** A field of a row: how it is asked for. Without a type it is a line of text. */
export type Field = {
  readonly type?: 'text' | 'number' | 'email' | 'date';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly step?: string;
  readonly pattern?: string;
  /** The only values there are, by their texts. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The id of a list of suggestions. */
  readonly list?: string;
};

type RowsProps<Name extends string> = {
  readonly title: string;
  readonly rows: readonly Row<Name>[];
  readonly fields: Readonly<Record<Name, Field>>;
  readonly empty: () => Row<Name>;
  readonly onChange: (rows: readonly Row<Name>[]) => void;
  /** The last row stays. */
  readonly isNeeded?: boolean;
  /** Names of the fields that the form of an order does not have. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** Rows of fields that can be added and removed. */
export function Rows<Name extends string>(props: RowsProps<Name>) {
  const { title, rows, fields, empty, onChange, isNeeded = false } = props;
  const { fields: names, add, remove } = useAreaWords(orderFormWords);
  const labels: Readonly<Record<string, string>> = props.labels ?? names;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.map((row, at) => (
        <fieldset key={row.row} className="filters">
          <legend className="hint">
            {title} {at + 1}
          </legend>
          {(Object.entries(fields) as [Name, Field][]).map(([name, field]) => (
            <RowField
              key={name}
              label={labels[name] ?? name}
              field={field}
              value={row[name]}
              onChange={(value) => onChange(rows.map((one) => (one.row === row.row ? { ...one, [name]: value } : one)))}
            />
          ))}
          {isNeeded && rows.length === 1 ? null : (
            <button type="button" onClick={() => onChange(rows.filter((one) => one.row !== row.row))}>
              {remove} {title} {at + 1}
            </button>
          )}
        </fieldset>
      ))}
      <button type="button" onClick={() => onChange([...rows, empty()])}>
        {add.replace('{part}', title)}
      </button>
    </section>
  );
}

type RowFieldProps = {
  readonly label: string;
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A field of a form: a line of text, a number, or one of a few values. */
export function RowField({ label, field: { choices, type = 'text', ...limits }, value, onChange }: RowFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choices === undefined ? (
        <input
          id={id}
          {...limits}
          {...(type === 'number' ? { min: limits.step === '1' ? 1 : 0 } : {})}
          type={type}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {Object.entries(choices).map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
