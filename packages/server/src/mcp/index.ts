export { createMcpEndpoint, MCP_SERVICE } from './http-endpoint.ts';
export { createServerParts } from './mcp-door.ts';
export { createOriginRule } from './origin.ts';
export { mcpProblems } from './problems.ts';
export { serveMcpStdio } from './stdio.ts';
