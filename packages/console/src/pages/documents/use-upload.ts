import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';

/** A file that was not taken, and why. */
export type RefusedFile = { readonly name: string; readonly error: unknown };

/** Uploads files and begins the extraction of each by itself. A refused file does not hold up the others. */
export function useUpload() {
  const queries = useQueryClient();
  const uploading = useMutation({
    mutationFn: uploadEach,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['extractions'] }),
  });
  return { isPending: uploading.isPending, refused: uploading.data ?? [], begin: uploading.mutate };
}

async function uploadEach(files: readonly File[]): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = [];
  for (const file of files) {
    try {
      const { data } = await client.call('upload-documents', { files: [{ name: file.name, bytes: file }] });
      await client.call('extract-documents', { body: { documents: data.map(({ id }) => id) } });
    } catch (error) {
      refused.push({ name: file.name, error });
    }
  }
  return refused;
}
