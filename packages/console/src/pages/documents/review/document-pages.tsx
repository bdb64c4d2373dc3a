import type { components } from '@agent-rate/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ProblemNotice } from '../../../api/problem-notice.tsx';
import type { FoundPlace } from '../../../parts/findings.tsx';
import { useAreaWords } from '../../../words/use-words.tsx';
import { documentsWords } from '../documents-words.ts';
import type { ExtractedValue, Extraction } from './extraction.ts';
import { PageWithEvidence } from './page-with-evidence.tsx';

/** A page as text, with the places of its cells. */
export type DocumentPage = components['schemas']['DocumentPage'];

/** What a page shows and does: the fields whose evidence is boxed, the chosen one, and taking words from a drawn box. */
export type PageProps = {
  readonly fields: Readonly<Record<string, ExtractedValue>>;
  readonly chosen: string | undefined;
  /** A place to be shown in the stead of the chosen field's. */
  readonly shown: FoundPlace | undefined;
  readonly onChoose: (field: string) => void;
  readonly onTake: (text: string) => void;
};

/** The pages of each document under its name, with the places that prove values boxed; a box chooses its field. */
export function DocumentPages({ extraction, ...rest }: { readonly extraction: Extraction } & PageProps) {
  const texts = useAreaWords(documentsWords);
  return (
    <div>
      <p className="hint">{texts.draw}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="pages" tabIndex={0} aria-label={texts.pagesOf}>
        {extraction.documents.map(({ id, name }) => (
          <section key={id} aria-label={name}>
            {extraction.documents.length > 1 ? <h2 className="page-name">{name}</h2> : null}
            <PagesOfDocument document={id} name={name} {...rest} />
          </section>
        ))}
      </section>
    </div>
  );
}

type DocumentProps = { readonly document: number; readonly name: string } & PageProps;

function PagesOfDocument({ document, name, ...rest }: DocumentProps) {
  const pages = useQuery({
    queryKey: ['document-pages', document],
    queryFn: ({ signal }) =>
      client.call('list-document-pages', { path: { id: document }, query: { per_page: 100 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const kept = useQuery({
    queryKey: ['document', document],
    queryFn: ({ signal }) => client.call('get-document', { path: { id: document }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (kept.isLoadingError) return <ProblemNotice error={kept.error} retry={() => void kept.refetch()} />;
  if (kept.isPending) return null;
  const hasPicture = /^(?:application\/pdf|image\/)/.test(kept.data.mediaType);
  if (pages.isLoadingError) return <ProblemNotice error={pages.error} retry={() => void pages.refetch()} />;
  return pages.data?.data.map((page) => (
    <PageWithEvidence key={page.number} document={document} name={name} page={page} hasPicture={hasPicture} {...rest} />
  ));
}
