import { type ProblemTable, problemsOf } from '../base/index.ts';

/** What the MCP adapter refuses by itself; everything else is refused by the operations behind the tools. */
export const mcpProblems = {
  cursor_invalid: {
    status: 400,
    message: 'The cursor was not given by this tool.',
    next: 'Pass `nextCursor` of the last answer as it stands, or leave `cursor` out to start from the first page.',
  },
  max_tokens_invalid: {
    status: 400,
    message: '`max_tokens` is not a whole number of 300 or more.',
    next: 'Give the tokens that the answer may cost, 300 at least, or leave `max_tokens` out.',
  },
  tool_unknown: {
    status: 404,
    message: 'No further tool has this name.',
    next: 'Take a name from more_tools; data.known lists those of this key. Tools that are listed are called by themselves.',
  },
  order_not_confirmed: {
    status: 409,
    message: 'The user did not confirm the order; nothing was ordered.',
    next: 'Ask the user what should be different, preview the changed order, and place it with another idempotency key.',
  },
  link_without_address: {
    status: 409,
    message: 'This service has no address that files could be sent to.',
    next: 'The operator sets AGENT_RATE_BASE_URL; small files can be sent as content_base64 of extract_document.',
  },
  file_content_invalid: {
    status: 400,
    message: 'The content of the file is not base64.',
    next: 'Send the bytes of the file as base64 (RFC 4648 §4) in content_base64, or upload it through a link of upload_link.',
  },
  extraction_source_missing: {
    status: 400,
    message: 'Nothing says what to extract from.',
    next: 'Give one of: documents (ids), file_name with content_base64, or extraction (id of one under way).',
  },
  sheet_source_missing: {
    status: 400,
    message: 'Nothing says what to import.',
    next: 'Give one of: text (a mail or table), file_name with content_base64, or sheet (id of one imported before).',
  },
  proof_subject_missing: {
    status: 400,
    message: 'Nothing says what to prove, or several things do.',
    next: 'Give one of: quote, order or rate (their ids).',
  },
  proof_scope_missing: {
    status: 403,
    message: 'The key may not read that.',
    next: 'Use a key with the scope data.scope; `whoami` tells what this one may do.',
  },
  check_subject_missing: {
    status: 400,
    message: 'Nothing says what to check.',
    next: 'Give one of: extraction (id from extract_document), or declaration (values by field).',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this adapter. */
export const mcpProblem = problemsOf(mcpProblems);
