// Printed from docs/openapi.json by `npm run client:print`; a test holds it to that.

/** How an operation is asked for. `answer`: what it answers when not JSON. */
export type OperationFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  idempotencyKey: boolean;
  answer?: 'events' | 'file';
};

/** Every operation of the service by its name. */
export const OPERATIONS = {
  'list-rates': { method: 'GET', path: '/rates', idempotencyKey: false },
  'rate-statistics': { method: 'GET', path: '/rates/stats', idempotencyKey: false },
  'compare-rates': { method: 'GET', path: '/rates/compare', idempotencyKey: false },
  'export-rates': { method: 'GET', path: '/rates/export', idempotencyKey: false, answer: 'file' },
  'price-history': { method: 'GET', path: '/rates/history', idempotencyKey: false },
  'list-rate-changes': { method: 'GET', path: '/rates/changes', idempotencyKey: false },
  'get-rate': { method: 'GET', path: '/rates/{id}', idempotencyKey: false },
  'import-lcl-rates': { method: 'POST', path: '/lcl-rates', idempotencyKey: false },
  'list-lcl-rates': { method: 'GET', path: '/lcl-rates', idempotencyKey: false },
  'list-draft-lcl-rates': { method: 'GET', path: '/rate-sheets/{id}/lcl-rates', idempotencyKey: false },
  'price-lcl-cargo': { method: 'GET', path: '/lcl-rates/price', idempotencyKey: false },
  'export-lcl-rates': { method: 'GET', path: '/lcl-rates/export', idempotencyKey: false, answer: 'file' },
  'get-lcl-rate': { method: 'GET', path: '/lcl-rates/{id}', idempotencyKey: false },
  'import-rate-sheet': { method: 'POST', path: '/rate-sheets', idempotencyKey: false },
  'list-rate-sheets': { method: 'GET', path: '/rate-sheets', idempotencyKey: false },
  'get-rate-sheet': { method: 'GET', path: '/rate-sheets/{id}', idempotencyKey: false },
  'delete-rate-sheet': { method: 'DELETE', path: '/rate-sheets/{id}', idempotencyKey: false },
  'list-draft-rates': { method: 'GET', path: '/rate-sheets/{id}/rates', idempotencyKey: false },
  'list-draft-changes': { method: 'GET', path: '/rate-sheets/{id}/changes', idempotencyKey: false },
  'get-sheet-grid': { method: 'GET', path: '/rate-sheets/{id}/grid', idempotencyKey: false },
  'list-sheet-finding-rows': { method: 'GET', path: '/rate-sheets/{id}/findings/{number}/rows', idempotencyKey: false },
  'reread-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/reread', idempotencyKey: false },
  'list-sheet-layouts': { method: 'GET', path: '/sheet-layouts', idempotencyKey: false },
  'delete-sheet-layout': { method: 'DELETE', path: '/sheet-layouts/{layout}', idempotencyKey: false },
  'follow-rate-sheet': { method: 'GET', path: '/rate-sheets/{id}/events', idempotencyKey: false, answer: 'events' },
  'cancel-rate-sheet-job': { method: 'POST', path: '/rate-sheets/{id}/cancel', idempotencyKey: false },
  'publish-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/publish', idempotencyKey: false },
  'revert-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/revert', idempotencyKey: false },
  'list-sources': { method: 'GET', path: '/sources', idempotencyKey: false },
  'import-exchange-rates': { method: 'POST', path: '/exchange-rates', idempotencyKey: false },
  'list-exchange-rates': { method: 'GET', path: '/exchange-rates', idempotencyKey: false },
  'list-price-lists': { method: 'GET', path: '/price-lists', idempotencyKey: false },
  'create-price-list': { method: 'POST', path: '/price-lists', idempotencyKey: false },
  'get-price-list': { method: 'GET', path: '/price-lists/{name}', idempotencyKey: false },
  'replace-price-list': { method: 'PUT', path: '/price-lists/{name}', idempotencyKey: false },
  'delete-price-list': { method: 'DELETE', path: '/price-lists/{name}', idempotencyKey: false },
  'preview-price-list': { method: 'GET', path: '/price-lists/{name}/preview', idempotencyKey: false },
  'get-format-registry': { method: 'GET', path: '/formats', idempotencyKey: false },
  'add-format': { method: 'POST', path: '/formats', idempotencyKey: false },
  'get-format': { method: 'GET', path: '/formats/{id}', idempotencyKey: false },
  'remove-format': { method: 'DELETE', path: '/formats/{id}', idempotencyKey: false },
  'get-format-schema': { method: 'GET', path: '/formats/{id}/schema', idempotencyKey: false },
  'list-ports': { method: 'GET', path: '/ports', idempotencyKey: false },
  'list-port-aliases': { method: 'GET', path: '/ports/aliases', idempotencyKey: false },
  'add-port-alias': { method: 'POST', path: '/ports/aliases', idempotencyKey: false },
  'remove-port-alias': { method: 'DELETE', path: '/ports/aliases', idempotencyKey: false },
  'get-port': { method: 'GET', path: '/ports/{code}', idempotencyKey: false },
  'list-carriers': { method: 'GET', path: '/carriers', idempotencyKey: false },
  'list-dangerous-goods': { method: 'GET', path: '/dangerous-goods', idempotencyKey: false },
  'get-dangerous-goods': { method: 'GET', path: '/dangerous-goods/{un}', idempotencyKey: false },
  'get-opendgd-schema': { method: 'GET', path: '/opendgd/schema', idempotencyKey: false, answer: 'file' },
  'check-opendgd-conformance': { method: 'POST', path: '/opendgd/declarations/conformance', idempotencyKey: false },
  whoami: { method: 'GET', path: '/whoami', idempotencyKey: false },
  'list-keys': { method: 'GET', path: '/keys', idempotencyKey: false },
  'create-key': { method: 'POST', path: '/keys', idempotencyKey: false },
  'get-key': { method: 'GET', path: '/keys/{id}', idempotencyKey: false },
  'revoke-key': { method: 'DELETE', path: '/keys/{id}', idempotencyKey: false },
  'revoke-narrowed-key': { method: 'DELETE', path: '/keys/{id}/narrowed/{link}', idempotencyKey: false },
  'rotate-key': { method: 'POST', path: '/keys/{id}/rotate', idempotencyKey: false },
  'set-key-limits': { method: 'PUT', path: '/keys/{id}/limits', idempotencyKey: false },
  'list-roles': { method: 'GET', path: '/roles', idempotencyKey: false },
  'list-people': { method: 'GET', path: '/people', idempotencyKey: false },
  'create-person': { method: 'POST', path: '/people', idempotencyKey: false },
  'get-person': { method: 'GET', path: '/people/{id}', idempotencyKey: false },
  'change-person': { method: 'PATCH', path: '/people/{id}', idempotencyKey: false },
  'create-invite': { method: 'POST', path: '/people/{id}/invite', idempotencyKey: false },
  'deactivate-person': { method: 'POST', path: '/people/{id}/deactivate', idempotencyKey: false },
  'accept-invite': { method: 'POST', path: '/invites/accept', idempotencyKey: false },
  'list-audit-entries': { method: 'GET', path: '/audit-entries', idempotencyKey: false },
  'list-jobs': { method: 'GET', path: '/jobs', idempotencyKey: false },
  'list-problems': { method: 'GET', path: '/problems', idempotencyKey: false },
  'list-events': { method: 'GET', path: '/events', idempotencyKey: false },
  'stream-events': { method: 'GET', path: '/events/stream', idempotencyKey: false, answer: 'events' },
  'upload-documents': { method: 'POST', path: '/documents', idempotencyKey: false },
  'list-documents': { method: 'GET', path: '/documents', idempotencyKey: false },
  'get-document': { method: 'GET', path: '/documents/{id}', idempotencyKey: false },
  'delete-document': { method: 'DELETE', path: '/documents/{id}', idempotencyKey: false },
  'download-document': { method: 'GET', path: '/documents/{id}/file', idempotencyKey: false, answer: 'file' },
  'list-document-pages': { method: 'GET', path: '/documents/{id}/pages', idempotencyKey: false },
  'get-document-page': { method: 'GET', path: '/documents/{id}/pages/{number}', idempotencyKey: false },
  'get-page-picture': {
    method: 'GET',
    path: '/documents/{id}/pages/{number}/picture',
    idempotencyKey: false,
    answer: 'file',
  },
  'extract-documents': { method: 'POST', path: '/extractions', idempotencyKey: false },
  'list-extractions': { method: 'GET', path: '/extractions', idempotencyKey: false },
  'get-extraction': { method: 'GET', path: '/extractions/{id}', idempotencyKey: false },
  'delete-extraction': { method: 'DELETE', path: '/extractions/{id}', idempotencyKey: false },
  'compare-documents': { method: 'GET', path: '/extractions/{id}/comparison', idempotencyKey: false },
  'follow-extraction': { method: 'GET', path: '/extractions/{id}/events', idempotencyKey: false, answer: 'events' },
  'correct-extraction': { method: 'POST', path: '/extractions/{id}/corrections', idempotencyKey: false },
  'cancel-extraction': { method: 'POST', path: '/extractions/{id}/cancel', idempotencyKey: false },
  'check-dangerous-goods': { method: 'POST', path: '/dangerous-goods/check', idempotencyKey: false },
  'check-extraction': { method: 'POST', path: '/extractions/{id}/check', idempotencyKey: false },
  'check-document': { method: 'POST', path: '/documents/{id}/check', idempotencyKey: false },
  'check-opendgd': { method: 'POST', path: '/opendgd/declarations/check', idempotencyKey: false },
  'list-edition-changes': { method: 'GET', path: '/dangerous-goods/changes', idempotencyKey: false },
  'export-extraction': { method: 'GET', path: '/extractions/{id}/export', idempotencyKey: false, answer: 'file' },
  'export-extraction-into-template': {
    method: 'POST',
    path: '/extractions/{id}/export',
    idempotencyKey: false,
    answer: 'file',
  },
  'preview-form': { method: 'POST', path: '/extractions/{id}/export/preview', idempotencyKey: false },
  'overrule-findings': { method: 'POST', path: '/extractions/{id}/overrulings', idempotencyKey: false },
  'list-overrulings': { method: 'GET', path: '/extractions/{id}/overrulings', idempotencyKey: false },
  'list-format-templates': { method: 'GET', path: '/format-templates', idempotencyKey: false },
  'save-format-template': { method: 'PUT', path: '/formats/{id}/template', idempotencyKey: false },
  'get-format-template': { method: 'GET', path: '/formats/{id}/template', idempotencyKey: false, answer: 'file' },
  'delete-format-template': { method: 'DELETE', path: '/formats/{id}/template', idempotencyKey: false },
  'verify-form': { method: 'POST', path: '/forms/verify', idempotencyKey: false },
  'render-opendgd-docx': { method: 'POST', path: '/opendgd/declarations/docx', idempotencyKey: false, answer: 'file' },
  'render-opendgd-pdf': { method: 'POST', path: '/opendgd/declarations/pdf', idempotencyKey: false, answer: 'file' },
  'export-opendgd': { method: 'POST', path: '/extractions/{id}/opendgd', idempotencyKey: false },
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
  'create-quote': { method: 'POST', path: '/quotes', idempotencyKey: false },
  'list-quotes': { method: 'GET', path: '/quotes', idempotencyKey: false },
  'get-quote': { method: 'GET', path: '/quotes/{id}', idempotencyKey: false },
  'check-quote': { method: 'GET', path: '/quotes/{id}/status', idempotencyKey: false },
  'print-quote': { method: 'GET', path: '/quotes/{id}/pdf', idempotencyKey: false, answer: 'file' },
  'mail-quote': { method: 'POST', path: '/quotes/{id}/mail', idempotencyKey: false },
  'get-quote-margin': { method: 'GET', path: '/quotes/{id}/margin', idempotencyKey: false },
  'create-mandate': { method: 'POST', path: '/quotes/{id}/mandate', idempotencyKey: false },
  'list-signing-keys': { method: 'GET', path: '/.well-known/jwks.json', idempotencyKey: false },
  'list-mandates': { method: 'GET', path: '/mandates', idempotencyKey: false },
  'place-order': { method: 'POST', path: '/orders', idempotencyKey: true },
  'list-orders': { method: 'GET', path: '/orders', idempotencyKey: false },
  'get-order': { method: 'GET', path: '/orders/{id}', idempotencyKey: false },
  'change-order': { method: 'PATCH', path: '/orders/{id}', idempotencyKey: false },
  'list-order-events': { method: 'GET', path: '/orders/{id}/events', idempotencyKey: false },
  'list-order-versions': { method: 'GET', path: '/orders/{id}/versions', idempotencyKey: false },
  'cancel-order': { method: 'POST', path: '/orders/{id}/cancel', idempotencyKey: false },
  'cancel-amendment': { method: 'POST', path: '/orders/{id}/amendment/cancel', idempotencyKey: false },
  'approve-order': { method: 'POST', path: '/orders/{id}/approve', idempotencyKey: false },
  'reject-order': { method: 'POST', path: '/orders/{id}/reject', idempotencyKey: false },
  'confirm-order': { method: 'POST', path: '/orders/{id}/confirm', idempotencyKey: false },
  'request-order-update': { method: 'POST', path: '/orders/{id}/request-update', idempotencyKey: false },
  'decline-order': { method: 'POST', path: '/orders/{id}/decline', idempotencyKey: false },
  'complete-order': { method: 'POST', path: '/orders/{id}/complete', idempotencyKey: false },
  'confirm-amendment': { method: 'POST', path: '/orders/{id}/amendment/confirm', idempotencyKey: false },
  'decline-amendment': { method: 'POST', path: '/orders/{id}/amendment/decline', idempotencyKey: false },
  'confirm-cancellation': { method: 'POST', path: '/orders/{id}/cancellation/confirm', idempotencyKey: false },
  'decline-cancellation': { method: 'POST', path: '/orders/{id}/cancellation/decline', idempotencyKey: false },
  'export-dcsa-booking': { method: 'GET', path: '/orders/{id}/dcsa', idempotencyKey: false },
  'read-dcsa-booking': { method: 'POST', path: '/orders/dcsa', idempotencyKey: false },
  'create-shipment': { method: 'POST', path: '/shipments', idempotencyKey: false },
  'list-shipments': { method: 'GET', path: '/shipments', idempotencyKey: false },
  'get-shipment': { method: 'GET', path: '/shipments/{id}', idempotencyKey: false },
  'change-shipment': { method: 'PATCH', path: '/shipments/{id}', idempotencyKey: false },
  'list-shipment-versions': { method: 'GET', path: '/shipments/{id}/versions', idempotencyKey: false },
  'check-shipment': { method: 'GET', path: '/shipments/{id}/check', idempotencyKey: false },
  'plan-loads': { method: 'POST', path: '/shipments/plan', idempotencyKey: false },
  'plan-shipment': { method: 'POST', path: '/shipments/{id}/plan', idempotencyKey: false },
  'fill-shipment-form': { method: 'GET', path: '/shipments/{id}/forms/{form}', idempotencyKey: false, answer: 'file' },
  'fill-shipment-template': {
    method: 'POST',
    path: '/shipments/{id}/forms/{form}',
    idempotencyKey: false,
    answer: 'file',
  },
  'overrule-shipment-findings': { method: 'POST', path: '/shipments/{id}/overrulings', idempotencyKey: false },
  'list-shipment-overrulings': { method: 'GET', path: '/shipments/{id}/overrulings', idempotencyKey: false },
  'export-shipment-opendgd': { method: 'POST', path: '/shipments/{id}/opendgd', idempotencyKey: false },
  'import-opendgd': { method: 'POST', path: '/shipments/opendgd', idempotencyKey: false },
  'audit-invoice': { method: 'POST', path: '/invoices/audit', idempotencyKey: false },
  'list-rate-subscriptions': { method: 'GET', path: '/rate-subscriptions', idempotencyKey: false },
  'create-rate-subscription': { method: 'POST', path: '/rate-subscriptions', idempotencyKey: false },
  'get-rate-subscription': { method: 'GET', path: '/rate-subscriptions/{id}', idempotencyKey: false },
  'delete-rate-subscription': { method: 'DELETE', path: '/rate-subscriptions/{id}', idempotencyKey: false },
  'create-link': { method: 'POST', path: '/links', idempotencyKey: false },
  'open-link': { method: 'GET', path: '/links/{link}', idempotencyKey: false, answer: 'file' },
  'upload-by-link': { method: 'POST', path: '/links/{link}', idempotencyKey: false },
  'get-ledger-head': { method: 'GET', path: '/ledger/head', idempotencyKey: false },
  'prove-ledger-consistency': { method: 'GET', path: '/ledger/consistency', idempotencyKey: false },
  'list-ledger-entries': { method: 'GET', path: '/ledger/entries', idempotencyKey: false },
  'check-ledger': { method: 'GET', path: '/ledger/check', idempotencyKey: false },
  'prove-quote': { method: 'GET', path: '/quotes/{id}/proof', idempotencyKey: false },
  'prove-order': { method: 'GET', path: '/orders/{id}/proof', idempotencyKey: false },
  'prove-rate': { method: 'GET', path: '/rates/{id}/proof', idempotencyKey: false },
  'list-services': { method: 'GET', path: '/services', idempotencyKey: false },
  'check-health': { method: 'GET', path: '/health', idempotencyKey: false },
  'check-liveness': { method: 'GET', path: '/health/live', idempotencyKey: false },
  'check-readiness': { method: 'GET', path: '/health/ready', idempotencyKey: false },
  'read-metrics': { method: 'GET', path: '/metrics', idempotencyKey: false, answer: 'file' },
} as const satisfies Record<string, OperationFacts>;

/** The operations by what they are about: `client.orders.list` is `list-orders`. */
export const GROUPS = {
  rates: {
    list: 'list-rates',
    statistics: 'rate-statistics',
    compare: 'compare-rates',
    export: 'export-rates',
    priceHistory: 'price-history',
    listChanges: 'list-rate-changes',
    get: 'get-rate',
    prove: 'prove-rate',
  },
  lclRates: {
    import: 'import-lcl-rates',
    list: 'list-lcl-rates',
    priceLclCargo: 'price-lcl-cargo',
    export: 'export-lcl-rates',
    get: 'get-lcl-rate',
  },
  rateSheets: {
    listDraftLclRates: 'list-draft-lcl-rates',
    import: 'import-rate-sheet',
    list: 'list-rate-sheets',
    get: 'get-rate-sheet',
    delete: 'delete-rate-sheet',
    listDraftRates: 'list-draft-rates',
    listDraftChanges: 'list-draft-changes',
    getSheetGrid: 'get-sheet-grid',
    listSheetFindingRows: 'list-sheet-finding-rows',
    reread: 'reread-rate-sheet',
    follow: 'follow-rate-sheet',
    cancelJob: 'cancel-rate-sheet-job',
    publish: 'publish-rate-sheet',
    revert: 'revert-rate-sheet',
  },
  sheetLayouts: {
    list: 'list-sheet-layouts',
    delete: 'delete-sheet-layout',
  },
  sources: {
    list: 'list-sources',
  },
  exchangeRates: {
    import: 'import-exchange-rates',
    list: 'list-exchange-rates',
  },
  priceLists: {
    list: 'list-price-lists',
    create: 'create-price-list',
    get: 'get-price-list',
    replace: 'replace-price-list',
    delete: 'delete-price-list',
    preview: 'preview-price-list',
  },
  formats: {
    getRegistry: 'get-format-registry',
    add: 'add-format',
    get: 'get-format',
    remove: 'remove-format',
    getSchema: 'get-format-schema',
    saveTemplate: 'save-format-template',
    getTemplate: 'get-format-template',
    deleteTemplate: 'delete-format-template',
  },
  ports: {
    list: 'list-ports',
    listAliases: 'list-port-aliases',
    addAlias: 'add-port-alias',
    removeAlias: 'remove-port-alias',
    get: 'get-port',
  },
  carriers: {
    list: 'list-carriers',
  },
  dangerousGoods: {
    list: 'list-dangerous-goods',
    get: 'get-dangerous-goods',
    check: 'check-dangerous-goods',
    listEditionChanges: 'list-edition-changes',
  },
  opendgd: {
    getSchema: 'get-opendgd-schema',
    checkConformance: 'check-opendgd-conformance',
    check: 'check-opendgd',
    renderDocx: 'render-opendgd-docx',
    renderPdf: 'render-opendgd-pdf',
  },
  keys: {
    whoami: 'whoami',
    list: 'list-keys',
    create: 'create-key',
    get: 'get-key',
    revoke: 'revoke-key',
    revokeNarrowed: 'revoke-narrowed-key',
    rotate: 'rotate-key',
    setLimits: 'set-key-limits',
  },
  roles: {
    list: 'list-roles',
  },
  people: {
    list: 'list-people',
    create: 'create-person',
    get: 'get-person',
    change: 'change-person',
    createInvite: 'create-invite',
    deactivate: 'deactivate-person',
  },
  invites: {
    accept: 'accept-invite',
  },
  auditEntries: {
    list: 'list-audit-entries',
  },
  jobs: {
    list: 'list-jobs',
  },
  problems: {
    list: 'list-problems',
  },
  events: {
    list: 'list-events',
    stream: 'stream-events',
  },
  documents: {
    upload: 'upload-documents',
    list: 'list-documents',
    get: 'get-document',
    delete: 'delete-document',
    download: 'download-document',
    listPages: 'list-document-pages',
    getPage: 'get-document-page',
    getPagePicture: 'get-page-picture',
    check: 'check-document',
  },
  extractions: {
    extractDocuments: 'extract-documents',
    list: 'list-extractions',
    get: 'get-extraction',
    delete: 'delete-extraction',
    compareDocuments: 'compare-documents',
    follow: 'follow-extraction',
    correct: 'correct-extraction',
    cancel: 'cancel-extraction',
    check: 'check-extraction',
    export: 'export-extraction',
    exportIntoTemplate: 'export-extraction-into-template',
    previewForm: 'preview-form',
    overruleFindings: 'overrule-findings',
    listOverrulings: 'list-overrulings',
    exportOpendgd: 'export-opendgd',
  },
  formatTemplates: {
    list: 'list-format-templates',
  },
  forms: {
    verify: 'verify-form',
  },
  webhooks: {
    list: 'list-webhooks',
    create: 'create-webhook',
    get: 'get-webhook',
    update: 'update-webhook',
    delete: 'delete-webhook',
    rotateSecret: 'rotate-webhook-secret',
    test: 'test-webhook',
    listDeliveries: 'list-webhook-deliveries',
    resendDelivery: 'resend-webhook-delivery',
  },
  quotes: {
    create: 'create-quote',
    list: 'list-quotes',
    get: 'get-quote',
    check: 'check-quote',
    print: 'print-quote',
    mail: 'mail-quote',
    getMargin: 'get-quote-margin',
    createMandate: 'create-mandate',
    listSigningKeys: 'list-signing-keys',
    prove: 'prove-quote',
  },
  mandates: {
    list: 'list-mandates',
  },
  orders: {
    create: 'place-order',
    list: 'list-orders',
    get: 'get-order',
    change: 'change-order',
    listEvents: 'list-order-events',
    listVersions: 'list-order-versions',
    cancel: 'cancel-order',
    cancelAmendment: 'cancel-amendment',
    approve: 'approve-order',
    reject: 'reject-order',
    confirm: 'confirm-order',
    requestUpdate: 'request-order-update',
    decline: 'decline-order',
    complete: 'complete-order',
    confirmAmendment: 'confirm-amendment',
    declineAmendment: 'decline-amendment',
    confirmCancellation: 'confirm-cancellation',
    declineCancellation: 'decline-cancellation',
    exportDcsaBooking: 'export-dcsa-booking',
    readDcsaBooking: 'read-dcsa-booking',
    prove: 'prove-order',
  },
  shipments: {
    create: 'create-shipment',
    list: 'list-shipments',
    get: 'get-shipment',
    change: 'change-shipment',
    listVersions: 'list-shipment-versions',
    check: 'check-shipment',
    planLoads: 'plan-loads',
    plan: 'plan-shipment',
    fillForm: 'fill-shipment-form',
    fillTemplate: 'fill-shipment-template',
    overruleFindings: 'overrule-shipment-findings',
    listOverrulings: 'list-shipment-overrulings',
    exportOpendgd: 'export-shipment-opendgd',
    importOpendgd: 'import-opendgd',
  },
  invoices: {
    audit: 'audit-invoice',
  },
  rateSubscriptions: {
    list: 'list-rate-subscriptions',
    create: 'create-rate-subscription',
    get: 'get-rate-subscription',
    delete: 'delete-rate-subscription',
  },
  links: {
    create: 'create-link',
    open: 'open-link',
    uploadBy: 'upload-by-link',
  },
  ledger: {
    getHead: 'get-ledger-head',
    proveConsistency: 'prove-ledger-consistency',
    listEntries: 'list-ledger-entries',
    check: 'check-ledger',
  },
  services: {
    list: 'list-services',
  },
  health: {
    check: 'check-health',
    checkLiveness: 'check-liveness',
    checkReadiness: 'check-readiness',
  },
  metrics: {
    read: 'read-metrics',
  },
} as const satisfies Record<string, Record<string, keyof typeof OPERATIONS>>;

/** The codes that operations name for their refusals. */
export type ProblemCode =
  | 'account_invalid'
  | 'account_of_admin'
  | 'character_map_missing'
  | 'correction_conflict'
  | 'correction_invalid'
  | 'document_bytes_lost'
  | 'document_corrupt'
  | 'document_empty'
  | 'document_encrypted'
  | 'document_in_use'
  | 'document_json_invalid'
  | 'document_kind_unknown'
  | 'document_missing'
  | 'document_not_found'
  | 'document_page_not_found'
  | 'document_store_unavailable'
  | 'document_too_large'
  | 'document_too_slow'
  | 'document_unreadable'
  | 'event_cursor_unknown'
  | 'event_type_unknown'
  | 'exchange_rates_invalid'
  | 'extraction_finished'
  | 'extraction_in_use'
  | 'extraction_not_done'
  | 'extraction_not_found'
  | 'file_corrupt'
  | 'file_empty'
  | 'file_encrypted'
  | 'file_kind_unknown'
  | 'file_too_large'
  | 'file_without_cells'
  | 'fill_kind_not_offered'
  | 'fill_values_invalid'
  | 'form_has_errors'
  | 'form_overfull'
  | 'format_built_in'
  | 'format_exists'
  | 'format_invalid'
  | 'format_not_found'
  | 'format_template_not_found'
  | 'idempotency_key_reused'
  | 'invite_expired'
  | 'invite_expiry_invalid'
  | 'invite_unknown'
  | 'invite_used'
  | 'invite_withdrawn'
  | 'invoice_missing'
  | 'invoice_quote_not_genuine'
  | 'invoice_table_missing'
  | 'key_expiry_invalid'
  | 'key_grace_invalid'
  | 'key_name_invalid'
  | 'key_not_active'
  | 'key_not_found'
  | 'key_of_person'
  | 'key_scopes_invalid'
  | 'last_admin_key'
  | 'last_administrator'
  | 'lcl_export_not_imported'
  | 'lcl_rates_apart'
  | 'ledger_head_unknown'
  | 'letter_contradicted'
  | 'letter_not_shown'
  | 'link_invalid'
  | 'link_too_long'
  | 'mail_not_configured'
  | 'mail_refused'
  | 'mail_server_failed'
  | 'narrowed_key_refused'
  | 'narrowed_keys_revoked_full'
  | 'not_in_ledger'
  | 'opendgd_incomplete'
  | 'opendgd_not_conforming'
  | 'opendgd_too_many_lines'
  | 'order_action_not_allowed'
  | 'order_amendment_needs_approval'
  | 'order_changed'
  | 'order_findings'
  | 'order_not_found'
  | 'order_not_permitted'
  | 'order_own_approval'
  | 'overruling_needs_person'
  | 'page_picture_unavailable'
  | 'person_deactivated'
  | 'person_name_invalid'
  | 'person_name_taken'
  | 'person_not_found'
  | 'port_alias_invalid'
  | 'port_alias_not_found'
  | 'port_not_found'
  | 'price_list_account_main'
  | 'price_list_account_taken'
  | 'price_list_exists'
  | 'price_list_not_found'
  | 'price_list_releases_accounts'
  | 'provenance_not_found'
  | 'quote_already_ordered'
  | 'quote_day_outside_validity'
  | 'quote_expired'
  | 'quote_not_found'
  | 'quote_price_changed'
  | 'quote_rate_ambiguous'
  | 'quote_rate_not_found'
  | 'quote_rate_superseded'
  | 'quote_rate_withdrawn'
  | 'rate_comparison_too_large'
  | 'rate_exports_busy'
  | 'rate_not_found'
  | 'rate_sheet_answer_invalid'
  | 'rate_sheet_busy'
  | 'rate_sheet_file_not_kept'
  | 'rate_sheet_finding_not_found'
  | 'rate_sheet_job_failed'
  | 'rate_sheet_job_finished'
  | 'rate_sheet_missing'
  | 'rate_sheet_not_deletable'
  | 'rate_sheet_not_draft'
  | 'rate_sheet_not_found'
  | 'rate_sheet_not_published'
  | 'rate_sheet_not_ready'
  | 'rate_sheet_outdated'
  | 'rate_sheet_superseded'
  | 'rate_sheet_tab_not_found'
  | 'rate_sheet_too_large'
  | 'rate_subscription_limit'
  | 'rate_subscription_not_found'
  | 'rate_subscription_place_unknown'
  | 'sheet_layout_not_found'
  | 'shipment_changed'
  | 'shipment_container_needed'
  | 'shipment_container_unknown'
  | 'shipment_invalid'
  | 'shipment_mass_missing'
  | 'shipment_not_found'
  | 'signing_key_sealed'
  | 'template_kind_wrong'
  | 'template_missing'
  | 'template_unreadable'
  | 'template_without_place'
  | 'un_number_not_loaded'
  | 'un_number_unreadable'
  | 'webhook_delivery_not_found'
  | 'webhook_disabled'
  | 'webhook_limit'
  | 'webhook_not_found'
  | 'webhook_secret_sealed'
  | 'webhook_target_private'
  | 'webhook_url_insecure'
  | 'webhook_url_invalid';
