import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { importFile } from './import-file.ts';
import { sheetsWords } from './sheets-words.ts';

/** Rate sheets: drop one to read it as a draft; drafts and publications. */
export function SheetsPage() {
  const { words, count, moment, who } = useWords();
  const texts = useAreaWords(sheetsWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sheets = useQuery({
    queryKey: ['sheets'],
    queryFn: ({ signal }) => client.call('list-rate-sheets', { query: { per_page: 50 }, signal }),
  });
  const importing = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const read = [];
      for (const file of files) read.push(await importFile(file));
      return read;
    },
    onSuccess: ([first, ...others]) => {
      void queries.invalidateQueries({ queryKey: ['sheets'] });
      if (first && others.length === 0) void navigate({ to: '/sheets/$id', params: { id: String(first.id) } });
    },
  });
  return (
    <>
      <h1>{words.areas.sheets}</h1>
      <FileDrop
        label={importing.isPending ? texts.reading : texts.drop}
        isBusy={importing.isPending}
        onFiles={(files) => importing.mutate(files)}
      />
      {importing.isError ? <ProblemNotice error={importing.error} /> : null}
      {sheets.isError ? <ProblemNotice error={sheets.error} retry={() => void sheets.refetch()} /> : null}
      <div className="scroll">
        <table>
          <tbody>
            {sheets.data?.data.map(({ id, file, status, rates, findings, createdAt, createdBy }) => (
              <tr key={id}>
                <td>
                  <Link to="/sheets/$id" params={{ id: String(id) }}>
                    {file}
                  </Link>
                </td>
                <td>
                  <span className="badge" data-tone={status === 'draft' ? 'warning' : 'ok'}>
                    {texts.status[status]}
                  </span>
                </td>
                <td>{count(texts.rates, rates)}</td>
                <td>
                  {texts.findings}: {findings.length}
                </td>
                <td>{texts.by.replace('{name}', who(createdBy)).replace('{when}', moment(createdAt))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
