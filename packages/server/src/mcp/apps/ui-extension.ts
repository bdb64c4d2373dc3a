import type { ClientCapabilities } from '@modelcontextprotocol/server';

/** The extension by which a client shows pages of a server inside its chat (MCP Apps, SEP-1865). */
export const UI_EXTENSION = 'io.modelcontextprotocol/ui';

/** The kind of page that such clients show. */
export const PAGE_TYPE = 'text/html;profile=mcp-app';

/** Where the panel is read. */
export const PANEL_URI = 'ui://agent-rate/panel';

/** What is told to the panel alone: in the `_meta` of a result, which is not given to models. */
export const PANEL_META = 'agent-rate/panel';

/**
 * Whether a client shows pages. Of clients of 2025 over HTTP the abilities are known within a session alone: one without has
 * declared no pages.
 */
export function showsPages(capabilities: Pick<ClientCapabilities, 'extensions'> | undefined): boolean {
  const declared = capabilities?.extensions?.[UI_EXTENSION] as { mimeTypes?: unknown } | undefined;
  if (declared === undefined) return false;
  return !Array.isArray(declared.mimeTypes) || declared.mimeTypes.includes(PAGE_TYPE);
}
