export { createMcpEndpoint, MCP_SERVICE } from './http-endpoint.ts';
export { createOriginRule } from './origin.ts';
export { mcpProblems } from './problems.ts';
export { createServerParts } from './server-parts.ts';
export { serveMcpStdio } from './stdio.ts';
