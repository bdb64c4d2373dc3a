import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** A document by its name, to be downloaded. */
export function DocumentLink({ id }: { readonly id: number }) {
  const kept = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => client.call('get-document', { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <a href={`/documents/${id}/file`} download>
      {kept.data?.name ?? `#${id}`}
    </a>
  );
}
