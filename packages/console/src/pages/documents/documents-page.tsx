import type { RecordOf } from '@agent-rate/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { documentsWords } from './documents-words.ts';

type Summary = RecordOf<'list-extractions'>;

/** Uploads files and begins the extraction of each by itself. */
async function upload(files: readonly File[]): Promise<void> {
  const parts = files.map((file) => ({ name: file.name, bytes: file }));
  const { data } = await client.call('upload-documents', { files: parts });
  for (const { id } of data) await client.call('extract-documents', { body: { documents: [id] } });
}

/** Documents dropped and queued for review. */
export function DocumentsPage() {
  const { words } = useWords();
  const texts = useAreaWords(documentsWords);
  const queries = useQueryClient();
  const extractions = useQuery({
    queryKey: ['extractions'],
    queryFn: ({ signal }) => client.call('list-extractions', { query: { per_page: 50 }, signal }),
    refetchInterval: 3_000,
  });
  const uploading = useMutation({
    mutationFn: upload,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['extractions'] }),
  });
  return (
    <>
      <h1>{words.areas.documents}</h1>
      <FileDrop
        label={uploading.isPending ? words.common.loading : texts.drop}
        isBusy={uploading.isPending}
        onFiles={(files) => uploading.mutate(files)}
      />
      {uploading.isError ? <ProblemNotice error={uploading.error} /> : null}
      {extractions.isError ? (
        <ProblemNotice error={extractions.error} retry={() => void extractions.refetch()} />
      ) : null}
      {extractions.data ? <Queue extractions={extractions.data.data} /> : null}
    </>
  );
}

function Queue({ extractions }: { readonly extractions: readonly Summary[] }) {
  const { count, moment } = useWords();
  const texts = useAreaWords(documentsWords);
  return (
    <div className="scroll">
      <table>
        <tbody>
          {extractions.map(({ id, documents, status, createdAt, problem }) => (
            <tr key={id}>
              <td>
                {status === 'done' ? (
                  <Link to="/documents/review/$extraction" params={{ extraction: String(id) }}>
                    {documents.map(({ name }) => name).join(', ')}
                  </Link>
                ) : (
                  documents.map(({ name }) => name).join(', ')
                )}
              </td>
              <td>{documents.map(({ documentType }) => texts.type[documentType ?? 'unknown']).join(', ')}</td>
              <td>
                {count(
                  texts.pages,
                  documents.reduce((sum, { pages }) => sum + pages, 0),
                )}
              </td>
              <td>
                <span className="badge" data-tone={status === 'failed' ? 'error' : 'ok'} title={problem?.message}>
                  {status}
                </span>
              </td>
              <td>{moment(createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
