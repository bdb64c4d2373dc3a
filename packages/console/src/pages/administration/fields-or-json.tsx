import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../../parts/notice.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';

type Props<Draft> = {
  /** What is typed into the fields, and what it is as JSON. */
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly contentOf: (draft: Draft) => unknown;
  readonly draftOf: (content: unknown) => Draft;
  /** What is typed as JSON; undefined while the fields are shown. It stays until whoever shows the form takes it away. */
  readonly json: string | undefined;
  readonly onJson: (json: string | undefined) => void;
  readonly fields: ReactNode;
  /** The text of the button that sends it. */
  readonly save: string;
  readonly isBusy: boolean;
  readonly onSave: (content: unknown) => void;
  /** The text is no JSON: what was said of the last one is past. */
  readonly onFault: () => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** A form for something that has fields, and that may be written as JSON instead. */
export function FieldsOrJson<Draft>(props: Props<Draft>) {
  const { draft, onDraft, contentOf, draftOf, json, onJson, fields, save, isBusy, onSave, onFault } = props;
  const { json: texts } = useAreaWords(administrationWords);
  const [fault, setFault] = useState<string>();
  /** Does something with what the text says, or tells why it says nothing. */
  const withContent = (text: string, act: (content: unknown) => void) => {
    try {
      act(JSON.parse(text));
      setFault(undefined);
    } catch (error) {
      onFault();
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (json === undefined) onSave(contentOf(draft));
    else withContent(json, onSave);
  };
  const showFields = (text: string) =>
    withContent(text, (content) => {
      onDraft(draftOf(content));
      onJson(undefined);
    });
  return (
    <form onSubmit={submit}>
      {props.before}
      {json === undefined ? (
        fields
      ) : (
        <label className="field">
          <span>JSON</span>
          <textarea
            rows={10}
            required
            spellCheck={false}
            value={json}
            onChange={({ target }) => onJson(target.value)}
          />
        </label>
      )}
      {props.after}
      <p className="actions">
        <button type="submit" className="primary" disabled={isBusy}>
          {save}
        </button>
        {json === undefined ? (
          <button type="button" onClick={() => onJson(JSON.stringify(contentOf(draft), null, 2))}>
            {texts.write}
          </button>
        ) : (
          <button type="button" onClick={() => showFields(json)}>
            {texts.fields}
          </button>
        )}
      </p>
      {fault === undefined ? null : (
        <Notice severity="error" role="alert">
          <p>{`${texts.fault} ${fault}`}</p>
        </Notice>
      )}
    </form>
  );
}
