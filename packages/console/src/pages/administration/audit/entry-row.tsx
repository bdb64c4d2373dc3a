import type { RecordOf } from '@agent-rate/client';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { listChangedProperties } from './changed-properties.ts';

type Entry = RecordOf<'list-audit-entries'>;

/** One act: when, who and how, what, and to which resource; what changed unfolds. */
export function EntryRow({ entry }: { readonly entry: Entry }) {
  const { moment, who } = useWords();
  const { audit: texts } = useAreaWords(administrationWords);
  const { time, actor, adapter, act, subject, outcome, problem } = entry;
  return (
    <tr>
      <td>{moment(time)}</td>
      <td>
        {who(actor.name)}
        <div className="hint">{texts.adapters[adapter]}</div>
      </td>
      <td>
        {act in texts.acts ? texts.acts[act as keyof typeof texts.acts] : act}
        {outcome === 'done' ? null : (
          <div>
            <span className="badge" data-tone={outcome === 'refused' ? 'warning' : 'error'}>
              {texts.outcomes[outcome]}
            </span>{' '}
            {problem === null ? null : <code>{problem}</code>}
          </div>
        )}
      </td>
      <td>{subject === null ? '—' : <code className="wrapped">{subject}</code>}</td>
      <td>
        <Changes entry={entry} />
      </td>
    </tr>
  );
}

function Changes({ entry: { before, after, outcome } }: { readonly entry: Entry }) {
  const { audit: texts } = useAreaWords(administrationWords);
  const [had, has] = [before ?? null, after ?? null];
  if (outcome !== 'done') return null;
  const changes = listChangedProperties(had, has);
  if (changes.length === 0) return null;
  const title = had === null ? texts.made : has === null ? texts.removed : changes.map(({ name }) => name).join(', ');
  return (
    <details>
      <summary>{title}</summary>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{texts.property}</th>
            {had === null ? null : <th scope="col">{texts.before}</th>}
            {has === null ? null : <th scope="col">{texts.after}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.name}>
              <th scope="row">{change.name}</th>
              {had === null ? null : <td className="wrapped">{change.before ?? '—'}</td>}
              {has === null ? null : <td className="wrapped">{change.after ?? '—'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
