import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Findings } from '../../parts/findings.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { DocumentPages } from './document-pages.tsx';
import { documentsWords } from './documents-words.ts';
import type { ExtractedValue, Extraction } from './extraction.ts';
import { FieldTable } from './field-table.tsx';
import { FormPanel } from './form-panel.tsx';
import { useReview } from './use-review.ts';

const route = getRouteApi('/documents/review/$extraction');

/** One extraction for review: the pages with the evidence boxed, the fields, the findings. */
export function ReviewPage() {
  const { words } = useWords();
  const { extraction: id } = route.useParams();
  const extraction = useQuery({
    queryKey: ['extraction', id],
    queryFn: ({ signal }) => client.call('get-extraction', { path: { id: Number(id) }, signal }),
  });
  if (extraction.isPending) return <p className="hint">{words.common.loading}</p>;
  if (extraction.isError) return <ProblemNotice error={extraction.error} retry={() => void extraction.refetch()} />;
  return <Review key={id} extraction={extraction.data} />;
}

function Review({ extraction }: { readonly extraction: Extraction }) {
  const { words, count } = useWords();
  const texts = useAreaWords(documentsWords);
  const fields = extraction.fields as Readonly<Record<string, ExtractedValue>>;
  const review = useReview(extraction, fields);
  const format = useQuery({
    queryKey: ['format', extraction.targetFormat],
    queryFn: ({ signal }) => client.call('get-format', { path: { id: extraction.targetFormat }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = new Map(format.data?.fields.map((field) => [field.key, field]));
  const others = extraction.findings.filter(({ field }) => field === undefined || !(field in fields));
  const left = extraction.doubtful.length;
  return (
    <>
      <h1>{extraction.documents.map(({ name }) => name).join(', ')}</h1>
      <p>
        <strong>{left === 0 ? texts.allSettled : count(texts.doubtfulLeft, left)}</strong>{' '}
        <button type="button" disabled={!review.previous} onClick={review.previous}>
          {texts.previous}
        </button>{' '}
        <button type="button" disabled={!review.next} onClick={review.next}>
          {texts.next}
        </button>{' '}
        <span role="status">{review.note}</span>
      </p>
      <p className="hint">{texts.keys}</p>
      {review.acceptError ? <ProblemNotice error={review.acceptError} /> : null}
      <div className="review">
        <DocumentPages
          extraction={extraction}
          fields={fields}
          chosen={review.chosen}
          onChoose={review.choose}
          onTake={(text) => review.chosen !== undefined && review.edit({ key: review.chosen, start: text })}
        />
        <div>
          <FieldTable
            extraction={extraction}
            fields={fields}
            known={known}
            chosen={review.chosen}
            editing={review.editing}
            onChoose={review.choose}
            onEdit={review.edit}
          />
          <h2>{texts.otherFindings}</h2>
          {others.length === 0 ? <p>{words.common.none}</p> : <Findings findings={others} />}
          <ChecksPanel extraction={extraction} />
          <FormPanel extraction={extraction} />
        </div>
      </div>
    </>
  );
}
