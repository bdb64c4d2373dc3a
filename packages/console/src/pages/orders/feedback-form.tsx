import { useAreaWords } from '../../words/use-words.tsx';
import { type Feedback, PROPERTIES } from './feedbacks.tsx';
import { ordersWords } from './orders-words.ts';

/** Feedback being typed, with a number that stays with it. */
export type TypedFeedback = Required<Pick<Feedback, 'severity' | 'code' | 'message' | 'jsonPath'>> & {
  readonly row: number;
};

let rows = 0;

/** A row of the form to begin with. */
export function emptyFeedback(): TypedFeedback {
  rows += 1;
  return { row: rows, severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', message: '', jsonPath: '$' };
}

/** What was typed, as the service takes it; a row without a sentence is left out. */
export function feedbackToSend(typed: readonly TypedFeedback[]): Feedback[] {
  return typed
    .filter(({ message }) => message.trim() !== '')
    .map(({ severity, code, message, jsonPath }) => ({
      ...{ severity, code, message: message.trim() },
      ...(jsonPath === '$' ? {} : { jsonPath }),
    }));
}

type Props = {
  readonly feedbacks: readonly TypedFeedback[];
  readonly onChange: (feedbacks: readonly TypedFeedback[]) => void;
};

/** Asks for feedback, one property a row: what it is about, what has to happen, how serious, and a sentence. */
export function FeedbackForm({ feedbacks, onChange }: Props) {
  const texts = useAreaWords(ordersWords);
  const properties = Object.fromEntries(
    Object.entries(PROPERTIES).map(([path, part]) => [path, part === 'all' ? texts.wholeOrder : texts.parts[part]]),
  );
  const set = (row: number, change: Partial<TypedFeedback>) =>
    onChange(feedbacks.map((one) => (one.row === row ? { ...one, ...change } : one)));
  return (
    <section aria-label={texts.feedback}>
      <h3>{texts.feedback}</h3>
      {feedbacks.map(({ row, jsonPath, code, severity, message }) => (
        <fieldset key={row} className="filters">
          <Choice
            label={texts.about}
            value={jsonPath}
            choices={properties}
            onChoose={(path) => set(row, { jsonPath: path })}
          />
          <Choice
            label={texts.whatToDo}
            value={code}
            choices={texts.feedbackCodes}
            onChoose={(chosen) => set(row, { code: chosen as Feedback['code'] })}
          />
          <Choice
            label={texts.severity}
            value={severity}
            choices={texts.severities}
            onChoose={(chosen) => set(row, { severity: chosen as Feedback['severity'] })}
          />
          <label className="field wide">
            <span>{texts.sentence}</span>
            <textarea value={message} maxLength={2000} onChange={({ target }) => set(row, { message: target.value })} />
          </label>
          {feedbacks.length === 1 ? null : (
            <button type="button" onClick={() => onChange(feedbacks.filter((one) => one.row !== row))}>
              {texts.remove}
            </button>
          )}
        </fieldset>
      ))}
      <button type="button" onClick={() => onChange([...feedbacks, emptyFeedback()])}>
        {texts.addFeedback}
      </button>
    </section>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
};

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(choices).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
