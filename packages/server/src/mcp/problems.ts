import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the MCP door refuses by itself; everything else is refused by the operations behind the tools. */
export const mcpProblems = {
  cursor_invalid: {
    status: 400,
    message: 'The cursor was not given by this tool.',
    next: 'Pass `nextCursor` of the last answer as it stands, or leave `cursor` out to start from the first page.',
  },
  tool_scope_missing: {
    status: 403,
    message: 'The API key lacks the scope this tool needs.',
    next: 'Use a key that holds data.required_scope, or ask the operator to create one.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this door. */
export const mcpProblem = problemsOf(mcpProblems);
