import { type ProblemTable, problemsOf } from '../../base/index.ts';
import { schemasProblems } from '../../schemas/index.ts';

/** What the HTTP adapter refuses. Codes that begin with `rest_` are WordPress's, with WordPress's status and shape. */
export const httpProblems = {
  rest_no_route: {
    status: 404,
    message: 'No route was found matching the URL and request method.',
    next: 'GET /services (with a key) or /wp-json lists every route; data.allow names the methods when the path exists.',
  },
  ...schemasProblems,
  rest_invalid_json: {
    status: 400,
    message: 'Invalid JSON body passed.',
    next: 'Send a body that is valid JSON in UTF-8; data.json_error_message says where it fails.',
  },
  rest_post_invalid_page_number: {
    status: 400,
    message: 'The page number requested is larger than the number of pages available.',
    next: 'Ask for a page from 1 to data.total_pages.',
  },
  insufficient_scope: {
    status: 403,
    message: 'The API key lacks the scope this operation needs.',
    next: 'Use a key that holds data.required_scope, or ask the operator to create one.',
  },
  sign_in_from_elsewhere: {
    status: 403,
    message: 'Signing in is for pages of this service only.',
    next: 'Open /console on this server and sign in there; programs send their key in the Authorization header.',
  },
  too_many_requests: {
    status: 429,
    message: 'The API key has used up its requests of this minute.',
    next: 'Wait data.retry_after_seconds (also in Retry-After) before the next request; RateLimit tells what is left.',
  },
  too_many_unknown_keys: {
    status: 429,
    message: 'Too many requests without a valid API key came from this address within a minute.',
    next: 'Send a valid key. Wait data.retry_after_seconds (also in Retry-After) before the next request.',
  },
  server_busy: {
    status: 503,
    message: 'The server has more requests under way than it works on at once.',
    next: 'Ask again after data.retry_after_seconds (also in Retry-After), with longer pauses each time.',
  },
  body_too_large: {
    status: 413,
    message: 'The request body is larger than this endpoint takes.',
    next: 'Send at most data.limit_bytes bytes; split the upload if it is larger.',
  },
  unsupported_content_type: {
    status: 415,
    message: 'This endpoint does not take a body of that content type.',
    next: 'Send one of the content types in data.accepted.',
  },
  malformed_upload: {
    status: 400,
    message: 'The multipart form could not be read.',
    next: 'Send multipart/form-data with a boundary, as `curl -F file=@sheet.xlsx` does.',
  },
  idempotency_key_missing: {
    status: 400,
    message: 'This operation needs the header Idempotency-Key.',
    next: 'Send a fresh random value, such as a UUID, and the same value again when you retry the same request.',
  },
  idempotency_key_invalid: {
    status: 400,
    message: 'The header Idempotency-Key is not 1 to 255 visible ASCII characters.',
    next: 'Send a UUID or another random text of letters, digits and punctuation.',
  },
  malformed_url: {
    status: 400,
    message: 'The URL holds a percent-encoding that is not valid UTF-8.',
    next: 'Encode each parameter value as UTF-8 percent-encoding, as encodeURIComponent does.',
  },
  uri_too_long: {
    status: 414,
    message: 'A part of the URL path is longer than the service takes.',
    next: 'Check the path; every path segment of this service is shorter than 500 characters.',
  },
  malformed_request: {
    status: 400,
    message: 'The request is not valid HTTP.',
    next: 'Send a well-formed HTTP/1.1 request with one Host header.',
  },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time.',
    next: 'Send the whole request without pauses, on a new connection.',
  },
  expectation_failed: {
    status: 417,
    message: 'The service does not meet the expectation in the Expect header.',
    next: 'Leave out the Expect header, or send `Expect: 100-continue`.',
  },
  request_header_too_large: {
    status: 431,
    message: 'The request line and headers are larger than 16 KiB.',
    next: 'Send fewer or shorter headers and parameters, on a new connection.',
  },
  internal_error: {
    status: 500,
    message: 'The service failed to answer. The fault is ours and has been logged.',
    next: 'Try again; if it stays, give data.request_id to the operator, who finds it in the log.',
  },
} as const satisfies ProblemTable;

/** Makes a refusal of this adapter. */
export const problem = problemsOf(httpProblems);
