import type { Answer } from '../../base/index.ts';
import { selectFields } from '../../schemas/index.ts';
import type { AnswerShape } from '../routes/global-parameters.ts';
import { JSON_TYPE, type Rendered } from './common-headers.ts';
import { entityTagOf, matchesEntityTag } from './entity-tag.ts';
import { linkTo, pageHeaders, pageLinks, refusePagePastEnd } from './page-headers.ts';

/** What rendering needs to know of the request. `path` is the public URL without its query. */
type RenderContext = {
  method: string;
  ifNoneMatch: string | undefined;
  shape: AnswerShape;
  path: string;
  queryText: string;
  status: number;
  allow: string;
};

/** Turns an operation's answer into a response: paging headers, entity tag, 304, `_fields`, `_envelope`. */
export function renderAnswer(answer: Answer, context: RenderContext): Rendered {
  const { page } = answer;
  if (page) refusePagePastEnd(page);
  const status = answer.status ?? context.status;
  const body = renderBody(answer, context.shape);
  const headers: Record<string, string> = {
    Allow: context.allow,
    ...(page ? pageHeaders(page) : {}),
    ...answer.headers,
  };
  const links = page ? pageLinks(page, context) : answer.rest ? linkTo(context, answer.rest, 'next') : '';
  if (context.shape.envelope) return renderEnvelope(body, status, { ...headers, ...(links ? { Link: links } : {}) });
  if (body === null) return { status: answer.status ?? 204, headers, links, body };
  headers['Content-Type'] = contentTypeOf(answer);
  if (context.method !== 'GET' && context.method !== 'HEAD') return { status, headers, links, body };
  const tag = answer.state === undefined ? entityTagOf(body) : `W/"${answer.state}"`;
  headers.ETag = tag;
  if (status === 200 && matchesEntityTag(context.ifNoneMatch, tag)) {
    delete headers['Content-Type'];
    return { status: 304, headers, links, body: null };
  }
  return { status, headers, links, body };
}

/** The answer inside the body, as WordPress's `_envelope` gives it; the response itself is always 200. */
export function renderEnvelope(
  body: string | Uint8Array | null,
  status: number,
  headers: Record<string, string>,
): Rendered {
  const text = body === null ? 'null' : typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  const envelope = `{"body":${text},"status":${status},"headers":${JSON.stringify(headers)}}`;
  return { status: 200, headers: { 'Content-Type': JSON_TYPE }, body: envelope };
}

function contentTypeOf({ contentType }: Answer): string {
  return contentType === undefined || isJson(contentType) ? JSON_TYPE : contentType;
}

function isJson(contentType: string): boolean {
  return contentType.startsWith('application/json');
}

function renderBody(answer: Answer, shape: AnswerShape): string | Uint8Array | null {
  const { body, contentType } = answer;
  if (body === undefined) return null;
  if (contentType === undefined) return JSON.stringify(shape.fields ? selectFields(body, shape.fields) : body);
  if (shape.fields && isJson(contentType)) return JSON.stringify(selectFields(JSON.parse(textOf(body)), shape.fields));
  if (shape.envelope && !isJson(contentType)) return JSON.stringify(textOf(body));
  return body instanceof Uint8Array ? body : String(body);
}

function textOf(body: unknown): string {
  return body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : String(body);
}
