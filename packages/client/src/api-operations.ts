// Printed from docs/openapi.json by `npm run client:print`; a test holds it to that.

/** How an operation is asked for. `idempotencyKey`: it takes one. `answer`: what it answers when not JSON. */
export type OperationFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  idempotencyKey?: true;
  answer?: 'events' | 'file';
};

/** Every operation of the service by its name. */
export const OPERATIONS = {
  'list-rates': { method: 'GET', path: '/rates' },
  'rate-statistics': { method: 'GET', path: '/rates/stats' },
  'compare-rates': { method: 'GET', path: '/rates/compare' },
  'export-rates': { method: 'GET', path: '/rates/export', answer: 'file' },
  'price-history': { method: 'GET', path: '/rates/history' },
  'list-rate-changes': { method: 'GET', path: '/rates/changes' },
  'get-rate': { method: 'GET', path: '/rates/{id}' },
  'import-lcl-rates': { method: 'POST', path: '/lcl-rates' },
  'list-lcl-rates': { method: 'GET', path: '/lcl-rates' },
  'list-draft-lcl-rates': { method: 'GET', path: '/rate-sheets/{id}/lcl-rates' },
  'price-lcl-cargo': { method: 'GET', path: '/lcl-rates/price' },
  'export-lcl-rates': { method: 'GET', path: '/lcl-rates/export', answer: 'file' },
  'get-lcl-rate': { method: 'GET', path: '/lcl-rates/{id}' },
  'import-rate-sheet': { method: 'POST', path: '/rate-sheets' },
  'list-rate-sheets': { method: 'GET', path: '/rate-sheets' },
  'get-rate-sheet': { method: 'GET', path: '/rate-sheets/{id}' },
  'delete-rate-sheet': { method: 'DELETE', path: '/rate-sheets/{id}' },
  'list-draft-rates': { method: 'GET', path: '/rate-sheets/{id}/rates' },
  'list-draft-changes': { method: 'GET', path: '/rate-sheets/{id}/changes' },
  'get-sheet-grid': { method: 'GET', path: '/rate-sheets/{id}/grid' },
  'list-sheet-finding-rows': { method: 'GET', path: '/rate-sheets/{id}/findings/{number}/rows' },
  'reread-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/reread' },
  'list-sheet-layouts': { method: 'GET', path: '/sheet-layouts' },
  'delete-sheet-layout': { method: 'DELETE', path: '/sheet-layouts/{layout}' },
  'follow-rate-sheet': { method: 'GET', path: '/rate-sheets/{id}/events', answer: 'events' },
  'cancel-rate-sheet-job': { method: 'POST', path: '/rate-sheets/{id}/cancel' },
  'publish-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/publish' },
  'revert-rate-sheet': { method: 'POST', path: '/rate-sheets/{id}/revert' },
  'list-sources': { method: 'GET', path: '/sources' },
  'import-exchange-rates': { method: 'POST', path: '/exchange-rates' },
  'list-exchange-rates': { method: 'GET', path: '/exchange-rates' },
  'import-exchange-rate-csv': { method: 'POST', path: '/exchange-rates/csv' },
  'list-price-lists': { method: 'GET', path: '/price-lists' },
  'create-price-list': { method: 'POST', path: '/price-lists' },
  'get-price-list': { method: 'GET', path: '/price-lists/{name}' },
  'replace-price-list': { method: 'PUT', path: '/price-lists/{name}' },
  'delete-price-list': { method: 'DELETE', path: '/price-lists/{name}' },
  'preview-price-list': { method: 'GET', path: '/price-lists/{name}/preview' },
  'get-format-registry': { method: 'GET', path: '/formats' },
  'add-format': { method: 'POST', path: '/formats' },
  'get-format': { method: 'GET', path: '/formats/{id}' },
  'remove-format': { method: 'DELETE', path: '/formats/{id}' },
  'get-format-schema': { method: 'GET', path: '/formats/{id}/schema' },
  'list-ports': { method: 'GET', path: '/ports' },
  'list-port-aliases': { method: 'GET', path: '/ports/aliases' },
  'add-port-alias': { method: 'POST', path: '/ports/aliases' },
  'remove-port-alias': { method: 'DELETE', path: '/ports/aliases' },
  'get-port': { method: 'GET', path: '/ports/{code}' },
  'list-carriers': { method: 'GET', path: '/carriers' },
  'list-dangerous-goods': { method: 'GET', path: '/dangerous-goods' },
  'get-dangerous-goods': { method: 'GET', path: '/dangerous-goods/{un}' },
  'get-opendgd-schema': { method: 'GET', path: '/opendgd/schema', answer: 'file' },
  'check-opendgd-conformance': { method: 'POST', path: '/opendgd/declarations/conformance' },
  whoami: { method: 'GET', path: '/whoami' },
  'list-keys': { method: 'GET', path: '/keys' },
  'create-key': { method: 'POST', path: '/keys' },
  'get-key': { method: 'GET', path: '/keys/{id}' },
  'revoke-key': { method: 'DELETE', path: '/keys/{id}' },
  'revoke-narrowed-key': { method: 'DELETE', path: '/keys/{id}/narrowed/{link}' },
  'rotate-key': { method: 'POST', path: '/keys/{id}/rotate' },
  'set-key-limits': { method: 'PUT', path: '/keys/{id}/limits' },
  'list-roles': { method: 'GET', path: '/roles' },
  'list-people': { method: 'GET', path: '/people' },
  'create-person': { method: 'POST', path: '/people' },
  'get-person': { method: 'GET', path: '/people/{id}' },
  'change-person': { method: 'PATCH', path: '/people/{id}' },
  'create-invite': { method: 'POST', path: '/people/{id}/invite' },
  'deactivate-person': { method: 'POST', path: '/people/{id}/deactivate' },
  'accept-invite': { method: 'POST', path: '/invites/accept' },
  'list-audit-entries': { method: 'GET', path: '/audit-entries' },
  'list-jobs': { method: 'GET', path: '/jobs' },
  'list-problems': { method: 'GET', path: '/problems' },
  'list-events': { method: 'GET', path: '/events' },
  'stream-events': { method: 'GET', path: '/events/stream', answer: 'events' },
  'upload-documents': { method: 'POST', path: '/documents' },
  'list-documents': { method: 'GET', path: '/documents' },
  'get-document': { method: 'GET', path: '/documents/{id}' },
  'delete-document': { method: 'DELETE', path: '/documents/{id}' },
  'download-document': { method: 'GET', path: '/documents/{id}/file', answer: 'file' },
  'list-document-pages': { method: 'GET', path: '/documents/{id}/pages' },
  'get-document-page': { method: 'GET', path: '/documents/{id}/pages/{number}' },
  'get-page-picture': { method: 'GET', path: '/documents/{id}/pages/{number}/picture', answer: 'file' },
  'extract-documents': { method: 'POST', path: '/extractions' },
  'list-extractions': { method: 'GET', path: '/extractions' },
  'get-extraction': { method: 'GET', path: '/extractions/{id}' },
  'delete-extraction': { method: 'DELETE', path: '/extractions/{id}' },
  'compare-documents': { method: 'GET', path: '/extractions/{id}/comparison' },
  'follow-extraction': { method: 'GET', path: '/extractions/{id}/events', answer: 'events' },
  'correct-extraction': { method: 'POST', path: '/extractions/{id}/corrections' },
  'cancel-extraction': { method: 'POST', path: '/extractions/{id}/cancel' },
  'check-dangerous-goods': { method: 'POST', path: '/dangerous-goods/check' },
  'check-extraction': { method: 'POST', path: '/extractions/{id}/check' },
  'check-document': { method: 'POST', path: '/documents/{id}/check' },
  'check-opendgd': { method: 'POST', path: '/opendgd/declarations/check' },
  'list-edition-changes': { method: 'GET', path: '/dangerous-goods/changes' },
  'export-extraction': { method: 'GET', path: '/extractions/{id}/export', answer: 'file' },
  'export-extraction-into-template': { method: 'POST', path: '/extractions/{id}/export', answer: 'file' },
  'preview-form': { method: 'POST', path: '/extractions/{id}/export/preview' },
  'overrule-findings': { method: 'POST', path: '/extractions/{id}/overrulings' },
  'list-overrulings': { method: 'GET', path: '/extractions/{id}/overrulings' },
  'list-format-templates': { method: 'GET', path: '/format-templates' },
  'save-format-template': { method: 'PUT', path: '/formats/{id}/template' },
  'get-format-template': { method: 'GET', path: '/formats/{id}/template', answer: 'file' },
  'delete-format-template': { method: 'DELETE', path: '/formats/{id}/template' },
  'verify-form': { method: 'POST', path: '/forms/verify' },
  'render-opendgd-docx': { method: 'POST', path: '/opendgd/declarations/docx', answer: 'file' },
  'render-opendgd-pdf': { method: 'POST', path: '/opendgd/declarations/pdf', answer: 'file' },
  'export-opendgd': { method: 'POST', path: '/extractions/{id}/opendgd' },
  'list-webhooks': { method: 'GET', path: '/webhooks' },
  'create-webhook': { method: 'POST', path: '/webhooks' },
  'get-webhook': { method: 'GET', path: '/webhooks/{id}' },
  'update-webhook': { method: 'PATCH', path: '/webhooks/{id}' },
  'delete-webhook': { method: 'DELETE', path: '/webhooks/{id}' },
  'rotate-webhook-secret': { method: 'POST', path: '/webhooks/{id}/rotate-secret' },
  'test-webhook': { method: 'POST', path: '/webhooks/{id}/test' },
  'list-webhook-deliveries': { method: 'GET', path: '/webhooks/{id}/deliveries' },
  'resend-webhook-delivery': { method: 'POST', path: '/webhooks/{id}/deliveries/{delivery}/resend' },
  'create-quote': { method: 'POST', path: '/quotes' },
  'list-quotes': { method: 'GET', path: '/quotes' },
  'get-quote': { method: 'GET', path: '/quotes/{id}' },
  'check-quote': { method: 'GET', path: '/quotes/{id}/status' },
  'print-quote': { method: 'GET', path: '/quotes/{id}/pdf', answer: 'file' },
  'mail-quote': { method: 'POST', path: '/quotes/{id}/mail' },
  'get-quote-margin': { method: 'GET', path: '/quotes/{id}/margin' },
  'create-mandate': { method: 'POST', path: '/quotes/{id}/mandate' },
  'list-signing-keys': { method: 'GET', path: '/.well-known/jwks.json' },
  'list-mandates': { method: 'GET', path: '/mandates' },
  'place-order': { method: 'POST', path: '/orders', idempotencyKey: true },
  'list-orders': { method: 'GET', path: '/orders' },
  'get-order': { method: 'GET', path: '/orders/{id}' },
  'change-order': { method: 'PATCH', path: '/orders/{id}' },
  'list-order-events': { method: 'GET', path: '/orders/{id}/events' },
  'list-order-versions': { method: 'GET', path: '/orders/{id}/versions' },
  'cancel-order': { method: 'POST', path: '/orders/{id}/cancel' },
  'cancel-amendment': { method: 'POST', path: '/orders/{id}/amendment/cancel' },
  'approve-order': { method: 'POST', path: '/orders/{id}/approve' },
  'reject-order': { method: 'POST', path: '/orders/{id}/reject' },
  'confirm-order': { method: 'POST', path: '/orders/{id}/confirm' },
  'accept-confirmation': { method: 'POST', path: '/orders/{id}/confirmation/accept' },
  'request-order-update': { method: 'POST', path: '/orders/{id}/request-update' },
  'decline-order': { method: 'POST', path: '/orders/{id}/decline' },
  'complete-order': { method: 'POST', path: '/orders/{id}/complete' },
  'confirm-amendment': { method: 'POST', path: '/orders/{id}/amendment/confirm' },
  'decline-amendment': { method: 'POST', path: '/orders/{id}/amendment/decline' },
  'confirm-cancellation': { method: 'POST', path: '/orders/{id}/cancellation/confirm' },
  'decline-cancellation': { method: 'POST', path: '/orders/{id}/cancellation/decline' },
  'export-dcsa-booking': { method: 'GET', path: '/orders/{id}/dcsa' },
  'read-dcsa-booking': { method: 'POST', path: '/orders/dcsa' },
  'create-shipment': { method: 'POST', path: '/shipments' },
  'list-shipments': { method: 'GET', path: '/shipments' },
  'get-shipment': { method: 'GET', path: '/shipments/{id}' },
  'change-shipment': { method: 'PATCH', path: '/shipments/{id}' },
  'list-shipment-versions': { method: 'GET', path: '/shipments/{id}/versions' },
  'check-shipment': { method: 'GET', path: '/shipments/{id}/check' },
  'plan-loads': { method: 'POST', path: '/shipments/plan' },
  'plan-shipment': { method: 'POST', path: '/shipments/{id}/plan' },
  'fill-shipment-form': { method: 'GET', path: '/shipments/{id}/forms/{form}', answer: 'file' },
  'fill-shipment-template': { method: 'POST', path: '/shipments/{id}/forms/{form}', answer: 'file' },
  'overrule-shipment-findings': { method: 'POST', path: '/shipments/{id}/overrulings' },
  'list-shipment-overrulings': { method: 'GET', path: '/shipments/{id}/overrulings' },
  'export-shipment-opendgd': { method: 'POST', path: '/shipments/{id}/opendgd' },
  'import-opendgd': { method: 'POST', path: '/shipments/opendgd' },
  'audit-invoice': { method: 'POST', path: '/invoices/audit' },
  'list-rate-subscriptions': { method: 'GET', path: '/rate-subscriptions' },
  'create-rate-subscription': { method: 'POST', path: '/rate-subscriptions' },
  'get-rate-subscription': { method: 'GET', path: '/rate-subscriptions/{id}' },
  'delete-rate-subscription': { method: 'DELETE', path: '/rate-subscriptions/{id}' },
  'create-link': { method: 'POST', path: '/links' },
  'open-link': { method: 'GET', path: '/links/{link}', answer: 'file' },
  'upload-by-link': { method: 'POST', path: '/links/{link}' },
  'get-ledger-head': { method: 'GET', path: '/ledger/head' },
  'prove-ledger-consistency': { method: 'GET', path: '/ledger/consistency' },
  'list-ledger-entries': { method: 'GET', path: '/ledger/entries' },
  'check-ledger': { method: 'GET', path: '/ledger/check' },
  'prove-quote': { method: 'GET', path: '/quotes/{id}/proof' },
  'prove-order': { method: 'GET', path: '/orders/{id}/proof' },
  'prove-rate': { method: 'GET', path: '/rates/{id}/proof' },
  'list-services': { method: 'GET', path: '/services' },
  'check-health': { method: 'GET', path: '/health' },
  'check-liveness': { method: 'GET', path: '/health/live' },
  'check-readiness': { method: 'GET', path: '/health/ready' },
  'read-metrics': { method: 'GET', path: '/metrics', answer: 'file' },
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
    importCsv: 'import-exchange-rate-csv',
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
    acceptConfirmation: 'accept-confirmation',
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
  | 'dcsa_several_bookings'
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
  | 'exchange_rate_missing'
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
  | 'form_has_doubts'
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
  | 'price_list_margin_unusual'
  | 'price_list_not_found'
  | 'price_list_releases_accounts'
  | 'provenance_not_found'
  | 'quote_already_ordered'
  | 'quote_day_outside_validity'
  | 'quote_expired'
  | 'quote_legs_do_not_meet'
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
