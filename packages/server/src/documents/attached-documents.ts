import PostalMime from 'postal-mime';
import type { UploadedFile } from '../base/index.ts';
import { isMail } from './read/detect-kind.ts';

/**
 * The documents that a mail (RFC 5322) carries, without the pictures that its text shows, such as logos. A file that is no
 * mail, or a mail without documents, is returned as it is: what reads it says what to send instead.
 */
export async function attachedDocuments(file: UploadedFile): Promise<readonly UploadedFile[]> {
  if (!isMail(file.bytes)) return [file];
  const { attachments } = await PostalMime.parse(file.bytes, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 32,
  });
  const documents = attachments
    .filter(({ related, content }) => related !== true && typeof content !== 'string')
    .map(({ filename, content }, at) => ({
      name: filename ?? `${file.name} ${at + 1}`,
      bytes: new Uint8Array(content as ArrayBuffer),
    }));
  return documents.length > 0 ? documents : [file];
}
