export { createMcpEndpoint, MCP_SERVICE, type McpEndpoint } from './http-endpoint.ts';
export { createServerParts, type McpOptions } from './mcp-door.ts';
export type { ServerParts } from './mcp-server.ts';
export { createOriginRule } from './origin.ts';
export { mcpProblems } from './problems.ts';
export { serveMcpStdio } from './stdio.ts';
