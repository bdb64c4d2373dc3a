import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../../parts/notice.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';
import { lostPlaces } from './lost-places.ts';

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

/**
 * A form for something that has fields, and that may be written as JSON instead. JSON that says what no field shows stays JSON: it is
 * told which places those are.
 */
export function FieldsOrJson<Draft>(props: Props<Draft>) {
  const { draft, onDraft, contentOf, draftOf, json, onJson, fields, save, isBusy, onSave, onFault } = props;
  const { json: texts } = useAreaWords(administrationWords);
  const [fault, setFault] = useState<string>();
  /** Does something with what the text says, or tells why it says nothing. */
  const withContent = (text: string, act: (content: unknown) => void) => {
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch (error) {
      onFault();
      setFault(`${texts.fault} ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    setFault(undefined);
    act(content);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (json === undefined) onSave(contentOf(draft));
    else withContent(json, onSave);
  };
  const showFields = (text: string) =>
    withContent(text, (content) => {
      const next = draftOf(content);
      const lost = lostPlaces(content, contentOf(next));
      if (lost.length === 0) {
        onDraft(next);
        onJson(undefined);
        return;
      }
      onFault();
      setFault(texts.lost.replace('{places}', () => lost.map((place) => place || 'JSON').join(', ')));
    });
  return (
    <form onSubmit={submit}>
      {props.before}
      {json === undefined ? fields : <JsonField json={json} onJson={onJson} />}
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
          <p>{fault}</p>
        </Notice>
      )}
    </form>
  );
}

/** The JSON as text. */
function JsonField({ json, onJson }: { readonly json: string; readonly onJson: (json: string) => void }) {
  return (
    <label className="field">
      <span>JSON</span>
      <textarea rows={10} required spellCheck={false} value={json} onChange={({ target }) => onJson(target.value)} />
    </label>
  );
}
