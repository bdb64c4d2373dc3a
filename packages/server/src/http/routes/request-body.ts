import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from '../../base/index.ts';
import type { SentParameter } from '../../schemas/index.ts';
import { problem } from '../errors/problems.ts';
import { parseLargeJson } from './parse-large-json.ts';

/** Form fields by name, as a multipart request carries them; checked like text from a URL. */
export type FormFields = Map<string, SentParameter>;

/** What came in a request's body: JSON, or form fields with files. */
export type ReadBody = { body: unknown; files: UploadedFile[] };

/** A form may carry this many files and fields; more is taken for an attack. */
const MOST_FILES = 20;
const MOST_FIELDS = 100;
const LONGEST_FIELD_BYTES = 1024 * 1024;

/** Takes JSON bodies, with WordPress's `rest_invalid_json` for what is not JSON. An empty body is no body. */
export function addJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json\b/i, { parseAs: 'string' }, (_request, text, done) => {
    parseJson(String(text)).then((body) => done(null, body), done);
  });
}

/** Reads JSON text. Throws `rest_invalid_json` when it is not JSON, or holds what no store can take. */
async function parseJson(text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  try {
    if (SUSPICIOUS.test(text)) return parseSuspicious(text);
    return await parseLargeJson(text);
  } catch (error) {
    throw problem('rest_invalid_json', { json_error_message: (error as Error).message });
  }
}

/** What may be a NUL character, half of a character, or the prototype of every object. */
const SUSPICIOUS = /\\u(?:0000|[dD][89a-fA-F])|__proto__/;

function parseSuspicious(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__') throw new Error('a property may not be named __proto__');
    for (const string of typeof value === 'string' ? [key, value] : [key]) {
      if (string.includes('\0')) throw new Error('a string contains a NUL character');
      if (!string.isWellFormed()) throw new Error('a string contains half a character (a lone surrogate)');
    }
    return value;
  });
}

/** Of all files of a form together; each may have the size that its operation takes. */
const MOST_FORM_BYTES = 128 * 1024 * 1024;

/** Reads the form of an upload. Throws `body_too_large` (through the framework for one file) and `malformed_upload`. */
export async function readForm(request: FastifyRequest, limitBytes: number): Promise<ReadBody> {
  const fields: FormFields = new Map();
  const files: UploadedFile[] = [];
  const mostBytes = Math.max(limitBytes, MOST_FORM_BYTES);
  let bytes = 0;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + LONGEST_FIELD_BYTES) throw formTooLarge(mostBytes);
  const parts = request.parts({
    limits: { fileSize: limitBytes, files: MOST_FILES, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD_BYTES },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        files.push({ name: safeFileName(part.filename), bytes: await part.toBuffer() });
        bytes += files.at(-1)?.bytes.length ?? 0;
        if (bytes > mostBytes) throw formTooLarge(mostBytes);
      } else addField(fields, { name: part.fieldname, value: part.value, truncated: part.valueTruncated });
    }
  } catch (error) {
    throw isCoded(error) ? error : problem('malformed_upload', { reason: (error as Error).message });
  }
  return { body: fields, files };
}

function formTooLarge(limitBytes: number) {
  return problem('body_too_large', { limit_bytes: limitBytes }, 'The files of the request are too large together.');
}

function isCoded(error: unknown): boolean {
  return String((error as { code?: unknown }).code ?? '').startsWith('FST_') || (error as Error).name === 'Problem';
}

function addField(fields: FormFields, field: { name: string; value: unknown; truncated: boolean }): void {
  if (field.truncated) throw problem('body_too_large', { limit_bytes: LONGEST_FIELD_BYTES, field: field.name });
  const value = String(field.value);
  if (value.includes('\0')) throw problem('malformed_upload', { reason: `${field.name} contains a NUL character` });
  const name = field.name.replace(/\[\d*\]$/, '');
  const known = fields.get(name) ?? { values: [], list: false };
  known.values.push(value);
  known.list ||= name !== field.name;
  fields.set(name, known);
}

/** The last part of a file name a client sent, without control and direction characters, at most 200 characters long. */
function safeFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const cut = plain.length <= 200 ? plain : `${plain.slice(0, 180)}${plain.slice(-20)}`;
  return cut === '' || cut === '.' || cut === '..' ? 'upload' : cut;
}
