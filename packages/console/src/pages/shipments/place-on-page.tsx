import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { FoundPlace } from '../../parts/findings.tsx';
import { useShipmentsWords } from './shipments-words.ts';

/** What is shown of a page around a place, in points. */
const [AROUND_X, AROUND_Y] = [90, 26];

type Props = {
  readonly place: Omit<FoundPlace, 'document'> & { readonly document?: string; readonly documentId?: number };
};

/** The part of a page where a value stands, with the value boxed; the whole page is a click away. */
export function PlaceOnPage({ place: { document: name = '', documentId, page = 1, box, quote } }: Props) {
  const texts = useShipmentsWords();
  const pages = useQuery({
    queryKey: ['document-pages', documentId],
    queryFn: ({ signal }) =>
      client.call('list-document-pages', { path: { id: documentId ?? 0 }, query: { per_page: 100 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: documentId !== undefined,
  });
  const kept = useQuery({
    queryKey: ['document', documentId],
    queryFn: ({ signal }) => client.call('get-document', { path: { id: documentId ?? 0 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: documentId !== undefined,
  });
  const own = pages.data?.data.find((one) => one.number === page);
  const hasPicture = /^(?:application\/pdf|image\/)/.test(kept.data?.mediaType ?? '');
  const picture = `/documents/${documentId}/pages/${page}/picture?width=1100`;
  const label = texts.openPage.replace('{page}', String(page)).replace('{name}', name);
  if (documentId === undefined || own === undefined || box === undefined || !hasPicture)
    return <p className="wrapped hint">“{quote}”</p>;
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const x = Math.max(0, left - AROUND_X);
  const width = Math.min(own.width, right + AROUND_X) - x;
  const y = Math.max(0, top - AROUND_Y);
  const height = Math.min(own.height, bottom + AROUND_Y) - y;
  return (
    <a href={picture} target="_blank" rel="noreferrer">
      <span className="visually-hidden">{label}</span>
      <svg className="place" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <image href={picture} width={own.width} height={own.height} preserveAspectRatio="none" />
        <rect x={left - 1} y={top - 1} width={right - left + 2} height={bottom - top + 2} />
      </svg>
    </a>
  );
}
