import { fillProblem } from '../problems.ts';

/** The text of a file that a PDF carries, by its name; undefined when it carries none of that name. Throws `template_unreadable`. */
export async function readPdfAttachment(bytes: Uint8Array, name: string): Promise<string | undefined> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdfjs takes the buffer over, and no Buffer: it gets a copy.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const document = await loading.promise;
    const attachments = await document.getAttachments();
    const id = [...(attachments ?? [])].find(([, { filename }]) => filename === name)?.[0];
    const content: unknown = id === undefined ? undefined : await document.getAttachmentContent(id);
    return content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : undefined;
  } catch {
    throw fillProblem('template_unreadable', { reason: 'The PDF is damaged.' });
  } finally {
    await loading.destroy();
  }
}
