import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { ProblemNotice } from '../api/problem-notice.tsx';
import { documentsWords } from '../pages/documents/documents-words.ts';
import { ChecksPanel } from '../pages/documents/review/checks-panel.tsx';
import {
  beginCorrection,
  type Editing,
  seenCorrection,
  useCorrection,
} from '../pages/documents/review/correct-value.ts';
import type { FormField } from '../pages/documents/review/correction-form.tsx';
import { CorrectionRefusal } from '../pages/documents/review/correction-refusal.tsx';
import { DocumentPages } from '../pages/documents/review/document-pages.tsx';
import type { ExtractedValue, Extraction } from '../pages/documents/review/extraction.ts';
import { FieldTable } from '../pages/documents/review/field-table.tsx';
import { isOfDocument } from '../pages/documents/review/is-of-document.ts';
import { Findings, type FoundPlace } from '../parts/findings.tsx';
import { ForScope } from '../parts/for-scope.tsx';
import { Loading } from '../parts/loading.tsx';
import { Labelled } from '../words/labelled.tsx';
import { useAreaWords, useWords } from '../words/use-words.tsx';
import { readJson, tellModel } from './bridge.ts';
import { chatWords } from './chat-words.ts';

type Fields = Readonly<Record<string, ExtractedValue>>;

/** The review of an extraction: the pages with the evidence boxed, the fields to accept or correct, the findings, the checks. */
export function ExtractionPanel({ id }: { readonly id: number }) {
  const extraction = useQuery({
    queryKey: ['extraction', String(id)],
    queryFn: ({ signal }) => client.call('get-extraction', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? 1_500 : false),
  });
  if (extraction.isPending) return <Loading />;
  if (extraction.isError) return <ProblemNotice error={extraction.error} retry={() => void extraction.refetch()} />;
  return isOpen(extraction.data) ? <Loading /> : <Review extraction={extraction.data} />;
}

const isOpen = ({ status }: Extraction) => status === 'queued' || status === 'running';

function Review({ extraction }: { readonly extraction: Extraction }) {
  const fields = extraction.fields as Fields;
  const [chosen, setChosen] = useState<string | undefined>(extraction.doubtful[0]);
  const [shown, show] = useState<FoundPlace>();
  const [editing, edit] = useState<Editing>();
  const known = useKnownFields(extraction.targetFormat);
  const choose = (key: string | undefined) => {
    show(undefined);
    setChosen(key);
  };
  const others = extraction.findings.filter((finding) => isOfDocument(finding, fields));
  return (
    <>
      <h1>{extraction.documents.map(({ name }) => name).join(', ')}</h1>
      <DoubtBar {...{ extraction, fields, known, chosen }} onChoose={choose} onEdit={edit} />
      <div className="review">
        <DocumentPages
          {...{ extraction, fields, chosen, shown }}
          onChoose={choose}
          onTake={(text) => chosen !== undefined && edit(beginCorrection(extraction, chosen, text))}
        />
        <div>
          <FieldTable
            doubtful={extraction.doubtful}
            {...{ extraction, fields, known, chosen, editing }}
            onChoose={choose}
            onEdit={edit}
            onShow={show}
          />
          {others.length === 0 ? null : <Findings findings={others} onShow={show} />}
          <ChecksPanel extraction={extraction} onShow={show} />
        </div>
      </div>
    </>
  );
}

type BarProps = {
  readonly extraction: Extraction;
  readonly fields: Fields;
  readonly known: ReadonlyMap<string, FormField>;
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
  readonly onEdit: (editing: Editing) => void;
};

/** The doubt at hand: what was read, to be accepted or corrected, and how many are left. */
function DoubtBar({ extraction, fields, known, chosen, onChoose, onEdit }: BarProps) {
  const { count } = useWords();
  const texts = useAreaWords(documentsWords);
  const chat = useAreaWords(chatWords);
  const { doubtful } = extraction;
  const key = chosen !== undefined && doubtful.includes(chosen) ? chosen : doubtful[0];
  const following = doubtful[(doubtful.indexOf(key ?? '') + 1) % doubtful.length];
  const accepting = useCorrection(extraction.id, () => {
    onChoose(following === key ? undefined : following);
    void tellModel(`The user accepted the field ${key} of extraction ${extraction.id} in the panel.`);
  });
  const value = key === undefined ? null : (fields[key]?.value ?? null);
  if (key === undefined) return <strong>{texts.allSettled}</strong>;
  const accept = () => accepting.mutate({ key, value, reason: 'accepted', after: seenCorrection(extraction, key) });
  return (
    <section className="card" aria-label={chat.about}>
      <p>
        <strong>{count(texts.doubtfulLeft, doubtful.length)}</strong>
      </p>
      <p>
        <Labelled label={known.get(key)?.label ?? key}>
          <strong>{value === null ? '—' : String(value)}</strong>
        </Labelled>
      </p>
      <p className="actions">
        <ForScope scope="documents:write">
          <button type="button" className="primary" disabled={value === null || accepting.isPending} onClick={accept}>
            {chat.accept}
          </button>
          <button
            type="button"
            onClick={() => {
              onChoose(key);
              onEdit(beginCorrection(extraction, key, value));
            }}
          >
            {texts.correct}
          </button>
        </ForScope>
        <button type="button" onClick={() => onChoose(following)}>
          {chat.nextDoubt}
        </button>
      </p>
      <CorrectionRefusal saving={accepting} />
    </section>
  );
}

/** The fields of a format, by key. */
function useKnownFields(format: string): ReadonlyMap<string, FormField> {
  const known = useQuery({
    queryKey: ['format', format],
    queryFn: () => readJson(`agent-rate://formats/${format}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { fields = [] } = (known.data ?? {}) as { fields?: readonly FormField[] };
  return new Map(fields.map((field) => [field.key, field]));
}
