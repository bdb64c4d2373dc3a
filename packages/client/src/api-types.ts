// Printed from docs/openapi.json by `npm run client:print`; a test holds it to that.
export interface paths {
  '/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List rates
     * @description Published ocean freight rates that match every filter given, cheapest first within a currency. Places are understood by code, name, part of a name, Chinese name, country or region; `meta` says how each was understood and suggests others when nothing was found. Without `include_expired`, only prices valid today or later.
     *
     *     Scope: `rates:read`.
     */
    get: operations['list-rates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rates/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rate statistics
     * @description Counts of rates, lanes, carriers and ports, the validity they cover, and the distribution of base amounts per currency and equipment (never mixed), over the rates that match the filters; with `group_by` also per group.
     *
     *     Scope: `rates:read`.
     */
    get: operations['rate-statistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a rate
     * @description One published rate by its id, also after it was superseded: `known.to` then says when.
     *
     *     Scope: `rates:read`.
     */
    get: operations['get-rate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List rate sheets
     * @description Sheets that were imported, the newest first.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-rate-sheets'];
    put?: never;
    /**
     * Import a rate sheet
     * @description Reads a carrier’s sheet (XLSX, XLS, ODS, CSV, TSV; multipart field `file`) or rows of JSON into a draft. The answer lists what was understood of each tab, a finding with its place for whatever was not, questions for what the sheet leaves out, and the difference against what is published. Nothing is published yet. The same file sent again answers 200 with the sheet that is there.
     *
     *     Scope: `rates:write`.
     */
    post: operations['import-rate-sheet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a rate sheet
     * @description One sheet with its findings; a draft also with what publishing it would change.
     *
     *     Scope: `rates:write`.
     */
    get: operations['get-rate-sheet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish a rate sheet
     * @description Makes the rates of a draft known, all at once. Published rates for the same lane, carrier and equipment give way where their validity overlaps; equal ones stay untouched.
     *
     *     Scope: `rates:write`.
     */
    post: operations['publish-rate-sheet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/revert': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revert a rate sheet
     * @description Takes a publication back: its rates go, those that it had superseded return. History stays: `as_of` still shows it.
     *
     *     Scope: `rates:write`.
     */
    post: operations['revert-rate-sheet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/formats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The whole format registry
     * @description Target formats with their fields, the canonical field catalogue, the default format and versions.
     *
     *     Any valid key.
     */
    get: operations['get-format-registry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/formats/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One target format
     * @description A target format with its fields, by id.
     *
     *     Any valid key.
     */
    get: operations['get-format'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/formats/{id}/schema': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * JSON Schema of a target format
     * @description A JSON Schema (draft 2020-12) that objects extracted into the format fit.
     *
     *     Any valid key.
     */
    get: operations['get-format-schema'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find ports
     * @description Ports whose code or any name fits `search`, best first: made for autocompletion. Without it, every port by code.
     *
     *     Any valid key.
     */
    get: operations['list-ports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ports/aliases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the taught aliases
     * @description Spellings that operators taught the service, beside those it ships with.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-port-aliases'];
    put?: never;
    /**
     * Teach an alias
     * @description From now on `text` means the port `code`, in imports and in queries, in every process within a second. Teaching a text again points it to the new port.
     *
     *     Scope: `rates:write`.
     */
    post: operations['add-port-alias'];
    /**
     * Forget an alias
     * @description The text no longer means what it was taught to mean.
     *
     *     Scope: `rates:write`.
     */
    delete: operations['remove-port-alias'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ports/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a port
     * @description One port by any of its codes.
     *
     *     Any valid key.
     */
    get: operations['get-port'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/carriers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List carriers
     * @description The ocean carriers that are known, by name; `search` finds them by SCAC, SMDG code, name or alias.
     *
     *     Any valid key.
     */
    get: operations['list-carriers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/dangerous-goods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find dangerous goods
     * @description UN numbers whose number, name, part of a name or Chinese name fits `search`, best first; a misspelt name finds its neighbours. Without it, every number of the loaded list. The edition is named in `meta`.
     *
     *     Any valid key.
     */
    get: operations['list-dangerous-goods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/dangerous-goods/{un}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a UN number
     * @description Every row of one UN number. A number that is not in the loaded list is answered with 404, which does not mean that it is invalid; one that was withdrawn says so and names what such goods are listed under now.
     *
     *     Any valid key.
     */
    get: operations['get-dangerous-goods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the API keys
     * @description Every key ever made, newest first, with its state and last use. Keys themselves are never shown.
     *
     *     Scope: `admin`.
     */
    get: operations['list-keys'];
    put?: never;
    /**
     * Create an API key
     * @description The answer holds the key itself, this once: the service keeps only its SHA-256.
     *
     *     Scope: `admin`.
     */
    post: operations['create-key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One API key
     * @description State, scopes and last use of a key.
     *
     *     Scope: `admin`.
     */
    get: operations['get-key'];
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description Ends the key for good, on every running process within a second. The last working admin key is refused.
     *
     *     Scope: `admin`.
     */
    delete: operations['revoke-key'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace an API key
     * @description A new key with the same name, scopes and lifetime; the old one works on for the grace period, never past its own expiry.
     *
     *     Scope: `admin`.
     */
    post: operations['rotate-key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the log of events
     * @description What happened, in order: events of orders need the scope orders:read, those of rates rates:read, and those of another key stay hidden. Keep `meta.next` and give it as `after` the next time: no event is skipped or told twice, however many happen at once.
     *
     *     Any valid key.
     */
    get: operations['list-events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow events as they happen
     * @description Server-sent events: each has the `sequence` as its id, the type as its event name and the event itself as data. A client that was cut off sends `Last-Event-ID` and gets what it missed; with `after` a stream begins earlier. Without either, it tells what happens from now on. It ends when the key stops working.
     *
     *     Any valid key.
     */
    get: operations['stream-events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List documents
     * @description Documents that match every filter given, the newest first.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-documents'];
    put?: never;
    /**
     * Upload documents
     * @description Keeps one file or several (multipart field `file`, repeated): PDF, DOCX, XLSX, XLS, ODS, plain text or pictures, at most 64 MiB each. Files that are empty, unknown, damaged or protected are refused with their name in `data.file`; then none of the request is kept. Bytes that are there already answer the document that has them; when that is true of every file, the status is 200.
     *
     *     Scope: `documents:write`.
     */
    post: operations['upload-documents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a document
     * @description What is known of a document: file, pages, type, language.
     *
     *     Scope: `documents:read`.
     */
    get: operations['get-document'];
    put?: never;
    post?: never;
    /**
     * Delete a document
     * @description Removes a document for good. Refused with `document_in_use` while an extraction stands on it.
     *
     *     Scope: `documents:write`.
     */
    delete: operations['delete-document'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a document
     * @description The bytes, as they were uploaded.
     *
     *     Scope: `documents:read`.
     */
    get: operations['download-document'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}/pages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pages as text
     * @description The lines of each page with their places. Pages whose `source` is `scanned` were not read yet: ask for one alone.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-document-pages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}/pages/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One page as text
     * @description The lines of a page with their places. A scanned page is read by OCR the first time: a second or two.
     *
     *     Scope: `documents:read`.
     */
    get: operations['get-document-page'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List extractions
     * @description Extractions that match every filter given, the newest first, without what they found.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-extractions'];
    put?: never;
    /**
     * Extract the fields of documents
     * @description Reads documents of one shipment and fills a target format from them; each value comes with status, confidence and the places that prove it. Small ones are answered at once, done (201); others are queued (202): ask again with GET /extractions/{id}, or listen to /extractions/{id}/events.
     *
     *     Scope: `documents:write`.
     */
    post: operations['extract-documents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an extraction
     * @description Status and progress; once done, the target format (`record` plain, `fields` with evidence), every canonical value, the findings, and the corrections, which are applied.
     *
     *     Scope: `documents:read`.
     */
    get: operations['get-extraction'];
    put?: never;
    post?: never;
    /**
     * Delete an extraction
     * @description Removes an extraction with its corrections for good. Refused while something was made from it.
     *
     *     Scope: `documents:write`.
     */
    delete: operations['delete-extraction'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow an extraction
     * @description Server-sent events: `progress` each time a page was read, then one of `done`, `failed` or `cancelled`, which is the last. Each holds the extraction without what it found.
     *
     *     Scope: `documents:read`.
     */
    get: operations['follow-extraction'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/corrections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct extracted values
     * @description Puts values in the place of extracted ones, all or none. Nothing is lost: the value that was extracted stays in `original`, and `corrections` says who set what, when and why; the newest of a key holds. Correcting a canonical value also fills the fields that are made from it.
     *
     *     Scope: `documents:write`.
     */
    post: operations['correct-extraction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an extraction
     * @description Stops an extraction that is queued or running; reading ends within two seconds.
     *
     *     Scope: `documents:write`.
     */
    post: operations['cancel-extraction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the webhooks
     * @description Webhooks, the newest first. A key manages its own webhooks, also those of the keys it replaced; a key with the scope admin all.
     *
     *     Any valid key.
     */
    get: operations['list-webhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description From now on, events that this key may read are posted to the URL, as CloudEvents 1.0, signed after Standard Webhooks. The answer holds the secret to verify them with, this once. Private targets are refused unless the operator allows them.
     *
     *     Any valid key.
     */
    post: operations['create-webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One webhook
     * @description Where it posts to, what, and how it fares. A key manages its own webhooks, also those of the keys it replaced; a key with the scope admin all.
     *
     *     Any valid key.
     */
    get: operations['get-webhook'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description Ends it with its secrets and deliveries, and answers what it was. The events stay in the log.
     *
     *     Any valid key.
     */
    delete: operations['delete-webhook'];
    options?: never;
    head?: never;
    /**
     * Change a webhook
     * @description Changes what is given. Disabling it gives up what is on its way; enabling it begins with what happens from then on: read what it missed with GET /events.
     *
     *     Any valid key.
     */
    patch: operations['update-webhook'];
    trace?: never;
  };
  '/webhooks/{id}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the secret of a webhook
     * @description Another secret, shown this once. Until the grace period is over every message carries a signature of each, so that the receiver can change at any moment.
     *
     *     Any valid key.
     */
    post: operations['rotate-webhook-secret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test a webhook
     * @description Posts an event of the type agent-rate.webhook.test.v1 to this webhook, now and once, and answers what became of it. Works for a disabled webhook too.
     *
     *     Any valid key.
     */
    post: operations['test-webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the deliveries of a webhook
     * @description What was, is or will be posted, the newest events first, with every attempt and the beginning of its answer. `status=dead` lists what was given up.
     *
     *     Any valid key.
     */
    get: operations['list-webhook-deliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{id}/deliveries/{delivery}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a delivery again
     * @description Puts an event on its way to the webhook again, with all its tries, whether it was given up, delivered or waits. It keeps its webhook-id.
     *
     *     Any valid key.
     */
    post: operations['resend-webhook-delivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Service discovery
     * @description Every service that is there, with its endpoints, parameters and scopes, and where to read more.
     *
     *     Any valid key.
     */
    get: operations['list-services'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Health check
     * @description Name, version and state of the service. 503 with the failing checks when it cannot serve.
     */
    get: operations['check-health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Place
     * @description A place, resolved and as given
     */
    Place: {
      /** @description UN/LOCODE-shaped code as the trade writes it */
      code: string | null;
      /** @description Port name */
      name: string | null;
      /** @description ISO 3166-1 alpha-2 */
      country: string | null;
      /** @description The text as the sheet gives it */
      text: string;
    };
    /**
     * Charge
     * @description A charge beside the base freight
     */
    Charge: {
      /** @description Charge code as the trade writes it: BAF, LSS, OTHC … */
      code: string | null;
      name: string;
      /** @description Null when at cost or not stated */
      amount: number | null;
      /** @description ISO 4217 */
      currency: string | null;
      /**
       * @description What one amount is charged for
       * @enum {string}
       */
      basis: 'PER_CONTAINER' | 'PER_TEU' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT' | 'UNKNOWN';
      paymentTerm: ('PREPAID' | 'COLLECT') | null;
      /**
       * @description included: inside the base amount; subject-to: on top of it; at-cost: on top, amount not fixed
       * @enum {string}
       */
      status: 'included' | 'subject-to' | 'at-cost';
      /** @description When it applies, if not always */
      condition: string | null;
    };
    /** Rate */
    Rate: {
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      via: components['schemas']['Place'][];
      placeOfReceipt: components['schemas']['Place'] | null;
      placeOfDelivery: components['schemas']['Place'] | null;
      /** @description CY/CY, CY/SD … */
      serviceMode: string | null;
      /** @description Null when the sheet does not name one */
      carrier: {
        /** @description NMFTA Standard Carrier Alpha Code; null when the carrier is not in the directory */
        scac: string | null;
        /** @description Carrier name */
        name: string;
      } | null;
      /** @description Service or loop name */
      service: string | null;
      equipment: {
        /**
         * @description Trade name: 20GP, 40GP, 40HC, 40RH …
         * @example 40HC
         */
        code: string;
        /**
         * @description ISO 6346 size and type code
         * @example 45G1
         */
        isoCode: string;
      };
      /** @description Ocean freight, per container */
      base: {
        amount: number;
        currency: string;
      };
      charges: components['schemas']['Charge'][];
      /** @description Base amount and the charges that surely apply per container in the same currency */
      total: {
        amount: number;
        currency: string;
        /** @description True only when nothing is known to be missing */
        complete: boolean;
        /** @description What the amount leaves out, a sentence each */
        missing: string[];
      };
      /**
       * @description First day the price holds
       * @example 2026-12-31
       */
      validFrom: string;
      /**
       * @description Last day the price holds
       * @example 2026-12-31
       */
      validTo: string;
      /** @description Transit time in days; the longest when a range is given */
      transitDays: number | null;
      /** @description The shortest when a range is given */
      transitDaysMin: number | null;
      freeDays: {
        /** @description Free days of demurrage at destination */
        demurrage: number | null;
        /** @description Free days of detention at destination */
        detention: number | null;
        /** @description Demurrage and detention together */
        combined: number | null;
      };
      /** @description FAK, or the commodity the price is for */
      commodity: string | null;
      contract: {
        type: ('SPOT' | 'CONTRACT' | 'NAC' | 'FAK') | null;
        /** @description Contract or quotation number */
        reference: string | null;
      };
      /** @description Remarks as given */
      remarks: string | null;
      id: number;
      source: {
        /** @description Id of the rate sheet it was imported with */
        sheet: number;
        file: string;
        /** @description Worksheet name */
        tab: string | null;
        row: number | null;
        /** Format: date-time */
        publishedAt: string;
      };
      known: {
        /** Format: date-time */
        from: string;
        to: string | null;
      };
    };
    /** PlaceReading */
    PlaceReading: {
      /** @enum {string} */
      kind: 'port' | 'region' | 'country';
      code: string;
      name: string;
      country: string;
      score: number;
      reason: string;
    };
    /** UnderstoodPlace */
    UnderstoodPlace: {
      text: string;
      /** @description Every reading that was searched; empty when none was found */
      understoodAs: components['schemas']['PlaceReading'][];
      ambiguous: boolean;
      /** @description Near misses, when nothing was found */
      suggestions: components['schemas']['PlaceReading'][];
    };
    /** UnderstoodCarrier */
    UnderstoodCarrier: {
      text: string;
      scac: string | null;
      name: string | null;
      suggestions: {
        scac: string;
        name: string;
      }[];
    };
    /** RateList */
    RateList: {
      data: components['schemas']['Rate'][];
      /** @description What was understood, and which page this is */
      meta: {
        /** @description Entries of the whole list */
        total: number;
        page: number;
        perPage: number;
        /** @description 0 for an empty list */
        totalPages: number;
        origin: components['schemas']['UnderstoodPlace'] | null;
        destination: components['schemas']['UnderstoodPlace'] | null;
        carrier: components['schemas']['UnderstoodCarrier'] | null;
        validOn: string | null;
        /** @description Rates that end before this day were left out */
        validUntilAtLeast: string | null;
        asOf: string | null;
      };
    };
    /** PriceStatistics */
    PriceStatistics: {
      currency: string;
      equipment: string;
      /** @description Rates counted */
      n: number;
      min: number;
      p10: number;
      p25: number;
      median: number;
      p75: number;
      p90: number;
      max: number;
      mean: number;
    };
    /** RateGroup */
    RateGroup: {
      rates: number;
      lanes: number;
      carriers: number;
      origins: number;
      destinations: number;
      /** @description Different ports, as origin or destination */
      ports: number;
      validity: {
        from: string | null;
        to: string | null;
      };
      /** @description Base amounts, by currency and equipment, never mixed */
      prices: components['schemas']['PriceStatistics'][];
      key: {
        [key: string]: string;
      };
    };
    /** RateStatistics */
    RateStatistics: {
      data: {
        rates: number;
        lanes: number;
        carriers: number;
        origins: number;
        destinations: number;
        /** @description Different ports, as origin or destination */
        ports: number;
        validity: {
          from: string | null;
          to: string | null;
        };
        /** @description Base amounts, by currency and equipment, never mixed */
        prices: components['schemas']['PriceStatistics'][];
        groups?: components['schemas']['RateGroup'][];
      };
      meta: {
        groupBy: string | null;
        origin: components['schemas']['UnderstoodPlace'] | null;
        destination: components['schemas']['UnderstoodPlace'] | null;
        carrier: components['schemas']['UnderstoodCarrier'] | null;
        validOn: string | null;
        /** @description Rates that end before this day were left out */
        validUntilAtLeast: string | null;
        asOf: string | null;
      };
    };
    /**
     * RateRow
     * @description A rate: one lane, one container type, one price
     */
    RateRow: {
      /** @description Port of loading: code or name in any spelling the service knows */
      origin: string;
      /** @description Port of discharge */
      destination: string;
      via?: string[];
      /** @description SCAC or name */
      carrier?: string;
      /** @description Service or loop name */
      service?: string;
      /** @description Container type: 20GP, 40HC, 45G1, 40ft … */
      equipment: string;
      /** @description Ocean freight, per container */
      amount: number;
      /** @description ISO 4217 */
      currency?: string;
      /**
       * @description First day the price holds
       * @example 2026-12-31
       */
      validFrom?: string;
      /**
       * @description Last day the price holds
       * @example 2026-12-31
       */
      validTo?: string;
      /** @description Transit time in days */
      transitDays?: number;
      freeDays?: {
        /** @description Free days of demurrage at destination */
        demurrage?: number;
        /** @description Free days of detention at destination */
        detention?: number;
        /** @description Both together */
        combined?: number;
      };
      /** @description FAK, or the commodity */
      commodity?: string;
      /** @description Contract or quotation number */
      contractReference?: string;
      /** @description CY/CY, CY/SD … */
      serviceMode?: string;
      /** @description Remarks */
      remarks?: string;
      /** @description Nothing is charged but what the row lists */
      allIn?: boolean;
      charges?: {
        /** @description Charge code: BAF, LSS, OTHC … */
        code?: string;
        /** @description Name; taken from the code when left out */
        name?: string;
        /** @description Left out: at cost */
        amount?: number | null;
        /** @description ISO 4217; the row's when left out */
        currency?: string;
        /**
         * @description What one amount is charged for; as usual for the charge, else PER_CONTAINER, when left out
         * @enum {string}
         */
        basis?: 'PER_CONTAINER' | 'PER_TEU' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT' | 'UNKNOWN';
        /** @enum {string} */
        paymentTerm?: 'PREPAID' | 'COLLECT';
        /** @enum {string} */
        status?: 'included' | 'subject-to' | 'at-cost';
        /** @description When it applies, if not always */
        condition?: string;
      }[];
    };
    /** SheetAnswers */
    SheetAnswers: {
      /** @description The one port of loading of a sheet that names none */
      origin?: string;
      /** @description The one port of discharge of a sheet that names none */
      destination?: string;
      /** @description SCAC or name of the one carrier of a sheet that names none */
      carrier?: string;
      /** @description ISO 4217, for prices without one */
      currency?: string;
      /** @description First day of validity, for rows without one */
      validFrom?: string;
      /** @description Last day of validity, for rows without one */
      validTo?: string;
    };
    /**
     * FindingPlace
     * @description Where in the file it stands
     */
    FindingPlace: {
      tab?: string;
      row?: number;
      cell?: string;
      /** @description Id of the document */
      document?: number;
      page?: number;
      /** @description Left, top, right, bottom on the page, in points from its top left */
      box?: [number, number, number, number];
      /** @description What stands there */
      quote?: string;
    };
    /**
     * Finding
     * @description A doubt about a document or sheet
     */
    Finding: {
      code: string;
      /**
       * @description error: holds something back; warning: wants a look; note: for the record
       * @enum {string}
       */
      severity: 'error' | 'warning' | 'note';
      message: string;
      place?: components['schemas']['FindingPlace'];
      /** @description Key of the extracted field that it is about */
      field?: string;
      /** @description Every place that it is about, where there is more than one */
      places?: components['schemas']['FindingPlace'][];
      /** @description The text that raised the doubt, as it stands in the file */
      quote?: string;
      /** @description What could be meant, best first */
      candidates?: {
        code: string;
        name: string;
        score?: number;
      }[];
      /** @description The answer that settles it, as `carrier` for `--carrier` */
      answer?: string;
    };
    /** Difference */
    Difference: {
      added: number;
      changed: number;
      unchanged: number;
      /** @description Published rates whose validity the new ones take over, wholly or in part */
      superseded: number;
      /** @description The largest changes first; at most 100 */
      changes: {
        /** @enum {string} */
        kind: 'added' | 'changed';
        origin: string;
        destination: string;
        carrier: string;
        equipment: string;
        validFrom: string;
        validTo: string;
        currency: string;
        /** @description Base amount that holds now */
        before: number | null;
        beforeCurrency: string | null;
        /** @description Base amount of the draft */
        after: number;
        /** @description Null across currencies */
        changePercent: number | null;
      }[];
    };
    /** RateSheetWithDifference */
    RateSheetWithDifference: {
      id: number;
      file: string;
      sha256: string;
      /** @enum {string} */
      status: 'draft' | 'published' | 'reverted';
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
      publishedAt: string | null;
      /** @description Rates read from the sheet */
      rates: number;
      answers: components['schemas']['SheetAnswers'];
      tabs: {
        tab: string;
        kind: string;
        rows: number;
        rates: number;
        explanation: string;
      }[];
      findings: components['schemas']['Finding'][];
      /** @description Null unless the sheet is a draft */
      difference: components['schemas']['Difference'] | null;
    };
    /** RateSheet */
    RateSheet: {
      id: number;
      file: string;
      sha256: string;
      /** @enum {string} */
      status: 'draft' | 'published' | 'reverted';
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
      publishedAt: string | null;
      /** @description Rates read from the sheet */
      rates: number;
      answers: components['schemas']['SheetAnswers'];
      tabs: {
        tab: string;
        kind: string;
        rows: number;
        rates: number;
        explanation: string;
      }[];
      findings: components['schemas']['Finding'][];
    };
    /** PageMeta */
    PageMeta: {
      /** @description Entries of the whole list */
      total: number;
      page: number;
      perPage: number;
      /** @description 0 for an empty list */
      totalPages: number;
    };
    /** Publication */
    Publication: {
      number: number;
      /** @enum {string} */
      kind: 'publish' | 'revert';
      sheet: number;
      /** Format: date-time */
      publishedAt: string;
      publishedBy: string;
      added: number;
      changed: number;
      unchanged: number;
    };
    /** FormField */
    FormField: {
      /** @description Field identifier */
      key: string;
      /** @description Display label */
      label: string;
      type: 'text' | 'select' | 'number';
      /**
       * @description No form field is required
       * @constant
       */
      required: false;
      /** @description Allowed values of a select field; otherwise null */
      options: string[] | null;
      /** @description Reserved; always null */
      validation: null;
      /**
       * @description Cell of the workbook, in yml_chemical_data only
       * @example D3
       */
      cell?: string;
      /** @description Reserved; always null, and absent in yml_chemical_data */
      normalizedAliases?: null;
    };
    /** CanonicalField */
    CanonicalField: {
      /** @description Field identifier; `destination` occurs twice */
      key: string;
      /** @description Display label */
      label: string;
      type: 'string' | 'number' | 'date' | 'enum';
      required: boolean;
    };
    /** TargetFormat */
    TargetFormat: {
      /** @example yml_chemical_data */
      id: string;
      label: string;
      /** @description Purpose of the format */
      description: string;
      fields: components['schemas']['FormField'][];
    };
    /** FormatRegistry */
    FormatRegistry: {
      /** @description Fields of the default format */
      fields: components['schemas']['FormField'][];
      /** @description Same content as `fields` */
      initialFields: components['schemas']['FormField'][];
      /** @description Canonical field catalogue */
      canonicalFields: components['schemas']['CanonicalField'][];
      /** @description Available formats */
      targetFormats: components['schemas']['TargetFormat'][];
      /**
       * @description Id of the default format
       * @constant
       */
      defaultTargetFormat: 'yml_chemical_data';
      /** @description Extraction model in use */
      fixedModel: string;
      /** @example 1.0.0 */
      formatRegistryVersion: string;
      /** @example 1.0.0 */
      schemaVersion: string;
    };
    /** Port */
    Port: {
      /**
       * @description The code that the trade writes
       * @example CNSHA
       */
      code: string;
      /** @description Every code that means this port, UN/LOCODE’s own among them */
      codes: string[];
      name: string;
      /** @description ISO 3166-1 alpha-2 */
      country: string;
      countryName: string;
      /** @description Name in simplified Chinese */
      nameZhHans: string | null;
      /** @description Name in traditional Chinese */
      nameZhHant: string | null;
      /** @description Name in the local language */
      localName: string | null;
      aliases: string[];
      /** @description Keys of its region groups */
      regions: string[];
      latitude: number | null;
      longitude: number | null;
      /** @description IANA time zone */
      timeZone: string | null;
    };
    /** TaughtPortAlias */
    TaughtPortAlias: {
      /**
       * @description The spelling, as sheets write it
       * @example Nhava S.
       */
      text: string;
      /**
       * @description Any code of the port that it means
       * @example INNSA
       */
      code: string;
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
    };
    /** PortAlias */
    PortAlias: {
      /**
       * @description The spelling, as sheets write it
       * @example Nhava S.
       */
      text: string;
      /**
       * @description Any code of the port that it means
       * @example INNSA
       */
      code: string;
    };
    /** Carrier */
    Carrier: {
      /** @description NMFTA Standard Carrier Alpha Code */
      scac: string;
      scacs: string[];
      /** @description SMDG liner code */
      smdgCode: string | null;
      name: string;
      nameZh: string | null;
      aliases: string[];
      /** @description The group it sails for */
      group: string | null;
    };
    /** DangerousGoodsRow */
    DangerousGoodsRow: {
      /** @description Counts the rows of the number from 1 */
      row: number;
      /** @description Text of the list: proper shipping names in capitals, qualifying text in lower case */
      name: string;
      /** @description The alternatives that the goods may be declared under */
      shippingNames: {
        proper: string;
        synonyms: string[];
        text: string;
      }[];
      /**
       * @example 3
       * @example 1.4S
       */
      hazardClass: string;
      subsidiaryHazards: string[];
      /** @description Apply only when a special provision says so */
      conditionalHazards: string[];
      /** @description Further hazards depend on the contents */
      furtherHazards: boolean;
      /** @description I, II or III */
      packingGroup: string | null;
      /** @description liquid, solid, gas or article */
      state: string;
      /** @description Emergency schedules */
      ems: string | null;
      /** @description Per inner packaging; 0 for none */
      limitedQuantity: string;
      exceptedQuantity: string;
      /** @description Listed as one; others are pollutants by their properties */
      marinePollutant: boolean;
      /** @description The name needs the technical name in brackets (special provisions 274, 318) */
      technicalName: boolean;
      /** @description Those that this list knows, not all of the Code */
      specialProvisions: number[];
      /** @description allowed, prohibited, not-subject or not-by-sea */
      seaTransport: string;
    };
    /** Edition */
    Edition: {
      /** @example IMDG Code Amendment 42-24 */
      name: string;
      amendment: string;
      /** Format: date */
      voluntaryFrom: string;
      /** Format: date */
      mandatoryFrom: string;
    };
    /** DangerousGoods */
    DangerousGoods: {
      /** @example 1993 */
      un: string;
      /** @description Proper shipping name in Chinese */
      nameZh: string | null;
      segregationGroups: {
        code: string;
        name: string;
      }[];
      rows: components['schemas']['DangerousGoodsRow'][];
      edition: components['schemas']['Edition'];
    };
    /**
     * Scope
     * @description What a key may do; `admin` implies every other scope
     * @enum {string}
     */
    Scope:
      | 'rates:read'
      | 'rates:write'
      | 'orders:read'
      | 'orders:write'
      | 'orders:approve'
      | 'documents:read'
      | 'documents:write'
      | 'admin';
    /** ApiKey */
    ApiKey: {
      /**
       * @description Names the key; not secret
       * @example key_4mZp0Qw8Tn2c
       */
      id: string;
      /** @description Who or what uses it */
      name: string;
      /**
       * @description The beginning of the key
       * @example ar_live_x7Qd
       */
      prefix: string;
      /** @enum {string} */
      environment: 'live' | 'test';
      scopes: components['schemas']['Scope'][];
      /** @enum {string} */
      state: 'active' | 'expired' | 'revoked';
      /**
       * Format: date-time
       * @description When it was created
       */
      createdAt: string;
      expiresAt: string | null;
      revokedAt: string | null;
      lastUsedAt: string | null;
      rotatedTo: string | null;
    };
    /** CreatedApiKey */
    CreatedApiKey: {
      /**
       * @description Names the key; not secret
       * @example key_4mZp0Qw8Tn2c
       */
      id: string;
      /** @description Who or what uses it */
      name: string;
      /**
       * @description The beginning of the key
       * @example ar_live_x7Qd
       */
      prefix: string;
      /** @enum {string} */
      environment: 'live' | 'test';
      scopes: components['schemas']['Scope'][];
      /** @enum {string} */
      state: 'active' | 'expired' | 'revoked';
      /**
       * Format: date-time
       * @description When it was created
       */
      createdAt: string;
      expiresAt: string | null;
      revokedAt: string | null;
      lastUsedAt: string | null;
      rotatedTo: string | null;
      /** @description The key itself. Shown now and never again */
      key: string;
    };
    /**
     * EventType
     * @description See docs/events.md
     * @enum {string}
     */
    EventType:
      | 'agent-rate.order.placed.v1'
      | 'agent-rate.order.approval-requested.v1'
      | 'agent-rate.order.approved.v1'
      | 'agent-rate.order.rejected.v1'
      | 'agent-rate.order.confirmed.v1'
      | 'agent-rate.order.declined.v1'
      | 'agent-rate.order.update-requested.v1'
      | 'agent-rate.order.updated.v1'
      | 'agent-rate.order.amendment-requested.v1'
      | 'agent-rate.order.amendment-confirmed.v1'
      | 'agent-rate.order.amendment-declined.v1'
      | 'agent-rate.order.amendment-cancelled.v1'
      | 'agent-rate.order.cancellation-requested.v1'
      | 'agent-rate.order.cancellation-confirmed.v1'
      | 'agent-rate.order.cancellation-declined.v1'
      | 'agent-rate.order.cancelled.v1'
      | 'agent-rate.order.completed.v1'
      | 'agent-rate.rate-sheet.published.v1'
      | 'agent-rate.rate-sheet.reverted.v1'
      | 'agent-rate.rates.changed.v1'
      | 'agent-rate.webhook.test.v1'
      | 'agent-rate.webhook.disabled.v1';
    /**
     * Event
     * @description A CloudEvent 1.0
     */
    Event: {
      /** @constant */
      specversion: '1.0';
      /**
       * @description Names the event for ever
       * @example evt_5fQw0Zt8Kp3xYc7RnB2d
       */
      id: string;
      /**
       * @description The service that it happened in
       * @example https://rates.example.com
       */
      source: string;
      type: components['schemas']['EventType'];
      /**
       * @description What it happened to
       * @example orders/123
       */
      subject: string;
      /** Format: date-time */
      time: string;
      /** @constant */
      datacontenttype: 'application/json';
      /**
       * @description Place in the log, without gaps; texts sort as places do. It is the cursor of the feed
       * @example 0000000000000042
       */
      sequence: string;
      /** @description What the type says: docs/events.md */
      data: {
        [key: string]: unknown;
      };
    };
    /** EventFeed */
    EventFeed: {
      /** @description In the order in which they happened */
      data: components['schemas']['Event'][];
      meta: {
        /** @description The cursor to go on from: give it as `after`, now or later */
        next: string;
        /** @description True: ask again at once; false: this is all so far */
        more: boolean;
      };
    };
    /** UploadedDocument */
    UploadedDocument: {
      id: number;
      /** @description File name, as it was first uploaded */
      name: string;
      sha256: string;
      /** @enum {string} */
      kind: 'pdf' | 'image' | 'docx' | 'workbook' | 'text';
      /** @example application/pdf */
      mediaType: string;
      sizeBytes: number;
      pages: number;
      /** @description Pages without text of their own; reading one takes a second or two */
      scannedPages: number;
      /** @description Null until a scanned document is read */
      documentType:
        | (
            | 'safety-data-sheet'
            | 'transport-certificate'
            | 'classification-report'
            | 'packing-performance-certificate'
            | 'packing-use-certificate'
            | 'unknown'
          )
        | null;
      /** @description ISO 639-1; null until a scanned document is read */
      language: string | null;
      /** Format: date-time */
      uploadedAt: string;
      uploadedBy: string;
      /** @description These bytes were there already; this is the document that has them */
      isDuplicate: boolean;
    };
    /** Document */
    Document: {
      id: number;
      /** @description File name, as it was first uploaded */
      name: string;
      sha256: string;
      /** @enum {string} */
      kind: 'pdf' | 'image' | 'docx' | 'workbook' | 'text';
      /** @example application/pdf */
      mediaType: string;
      sizeBytes: number;
      pages: number;
      /** @description Pages without text of their own; reading one takes a second or two */
      scannedPages: number;
      /** @description Null until a scanned document is read */
      documentType:
        | (
            | 'safety-data-sheet'
            | 'transport-certificate'
            | 'classification-report'
            | 'packing-performance-certificate'
            | 'packing-use-certificate'
            | 'unknown'
          )
        | null;
      /** @description ISO 639-1; null until a scanned document is read */
      language: string | null;
      /** Format: date-time */
      uploadedAt: string;
      uploadedBy: string;
    };
    /** DocumentPage */
    DocumentPage: {
      number: number;
      /** @description In points */
      width: number;
      /** @description In points */
      height: number;
      /**
       * @description text: the page’s own text; ocr: read from its picture; none: nothing on it; scanned: not read yet, ask for this page alone
       * @enum {string}
       */
      source: 'text' | 'ocr' | 'none' | 'scanned';
      lines: {
        /** @description The cells of the line, two spaces between them */
        text: string;
        /** @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left */
        box: [number, number, number, number];
        /**
         * @description header and footer come again on other pages
         * @enum {string}
         */
        role: 'body' | 'header' | 'footer';
        /** @description Runs of text without a wide gap: a paragraph’s line, a label, a cell of a table */
        cells: {
          text: string;
          /** @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left */
          box: [number, number, number, number];
        }[];
      }[];
    };
    /** ExtractionProgress */
    ExtractionProgress: {
      /** @description The document under way, counted from 1 */
      document: number;
      documents: number;
      /** @description The page of it that was read last; 0 before the first */
      page: number;
      pages: number;
    };
    /** Evidence */
    Evidence: {
      /** @description Id of the document */
      document: number;
      /** @description Counted from 1 */
      page: number;
      /** @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left */
      box: [number, number, number, number];
      /** @description The words as they stand there */
      quote: string;
    };
    /** Correction */
    Correction: {
      id: number;
      key: string;
      value: string | number | null;
      reason: string | null;
      by: string;
      /** Format: date-time */
      at: string;
    };
    /**
     * OriginalValue
     * @description What was extracted, before a person corrected it
     */
    OriginalValue: {
      value: string | number | null;
      /** @description Share of right answers among values found the same way in labelled documents; 0 when empty, 1 when a person set it */
      confidence: number;
      evidence: components['schemas']['Evidence'][];
      /** @enum {string} */
      status: 'stated' | 'derived' | 'not_stated' | 'negated' | 'unreadable' | 'conflict';
    };
    /** ExtractedValue */
    ExtractedValue: {
      value: string | number | null;
      /** @description Share of right answers among values found the same way in labelled documents; 0 when empty, 1 when a person set it */
      confidence: number;
      evidence: components['schemas']['Evidence'][];
      /**
       * @description stated by a document; derived from stated values; corrected by a person; or empty: not_stated, negated (the document says there is none), unreadable, conflict (documents, or places of one, disagree: see findings)
       * @enum {string}
       */
      status: 'stated' | 'derived' | 'corrected' | 'not_stated' | 'negated' | 'unreadable' | 'conflict';
      correction?: components['schemas']['Correction'];
      original?: components['schemas']['OriginalValue'];
    };
    /** Extraction */
    Extraction: {
      id: number;
      /**
       * @description done, failed and cancelled are final
       * @enum {string}
       */
      status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
      /** @example yml_chemical_data */
      targetFormat: string;
      /** @description Name and version of the extraction model */
      model: string;
      documents: {
        id: number;
        name: string;
        documentType:
          | (
              | 'safety-data-sheet'
              | 'transport-certificate'
              | 'classification-report'
              | 'packing-performance-certificate'
              | 'packing-use-certificate'
              | 'unknown'
            )
          | null;
        language: string | null;
        pages: number;
      }[];
      progress: components['schemas']['ExtractionProgress'] | null;
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
      startedAt: string | null;
      finishedAt: string | null;
      /** @description Why it failed */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /** @description The target format as a plain object: every key of it, null where nothing is known. Empty until done */
      record: {
        [key: string]: string | number | null;
      };
      /** @description The target format’s fields, every key of it, each with status, confidence and evidence. Empty until done */
      fields: {
        [key: string]: components['schemas']['ExtractedValue'];
      };
      /** @description Every canonical value that such documents can state, whatever the target format. Empty until done */
      values: {
        [key: string]: components['schemas']['ExtractedValue'];
      };
      /** @description Doubts: what disagrees, what was not read, what breaks a rule */
      findings: components['schemas']['Finding'][];
      /** @description Every correction, the oldest first */
      corrections: components['schemas']['Correction'][];
    };
    /** ExtractionSummary */
    ExtractionSummary: {
      id: number;
      /**
       * @description done, failed and cancelled are final
       * @enum {string}
       */
      status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
      /** @example yml_chemical_data */
      targetFormat: string;
      /** @description Name and version of the extraction model */
      model: string;
      documents: {
        id: number;
        name: string;
        documentType:
          | (
              | 'safety-data-sheet'
              | 'transport-certificate'
              | 'classification-report'
              | 'packing-performance-certificate'
              | 'packing-use-certificate'
              | 'unknown'
            )
          | null;
        language: string | null;
        pages: number;
      }[];
      progress: components['schemas']['ExtractionProgress'] | null;
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
      startedAt: string | null;
      finishedAt: string | null;
      /** @description Why it failed */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
    };
    /** Webhook */
    Webhook: {
      /** @example whk_3nWc8Qz0Lm5vXrT1yKdB */
      id: string;
      /**
       * @description Where events are posted to
       * @example https://erp.example.com/hooks/rates
       */
      url: string;
      /** @description What it is for */
      description: string;
      /**
       * @description Types of events, or beginnings such as agent-rate.order.*; empty: every type that its key may read
       * @example [
       *       "agent-rate.order.*"
       *     ]
       */
      types: string[];
      /** @enum {string} */
      status: 'enabled' | 'disabled';
      disabledReason: string | null;
      key: string | null;
      /**
       * Format: date-time
       * @description When it was made
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed
       */
      updatedAt: string;
      failingSince: string | null;
      lastDeliveredAt: string | null;
    };
    /** WebhookList */
    WebhookList: {
      data: components['schemas']['Webhook'][];
      meta: components['schemas']['PageMeta'];
    };
    /** NewWebhook */
    NewWebhook: {
      /**
       * @description https; private, loopback and link-local targets only where the operator allows them
       * @example https://erp.example.com/hooks/rates
       */
      url: string;
      /**
       * @description Types of events, or beginnings such as agent-rate.order.*; absent or empty: all that the key may read
       * @example [
       *       "agent-rate.order.*",
       *       "agent-rate.rates.changed.v1"
       *     ]
       */
      types?: string[];
      /**
       * @description What it is for
       * @example booking desk
       */
      description?: string;
    };
    /** WebhookWithSecret */
    WebhookWithSecret: {
      /** @example whk_3nWc8Qz0Lm5vXrT1yKdB */
      id: string;
      /**
       * @description Where events are posted to
       * @example https://erp.example.com/hooks/rates
       */
      url: string;
      /** @description What it is for */
      description: string;
      /**
       * @description Types of events, or beginnings such as agent-rate.order.*; empty: every type that its key may read
       * @example [
       *       "agent-rate.order.*"
       *     ]
       */
      types: string[];
      /** @enum {string} */
      status: 'enabled' | 'disabled';
      disabledReason: string | null;
      key: string | null;
      /**
       * Format: date-time
       * @description When it was made
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was last changed
       */
      updatedAt: string;
      failingSince: string | null;
      lastDeliveredAt: string | null;
      /**
       * @description Verifies what is posted (Standard Webhooks). Shown now and never again
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Rg2bTgqkfE=
       */
      secret: string;
    };
    /** WebhookChange */
    WebhookChange: {
      /**
       * @description https; private, loopback and link-local targets only where the operator allows them
       * @example https://erp.example.com/hooks/rates
       */
      url?: string;
      /**
       * @description Types of events, or beginnings such as agent-rate.order.*; absent or empty: all that the key may read
       * @example [
       *       "agent-rate.order.*",
       *       "agent-rate.rates.changed.v1"
       *     ]
       */
      types?: string[];
      /**
       * @description What it is for
       * @example booking desk
       */
      description?: string;
      /**
       * @description disabled: nothing is posted
       * @enum {string}
       */
      status?: 'enabled' | 'disabled';
    };
    /** WebhookAttempt */
    WebhookAttempt: {
      /**
       * Format: date-time
       * @description When
       */
      at: string;
      status: number | null;
      error: string | null;
      excerpt: string | null;
      durationMilliseconds: number;
    };
    /** WebhookDelivery */
    WebhookDelivery: {
      /** @example dlv_0Zt8Kp3xYc7RnB2d5fQw */
      id: string;
      /** @description Id of the webhook */
      webhook: string;
      event: {
        /** @description Also the header webhook-id */
        id: string;
        type: components['schemas']['EventType'];
        subject: string;
        sequence: string;
      };
      /**
       * @description pending: it will be tried (again); dead: given up, it can be sent again
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /** @description The newest last; the last twenty */
      attempts: components['schemas']['WebhookAttempt'][];
      /** @description All attempts ever made */
      attemptCount: number;
      nextAttemptAt: string | null;
      /**
       * Format: date-time
       * @description When it was put on its way
       */
      createdAt: string;
      finishedAt: string | null;
    };
    /** WebhookDeliveryList */
    WebhookDeliveryList: {
      data: components['schemas']['WebhookDelivery'][];
      meta: components['schemas']['PageMeta'];
    };
    /** ServiceDiscovery */
    ServiceDiscovery: {
      /** @example Agent Rate API */
      name: string;
      /** @example 1.0.0 */
      version: string;
      description: string;
      base_url: string;
      /** @example svc/v1 */
      namespace: string;
      authentication: {
        /** @constant */
        type: 'bearer';
        header: string;
        description: string;
      };
      services: {
        id: string;
        name: string;
        description: string;
        /** @constant */
        status: 'available';
        /** @description Where a service that is no list of endpoints is reached */
        url?: string;
        endpoints: {
          /** @description Also the operationId in OpenAPI */
          name: string;
          method: string;
          /** @description Absolute; {names} in braces are path parameters */
          url: string;
          path: string;
          summary: string;
          description: string;
          /** @description Scope the key must hold; null: any valid key */
          scope: string | null;
          key_required: boolean;
          parameters: {
            name: string;
            in: 'path' | 'query' | 'body';
            type: string;
            description: string;
            required: boolean;
            enum?: unknown[];
            default?: unknown;
            minimum?: number;
            maximum?: number;
            examples?: unknown[];
          }[];
          /** @description Answers pages, with X-WP-Total, X-WP-TotalPages and Link */
          paged: boolean;
          /** @description Where the OpenAPI document describes it */
          schema: string;
        }[];
      }[];
      links: {
        [key: string]: string;
      };
    };
    /** Health */
    Health: {
      /** @example Agent Rate API */
      name: string;
      /** @example 1.0.0 */
      version: string;
      status: 'ok' | 'failing';
      /** @description What was looked at, and what is wrong */
      checks: {
        [key: string]: {
          status: 'ok' | 'failing';
          message?: string;
        } & {
          [key: string]: unknown;
        };
      };
    };
    /**
     * Problem
     * @description A refusal. `code` is listed in docs/errors.md; `data.next` says what to do about it.
     */
    Problem: {
      /** @example missing_api_key */
      code: string;
      /** @example API Key required */
      message: string;
      data: {
        /**
         * @description The HTTP status
         * @example 401
         */
        status: number;
        /** @description What to do about it */
        next?: string;
        /** @description Names that are missing (a list), or what is wrong with each (a map) */
        params?: unknown;
        /** @description Name to {code, message, data} */
        details?: Record<string, never>;
      } & {
        [key: string]: unknown;
      };
    };
  };
  responses: {
    /** @description A parameter is missing or wrong, or the body is not JSON. */
    InvalidRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "rest_invalid_param",
         *       "message": "Invalid parameter(s): page",
         *       "data": {
         *         "status": 400,
         *         "params": {
         *           "page": "page must be greater than or equal to 1"
         *         }
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description No key, or a key that is unknown, revoked or expired. */
    Unauthorized: {
      headers: {
        /** @description How to send the key (RFC 6750) */
        'WWW-Authenticate'?: string;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "missing_api_key",
         *       "message": "API Key required",
         *       "data": {
         *         "status": 401
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The key lacks the scope. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "insufficient_scope",
         *       "message": "The API key lacks the scope rates:write.",
         *       "data": {
         *         "status": 403,
         *         "required_scope": "rates:write",
         *         "scopes": [
         *           "rates:read"
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is nothing under that id. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "format_not_found",
         *       "message": "There is no target format with that id.",
         *       "data": {
         *         "status": 404
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The body is too large. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "body_too_large",
         *       "message": "The request body is larger than this endpoint takes.",
         *       "data": {
         *         "status": 413,
         *         "limit_bytes": 1048576
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The body is of a content type that is not taken here. */
    UnsupportedType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "unsupported_content_type",
         *       "message": "This endpoint does not take a body of that content type.",
         *       "data": {
         *         "status": 415,
         *         "accepted": [
         *           "application/json"
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Any other refusal or fault. */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "internal_error",
         *       "message": "The service failed to answer. The fault is ours and has been logged.",
         *       "data": {
         *         "status": 500,
         *         "request_id": "c2VydmVy-1"
         *       }
         *     }
         */
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
    fields: string[];
    /** @description Wrap the answer as {body, status, headers}, always with status 200 */
    envelope: boolean;
  };
  requestBodies: never;
  headers: {
    /** @description Records in the whole list */
    Total: number;
    /** @description Pages in the whole list */
    TotalPages: number;
    /** @description `rel="next"` and `rel="prev"` of a page, absolute (RFC 8288) */
    Link: string;
    /** @description Send it back in If-None-Match for a 304 when nothing changed */
    ETag: string;
    /** @description Names this request in the log */
    RequestId: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'list-rates': {
    parameters: {
      query?: {
        /** @description Port of loading, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD) */
        valid_on?: string;
        /** @description What was known then: a day (its end, UTC) or an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Lowest base amount, in each rate's own currency */
        min_amount?: number;
        /** @description Highest base amount, in each rate's own currency */
        max_amount?: number;
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description amount and total sort by currency first: currencies are never mixed */
        orderby?:
          | 'amount'
          | 'total'
          | 'transit_days'
          | 'valid_from'
          | 'valid_to'
          | 'origin'
          | 'destination'
          | 'carrier'
          | 'published_at'
          | 'id';
        /** @description Direction */
        order?: 'asc' | 'desc';
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List rates */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateList'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'rate-statistics': {
    parameters: {
      query?: {
        /** @description Port of loading, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD) */
        valid_on?: string;
        /** @description What was known then: a day (its end, UTC) or an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Lowest base amount, in each rate's own currency */
        min_amount?: number;
        /** @description Highest base amount, in each rate's own currency */
        max_amount?: number;
        /** @description Also the same figures for each lane, origin … A rate counts in every month its validity touches */
        group_by?: 'lane' | 'origin' | 'destination' | 'carrier' | 'equipment' | 'month';
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Rate statistics */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateStatistics'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'get-rate': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the rate */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a rate */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Rate'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-rate-sheets': {
    parameters: {
      query?: {
        /** @description Only sheets of this status */
        status?: 'draft' | 'published' | 'reverted';
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List rate sheets */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['RateSheet'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'import-rate-sheet': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description A name for sheets that come as rows */
          name?: string;
          /** @description Rates as rows, instead of a file */
          rows?: components['schemas']['RateRow'][];
          /** @description The one port of loading of a sheet that names none */
          origin?: string;
          /** @description The one port of discharge of a sheet that names none */
          destination?: string;
          /** @description SCAC or name of the one carrier of a sheet that names none */
          carrier?: string;
          /** @description ISO 4217, for prices without one */
          currency?: string;
          /** @description First day of validity, for rows without one */
          validFrom?: string;
          /** @description Last day of validity, for rows without one */
          validTo?: string;
          file?: string[];
        };
        'application/json': {
          /** @description A name for sheets that come as rows */
          name?: string;
          /** @description Rates as rows, instead of a file */
          rows?: components['schemas']['RateRow'][];
          /** @description The one port of loading of a sheet that names none */
          origin?: string;
          /** @description The one port of discharge of a sheet that names none */
          destination?: string;
          /** @description SCAC or name of the one carrier of a sheet that names none */
          carrier?: string;
          /** @description ISO 4217, for prices without one */
          currency?: string;
          /** @description First day of validity, for rows without one */
          validFrom?: string;
          /** @description Last day of validity, for rows without one */
          validTo?: string;
        };
      };
    };
    responses: {
      /** @description The sheet that was imported before */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheetWithDifference'];
        };
      };
      /** @description Import a rate sheet */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheetWithDifference'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-rate-sheet': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the rate sheet */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a rate sheet */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheetWithDifference'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'publish-rate-sheet': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the rate sheet */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Publish a rate sheet */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Publication'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'revert-rate-sheet': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the rate sheet */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Revert a rate sheet */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Publication'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'get-format-registry': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The whole format registry */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatRegistry'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'get-format': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Format id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One target format */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TargetFormat'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'get-format-schema': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Format id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description JSON Schema of a target format */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-ports': {
    parameters: {
      query?: {
        /** @description Code, name or part of it */
        search?: string;
        /** @description ISO 3166-1 alpha-2 */
        country?: string;
        /** @description Key of a region group */
        region?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Find ports */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Port'][];
            meta: {
              /** @description Entries of the whole list */
              total: number;
              page: number;
              perPage: number;
              /** @description 0 for an empty list */
              totalPages: number;
              /** @description The text that was searched for */
              search: string | null;
              /** @description The text names several places equally well */
              ambiguous: boolean;
              /** @description Near misses, when nothing was found */
              suggestions: {
                code: string;
                name: string;
              }[];
            };
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'list-port-aliases': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the taught aliases */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['TaughtPortAlias'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'add-port-alias': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PortAlias'];
      };
    };
    responses: {
      /** @description Teach an alias */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortAlias'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'remove-port-alias': {
    parameters: {
      query: {
        /** @description The spelling to forget */
        text: string;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Forget an alias */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            deleted: boolean;
            text: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'get-port': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Any code of the port */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a port */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Port'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-carriers': {
    parameters: {
      query?: {
        /** @description SCAC, name or part of it */
        search?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List carriers */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Carrier'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'list-dangerous-goods': {
    parameters: {
      query?: {
        /** @description UN number or name */
        search?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Find dangerous goods */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['DangerousGoods'][];
            meta: {
              /** @description Entries of the whole list */
              total: number;
              page: number;
              perPage: number;
              /** @description 0 for an empty list */
              totalPages: number;
              /** @description The text that was searched for */
              search: string | null;
              edition: components['schemas']['Edition'];
            };
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'get-dangerous-goods': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description UN number */
        un: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a UN number */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DangerousGoods'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-keys': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the API keys */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['ApiKey'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'create-key': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Who or what uses it
           * @example pricing desk
           */
          name: string;
          /**
           * @description What the key may do
           * @example [
           *       "rates:read"
           *     ]
           */
          scopes: components['schemas']['Scope'][];
          /**
           * @description A duration (90d, 12h), a day (through its end, UTC) or an instant; absent: never
           * @example 90d
           */
          expires?: string;
          /**
           * @description live unless said otherwise
           * @enum {string}
           */
          environment?: 'live' | 'test';
        };
      };
    };
    responses: {
      /** @description Create an API key */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-key': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Key id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One API key */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'revoke-key': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Key id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Revoke an API key */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'rotate-key': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Key id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /**
           * @description How long the old key still works, at most 30d; 24h if absent
           * @example 24h
           */
          grace?: string;
        };
      };
    };
    responses: {
      /** @description Replace an API key */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-events': {
    parameters: {
      query?: {
        /** @description Only what happened after this cursor: the `sequence` of an event, or `meta.next` of an answer */
        after?: string;
        /** @description Types, comma-separated; `agent-rate.order.*` stands for all that begin so */
        type?: string[];
        /** @description What it happened to */
        subject?: string;
        /** @description Events an answer */
        limit?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the log of events */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventFeed'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'stream-events': {
    parameters: {
      query?: {
        /** @description Only what happened after this cursor: the `sequence` of an event, or `meta.next` of an answer */
        after?: string;
        /** @description Types, comma-separated; `agent-rate.order.*` stands for all that begin so */
        type?: string[];
        /** @description What it happened to */
        subject?: string;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Follow events as they happen */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'list-documents': {
    parameters: {
      query?: {
        /** @description Only documents of this type */
        type?:
          | 'safety-data-sheet'
          | 'transport-certificate'
          | 'classification-report'
          | 'packing-performance-certificate'
          | 'packing-use-certificate'
          | 'unknown';
        /** @description Only files of this kind */
        kind?: 'pdf' | 'image' | 'docx' | 'workbook' | 'text';
        /** @description Part of the file name, in any case */
        name?: string;
        /** @description Uploaded on this day (UTC) or later, YYYY-MM-DD */
        uploaded_from?: string;
        /** @description Uploaded on this day (UTC) or earlier, YYYY-MM-DD */
        uploaded_to?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List documents */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Document'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'upload-documents': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          file?: string[];
        };
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description Every file was there already */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['UploadedDocument'][];
          };
        };
      };
      /** @description Upload documents */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['UploadedDocument'][];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-document': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the document */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a document */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'delete-document': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the document */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delete a document */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': null;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'download-document': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the document */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download a document */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-document-pages': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the document */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Pages as text */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['DocumentPage'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'get-document-page': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the document */
        id: number;
        /** @description Page, counted from 1 */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page as text */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentPage'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-extractions': {
    parameters: {
      query?: {
        /** @description Only extractions of this status */
        status?: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
        /** @description Only extractions of this document */
        document?: number;
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List extractions */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['ExtractionSummary'][];
            meta: components['schemas']['PageMeta'];
          };
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'extract-documents': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Ids of documents of one shipment; what they say is combined
           * @example [
           *       17,
           *       18
           *     ]
           */
          documents: number[];
          /**
           * @description Id of a target format; yml_chemical_data when absent
           * @example yml_dangerous_goods_data
           */
          targetFormat?: string;
        };
      };
    };
    responses: {
      /** @description Extract the fields of documents */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Extraction'];
        };
      };
      /** @description Queued or under way */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Extraction'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-extraction': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the extraction */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get an extraction */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Extraction'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'delete-extraction': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the extraction */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delete an extraction */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': null;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'follow-extraction': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the extraction */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Follow an extraction */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'correct-extraction': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the extraction */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          corrections: {
            /** @description A field of the target format, or a value */
            key: string;
            /** @description What holds instead; null: the documents do not say */
            value: string | number | null;
            /** @description Why, for whoever asks later */
            reason?: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Correct extracted values */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Extraction'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'cancel-extraction': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the extraction */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Cancel an extraction */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Extraction'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-webhooks': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the webhooks */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookList'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'create-webhook': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWebhook'];
      };
    };
    responses: {
      /** @description Create a webhook */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-webhook': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One webhook */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'delete-webhook': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delete a webhook */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'update-webhook': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['WebhookChange'];
      };
    };
    responses: {
      /** @description Change a webhook */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'rotate-webhook-secret': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /**
           * @description For how long messages are signed with the old secret too; 24 if absent
           * @example 24
           */
          graceHours?: number;
        };
      };
    };
    responses: {
      /** @description Replace the secret of a webhook */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'test-webhook': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Test a webhook */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-webhook-deliveries': {
    parameters: {
      query?: {
        /** @description Only those that stand so */
        status?: 'pending' | 'delivered' | 'dead';
        /** @description Page of the list */
        page?: number;
        /** @description Entries a page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the deliveries of a webhook */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          'X-WP-Total': components['headers']['Total'];
          'X-WP-TotalPages': components['headers']['TotalPages'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryList'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'resend-webhook-delivery': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Webhook id */
        id: string;
        /** @description Delivery id */
        delivery: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Send a delivery again */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Failure'];
    };
  };
  'list-services': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Service discovery */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceDiscovery'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'check-health': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Health check */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      /** @description Something is wrong: `checks` says what */
      503: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
}
