/**
 * Who sees what an operation reads and writes. `own`: what belongs to the caller's account. `shared`: the same for every
 * account, such as the rates. `operator`: only the scope admin. `open`: no key at all.
 */
export type AccountDecision = 'own' | 'shared' | 'operator' | 'open';

const NAMES: Readonly<Record<AccountDecision, string>> = {
  own: `
    whoami revoke-narrowed-key list-events stream-events
    upload-documents list-documents get-document delete-document download-document list-document-pages get-document-page
    get-page-picture check-document
    extract-documents list-extractions get-extraction delete-extraction compare-documents follow-extraction
    correct-extraction cancel-extraction check-extraction list-edition-changes
    export-extraction export-extraction-into-template preview-form overrule-findings list-overrulings export-opendgd
    list-webhooks create-webhook get-webhook update-webhook delete-webhook rotate-webhook-secret test-webhook
    list-webhook-deliveries resend-webhook-delivery
    create-quote list-quotes get-quote prove-quote prove-order check-quote print-quote mail-quote create-mandate list-mandates audit-invoice
    place-order list-orders get-order change-order list-order-events list-order-versions cancel-order cancel-amendment
    approve-order reject-order confirm-order request-order-update decline-order complete-order accept-confirmation confirm-amendment
    decline-amendment confirm-cancellation decline-cancellation
    create-shipment list-shipments get-shipment change-shipment list-shipment-versions check-shipment plan-shipment
    fill-shipment-form fill-shipment-template export-shipment-opendgd import-opendgd overrule-shipment-findings list-shipment-overrulings
    export-dcsa-booking read-dcsa-booking
    create-link
    list-rate-subscriptions create-rate-subscription get-rate-subscription delete-rate-subscription`,
  shared: `
    list-rates rate-statistics compare-rates export-rates price-history list-rate-changes list-exchange-rates get-rate prove-rate
    get-ledger-head prove-ledger-consistency
    import-lcl-rates list-lcl-rates list-draft-lcl-rates price-lcl-cargo export-lcl-rates get-lcl-rate
    import-rate-sheet list-rate-sheets get-rate-sheet delete-rate-sheet list-draft-rates list-draft-changes get-sheet-grid
    list-sheet-finding-rows reread-rate-sheet list-sheet-layouts delete-sheet-layout follow-rate-sheet
    cancel-rate-sheet-job publish-rate-sheet revert-rate-sheet list-sources
    get-format-registry get-format get-format-schema list-format-templates get-format-template
    list-ports list-port-aliases add-port-alias remove-port-alias get-port list-carriers
    list-dangerous-goods get-dangerous-goods get-opendgd-schema check-opendgd-conformance check-dangerous-goods
    check-opendgd verify-form render-opendgd-docx render-opendgd-pdf plan-loads list-roles list-services`,
  operator: `
    add-format remove-format save-format-template delete-format-template
    import-exchange-rates import-exchange-rate-csv list-price-lists create-price-list get-price-list replace-price-list delete-price-list preview-price-list get-quote-margin
    list-keys create-key get-key revoke-key rotate-key set-key-limits
    list-people create-person get-person change-person create-invite deactivate-person
    list-audit-entries list-ledger-entries check-ledger list-jobs list-problems read-metrics`,
  open: 'accept-invite open-link upload-by-link list-signing-keys check-health check-liveness check-readiness',
};

/** The decision on every operation, by its name. An operation without one fails the test of accounts. */
export const ACCOUNT_DECISIONS: ReadonlyMap<string, AccountDecision> = new Map(
  (Object.keys(NAMES) as AccountDecision[]).flatMap((decision) =>
    NAMES[decision]
      .trim()
      .split(/\s+/)
      .map((name) => [name, decision] as const),
  ),
);
