/** So much is handed over at a time. */
const PART_BYTES = 65_536;

/** A form as a stream that tells how much of it was taken. `duplex` is what fetch asks of streams. */
export async function countedBody(
  headers: Readonly<Record<string, string>>,
  form: FormData,
  onUpload: (sentBytes: number, totalBytes: number) => void,
): Promise<RequestInit> {
  // Browsers send streams over HTTP/2 only, and cannot say what they will speak.
  if ('document' in globalThis) return { headers, body: form };
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const part = bytes.subarray(sentBytes, sentBytes + PART_BYTES);
      if (part.byteLength === 0) return controller.close();
      sentBytes += part.byteLength;
      onUpload(sentBytes, bytes.byteLength);
      controller.enqueue(part);
    },
  });
  return { headers: { ...headers, 'content-type': contentType }, body, duplex: 'half' } as RequestInit;
}
