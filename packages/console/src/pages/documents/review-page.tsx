import type { components, OutputOf } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Findings } from '../../parts/findings.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { DocumentPages } from './document-pages.tsx';
import { documentsWords } from './documents-words.ts';
import { FieldTable } from './field-table.tsx';

/** An extraction with its values, evidence, findings and corrections. */
export type Extraction = OutputOf<'get-extraction'>;
/** One value of it. */
export type ExtractedValue = components['schemas']['ExtractedValue'];

const route = getRouteApi('/documents/review/$extraction');

/** One extraction for review: the pages with the evidence boxed, the fields, the findings. */
export function ReviewPage() {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const { extraction: id } = route.useParams();
  const [field, setField] = useState<string>();
  const extraction = useQuery({
    queryKey: ['extraction', id],
    queryFn: ({ signal }) => client.call('get-extraction', { path: { id: Number(id) }, signal }),
  });
  if (extraction.isPending) return <p className="hint">{words.common.loading}</p>;
  if (extraction.isError) return <ProblemNotice error={extraction.error} retry={() => void extraction.refetch()} />;
  const fields = extraction.data.fields as Readonly<Record<string, ExtractedValue>>;
  return (
    <>
      <h1>{extraction.data.documents.map(({ name }) => name).join(', ')}</h1>
      <p className="hint">{texts.keys}</p>
      <div className="review">
        <DocumentPages extraction={extraction.data} fields={fields} chosen={field} onChoose={setField} />
        <div>
          <FieldTable id={Number(id)} fields={fields} chosen={field} onChoose={setField} />
          <h2>{texts.findings}</h2>
          <Findings findings={extraction.data.findings} onChooseField={setField} />
        </div>
      </div>
    </>
  );
}
