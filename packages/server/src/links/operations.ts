import { Type } from 'typebox';
import { type Operation, operation } from '../base/index.ts';
import { LinkRequestSchema, LinkSchema } from './link.schema.ts';
import type { Links } from './links.ts';

const params = Type.Object({
  link: Type.String({ maxLength: 490, description: 'The text of the link', examples: ['q1ZKzx8Yw'] }),
});

/** Making and opening links. */
export function linkOperations(links: Links): Operation[] {
  return [createLink(links), openLink(links), uploadByLink(links)];
}

function createLink(links: Links): Operation {
  return operation({
    name: 'create-link',
    service: 'documents',
    summary: 'Make a link to a file',
    description:
      'An address under which one file is read, or documents are sent, without a key for 15 minutes: a filled form (also in your own ' +
      'template), a document, a quote in print, or an upload. It can do what the key could, and ends with it.',
    method: 'POST',
    path: '/links',
    scope: 'documents:read',
    body: LinkRequestSchema,
    output: LinkSchema,
    status: 201,
    problems: ['link_too_long'],
    audit: { none: 'what is done through the link is recorded' },
    run: async ({ body, caller, now }) => ({ status: 201, body: await links.create(body, caller, now) }),
  });
}

function openLink(links: Links): Operation {
  return operation({
    name: 'open-link',
    service: 'documents',
    summary: 'Read the file of a link',
    description: 'The file that the link was made for, as the key that made it would get it. No key is needed.',
    method: 'GET',
    path: '/links/{link}',
    scope: 'open',
    params,
    output: Type.Unknown(),
    produces: ['application/octet-stream'],
    problems: ['link_invalid'],
    findCaller: ({ link = '' }, now) => links.findCaller(link, now),
    run: ({ params: { link }, now, signal }) => links.open(link, { files: [], now, signal }),
  });
}

function uploadByLink(links: Links): Operation {
  return operation({
    name: 'upload-by-link',
    service: 'documents',
    summary: 'Upload documents by a link',
    description:
      'Keeps files as POST /documents does, for the key that made the link (multipart field `file`, repeated).',
    method: 'POST',
    path: '/links/{link}',
    scope: 'open',
    params,
    body: Type.Object({}),
    upload: true,
    exampleFiles: ['safety-data-sheet.pdf'],
    bodyLimitBytes: 64 * 1024 * 1024,
    output: Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer() })) }),
    status: 201,
    problems: ['link_invalid'],
    audit: { none: 'the upload that it leads to is recorded' },
    findCaller: ({ link = '' }, now) => links.findCaller(link, now),
    run: ({ params: { link }, files, now, signal }) => links.open(link, { files, now, signal }),
  });
}
