import type { Operation } from '../../base/index.ts';
import { ADDS, bodyOf, runOperation, scopeOf } from '../operation-tool.ts';
import { mcpProblem } from '../problems.ts';
import type { CallContext, Tool } from '../surface.ts';

/** A link for a client of this service: where, how, and until when. */
export type ToolLink = { url: string; method: string; validUntil: string };

/** Makes a link with the rights of the caller; undefined where the service answers no HTTP. Throws what `POST /links` throws. */
export async function makeLink(
  createLink: Operation,
  body: object,
  context: CallContext,
): Promise<ToolLink | undefined> {
  if (context.address === undefined) return undefined;
  const { path, method, validUntil } = bodyOf(await runOperation(createLink, { body }, context)) as {
    path: string;
    method: string;
    validUntil: string;
  };
  return { url: context.address + path, method, validUntil };
}

/** The tool that gives an address to send files to: a file that passes through a model costs it a token for each byte. */
export function createUploadLinkTool(createLink: Operation): Tool {
  return {
    definition: {
      name: 'upload_link',
      title: 'Get a link to upload files',
      description:
        'Gives an address that takes files without a key for 15 minutes: multipart/form-data, field file, as curl -F file=@sds.pdf ' +
        'does; the reply has their ids. Use it before extract_document, or for a template of your own; needs a client that can send.',
      inputSchema: { type: 'object', properties: {}, additionalProperties: false },
      outputSchema: { type: 'object', properties: { url: { type: 'string' }, validUntil: { type: 'string' } } },
      annotations: ADDS,
    },
    scope: scopeOf({ ...createLink, scope: 'documents:write' }),
    operation: createLink,
    fixed: { to: 'upload' },
    call: async (_args, context) => {
      const link = await makeLink(createLink, { to: 'upload' }, context);
      if (link === undefined) throw mcpProblem('link_without_address');
      return { structuredContent: link, content: [] };
    },
  };
}
