import { createHash } from 'node:crypto';
import type { UploadedFile } from '../base/index.ts';
import { attachedDocuments } from './attached-documents.ts';
import type { StoredDocument, UploadedDocument } from './document.schema.ts';
import { findDocumentByHash, type NewDocument, type Stores, saveDocuments } from './document-store.ts';
import { mediaTypeOf } from './media-type.ts';
import type { DocumentTasks } from './workers/tasks.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Who sends files, and the processes that look into them. */
export type Upload = {
  files: readonly UploadedFile[];
  by: string;
  /** The account that they are kept in. */
  account: string;
  workers: WorkerPool<DocumentTasks>;
  signal?: AbortSignal | undefined;
};

type Taken = { known: StoredDocument } | { fresh: NewDocument };

/**
 * Saves files all together, or none; what the account has already is not saved again. Of a mail the documents attached to it are
 * saved. Throws what reading a file throws.
 */
export async function saveUploads(stores: Stores, { files, ...upload }: Upload): Promise<UploadedDocument[]> {
  const documents = (await Promise.all(files.map(attachedDocuments))).flat();
  const taken = await Promise.all(documents.map((file) => takeFile(stores, file, upload)));
  upload.signal?.throwIfAborted();
  const saved = await saveDocuments(
    stores,
    taken.flatMap((one) => ('fresh' in one ? [one.fresh] : [])),
    upload.account,
  );
  return taken.map((one) => {
    if ('known' in one) return { ...one.known, isDuplicate: true };
    const { document, isDuplicate } = saved.shift() ?? { document: undefined, isDuplicate: true };
    if (!document) throw new Error('a document was saved, but not returned');
    return { ...document, isDuplicate };
  });
}

/** What is to be saved of a file, or the account's document that has these bytes already. */
async function takeFile(
  { database }: Stores,
  file: UploadedFile,
  { by, account, workers, signal }: Omit<Upload, 'files'>,
): Promise<Taken> {
  const { name, bytes } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await findDocumentByHash(database, sha256, account);
  if (known) return { known };
  const seen = await workers.run('inspect', file, { signal });
  const mediaType = mediaTypeOf(seen.kind, bytes);
  return { fresh: { name, bytes, sha256, mediaType, sizeBytes: bytes.length, uploadedBy: by, ...seen } };
}
