import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { Findings } from '../../../parts/findings.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { ProblemPage } from '../../../parts/problem-page.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import { FormPanel } from '../forms/form-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { CorrectionRefusal } from './correction-refusal.tsx';
import { DocumentComparison } from './document-comparison.tsx';
import { DocumentPages } from './document-pages.tsx';
import type { ExtractedValue, Extraction } from './extraction.ts';
import { FieldTable } from './field-table.tsx';
import { isOfDocument } from './is-of-document.ts';
import { useReview } from './use-review.ts';
import '../documents.css';

const route = getRouteApi('/documents/review/$extraction');

/** One extraction for review: the pages with the evidence boxed, the fields, the findings. */
export function ReviewPage() {
  const { words } = useWords();
  const { extraction: id } = route.useParams();
  const extraction = useQuery({
    queryKey: ['extraction', id],
    queryFn: ({ signal }) => client.call('get-extraction', { path: { id: Number(id) }, signal }),
  });
  if (extraction.isPending) return <Loading />;
  if (extraction.isError)
    return (
      <ProblemPage area={words.areas.documents} error={extraction.error} retry={() => void extraction.refetch()} />
    );
  return <Review key={id} extraction={extraction.data} />;
}

type Fields = Readonly<Record<string, ExtractedValue>>;
type ReviewState = ReturnType<typeof useReview>;

function Review({ extraction }: { readonly extraction: Extraction }) {
  const fields = extraction.fields as Fields;
  const review = useReview(extraction, fields);
  const { chosen, shown, choose, correct } = review;
  return (
    <>
      <h1>{extraction.documents.map(({ name }) => name).join(', ')}</h1>
      <ReviewBar left={extraction.doubtful.length} review={review} />
      <CorrectionRefusal saving={review.accepting} />
      <div className="review">
        <DocumentPages
          {...{ extraction, fields, chosen, shown }}
          onChoose={choose}
          onTake={(text) => chosen !== undefined && correct(chosen, text)}
        />
        <Results extraction={extraction} fields={fields} review={review} />
      </div>
      <FormPanel extraction={extraction} onShow={review.show} />
    </>
  );
}

function ReviewBar({ left, review }: { readonly left: number; readonly review: ReviewState }) {
  const { count } = useWords();
  const texts = useAreaWords(documentsWords);
  return (
    <>
      <p className="actions">
        <strong>{left === 0 ? texts.allSettled : count(texts.doubtfulLeft, left)}</strong>
        <button type="button" disabled={!review.previous} onClick={review.previous}>
          {texts.previous}
        </button>
        <button type="button" onClick={review.next}>
          {texts.next}
        </button>
        <span role="status">{review.note}</span>
      </p>
      <p className="hint keys">{texts.keys}</p>
    </>
  );
}

type ResultProps = { readonly extraction: Extraction; readonly fields: Fields; readonly review: ReviewState };

function Results({ extraction, fields, review }: ResultProps) {
  const texts = useAreaWords(documentsWords);
  const { chosen, choose, editing, edit, show } = review;
  const formats = useQuery({
    queryKey: ['formats'],
    queryFn: ({ signal }) => client.call('get-format-registry', { signal }),
  });
  // Fields of other formats have a label too; where several have one, the format's own counts.
  const byOwn = (formats.data?.targetFormats ?? []).toSorted((format) =>
    format.id === extraction.targetFormat ? 1 : -1,
  );
  const known = new Map(byOwn.flatMap(({ fields: all }) => all.map((field) => [field.key, field] as const)));
  const findings = extraction.findings.filter((finding) => isOfDocument(finding, fields));
  return (
    <div>
      <FieldTable
        {...{ extraction, fields, known, chosen, editing }}
        doubtful={extraction.doubtful}
        onChoose={choose}
        onEdit={edit}
        onShow={show}
      />
      {extraction.documents.length > 1 ? <DocumentComparison id={extraction.id} known={known} onShow={show} /> : null}
      {findings.length === 0 ? null : (
        <section aria-label={texts.otherFindings}>
          <h2>{texts.otherFindings}</h2>
          <Findings findings={findings} onShow={show} />
        </section>
      )}
      <ChecksPanel extraction={extraction} onShow={show} />
    </div>
  );
}
