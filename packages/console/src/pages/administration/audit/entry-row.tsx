import type { RecordOf } from '@agent-rate/client';
import { Fragment } from 'react';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { administrationWords } from '../administration-words.ts';
import { listChangedProperties } from './changed-properties.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Entry = RecordOf<'list-audit-entries'>;

/** One act: when, who and how, what, and to which resource; what changed unfolds. */
export function EntryRow({ entry }: { readonly entry: Entry }) {
  const { moment, who } = useWords();
  const { audit: texts } = useAreaWords(administrationWords);
  const { time, actor, adapter, act, subject, outcome, problem } = entry;
  return (
    <tr>
      <td data-label={texts.columns.time}>{moment(time)}</td>
      <td data-label={texts.columns.who}>
        <div>
          {who(actor.name)}
          <div className="hint">{texts.adapters[adapter]}</div>
        </div>
      </td>
      <td data-label={texts.columns.act}>
        <div>
          {act in texts.acts ? texts.acts[act as keyof typeof texts.acts] : act}
          {outcome === 'done' ? null : (
            <div>
              <span className="badge" data-tone={outcome === 'refused' ? 'warning' : 'error'}>
                {texts.outcomes[outcome]}
              </span>{' '}
              {problem === null ? null : <code>{problem}</code>}
            </div>
          )}
        </div>
      </td>
      <td data-label={texts.columns.subject}>{subject === null ? '—' : <code className="wrapped">{subject}</code>}</td>
      <td data-label={texts.columns.changes}>
        <Changes entry={entry} />
      </td>
    </tr>
  );
}

function Changes({ entry: { before, after, outcome } }: { readonly entry: Entry }) {
  const { audit: texts } = useAreaWords(administrationWords);
  const { moment } = useWords();
  const told = (text: string | null) => (text === null ? '—' : INSTANT.test(text) ? moment(text) : text);
  const [had, has] = [before ?? null, after ?? null];
  if (outcome !== 'done') return null;
  const changes = listChangedProperties(had, has);
  if (changes.length === 0) return null;
  const title = had === null ? texts.made : has === null ? texts.removed : changes.map(({ name }) => name).join(', ');
  return (
    <details>
      <summary>{title}</summary>
      <dl className="changes">
        {changes.map((change) => (
          <Fragment key={change.name}>
            <dt>{change.name}</dt>
            <dd className="wrapped">
              {had !== null && has !== null ? (
                <>
                  <del>{told(change.before)}</del> → <ins>{told(change.after)}</ins>
                </>
              ) : (
                told(change.after ?? change.before)
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
