import type { CallToolResult, Server, ServerContext } from '@modelcontextprotocol/server';

/** The first revision in which the content of an answer may be a link; clients of earlier ones refuse the whole answer. */
const FIRST_WITH_LINKS = '2025-06-18';
/** What a request over HTTP is of that does not say its revision: until then none said so. */
const UNSAID = '2025-03-26';

/** The revision that a call is of: what was agreed on this connection, or what the request says where each is answered by itself. */
export function revisionOf(server: Server, { http }: ServerContext): string {
  return server.getNegotiatedProtocolVersion() ?? http?.req?.headers.get('mcp-protocol-version') ?? UNSAID;
}

/** An answer in kinds of content that the revision of its client knows: before there were links, a link is a line of text. */
export function inKnownContent(result: CallToolResult, revision: string): CallToolResult {
  if (revision >= FIRST_WITH_LINKS) return result;
  const content = result.content.map((part) => {
    if (part.type !== 'resource_link') return part;
    const { name, description, uri } = part;
    return { type: 'text' as const, text: `${name}${description === undefined ? '' : `, ${description}`}: ${uri}` };
  });
  return { ...result, content };
}
