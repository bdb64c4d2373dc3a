import type { InputOf } from '@agent-rate/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { sendFile } from '../../api/upload.ts';
import type { Shipment } from './shipment-page.tsx';

type Change = NonNullable<InputOf<'change-shipment'>['body']>;
type Paper = NonNullable<Shipment['papers']>[number];

/** Sends files one by one and gives the ids of their documents. */
export async function uploadAll(files: readonly File[]): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files) {
    const { answer } = await sendFile(file, (sender) =>
      sender.call('upload-documents', { files: [{ name: file.name, bytes: file }] }),
    );
    ids.push(...answer.data.map(({ id }) => id));
  }
  return ids;
}

/** Goods with more documents: they are read again, all together. */
export function withDocuments(goods: Shipment['goods'][number], ids: readonly number[]): Shipment['goods'][number] {
  const { extraction: _, documents = [], ...stated } = goods;
  return { ...stated, documents: [...new Set([...documents, ...ids])] };
}

/** Adds files to a shipment, to one of its goods or as papers of the whole, and shows the shipment as it is then. */
export function useAddedDocuments(shipment: Shipment) {
  const queries = useQueryClient();
  const { id, version } = shipment;
  return useMutation({
    mutationFn: async ({ files, to }: { files: readonly File[]; to: number | Paper['kind'] }) => {
      const ids = await uploadAll(files);
      const change: Change =
        typeof to === 'number'
          ? { goods: shipment.goods.map((one, at) => (at === to ? withDocuments(one, ids) : one)) }
          : {
              papers: [
                ...(shipment.papers ?? []),
                ...ids.map((document, at): Paper => ({ kind: to, document, ...nameOf(files[at]) })),
              ],
            };
      return client.call('change-shipment', { path: { id }, body: { ...change, version } });
    },
    onSuccess: (changed) => queries.setQueryData(['shipment', id], changed),
  });
}

const nameOf = (file: File | undefined) => (file === undefined ? {} : { name: file.name.slice(0, 200) });
