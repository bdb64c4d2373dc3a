import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { ProblemNotice } from '../../api/problem-notice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Labelled } from '../../words/labelled.tsx';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { isBusy, type Sheet } from './import-file.ts';
import { JobState } from './job-state.tsx';
import { PasteText } from './paste-text.tsx';
import { RememberedLayouts } from './remembered-layouts.tsx';
import { sheetsWords } from './sheets-words.ts';
import { SourceList } from './source-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const PER_PAGE = 50;
/** How often the list is read again while something is under way. */
const LOOK_MILLISECONDS = 1_000;

/** Rate sheets: drop some to read them as drafts; drafts and publications, and what is under way. */
export function SheetsPage() {
  const { words } = useWords();
  const texts = useAreaWords(sheetsWords);
  const { uploads, send } = useUploads();
  const [page, setPage] = useState(1);
  const sheets = useQuery({
    queryKey: ['sheets', page],
    queryFn: ({ signal }) => client.call('list-rate-sheets', { query: { page, per_page: PER_PAGE }, signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(isBusy) ? LOOK_MILLISECONDS : false),
  });
  return (
    <>
      <h1>{words.areas.sheets}</h1>
      <FileDrop label={texts.drop} isBusy={false} onFiles={send} />
      <PasteText onFiles={send} />
      <UploadList uploads={uploads} />
      <SourceList />
      {sheets.isError ? <ProblemNotice error={sheets.error} retry={() => void sheets.refetch()} /> : null}
      {sheets.data?.meta.total === 0 ? <Empty>{texts.noSheets}</Empty> : null}
      {sheets.data && sheets.data.meta.total > 0 ? (
        <>
          <div className="scroll">
            <table className="stacked">
              <tbody>
                {sheets.data.data.map((sheet) => (
                  <SheetRow key={sheet.id} sheet={sheet} />
                ))}
              </tbody>
            </table>
          </div>
          <Pages asked={page} meta={sheets.data.meta} onPage={setPage} />
        </>
      ) : null}
      <RememberedLayouts />
    </>
  );
}

const TONES = {
  importing: '',
  draft: 'warning',
  published: 'ok',
  reverted: 'ok',
  failed: 'error',
  cancelled: '',
} as const;

function SheetRow({ sheet }: { readonly sheet: Sheet }) {
  const { count, moment, who } = useWords();
  const texts = useAreaWords(sheetsWords);
  const { id, file, status, rates, findings, createdAt, createdBy } = sheet;
  const isRead = status === 'draft' || status === 'published' || status === 'reverted';
  return (
    <tr>
      <td>
        <Link to="/sheets/$id" params={{ id: String(id) }}>
          {file}
        </Link>
      </td>
      <td>
        <span className="badge" data-tone={TONES[status]}>
          {texts.status[status]}
        </span>
      </td>
      <td colSpan={isRead && !isBusy(sheet) ? 1 : 2}>
        {isRead ? count(texts.rates, rates) : null}
        <JobState sheet={sheet} />
        {status === 'failed' || status === 'cancelled' ? <DeleteSheet sheet={sheet} isBusy={false} /> : null}
      </td>
      {isRead && !isBusy(sheet) ? (
        <td>
          <Labelled label={texts.findings}>{findings.length}</Labelled>
        </td>
      ) : null}
      <td>{texts.by.replace('{name}', who(createdBy)).replace('{when}', moment(createdAt))}</td>
    </tr>
  );
}
