import type { OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Findings, type FoundPlace } from '../../../parts/findings.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import type { FormField } from './correction-form.tsx';

type Comparison = OutputOf<'compare-documents'>;
type ComparedField = Comparison['fields'][number];
type Statement = ComparedField['statements'][number];
type Props = {
  readonly id: number;
  readonly known: ReadonlyMap<string, FormField>;
  readonly onShow: (place: FoundPlace) => void;
};

/** What each document of a shipment says of every field, side by side; a click shows the place. */
export function DocumentComparison({ id, known, onShow }: Props) {
  const texts = useAreaWords(documentsWords);
  const [isWhole, setWhole] = useState(false);
  const comparison = useQuery({
    queryKey: ['comparison', id],
    queryFn: ({ signal }) => client.call('compare-documents', { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (comparison.isPending) return <Loading />;
  if (comparison.isLoadingError)
    return <ProblemNotice error={comparison.error} retry={() => void comparison.refetch()} />;
  const { documents, fields } = comparison.data;
  const differing = fields.filter(({ agreement }) => agreement === 'different' || agreement === 'alike');
  return (
    <section aria-label={texts.compare}>
      <h2>{texts.compare}</h2>
      <label>
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />{' '}
        {texts.compareAll}
      </label>
      {differing.length === 0 && !isWhole ? (
        <p>{texts.noDifference}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section className="scroll compare" tabIndex={0} aria-label={texts.compare}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                {documents.map(({ id: document, name }) => (
                  <th scope="col" key={document}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(isWhole ? fields : differing).map((field) => (
                <ComparedRow key={field.key} {...{ field, documents, known, onShow }} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

type RowProps = Omit<Props, 'id'> & { readonly field: ComparedField; readonly documents: Comparison['documents'] };

function ComparedRow({ field, documents, known, onShow }: RowProps) {
  const texts = useAreaWords(documentsWords);
  const { key, agreement, statements, likelierWrong, message, ask } = field;
  const tone = agreement === 'different' ? 'error' : agreement === 'alike' ? 'warning' : '';
  return (
    <>
      <tr>
        <th scope="row">
          {known.get(key)?.label ?? key}
          <br />
          <span className="badge" data-tone={tone}>
            {texts.agreement[agreement]}
          </span>
        </th>
        {documents.map(({ id }) => (
          <td key={id} data-wrong={id === likelierWrong}>
            {statements
              .filter(({ document }) => document === id)
              .map((statement) => (
                <Stated key={String(statement.value)} statement={statement} onShow={onShow} />
              ))}
            {id === likelierWrong ? (
              <p>
                <span className="badge" data-tone="error">
                  {texts.likelierWrong}
                </span>
              </p>
            ) : null}
          </td>
        ))}
      </tr>
      {message === null ? null : (
        <tr>
          <td colSpan={documents.length + 1}>
            <Findings
              findings={[{ code: 'documents_conflict', severity: 'error', message, ...(ask === null ? {} : { ask }) }]}
            />
          </td>
        </tr>
      )}
    </>
  );
}

function Stated({ statement, onShow }: { readonly statement: Statement } & Pick<Props, 'onShow'>) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const { value, status, evidence } = statement;
  const [place] = evidence;
  const text = value === null ? texts.status[status] : String(value);
  if (place === undefined) return text;
  return (
    <button
      type="button"
      className="link"
      title={words.common.onPage.replace('{n}', String(place.page))}
      onClick={() => onShow(place)}
    >
      {text}
    </button>
  );
}
