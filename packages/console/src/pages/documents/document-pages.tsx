import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../api/client.ts';
import { useAreaWords } from '../../words/use-words.tsx';
import { documentsWords } from './documents-words.ts';
import type { ExtractedValue, Extraction } from './review-page.tsx';

type Fields = Readonly<Record<string, ExtractedValue>>;
type Choosing = { readonly chosen: string | undefined; readonly onChoose: (field: string) => void };

/** The pages of the documents, one below the other, with the places that prove values boxed; a box chooses its field. */
export function DocumentPages({
  extraction,
  fields,
  ...choosing
}: { readonly extraction: Extraction; readonly fields: Fields } & Choosing) {
  const texts = useAreaWords(documentsWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="pages" tabIndex={0} aria-label={texts.pagesOf}>
      {extraction.documents.map(({ id }) => (
        <PagesOfDocument key={id} document={id} fields={fields} {...choosing} />
      ))}
    </section>
  );
}

function PagesOfDocument({
  document,
  fields,
  ...choosing
}: { readonly document: number; readonly fields: Fields } & Choosing) {
  const pages = useQuery({
    queryKey: ['document-pages', document],
    queryFn: ({ signal }) =>
      client.call('list-document-pages', { path: { id: document }, query: { per_page: 100 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return pages.data?.data.map(({ number, width, height }) => (
    <PageWithEvidence key={number} at={{ document, number, width, height }} fields={fields} {...choosing} />
  ));
}

type At = { readonly document: number; readonly number: number; readonly width: number; readonly height: number };

function PageWithEvidence({ at, fields, chosen, onChoose }: { readonly at: At; readonly fields: Fields } & Choosing) {
  const page = useRef<HTMLDivElement>(null);
  const boxes = Object.entries(fields).flatMap(([key, { evidence }]) =>
    evidence
      .filter((place) => place.document === at.document && place.page === at.number)
      .map(({ box }) => ({ key, box })),
  );
  const holdsChosen = boxes.some(({ key }) => key === chosen);
  useEffect(() => {
    if (!holdsChosen) return;
    page.current?.querySelector('[data-chosen="true"]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [holdsChosen]);
  return (
    <div className="page" ref={page}>
      <img
        src={`/documents/${at.document}/pages/${at.number}/picture?width=1100`}
        width={at.width}
        height={at.height}
        loading="lazy"
        alt={`${at.number}`}
      />
      <svg viewBox={`0 0 ${at.width} ${at.height}`} aria-hidden="true">
        {boxes.map(({ key, box: [left = 0, top = 0, right = 0, bottom = 0] }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table of fields offers the same to the keyboard.
          <rect
            key={`${key} ${left} ${top}`}
            x={left - 1}
            y={top - 1}
            width={right - left + 2}
            height={bottom - top + 2}
            data-chosen={key === chosen}
            onClick={() => onChoose(key)}
          />
        ))}
      </svg>
    </div>
  );
}
