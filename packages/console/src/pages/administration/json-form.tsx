import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../../parts/notice.tsx';

type Props = {
  /** What is typed; it stays until whoever shows the form takes it away. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The name and the label of the field, and what may be typed, shown while nothing is. */
  readonly name: string;
  readonly label: string;
  readonly example: string;
  readonly rows: number;
  /** The text of the button, and what is said before the fault of a text that is no JSON. */
  readonly save: string;
  readonly notJson: string;
  readonly isBusy: boolean;
  /** Receives the JSON, and the other fields of the form. */
  readonly onSave: (content: unknown, fields: FormData) => void;
  /** The text is no JSON: what was said of the last one is past. */
  readonly onFault: () => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** A form for something that is written as JSON: the text, its fault, and the button that sends it. */
export function JsonForm(props: Props) {
  const { text, onText, name, label, example, rows, save, notJson, isBusy, onSave, onFault, before, after } = props;
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const content: unknown = JSON.parse(text);
      setFault(undefined);
      onSave(content, new FormData(event.currentTarget));
    } catch (error) {
      onFault();
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form onSubmit={submit}>
      {before}
      <label className="field">
        <span>{label}</span>
        <textarea
          name={name}
          rows={rows}
          required
          spellCheck={false}
          placeholder={example}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      {after}
      <p>
        <button type="submit" className="primary" disabled={isBusy}>
          {save}
        </button>
      </p>
      {fault === undefined ? null : (
        <Notice severity="error" role="alert">
          <p>{`${notJson} ${fault}`}</p>
        </Notice>
      )}
    </form>
  );
}
