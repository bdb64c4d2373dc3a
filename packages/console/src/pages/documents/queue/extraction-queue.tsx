import type { RecordOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { ForScope } from '../../../parts/for-scope.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { ProblemText } from '../../../parts/problem-text.tsx';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';

/** An extraction in the queue. */
type QueuedExtraction = RecordOf<'list-extractions'>;

const TONES = { done: 'ok', failed: 'error', cancelled: 'warning', queued: '', running: '' } as const;

/** The queue with what is doubtful in each; chosen ones can be read together as one shipment. */
export function ExtractionQueue({ extractions }: { readonly extractions: readonly QueuedExtraction[] }) {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  if (extractions.length === 0) {
    return (
      <Empty>
        <ForScope scope="documents:write" otherwise={words.common.none}>
          {texts.emptyQueue}
        </ForScope>
      </Empty>
    );
  }
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <ForScope scope="documents:write">
        <Together extractions={extractions.filter(({ id }) => chosen.includes(id))} onDone={() => setChosen([])} />
      </ForScope>
      <div className="scroll">
        <table className="stacked" aria-label={texts.queue}>
          <thead>
            <tr>
              <th scope="col">{texts.shipment}</th>
              <th scope="col">{texts.documents}</th>
              <th scope="col">{texts.doubts}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.begun}</th>
            </tr>
          </thead>
          <tbody>
            {extractions.map((extraction) => (
              <QueueRow
                key={extraction.id}
                extraction={extraction}
                isChosen={chosen.includes(extraction.id)}
                onToggle={() => toggle(extraction.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type TogetherProps = { readonly extractions: readonly QueuedExtraction[]; readonly onDone: () => void };

function Together({ extractions, onDone }: TogetherProps) {
  const texts = useAreaWords(documentsWords);
  const queries = useQueryClient();
  const documents = [...new Set(extractions.flatMap((extraction) => extraction.documents.map(({ id }) => id)))];
  const reading = useMutation({
    mutationFn: () => client.call('extract-documents', { body: { documents } }),
    onSuccess: onDone,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['extractions'] }),
  });
  return (
    <>
      <p>
        <button type="button" disabled={documents.length < 2 || reading.isPending} onClick={() => reading.mutate()}>
          {texts.together}
        </button>{' '}
        <span className="hint">{texts.togetherHint}</span>
      </p>
      {reading.isError ? <ProblemNotice error={reading.error} /> : null}
    </>
  );
}

type RowProps = { readonly extraction: QueuedExtraction; readonly isChosen: boolean; readonly onToggle: () => void };

function QueueRow({ extraction, isChosen, onToggle }: RowProps) {
  const { count, moment, labelled, list } = useWords();
  const texts = useAreaWords(documentsWords);
  const { id, documents, status, doubts, createdAt, product, manufacturer } = extraction;
  const goods = [product, manufacturer].filter((part) => part !== null).join(' · ');
  const names = documents.map(({ name }) => name).join(', ');
  const pages = documents.reduce((sum, document) => sum + document.pages, 0);
  return (
    <tr>
      <td data-label={texts.shipment}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} aria-label={labelled(texts.shipment, names)} />
      </td>
      <td data-label={texts.documents}>
        {status === 'done' ? (
          <Link to="/documents/review/$extraction" params={{ extraction: String(id) }}>
            {names}
          </Link>
        ) : (
          names
        )}
        <br />
        <span className="hint">
          {list(documents.map(({ documentType }) => texts.type[documentType ?? 'unknown']))} ·{' '}
          {count(texts.pages, pages)}
          {goods === '' ? '' : ` · ${goods}`}
        </span>
      </td>
      <td data-label={texts.doubts}>
        {doubts ? count(texts.doubtfulLeft, doubts.fields) : '—'}
        {doubts && doubts.findings > 0 ? ` · ${count(texts.findingsCount, doubts.findings)}` : ''}
      </td>
      <td data-label={texts.state}>
        <State extraction={extraction} />
      </td>
      <td data-label={texts.begun}>{moment(createdAt)}</td>
    </tr>
  );
}

function State({ extraction: { status, progress, problem } }: { readonly extraction: QueuedExtraction }) {
  const texts = useAreaWords(documentsWords);
  const isOpen = status === 'running' || status === 'queued';
  return (
    <>
      <span className="badge" data-tone={TONES[status]}>
        {texts.stage[status]}
      </span>
      {isOpen && progress ? (
        <span className="hint">
          {' '}
          <progress value={progress.page} max={progress.pages} aria-label={texts.stage.running} /> {progress.page}/
          {progress.pages}
        </span>
      ) : null}
      {problem ? (
        <Notice severity="error">
          <ProblemText problem={problem} />
        </Notice>
      ) : null}
    </>
  );
}
