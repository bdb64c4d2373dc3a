// Printed from docs/openapi.json by `npm run client:print`; a test holds it to that.

/** How an operation is asked for. */
export type OperationFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  idempotencyKey: boolean;
};

/** Every operation of the service by its name. */
export const OPERATIONS = {
  'list-rates': { method: 'GET', path: '/rates', idempotencyKey: false },
  'rate-statistics': { method: 'GET', path: '/rates/stats', idempotencyKey: false },
  'get-rate': { method: 'GET', path: '/rates/{id}', idempotencyKey: false },
  'import-rate-sheet': { method: 'POST', path: '/rate-sheets', idempotencyKey: false },
  'list-rate-sheets': { method: 'GET', path: '/rate-sheets', idempotencyKey: false },
  'get-rate-sheet': { method: 'GET', path: '/rate-sheets/{id}', idempotencyKey: false },
  'publish-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/publish', idempotencyKey: false },
  'revert-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/revert', idempotencyKey: false },
  'get-format-registry': { method: 'GET', path: '/formats', idempotencyKey: false },
  'get-format': { method: 'GET', path: '/formats/{id}', idempotencyKey: false },
  'get-format-schema': { method: 'GET', path: '/formats/{id}/schema', idempotencyKey: false },
  'list-ports': { method: 'GET', path: '/ports', idempotencyKey: false },
  'list-port-aliases': { method: 'GET', path: '/ports/aliases', idempotencyKey: false },
  'add-port-alias': { method: 'POST', path: '/ports/aliases', idempotencyKey: false },
  'remove-port-alias': { method: 'DELETE', path: '/ports/aliases', idempotencyKey: false },
  'get-port': { method: 'GET', path: '/ports/{code}', idempotencyKey: false },
  'list-carriers': { method: 'GET', path: '/carriers', idempotencyKey: false },
  'list-dangerous-goods': { method: 'GET', path: '/dangerous-goods', idempotencyKey: false },
  'get-dangerous-goods': { method: 'GET', path: '/dangerous-goods/{un}', idempotencyKey: false },
  'list-keys': { method: 'GET', path: '/keys', idempotencyKey: false },
  'create-key': { method: 'POST', path: '/keys', idempotencyKey: false },
  'get-key': { method: 'GET', path: '/keys/{id}', idempotencyKey: false },
  'revoke-key': { method: 'DELETE', path: '/keys/{id}', idempotencyKey: false },
  'rotate-key': { method: 'POST', path: '/keys/{id}/rotate', idempotencyKey: false },
  'list-events': { method: 'GET', path: '/events', idempotencyKey: false },
  'stream-events': { method: 'GET', path: '/events/stream', idempotencyKey: false },
  'upload-documents': { method: 'POST', path: '/documents', idempotencyKey: false },
  'list-documents': { method: 'GET', path: '/documents', idempotencyKey: false },
  'get-document': { method: 'GET', path: '/documents/{id}', idempotencyKey: false },
  'delete-document': { method: 'DELETE', path: '/documents/{id}', idempotencyKey: false },
  'download-document': { method: 'GET', path: '/documents/{id}/file', idempotencyKey: false },
  'list-document-pages': { method: 'GET', path: '/documents/{id}/pages', idempotencyKey: false },
  'get-document-page': { method: 'GET', path: '/documents/{id}/pages/{number}', idempotencyKey: false },
  'extract-documents': { method: 'POST', path: '/extractions', idempotencyKey: false },
  'list-extractions': { method: 'GET', path: '/extractions', idempotencyKey: false },
  'get-extraction': { method: 'GET', path: '/extractions/{id}', idempotencyKey: false },
  'delete-extraction': { method: 'DELETE', path: '/extractions/{id}', idempotencyKey: false },
  'follow-extraction': { method: 'GET', path: '/extractions/{id}/events', idempotencyKey: false },
  'correct-extraction': { method: 'POST', path: '/extractions/{id}/corrections', idempotencyKey: false },
  'cancel-extraction': { method: 'POST', path: '/extractions/{id}/cancel', idempotencyKey: false },
  'list-webhooks': { method: 'GET', path: '/webhooks', idempotencyKey: false },
  'create-webhook': { method: 'POST', path: '/webhooks', idempotencyKey: false },
  'get-webhook': { method: 'GET', path: '/webhooks/{id}', idempotencyKey: false },
  'update-webhook': { method: 'PATCH', path: '/webhooks/{id}', idempotencyKey: false },
  'delete-webhook': { method: 'DELETE', path: '/webhooks/{id}', idempotencyKey: false },
  'rotate-webhook-secret': { method: 'POST', path: '/webhooks/{id}/rotate-secret', idempotencyKey: false },
  'test-webhook': { method: 'POST', path: '/webhooks/{id}/test', idempotencyKey: false },
  'list-webhook-deliveries': { method: 'GET', path: '/webhooks/{id}/deliveries', idempotencyKey: false },
  'resend-webhook-delivery': {
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{delivery}/resend',
    idempotencyKey: false,
  },
  'list-services': { method: 'GET', path: '/services', idempotencyKey: false },
  'check-health': { method: 'GET', path: '/health', idempotencyKey: false },
} as const satisfies Record<string, OperationFacts>;
