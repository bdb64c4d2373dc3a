import type { Answer, UploadedFile } from './operation.ts';

/**
 * The header `Content-Disposition` of a file to download (RFC 6266), its name encoded by RFC 8187. `plainName`: an ASCII
 * name for clients without RFC 8187.
 */
export function attachment(fileName: string, plainName?: string): string {
  const plain = plainName === undefined ? '' : `filename="${plainName}"; `;
  return `attachment; ${plain}filename*=UTF-8''${encodeName(fileName)}`;
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The name in the `Content-Disposition` of an answer; `otherwise` when it has none. */
export function fileNameOf({ headers = {} }: Pick<Answer, 'headers'>, otherwise: string): string {
  return /filename="([^"]*)"/.exec(headers['Content-Disposition'] ?? '')?.[1] ?? otherwise;
}

/** The file that an operation answered with: its bytes, also of a stream, and its name, or `otherwise`. */
export async function readFile(answer: Answer, otherwise: string): Promise<UploadedFile> {
  const { body, stream } = answer;
  const name = fileNameOf(answer, otherwise);
  if (stream === undefined) return { name, bytes: body as Uint8Array };
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return { name, bytes: Buffer.concat(pieces) };
}
