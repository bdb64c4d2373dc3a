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
     * Get rate statistics
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
  '/rates/compare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Compare rates by what they cost in the end
     * @description Ranks the rates that match by what one container costs at most. A total that leaves charges out becomes a range: at least what surely applies, at most that with what applies under a condition and the charges that are usually on top on the lane. `cheapest` says of each rate whether it is the cheapest for certain, likely, possibly or not. At most 500 rates: name a lane, a container type and a day.
     *
     *     Scope: `rates:read`.
     */
    get: operations['compare-rates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rates/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export rates
     * @description Every rate that matches the filters, as a file, in the order of the list: CSV and XLSX with one row a rate (XLSX also with a tab of one row a charge), or NDJSON with one rate a line as GET /rates/{id} answers it. The file is one moment of the data, whatever is published meanwhile; a transfer that breaks off is incomplete. Without `include_expired`, only prices valid today or later.
     *
     *     Scope: `rates:read`.
     */
    get: operations['export-rates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rates/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the price history of a lane
     * @description What a lane cost over time: the cheapest, median and dearest base amount of the rates on offer at each publication that changed them, by container type and currency, for all carriers together and for each.
     *
     *     Scope: `rates:read`.
     */
    get: operations['price-history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rates/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List rate changes
     * @description What changed between two moments in the rates that match: each price with its lines (base, charges, total, validity, transit, free time) before and after, which publication changed it and by whom, and the file, tab, row and cell that both prices stand in. The largest changes come first within each kind.
     *
     *     Scope: `rates:read`.
     */
    get: operations['list-rate-changes'];
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
  '/lcl-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List LCL rates
     * @description Published rates for less than a container load, the lowest amount first within a currency. Filters are those of GET /rates; container rates are never among them.
     *
     *     Scope: `rates:read`.
     */
    get: operations['list-lcl-rates'];
    put?: never;
    /**
     * Import LCL rates
     * @description Reads rates for less than a container load (per W/M, cubic metre or tonne, with minimum and breaks) into a draft. It is looked at, published, reverted and deleted as a rate sheet: POST /rate-sheets/{id}/publish.
     *
     *     Scope: `rates:write`.
     */
    post: operations['import-lcl-rates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/lcl-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the LCL rates of a sheet
     * @description The LCL rates of a sheet, in its order; of one that is or was published those that its publication opened, each with its `id` and when it was `known`.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-draft-lcl-rates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lcl-rates/price': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Price LCL cargo
     * @description What cargo of a weight and volume costs at each LCL rate that matches: the chargeable quantity, the break and minimum that apply, each charge, and totals by currency with what is certain, conditional and unknown apart. The lowest upper end comes first; a price that leaves something open comes last.
     *
     *     Scope: `rates:read`.
     */
    get: operations['price-lcl-cargo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lcl-rates/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export LCL rates
     * @description Every LCL rate that matches the filters, as a file, the lowest amount first within a currency: CSV and XLSX with one row a rate (XLSX also with a tab of one row a charge), or NDJSON with one rate a line as GET /lcl-rates/{id} answers it.
     *
     *     Scope: `rates:read`.
     */
    get: operations['export-lcl-rates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lcl-rates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an LCL rate
     * @description One published LCL rate by its id, also after it was superseded: `known.to` then says when.
     *
     *     Scope: `rates:read`.
     */
    get: operations['get-lcl-rate'];
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
     * @description Reads a carrier’s sheet (XLSX, XLS, ODS, CSV, TSV), mail (EML, MSG), PDF, DOCX or text (multipart field `file`), a pasted mail or table (`text`), or rows of JSON, into a draft. The answer lists what each tab was read as, a finding with its place for each doubt, questions for what the sheet leaves out, and the difference against what is published. Nothing is published yet. The same file sent again answers 200 with the sheet that is there. What is large and takes longer than ten seconds goes on after the answer (202): ask again with GET /rate-sheets/{id}, or listen to /rate-sheets/{id}/events.
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
    /**
     * Delete a draft
     * @description Deletes a rate sheet that was never published, with its rates; also one whose import failed.
     *
     *     Scope: `rates:write`.
     */
    delete: operations['delete-rate-sheet'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the rates of a sheet
     * @description The rates read from a sheet, in its order. Of one that is or was published: those that its publication opened, each with its `id` and when it was `known`; rates that were published before and stayed are those of their earlier sheet.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-draft-rates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the changes of a draft
     * @description Every difference that publishing a draft would make: changed prices first, the largest change first, then added ones, then published rates that end. A published rate that is only shortened to the day before a new one is one change with it (`shortenedTo`).
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-draft-changes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/grid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a sheet cell by cell
     * @description The rows of one tab as the file has them, window by window, with what became of each filled cell: its role in a rate, why it was ignored, the findings about it and the rates it led to.
     *
     *     Scope: `rates:write`.
     */
    get: operations['get-sheet-grid'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/findings/{number}/rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the rows of a finding
     * @description Every row of a sheet that one of its findings is about, however many there are.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-sheet-finding-rows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/reread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a sheet again with other answers
     * @description Reads the kept file of a sheet again into another draft, with its answers and those given now. A draft that it was read from before is deleted: the new one takes its place. A large file that takes longer than ten seconds goes on being read after the answer (202).
     *
     *     Scope: `rates:write`.
     */
    post: operations['reread-rate-sheet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sheet-layouts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List remembered answers
     * @description The layouts of sheets that answers are remembered for, the newest answer first.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-sheet-layouts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sheet-layouts/{layout}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Forget remembered answers
     * @description Forgets the answers of a layout. Sheets that were read with them stay as they are.
     *
     *     Scope: `rates:write`.
     */
    delete: operations['delete-sheet-layout'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow an import or a publication
     * @description Server-sent events: `progress` each time what is under way has come further, then one of `done`, `failed` or `cancelled`, which is the last; `done` at once when nothing is. Each holds the sheet without its difference.
     *
     *     Scope: `rates:write`.
     */
    get: operations['follow-rate-sheet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-sheets/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an import or a publication
     * @description Stops what is under way for a sheet; nothing of it stays. A sheet whose import was cancelled can be deleted; one whose publication was cancelled is a draft as before.
     *
     *     Scope: `rates:write`.
     */
    post: operations['cancel-rate-sheet-job'];
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
     * @description Publishes the rates of a draft, all at once. Rates for the same lane, carrier and equipment are superseded where their validity overlaps; equal rates stay untouched. What is large and takes longer than ten seconds goes on after the answer (202): ask again with GET /rate-sheets/{id}, or listen to /rate-sheets/{id}/events.
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
     * @description Reverts a publication: its rates end, and those that they had superseded are current again. `as_of` still shows both.
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
  '/sources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sources of rates
     * @description The mailbox and the watched folder, where the operator configured them: when each was looked at, whether that works, and what came by it last: the draft that it became, or why it was refused.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-sources'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exchange-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List exchange rates
     * @description The exchange rates that were loaded, the newest day first, each set with its source.
     *
     *     Scope: `rates:read`.
     */
    get: operations['list-exchange-rates'];
    put?: never;
    /**
     * Import exchange rates
     * @description Loads the exchange rates of a source and a day; the same set loaded again replaces itself. Answers that are asked to convert use the newest that is not too old, and name its source and day.
     *
     *     Scope: `admin`.
     */
    post: operations['import-exchange-rates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exchange-rates/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import exchange rates from CSV
     * @description Loads the exchange rates of a table, of any number of sources and days: all of it, or nothing and every line that is wrong. A set that is loaded again replaces itself.
     *
     *     Scope: `admin`.
     */
    post: operations['import-exchange-rate-csv'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List price lists
     * @description Every price list with its accounts, margins and rounding, by name.
     *
     *     Scope: `admin`.
     */
    get: operations['list-price-lists'];
    put?: never;
    /**
     * Create a price list
     * @description Margins by which accounts are sold to. From then on keys of these accounts see sell prices only, in every answer. Prices that take longer than ten seconds go on being made after the answer (202): ask again with GET /price-lists/{name}.
     *
     *     Scope: `admin`.
     */
    post: operations['create-price-list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-lists/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a price list
     * @description One price list, and how many of the current rates it sells without a margin.
     *
     *     Scope: `admin`.
     */
    get: operations['get-price-list'];
    /**
     * Replace a price list
     * @description Other accounts, margins and rounding for a price list. Its accounts see no other prices than the new ones from then on; quotes that were signed keep theirs. Prices that take longer than ten seconds go on being made after the answer (202).
     *
     *     Scope: `admin`.
     */
    put: operations['replace-price-list'];
    post?: never;
    /**
     * Delete a price list
     * @description Deletes a price list. One with accounts only with `release=true`, since they then see the published prices.
     *
     *     Scope: `admin`.
     */
    delete: operations['delete-price-list'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/price-lists/{name}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Preview a price list on a lane
     * @description The published rates that match, with the buy and sell price of each line and the margin between them.
     *
     *     Scope: `admin`.
     */
    get: operations['preview-price-list'];
    put?: never;
    post?: never;
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
     * Get the format registry
     * @description Target formats with their fields, the canonical field catalogue, the default format and versions.
     *
     *     Any valid key.
     */
    get: operations['get-format-registry'];
    put?: never;
    /**
     * Add a format
     * @description Adds a format with fields and their cells or labels. Documents are then extracted into it, and forms filled from it, as with the built-in formats; PUT /formats/{id}/template stores a template for it.
     *
     *     Scope: `admin`.
     */
    post: operations['add-format'];
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
     * Get a target format
     * @description A target format with its fields, by id.
     *
     *     Any valid key.
     */
    get: operations['get-format'];
    put?: never;
    post?: never;
    /**
     * Remove a format
     * @description Removes an added format and its templates. Extractions into it keep their values, without a record.
     *
     *     Scope: `admin`.
     */
    delete: operations['remove-format'];
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
     * Get the JSON Schema of a target format
     * @description The JSON Schema (draft 2020-12) of objects extracted into the format.
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
     * @description Ports whose code or any name matches `search`, best first, for autocompletion. Without it, every port by code.
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
     * List port aliases
     * @description Spellings that operators added to the built-in ones.
     *
     *     Scope: `rates:write`.
     */
    get: operations['list-port-aliases'];
    put?: never;
    /**
     * Add a port alias
     * @description Makes `text` mean the port `code`, in imports and queries, in every process within a second. Adding an existing text points it to the new port.
     *
     *     Scope: `rates:write`.
     */
    post: operations['add-port-alias'];
    /**
     * Remove a port alias
     * @description The text no longer means the port.
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
     * @description The known ocean carriers, ordered by SCAC; `search` finds them by SCAC, SMDG code, name or alias.
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
     * @description UN numbers whose number, name, part of a name or Chinese name matches `search`, best first, with tolerance for typos. Without it, every number of the loaded list. The edition is in `meta`.
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
     * @description Every row of one UN number. A number that is not in the loaded list gets 404, which does not mean that it is invalid; for a withdrawn number the answer names the numbers that such goods are listed under now.
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
  '/opendgd/schema': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the OpenDGD schema
     * @description The JSON Schema (2020-12) that OpenDGD 1.0 declarations are checked with. Needs no key.
     */
    get: operations['get-opendgd-schema'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/opendgd/declarations/conformance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check that a document conforms to OpenDGD
     * @description Whether a document is an OpenDGD 1.0 declaration in shape; each finding has a JSON Pointer. It does not say whether the goods are declared rightly: POST /opendgd/declarations/check does.
     *
     *     Scope: `documents:read`.
     */
    post: operations['check-opendgd-conformance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/whoami': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the key of the request
     * @description The key that the request is made with: what it may do, within which limits, and until when.
     *
     *     Any valid key.
     */
    get: operations['whoami'];
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
     * List API keys
     * @description Every key, newest first, with its state and last use. The key texts are never shown.
     *
     *     Scope: `admin`.
     */
    get: operations['list-keys'];
    put?: never;
    /**
     * Create an API key
     * @description The key itself is shown in this answer only: the service stores its SHA-256.
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
     * Get an API key
     * @description State, scopes and last use of a key.
     *
     *     Scope: `admin`.
     */
    get: operations['get-key'];
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description Revokes the key permanently, in every running process within a second. The last active admin key cannot be revoked.
     *
     *     Scope: `admin`.
     */
    delete: operations['revoke-key'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/{id}/narrowed/{link}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a narrowed API key
     * @description Revokes one key that was narrowed from the key, with those made of it, in every running process within a second; the key and its other narrowed keys go on. For the key itself, used as a whole, and for the scope admin.
     *
     *     Any valid key.
     */
    delete: operations['revoke-narrowed-key'];
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
     * Rotate an API key
     * @description Creates a key with the same name, scopes and lifetime; the old one works until the grace period ends or it expires.
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
  '/keys/{id}/limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set the limits of an API key
     * @description Replaces the limits of a key: quotes only, approval, cost per order and per day, lanes, carriers. They apply from its next order on; `{}` removes them all.
     *
     *     Scope: `admin`.
     */
    put: operations['set-key-limits'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the roles of people
     * @description What people do, and the scopes that each role has.
     *
     *     Any valid key.
     */
    get: operations['list-roles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List people
     * @description Every person, by name; those who were deactivated last.
     *
     *     Scope: `admin`.
     */
    get: operations['list-people'];
    put?: never;
    /**
     * Create a person
     * @description Creates a person with an invite. Send them the link; opening it in a browser signs them in, once. The link is shown in this answer only: the service stores its SHA-256.
     *
     *     Scope: `admin`.
     */
    post: operations['create-person'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/people/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a person
     * @description Name, role, state and last use of a person.
     *
     *     Scope: `admin`.
     */
    get: operations['get-person'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a person
     * @description Changes the role or the name, from the next request of the person on. What happened before keeps the name and the role of that time. The last administrator keeps the role.
     *
     *     Scope: `admin`.
     */
    patch: operations['change-person'];
    trace?: never;
  };
  '/people/{id}/invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite a person again
     * @description Makes another invite: for a person who lost the key, or whose invite expired. An open invite is withdrawn. The key of the person works until the new invite is opened.
     *
     *     Scope: `admin`.
     */
    post: operations['create-invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/people/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deactivate a person
     * @description Ends the key and every session of the person at once, for good, and withdraws an open invite. What they did stays under their name. The last administrator cannot be deactivated.
     *
     *     Scope: `admin`.
     */
    post: operations['deactivate-person'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invites/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invite
     * @description Exchanges the token of an invite, once, for the key of the person. It is shown in this answer only, and takes the place of the key that the person had. The console does this when the link is opened.
     */
    post: operations['accept-invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/audit-entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the audit log
     * @description Every administrative act, the newest first: who did what, when and by which adapter, and the resource before and after. Entries are never changed or deleted, and hold no secrets. Orders, corrections and events have histories of their own.
     *
     *     Scope: `admin`.
     */
    get: operations['list-audit-entries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List jobs
     * @description Extractions, imports and publications, the newest first: who asked for them, how far they have come, and why they failed. POST /extractions/{id}/cancel and POST /rate-sheets/{id}/cancel stop one.
     *
     *     Scope: `admin`.
     */
    get: operations['list-jobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/problems': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List recent problems
     * @description What requests with a key were refused with lately, by HTTP and MCP, and every fault of the service, the newest first. Alike ones of a minute are one entry with a count. The newest 10,000 stay. Requests without a key and addresses that do not exist are not listed unless the service failed.
     *
     *     Scope: `admin`.
     */
    get: operations['list-problems'];
    put?: never;
    post?: never;
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
     * Read the event log
     * @description The events in order: those of orders need the scope orders:read, those of rates rates:read, and those of another key are hidden. Send `meta.next` as `after` the next time: no event is skipped or repeated, also when many are written concurrently.
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
     * Stream new events
     * @description Server-sent events: each has the `sequence` as its id, the type as its event name and the event itself as data. A client that reconnects sends `Last-Event-ID` and gets the events it missed; with `after` the stream starts there. Without either it has new events only. The stream ends when the key stops working.
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
     * @description Keeps one file or several (multipart field `file`, repeated): PDF, DOCX, XLSX, XLS, ODS, plain text or pictures, at most 64 MiB each, and OpenDGD declarations (JSON) of at most 1 MiB. Of a mail (.eml) the documents attached to it are kept. Files that are empty, unknown, damaged or protected are refused with their name in `data.file`; then none of the request is kept. Bytes that are there already answer the document that has them; when that is true of every file, the status is 200.
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
     * @description A document without its bytes: file, pages, type, language.
     *
     *     Scope: `documents:read`.
     */
    get: operations['get-document'];
    put?: never;
    post?: never;
    /**
     * Delete a document
     * @description Removes a document for good. Refused with `document_in_use` while an extraction uses it.
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
     * List pages as text
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
     * Get a page as text
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
  '/documents/{id}/pages/{number}/picture': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the picture of a page
     * @description A page as a PNG picture, as it was turned for reading, with boxes drawn on it when asked for: those of `highlight`, and the evidence of an extraction. PDFs and pictures only.
     *
     *     Scope: `documents:read`.
     */
    get: operations['get-page-picture'];
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
     * @description Extractions that match every filter given, without what they found: the newest first, or with `sort=doubt` failed ones, then finished ones with the most doubts first, then what is under way.
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
  '/extractions/{id}/comparison': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Compare the documents of an extraction
     * @description What each document says of every field, with its place, uncorrected; where they contradict each other, which one is likelier wrong, why, and what to ask the shipper.
     *
     *     Scope: `documents:read`.
     */
    get: operations['compare-documents'];
    put?: never;
    post?: never;
    delete?: never;
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
  '/dangerous-goods/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a declaration
     * @description Applies the dangerous goods rules to a declaration, without any document. Values may be stated alone (`"unNo": "UN1090"`) or with places. An object of `yml_dangerous_goods_data` is an entry as it is. Nothing is kept. docs/checks.md lists the rules.
     *
     *     Scope: `documents:read`.
     */
    post: operations['check-dangerous-goods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check an extraction
     * @description Reads the documents of the extraction together and applies the dangerous goods rules: what is wrong or missing, the paragraph, the place on the page, and the question to ask the shipper. Where documents differ it says which is likelier wrong, and why. Corrections count.
     *
     *     Scope: `documents:read`.
     */
    post: operations['check-extraction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a document
     * @description Checks the newest finished extraction of the document, as check-extraction does; a document without one is extracted first. A long scan is refused with `extraction_not_done` and the id of its extraction: ask again when that is done.
     *
     *     Scope: `documents:write`.
     */
    post: operations['check-document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/opendgd/declarations/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check an OpenDGD declaration
     * @description Applies every dangerous goods rule to an OpenDGD 1.0 declaration, whoever made it: the places of each finding are JSON Pointers (`places[].pointer`). A document that does not conform is refused (400) with `findings`. `declaration` is what was checked, in the shape that POST /dangerous-goods/check takes. Nothing is kept.
     *
     *     Scope: `documents:read`.
     */
    post: operations['check-opendgd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/dangerous-goods/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what an edition changes
     * @description Compares the dangerous goods list in use on one day of sailing with that of another: the columns that differ, and the extractions and orders whose goods they touch. Nothing differs until a list of the next amendment was loaded.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-edition-changes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Fill a form
     * @description The extraction, corrections applied, as a filled file: in the template kept for the format, else in a layout of this service. The file carries the sources of each value, who overruled which finding, and the doubts that no person answered for; POST /forms/verify replays them. X-Findings says how many findings there are, X-Finding-Codes which. A form that the checks find errors in is refused (409) until they are corrected or a person overrules them; a non-dangerous goods letter also while nothing shows that the goods are not dangerous, until a person declares it; and always where the evidence contradicts it.
     *
     *     Scope: `documents:read`.
     */
    get: operations['export-extraction'];
    put?: never;
    /**
     * Fill a form in your own template
     * @description The same, in the workbook, Word document or PDF form that is sent with the request (multipart field `template`), which is not kept. Values in a JSON body come before extracted ones.
     *
     *     Scope: `documents:read`.
     */
    post: operations['export-extraction-into-template'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/export/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview a filled form
     * @description Fills a form as exporting does, in your own template when one is sent (multipart field `template`), and answers what is in it: each value with its place in the file and its sources, the findings in full, a PDF’s pages as pictures, and the file itself.
     *
     *     Scope: `documents:read`.
     */
    post: operations['preview-form'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/overrulings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List overruled errors
     * @description Errors of the checks that people overruled for forms of the extraction: what, why, who and when.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-overrulings'];
    put?: never;
    /**
     * Overrule findings of the checks
     * @description A person answers for errors that refuse a form (`form_has_errors`), for its doubts (`unanswered` of the preview, `form_has_doubts`), or declares by name what no document shows for a non-dangerous goods letter (`letter_not_shown`): each finding with its sentence, and the reason, which is recorded and stands in every file filled after it. With other values it is another finding, and refuses again. A key of a program is refused; evidence against a non-dangerous goods letter (`letter_contradicted`) cannot be overruled.
     *
     *     Scope: `documents:write`.
     */
    post: operations['overrule-findings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/format-templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the templates of formats
     * @description Every kept template, by format and kind: which file, who saved it, and when.
     *
     *     Any valid key.
     */
    get: operations['list-format-templates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/formats/{id}/template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the template of a format
     * @description The template as it was sent.
     *
     *     Any valid key.
     */
    get: operations['get-format-template'];
    /**
     * Save a template
     * @description Keeps a workbook, Word document or PDF form (multipart) for the format, in place of the one of the same kind. Exports of that kind are filled into it from then on.
     *
     *     Scope: `admin`.
     */
    put: operations['save-format-template'];
    post?: never;
    /**
     * Delete the templates of a format
     * @description Deletes the templates kept for a format, or the one of a kind. Exports have our layout again.
     *
     *     Scope: `admin`.
     */
    delete: operations['delete-format-template'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/forms/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a filled file
     * @description Replays the record inside a filled file (the first file of the form): values unchanged, nothing added, quotes on the named pages of the documents sent beside it, and the signature of this service. `agent-rate verify` does the same offline.
     *
     *     Scope: `documents:read`.
     */
    post: operations['verify-form'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/opendgd/declarations/docx': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set an OpenDGD declaration as a Word document
     * @description The multimodal dangerous goods form of a declaration, box 14 composed as OpenDGD 1.0 orders it. A document that does not conform is refused (400) with `conforms` and `findings` beside the code. The rules are not asked before: X-Findings says how many doubts they have, X-Finding-Codes which; POST /opendgd/declarations/check words them. With `refuse_errors` a declaration with errors is not set.
     *
     *     Scope: `documents:read`.
     */
    post: operations['render-opendgd-docx'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/opendgd/declarations/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set an OpenDGD declaration as a PDF
     * @description The multimodal dangerous goods form of a declaration, box 14 composed as OpenDGD 1.0 orders it. A document that does not conform is refused (400) with `conforms` and `findings` beside the code. The rules are not asked before: X-Findings says how many doubts they have, X-Finding-Codes which; POST /opendgd/declarations/check words them. With `refuse_errors` a declaration with errors is not set.
     *
     *     Scope: `documents:read`.
     */
    post: operations['render-opendgd-pdf'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/extractions/{id}/opendgd': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export an extraction as OpenDGD
     * @description The extraction, corrections applied, as an OpenDGD 1.0 declaration; `extensions` has each value as it was stated, with document, page, box and quote. It is refused (409) where the checks find errors, until they are corrected or a person overrules them, and where number, name or class are unknown. X-Finding-Codes names what wants a look: all that POST /opendgd/declarations/check says of the document, beside what was left out of it.
     *
     *     Scope: `documents:read`.
     */
    post: operations['export-opendgd'];
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
     * List webhooks
     * @description Webhooks, newest first. A key manages its own webhooks and those of the keys it replaced; a key with the scope admin manages all.
     *
     *     Any valid key.
     */
    get: operations['list-webhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description New events that this key may read are posted to the URL as CloudEvents 1.0, signed by Standard Webhooks. The secret to verify them with is shown in this answer only. Private targets are refused unless the operator allows them.
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
     * Get a webhook
     * @description The target, types and state of a webhook. A key manages its own webhooks and those of the keys it replaced; a key with the scope admin manages all.
     *
     *     Any valid key.
     */
    get: operations['get-webhook'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description Deletes it with its secrets and deliveries, and returns it as it was. The events stay in the log.
     *
     *     Any valid key.
     */
    delete: operations['delete-webhook'];
    options?: never;
    head?: never;
    /**
     * Change a webhook
     * @description Changes the properties given. Disabling it gives up its pending deliveries; after enabling it, only new events are posted: read the events between with GET /events.
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
     * @description Creates another secret, shown in this answer only. During the grace period every message carries a signature of each secret, so that the receiver can change over at any time.
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
     * @description Posts an event of the type agent-rate.webhook.test.v1 to this webhook in one attempt and returns the outcome. Also works for a disabled webhook.
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
     * @description Deliveries to the webhook, newest events first, with each attempt and the start of its answer. `status=dead` lists those given up.
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
     * Resend a delivery
     * @description Makes a delivery due again with its full number of attempts, whether it was given up, arrived or is pending. It keeps its webhook-id.
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
  '/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List quotes
     * @description The quotes this key asked for, newest first; with the scope orders:approve those of every key of the account.
     *
     *     Scope: `rates:read`.
     */
    get: operations['list-quotes'];
    put?: never;
    /**
     * Quote a rate
     * @description The price of quantities at a rate, named by `rateId`, or by lane, equipment and day where exactly one rate fits, or at several rates in `parts`: container types of a lane, several lanes, or the legs of a journey, in one quote. It has every line with its basis; certain, conditional and unknown amounts apart; totals by currency that say whether they are complete; the end of validity and the publication of the rate. The quote is signed, so that a recipient can verify and recompute it offline. It does not oblige the caller to order.
     *
     *     Scope: `rates:read`.
     */
    post: operations['create-quote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a quote
     * @description One quote exactly as it was signed. Any key of the account with the scope may read it by its id, so that quotes can be passed on.
     *
     *     Scope: `rates:read`.
     */
    get: operations['get-quote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether a quote can be ordered
     * @description Whether the quote can still be ordered: it was not ordered yet, it has not expired, and its rate was neither reverted nor superseded at another price. If it cannot: why, what differs, what the same quantities cost now, and the body of POST /quotes that asks for a new one. Limits of a key and the content of an order are checked by POST /orders?preview=true.
     *
     *     Scope: `rates:read`.
     */
    get: operations['check-quote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print a quote
     * @description The quote as a PDF for people, in English or Chinese: lane, carrier, containers, every charge (included, on top, conditional, not known), the sums and what they leave out, validity, terms and how to verify it. The file carries the signed quote as `quote.json`; `agent-rate quotes verify` reads it there. A quote that cannot be ordered any more says so at its head.
     *
     *     Scope: `rates:read`.
     */
    get: operations['print-quote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a quote
     * @description Sends the quote from the mail address of the service to at most ten addresses: its facts, sums and what they leave out as text, and the PDF, which carries the signed quote. A quote that can no longer be ordered is not sent. With an Idempotency-Key it is sent once, however often the request arrives.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['mail-quote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/margin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get what a quote costs and earns
     * @description Both sides of a quote: what the forwarder pays by the published rate, what was quoted from the price list, and the margins between, as they were when it was signed. Only for administrators; the quote itself has the sell side alone.
     *
     *     Scope: `admin`.
     */
    get: operations['get-quote-margin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/mandate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve an order beforehand
     * @description A signed mandate for one order of the quote: lane, carrier, containers, the most it may cost, the shipper, until when. An order that carries it (`mandate` of POST /orders) needs no further approval, is refused when it is outside, and uses it up. It is verified offline as quotes are, and stays on the order. The key that approves cannot order with it.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['create-mandate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/.well-known/jwks.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the public keys of quotes
     * @description All Ed25519 keys that quotes were signed with (RFC 7517), the one in use first.
     */
    get: operations['list-signing-keys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mandates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List mandates
     * @description The mandates that were given for orders, newest first, each with the order that used it. `status=open`: what may still be ordered without asking again. With the scope orders:approve those of the account; otherwise those that this key gave or used.
     *
     *     Scope: `orders:read`.
     */
    get: operations['list-mandates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orders
     * @description The orders of this key that match every filter, newest first; with the scope orders:approve those of every key of the account.
     *
     *     Scope: `orders:read`.
     */
    get: operations['list-orders'];
    put?: never;
    /**
     * Place an order, or preview one
     * @description Orders a quote. The header `Idempotency-Key` is required: a repetition with the same body gets the first answer with its status for at least 24 hours (`Idempotent-Replayed: true`), another body gets 409. With `preview=true` nothing is written, no Idempotency-Key is needed, and the answer (200) says whether the order would be accepted, with its findings. An order of a key that needs approval starts in PENDING_APPROVAL.
     *
     *     Scope: `orders:write`.
     */
    post: operations['place-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an order
     * @description One order: its three states, the actions allowed now, its quote and rate, and beside the confirmed content the pending amendment.
     *
     *     Scope: `orders:read`.
     */
    get: operations['get-order'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change an order
     * @description Replaces the properties given. Before confirmation the order itself changes; after it, the change becomes a pending amendment beside the confirmed order. Another `quoteId` changes equipment, quantities and price. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:write`.
     */
    patch: operations['change-order'];
    trace?: never;
  };
  '/orders/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the events of an order
     * @description The log of the order, oldest first or, with `order=desc`, newest first: who did what and when, with the states after it. The same events are in GET /events and go to webhooks.
     *
     *     Scope: `orders:read`.
     */
    get: operations['list-order-events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of an order
     * @description Every content of the order, proposed amendments included, each with its version. None is ever deleted.
     *
     *     Scope: `orders:read`.
     */
    get: operations['list-order-versions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order
     * @description Before confirmation the order is cancelled at once; after it, the forwarder is asked for the cancellation. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:write`.
     */
    post: operations['cancel-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/amendment/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an amendment
     * @description Withdraws a pending amendment; the confirmed order stays as it was. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:write`.
     */
    post: operations['cancel-amendment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve an order
     * @description Sends an order that waits for approval to the forwarder. Give the `version` that was reviewed: if the order has changed since, the request is refused. The account that asked for the approval cannot give it. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['approve-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reject an order
     * @description Ends an order that waits for approval, or that the forwarder does not accept. Give the reason in `reason`. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['reject-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an order
     * @description The forwarder accepts the order; `carrierBookingReference` is the carrier's booking number. With `confirmed` it accepts only some of the containers: the customer then accepts that or cancels, and the rest is declined or stays open (`rest`) until this is sent again with more. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['confirm-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/confirmation/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept a confirmation in part
     * @description The customer takes what the forwarder confirmed of the order: it is confirmed for these containers, at what they cost. Give the `version` that was read. To do without, cancel or change the order. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:write`.
     */
    post: operations['accept-confirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/request-update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a correction
     * @description Returns the order with `feedbacks` on what has to change; after confirmation it asks for an amendment. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['request-order-update'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline a confirmed order
     * @description The forwarder cannot carry out the confirmed order. Give the reason in `reason`. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['decline-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complete an order
     * @description The confirmed order was carried out. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['complete-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/amendment/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an amendment
     * @description The amendment becomes the confirmed order. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['confirm-amendment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/amendment/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline an amendment
     * @description The confirmed order stays as it was. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['decline-amendment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/cancellation/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm a cancellation
     * @description The confirmed order is cancelled as requested. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['confirm-cancellation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/cancellation/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline a cancellation
     * @description The order stays in force although its cancellation was requested. An Idempotency-Key is optional: with it, a repetition gets the first answer.
     *
     *     Scope: `orders:approve`.
     */
    post: operations['decline-cancellation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/dcsa': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export an order as a DCSA booking
     * @description The order as a booking request of DCSA Booking 2.0, with its status and notifications in the words of the standard. What the standard has no place for, and what it requires and the order does not say, is in `findings`. A booking is of one lane and carrier: of an order of several, name one by `part`.
     *
     *     Scope: `orders:read`.
     */
    get: operations['export-dcsa-booking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/dcsa': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a DCSA booking as an order
     * @description Reads a booking request of DCSA Booking 2.0 against a quote: the order that it makes, its preview, and a finding for everything that an order does not keep or that the quote does not offer. Nothing is ordered: send `order` to POST /orders.
     *
     *     Scope: `orders:write`.
     */
    post: operations['read-dcsa-booking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List shipments
     * @description Shipments that match every filter given, the last changed first.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-shipments'];
    put?: never;
    /**
     * Store a shipment
     * @description Goods with their documents, packages and containers, and the papers of the whole shipment. Documents that were not extracted are. With an Idempotency-Key a repetition gets the first answer.
     *
     *     Scope: `documents:write`.
     */
    post: operations['create-shipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a shipment
     * @description One shipment as it is now: goods, packages, containers, papers.
     *
     *     Scope: `documents:read`.
     */
    get: operations['get-shipment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a shipment
     * @description Puts the properties given in the place of the current ones, as the next version. With `version` a change that was made meanwhile is not overwritten.
     *
     *     Scope: `documents:write`.
     */
    patch: operations['change-shipment'];
    trace?: never;
  };
  '/shipments/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of a shipment
     * @description Every content that the shipment had, the oldest first: who changed it, and when.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-shipment-versions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check a shipment
     * @description Reads all papers of the shipment together: where they contradict each other, the fewest statements that must be wrong for the others to agree, ties named as ties; packages left on certificates; masses of containers; and every dangerous goods rule on all goods, counted to the sailing date. Corrections count.
     *
     *     Scope: `documents:read`.
     */
    get: operations['check-shipment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Plan containers
     * @description The fewest containers for consignments that obey segregation (classes, groups, codes), stowage, mass and volume. Each pair that may not travel together comes with its paragraphs; without a plan, as few consignments as have none. Nothing is kept.
     *
     *     Scope: `documents:read`.
     */
    post: operations['plan-loads'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Plan the containers of a shipment
     * @description The same for the goods of a shipment, each as one consignment with the masses and volumes of its packages. The shipment stays as it is.
     *
     *     Scope: `documents:read`.
     */
    post: operations['plan-shipment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/forms/{form}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Fill a form of a shipment
     * @description A paper of the shipment with all its goods, over continuation pages where they need them. Refused (409) while its papers or the rules have errors that no person overruled. The file carries the sources of each value.
     *
     *     Scope: `documents:read`.
     */
    get: operations['fill-shipment-form'];
    put?: never;
    /**
     * Fill your own template from a shipment
     * @description The same, in the workbook, Word document or PDF form that is sent with the request (multipart field `template`), and with values in a JSON body in front of the shipment’s.
     *
     *     Scope: `documents:read`.
     */
    post: operations['fill-shipment-template'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/overrulings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List overruled errors of a shipment
     * @description Errors that people overruled for forms of the shipment: what, why, who and when.
     *
     *     Scope: `documents:read`.
     */
    get: operations['list-shipment-overrulings'];
    put?: never;
    /**
     * Overrule errors of a shipment
     * @description A person answers for errors that refuse the forms of a shipment, or for their doubts: each finding with its sentence, and the reason, which stands in every file filled after it. A key of a program is refused.
     *
     *     Scope: `documents:write`.
     */
    post: operations['overrule-shipment-findings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/{id}/opendgd': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export a shipment as OpenDGD
     * @description A shipment, or one of its containers, as an OpenDGD 1.0 declaration with all its goods: each value with document, page, box and quote in `extensions`, and the signature of this service. Refused (409) while its papers or the rules have errors that no person overruled, and where number, name or class are unknown. X-Finding-Codes names all that POST /opendgd/declarations/check says of the document, beside doubts about its papers.
     *
     *     Scope: `documents:read`.
     */
    post: operations['export-shipment-opendgd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shipments/opendgd': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store an OpenDGD declaration as a shipment
     * @description An OpenDGD 1.0 declaration becomes a shipment with its goods, packages and container, to which documents can be added. A document that does not conform is refused (400) with `findings`; whether the goods are declared rightly is asked with GET /shipments/{id}/check. With an Idempotency-Key a repetition gets the first answer.
     *
     *     Scope: `documents:write`.
     */
    post: operations['import-opendgd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoices/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Audit an invoice
     * @description Compares an invoice with the signed quote and says of each line: agreed, over, under or unknown, with the line of the quote and the row of the rate sheet that it is compared with, and what the book had on the day of the invoice. Only what is surely over is claimable; the answer has the claim as a letter in English and Chinese. The invoice is JSON (`invoice`) or a file (multipart: XLSX, CSV, PDF …). Nothing is stored.
     *
     *     Scope: `rates:read`.
     */
    post: operations['audit-invoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-subscriptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List rate subscriptions
     * @description Rate subscriptions, the newest first. A key manages its own subscriptions, also those of the keys it replaced; a key with the scope admin all.
     *
     *     Scope: `rates:read`.
     */
    get: operations['list-rate-subscriptions'];
    put?: never;
    /**
     * Create a rate subscription
     * @description From now on, every publication (or revert) that changes prices of the lane makes an event agent-rate.rates.changed.v1 with the old and new prices, for this key: in GET /events, in its stream, and by the webhooks of the key. Places and carriers are understood as in GET /rates.
     *
     *     Scope: `rates:read`.
     */
    post: operations['create-rate-subscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rate-subscriptions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a rate subscription
     * @description The lane, and what its texts mean today. A key manages its own subscriptions, also those of the keys it replaced; a key with the scope admin all.
     *
     *     Scope: `rates:read`.
     */
    get: operations['get-rate-subscription'];
    put?: never;
    post?: never;
    /**
     * Delete a rate subscription
     * @description Ends the subscription and returns it. Its events stay in the log.
     *
     *     Scope: `rates:read`.
     */
    delete: operations['delete-rate-subscription'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a link to a file
     * @description An address under which one file is read, or documents are sent, without a key for 15 minutes: a filled form (also in your own template), a document, a quote in print, or an upload. It can do what the key could, and ends with it.
     *
     *     Scope: `documents:read`.
     */
    post: operations['create-link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/links/{link}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the file of a link
     * @description The file that the link was made for, as the key that made it would get it. No key is needed.
     */
    get: operations['open-link'];
    put?: never;
    /**
     * Upload documents by a link
     * @description Keeps files as POST /documents does, for the key that made the link (multipart field `file`, repeated).
     */
    post: operations['upload-by-link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ledger/head': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the head of the ledger
     * @description The signed root over everything recorded so far: publications, quotes, orders, mandates, overrulings. Keep it outside the service: what was recorded by then can never be changed or taken out without it showing.
     *
     *     Scope: `rates:read`.
     */
    get: operations['get-ledger-head'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ledger/consistency': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prove that the ledger only grew
     * @description The hashes which prove that the tree of today begins with that of an earlier signed head (RFC 9162, 2.1.4). `extendsHead` of the client verifies them offline.
     *
     *     Scope: `rates:read`.
     */
    get: operations['prove-ledger-consistency'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ledger/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the entries of the ledger
     * @description What was recorded, the newest first: what was done to which record, when and by whom, with the digests that the tree holds of it.
     *
     *     Scope: `admin`.
     */
    get: operations['list-ledger-entries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ledger/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check the ledger against the database
     * @description Compares every entry, hash and signed head, and every publication, rate, quote, order, mandate and overruling in the database with what was recorded of it: a byte that was changed past the service is found. Reads all rates; takes as long as publishing them did.
     *
     *     Scope: `admin`.
     */
    get: operations['check-ledger'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotes/{id}/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prove a quote
     * @description Proves that the quote was recorded when it was made, under a signed head of the ledger. Keep it with the answer: `agent-rate prove` and `verifyProof` of the client verify both offline, with the public keys alone.
     *
     *     Scope: `rates:read`.
     */
    get: operations['prove-quote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prove an order
     * @description Proves what holds of the order: its states with the last act on it, its content, and the amendment that waits, each as recorded under a signed head of the ledger. Keep it with the answer: `agent-rate prove` and `verifyProof` of the client verify both offline, with the public keys alone.
     *
     *     Scope: `orders:read`.
     */
    get: operations['prove-order'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rates/{id}/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prove a rate
     * @description Proves that the rate was published when it says: the publication under a signed head of the ledger, and the rate in the tree over all that it opened. Keep it with the answer: `agent-rate prove` and `verifyProof` of the client verify both offline, with the public keys alone.
     *
     *     Scope: `rates:read`.
     */
    get: operations['prove-rate'];
    put?: never;
    post?: never;
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
  '/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Liveness check
     * @description Answers as long as the process does, whatever the database does: a restart is needed when it does not.
     */
    get: operations['check-liveness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Readiness check
     * @description Whether requests can be served: 503 with the failing checks while they cannot, as while the database is away.
     */
    get: operations['check-readiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Metrics
     * @description What the server counts of itself, for Prometheus (text format 0.0.4), added up over the processes of `serve --workers`. Any valid key of the account main may read it.
     *
     *     Any valid key.
     */
    get: operations['read-metrics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  'agent-rate.order.placed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order was placed.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderPlacedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.approval-requested.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order waits for approval.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderApprovalRequestedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.approved.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order that waited for approval was approved.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderApprovedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.rejected.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order that waited for approval was rejected.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderRejectedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.confirmed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder confirmed an order.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderConfirmedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.declined.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder declined an order.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderDeclinedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.update-requested.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder requested a correction of an order.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderUpdateRequestedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.updated.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order was changed before it was confirmed.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderUpdatedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.amendment-requested.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A change of a confirmed order was requested.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderAmendmentRequestedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.amendment-confirmed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder confirmed an amendment.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderAmendmentConfirmedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.amendment-declined.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder declined an amendment.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderAmendmentDeclinedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.amendment-cancelled.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An amendment was cancelled before it was decided.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderAmendmentCancelledEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.cancellation-requested.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The cancellation of a confirmed order was requested.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderCancellationRequestedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.cancellation-confirmed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder confirmed a cancellation.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderCancellationConfirmedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.cancellation-declined.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The forwarder declined a cancellation.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderCancellationDeclinedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.cancelled.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order was cancelled.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderCancelledEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.evidence-changed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An extraction that an order declares was corrected, or corrected back; the order stays as it was declared.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderEvidenceChangedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.order.completed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An order was completed.
     * @description For keys with the scope `orders:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderCompletedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.rate-sheet.published.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A rate sheet was published: prices were added or changed.
     * @description For keys with the scope `rates:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RateSheetPublishedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.rate-sheet.reverted.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The publication of a rate sheet was reverted.
     * @description For keys with the scope `rates:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RateSheetRevertedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.rates.changed.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A publication changed prices of a lane that a key subscribed to.
     * @description For keys with the scope `rates:read`.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RatesChangedEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.webhook.test.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A test of a webhook was requested; posted to that webhook only.
     * @description For any key.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['WebhookTestEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'agent-rate.webhook.disabled.v1': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A webhook was disabled because deliveries to it failed.
     * @description For any key.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Id of the message, the same in every attempt: tells a repetition */
          'webhook-id': components['parameters']['webhookId'];
          /** @description When it was sent, in seconds since 1970 */
          'webhook-timestamp': components['parameters']['webhookTimestamp'];
          /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
          'webhook-signature': components['parameters']['webhookSignature'];
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['WebhookDisabledEvent'];
        };
      };
      responses: {
        /** @description Taken. Any other answer, or none within 15 seconds, is tried again */
        '2XX': {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
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
     * ChargeDays
     * @description The days on which it holds, both included; absent where it holds on all days of the rate. `condition` says the same in words. On a known day it is charged or it is not; else it is conditional
     */
    ChargeDays: {
      /** @description First day; null: the first of the rate */
      from: string | null;
      /** @description Last day; null: the last of the rate */
      to: string | null;
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
      days?: components['schemas']['ChargeDays'];
    };
    /** UsedExchangeRate */
    UsedExchangeRate: {
      /** @example USD */
      from: string;
      /** @description Units of the currency for one unit of `from`; null: `reason` says why there is none */
      rate: number | null;
      /** @description Who publishes it */
      source: string | null;
      /** @description Its day */
      date: string | null;
      /** @description no_rate: none is loaded for the two currencies; stale: the newest is older than it may be. Nothing is guessed */
      reason: ('no_rate' | 'stale') | null;
    };
    /**
     * Conversion
     * @description The same in one currency, by exchange rates that the forwarder loaded; rounded to the minor unit
     */
    Conversion: {
      /** @example EUR */
      currency: string;
      /** @description Null where a rate is missing or stale */
      atLeast: number | null;
      /** @description Null where that is open, or a rate is missing or stale */
      atMost: number | null;
      /** @description One for each other currency in it */
      rates: components['schemas']['UsedExchangeRate'][];
    };
    /** ListedRate */
    ListedRate: {
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
      /** @description Base amount and the charges that surely apply per container in the same currency; a charge per TEU by the TEU of the container type */
      total: {
        amount: number;
        currency: string;
        /** @description True only when nothing is known to be missing */
        complete: boolean;
        /** @description What the amount leaves out, a sentence each */
        missing: string[];
        /** @description What of the amount was worked out by the container type, a sentence each: charges per TEU */
        derived?: string[];
        /**
         * Format: date
         * @description The day that it is for; given where charges have days of their own and `valid_on` was asked for
         */
        validOn?: string;
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
        /** @description Free time for demurrage at destination, in days */
        demurrage: number | null;
        /** @description Free time for detention at destination, in days */
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
      /** @description System time: when this rate was the current one; `to` is null while it is */
      known: {
        /** Format: date-time */
        from: string;
        to: string | null;
      };
      converted?: components['schemas']['Conversion'];
    };
    /**
     * PlaceReading
     * @example {
     *       "kind": "port",
     *       "code": "CNSHA",
     *       "name": "Shanghai",
     *       "country": "CN",
     *       "score": 1,
     *       "reason": "name"
     *     }
     */
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
      /** @example Shanghai */
      text: string;
      /** @description Every reading that was searched; empty when none was found */
      understoodAs: components['schemas']['PlaceReading'][];
      /** @example false */
      ambiguous: boolean;
      /**
       * @description Near misses, when nothing was found
       * @example []
       */
      suggestions: components['schemas']['PlaceReading'][];
    };
    /**
     * UnderstoodCarrier
     * @example {
     *       "text": "MSC",
     *       "scac": "MSCU",
     *       "name": "Mediterranean Shipping Company",
     *       "suggestions": []
     *     }
     */
    UnderstoodCarrier: {
      text: string;
      scac: string | null;
      name: string | null;
      suggestions: {
        scac: string;
        name: string;
      }[];
    };
    /** Alternative */
    Alternative: {
      /**
       * @description What differs from the search that found nothing
       * @enum {string}
       */
      change:
        | 'spelling'
        | 'origin'
        | 'destination'
        | 'equipment'
        | 'carrier'
        | 'dates'
        | 'as-of'
        | 'currency'
        | 'amount'
        | 'everything-else';
      /**
       * @description What it would mean, a sentence
       * @example From Ningbo, 150 km from Shanghai.
       */
      explanation: string;
      /** @description How far the other port lies from the one asked for, as the crow flies; null when ports stay */
      distanceKm: number | null;
      /** @description Rates that it finds */
      found: number;
      /** @description Its lowest base amount in each currency */
      best: {
        /** @example 1790 */
        amount: number;
        /** @example USD */
        currency: string;
      }[];
      /** @description The parameters of that search, all of them */
      parameters: {
        /**
         * @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region
         * @example Shanghai
         */
        origin?: string;
        /**
         * @description Same meaning as origin
         * @example CNSHA
         */
        pol?: string;
        /**
         * @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region
         * @example Rotterdam
         */
        destination?: string;
        /**
         * @description Same meaning as destination
         * @example NLRTM
         */
        pod?: string;
        /**
         * @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas
         * @example MAEU
         */
        carrier?: string;
        /**
         * @description Container: trade name or ISO 6346 code
         * @example 40HC
         */
        equipment?: string;
        /**
         * @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals
         * @example 2026-12-01
         */
        valid_on?: string;
        /**
         * @description Only prices that hold on some day from this one on; a window together with valid_to
         * @example 2026-12-01
         */
        valid_from?: string;
        /**
         * @description Only prices that hold on some day up to this one
         * @example 2026-12-31
         */
        valid_to?: string;
        /**
         * @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339)
         * @example 2026-11-20T12:00:00Z
         */
        as_of?: string;
        /**
         * @description Also prices whose validity has ended. Without it: valid today or later
         * @default false
         */
        include_expired?: boolean;
        /**
         * @description Currency of the base amount, ISO 4217
         * @example USD
         */
        currency?: string;
        /** @description Lowest base amount, in each rate's own currency */
        min_amount?: number;
        /** @description Highest base amount, in each rate's own currency */
        max_amount?: number;
      };
      /**
       * @description The call that makes it: path and query
       * @example /rates?origin=CNNGB&destination=Rotterdam
       */
      next: string;
    };
    /** RateList */
    RateList: {
      data: components['schemas']['ListedRate'][];
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
        /** @description Only when nothing matches: the nearest searches that find something, each with its call. Null: they were left out because many searches found nothing at once; ask again in a second */
        alternatives?: components['schemas']['Alternative'][] | null;
      };
    };
    /**
     * PriceStatistics
     * @example {
     *       "currency": "USD",
     *       "equipment": "40HC",
     *       "n": 6,
     *       "min": 1840,
     *       "p10": 1905,
     *       "p25": 2087.5,
     *       "median": 2440,
     *       "p75": 2610,
     *       "p90": 2780,
     *       "max": 2950,
     *       "mean": 2385.67
     *     }
     */
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
      /**
       * @example {
       *       "carrier": "MSCU"
       *     }
       */
      key: {
        [key: string]: string;
      };
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
        groups?: components['schemas']['PageMeta'];
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
     * UsualCharge
     * @example {
     *       "code": "BAF",
     *       "name": "Bunker adjustment factor",
     *       "currency": "USD",
     *       "from": 400,
     *       "to": 520
     *     }
     */
    UsualCharge: {
      /** @description Charge code as the trade writes it */
      code: string | null;
      name: string;
      /** @description ISO 4217 */
      currency: string | null;
      /** @description The lowest amount for one container that another rate states */
      from: number | null;
      /** @description The highest; it is in the upper end */
      to: number | null;
    };
    /**
     * TotalRange
     * @description What one container on one bill of lading with one document costs, at least and at most
     */
    TotalRange: {
      /** @example USD */
      currency: string;
      /**
       * @description What surely applies
       * @example 2680
       */
      atLeast: number;
      /**
       * @description With what applies under a condition and the usual charges that are not stated. Null: `open` says why
       * @example 3200
       */
      atMost: number | null;
      /**
       * @description Charges in other currencies, beside the amounts above; nothing is converted
       * @example []
       */
      otherCurrencies: {
        currency: string;
        atLeast: number;
        atMost: number;
      }[];
      /**
       * @description What the upper end is learned from. stated: the rate states its whole price; lane: from other rates of the lane; countries: from rates between the same countries; none: nothing tells it
       * @enum {string}
       */
      basis: 'stated' | 'lane' | 'countries' | 'none';
      /**
       * @description How many other rates the usual charges were learned from
       * @example 4
       */
      learnedFrom: number;
      /** @description The charges in the upper end that the rate itself does not state, but other rates do */
      usualCharges: components['schemas']['UsualCharge'][];
      /**
       * @description Why the upper end is open, a sentence each
       * @example []
       */
      open: string[];
    };
    /**
     * Rate
     * @example {
     *       "id": 40,
     *       "origin": {
     *         "code": "CNSHA",
     *         "name": "Shanghai",
     *         "country": "CN",
     *         "text": "Shanghai"
     *       },
     *       "destination": {
     *         "code": "NLRTM",
     *         "name": "Rotterdam",
     *         "country": "NL",
     *         "text": "Rotterdam"
     *       },
     *       "via": [],
     *       "placeOfReceipt": null,
     *       "placeOfDelivery": null,
     *       "serviceMode": "CY/CY",
     *       "carrier": {
     *         "scac": "MSCU",
     *         "name": "Mediterranean Shipping Company"
     *       },
     *       "service": "Lion",
     *       "equipment": {
     *         "code": "40HC",
     *         "isoCode": "45G1"
     *       },
     *       "base": {
     *         "amount": 2610,
     *         "currency": "USD"
     *       },
     *       "charges": [
     *         {
     *           "code": "LSS",
     *           "name": "Low sulphur surcharge",
     *           "amount": 70,
     *           "currency": "USD",
     *           "basis": "PER_CONTAINER",
     *           "paymentTerm": null,
     *           "status": "subject-to",
     *           "condition": null
     *         }
     *       ],
     *       "total": {
     *         "amount": 2680,
     *         "currency": "USD",
     *         "complete": false,
     *         "missing": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ]
     *       },
     *       "validFrom": "2026-12-01",
     *       "validTo": "2026-12-31",
     *       "transitDays": 33,
     *       "transitDaysMin": 31,
     *       "freeDays": {
     *         "demurrage": null,
     *         "detention": null,
     *         "combined": 14
     *       },
     *       "commodity": "FAK",
     *       "contract": {
     *         "type": "FAK",
     *         "reference": "DEMO-FAK-2612"
     *       },
     *       "remarks": "Subject to THC at both ends",
     *       "source": {
     *         "sheet": 4,
     *         "file": "msc-fak-asia-north-europe.xlsx",
     *         "tab": "Asia - North Europe",
     *         "row": 7,
     *         "publishedAt": "2026-11-22T20:08:24.436Z"
     *       },
     *       "known": {
     *         "from": "2026-11-22T20:08:24.436Z",
     *         "to": null
     *       }
     *     }
     */
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
      /** @description Base amount and the charges that surely apply per container in the same currency; a charge per TEU by the TEU of the container type */
      total: {
        amount: number;
        currency: string;
        /** @description True only when nothing is known to be missing */
        complete: boolean;
        /** @description What the amount leaves out, a sentence each */
        missing: string[];
        /** @description What of the amount was worked out by the container type, a sentence each: charges per TEU */
        derived?: string[];
        /**
         * Format: date
         * @description The day that it is for; given where charges have days of their own and `valid_on` was asked for
         */
        validOn?: string;
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
        /** @description Free time for demurrage at destination, in days */
        demurrage: number | null;
        /** @description Free time for detention at destination, in days */
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
      /** @description System time: when this rate was the current one; `to` is null while it is */
      known: {
        /** Format: date-time */
        from: string;
        to: string | null;
      };
    };
    /** ComparedRate */
    ComparedRate: {
      /**
       * @description Whether it is the cheapest of the rates compared in this currency for this container type. certain: the rate states its whole price and no other can be lower; likely: no other can be lower even when the usual charges come on top of it; possible: it may be; no: another is lower even with all that may come on top
       * @enum {string}
       */
      cheapest: 'certain' | 'likely' | 'possible' | 'no';
      totalRange: components['schemas']['TotalRange'];
      converted?: components['schemas']['Conversion'];
      rate: components['schemas']['Rate'];
    };
    /** RateComparison */
    RateComparison: {
      data: components['schemas']['ComparedRate'][];
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
    /**
     * PricePoint
     * @example {
     *       "asOf": "2026-11-22T20:08:24.436Z",
     *       "n": 3,
     *       "min": 1840,
     *       "median": 2440,
     *       "max": 2610
     *     }
     */
    PricePoint: {
      /** Format: date-time */
      asOf: string;
      /** @description Rates on offer then */
      n: number;
      /** @description The cheapest base amount */
      min: number;
      median: number;
      max: number;
    };
    /** PriceSeries */
    PriceSeries: {
      /**
       * @description SCAC, or the name where there is none; empty where the sheet names none; null: all carriers together
       * @example MSCU
       */
      carrier: string | null;
      /** @example 40HC */
      equipment: string;
      /** @example USD */
      currency: string;
      /** @description In order of time; a moment without a rate on offer has none */
      points: components['schemas']['PricePoint'][];
    };
    /** PriceHistory */
    PriceHistory: {
      data: components['schemas']['PriceSeries'][];
      meta: {
        /** @description When prices of the lane changed, each publication of them, and the ends of the window; at most 60 */
        moments: {
          /** Format: date-time */
          asOf: string;
          /** @description Number of the publication; null for the first and the last moment of the window */
          publication: number | null;
        }[];
        /** @description Earlier publications were left out; ask with an earlier `to` for them */
        truncated: boolean;
        origin: components['schemas']['UnderstoodPlace'] | null;
        destination: components['schemas']['UnderstoodPlace'] | null;
        carrier: components['schemas']['UnderstoodCarrier'] | null;
        validOn: string | null;
      };
    };
    /**
     * RateAtMoment
     * @description The price at one of the moments, and where in which file it stands
     */
    RateAtMoment: {
      /** @description Id of the rate: GET /rates/{id} */
      id: number;
      /** @description Ocean freight, per container */
      base: {
        amount: number;
        currency: string;
      };
      /** @description Base amount and the charges that surely apply per container in the same currency; a charge per TEU by the TEU of the container type */
      total: {
        amount: number;
        currency: string;
        /** @description True only when nothing is known to be missing */
        complete: boolean;
        /** @description What the amount leaves out, a sentence each */
        missing: string[];
        /** @description What of the amount was worked out by the container type, a sentence each: charges per TEU */
        derived?: string[];
        /**
         * Format: date
         * @description The day that it is for; given where charges have days of their own and `valid_on` was asked for
         */
        validOn?: string;
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
      source: {
        /** @description Id of the rate sheet */
        sheet: number;
        file: string;
        /** @description Worksheet name */
        tab: string | null;
        row: number | null;
        /**
         * @description The cell of the base rate; null where it was not recorded
         * @example F7
         */
        cell: string | null;
      };
    };
    /** RateLineValue */
    RateLineValue: {
      /** @example USD 70 PER_CONTAINER subject-to */
      text: string;
      /** @description The amount or the days; null where none is stated */
      value: number | null;
      /**
       * @description Currency (ISO 4217), or days
       * @example USD
       */
      unit: string | null;
    };
    /** RateChangeLine */
    RateChangeLine: {
      /**
       * @description Which part of the price
       * @enum {string}
       */
      line: 'base' | 'charge' | 'total' | 'validity' | 'transit' | 'freeTime' | 'other';
      /**
       * @description What it is called; of other lines the property
       * @example Base rate
       */
      name: string;
      /**
       * @description Code of a charge
       * @example LSS
       */
      code: string | null;
      before: components['schemas']['RateLineValue'] | null;
      after: components['schemas']['RateLineValue'] | null;
      /** @description After less before, in the unit of both */
      difference: number | null;
      /** @description The difference in percent of before, to a tenth */
      percent: number | null;
      /**
       * @description Why there is no difference
       * @example The charge was not listed before.
       */
      reason: string | null;
    };
    /**
     * PublicationOfSheet
     * @description Which sheet was published or reverted, when and by whom
     */
    PublicationOfSheet: {
      number: number;
      /** @enum {string} */
      kind: 'publish' | 'revert';
      /** @description Id of the rate sheet */
      sheet: number;
      file: string;
      /** Format: date-time */
      publishedAt: string;
      publishedBy: string;
    };
    /** RateChange */
    RateChange: {
      /**
       * @description changed: another price took over its days; renewed: a price for further days, beside the one that stays; ended: taken off record; added: nothing was offered before; expired: its validity ran out, nothing was published
       * @enum {string}
       */
      kind: 'changed' | 'renewed' | 'ended' | 'added' | 'expired';
      origin: components['schemas']['Place'];
      destination: components['schemas']['Place'];
      /** @description Null when the sheet does not name one */
      carrier: {
        /** @description NMFTA Standard Carrier Alpha Code; null when the carrier is not in the directory */
        scac: string | null;
        /** @description Carrier name */
        name: string;
      } | null;
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
      /** @description Null: nothing was offered then */
      before: components['schemas']['RateAtMoment'] | null;
      /** @description Null: nothing is offered any more */
      after: components['schemas']['RateAtMoment'] | null;
      /** @description Each line that differs, when there are two prices to compare */
      lines: components['schemas']['RateChangeLine'][];
      /** @description What made the change, the last of several; null when the validity ran out by itself */
      publication: components['schemas']['PublicationOfSheet'] | null;
    };
    /** RateChangeList */
    RateChangeList: {
      data: components['schemas']['RateChange'][];
      meta: {
        /** @description Entries of the whole list */
        total: number;
        page: number;
        perPage: number;
        /** @description 0 for an empty list */
        totalPages: number;
        from: {
          /** Format: date-time */
          asOf: string;
          /** @description The last one up to then; null: nothing was published yet, so that nothing is known of that side */
          publication: components['schemas']['PublicationOfSheet'] | null;
        };
        to: {
          /** Format: date-time */
          asOf: string;
          /** @description The last one up to then; null: nothing was published yet, so that nothing is known of that side */
          publication: components['schemas']['PublicationOfSheet'] | null;
        };
        /**
         * @description How many changes of each kind, whatever `kind` was asked for
         * @example {
         *       "changed": 2,
         *       "renewed": 0,
         *       "ended": 0,
         *       "added": 1,
         *       "expired": 0
         *     }
         */
        counts: {
          changed: number;
          renewed: number;
          ended: number;
          added: number;
          expired: number;
        };
        origin: components['schemas']['UnderstoodPlace'] | null;
        destination: components['schemas']['UnderstoodPlace'] | null;
        carrier: components['schemas']['UnderstoodCarrier'] | null;
      };
    };
    /** LclRow */
    LclRow: {
      /** @description Port of loading: code or name in any spelling the service knows */
      origin: string;
      /** @description Port of discharge */
      destination: string;
      via?: string[];
      /** @description SCAC or name */
      carrier?: string;
      /** @description Service or loop name */
      service?: string;
      /** @description Ocean freight for one unit of the basis */
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
      /**
       * @description What the amount is for
       * @default PER_WM
       * @enum {string}
       */
      basis?: 'PER_WM' | 'PER_M3' | 'PER_TONNE';
      /**
       * @description The weight that counts as one cubic metre
       * @default 1000
       */
      kgPerM3?: number;
      /** @description The least that is charged for the freight */
      minimum?: number;
      /** @description The least quantity that is charged, in units of the basis */
      minimumQuantity?: number;
      /** @description Other amounts for larger quantities */
      breaks?: {
        /** @description From this quantity on, in units of the basis */
        from: number;
        /** @description For one unit of the whole quantity */
        amount: number;
      }[];
      charges?: {
        /** @description Charge code: BAF, LSS, OTHC … */
        code?: string;
        /** @description Name; taken from the code when left out */
        name?: string;
        /** @description Left out: at cost */
        amount?: number | null;
        /** @description ISO 4217; the row's when left out */
        currency?: string;
        /** @enum {string} */
        paymentTerm?: 'PREPAID' | 'COLLECT';
        /** @enum {string} */
        status?: 'included' | 'subject-to' | 'at-cost';
        /** @description When it applies, if not always */
        condition?: string;
        /**
         * @description What one amount is for
         * @default UNKNOWN
         * @enum {string}
         */
        basis?: 'PER_WM' | 'PER_M3' | 'PER_TONNE' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT' | 'UNKNOWN';
        /** @description The least that is charged */
        minimum?: number;
        /** @description The most that is charged */
        maximum?: number;
      }[];
    };
    /**
     * SheetAnswers
     * @example {
     *       "currency": "USD"
     *     }
     */
    SheetAnswers: {
      /** @description The one port of loading of a sheet that names none */
      origin?: string;
      /** @description The one port of discharge of a sheet that names none */
      destination?: string;
      /** @description SCAC or name of the one carrier of a sheet that names none */
      carrier?: string;
      /**
       * @description ISO 4217, for prices without one
       * @example USD
       */
      currency?: string;
      /**
       * @description First day of validity, for rows without one
       * @example 2026-12-31
       */
      validFrom?: string;
      /**
       * @description Last day of validity, for rows without one
       * @example 2026-12-31
       */
      validTo?: string;
      /**
       * @description What columns hold, said outright: `COLUMN=ROLE` or `TAB!COLUMN=ROLE`; `ignore` leaves one aside
       * @example [
       *       "B=destination",
       *       "Prices!C=price 40HC"
       *     ]
       */
      columns?: string[];
      /**
       * @description What tabs are: `TAB=rates`, `TAB=charges` or `TAB=ignore`
       * @example [
       *       "Precios=ignore"
       *     ]
       */
      tabs?: string[];
      /**
       * @description What headings between rows give to them: `HEADING=origin`, `destination`, `carrier` or `ignore`
       * @example [
       *       "NINGBO=ignore"
       *     ]
       */
      headings?: string[];
    };
    /**
     * FindingPlace
     * @description A place in a file
     */
    FindingPlace: {
      tab?: string;
      row?: number;
      cell?: string;
      /** @description Id of the document */
      document?: number;
      page?: number;
      /**
       * @description Left, top, right, bottom on the page, in points from its top left
       * @example [
       *       72,
       *       118.5,
       *       268.3,
       *       128.5
       *     ]
       */
      box?: number[];
      /** @description The text at that place */
      quote?: string;
      /** @description Of an OpenDGD declaration: JSON Pointer (RFC 6901) */
      pointer?: string;
    };
    /**
     * Finding
     * @description A doubt about a document or sheet
     * @example {
     *       "code": "place_unknown",
     *       "severity": "warning",
     *       "message": "The place \"Port Nowhere\" is not known.",
     *       "place": {
     *         "tab": "Asia - North Europe",
     *         "row": 12,
     *         "cell": "B12"
     *       },
     *       "quote": "Port Nowhere"
     *     }
     */
    Finding: {
      code: string;
      /**
       * @description error: blocks the result; warning: should be reviewed; note: for information
       * @enum {string}
       */
      severity: 'error' | 'warning' | 'note';
      message: string;
      place?: components['schemas']['FindingPlace'];
      /** @description Key of the extracted field it concerns */
      field?: string;
      /** @description Every place it concerns, when there is more than one */
      places?: components['schemas']['FindingPlace'][];
      /** @description The text that raised the doubt, as in the file */
      quote?: string;
      /** @description Possible meanings, best first */
      candidates?: {
        code: string;
        name: string;
        score?: number;
      }[];
      /** @description Paragraph of the regulations it is based on */
      source?: string;
      /** @description The question to send the shipper */
      ask?: {
        english: string;
        chinese?: string;
      };
      /** @description Where documents differ: id of the one that is likelier wrong */
      likelierWrong?: number;
      /** @description Name of the import answer that resolves it, such as `carrier` */
      answer?: string;
    };
    /** RateSheetProgress */
    RateSheetProgress: {
      /**
       * @description reading: rows of the file; saving: rates of the draft; comparing with what is published; closing superseded rates; opening new ones
       * @enum {string}
       */
      stage: 'reading' | 'saving' | 'comparing' | 'closing' | 'opening';
      /** @description Rows, or rates, that this stage has dealt with */
      done: number;
      /** @description Of so many; 0: not known yet */
      total: number;
      /** @description Done in percent of the total; absent: not known yet */
      percent?: number;
    };
    /** RateSheetJob */
    RateSheetJob: {
      /** @enum {string} */
      kind: 'import' | 'publish';
      /**
       * @description done, failed and cancelled are final
       * @enum {string}
       */
      status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
      progress: components['schemas']['RateSheetProgress'] | null;
      /** @description Why it failed */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /** Format: date-time */
      createdAt: string;
      /** @example Pricing */
      createdBy: string;
      startedAt: string | null;
      finishedAt: string | null;
    };
    /** Difference */
    Difference: {
      added: number;
      changed: number;
      unchanged: number;
      /** @description Published rates that are only shortened to the day before a new one begins; named with that one as one change */
      shortened: number;
      /** @description Published rates that end: the new ones take over days of theirs, and not only those from a later day on */
      superseded: number;
      /** @description How far base amounts change; null when none does: what changes are days, charges or details. Of a sheet of both kinds, those of container rates */
      priceChange: {
        /** @description Changed rates whose base amount is another one in the same currency */
        rates: number;
        /** @example 3.2 */
        averagePercent: number;
        /** @example -1.5 */
        lowestPercent: number;
        /** @example 8.4 */
        highestPercent: number;
      } | null;
      /** @description The largest changes first; at most 100 */
      changes: {
        /** @enum {string} */
        kind: 'added' | 'changed';
        /** @example CNSHA */
        origin: string;
        /** @example NLRTM */
        destination: string;
        /** @example MSCU */
        carrier: string;
        /** @example 40HC */
        equipment: string;
        /** @example 2026-12-01 */
        validFrom: string;
        /** @example 2026-12-31 */
        validTo: string;
        /** @example USD */
        currency: string;
        /** @description Base amount that holds now */
        before: number | null;
        beforeCurrency: string | null;
        /** @description Base amount of the draft */
        after: number;
        /** @description Null across currencies */
        changePercent: number | null;
        /** @description Of a change: the last day of the published rate that it takes over from, which is shortened and does not end; null when none is */
        shortenedTo: string | null;
      }[];
    };
    /** RateSheetWithDifference */
    RateSheetWithDifference: {
      id: number;
      /** @example msc-fak-asia-north-europe.xlsx */
      file: string;
      /** @example adc35c3959df3ab7425b916dcfa1460b84188a355c1fcbfa500fd7885eb74c2a */
      sha256: string;
      /**
       * @description importing: it is yet to be read; failed, cancelled: its import has ended without a draft. See `job`
       * @enum {string}
       */
      status: 'importing' | 'draft' | 'published' | 'reverted' | 'failed' | 'cancelled';
      /** Format: date-time */
      createdAt: string;
      /** @example Pricing */
      createdBy: string;
      publishedAt: string | null;
      /**
       * @description What its rates are for: containers, less than a container load, or rates of both kinds
       * @enum {string}
       */
      kind: 'container' | 'lcl' | 'both';
      /** @description Rates read from the sheet, of both kinds */
      rates: number;
      /** @description Of them, those for less than a container load */
      lclRates: number;
      answers: components['schemas']['SheetAnswers'];
      tabs: {
        /** @example Asia - North Europe */
        tab: string;
        /** @example rates */
        kind: string;
        rows: number;
        rates: number;
        /** @example 6 rows gave 21 rates. */
        explanation: string;
      }[];
      findings: components['schemas']['Finding'][];
      /**
       * @description The import or publication that was begun last as a job of its own; null when none was
       * @example null
       */
      job: components['schemas']['RateSheetJob'] | null;
      /** @description Null unless the sheet is a draft */
      difference: components['schemas']['Difference'] | null;
    };
    /**
     * LclFreight
     * @description Ocean freight
     */
    LclFreight: {
      /**
       * @description PER_WM: for a cubic metre or the weight that counts as one, whichever the cargo has more of
       * @enum {string}
       */
      basis: 'PER_WM' | 'PER_M3' | 'PER_TONNE';
      /** @description For one unit */
      amount: number;
      currency: string;
      /** @description The weight that counts as one cubic metre */
      kgPerM3: number;
      /** @description The least that is charged */
      minimum: number | null;
      /** @description The least quantity that is charged */
      minimumQuantity: number | null;
      /** @description Other amounts for larger quantities, ascending; each for one unit of the whole quantity */
      breaks: {
        from: number;
        amount: number;
      }[];
    };
    /** LclCharge */
    LclCharge: {
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
      basis: 'PER_WM' | 'PER_M3' | 'PER_TONNE' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT' | 'UNKNOWN';
      /** @description The least that is charged */
      minimum: number | null;
      /** @description The most that is charged */
      maximum: number | null;
      paymentTerm: ('PREPAID' | 'COLLECT') | null;
      /** @enum {string} */
      status: 'included' | 'subject-to' | 'at-cost';
      /** @description When it applies, if not always */
      condition: string | null;
      days?: components['schemas']['ChargeDays'];
    };
    /**
     * LclRate
     * @description A price for cargo of less than a container load
     */
    LclRate: {
      id: number;
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
      freight: components['schemas']['LclFreight'];
      charges: components['schemas']['LclCharge'][];
      /** @description What the charges leave out, a sentence each */
      missing: string[];
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
      /** @description FAK, or the commodity the price is for */
      commodity: string | null;
      contract: {
        type: ('SPOT' | 'CONTRACT' | 'NAC' | 'FAK') | null;
        /** @description Contract or quotation number */
        reference: string | null;
      };
      /** @description Remarks as given */
      remarks: string | null;
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
      /** @description System time: when this rate was the current one; `to` is null while it is */
      known: {
        /** Format: date-time */
        from: string;
        to: string | null;
      };
    };
    /** DraftLclRate */
    DraftLclRate: {
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
      freight: components['schemas']['LclFreight'];
      charges: components['schemas']['LclCharge'][];
      /** @description What the charges leave out, a sentence each */
      missing: string[];
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
      /** @description FAK, or the commodity the price is for */
      commodity: string | null;
      contract: {
        type: ('SPOT' | 'CONTRACT' | 'NAC' | 'FAK') | null;
        /** @description Contract or quotation number */
        reference: string | null;
      };
      /** @description Remarks as given */
      remarks: string | null;
      /** @description Place in the sheet, from 0 */
      position: number;
      tab: string | null;
      row: number | null;
      /** @description Of a published one: GET /lcl-rates/{id} */
      id?: number;
      /** @description System time: when this rate was the current one; `to` is null while it is */
      known?: {
        /** Format: date-time */
        from: string;
        to: string | null;
      };
    };
    /** LclPriceLine */
    LclPriceLine: {
      code: string | null;
      name: string;
      /** @enum {string} */
      basis: 'PER_WM' | 'PER_M3' | 'PER_TONNE' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT' | 'UNKNOWN';
      /** @description Units that are charged */
      quantity: number | null;
      /** @description For one unit */
      unitAmount: number | null;
      /** @description What the line comes to; null when not known */
      amount: number | null;
      currency: string | null;
      /** @description Whether the least or the most that is charged decides the amount */
      bound: ('minimum' | 'maximum') | null;
      /** @enum {string} */
      certainty: 'certain' | 'conditional' | 'unknown';
      /** @description Why it is not certain */
      note: string | null;
    };
    /** LclPrice */
    LclPrice: {
      chargeable: {
        /**
         * @description Units of the freight’s basis that are charged
         * @example 3.4
         */
        quantity: number;
        /**
         * @description What decides the quantity
         * @enum {string}
         */
        by: 'volume' | 'weight' | 'minimum';
      };
      lines: components['schemas']['LclPriceLine'][];
      /** @description By currency; nothing is converted */
      totals: {
        currency: string;
        certain: number;
        conditional: number;
        atLeast: number;
        /** @description Null while something is not known */
        atMost: number | null;
        complete: boolean;
      }[];
      complete: boolean;
      missing: string[];
    };
    /** PricedLclRate */
    PricedLclRate: {
      rate: components['schemas']['LclRate'];
      price: components['schemas']['LclPrice'];
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
        /** @description Free time for demurrage at destination, in days */
        demurrage?: number;
        /** @description Free time for detention at destination, in days */
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
    /** RateSheet */
    RateSheet: {
      id: number;
      /** @example msc-fak-asia-north-europe.xlsx */
      file: string;
      /** @example adc35c3959df3ab7425b916dcfa1460b84188a355c1fcbfa500fd7885eb74c2a */
      sha256: string;
      /**
       * @description importing: it is yet to be read; failed, cancelled: its import has ended without a draft. See `job`
       * @enum {string}
       */
      status: 'importing' | 'draft' | 'published' | 'reverted' | 'failed' | 'cancelled';
      /** Format: date-time */
      createdAt: string;
      /** @example Pricing */
      createdBy: string;
      publishedAt: string | null;
      /**
       * @description What its rates are for: containers, less than a container load, or rates of both kinds
       * @enum {string}
       */
      kind: 'container' | 'lcl' | 'both';
      /** @description Rates read from the sheet, of both kinds */
      rates: number;
      /** @description Of them, those for less than a container load */
      lclRates: number;
      answers: components['schemas']['SheetAnswers'];
      tabs: {
        /** @example Asia - North Europe */
        tab: string;
        /** @example rates */
        kind: string;
        rows: number;
        rates: number;
        /** @example 6 rows gave 21 rates. */
        explanation: string;
      }[];
      findings: components['schemas']['Finding'][];
      /**
       * @description The import or publication that was begun last as a job of its own; null when none was
       * @example null
       */
      job: components['schemas']['RateSheetJob'] | null;
    };
    /**
     * DraftRate
     * @example {
     *       "origin": {
     *         "code": "CNSHA",
     *         "name": "Shanghai",
     *         "country": "CN",
     *         "text": "Shanghai"
     *       },
     *       "destination": {
     *         "code": "NLRTM",
     *         "name": "Rotterdam",
     *         "country": "NL",
     *         "text": "Rotterdam"
     *       },
     *       "via": [],
     *       "placeOfReceipt": null,
     *       "placeOfDelivery": null,
     *       "serviceMode": "CY/CY",
     *       "carrier": {
     *         "scac": "MSCU",
     *         "name": "Mediterranean Shipping Company"
     *       },
     *       "service": "Lion",
     *       "equipment": {
     *         "code": "40HC",
     *         "isoCode": "45G1"
     *       },
     *       "base": {
     *         "amount": 2610,
     *         "currency": "USD"
     *       },
     *       "charges": [
     *         {
     *           "code": "LSS",
     *           "name": "Low sulphur surcharge",
     *           "amount": 70,
     *           "currency": "USD",
     *           "basis": "PER_CONTAINER",
     *           "paymentTerm": null,
     *           "status": "subject-to",
     *           "condition": null
     *         }
     *       ],
     *       "total": {
     *         "amount": 2680,
     *         "currency": "USD",
     *         "complete": false,
     *         "missing": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ]
     *       },
     *       "validFrom": "2026-12-01",
     *       "validTo": "2026-12-31",
     *       "transitDays": 33,
     *       "transitDaysMin": 31,
     *       "freeDays": {
     *         "demurrage": null,
     *         "detention": null,
     *         "combined": 14
     *       },
     *       "commodity": "FAK",
     *       "contract": {
     *         "type": "FAK",
     *         "reference": "DEMO-FAK-2612"
     *       },
     *       "remarks": "Subject to THC at both ends",
     *       "position": 0,
     *       "tab": "Asia - North Europe",
     *       "row": 12
     *     }
     */
    DraftRate: {
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
      /** @description Base amount and the charges that surely apply per container in the same currency; a charge per TEU by the TEU of the container type */
      total: {
        amount: number;
        currency: string;
        /** @description True only when nothing is known to be missing */
        complete: boolean;
        /** @description What the amount leaves out, a sentence each */
        missing: string[];
        /** @description What of the amount was worked out by the container type, a sentence each: charges per TEU */
        derived?: string[];
        /**
         * Format: date
         * @description The day that it is for; given where charges have days of their own and `valid_on` was asked for
         */
        validOn?: string;
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
        /** @description Free time for demurrage at destination, in days */
        demurrage: number | null;
        /** @description Free time for detention at destination, in days */
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
      /** @description Its place in the draft, from 0 */
      position: number;
      /** @description Worksheet name */
      tab: string | null;
      /** @description Row of the worksheet, from 1 */
      row: number | null;
      /** @description Of a published one: GET /rates/{id} */
      id?: number;
      /** @description System time: when this rate was the current one; `to` is null while it is */
      known?: {
        /** Format: date-time */
        from: string;
        to: string | null;
      };
    };
    /** DraftChange */
    DraftChange: {
      /**
       * @description superseded: a published rate that ends, wholly or for the days that the new rates cover; one that is only shortened to the day before a new one is no change of its own (`shortenedTo`)
       * @enum {string}
       */
      kind: 'added' | 'changed' | 'superseded';
      /** @example CNSHA */
      origin: string;
      /** @example NLRTM */
      destination: string;
      /** @example MSCU */
      carrier: string;
      /** @example 40HC */
      equipment: string;
      /** @example 2026-12-01 */
      validFrom: string;
      /** @example 2026-12-31 */
      validTo: string;
      /** @example USD */
      currency: string;
      /** @description Base amount that holds now */
      before: number | null;
      beforeCurrency: string | null;
      /** @description Base amount of the draft; null for a superseded rate */
      after: number | null;
      /** @description Null across currencies */
      changePercent: number | null;
      /** @description Of a change: the last day of the published rate that it takes over from, which is shortened and does not end; null when none is */
      shortenedTo: string | null;
    };
    /** SheetCell */
    SheetCell: {
      /** @example D12 */
      cell: string;
      /**
       * @description As a spreadsheet program shows it
       * @example 1,840
       */
      text: string;
      /**
       * @description What the cell is for a rate
       * @enum {string}
       */
      role:
        | 'origin'
        | 'destination'
        | 'receipt'
        | 'delivery'
        | 'via'
        | 'carrier'
        | 'container-type'
        | 'price'
        | 'charge'
        | 'validity'
        | 'transit'
        | 'free-time'
        | 'currency'
        | 'commodity'
        | 'contract'
        | 'service'
        | 'port-name'
        | 'heading'
        | 'note'
        | 'default'
        | 'ignored';
      /** @description Why it is ignored, or what a heading or default says */
      reason: string | null;
      /** @description The comment attached to the cell */
      comment: string | null;
      /** @description Numbers of findings: places in the list of findings of the sheet, from 0 */
      findings: number[];
      /** @description Of a price: the rates that it led to */
      rates: number[];
    };
    /** SheetGridRow */
    SheetGridRow: {
      /** @example 12 */
      row: number;
      /** @description The cells that say something, left to right; none for an empty row */
      cells: components['schemas']['SheetCell'][];
      /** @description Numbers of findings: places in the list of findings of the sheet, from 0 */
      findings: number[];
      /** @description The rates that the row led to: places in the draft from 0, or ids once the sheet is published */
      rates: number[];
    };
    /** FindingRow */
    FindingRow: {
      /** @example Asia - North Europe */
      tab: string;
      /** @example 12 */
      row: number;
      /** @description Null when it is about the whole row */
      cell: string | null;
    };
    /** SheetLayout */
    SheetLayout: {
      /**
       * @description Equal for sheets with the same tabs and headings
       * @example Qm3x0ZkT1s7uYb2d
       */
      layout: string;
      /** @description The newest sheet that has the layout */
      file: string | null;
      answers: components['schemas']['SheetAnswers'];
      /** Format: date-time */
      updatedAt: string;
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
    /** IntakeItem */
    IntakeItem: {
      /**
       * @description The subject of the mail, or the name of the file
       * @example Rates December
       */
      name: string;
      /** @description The address that the mail names as its sender */
      sender: string | null;
      /** @enum {string} */
      status: 'imported' | 'refused';
      /** @description Id of the rate sheet: the draft, or the sheet of the same content that was there. Null: none, or deleted */
      sheet: number | null;
      /** @description Why it was refused */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /** Format: date-time */
      takenAt: string;
    };
    /** IntakeSource */
    IntakeSource: {
      /** @enum {string} */
      kind: 'mailbox' | 'folder';
      /** @example rates@example.com at imap.example.com, INBOX */
      name: string;
      /**
       * @description waiting: no server of this database has looked yet; failing: see `problem`
       * @enum {string}
       */
      status: 'waiting' | 'working' | 'failing';
      /** @description When it was last looked at */
      lookedAt: string | null;
      /** @description When it will be looked at again; later each time while it fails */
      nextLookAt: string | null;
      /** @description When it began to fail */
      failingSince: string | null;
      /** @description Why the last look failed */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /** @description Mails or files that were imported */
      imported: number;
      /** @description Mails or files that were not */
      refused: number;
      /** @description What came last, the newest first; at most 50 */
      recent: components['schemas']['IntakeItem'][];
    };
    /**
     * ExchangeRateSet
     * @example {
     *       "source": "European Central Bank",
     *       "date": "2026-11-20",
     *       "base": "EUR",
     *       "rates": {
     *         "USD": 1.0845,
     *         "CNY": 7.7031
     *       }
     *     }
     */
    ExchangeRateSet: {
      /**
       * @description Who publishes them
       * @example European Central Bank
       */
      source: string;
      /**
       * @description Their day
       * @example 2026-11-20
       */
      date: string;
      /**
       * @description ISO 4217
       * @example EUR
       */
      base: string;
      /**
       * @description Units of each currency (ISO 4217) for one unit of the base
       * @example {
       *       "USD": 1.0845,
       *       "CNY": 7.7031
       *     }
       */
      rates: {
        [key: string]: number;
      };
    };
    /** LoadedExchangeRates */
    LoadedExchangeRates: {
      /**
       * @description Who publishes them
       * @example European Central Bank
       */
      source: string;
      /**
       * @description Their day
       * @example 2026-11-20
       */
      date: string;
      /**
       * @description ISO 4217
       * @example EUR
       */
      base: string;
      /**
       * @description Units of each currency (ISO 4217) for one unit of the base
       * @example {
       *       "USD": 1.0845,
       *       "CNY": 7.7031
       *     }
       */
      rates: {
        [key: string]: number;
      };
      /** Format: date-time */
      loadedAt: string;
      loadedBy: string;
    };
    /**
     * ExchangeRateCsv
     * @example {
     *       "csv": "date,source,base,currency,rate\n2026-11-20,European Central Bank,EUR,USD,1.0845\n"
     *     }
     */
    ExchangeRateCsv: {
      /**
       * @description A table with a header: date, source, base, currency and rate in any order; or, instead of the last two, a column for each currency. Comma, semicolon, tab or | between. Days as YYYY-MM-DD
       * @example date,source,base,currency,rate
       *     2026-11-20,European Central Bank,EUR,USD,1.0845
       */
      csv: string;
      /**
       * @description The decimal mark of the rates; there are no separators of thousands
       * @default point
       * @enum {string}
       */
      decimal?: 'point' | 'comma';
      /** @description Who publishes them, where no column says it */
      source?: string;
      /** @description The base, where no column says it */
      base?: string;
    };
    /** LoadedExchangeRateCsv */
    LoadedExchangeRateCsv: {
      /**
       * @description Sets: each a source, a day and a base
       * @example 1
       */
      sets: number;
      /** @example 30 */
      rates: number;
      /**
       * @example [
       *       "European Central Bank"
       *     ]
       */
      sources: string[];
      /**
       * @description The first day
       * @example 2026-11-20
       */
      from: string;
      /**
       * @description The last day
       * @example 2026-11-20
       */
      to: string;
      /** Format: date-time */
      loadedAt: string;
      /** @example administrator */
      loadedBy: string;
    };
    /**
     * MarginRule
     * @description A margin. It needs an `amount` or a `percent`; with `amount` or `minimum` a `currency`, and then it is only for prices in that currency.
     */
    MarginRule: {
      /**
       * @description Port, country or region of origin; absent: every one
       * @example Shanghai
       */
      origin?: string;
      /**
       * @description Port, country or region of destination; absent: every one
       * @example Shanghai
       */
      destination?: string;
      /**
       * @description SCAC or name
       * @example MAEU
       */
      carrier?: string;
      /**
       * @description Container type
       * @example 40HC
       */
      equipment?: string;
      /**
       * @description Code or name of the charge; * is every line. Absent: the ocean freight
       * @example BAF
       */
      charge?: string;
      /**
       * @description Added to each unit of the line, in `currency`
       * @example 150
       */
      amount?: number;
      /**
       * @description Of the buy price, added to it. Below 0 or above 100 it is confirmed (`confirm_margins`)
       * @example 8
       */
      percent?: number;
      /** @description The least that is added, in `currency` */
      minimum?: number;
      /**
       * @description ISO 4217
       * @example USD
       */
      currency?: string;
      /**
       * @description First day of sale (UTC) that it holds
       * @example 2027-01-01
       */
      validFrom?: string;
      /**
       * @description Last day of sale (UTC) that it holds
       * @example 2027-01-01
       */
      validTo?: string;
    };
    /** PricesUnderWay */
    PricesUnderWay: {
      /** @description Rates that are priced */
      done: number;
      /** @description Of so many; 0: not begun */
      total: number;
    };
    /** PriceList */
    PriceList: {
      name: string;
      accounts: string[];
      rules: components['schemas']['MarginRule'][];
      rounding: {
        /**
         * @description ISO 4217
         * @example USD
         */
        currency: string;
        /** @description Sell prices are multiples of it */
        step: number;
        /**
         * @description up unless said otherwise
         * @enum {string}
         */
        direction?: 'up' | 'nearest';
      }[];
      /** Format: date-time */
      updatedAt: string;
      updatedBy: string;
      /** @description As they are now */
      rates: {
        /** @description Current rates that are sold by it */
        current: number;
        /** @description Of these, those whose ocean freight has no margin: sold at the buy price */
        withoutMargin: number;
      };
      /** @description Prices of the margins of today that are still being made; questions of its accounts wait for them. null: they are made */
      making: components['schemas']['PricesUnderWay'] | null;
    };
    /** SellingLine */
    SellingLine: {
      /** @description OFR: the ocean freight; else the code or name of the charge */
      line: string;
      currency: string | null;
      buy: number | null;
      sell: number | null;
      /** @description The rule in words; null: none fits */
      margin: string | null;
      /** @description Which of `rules`, from 1 */
      rule: number | null;
    };
    /**
     * FormField
     * @example {
     *       "key": "unNo",
     *       "label": "UN No.",
     *       "type": "text",
     *       "required": false,
     *       "options": null,
     *       "validation": null
     *     }
     */
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
      /** @description Words before the value in documents and forms; only in added formats */
      labels?: string[];
    };
    /**
     * CanonicalField
     * @example {
     *       "key": "unNo",
     *       "label": "UN number",
     *       "type": "string",
     *       "required": false
     *     }
     */
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
      /** @example Chemical data */
      label: string;
      /**
       * @description Purpose of the format
       * @example Data of a chemical for a booking
       */
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
    /**
     * NewFormat
     * @example {
     *       "id": "acme_booking",
     *       "label": "ACME booking form",
     *       "fields": [
     *         {
     *           "key": "unNo",
     *           "label": "UN number",
     *           "cell": "C5"
     *         },
     *         {
     *           "key": "hsCode",
     *           "label": "HS code",
     *           "labels": [
     *             "Tariff No."
     *           ]
     *         }
     *       ]
     *     }
     */
    NewFormat: {
      /**
       * @description A new id
       * @example acme_booking
       */
      id: string;
      label: string;
      /** @description Purpose of the format */
      description?: string;
      fields: {
        /**
         * @description Field identifier. A key of a built-in format is filled with the value of that field
         * @example unNo
         * @example hsCode
         */
        key: string;
        /** @example HS code */
        label: string;
        /**
         * @description text when absent
         * @enum {string}
         */
        type?: 'text' | 'select' | 'number';
        /** @description Values of a select field */
        options?: string[];
        /**
         * @description Its cell in the workbook
         * @example C5
         */
        cell?: string;
        /**
         * @description Words before the value in documents and forms, in addition to the label
         * @example [
         *       "HS编码",
         *       "Tariff No."
         *     ]
         */
        labels?: string[];
      }[];
    };
    /**
     * Port
     * @example {
     *       "code": "CNSHA",
     *       "codes": [
     *         "CNSHA",
     *         "CNSHG",
     *         "CNWGQ"
     *       ],
     *       "name": "Shanghai",
     *       "country": "CN",
     *       "countryName": "China",
     *       "nameZhHans": "上海",
     *       "nameZhHant": "上海",
     *       "localName": null,
     *       "aliases": [
     *         "Yangshan",
     *         "Waigaoqiao"
     *       ],
     *       "regions": [
     *         "china-main",
     *         "east-china"
     *       ],
     *       "latitude": 31.23,
     *       "longitude": 121.49,
     *       "timeZone": "Asia/Shanghai",
     *       "functions": [
     *         "port"
     *       ]
     *     }
     */
    Port: {
      /**
       * @description The code used in the trade
       * @example CNSHA
       */
      code: string;
      /** @description Every code of this port, including its UN/LOCODE */
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
      /** @description port for a seaport; for an inland point what serves it */
      functions: ('port' | 'barge' | 'rail' | 'road' | 'inland-depot')[];
    };
    /** StoredPortAlias */
    StoredPortAlias: {
      /**
       * @description The spelling, as in rate sheets
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
    /**
     * PortAlias
     * @example {
     *       "text": "Nhava S.",
     *       "code": "INNSA"
     *     }
     */
    PortAlias: {
      /**
       * @description The spelling, as in rate sheets
       * @example Nhava S.
       */
      text: string;
      /**
       * @description Any code of the port that it means
       * @example INNSA
       */
      code: string;
    };
    /**
     * Carrier
     * @example {
     *       "scac": "MSCU",
     *       "scacs": [
     *         "MSCU",
     *         "MEDU"
     *       ],
     *       "smdgCode": "MSC",
     *       "name": "Mediterranean Shipping Company",
     *       "nameZh": "地中海航运",
     *       "aliases": [
     *         "MSC"
     *       ],
     *       "group": null
     *     }
     */
    Carrier: {
      /** @description NMFTA Standard Carrier Alpha Code */
      scac: string;
      scacs: string[];
      /** @description SMDG liner code */
      smdgCode: string | null;
      name: string;
      nameZh: string | null;
      aliases: string[];
      /** @description Its group or parent company */
      group: string | null;
    };
    /**
     * DangerousGoodsRow
     * @example {
     *       "row": 3,
     *       "name": "PAINT (including paint, lacquer, enamel, stain, varnish)",
     *       "shippingNames": [
     *         {
     *           "proper": "PAINT",
     *           "synonyms": [],
     *           "text": "PAINT (including paint, lacquer, enamel, stain, varnish)"
     *         }
     *       ],
     *       "hazardClass": "3",
     *       "subsidiaryHazards": [],
     *       "conditionalHazards": [],
     *       "furtherHazards": false,
     *       "packingGroup": "III",
     *       "state": "liquid",
     *       "ems": "F-E, S-E",
     *       "limitedQuantity": "5 L",
     *       "exceptedQuantity": "E1",
     *       "marinePollutant": false,
     *       "technicalName": false,
     *       "specialProvisions": [
     *         163,
     *         223,
     *         367,
     *         955
     *       ],
     *       "provisionsSource": "IMDG Code Amendment 42-24, from knowledge of the field",
     *       "seaTransport": "allowed",
     *       "carriage": {
     *         "stowageCategory": {
     *           "values": [
     *             "A"
     *           ],
     *           "source": "49 CFR 172.101 of 2026-06-01"
     *         }
     *       }
     *     }
     */
    DangerousGoodsRow: {
      /** @description Counts the rows of the number from 1 */
      row: number;
      /** @description Text of the list: proper shipping names in capitals, qualifying text in lower case */
      name: string;
      /** @description The alternative names for the declaration */
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
      /** @description Listed as a marine pollutant; others are pollutants by their properties */
      marinePollutant: boolean;
      /** @description The name needs the technical name in brackets (special provisions 274, 318) */
      technicalName: boolean;
      /** @description Numbers of column 6 */
      specialProvisions: number[];
      /** @description Where the special provisions are from */
      provisionsSource: string;
      /** @description allowed, prohibited, not-subject or not-by-sea */
      seaTransport: string;
      /** @description Stowage, segregation, packing instructions, IBCs and tanks, each with its source. An absent column is not known; `176.84(103)` is a provision of 49 CFR without a code of the IMDG Code */
      carriage: {
        /** @description Column 16a: A to E, 01 to 05 for class 1 */
        stowageCategory?: {
          values: string[];
          source: string;
        };
        /** @description Column 16a: stowage and handling codes */
        stowageCodes?: {
          values: string[];
          source: string;
        };
        /** @description Column 16b */
        segregationCodes?: {
          values: string[];
          source: string;
        };
        /** @description Column 8 */
        packingInstructions?: {
          values: string[];
          source: string;
        };
        /** @description Column 9 */
        packingProvisions?: {
          values: string[];
          source: string;
        };
        /** @description Column 10 */
        ibcInstructions?: {
          values: string[];
          source: string;
        };
        /** @description Column 11 */
        ibcProvisions?: {
          values: string[];
          source: string;
        };
        /** @description Column 13 */
        tankInstructions?: {
          values: string[];
          source: string;
        };
        /** @description Column 14 */
        tankProvisions?: {
          values: string[];
          source: string;
        };
      };
    };
    /** Edition */
    Edition: {
      /** @example IMDG Code Amendment 42-24 */
      name: string;
      /** @example 42-24 */
      amendment: string;
      /**
       * Format: date
       * @example 2025-01-01
       */
      voluntaryFrom: string;
      /**
       * Format: date
       * @example 2026-01-01
       */
      mandatoryFrom: string;
      /**
       * Format: date
       * @description From which day of sailing, where the operator chose one
       * @example 2027-06-01
       */
      usedFrom?: string;
    };
    /** DangerousGoods */
    DangerousGoods: {
      /** @example 1263 */
      un: string;
      /** @description Proper shipping name in Chinese */
      nameZh: string | null;
      /** @example [] */
      segregationGroups: {
        code: string;
        name: string;
      }[];
      rows: components['schemas']['DangerousGoodsRow'][];
      /**
       * @description What the stowage and segregation codes of the rows mean
       * @example {
       *       "SW2": "clear of living quarters"
       *     }
       */
      codes: {
        [key: string]: string;
      };
      edition: components['schemas']['Edition'];
    };
    /**
     * OpenDgd
     * @description An OpenDGD 1.0 declaration; GET /opendgd/schema is its JSON Schema
     * @example {
     *       "openDgdVersion": "1.0",
     *       "documentType": "IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM",
     *       "regulation": {
     *         "code": "IMDG",
     *         "edition": "42-24"
     *       },
     *       "consignment": {
     *         "parties": {
     *           "shipper": {
     *             "name": "Harbour Coatings B.V."
     *           }
     *         },
     *         "cargoTransportUnit": {
     *           "identificationNumber": "MSKU 123456-5"
     *         },
     *         "dangerousGoods": [
     *           {
     *             "unNumber": "1263",
     *             "properShippingName": "PAINT",
     *             "class": [
     *               "3"
     *             ],
     *             "packingGroup": "III"
     *           }
     *         ]
     *       }
     *     }
     */
    OpenDgd: unknown;
    /** OpenDgdFinding */
    OpenDgdFinding: {
      /** @enum {string} */
      severity: 'error' | 'warning' | 'info';
      /** @example OPENDGD-REQUIRED */
      code: string;
      message: string;
      /**
       * @description RFC 6901
       * @example /consignment/dangerousGoods/0/class
       */
      jsonPointer: string;
      /** @description What to do about it */
      next?: string;
    };
    /**
     * OpenDgdConformance
     * @example {
     *       "conforms": true,
     *       "findings": []
     *     }
     */
    OpenDgdConformance: {
      conforms: boolean;
      findings: components['schemas']['OpenDgdFinding'][];
    };
    /**
     * Role
     * @description What a person does
     * @enum {string}
     */
    Role: 'viewer' | 'pricing' | 'documents' | 'approver' | 'administrator';
    /** PersonOfKey */
    PersonOfKey: {
      /** @example per_8Kd2Vq0sTz4n */
      id: string;
      name: string;
      role: components['schemas']['Role'];
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
    /**
     * KeyLimits
     * @description Limits on a key's orders, in addition to its scopes
     * @example {
     *       "approval": "incomplete",
     *       "perOrder": {
     *         "USD": 20000
     *       },
     *       "lanes": [
     *         "CNSHA-NLRTM"
     *       ],
     *       "carriers": [
     *         "MAEU",
     *         "COSU"
     *       ]
     *     }
     */
    KeyLimits: {
      /** @description May request quotes but not place orders */
      quoteOnly?: boolean;
      /**
       * @description always: each order waits for approval; incomplete: orders whose price is not complete
       * @enum {string}
       */
      approval?: 'never' | 'incomplete' | 'always';
      /**
       * @description Maximum cost of one order, by currency; other currencies are refused
       * @example {
       *       "USD": 20000,
       *       "EUR": 18000
       *     }
       */
      perOrder?: {
        [key: string]: number;
      };
      /**
       * @description Maximum cost of the orders of one day (UTC), by currency; other currencies are refused
       * @example {
       *       "USD": 20000,
       *       "EUR": 18000
       *     }
       */
      perDay?: {
        [key: string]: number;
      };
      /**
       * @description Maximum cost of all its orders together, by currency; cancelled and refused ones do not count
       * @example {
       *       "USD": 20000,
       *       "EUR": 18000
       *     }
       */
      total?: {
        [key: string]: number;
      };
      /**
       * @description Maximum number of orders; cancelled and refused ones do not count
       * @example 3
       */
      orders?: number;
      /**
       * @description Only these lanes: origin-destination as port or country code, * for any
       * @example [
       *       "CNSHA-NLRTM",
       *       "CN-*"
       *     ]
       */
      lanes?: string[];
      /**
       * @description Only these carriers (SCAC)
       * @example [
       *       "MAEU",
       *       "COSU"
       *     ]
       */
      carriers?: string[];
    };
    /** NarrowedKeyLink */
    NarrowedKeyLink: {
      /** @description What this step is revoked by, with the keys made after it */
      id: string;
      order: string | null;
      limits: components['schemas']['KeyLimits'];
    };
    /** Whoami */
    Whoami: {
      keyId: string | null;
      /**
       * @description Who or what uses it, as events name it: of a person with the role
       * @example Pricing team
       */
      name: string;
      person: components['schemas']['PersonOfKey'] | null;
      environment: ('live' | 'test') | null;
      /**
       * @description Account of the key: it sees the documents, shipments, quotes and orders of this account
       * @example main
       */
      account: string;
      scopes: components['schemas']['Scope'][];
      limits: components['schemas']['KeyLimits'];
      /** @description What holders took from the key, step by step; each holds beside `limits`. Empty: a whole key */
      narrowed: components['schemas']['NarrowedKeyLink'][];
      expiresAt: string | null;
    };
    /** ApiKey */
    ApiKey: {
      /**
       * @description Id of the key; not secret
       * @example key_4mZp0Qw8Tn2c
       */
      id: string;
      /** @description Who or what uses it */
      name: string;
      /**
       * @description The start of the key
       * @example ar_live_x7Qd
       */
      prefix: string;
      /** @enum {string} */
      environment: 'live' | 'test';
      /**
       * @description Account of the key: it sees the documents, shipments, quotes and orders of this account
       * @example main
       */
      account: string;
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
      limits: components['schemas']['KeyLimits'];
      person: components['schemas']['PersonOfKey'] | null;
    };
    /** CreatedApiKey */
    CreatedApiKey: {
      /**
       * @description Id of the key; not secret
       * @example key_4mZp0Qw8Tn2c
       */
      id: string;
      /** @description Who or what uses it */
      name: string;
      /**
       * @description The start of the key
       * @example ar_live_x7Qd
       */
      prefix: string;
      /** @enum {string} */
      environment: 'live' | 'test';
      /**
       * @description Account of the key: it sees the documents, shipments, quotes and orders of this account
       * @example main
       */
      account: string;
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
      limits: components['schemas']['KeyLimits'];
      person: components['schemas']['PersonOfKey'] | null;
      /** @description The key itself. Shown only in this answer */
      key: string;
    };
    /** RevokedNarrowedKey */
    RevokedNarrowedKey: {
      /**
       * @description The key that it was made of
       * @example key_4mZp0Qw8Tn2c
       */
      keyId: string;
      /**
       * @description Id of the narrowed key
       * @example q0Yw3nB8hVtK5sLz7RcXaE
       */
      linkId: string;
      /**
       * Format: date-time
       * @description When it was revoked first
       */
      revokedAt: string;
      /**
       * @description Who revoked it
       * @example Pricing team
       */
      revokedBy: string;
    };
    /** RoleWithScopes */
    RoleWithScopes: {
      role: components['schemas']['Role'];
      scopes: components['schemas']['Scope'][];
    };
    /** Roles */
    Roles: {
      data: components['schemas']['RoleWithScopes'][];
    };
    /** Person */
    Person: {
      /**
       * @description Id of the person
       * @example per_8Kd2Vq0sTz4n
       */
      id: string;
      /**
       * @description As events and answers name them
       * @example Grace Chen
       */
      name: string;
      role: components['schemas']['Role'];
      /**
       * @description Account that the person works for
       * @example main
       */
      account: string;
      /**
       * @description active: can sign in; invited: has an open invite and no working key; without-access: needs a new invite; deactivated: for good
       * @enum {string}
       */
      state: 'invited' | 'active' | 'without-access' | 'deactivated';
      /**
       * Format: date-time
       * @description When the person was created
       */
      createdAt: string;
      /** @description Who created the person */
      createdBy: string;
      deactivatedAt: string | null;
      lastUsedAt: string | null;
      key: string | null;
      inviteExpiresAt: string | null;
    };
    /**
     * NewPerson
     * @example {
     *       "name": "Grace Chen",
     *       "role": "approver"
     *     }
     */
    NewPerson: {
      /**
       * @description As colleagues know them
       * @example Grace
       */
      name: string;
      role: components['schemas']['Role'];
      /**
       * @description Account that it belongs to; main, that of the operator, when absent. A new name is a new account
       * @example acme-trading
       */
      account?: string;
      /**
       * @description How long the invite works, at most 30d: a duration, a day or an instant; 7d if absent
       * @example 7d
       */
      expires?: string;
    };
    /** InvitedPerson */
    InvitedPerson: {
      /**
       * @description Id of the person
       * @example per_8Kd2Vq0sTz4n
       */
      id: string;
      /**
       * @description As events and answers name them
       * @example Grace Chen
       */
      name: string;
      role: components['schemas']['Role'];
      /**
       * @description Account that the person works for
       * @example main
       */
      account: string;
      /**
       * @description active: can sign in; invited: has an open invite and no working key; without-access: needs a new invite; deactivated: for good
       * @enum {string}
       */
      state: 'invited' | 'active' | 'without-access' | 'deactivated';
      /**
       * Format: date-time
       * @description When the person was created
       */
      createdAt: string;
      /** @description Who created the person */
      createdBy: string;
      deactivatedAt: string | null;
      lastUsedAt: string | null;
      key: string | null;
      inviteExpiresAt: string | null;
      /**
       * @description Open it in a browser within its time, once. Shown only in this answer. Without AGENT_RATE_BASE_URL it begins with a slash: put the address of the service in front
       * @example https://rates.example.com/console/invite#ar_invite_…
       */
      link: string;
    };
    /**
     * PersonChange
     * @example {
     *       "role": "administrator"
     *     }
     */
    PersonChange: {
      /**
       * @description As colleagues know them
       * @example Grace
       */
      name?: string;
      role?: components['schemas']['Role'];
    };
    /** AcceptedInvite */
    AcceptedInvite: {
      person: components['schemas']['Person'];
      /** @description The key of the person, to sign in with from now on. Shown only in this answer */
      key: string;
    };
    /** AuditEntry */
    AuditEntry: {
      /** @description Counts up with time */
      id: number;
      /**
       * Format: date-time
       * @description When the act began
       */
      time: string;
      actor: {
        /**
         * @description Who acted; of a person with the role at that time
         * @example Grace (approver)
         */
        name: string;
        key: string | null;
        person: string | null;
      };
      /**
       * @description By which way
       * @enum {string}
       */
      adapter: 'rest' | 'console' | 'mcp' | 'cli' | 'intake';
      /**
       * @description The operation
       * @example create-key
       */
      act: string;
      subject: string | null;
      /**
       * @description unknown: not ended yet, or interrupted; then look at the resource
       * @enum {string}
       */
      outcome: 'done' | 'refused' | 'unknown';
      problem: string | null;
      /** @description The resource before, as its own operation answers it; null: it was not there */
      before: unknown;
      /** @description The resource after; null: it is gone, or nothing was done */
      after: unknown;
    };
    /** Job */
    Job: {
      /** @enum {string} */
      kind: 'extraction' | 'import' | 'publication';
      /** @description Of the extraction, or of the rate sheet; it is stopped by that id */
      id: number;
      /** @description What it reads or publishes */
      files: string[];
      /**
       * @description done, failed and cancelled are final
       * @enum {string}
       */
      status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
      progress: {
        stage: string | null;
        /** @description Rows, rates or pages that this stage has dealt with */
        done: number;
        /** @description Of so many; 0: not known yet */
        total: number;
      } | null;
      /** @description Why it failed */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      createdAt: string;
      /** @example Pricing */
      createdBy: string;
      startedAt: string | null;
      finishedAt: string | null;
    };
    /** RecentProblem */
    RecentProblem: {
      id: number;
      /**
       * Format: date-time
       * @description When it was answered last
       */
      time: string;
      /** @description How often in that minute, for the same operation and key */
      times: number;
      /** @example rate_not_found */
      code: string;
      /**
       * @description HTTP status; from 500 on the fault is of the service
       * @example 404
       */
      status: number;
      /** @description What was answered, of the last time */
      message: string;
      operation: string | null;
      /**
       * @description By which way
       * @enum {string}
       */
      adapter: 'rest' | 'console' | 'mcp' | 'cli' | 'intake';
      actor: {
        /** @example Booking agent */
        name: string;
        key: string | null;
        person: string | null;
      } | null;
      requestId: string | null;
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
      | 'agent-rate.order.evidence-changed.v1'
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
       * @description Unique id of the event
       * @example evt_5fQw0Zt8Kp3xYc7RnB2d
       */
      id: string;
      /**
       * @description The service that emitted it
       * @example https://rates.example.com
       */
      source: string;
      type: components['schemas']['EventType'];
      /**
       * @description The resource it is about
       * @example orders/123
       */
      subject: string;
      /** Format: date-time */
      time: string;
      /** @constant */
      datacontenttype: 'application/json';
      /**
       * @description Position in the log, without gaps, in digits that sort as text. The cursor of the feed
       * @example 0000000000000042
       */
      sequence: string;
      /** @description As the type defines it: docs/events.md */
      data: {
        [key: string]: unknown;
      };
    };
    /** EventFeed */
    EventFeed: {
      /** @description In the order of the log */
      data: components['schemas']['Event'][];
      meta: {
        /** @description The cursor to continue from: send it as `after` */
        next: string;
        /** @description True: there are more events already; false: these are all so far */
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
      kind: 'pdf' | 'image' | 'docx' | 'workbook' | 'json' | 'text';
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
            | 'container-packing-certificate'
            | 'dangerous-goods-declaration'
            | 'non-dangerous-goods-letter'
            | 'un38.3-test-summary'
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
      kind: 'pdf' | 'image' | 'docx' | 'workbook' | 'json' | 'text';
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
            | 'container-packing-certificate'
            | 'dangerous-goods-declaration'
            | 'non-dangerous-goods-letter'
            | 'un38.3-test-summary'
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
        /**
         * @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left
         * @example [
         *       72,
         *       118.5,
         *       268.3,
         *       128.5
         *     ]
         */
        box: number[];
        /**
         * @description header and footer come again on other pages
         * @enum {string}
         */
        role: 'body' | 'header' | 'footer';
        /** @description Runs of text without a wide gap: a paragraph’s line, a label, a cell of a table */
        cells: {
          text: string;
          /**
           * @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left
           * @example [
           *       72,
           *       118.5,
           *       268.3,
           *       128.5
           *     ]
           */
          box: number[];
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
    /**
     * Evidence
     * @example {
     *       "document": 17,
     *       "page": 2,
     *       "box": [
     *         301.5,
     *         375,
     *         333.1,
     *         383
     *       ],
     *       "quote": "UN 1263"
     *     }
     */
    Evidence: {
      /** @description Id of the document */
      document: number;
      /** @description Counted from 1 */
      page: number;
      /**
       * @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left
       * @example [
       *       72,
       *       118.5,
       *       268.3,
       *       128.5
       *     ]
       */
      box: number[];
      /** @description The words as they stand there */
      quote: string;
      /** @description Of an OpenDGD declaration: JSON Pointer (RFC 6901) */
      pointer?: string;
    };
    /**
     * Correction
     * @example {
     *       "id": 1,
     *       "key": "unNo",
     *       "value": "UN1263",
     *       "reason": "Confirmed by the shipper",
     *       "by": "Documentation",
     *       "at": "2026-11-24T08:40:00.000Z"
     *     }
     */
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
      /** @description Share of right answers among values found, or fields left empty, in the same way in labelled documents; 0 for unreadable and conflict, 1 when a person set it */
      confidence: number;
      evidence: components['schemas']['Evidence'][];
      /** @enum {string} */
      status: 'stated' | 'derived' | 'not_stated' | 'negated' | 'unreadable' | 'conflict';
    };
    /**
     * ExtractedValue
     * @example {
     *       "value": "UN1263",
     *       "status": "stated",
     *       "confidence": 0.985,
     *       "evidence": [
     *         {
     *           "document": 17,
     *           "page": 2,
     *           "box": [
     *             301.5,
     *             375,
     *             333.1,
     *             383
     *           ],
     *           "quote": "UN 1263"
     *         }
     *       ]
     *     }
     */
    ExtractedValue: {
      value: string | number | null;
      /** @description Share of right answers among values found, or fields left empty, in the same way in labelled documents; 0 for unreadable and conflict, 1 when a person set it */
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
      /**
       * @description Name and version of the extraction model
       * @example agent-rate-extractor-1.0.0
       */
      model: string;
      documents: {
        id: number;
        /** @example safety-data-sheet.pdf */
        name: string;
        documentType:
          | (
              | 'safety-data-sheet'
              | 'transport-certificate'
              | 'classification-report'
              | 'packing-performance-certificate'
              | 'packing-use-certificate'
              | 'container-packing-certificate'
              | 'dangerous-goods-declaration'
              | 'non-dangerous-goods-letter'
              | 'un38.3-test-summary'
              | 'unknown'
            )
          | null;
        language: string | null;
        pages: number;
      }[];
      progress: components['schemas']['ExtractionProgress'] | null;
      /** Format: date-time */
      createdAt: string;
      /** @example Documentation */
      createdBy: string;
      startedAt: string | null;
      finishedAt: string | null;
      /**
       * @description Why it failed
       * @example null
       */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /**
       * @description The target format as a plain object: every key of it, null where nothing is known. Empty until done
       * @example {
       *       "unNo": "UN1263",
       *       "commodityName": "Harbour Blue 240 Marine Enamel",
       *       "flashPointCelsius": 27
       *     }
       */
      record: {
        [key: string]: string | number | null;
      };
      /**
       * @description The target format’s fields, every key of it, each with status, confidence and evidence. Empty until done
       * @example {
       *       "unNo": {
       *         "value": "UN1263",
       *         "status": "stated",
       *         "confidence": 0.985,
       *         "evidence": [
       *           {
       *             "document": 17,
       *             "page": 2,
       *             "box": [
       *               301.5,
       *               375,
       *               333.1,
       *               383
       *             ],
       *             "quote": "UN 1263"
       *           }
       *         ]
       *       }
       *     }
       */
      fields: {
        [key: string]: components['schemas']['ExtractedValue'];
      };
      /**
       * @description Every canonical value that such documents can state, whatever the target format. Empty until done
       * @example {
       *       "unNo": {
       *         "value": "UN1263",
       *         "status": "stated",
       *         "confidence": 0.985,
       *         "evidence": [
       *           {
       *             "document": 17,
       *             "page": 2,
       *             "box": [
       *               301.5,
       *               375,
       *               333.1,
       *               383
       *             ],
       *             "quote": "UN 1263"
       *           }
       *         ]
       *       }
       *     }
       */
      values: {
        [key: string]: components['schemas']['ExtractedValue'];
      };
      /**
       * @description Keys of the fields that a person should look at: unreadable, in conflict, or below the confidence at which a value may be taken unseen. Corrected fields are not among them
       * @example [
       *       "commodityName"
       *     ]
       */
      doubtful: string[];
      /**
       * @description The same of all `values`, whatever the target format: other forms are filled from them too
       * @example [
       *       "commodityName",
       *       "netWeightKgs"
       *     ]
       */
      doubtfulValues: string[];
      /** @description Doubts: what disagrees, what was not read, what breaks a rule */
      findings: components['schemas']['Finding'][];
      /** @description Every correction, the oldest first */
      corrections: components['schemas']['Correction'][];
    };
    /** ExtractionDoubts */
    ExtractionDoubts: {
      /** @description Fields that a person should look at */
      fields: number;
      /** @description Errors and warnings among the findings */
      findings: number;
    };
    /** ListedExtraction */
    ListedExtraction: {
      id: number;
      /**
       * @description done, failed and cancelled are final
       * @enum {string}
       */
      status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
      /** @example yml_chemical_data */
      targetFormat: string;
      /**
       * @description Name and version of the extraction model
       * @example agent-rate-extractor-1.0.0
       */
      model: string;
      documents: {
        id: number;
        /** @example safety-data-sheet.pdf */
        name: string;
        documentType:
          | (
              | 'safety-data-sheet'
              | 'transport-certificate'
              | 'classification-report'
              | 'packing-performance-certificate'
              | 'packing-use-certificate'
              | 'container-packing-certificate'
              | 'dangerous-goods-declaration'
              | 'non-dangerous-goods-letter'
              | 'un38.3-test-summary'
              | 'unknown'
            )
          | null;
        language: string | null;
        pages: number;
      }[];
      progress: components['schemas']['ExtractionProgress'] | null;
      /** Format: date-time */
      createdAt: string;
      /** @example Documentation */
      createdBy: string;
      startedAt: string | null;
      finishedAt: string | null;
      /**
       * @description Why it failed
       * @example null
       */
      problem: {
        code: string;
        message: string;
        data: {
          [key: string]: unknown;
        };
      } | null;
      /**
       * @description Of the goods, as read or corrected; null while nothing is known
       * @example Harbour Coatings B.V.
       */
      manufacturer: string | null;
      /**
       * @description Name of the goods, as read or corrected; null while nothing is known
       * @example Harbour Blue 240 Marine Enamel
       */
      product: string | null;
      /**
       * @description With `doubts=true`, as of the last reading or correction; null until done
       * @example null
       */
      doubts?: components['schemas']['ExtractionDoubts'] | null;
    };
    /**
     * DocumentComparison
     * @example {
     *       "documents": [
     *         {
     *           "id": 17,
     *           "name": "safety-data-sheet.pdf",
     *           "documentType": "safety-data-sheet"
     *         },
     *         {
     *           "id": 18,
     *           "name": "packing-certificate.pdf",
     *           "documentType": "packing-use-certificate"
     *         }
     *       ],
     *       "fields": [
     *         {
     *           "key": "packingGroup",
     *           "agreement": "different",
     *           "statements": [
     *             {
     *               "document": 17,
     *               "value": "III",
     *               "status": "stated",
     *               "confidence": 0.985,
     *               "evidence": [
     *                 {
     *                   "document": 17,
     *                   "page": 2,
     *                   "box": [
     *                     301.5,
     *                     415,
     *                     310.1,
     *                     423
     *                   ],
     *                   "quote": "III"
     *                 }
     *               ]
     *             },
     *             {
     *               "document": 18,
     *               "value": "II",
     *               "status": "stated",
     *               "confidence": 0.9,
     *               "evidence": [
     *                 {
     *                   "document": 18,
     *                   "page": 1,
     *                   "box": [
     *                     210,
     *                     240.5,
     *                     216.3,
     *                     250.5
     *                   ],
     *                   "quote": "II"
     *                 }
     *               ]
     *             }
     *           ],
     *           "likelierWrong": 18,
     *           "message": "packing group: \"III\" in safety-data-sheet.pdf, page 2; \"II\" in packing-certificate.pdf, page 1. Likelier wrong: packing-certificate.pdf, since the list agrees with safety-data-sheet.pdf.",
     *           "ask": {
     *             "english": "The documents differ on packing group. Which is right? Please send the corrected document."
     *           }
     *         }
     *       ]
     *     }
     */
    DocumentComparison: {
      documents: {
        id: number;
        name: string;
        /** @enum {string} */
        documentType:
          | 'safety-data-sheet'
          | 'transport-certificate'
          | 'classification-report'
          | 'packing-performance-certificate'
          | 'packing-use-certificate'
          | 'container-packing-certificate'
          | 'dangerous-goods-declaration'
          | 'non-dangerous-goods-letter'
          | 'un38.3-test-summary'
          | 'unknown';
      }[];
      /** @description Every field that at least one document speaks of, in the order of the catalogue */
      fields: {
        key: string;
        /**
         * @description single: one document states it; same; alike: the same in other words; different: one of them is wrong; own: each document has its own, as a date of issue
         * @enum {string}
         */
        agreement: 'single' | 'same' | 'alike' | 'different' | 'own';
        /** @description The best source first */
        statements: {
          /** @description Id of the document */
          document: number;
          value: string | number | null;
          /**
           * @description As for values of an extraction; conflict: the document contradicts itself
           * @enum {string}
           */
          status: 'stated' | 'derived' | 'negated' | 'unreadable' | 'conflict';
          /** @description As for values of an extraction; 0 when empty */
          confidence: number;
          evidence: components['schemas']['Evidence'][];
        }[];
        /** @description Id of the document that is likelier wrong; null when nothing tells them apart */
        likelierWrong: number | null;
        /** @description Why that one is likelier wrong */
        message: string | null;
        /** @description The question to send the shipper */
        ask: {
          english: string;
          chinese?: string;
        } | null;
      }[];
    };
    /**
     * EvidencePlace
     * @description Where in a document a value stands
     */
    EvidencePlace: {
      /** @description File name */
      document?: string;
      /** @description Id of the document, when it is stored */
      documentId?: number;
      /** @description Counted from 1 */
      page?: number;
      /**
       * @description Left, top, right, bottom in PDF points from the top left
       * @example [
       *       72,
       *       118.5,
       *       268.3,
       *       128.5
       *     ]
       */
      box?: number[];
      /** @description The words as they stand */
      quote?: string;
      /**
       * @description Of an OpenDGD declaration: the place as JSON Pointer (RFC 6901)
       * @example /consignment/dangerousGoods/0/unNumber
       */
      pointer?: string;
    };
    /**
     * DeclaredGoods
     * @description One entry. A value is stated alone or as {value, places}; null is not stated.
     */
    DeclaredGoods: {
      shipperDeclareAs?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      shipmentName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      tradeId?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      manufacturerCompanyName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Product name
       * @example Cleaner EC-608
       */
      commodityName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      model?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description UN number
       * @example UN1993
       */
      unNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Gas, Solid or Liquid
       * @example Liquid
       */
      appearance?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description The number alone, in °C
       * @example -18
       */
      flashPointCelsius?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description GHS hazard statements of the product
       * @example H225, H319
       */
      hCodeGHS?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description The special provision or paragraph that exempts the goods
       * @example SP188
       */
      exemptedFromIMDGCode?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      certificateNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      issueDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Proper shipping name, in English
       * @example FLAMMABLE LIQUID, N.O.S.
       */
      properShippingName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Technical name
       * @example ethyl acetate, isopropanol
       */
      technicalName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Class or division, class 1 with its compatibility group
       * @example 3
       */
      imoHazardClassNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Subsidiary hazards
       * @example 6.1, 8
       */
      subRiskClassNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Packing group
       * @example II
       */
      packingGroup?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description With unit, operator and cup; a number is °C
       * @example -18 °C c.c.
       */
      flashPoint?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Y, N or P
       * @example N
       */
      marinePollutant?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description EmS
       * @example F-E, S-E
       */
      emsCode?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Y or N: shipped as limited quantity; or the limit a safety data sheet gives
       * @example N
       */
      limitedQuantity?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Number and kind of packages
       * @example 80 steel drums
       */
      packageQuantityAndType?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description UN mark, or the code of the packaging
       * @example 3H1/Y1.8/100/26/CN/330004
       */
      packingCode?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Gross mass in kg, all packages
       * @example 2000
       */
      grossWeightKgs?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Net mass in kg, all packages
       * @example 1900
       */
      netWeightKgs?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      emergencyContactPerson?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      emergencyContactTelephone?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      customsDeclarationNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      billOfLadingNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      vesselVoyage?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Containers by number and type
       * @example 1x20RF
       */
      containerTypeQuantity?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      shipper?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      consignee?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      portOfLoading?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      portOfDischarge?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      cargoEnglishName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      cargoChineseName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      cargoQuantity?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      cargoPackage?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      grossWeight?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      netWeight?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      cargoAppearanceDescription?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description What it is used for
       * @example Cleaning of electronic parts
       */
      cargoMainUsage?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      shipperCompanyName?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      shipperAddress?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      shipperPhone?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      declarationDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description CAS numbers
       * @example 67-64-1
       */
      casNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Initial boiling point; a number is °C
       * @example 56 °C
       */
      boilingPoint?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Relative density, or kg/L
       * @example 0.79
       */
      density?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description The transport description as one line
       * @example UN 1219, ISOPROPANOL, 3, PG II
       */
      description?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Y or N: shipped as excepted quantity; or the code a data sheet gives
       * @example E2
       */
      exceptedQuantity?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Vapour pressure at 50 °C, absolute, in kPa
       * @example 120
       */
      vapourPressure50Kpa?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Number and kind of inner packagings
       * @example 12 bottles of 1 L
       */
      innerPackageQuantityAndType?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Net quantity of one inner (or single) packaging
       * @example 1 L
       */
      innerPackagingNet?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Gross mass of one package in kg
       * @example 25
       */
      grossMassPerPackageKg?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Net mass in one package in kg
       * @example 23.7
       */
      netMassPerPackageKg?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Control temperature; a number is °C
       * @example -10
       */
      controlTemperature?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Emergency temperature; a number is °C
       * @example 0
       */
      emergencyTemperature?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Net explosive mass in kg, all packages (class 1)
       * @example 12.5
       */
      netExplosiveMassKg?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Classification reference of fireworks, with the State of the competent authority
       * @example CN/SDWJ-2026-0336
       */
      classificationReference?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Name or symbol of the radionuclides (class 7)
       * @example Ir-192
       */
      radionuclide?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Physical and chemical form, or special form (class 7)
       * @example special form
       */
      physicalChemicalForm?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Maximum activity, with its unit (class 7)
       * @example 3.7 GBq
       */
      activity?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Category of the packages (class 7)
       * @example II-YELLOW
       */
      radioactiveCategory?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Transport index (class 7)
       * @example 0.6
       */
      transportIndex?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Criticality safety index (fissile material)
       * @example 0
       */
      criticalitySafetyIndex?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Fumigant of a fumigated unit, and how much of it
       * @example phosphine, 2 g/m³
       */
      fumigant?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Day and time of the fumigation
       * @example 2026-11-30T09:00
       */
      fumigationDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Day of production of charcoal
       * @example 2026-11-01
       */
      productionDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Day of packing of charcoal
       * @example 2026-11-20
       */
      packingDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Temperature on the day of packing; a number is °C
       * @example 30
       */
      packingTemperature?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Day on which the holding time of a refrigerated liquefied gas in a portable tank ends
       * @example 2026-12-30
       */
      endOfHoldingTime?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Segregation group that the shipper names (3.1.4)
       * @example SGG1
       */
      segregationGroup?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Whatever else the declaration says of the goods, in words
       * @example Carried at 150 °C
       */
      additionalInformation?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description Y: a document says that the goods are not dangerous for sea transport, in the words at its place
       * @example Y
       */
      notDangerous?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      composition?: {
        name?: string;
        casNo?: string;
        ecNo?: string;
        percent?: string | number;
        places?: components['schemas']['EvidencePlace'][];
      }[];
      /** @description What section 14 says for each way of carriage; dot and tdg are the American and Canadian rows */
      modes?: {
        sea?: {
          unNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          properShippingName?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          imoHazardClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          subRiskClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          packingGroup?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          notRegulated?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
        };
        road?: {
          unNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          properShippingName?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          imoHazardClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          subRiskClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          packingGroup?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          notRegulated?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
        };
        air?: {
          unNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          properShippingName?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          imoHazardClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          subRiskClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          packingGroup?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          notRegulated?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
        };
        dot?: {
          unNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          properShippingName?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          imoHazardClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          subRiskClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          packingGroup?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          notRegulated?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
        };
        tdg?: {
          unNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          properShippingName?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          imoHazardClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          subRiskClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          packingGroup?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          notRegulated?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
        };
        any?: {
          unNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          properShippingName?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          imoHazardClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          subRiskClassNo?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          packingGroup?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
          notRegulated?:
            | string
            | number
            | boolean
            | null
            | string[]
            | {
                value: string | number | boolean | null;
                places?: components['schemas']['EvidencePlace'][];
              };
        };
      };
    };
    /** SourceDocument */
    SourceDocument: {
      name: string;
      /** @enum {string} */
      type:
        | 'safety-data-sheet'
        | 'transport-certificate'
        | 'classification-report'
        | 'packing-performance-certificate'
        | 'packing-use-certificate'
        | 'container-packing-certificate'
        | 'dangerous-goods-declaration'
        | 'non-dangerous-goods-letter'
        | 'un38.3-test-summary'
        | 'unknown';
      certificateNo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      issueDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      validUntil?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      amendment?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      packagesLeft?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /** @description Read by OCR */
      scanned?: boolean;
    };
    /**
     * Declaration
     * @description Goods as declared for carriage by sea
     * @example {
     *       "goods": [
     *         {
     *           "unNo": "UN1263",
     *           "properShippingName": "PAINT",
     *           "imoHazardClassNo": "3",
     *           "packingGroup": "III",
     *           "flashPoint": "27 °C"
     *         }
     *       ],
     *       "shipperDeclareAs": "DG Cargo",
     *       "sailingDate": "2026-12-01"
     *     }
     */
    Declaration: {
      goods: components['schemas']['DeclaredGoods'][];
      documents?: components['schemas']['SourceDocument'][];
      /**
       * @description General Cargo or DG Cargo
       * @example DG Cargo
       */
      shipperDeclareAs?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /** @example +86 532 8388 9090 */
      emergencyContactTelephone?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description ISO day
       * @example 2026-12-01
       */
      sailingDate?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /**
       * @description The goods travel in one container
       * @default true
       */
      sameContainer?: boolean;
      /**
       * @description Other goods in the same container, in words
       * @example Green coffee beans
       */
      otherCargo?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /** @description Name and position of the person who signs */
      signedBy?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
      /** @description ISO day */
      signedOn?:
        | string
        | number
        | boolean
        | null
        | string[]
        | {
            value: string | number | boolean | null;
            places?: components['schemas']['EvidencePlace'][];
          };
    };
    /** PaperStatement */
    PaperStatement: {
      /**
       * @description Name of the paper
       * @example Booking 4711
       */
      paper: string;
      /** @description Id of the document, when it is one */
      documentId?: number;
      /** @example grossWeightKgs */
      field: string;
      value: string | number | null;
      /**
       * @description likelier: in every one of the fewest sets of statements that must be wrong; possibly: in some of them
       * @enum {string}
       */
      wrong: 'no' | 'possibly' | 'likelier';
      places: components['schemas']['EvidencePlace'][];
    };
    /**
     * CheckFinding
     * @description What a rule says about a declaration
     * @example {
     *       "code": "packages_missing",
     *       "severity": "error",
     *       "message": "Not stated: the number of packages, their kind, the mass.",
     *       "source": "IMDG 5.4.1.5.1",
     *       "goods": 1,
     *       "places": [],
     *       "ask": {
     *         "english": "Please state number and kind of packages, net and gross mass of all and of one package."
     *       }
     *     }
     */
    CheckFinding: {
      /** @description The rule; docs/checks.md lists them */
      code: string;
      /**
       * @description error: do not ship or sign like this; warning: verify; note: for the record
       * @enum {string}
       */
      severity: 'error' | 'warning' | 'note';
      message: string;
      /** @description Paragraph of the rules that it follows */
      source: string;
      /** @description Which entry of the declaration, counted from 1 */
      goods?: number;
      /** @description Where the values stand; empty when they were stated directly */
      places: components['schemas']['EvidencePlace'][];
      /** @description The question to send the shipper */
      ask?: {
        english: string;
        chinese?: string;
      };
      /** @description Where documents differ: id of the stored one that is likelier wrong */
      likelierWrong?: number;
      /** @description What the list gives instead */
      expected?: string[];
      /** @description Where papers of a shipment differ: what each of them says */
      statements?: components['schemas']['PaperStatement'][];
    };
    /** DangerousGoodsCheck */
    DangerousGoodsCheck: {
      /**
       * @description "error": do not ship or sign like this; "warning": verify; "ok": notes at most
       * @example warning
       */
      verdict: string;
      counts: {
        error: number;
        warning: number;
        note: number;
      };
      /** @description Errors first */
      findings: components['schemas']['CheckFinding'][];
      /** @description The gate for a non-dangerous goods letter (letter of undertaking) */
      letter: {
        /** @description Whether something shows that the goods are not dangerous (words of a document, or a name whose every word is known of ordinary merchandise), and nothing contradicts it. The finding `letter_not_shown` says what to send */
        allowed: boolean;
        /** @description What speaks against it; errors forbid it */
        findings: components['schemas']['CheckFinding'][];
      };
      /** @description What was checked: each value with the places where it stands */
      declaration: unknown;
      edition: {
        /** @example IMDG Code Amendment 42-24 */
        name: string;
        amendment: string;
        voluntaryFrom: string;
        mandatoryFrom: string;
      };
    };
    /** EditionChanges */
    EditionChanges: {
      from: components['schemas']['Edition'];
      to: components['schemas']['Edition'];
      counts: {
        /** @description UN numbers that change, are new, or go */
        changed: number;
        /** @description Those of them that extractions of yours have */
        touched: number;
        extractions: number;
        /** @description Orders and shipments */
        orders: number;
      };
      /** @description Numbers that extractions of yours have come first */
      changes: {
        /** @example 1263 */
        un: string;
        nameZh: string | null;
        /** @description added, changed or removed */
        kind: string;
        columns: {
          row: number;
          /** @example limitedQuantity */
          column: string;
          before: string | null;
          after: string | null;
        }[];
        extractions: {
          id: number;
          /** @description File names */
          documents: string[];
          /** @description Orders and shipments that name it */
          orders: string[];
        }[];
      }[];
    };
    /** UnansweredFinding */
    UnansweredFinding: {
      /** @example packing_group_mismatch */
      code: string;
      /**
       * @description The finding’s sentence, as the refusal gives it
       * @example UN 1263 has no packing group IV.
       */
      message: string;
      /**
       * @description error: blocks the result; warning: should be reviewed; note: for information
       * @enum {string}
       */
      severity: 'error' | 'warning' | 'note';
    };
    /** FormPreview */
    FormPreview: {
      /** @example yml_dangerous_goods_data-safety-data-sheet.pdf */
      fileName: string;
      /** @example application/pdf */
      mediaType: string;
      /**
       * @description The filled file, in base64
       * @example JVBERi0xLjcK
       */
      file: string;
      /** @description Names of the documents that it is filled from */
      documents: string[];
      /** @description Every value in the file, in its order */
      values: {
        /** @example unNo */
        key: string;
        /** @example UN No. */
        label: string;
        /**
         * @description How it reads in the file
         * @example UN1263
         */
        shown: string;
        /** @example Declaration */
        sheet?: string;
        /** @example C5 */
        cell?: string;
        /**
         * @description `stated` or `derived` from the documents, `corrected` by a person, or `given` with the request
         * @example stated
         */
        status: string;
        evidence: {
          /**
           * @description Position in `documents`, counted from 0
           * @example 0
           */
          document: number;
          /** @example 2 */
          page: number;
          /**
           * @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left
           * @example [
           *       72,
           *       118.5,
           *       268.3,
           *       128.5
           *     ]
           */
          box: number[];
          /** @example UN 1263 */
          quote: string;
        }[];
        /** @description What was extracted before a person corrected it */
        original?: {
          /** @example UN1263 */
          value: string | number | null;
          evidence: {
            /**
             * @description Position in `documents`, counted from 0
             * @example 0
             */
            document: number;
            /** @example 2 */
            page: number;
            /**
             * @description Left, top, right, bottom on the page, in points (1/72 inch) from its top left
             * @example [
             *       72,
             *       118.5,
             *       268.3,
             *       128.5
             *     ]
             */
            box: number[];
            /** @example UN 1263 */
            quote: string;
          }[];
        };
        correction?: {
          /** @example Documentation */
          by: string;
          /** @example 2026-11-24T08:40:00.000Z */
          at: string;
          /** @example Confirmed by the shipper */
          reason: string | null;
        };
      }[];
      /** @description What wants a look before the form is signed */
      findings: components['schemas']['Finding'][];
      /** @description Those of the findings that a person has to answer for, and no person has: the record in the file names them */
      unanswered: components['schemas']['UnansweredFinding'][];
      /** @description The first pages of a PDF; none of a workbook or Word document, which their own programs draw */
      pages: {
        /**
         * @description In pixels
         * @example 910
         */
        width: number;
        /** @example 1287 */
        height: number;
        /**
         * @description PNG, in base64
         * @example iVBORw0KGgo=
         */
        picture: string;
      }[];
    };
    /** Overruling */
    Overruling: {
      /** @example packing_group_mismatch */
      code: string;
      /**
       * @description The finding’s sentence, as the refusal gives it
       * @example UN 1263 has no packing group IV.
       */
      message: string;
      /** @example The competent authority approved it: letter of 2026-11-20 */
      reason: string;
      /** @example Grace Chen (documents) */
      by: string;
      /** Format: date-time */
      at: string;
    };
    /** Overrulings */
    Overrulings: {
      data: components['schemas']['Overruling'][];
    };
    /**
     * FormatTemplate
     * @example {
     *       "format": "yml_dangerous_goods_data",
     *       "kind": "xlsx",
     *       "name": "declaration-template.xlsx",
     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
     *       "sizeBytes": 8412,
     *       "savedAt": "2026-11-24T08:40:00.000Z",
     *       "savedBy": "Documentation"
     *     }
     */
    FormatTemplate: {
      /** @description Id of the format */
      format: string;
      /** @enum {string} */
      kind: 'xlsx' | 'docx' | 'pdf';
      /** @description File name */
      name: string;
      sha256: string;
      sizeBytes: number;
      /** Format: date-time */
      savedAt: string;
      savedBy: string;
    };
    /** Verification */
    Verification: {
      /** @example declaration-filled.xlsx */
      file: string;
      /** @description No finding is an error */
      verified: boolean;
      /** @example yml_dangerous_goods_data */
      format: string;
      /** @example 2026-11-24T08:45:00.000Z */
      filledAt: string;
      documents: {
        /** @example safety-data-sheet.pdf */
        name: string;
        /** @example adc35c3959df3ab7425b916dcfa1460b84188a355c1fcbfa500fd7885eb74c2a */
        sha256: string;
        given: boolean;
      }[];
      values: {
        /** @example unNo */
        key: string;
        /** @example UN No. */
        label: string;
        /** @example UN1263 */
        value: string | number;
        /** @example stated */
        status: string;
        /** @description The file still shows it where it was put */
        inFile: boolean;
        /** @description null: not looked for */
        quotesStand: boolean | null;
        /** @example Documentation */
        correctedBy?: string;
      }[];
      /** @description The record has a signature; findings say whether it holds */
      signed: boolean;
      /** @description Findings that a person answered for when the file was filled */
      overruled: components['schemas']['Overruling'][];
      /** @description Doubts that no person had answered for when the file was filled */
      unanswered: components['schemas']['UnansweredFinding'][];
      findings: components['schemas']['Finding'][];
    };
    /** OpenDgdDocument */
    OpenDgdDocument: {
      [key: string]: unknown;
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
       * @description Types of events, or prefixes such as agent-rate.order.*; empty: every type that its key may read
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
       * @description When it was created
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
    /**
     * NewWebhook
     * @example {
     *       "url": "https://erp.example.com/hooks/rates",
     *       "types": [
     *         "agent-rate.order.*"
     *       ],
     *       "description": "Booking system"
     *     }
     */
    NewWebhook: {
      /**
       * @description https; private, loopback and link-local targets only where the operator allows them
       * @example https://erp.example.com/hooks/rates
       */
      url: string;
      /**
       * @description Types of events, or prefixes such as agent-rate.order.*; absent or empty: every type that the key may read
       * @example [
       *       "agent-rate.order.*",
       *       "agent-rate.rates.changed.v1"
       *     ]
       */
      types?: string[];
      /**
       * @description What it is for
       * @example Booking system
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
       * @description Types of events, or prefixes such as agent-rate.order.*; empty: every type that its key may read
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
       * @description When it was created
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
       * @description Verifies messages (Standard Webhooks). Shown only in this answer
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Rg2bTgqkfE=
       */
      secret: string;
    };
    /**
     * WebhookChange
     * @example {
     *       "status": "disabled"
     *     }
     */
    WebhookChange: {
      /**
       * @description https; private, loopback and link-local targets only where the operator allows them
       * @example https://erp.example.com/hooks/rates
       */
      url?: string;
      /**
       * @description Types of events, or prefixes such as agent-rate.order.*; absent or empty: every type that the key may read
       * @example [
       *       "agent-rate.order.*",
       *       "agent-rate.rates.changed.v1"
       *     ]
       */
      types?: string[];
      /**
       * @description What it is for
       * @example Booking system
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
       * @description When it was made
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
       * @description pending: another attempt will follow; dead: given up, it can be resent
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'dead';
      /** @description The last twenty, newest last */
      attempts: components['schemas']['WebhookAttempt'][];
      /** @description The number of all attempts */
      attemptCount: number;
      nextAttemptAt: string | null;
      /**
       * Format: date-time
       * @description When it was created
       */
      createdAt: string;
      finishedAt: string | null;
    };
    /** WebhookDeliveryList */
    WebhookDeliveryList: {
      data: components['schemas']['WebhookDelivery'][];
      meta: components['schemas']['PageMeta'];
    };
    /** QuotePartRequest */
    QuotePartRequest: {
      /** @description Id of the rate; or give lane and equipment */
      rateId?: number;
      /**
       * @description Port of loading: code, name, country, region
       * @example Shanghai
       */
      origin?: string;
      /**
       * @description Port of discharge: code, name, country, region
       * @example Rotterdam
       */
      destination?: string;
      /**
       * @description Shipping line, exact
       * @example MAEU
       */
      carrier?: string;
      /**
       * @description Container: trade name or ISO 6346 code
       * @example 40HC
       */
      equipment?: string;
      /**
       * Format: date
       * @description Day of the price. If absent: by rateId the first valid day from today on, by lane today
       */
      date?: string;
      /** @description The quantities to price */
      quantities: {
        /** @description Containers of the rate's equipment */
        containers: number;
        /** @description 1 if absent */
        billsOfLading?: number;
        /** @description For charges per document; without it they are not counted */
        documents?: number;
      };
      /** @description Which leg of one journey it is; given for every part or for none */
      leg?: number;
    };
    /**
     * QuoteRequest
     * @example {
     *       "rateId": 1,
     *       "quantities": {
     *         "containers": 2
     *       }
     *     }
     * @example {
     *       "origin": "Shanghai",
     *       "destination": "Rotterdam",
     *       "equipment": "40HC",
     *       "carrier": "MAEU",
     *       "quantities": {
     *         "containers": 2
     *       }
     *     }
     * @example {
     *       "parts": [
     *         {
     *           "rateId": 1,
     *           "quantities": {
     *             "containers": 2
     *           }
     *         },
     *         {
     *           "rateId": 2,
     *           "quantities": {
     *             "containers": 1
     *           }
     *         }
     *       ]
     *     }
     */
    QuoteRequest: {
      /** @description Id of the rate; or give lane and equipment */
      rateId?: number;
      /**
       * @description Port of loading: code, name, country, region
       * @example Shanghai
       */
      origin?: string;
      /**
       * @description Port of discharge: code, name, country, region
       * @example Rotterdam
       */
      destination?: string;
      /**
       * @description Shipping line, exact
       * @example MAEU
       */
      carrier?: string;
      /**
       * @description Container: trade name or ISO 6346 code
       * @example 40HC
       */
      equipment?: string;
      /**
       * Format: date
       * @description Day of the price. If absent: by rateId the first valid day from today on, by lane today
       */
      date?: string;
      /** @description The quantities to price */
      quantities?: {
        /** @description Containers of the rate's equipment */
        containers: number;
        /** @description 1 if absent */
        billsOfLading?: number;
        /** @description For charges per document; without it they are not counted */
        documents?: number;
      };
      /** @description Several rates in one quote, in place of a rate and `quantities`: container types of a lane, several lanes, or the legs of a journey */
      parts?: components['schemas']['QuotePartRequest'][];
      /**
       * @description Also the totals in this currency (ISO 4217), with the exchange rates used; signed with the quote
       * @example EUR
       */
      convertTo?: string;
      /** @description Your own reference for the quote */
      reference?: string;
    };
    /** QuoteTotal */
    QuoteTotal: {
      /** @example USD */
      currency: string;
      /** @description Sum of the certain lines */
      certain: number;
      /** @description Sum of the conditional lines */
      conditional: number;
      atLeast: number;
      /** @description Null while an amount is not known */
      atMost: number | null;
      /** @description True only when no further amount can be added */
      complete: boolean;
    };
    /** QuotePart */
    QuotePart: {
      /** @description Which leg of the journey, from 1; null: the parts are no legs */
      leg: number | null;
      /** @description Parts with the same number are on the same bills of lading: what is charged per bill of lading, document or shipment is counted once for them */
      billOfLading: number;
      /**
       * Format: date
       * @description Day of its price
       */
      date: string;
      rateId: number;
      /** @description The publication that the rate came with */
      publication: number;
      rate: components['schemas']['Rate'];
      quantities: {
        containers: number;
        billsOfLading: number;
        documents: number | null;
      };
      totals: components['schemas']['QuoteTotal'][];
      complete: boolean;
      /** @description What its certain totals leave out, a sentence each */
      missing: string[];
      gaps: string[];
    };
    /** QuoteLine */
    QuoteLine: {
      /** @description Charge code as the trade writes it; OFR is the ocean freight */
      code: string | null;
      name: string;
      /**
       * @description What one unit amount is charged for
       * @enum {string}
       */
      basis: 'PER_CONTAINER' | 'PER_TEU' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT' | 'UNKNOWN';
      /** @description Units of the basis; null when not known */
      quantity: number | null;
      unitAmount: number | null;
      /** @description unitAmount × quantity; 0 inside the base freight; null when not known */
      amount: number | null;
      currency: string | null;
      paymentTerm: ('PREPAID' | 'COLLECT') | null;
      /** @enum {string} */
      status: 'included' | 'subject-to' | 'at-cost';
      /**
       * @description certain: will be charged; conditional: under a condition; unknown: amount or basis not stated
       * @enum {string}
       */
      certainty: 'certain' | 'conditional' | 'unknown';
      condition: string | null;
      /** @description Why the line is not certain */
      note: string | null;
      /** @description Of a quote of several rates: the place in `parts`, from 1 */
      part?: number;
      /** @description The part that this charge is counted in, because both are on the same bills of lading */
      countedIn?: number;
    };
    /**
     * Quote
     * @example {
     *       "format": "agent-rate-quote/1",
     *       "id": "quo_8tKq2Zr5Wn0v",
     *       "issuedAt": "2026-11-24T08:15:00.000Z",
     *       "validUntil": "2026-12-01T08:15:00.000Z",
     *       "binding": true,
     *       "date": "2026-12-01",
     *       "reference": null,
     *       "rateId": 40,
     *       "publication": 4,
     *       "rate": {
     *         "id": 40,
     *         "origin": {
     *           "code": "CNSHA",
     *           "name": "Shanghai",
     *           "country": "CN",
     *           "text": "Shanghai"
     *         },
     *         "destination": {
     *           "code": "NLRTM",
     *           "name": "Rotterdam",
     *           "country": "NL",
     *           "text": "Rotterdam"
     *         },
     *         "via": [],
     *         "placeOfReceipt": null,
     *         "placeOfDelivery": null,
     *         "serviceMode": "CY/CY",
     *         "carrier": {
     *           "scac": "MSCU",
     *           "name": "Mediterranean Shipping Company"
     *         },
     *         "service": "Lion",
     *         "equipment": {
     *           "code": "40HC",
     *           "isoCode": "45G1"
     *         },
     *         "base": {
     *           "amount": 2610,
     *           "currency": "USD"
     *         },
     *         "charges": [
     *           {
     *             "code": "LSS",
     *             "name": "Low sulphur surcharge",
     *             "amount": 70,
     *             "currency": "USD",
     *             "basis": "PER_CONTAINER",
     *             "paymentTerm": null,
     *             "status": "subject-to",
     *             "condition": null
     *           }
     *         ],
     *         "total": {
     *           "amount": 2680,
     *           "currency": "USD",
     *           "complete": false,
     *           "missing": [
     *             "The sheet does not say whether other surcharges and local charges are included."
     *           ]
     *         },
     *         "validFrom": "2026-12-01",
     *         "validTo": "2026-12-31",
     *         "transitDays": 33,
     *         "transitDaysMin": 31,
     *         "freeDays": {
     *           "demurrage": null,
     *           "detention": null,
     *           "combined": 14
     *         },
     *         "commodity": "FAK",
     *         "contract": {
     *           "type": "FAK",
     *           "reference": "DEMO-FAK-2612"
     *         },
     *         "remarks": "Subject to THC at both ends",
     *         "source": {
     *           "sheet": 4,
     *           "file": "msc-fak-asia-north-europe.xlsx",
     *           "tab": "Asia - North Europe",
     *           "row": 7,
     *           "publishedAt": "2026-11-22T20:08:24.436Z"
     *         },
     *         "known": {
     *           "from": "2026-11-22T20:08:24.436Z",
     *           "to": null
     *         }
     *       },
     *       "quantities": {
     *         "containers": 2,
     *         "billsOfLading": 1,
     *         "documents": null
     *       },
     *       "lines": [
     *         {
     *           "code": "OFR",
     *           "name": "Ocean freight",
     *           "basis": "PER_CONTAINER",
     *           "quantity": 2,
     *           "unitAmount": 2610,
     *           "amount": 5220,
     *           "currency": "USD",
     *           "paymentTerm": null,
     *           "status": "subject-to",
     *           "certainty": "certain",
     *           "condition": null,
     *           "note": null
     *         },
     *         {
     *           "code": "LSS",
     *           "name": "Low sulphur surcharge",
     *           "amount": 140,
     *           "currency": "USD",
     *           "basis": "PER_CONTAINER",
     *           "paymentTerm": null,
     *           "status": "subject-to",
     *           "condition": null,
     *           "quantity": 2,
     *           "unitAmount": 70,
     *           "certainty": "certain",
     *           "note": null
     *         }
     *       ],
     *       "totals": [
     *         {
     *           "currency": "USD",
     *           "certain": 5360,
     *           "conditional": 0,
     *           "atLeast": 5360,
     *           "atMost": null,
     *           "complete": false
     *         }
     *       ],
     *       "complete": false,
     *       "missing": [
     *         "The sheet does not say whether other surcharges and local charges are included."
     *       ],
     *       "gaps": [
     *         "The sheet does not say whether other surcharges and local charges are included."
     *       ],
     *       "signature": "eyJhbGciOiJFZERTQSIsImtpZCI6IlNMTXNRQk84YzU2U3hBYVlWc1dOIn0..F7Rd0fS6Ig0kYnwiuL7k6JKSxWICppc7"
     *     }
     */
    Quote: {
      /**
       * @description The version of the rules it is computed and signed by; 2: of several rates (`parts`); 3: of one or several, with charges that have days of their own
       * @enum {string}
       */
      format: 'agent-rate-quote/1' | 'agent-rate-quote/2' | 'agent-rate-quote/3';
      /** @example quo_8tKq2Zr5Wn0v */
      id: string;
      /** Format: date-time */
      issuedAt: string;
      /**
       * Format: date-time
       * @description Orders are accepted until then; unless the quote is binding, only while the price in force is the same
       */
      validUntil: string;
      /** @description True: the price is kept until `validUntil`, whatever newer sheets say. False, or absent in quotes of older versions: an order is refused when the price in force differs */
      binding?: boolean;
      /**
       * Format: date
       * @description Day of the price
       */
      date: string;
      reference: string | null;
      /** @description The rate it is based on */
      rateId: number;
      /** @description The publication that the rate came with */
      publication: number;
      rate: components['schemas']['Rate'];
      quantities: {
        containers: number;
        billsOfLading: number;
        documents: number | null;
      };
      /** @description Of a quote of several rates, every one. `rateId`, `publication`, `rate`, `quantities` and `date` above are those of the first; `lines`, `totals`, `complete` and `missing` are of all */
      parts?: components['schemas']['QuotePart'][];
      lines: components['schemas']['QuoteLine'][];
      /** @description By currency */
      totals: components['schemas']['QuoteTotal'][];
      conversion?: components['schemas']['Conversion'];
      /** @description True only when nothing is known to be missing */
      complete: boolean;
      /** @description What the certain totals leave out, a sentence each */
      missing: string[];
      /** @description Those of `missing` that concern the whole rate, not one of its charges */
      gaps: string[];
      /** @description Detached JWS (RFC 7515 appendix F, EdDSA) over the RFC 8785 form of all other fields; keys at /.well-known/jwks.json */
      signature: string;
    };
    /** PartSummary */
    PartSummary: {
      /** @description Which leg of the journey; null: no part is a leg */
      leg: number | null;
      /**
       * Format: date
       * @description Day of its price
       */
      date: string;
      rateId: number;
      /** @example CNSHA */
      origin: string;
      /** @example NLRTM */
      destination: string;
      /** @description SCAC, or the name when the carrier has none */
      carrier: string | null;
      equipment: {
        code: string;
        isoCode: string;
        units: number;
      };
    };
    /** QuoteSummary */
    QuoteSummary: {
      id: string;
      /**
       * @description The account that it was made for, at its prices
       * @example main
       */
      account: string;
      /** Format: date-time */
      issuedAt: string;
      /** Format: date-time */
      validUntil: string;
      expired: boolean;
      /** @description Whether it can be ordered now: not ordered, not expired, and its price is binding or unchanged */
      orderable: boolean;
      /** @description Whether an order of it stands */
      ordered: boolean;
      reference: string | null;
      rateId: number;
      origin: string;
      destination: string;
      carrier: string | null;
      equipment: string;
      containers: number;
      /** @description Of a quote of several rates; `rateId`, `equipment` and `containers` are those of the first */
      parts?: components['schemas']['PartSummary'][];
      totals: components['schemas']['QuoteTotal'][];
      complete: boolean;
    };
    /** PriceChange */
    PriceChange: {
      /** @description The line, by its number in the quote (a new one in the rate), or what else */
      what: string;
      /** @description As quoted; null: not there */
      before: unknown;
      /** @description At the rate in force; null: not there */
      after: unknown;
      /** @description By how much the amount changed; null when an amount is not known */
      difference: number | null;
      /** @description Of the difference */
      currency: string | null;
    };
    /**
     * QuoteStatus
     * @example {
     *       "quoteId": "quo_8tKq2Zr5Wn0v",
     *       "orderable": true,
     *       "binding": true,
     *       "reason": null,
     *       "message": null,
     *       "validUntil": "2026-12-01T08:15:00.000Z",
     *       "superseded": true,
     *       "current": {
     *         "rateId": 41,
     *         "totals": [
     *           {
     *             "currency": "USD",
     *             "certain": 5460,
     *             "conditional": 0,
     *             "atLeast": 5460,
     *             "atMost": null,
     *             "complete": false
     *           }
     *         ],
     *         "complete": false
     *       },
     *       "changes": [
     *         {
     *           "what": "line 1: Ocean freight",
     *           "before": {
     *             "amount": 5220
     *           },
     *           "after": {
     *             "amount": 5320
     *           },
     *           "difference": 100,
     *           "currency": "USD"
     *         }
     *       ],
     *       "newQuote": {
     *         "rateId": 41,
     *         "date": "2026-12-01",
     *         "quantities": {
     *           "containers": 2,
     *           "billsOfLading": 1
     *         }
     *       }
     *     }
     */
    QuoteStatus: {
      /** @example quo_8tKq2Zr5Wn0v */
      quoteId: string;
      /** @description Whether it can be ordered now: it was not ordered yet, and its price holds */
      orderable: boolean;
      /** @description Whether the quoted price is kept until `validUntil`, whatever `changes` says */
      binding: boolean;
      /** @description The code that an order would be refused with; null: orderable */
      reason: ('quote_expired' | 'quote_price_changed' | 'quote_rate_withdrawn' | 'quote_already_ordered') | null;
      /** @description The reason as a sentence */
      message: string | null;
      /** Format: date-time */
      validUntil: string;
      /** @description Another rate, or none, is in force in place of the quoted one */
      superseded: boolean;
      /** @description The rate in force for the same lane, carrier, equipment and day, and what the quantities cost at it; null: none */
      current: {
        rateId: number;
        /** @description Of a quote of several rates, part by part */
        rateIds?: number[];
        totals: components['schemas']['QuoteTotal'][];
        complete: boolean;
      } | null;
      /** @description What of the price differs at the current rate */
      changes: components['schemas']['PriceChange'][];
      /** @description The body of POST /quotes that asks for a quote in its place; null: none is needed, or no rate is in force */
      newQuote: components['schemas']['QuoteRequest'] | null;
    };
    /**
     * QuoteMailRequest
     * @example {
     *       "to": [
     *         "buyer@example.com"
     *       ],
     *       "language": "en",
     *       "message": "Dear Ms Li, as discussed:"
     *     }
     */
    QuoteMailRequest: {
      /** @description Who receives it */
      to: string[];
      /**
       * @description en English, zh Chinese
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'zh';
      /**
       * @description What stands above the quote, as plain text
       * @example Dear Ms Li, as discussed:
       */
      message?: string;
    };
    /**
     * QuoteMail
     * @example {
     *       "quoteId": "quo_8tKq2Zr5Wn0v",
     *       "messageId": "<0b5f9f4e-3d1f-6f2c-9f57-7c1d2e0a4b66@example.com>",
     *       "accepted": [
     *         "buyer@example.com"
     *       ],
     *       "refused": [],
     *       "sentAt": "2026-11-24T08:15:00.000Z"
     *     }
     */
    QuoteMail: {
      /** @example quo_8tKq2Zr5Wn0v */
      quoteId: string;
      /**
       * @description Message-ID of the mail
       * @example <0b5f9f4e-3d1f-6f2c-9f57-7c1d2e0a4b66@example.com>
       */
      messageId: string;
      /** @description Addresses that the mail server took it for */
      accepted: string[];
      /** @description Addresses that it refused; the others have the mail */
      refused: string[];
      /** Format: date-time */
      sentAt: string;
    };
    /** QuoteMargin */
    QuoteMargin: {
      quoteId: string;
      /** @description The account that it was quoted to */
      account: string;
      /** @description Null: quoted at the published price */
      priceList: string | null;
      /** @description By currency; of the certain lines */
      totals: {
        currency: string;
        /** @description Sum of the certain lines at the published rate */
        buy: number;
        /** @description Sum of the certain lines as quoted */
        sell: number;
        /** @description sell less buy */
        margin: number;
      }[];
      lines: {
        /** @description OFR: the ocean freight */
        code: string | null;
        name: string;
        /** @description ISO 4217 */
        currency: string | null;
        /** @description Null when not known */
        buy: number | null;
        /** @description Null when not known */
        sell: number | null;
      }[];
      margins: {
        line: string;
        /** @description Which rule of the price list as it was then, from 1 */
        rule: number;
        /** @description The margin in words */
        text: string;
      }[];
    };
    /**
     * MandateRequest
     * @example {
     *       "shipper": "Ningbo Coatings Co., Ltd."
     *     }
     */
    MandateRequest: {
      /**
       * @description The shipper that the order may name
       * @example Ningbo Coatings Co., Ltd.
       */
      shipper: string;
      /**
       * @description The most that the order may cost, by currency; what the quote says if absent
       * @example {
       *       "USD": 9000
       *     }
       */
      most?: {
        [key: string]: number;
      };
      /**
       * Format: date-time
       * @description At most the end of the quote, which it is if absent
       */
      validUntil?: string;
    };
    /** OrderMandate */
    OrderMandate: {
      /** @enum {string} */
      format: 'agent-rate-mandate/1';
      /** @example man_3kXq9Tz5Wn0v */
      id: string;
      /** @description The quote that may be ordered, once */
      quoteId: string;
      /** @description The account that may order it */
      account: string;
      origin: string;
      destination: string;
      carrier: string | null;
      equipment: string;
      containers: number;
      /** @description Of a quote of several rates, every one: all of them are approved, together */
      parts?: {
        origin: string;
        destination: string;
        carrier: string | null;
        equipment: string;
        containers: number;
      }[];
      /** @description The most that the order may cost, by currency, as far as its price is known */
      most: {
        currency: string;
        amount: number;
      }[];
      shipper: string;
      /** Format: date-time */
      issuedAt: string;
      /** Format: date-time */
      validUntil: string;
      /** @description Who approved it */
      approvedBy: string;
      /**
       * @description The form that an agent showed before it ordered: that a person said yes is the word of its client. Such a mandate is kept on the order as what was shown; it stands in for no approval. Absent: approved in POST /quotes/{id}/mandate
       * @enum {string}
       */
      via?: 'form';
      /** @description The account of the key that approved it; it cannot order with it, but for one via a form */
      approver: string;
      /**
       * @description Given with a key for tests: it is for test orders only
       * @constant
       */
      test?: true;
      /**
       * Format: date-time
       * @description When the name of the approver, a person, was erased: `approvedBy` is `erased`, and the service signed the rest again. Absent: as it was approved
       */
      redactedAt?: string;
      /** @description Detached JWS over the RFC 8785 form of all other fields */
      signature: string;
    };
    /** JsonWebKeySet */
    JsonWebKeySet: {
      keys: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        /** @description The public key, base64url */
        x: string;
        /** @description RFC 7638 thumbprint */
        kid: string;
        /** @enum {string} */
        alg: 'EdDSA';
        /** @enum {string} */
        use: 'sig';
      }[];
    };
    /** ListedMandate */
    ListedMandate: {
      mandate: components['schemas']['OrderMandate'];
      /** @description The order that it was used for; null: unused */
      orderId: string | null;
      /** @description It ended; unused, it orders nothing any more */
      expired: boolean;
    };
    /** OrderParty */
    OrderParty: {
      /** @enum {string} */
      role:
        | 'BOOKING_PARTY'
        | 'SHIPPER'
        | 'CONSIGNEE'
        | 'NOTIFY_PARTY'
        | 'CARRIER_BOOKING_OFFICE'
        | 'SERVICE_CONTRACT_OWNER';
      /** @description Company or person */
      name: string;
      /** @description As written on documents */
      address?: string;
      /**
       * @description ISO 3166-1 alpha-2
       * @example CN
       */
      countryCode?: string;
      /** @description Tax or registration number */
      taxId?: string;
      contact?: {
        /** @description Name of the contact */
        name?: string;
        /** Format: email */
        email?: string;
        /** @description Telephone */
        phone?: string;
      };
    };
    /** OrderCargo */
    OrderCargo: {
      /** @description What is shipped */
      description: string;
      /**
       * @description HS code, 6 to 10 digits
       * @example 320910
       */
      hsCode?: string;
      packages?: {
        count: number;
        /** @description Drum, carton, pallet … */
        type: string;
      };
      grossWeightKg?: number;
      netWeightKg?: number;
      volumeM3?: number;
      /** @description Why not, if its text says so */
      notDangerous?: string;
      dangerousGoods?: {
        /** @description The extraction of its data sheet, without open errors */
        extractionId: number;
      };
    };
    /** OrderReference */
    OrderReference: {
      /**
       * @description DCSA: FF freight forwarder, SI shipper, CR customer, CPO/SPO purchase order, AAO consignee …
       * @enum {string}
       */
      type: 'FF' | 'SI' | 'SPO' | 'CPO' | 'CR' | 'AAO' | 'ECR' | 'CSI' | 'BPR' | 'BID' | 'SAC';
      /** @description The reference */
      value: string;
    };
    /** OrderDocument */
    OrderDocument: {
      /** @description Id of the document */
      id: number;
      /** @description What it is: SDS, packing certificate … */
      type?: string;
    };
    /**
     * OrderRequest
     * @example {
     *       "quoteId": "quo_8tKq2Zr5Wn0v",
     *       "references": [
     *         {
     *           "type": "FF",
     *           "value": "SEA-2026-1181"
     *         }
     *       ],
     *       "parties": [
     *         {
     *           "role": "SHIPPER",
     *           "name": "Ningbo Coatings Co., Ltd.",
     *           "countryCode": "CN"
     *         },
     *         {
     *           "role": "CONSIGNEE",
     *           "name": "Maas Verf B.V.",
     *           "countryCode": "NL"
     *         }
     *       ],
     *       "cargo": [
     *         {
     *           "description": "Water-based paint",
     *           "packages": {
     *             "count": 80,
     *             "type": "drum"
     *           },
     *           "grossWeightKg": 17600
     *         }
     *       ]
     *     }
     */
    OrderRequest: {
      /** @description Id of the quote to order */
      quoteId: string;
      parties: components['schemas']['OrderParty'][];
      cargo: components['schemas']['OrderCargo'][];
      references?: components['schemas']['OrderReference'][];
      documents?: components['schemas']['OrderDocument'][];
      /**
       * Format: date
       * @description Requested; the day of the quote if absent
       */
      expectedDepartureDate?: string;
      /** @description Remarks for the forwarder */
      remarks?: string;
      mandate?: components['schemas']['OrderMandate'];
    };
    /** OrderPrice */
    OrderPrice: {
      /** @description By currency */
      totals: components['schemas']['QuoteTotal'][];
      /** @description True only when nothing is known to be missing */
      complete: boolean;
      /** @description What the certain totals leave out, a sentence each */
      missing: string[];
      /** @description Conditional lines of the quote that are charged because the cargo is dangerous; part of `totals` */
      applied: {
        /** @example DGS */
        code: string | null;
        /** @example Dangerous goods surcharge */
        name: string;
        amount: number;
        /** @example USD */
        currency: string;
      }[];
    };
    /**
     * PartialConfirmation
     * @description Only of an order that was confirmed in part
     */
    PartialConfirmation: {
      /**
       * @description offered: the customer accepts it, changes the order or cancels it; accepted: the order is confirmed for this much
       * @enum {string}
       */
      status: 'offered' | 'accepted';
      parts: {
        /** @description The part of the order; 1 in an order of one rate */
        part: number;
        /** @description Containers ordered */
        ordered: number;
        /** @description Containers confirmed */
        confirmed: number;
      }[];
      /**
       * @description What becomes of the other containers; none: all were confirmed since
       * @enum {string}
       */
      rest: 'declined' | 'open' | 'none';
      /** @description Why not all of it */
      reason: string;
      /** Format: date-time */
      confirmedAt: string;
      price: components['schemas']['OrderPrice'];
    };
    /** Feedback */
    Feedback: {
      /**
       * @description ERROR: the order cannot proceed
       * @enum {string}
       */
      severity: 'INFO' | 'WARN' | 'ERROR';
      /**
       * @description What has to happen to the property (DCSA)
       * @enum {string}
       */
      code:
        | 'INFORMATIONAL_MESSAGE'
        | 'PROPERTY_WILL_BE_IGNORED'
        | 'PROPERTY_VALUE_MUST_CHANGE'
        | 'PROPERTY_VALUE_HAS_BEEN_CHANGED'
        | 'PROPERTY_VALUE_MAY_CHANGE'
        | 'PROPERTY_HAS_BEEN_DELETED';
      /**
       * @description The rule of the service behind it
       * @example limit_per_day
       */
      rule?: string;
      /** @description A sentence */
      message: string;
      /** @description The property it is about (RFC 9535) */
      jsonPath?: string;
    };
    /** OrderEvidenceChange */
    OrderEvidenceChange: {
      /** @description Place of the goods in `cargo`, from 0 */
      cargo: number;
      extractionId: number;
      /** @description What the order declares, and what the extraction says now; null: nothing */
      changes: {
        /** @example unNo */
        key: string;
        declared: string | number | null;
        now: string | number | null;
      }[];
    };
    /** OrderEvidence */
    OrderEvidence: {
      /** @description Place of the goods in `cargo`, from 0 */
      cargo: number;
      extractionId: number;
      /**
       * @description SHA-256 of the RFC 8785 form of `declared`: the version of the extraction that was declared
       * @example sha256:5b0f1c…
       */
      digest: string;
      /**
       * @description Its values then, corrections applied; empty ones are left out
       * @example {
       *       "unNo": "UN1263",
       *       "imoHazardClassNo": "3",
       *       "packingGroup": "III"
       *     }
       */
      declared: {
        [key: string]: string | number;
      };
    };
    /** PriceMovement */
    PriceMovement: {
      /** @description The rate in force when the quote was ordered; null: none */
      rateId: number | null;
      /** @description Of a quote of several rates, part by part */
      rateIds?: number[];
      /** @description Line by line; empty when no rate is in force */
      changes: components['schemas']['PriceChange'][];
      /** @description By currency */
      totals: {
        /** @example USD */
        currency: string;
        /** @description Sum of the certain lines of the quote, which the order binds at */
        quoted: number;
        /** @description The same at the rate in force; null: no rate is */
        current: number | null;
        /** @description current less quoted; null: no rate is in force */
        difference: number | null;
      }[];
    };
    /**
     * OrderContent
     * @example {
     *       "quote": {
     *         "format": "agent-rate-quote/1",
     *         "id": "quo_8tKq2Zr5Wn0v",
     *         "issuedAt": "2026-11-24T08:15:00.000Z",
     *         "validUntil": "2026-12-01T08:15:00.000Z",
     *         "binding": true,
     *         "date": "2026-12-01",
     *         "reference": null,
     *         "rateId": 40,
     *         "publication": 4,
     *         "rate": {
     *           "id": 40,
     *           "origin": {
     *             "code": "CNSHA",
     *             "name": "Shanghai",
     *             "country": "CN",
     *             "text": "Shanghai"
     *           },
     *           "destination": {
     *             "code": "NLRTM",
     *             "name": "Rotterdam",
     *             "country": "NL",
     *             "text": "Rotterdam"
     *           },
     *           "via": [],
     *           "placeOfReceipt": null,
     *           "placeOfDelivery": null,
     *           "serviceMode": "CY/CY",
     *           "carrier": {
     *             "scac": "MSCU",
     *             "name": "Mediterranean Shipping Company"
     *           },
     *           "service": "Lion",
     *           "equipment": {
     *             "code": "40HC",
     *             "isoCode": "45G1"
     *           },
     *           "base": {
     *             "amount": 2610,
     *             "currency": "USD"
     *           },
     *           "charges": [
     *             {
     *               "code": "LSS",
     *               "name": "Low sulphur surcharge",
     *               "amount": 70,
     *               "currency": "USD",
     *               "basis": "PER_CONTAINER",
     *               "paymentTerm": null,
     *               "status": "subject-to",
     *               "condition": null
     *             }
     *           ],
     *           "total": {
     *             "amount": 2680,
     *             "currency": "USD",
     *             "complete": false,
     *             "missing": [
     *               "The sheet does not say whether other surcharges and local charges are included."
     *             ]
     *           },
     *           "validFrom": "2026-12-01",
     *           "validTo": "2026-12-31",
     *           "transitDays": 33,
     *           "transitDaysMin": 31,
     *           "freeDays": {
     *             "demurrage": null,
     *             "detention": null,
     *             "combined": 14
     *           },
     *           "commodity": "FAK",
     *           "contract": {
     *             "type": "FAK",
     *             "reference": "DEMO-FAK-2612"
     *           },
     *           "remarks": "Subject to THC at both ends",
     *           "source": {
     *             "sheet": 4,
     *             "file": "msc-fak-asia-north-europe.xlsx",
     *             "tab": "Asia - North Europe",
     *             "row": 7,
     *             "publishedAt": "2026-11-22T20:08:24.436Z"
     *           },
     *           "known": {
     *             "from": "2026-11-22T20:08:24.436Z",
     *             "to": null
     *           }
     *         },
     *         "quantities": {
     *           "containers": 2,
     *           "billsOfLading": 1,
     *           "documents": null
     *         },
     *         "lines": [
     *           {
     *             "code": "OFR",
     *             "name": "Ocean freight",
     *             "basis": "PER_CONTAINER",
     *             "quantity": 2,
     *             "unitAmount": 2610,
     *             "amount": 5220,
     *             "currency": "USD",
     *             "paymentTerm": null,
     *             "status": "subject-to",
     *             "certainty": "certain",
     *             "condition": null,
     *             "note": null
     *           },
     *           {
     *             "code": "LSS",
     *             "name": "Low sulphur surcharge",
     *             "amount": 140,
     *             "currency": "USD",
     *             "basis": "PER_CONTAINER",
     *             "paymentTerm": null,
     *             "status": "subject-to",
     *             "condition": null,
     *             "quantity": 2,
     *             "unitAmount": 70,
     *             "certainty": "certain",
     *             "note": null
     *           }
     *         ],
     *         "totals": [
     *           {
     *             "currency": "USD",
     *             "certain": 5360,
     *             "conditional": 0,
     *             "atLeast": 5360,
     *             "atMost": null,
     *             "complete": false
     *           }
     *         ],
     *         "complete": false,
     *         "missing": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ],
     *         "gaps": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ],
     *         "signature": "eyJhbGciOiJFZERTQSIsImtpZCI6IlNMTXNRQk84YzU2U3hBYVlWc1dOIn0..F7Rd0fS6Ig0kYnwiuL7k6JKSxWICppc7"
     *       },
     *       "origin": "CNSHA",
     *       "destination": "NLRTM",
     *       "carrier": "MSCU",
     *       "equipment": {
     *         "code": "40HC",
     *         "isoCode": "45G1",
     *         "units": 2
     *       },
     *       "references": [
     *         {
     *           "type": "FF",
     *           "value": "SEA-2026-1181"
     *         }
     *       ],
     *       "parties": [
     *         {
     *           "role": "SHIPPER",
     *           "name": "Ningbo Coatings Co., Ltd.",
     *           "countryCode": "CN"
     *         },
     *         {
     *           "role": "CONSIGNEE",
     *           "name": "Maas Verf B.V.",
     *           "countryCode": "NL"
     *         }
     *       ],
     *       "cargo": [
     *         {
     *           "description": "Water-based paint",
     *           "packages": {
     *             "count": 80,
     *             "type": "drum"
     *           },
     *           "grossWeightKg": 17600
     *         }
     *       ],
     *       "documents": [],
     *       "expectedDepartureDate": "2026-12-01",
     *       "remarks": null,
     *       "evidence": [],
     *       "mandate": null,
     *       "priceMovement": null
     *     }
     */
    OrderContent: {
      quote: components['schemas']['Quote'];
      origin: string;
      destination: string;
      /** @description SCAC, or the name when the carrier has none */
      carrier: string | null;
      equipment: {
        code: string;
        isoCode: string;
        units: number;
      };
      /** @description Of a quote of several rates, every one. `origin`, `carrier` and `equipment` above are those of the first, `destination` too unless the parts are legs: then it is the end of the last */
      parts?: components['schemas']['PartSummary'][];
      references: components['schemas']['OrderReference'][];
      parties: components['schemas']['OrderParty'][];
      cargo: components['schemas']['OrderCargo'][];
      documents: components['schemas']['OrderDocument'][];
      /**
       * Format: date
       * @description Requested; the day of the quote if absent
       */
      expectedDepartureDate: string;
      remarks: string | null;
      /** @description What the extractions of dangerous goods said when `cargo` was last given; later corrections do not change it */
      evidence: components['schemas']['OrderEvidence'][];
      /** @description What was approved before the order; null: nothing */
      mandate: components['schemas']['OrderMandate'] | null;
      /** @description How far the price in force had moved from the quote when it was ordered; the order keeps the quoted price. Null: not at all */
      priceMovement: components['schemas']['PriceMovement'] | null;
    };
    /**
     * Order
     * @example {
     *       "id": "ord_5rVw9Kd2Lq7X",
     *       "version": 1,
     *       "bookingStatus": "RECEIVED",
     *       "amendedBookingStatus": null,
     *       "bookingCancellationStatus": null,
     *       "allowedActions": [
     *         "update",
     *         "cancel",
     *         "confirm",
     *         "reject",
     *         "request-update"
     *       ],
     *       "placedAt": "2026-11-24T08:20:00.000Z",
     *       "placedBy": "Booking agent",
     *       "updatedAt": "2026-11-24T08:20:00.000Z",
     *       "carrierBookingReference": null,
     *       "reason": null,
     *       "test": false,
     *       "evidenceChanged": false,
     *       "feedbacks": [],
     *       "price": {
     *         "totals": [
     *           {
     *             "currency": "USD",
     *             "certain": 5360,
     *             "conditional": 0,
     *             "atLeast": 5360,
     *             "atMost": null,
     *             "complete": false
     *           }
     *         ],
     *         "complete": false,
     *         "missing": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ],
     *         "applied": []
     *       },
     *       "evidenceChanges": [],
     *       "quote": {
     *         "format": "agent-rate-quote/1",
     *         "id": "quo_8tKq2Zr5Wn0v",
     *         "issuedAt": "2026-11-24T08:15:00.000Z",
     *         "validUntil": "2026-12-01T08:15:00.000Z",
     *         "binding": true,
     *         "date": "2026-12-01",
     *         "reference": null,
     *         "rateId": 40,
     *         "publication": 4,
     *         "rate": {
     *           "id": 40,
     *           "origin": {
     *             "code": "CNSHA",
     *             "name": "Shanghai",
     *             "country": "CN",
     *             "text": "Shanghai"
     *           },
     *           "destination": {
     *             "code": "NLRTM",
     *             "name": "Rotterdam",
     *             "country": "NL",
     *             "text": "Rotterdam"
     *           },
     *           "via": [],
     *           "placeOfReceipt": null,
     *           "placeOfDelivery": null,
     *           "serviceMode": "CY/CY",
     *           "carrier": {
     *             "scac": "MSCU",
     *             "name": "Mediterranean Shipping Company"
     *           },
     *           "service": "Lion",
     *           "equipment": {
     *             "code": "40HC",
     *             "isoCode": "45G1"
     *           },
     *           "base": {
     *             "amount": 2610,
     *             "currency": "USD"
     *           },
     *           "charges": [
     *             {
     *               "code": "LSS",
     *               "name": "Low sulphur surcharge",
     *               "amount": 70,
     *               "currency": "USD",
     *               "basis": "PER_CONTAINER",
     *               "paymentTerm": null,
     *               "status": "subject-to",
     *               "condition": null
     *             }
     *           ],
     *           "total": {
     *             "amount": 2680,
     *             "currency": "USD",
     *             "complete": false,
     *             "missing": [
     *               "The sheet does not say whether other surcharges and local charges are included."
     *             ]
     *           },
     *           "validFrom": "2026-12-01",
     *           "validTo": "2026-12-31",
     *           "transitDays": 33,
     *           "transitDaysMin": 31,
     *           "freeDays": {
     *             "demurrage": null,
     *             "detention": null,
     *             "combined": 14
     *           },
     *           "commodity": "FAK",
     *           "contract": {
     *             "type": "FAK",
     *             "reference": "DEMO-FAK-2612"
     *           },
     *           "remarks": "Subject to THC at both ends",
     *           "source": {
     *             "sheet": 4,
     *             "file": "msc-fak-asia-north-europe.xlsx",
     *             "tab": "Asia - North Europe",
     *             "row": 7,
     *             "publishedAt": "2026-11-22T20:08:24.436Z"
     *           },
     *           "known": {
     *             "from": "2026-11-22T20:08:24.436Z",
     *             "to": null
     *           }
     *         },
     *         "quantities": {
     *           "containers": 2,
     *           "billsOfLading": 1,
     *           "documents": null
     *         },
     *         "lines": [
     *           {
     *             "code": "OFR",
     *             "name": "Ocean freight",
     *             "basis": "PER_CONTAINER",
     *             "quantity": 2,
     *             "unitAmount": 2610,
     *             "amount": 5220,
     *             "currency": "USD",
     *             "paymentTerm": null,
     *             "status": "subject-to",
     *             "certainty": "certain",
     *             "condition": null,
     *             "note": null
     *           },
     *           {
     *             "code": "LSS",
     *             "name": "Low sulphur surcharge",
     *             "amount": 140,
     *             "currency": "USD",
     *             "basis": "PER_CONTAINER",
     *             "paymentTerm": null,
     *             "status": "subject-to",
     *             "condition": null,
     *             "quantity": 2,
     *             "unitAmount": 70,
     *             "certainty": "certain",
     *             "note": null
     *           }
     *         ],
     *         "totals": [
     *           {
     *             "currency": "USD",
     *             "certain": 5360,
     *             "conditional": 0,
     *             "atLeast": 5360,
     *             "atMost": null,
     *             "complete": false
     *           }
     *         ],
     *         "complete": false,
     *         "missing": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ],
     *         "gaps": [
     *           "The sheet does not say whether other surcharges and local charges are included."
     *         ],
     *         "signature": "eyJhbGciOiJFZERTQSIsImtpZCI6IlNMTXNRQk84YzU2U3hBYVlWc1dOIn0..F7Rd0fS6Ig0kYnwiuL7k6JKSxWICppc7"
     *       },
     *       "origin": "CNSHA",
     *       "destination": "NLRTM",
     *       "carrier": "MSCU",
     *       "equipment": {
     *         "code": "40HC",
     *         "isoCode": "45G1",
     *         "units": 2
     *       },
     *       "references": [
     *         {
     *           "type": "FF",
     *           "value": "SEA-2026-1181"
     *         }
     *       ],
     *       "parties": [
     *         {
     *           "role": "SHIPPER",
     *           "name": "Ningbo Coatings Co., Ltd.",
     *           "countryCode": "CN"
     *         },
     *         {
     *           "role": "CONSIGNEE",
     *           "name": "Maas Verf B.V.",
     *           "countryCode": "NL"
     *         }
     *       ],
     *       "cargo": [
     *         {
     *           "description": "Water-based paint",
     *           "packages": {
     *             "count": 80,
     *             "type": "drum"
     *           },
     *           "grossWeightKg": 17600
     *         }
     *       ],
     *       "documents": [],
     *       "expectedDepartureDate": "2026-12-01",
     *       "remarks": null,
     *       "evidence": [],
     *       "mandate": null,
     *       "priceMovement": null,
     *       "amendedContent": null
     *     }
     */
    Order: {
      /** @example ord_5rVw9Kd2Lq7X */
      id: string;
      /** @description Counts every change and decision */
      version: number;
      /**
       * @description DCSA states, preceded by two states of approval
       * @enum {string}
       */
      bookingStatus:
        | 'PENDING_APPROVAL'
        | 'APPROVAL_REJECTED'
        | 'RECEIVED'
        | 'PENDING_UPDATE'
        | 'UPDATE_RECEIVED'
        | 'CONFIRMED'
        | 'PENDING_AMENDMENT'
        | 'REJECTED'
        | 'DECLINED'
        | 'CANCELLED'
        | 'COMPLETED';
      /** @description DCSA; null: never amended */
      amendedBookingStatus:
        | ('AMENDMENT_RECEIVED' | 'AMENDMENT_CONFIRMED' | 'AMENDMENT_DECLINED' | 'AMENDMENT_CANCELLED')
        | null;
      /** @description DCSA; null: no cancellation requested */
      bookingCancellationStatus: ('CANCELLATION_RECEIVED' | 'CANCELLATION_DECLINED' | 'CANCELLATION_CONFIRMED') | null;
      /** @description What this key may do with it now */
      allowedActions: (
        | 'approve'
        | 'reject-approval'
        | 'update'
        | 'update-for-approval'
        | 'cancel'
        | 'request-update'
        | 'confirm'
        | 'confirm-part'
        | 'accept-part'
        | 'confirm-rest'
        | 'reject'
        | 'request-amendment'
        | 'amend'
        | 'confirm-amendment'
        | 'decline-amendment'
        | 'cancel-amendment'
        | 'decline'
        | 'request-cancellation'
        | 'confirm-cancellation'
        | 'decline-cancellation'
        | 'complete'
      )[];
      /** Format: date-time */
      placedAt: string;
      /**
       * @description Name of the API key
       * @example Booking agent
       */
      placedBy: string;
      /** Format: date-time */
      updatedAt: string;
      carrierBookingReference: string | null;
      /** @description The reason of the last decision */
      reason: string | null;
      /** @description Placed with a key for tests: a simulated forwarder answers it */
      test: boolean;
      /** @description An extraction says now what the order does not declare */
      evidenceChanged: boolean;
      confirmation?: components['schemas']['PartialConfirmation'];
      feedbacks: components['schemas']['Feedback'][];
      price: components['schemas']['OrderPrice'];
      /** @description What corrections of the extractions have changed since; give `cargo` again to declare it */
      evidenceChanges: components['schemas']['OrderEvidenceChange'][];
      quote: components['schemas']['Quote'];
      origin: string;
      destination: string;
      /** @description SCAC, or the name when the carrier has none */
      carrier: string | null;
      equipment: {
        code: string;
        isoCode: string;
        units: number;
      };
      /** @description Of a quote of several rates, every one. `origin`, `carrier` and `equipment` above are those of the first, `destination` too unless the parts are legs: then it is the end of the last */
      parts?: components['schemas']['PartSummary'][];
      references: components['schemas']['OrderReference'][];
      parties: components['schemas']['OrderParty'][];
      cargo: components['schemas']['OrderCargo'][];
      documents: components['schemas']['OrderDocument'][];
      /**
       * Format: date
       * @description Requested; the day of the quote if absent
       */
      expectedDepartureDate: string;
      remarks: string | null;
      /** @description What the extractions of dangerous goods said when `cargo` was last given; later corrections do not change it */
      evidence: components['schemas']['OrderEvidence'][];
      /** @description What was approved before the order; null: nothing */
      mandate: components['schemas']['OrderMandate'] | null;
      /** @description How far the price in force had moved from the quote when it was ordered; the order keeps the quoted price. Null: not at all */
      priceMovement: components['schemas']['PriceMovement'] | null;
      /** @description The pending amendment: the content of the order if it is confirmed */
      amendedContent: components['schemas']['OrderContent'] | null;
    };
    /** OrderPreview */
    OrderPreview: {
      /** @constant */
      preview: true;
      /** @description It would be a test order */
      test: boolean;
      /** @description Whether the order would be accepted as it is */
      permitted: boolean;
      /** @description The first booking state; null: not permitted */
      bookingStatus: ('RECEIVED' | 'PENDING_APPROVAL') | null;
      /** @example [] */
      findings: components['schemas']['Feedback'][];
      /**
       * @description What is ordered, in one line: containers, lane, carrier, departure, shipper
       * @example 2 × 40HC CNSHA to NLRTM with MSCU, departure 2026-12-01, shipper Ningbo Coatings Co., Ltd.
       */
      summary: string;
      /** @description The same, apart */
      ordered: {
        origin: string;
        destination: string;
        /** @description SCAC, or the name when the carrier has none */
        carrier: string | null;
        equipment: {
          code: string;
          isoCode: string;
          units: number;
        };
        /** @description Of a quote of several rates, every one. `origin`, `carrier` and `equipment` above are those of the first, `destination` too unless the parts are legs: then it is the end of the last */
        parts?: components['schemas']['PartSummary'][];
        /**
         * Format: date
         * @description Requested; the day of the quote if absent
         */
        expectedDepartureDate: string;
      };
      totals: components['schemas']['QuoteTotal'][];
      /**
       * @description What the totals leave out
       * @example []
       */
      missing: string[];
      /** @description Conditional lines of the quote that are charged because the cargo is dangerous; part of `totals` */
      applied: {
        /** @example DGS */
        code: string | null;
        /** @example Dangerous goods surcharge */
        name: string;
        amount: number;
        /** @example USD */
        currency: string;
      }[];
      /** @description How far the price in force had moved from the quote when it was ordered; the order keeps the quoted price. Null: not at all */
      priceMovement: components['schemas']['PriceMovement'] | null;
      /**
       * Format: date-time
       * @description End of the quote
       */
      validUntil: string;
      /**
       * @description What to do next
       * @example Place it with the same body and an Idempotency-Key.
       */
      next: string;
    };
    /** OrderSummary */
    OrderSummary: {
      /** @example ord_5rVw9Kd2Lq7X */
      id: string;
      /** @description Counts every change and decision */
      version: number;
      /**
       * @description DCSA states, preceded by two states of approval
       * @enum {string}
       */
      bookingStatus:
        | 'PENDING_APPROVAL'
        | 'APPROVAL_REJECTED'
        | 'RECEIVED'
        | 'PENDING_UPDATE'
        | 'UPDATE_RECEIVED'
        | 'CONFIRMED'
        | 'PENDING_AMENDMENT'
        | 'REJECTED'
        | 'DECLINED'
        | 'CANCELLED'
        | 'COMPLETED';
      /** @description DCSA; null: never amended */
      amendedBookingStatus:
        | ('AMENDMENT_RECEIVED' | 'AMENDMENT_CONFIRMED' | 'AMENDMENT_DECLINED' | 'AMENDMENT_CANCELLED')
        | null;
      /** @description DCSA; null: no cancellation requested */
      bookingCancellationStatus: ('CANCELLATION_RECEIVED' | 'CANCELLATION_DECLINED' | 'CANCELLATION_CONFIRMED') | null;
      /** @description What this key may do with it now */
      allowedActions: (
        | 'approve'
        | 'reject-approval'
        | 'update'
        | 'update-for-approval'
        | 'cancel'
        | 'request-update'
        | 'confirm'
        | 'confirm-part'
        | 'accept-part'
        | 'confirm-rest'
        | 'reject'
        | 'request-amendment'
        | 'amend'
        | 'confirm-amendment'
        | 'decline-amendment'
        | 'cancel-amendment'
        | 'decline'
        | 'request-cancellation'
        | 'confirm-cancellation'
        | 'decline-cancellation'
        | 'complete'
      )[];
      /** Format: date-time */
      placedAt: string;
      /**
       * @description Name of the API key
       * @example Booking agent
       */
      placedBy: string;
      /** Format: date-time */
      updatedAt: string;
      carrierBookingReference: string | null;
      /** @description The reason of the last decision */
      reason: string | null;
      /** @description Placed with a key for tests: a simulated forwarder answers it */
      test: boolean;
      /** @description An extraction says now what the order does not declare */
      evidenceChanged: boolean;
      confirmation?: components['schemas']['PartialConfirmation'];
      /** @example CNSHA */
      origin: string;
      /** @example NLRTM */
      destination: string;
      carrier: string | null;
      equipment: {
        code: string;
        isoCode: string;
        units: number;
      };
      /** @description Of a quote of several rates, every one. `origin`, `carrier` and `equipment` above are those of the first, `destination` too unless the parts are legs: then it is the end of the last */
      parts?: components['schemas']['PartSummary'][];
      references: components['schemas']['OrderReference'][];
      /** @example quo_8tKq2Zr5Wn0v */
      quoteId: string;
      totals: components['schemas']['QuoteTotal'][];
    };
    /**
     * OrderChange
     * @example {
     *       "version": 3,
     *       "references": [
     *         {
     *           "type": "FF",
     *           "value": "SEA-2026-1182"
     *         }
     *       ]
     *     }
     */
    OrderChange: {
      /** @description Id of the quote to order */
      quoteId?: string;
      parties?: components['schemas']['OrderParty'][];
      cargo?: components['schemas']['OrderCargo'][];
      references?: components['schemas']['OrderReference'][];
      documents?: components['schemas']['OrderDocument'][];
      /**
       * Format: date
       * @description Requested; the day of the quote if absent
       */
      expectedDepartureDate?: string;
      /** @description Null takes them away */
      remarks?: string | null;
      mandate?: components['schemas']['OrderMandate'];
      /** @description The change is refused when the order has another version */
      version?: number;
    };
    /**
     * OrderActionRequest
     * @example {
     *       "version": 1,
     *       "reason": "No space on this sailing"
     *     }
     */
    OrderActionRequest: {
      /** @description The action is refused when the order has another version */
      version?: number;
      /** @description The reason, visible with the order */
      reason?: string;
      /** @description What has to change, property by property */
      feedbacks?: components['schemas']['Feedback'][];
      /** @description The carrier's booking number, when confirming */
      carrierBookingReference?: string;
    };
    /** ConfirmedPart */
    ConfirmedPart: {
      /** @description The part of the order, from 1; 1 if absent */
      part?: number;
      /** @description How many of it are confirmed */
      containers: number;
    };
    /**
     * OrderConfirmRequest
     * @example {
     *       "version": 1,
     *       "confirmed": [
     *         {
     *           "part": 1,
     *           "containers": 1
     *         }
     *       ],
     *       "rest": "declined",
     *       "reason": "One container is short"
     *     }
     */
    OrderConfirmRequest: {
      /** @description The action is refused when the order has another version */
      version?: number;
      /** @description The reason, visible with the order */
      reason?: string;
      /** @description What has to change, property by property */
      feedbacks?: components['schemas']['Feedback'][];
      /** @description The carrier's booking number, when confirming */
      carrierBookingReference?: string;
      /** @description Confirms only so many containers, with `reason`; a part that is not named is not confirmed. The customer accepts or cancels. Absent: all is confirmed */
      confirmed?: components['schemas']['ConfirmedPart'][];
      /**
       * @description With `confirmed`: the rest is declined (if absent), or stays open for a later confirmation
       * @enum {string}
       */
      rest?: 'declined' | 'open';
    };
    /**
     * AcceptConfirmationRequest
     * @example {
     *       "version": 2
     *     }
     */
    AcceptConfirmationRequest: {
      /** @description Refused when the order has another version: what was read is what is accepted */
      version?: number;
      /** @description The reason, visible with the order */
      reason?: string;
      /**
       * @description Gives up what the forwarder left open
       * @enum {string}
       */
      rest?: 'declined';
    };
    /** DcsaStatus */
    DcsaStatus: {
      /** @description Id of the order */
      carrierBookingRequestReference: string;
      /** @description The carrier's booking number */
      carrierBookingReference?: string;
      /** @enum {string} */
      bookingStatus:
        | 'RECEIVED'
        | 'PENDING_UPDATE'
        | 'UPDATE_RECEIVED'
        | 'CONFIRMED'
        | 'PENDING_AMENDMENT'
        | 'REJECTED'
        | 'DECLINED'
        | 'CANCELLED'
        | 'COMPLETED';
      /** @enum {string} */
      amendedBookingStatus?:
        | 'AMENDMENT_RECEIVED'
        | 'AMENDMENT_CONFIRMED'
        | 'AMENDMENT_DECLINED'
        | 'AMENDMENT_CANCELLED';
      /** @enum {string} */
      bookingCancellationStatus?: 'CANCELLATION_RECEIVED' | 'CANCELLATION_DECLINED' | 'CANCELLATION_CONFIRMED';
      reason?: string;
      feedbacks?: components['schemas']['Feedback'][];
    };
    /** DcsaNotification */
    DcsaNotification: {
      /** @constant */
      specversion: '1.0';
      id: string;
      /** @example /orders/ord_5rVw9Kd2Lq7X */
      source: string;
      /** @constant */
      type: 'org.dcsa.booking.v2';
      /** Format: date-time */
      time: string;
      /** @constant */
      datacontenttype: 'application/json';
      data: components['schemas']['DcsaStatus'];
    };
    /** DcsaExport */
    DcsaExport: {
      /** @description The booking request, in the shape of DcsaBooking */
      booking: {
        [key: string]: unknown;
      };
      /** @description Whether the request has all that the standard requires */
      conforms: boolean;
      /** @description Null: not sent yet */
      status: components['schemas']['DcsaStatus'] | null;
      /** @description What happened since, oldest first; at most 100 */
      notifications: components['schemas']['DcsaNotification'][];
      /** @description What is not carried over, supposed, or otherwise than quoted, each with its place */
      findings: components['schemas']['Feedback'][];
    };
    /** DcsaBooking */
    DcsaBooking: {
      /**
       * @description CY: container yard
       * @enum {string}
       */
      receiptTypeAtOrigin: 'CY' | 'SD' | 'CFS';
      /**
       * @description CY: container yard
       * @enum {string}
       */
      deliveryTypeAtDestination: 'CY' | 'SD' | 'CFS';
      /**
       * @description FCL: whole containers
       * @enum {string}
       */
      cargoMovementTypeAtOrigin: 'FCL' | 'LCL';
      /**
       * @description FCL: whole containers
       * @enum {string}
       */
      cargoMovementTypeAtDestination: 'FCL' | 'LCL';
      /**
       * @description The quote
       * @example quo_8tKq2Zr5Wn0v
       */
      contractQuotationReference?: string;
      /** @description Contract with the carrier */
      serviceContractReference?: string;
      /** @description SCAC */
      carrierCode?: string;
      /**
       * @description Whose code it is; a SCAC is of the NMFTA
       * @enum {string}
       */
      carrierCodeListProvider?: 'SMDG' | 'NMFTA';
      /** @description Whether a part may go ahead */
      isPartialLoadAllowed: boolean;
      /** @description Whether an export declaration is needed */
      isExportDeclarationRequired: boolean;
      /** @description Whether an import licence is needed */
      isImportLicenseRequired: boolean;
      /** @description Whether another container type may come */
      isEquipmentSubstitutionAllowed: boolean;
      /** Format: date */
      expectedDepartureDate?: string;
      /**
       * @description AO: by an interface
       * @example AO
       */
      communicationChannelCode?: string;
      references?: {
        /**
         * @description CR: of the customer
         * @example CR
         */
        type: string;
        /** @description It */
        value: string;
      }[];
      documentParties: {
        bookingAgent: {
          /** @description Company or person */
          partyName: string;
          address?: {
            /** @description Street */
            street: string;
            /** @description Number in the street */
            streetNumber?: string;
            /** @description Floor */
            floor?: string;
            /** @description Post code */
            postCode?: string;
            /** @description City */
            city: string;
            /** @description State or region */
            stateRegion?: string;
            /** @description ISO 3166-1 alpha-2 */
            countryCode: string;
          };
          partyContactDetails?: {
            /** @description Name of the contact */
            name: string;
            /** @description Telephone; this or email is needed */
            phone?: string;
            /** @description E-mail; this or phone is needed */
            email?: string;
          }[];
          /** @description Reference of the party */
          reference?: string;
        };
        shipper?: {
          /** @description Company or person */
          partyName: string;
          address?: {
            /** @description Street */
            street: string;
            /** @description Number in the street */
            streetNumber?: string;
            /** @description Floor */
            floor?: string;
            /** @description Post code */
            postCode?: string;
            /** @description City */
            city: string;
            /** @description State or region */
            stateRegion?: string;
            /** @description ISO 3166-1 alpha-2 */
            countryCode: string;
          };
          partyContactDetails?: {
            /** @description Name of the contact */
            name: string;
            /** @description Telephone; this or email is needed */
            phone?: string;
            /** @description E-mail; this or phone is needed */
            email?: string;
          }[];
          /** @description Reference of the party */
          reference?: string;
          /** @description Purchase order */
          purchaseOrderReference?: string;
        };
        consignee?: {
          /** @description Company or person */
          partyName: string;
          address?: {
            /** @description Street */
            street: string;
            /** @description Number in the street */
            streetNumber?: string;
            /** @description Floor */
            floor?: string;
            /** @description Post code */
            postCode?: string;
            /** @description City */
            city: string;
            /** @description State or region */
            stateRegion?: string;
            /** @description ISO 3166-1 alpha-2 */
            countryCode: string;
          };
          partyContactDetails?: {
            /** @description Name of the contact */
            name: string;
            /** @description Telephone; this or email is needed */
            phone?: string;
            /** @description E-mail; this or phone is needed */
            email?: string;
          }[];
          /** @description Reference of the party */
          reference?: string;
          /** @description Purchase order */
          purchaseOrderReference?: string;
        };
        serviceContractOwner?: {
          /** @description Company or person */
          partyName: string;
          address?: {
            /** @description Street */
            street: string;
            /** @description Number in the street */
            streetNumber?: string;
            /** @description Floor */
            floor?: string;
            /** @description Post code */
            postCode?: string;
            /** @description City */
            city: string;
            /** @description State or region */
            stateRegion?: string;
            /** @description ISO 3166-1 alpha-2 */
            countryCode: string;
          };
          partyContactDetails?: {
            /** @description Name of the contact */
            name: string;
            /** @description Telephone; this or email is needed */
            phone?: string;
            /** @description E-mail; this or phone is needed */
            email?: string;
          }[];
          /** @description Reference of the party */
          reference?: string;
        };
        other?: {
          party: {
            /** @description Company or person */
            partyName: string;
            address?: {
              /** @description Street */
              street: string;
              /** @description Number in the street */
              streetNumber?: string;
              /** @description Floor */
              floor?: string;
              /** @description Post code */
              postCode?: string;
              /** @description City */
              city: string;
              /** @description State or region */
              stateRegion?: string;
              /** @description ISO 3166-1 alpha-2 */
              countryCode: string;
            };
            partyContactDetails?: {
              /** @description Name of the contact */
              name: string;
              /** @description Telephone; this or email is needed */
              phone?: string;
              /** @description E-mail; this or phone is needed */
              email?: string;
            }[];
            /** @description Reference of the party */
            reference?: string;
          };
          /**
           * @description N1, N2 and NI: notify parties
           * @example N1
           */
          partyFunction: string;
        }[];
      };
      shipmentLocations: {
        /**
         * @description POL, POD, PRE (receipt), PDE (delivery) …
         * @example POL
         */
        locationTypeCode: string;
        location: {
          /**
           * @description UN/LOCODE
           * @example CNSHA
           */
          UNLocationCode?: string;
          /** @description Name of the place */
          locationName?: string;
        };
      }[];
      requestedEquipments: {
        /**
         * @description ISO 6346 size and type, or type group
         * @example 45G1
         */
        ISOEquipmentCode: string;
        /** @description Containers */
        units: number;
        /** @description Whether the shipper brings the containers */
        isShipperOwned: boolean;
        commodities?: {
          /**
           * @description What is shipped
           * @example Water-based paint
           */
          commodityType: string;
          HSCodes?: string[];
          /** @description Of all containers of the entry together */
          cargoGrossWeight: number;
          /**
           * @description Kilograms or pounds
           * @enum {string}
           */
          cargoGrossWeightUnit: 'KGM' | 'LBR';
          cargoGrossVolume?: number;
          /**
           * @description Cubic metres or feet
           * @enum {string}
           */
          cargoGrossVolumeUnit?: 'MTQ' | 'FTQ';
          outerPackaging?: {
            numberOfPackages?: number;
            /** @description Kind of package */
            description?: string;
            dangerousGoods?: Record<string, never>[];
          };
        }[];
      }[];
    };
    /**
     * DcsaImport
     * @example {
     *       "booking": {
     *         "receiptTypeAtOrigin": "CY",
     *         "deliveryTypeAtDestination": "CY",
     *         "cargoMovementTypeAtOrigin": "FCL",
     *         "cargoMovementTypeAtDestination": "FCL",
     *         "contractQuotationReference": "quo_8tKq2Zr5Wn0v",
     *         "isPartialLoadAllowed": false,
     *         "isExportDeclarationRequired": true,
     *         "isImportLicenseRequired": false,
     *         "isEquipmentSubstitutionAllowed": false,
     *         "expectedDepartureDate": "2026-12-15",
     *         "references": [
     *           {
     *             "type": "CR",
     *             "value": "PO-20311"
     *           }
     *         ],
     *         "documentParties": {
     *           "bookingAgent": {
     *             "partyName": "Delta Paints B.V.",
     *             "partyContactDetails": [
     *               {
     *                 "name": "A. de Vries",
     *                 "email": "booking@delta.example"
     *               }
     *             ]
     *           }
     *         },
     *         "shipmentLocations": [
     *           {
     *             "locationTypeCode": "POL",
     *             "location": {
     *               "UNLocationCode": "CNSHA"
     *             }
     *           },
     *           {
     *             "locationTypeCode": "POD",
     *             "location": {
     *               "UNLocationCode": "NLRTM"
     *             }
     *           }
     *         ],
     *         "requestedEquipments": [
     *           {
     *             "ISOEquipmentCode": "45G1",
     *             "units": 2,
     *             "isShipperOwned": false,
     *             "commodities": [
     *               {
     *                 "commodityType": "Water-based paint",
     *                 "cargoGrossWeight": 21000,
     *                 "cargoGrossWeightUnit": "KGM"
     *               }
     *             ]
     *           }
     *         ]
     *       }
     *     }
     */
    DcsaImport: {
      /** @description The quote; contractQuotationReference of the booking if absent */
      quoteId?: string;
      booking: components['schemas']['DcsaBooking'];
    };
    /** DcsaRead */
    DcsaRead: {
      /** @description Whether the order can be placed as it is */
      orderable: boolean;
      /** @description The body of POST /orders */
      order: {
        [key: string]: unknown;
      };
      /** @description What is not carried over, supposed, or otherwise than quoted, each with its place */
      findings: components['schemas']['Feedback'][];
      /** @description Null: the order is not whole */
      preview: components['schemas']['OrderPreview'] | null;
      next: string;
    };
    /** ShipmentPackages */
    ShipmentPackages: {
      /** @description Number of the container (ISO 6346), or any name until it is known */
      container?: string;
      /** @description Number of packages */
      count: number;
      /** @description Kind of packages: steel drums (1A1) */
      kind: string;
      /** @description Gross mass of all of them, kg */
      grossMassKg?: number;
      /** @description Net mass in all of them, kg */
      netMassKg?: number;
      /** @description Volume of all of them, m³ */
      volumeM3?: number;
    };
    /** ShipmentGoods */
    ShipmentGoods: {
      /** @description Ids of the documents of these goods: data sheet, certificates */
      documents?: number[];
      /** @description The extraction of these documents; made from them when absent */
      extraction?: number;
      values?: {
        [key: string]: string | number | null;
      };
      /** @description Packages, by the container they travel in */
      packages?: components['schemas']['ShipmentPackages'][];
    };
    /** ShipmentContainer */
    ShipmentContainer: {
      /** @description Number of the container (ISO 6346), or any name until it is known */
      number: string;
      /** @description Size and type: 22G1, 40HC */
      sizeType?: string;
      /** @description Seal numbers */
      seals?: string;
      /** @description Tare, kg */
      tareKg?: number;
      /** @description Most that container and load may weigh, kg */
      maxGrossKg?: number;
      /** @description Verified gross mass (VGM), kg */
      verifiedGrossMassKg?: number;
    };
    /** ShipmentPaper */
    ShipmentPaper: {
      /**
       * @description What it is
       * @enum {string}
       */
      kind: 'booking' | 'order' | 'packing-list' | 'invoice' | 'bill-of-lading' | 'declaration' | 'other';
      /** @description How findings name it; its kind when absent */
      name?: string;
      /** @description Id of the document */
      document?: number;
      /** @description Id of an order of this service: its cargo is what the paper states */
      order?: string;
      /** @description The extraction of the document; made when absent */
      extraction?: number;
      values?: {
        [key: string]: string | number | null;
      };
      /** @description What it states of each of the goods */
      goods?: {
        /** @description Which of the goods, from 1 */
        goods: number;
        values: {
          [key: string]: string | number | null;
        };
      }[];
    };
    /**
     * ShipmentRequest
     * @example {
     *       "reference": "EXP-2026-118",
     *       "sailingDate": "2026-12-01",
     *       "values": {
     *         "shipper": "Brightwater Coatings Co., Ltd.",
     *         "portOfLoading": "CNQDG",
     *         "portOfDischarge": "SEGOT"
     *       },
     *       "goods": [
     *         {
     *           "values": {
     *             "unNo": "UN1263",
     *             "properShippingName": "PAINT",
     *             "imoHazardClassNo": "3",
     *             "packingGroup": "III",
     *             "flashPoint": "30 °C",
     *             "emsCode": "F-E, S-E",
     *             "marinePollutant": "N",
     *             "emergencyContactTelephone": "+86 532 8388 9090"
     *           },
     *           "packages": [
     *             {
     *               "container": "MSKU1234565",
     *               "count": 40,
     *               "kind": "steel drums (1A1)",
     *               "grossMassKg": 1040,
     *               "netMassKg": 1000
     *             }
     *           ]
     *         }
     *       ],
     *       "containers": [
     *         {
     *           "number": "MSKU1234565",
     *           "sizeType": "22G1",
     *           "seals": "CN998877",
     *           "tareKg": 2230
     *         }
     *       ],
     *       "papers": [
     *         {
     *           "kind": "booking",
     *           "name": "Booking 4711",
     *           "values": {
     *             "packageQuantityAndType": "40 drums"
     *           }
     *         }
     *       ]
     *     }
     */
    ShipmentRequest: {
      /** @description Your reference */
      reference?: string;
      /**
       * Format: date
       * @description The day it sails: validity is counted to it
       * @example 2026-12-01
       */
      sailingDate?: string;
      values?: {
        [key: string]: string | number | null;
      };
      /** @description The goods */
      goods: components['schemas']['ShipmentGoods'][];
      containers?: components['schemas']['ShipmentContainer'][];
      /** @description Papers of the whole shipment: booking, order, packing list */
      papers?: components['schemas']['ShipmentPaper'][];
    };
    /**
     * Shipment
     * @example {
     *       "id": 3,
     *       "version": 1,
     *       "createdAt": "2026-11-23T09:00:00.000Z",
     *       "createdBy": "Forwarder",
     *       "updatedAt": "2026-11-23T09:00:00.000Z",
     *       "updatedBy": "Forwarder",
     *       "reference": "EXP-2026-118",
     *       "sailingDate": "2026-12-01",
     *       "values": {
     *         "shipper": "Brightwater Coatings Co., Ltd.",
     *         "portOfLoading": "CNQDG",
     *         "portOfDischarge": "SEGOT"
     *       },
     *       "goods": [
     *         {
     *           "values": {
     *             "unNo": "UN1263",
     *             "properShippingName": "PAINT",
     *             "imoHazardClassNo": "3",
     *             "packingGroup": "III",
     *             "flashPoint": "30 °C",
     *             "emsCode": "F-E, S-E",
     *             "marinePollutant": "N",
     *             "emergencyContactTelephone": "+86 532 8388 9090"
     *           },
     *           "packages": [
     *             {
     *               "container": "MSKU1234565",
     *               "count": 40,
     *               "kind": "steel drums (1A1)",
     *               "grossMassKg": 1040,
     *               "netMassKg": 1000
     *             }
     *           ]
     *         }
     *       ],
     *       "containers": [
     *         {
     *           "number": "MSKU1234565",
     *           "sizeType": "22G1",
     *           "seals": "CN998877",
     *           "tareKg": 2230
     *         }
     *       ],
     *       "papers": [
     *         {
     *           "kind": "booking",
     *           "name": "Booking 4711",
     *           "values": {
     *             "packageQuantityAndType": "40 drums"
     *           }
     *         }
     *       ]
     *     }
     */
    Shipment: {
      id: number;
      /** @description Counts the changes from 1 */
      version: number;
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
      /** Format: date-time */
      updatedAt: string;
      updatedBy: string;
      /** @description Your reference */
      reference?: string;
      /**
       * Format: date
       * @description The day it sails: validity is counted to it
       * @example 2026-12-01
       */
      sailingDate?: string;
      values?: {
        [key: string]: string | number | null;
      };
      /** @description The goods */
      goods: components['schemas']['ShipmentGoods'][];
      containers?: components['schemas']['ShipmentContainer'][];
      /** @description Papers of the whole shipment: booking, order, packing list */
      papers?: components['schemas']['ShipmentPaper'][];
    };
    /**
     * ShipmentChange
     * @example {
     *       "sailingDate": "2026-12-08",
     *       "version": 1
     *     }
     */
    ShipmentChange: {
      /** @description Your reference */
      reference?: string;
      /**
       * Format: date
       * @description The day it sails: validity is counted to it
       * @example 2026-12-01
       */
      sailingDate?: string;
      values?: {
        [key: string]: string | number | null;
      };
      /** @description The goods */
      goods?: components['schemas']['ShipmentGoods'][];
      containers?: components['schemas']['ShipmentContainer'][];
      /** @description Papers of the whole shipment: booking, order, packing list */
      papers?: components['schemas']['ShipmentPaper'][];
      /** @description The version that was read: another is refused with `shipment_changed` */
      version?: number;
    };
    /** ShipmentVersion */
    ShipmentVersion: {
      version: number;
      /** Format: date-time */
      changedAt: string;
      changedBy: string;
      content: components['schemas']['ShipmentRequest'];
    };
    /** ShipmentCheck */
    ShipmentCheck: {
      /**
       * @description "error": do not ship or sign like this; "warning": verify; "ok": notes at most
       * @example ok
       */
      verdict: string;
      counts: {
        error: number;
        warning: number;
        note: number;
      };
      /** @description Errors first; `goods` counts from 1 */
      findings: components['schemas']['CheckFinding'][];
      /** @description The papers that were compared */
      papers: {
        /** @example sds.pdf */
        name: string;
        /** @example safety-data-sheet */
        kind: string;
        document?: number;
        /** @description Which of the goods it is of; absent: of the whole shipment */
        goods?: number;
      }[];
      edition: {
        /** @example IMDG Code Amendment 42-24 */
        name: string;
        amendment: string;
      };
    };
    /** Consignment */
    Consignment: {
      /** @description How the plan names it */
      id: string;
      /** @description As an entry of a declaration: unNo, properShippingName, imoHazardClassNo, packingGroup, limitedQuantity … */
      goods: {
        [key: string]: unknown;
      };
      /** @description Gross mass */
      massKg: number;
      /** @description Not counted when absent */
      volumeM3?: number;
      /**
       * @description Where it has to stand; either when absent
       * @enum {string}
       */
      deck?: 'on-deck' | 'under-deck';
    };
    /** PlannedContainerKind */
    PlannedContainerKind: {
      /** @description Size and type: 22G1 */
      sizeType: string;
      /** @description Most that its load may weigh */
      payloadKg: number;
      /** @description Not counted when absent */
      volumeM3?: number;
      /** @description How many there are; no limit when absent */
      count?: number;
      /**
       * @description Where it has to stand; either when absent
       * @enum {string}
       */
      deck?: 'on-deck' | 'under-deck';
    };
    /**
     * PlanRequest
     * @example {
     *       "consignments": [
     *         {
     *           "id": "acetone",
     *           "goods": {
     *             "unNo": "UN1090",
     *             "properShippingName": "ACETONE",
     *             "imoHazardClassNo": "3",
     *             "packingGroup": "II"
     *           },
     *           "massKg": 8000,
     *           "volumeM3": 12
     *         },
     *         {
     *           "id": "nitrate",
     *           "goods": {
     *             "unNo": "UN1942",
     *             "properShippingName": "AMMONIUM NITRATE",
     *             "imoHazardClassNo": "5.1",
     *             "packingGroup": "III"
     *           },
     *           "massKg": 9000,
     *           "volumeM3": 11
     *         }
     *       ]
     *     }
     */
    PlanRequest: {
      consignments: components['schemas']['Consignment'][];
      /** @description Kinds of containers; 20-foot ones of 28,000 kg and 33 m³ without limit when absent */
      containers?: components['schemas']['PlannedContainerKind'][];
      /**
       * @description passenger: more than 25 passengers, or one for each 3 m of length; cargo when absent
       * @enum {string}
       */
      ship?: 'cargo' | 'passenger';
      /** Format: date */
      sailingDate?: string;
    };
    /** PlanReason */
    PlanReason: {
      /** @example segregation */
      code: string;
      message: string;
      /**
       * @description Paragraphs that it follows
       * @example IMDG 7.2.4, 7.3.4.1
       */
      source: string;
    };
    /** LoadPlan */
    LoadPlan: {
      /** @description false: no plan obeys every rule; `impossible` says what stands in the way */
      possible: boolean;
      /** @description No plan has fewer containers, by what is counted; false: there was no time to look at all */
      optimal: boolean;
      /** @description What nobody stated, so that more containers may be needed than are planned */
      notCounted: {
        /** @constant */
        what: 'volume';
        message: string;
        consignments: string[];
      }[];
      /** @description So many containers are needed at least */
      atLeast: number;
      containers: {
        /** @description Counted from 1 */
        number: number;
        sizeType: string;
        consignments: string[];
        massKg: number;
        /** @description Of the consignments that state it */
        volumeM3: number;
        /** @description Where it may stand */
        deck: ('on-deck' | 'under-deck')[];
        /** @description Pairs in it that may go together on conditions only */
        conditions: {
          one: string;
          other: string;
          reasons: components['schemas']['PlanReason'][];
        }[];
      }[];
      /** @description Pairs that may not be in one container, with the paragraphs */
      forbidden: {
        one: string;
        other: string;
        reasons: components['schemas']['PlanReason'][];
      }[];
      /** @description Stowage categories, where they are known */
      stowage: {
        consignment: string;
        /** @description Column 16a; empty: not known */
        categories: string[];
        words: string[];
      }[];
      /** @description As few consignments as have no plan: without any one of them the others have one */
      impossible?: {
        consignments: string[];
        reasons: components['schemas']['PlanReason'][];
      };
      edition: {
        name: string;
        amendment: string;
      };
    };
    /**
     * ShipmentPlanRequest
     * @example {
     *       "containers": [
     *         {
     *           "sizeType": "22G1",
     *           "payloadKg": 28000,
     *           "volumeM3": 33
     *         }
     *       ]
     *     }
     */
    ShipmentPlanRequest: {
      /** @description Kinds of containers; 20-foot ones of 28,000 kg and 33 m³ without limit when absent */
      containers?: components['schemas']['PlannedContainerKind'][];
      /**
       * @description passenger: more than 25 passengers, or one for each 3 m of length; cargo when absent
       * @enum {string}
       */
      ship?: 'cargo' | 'passenger';
      /** Format: date */
      sailingDate?: string;
    };
    /** InvoiceLine */
    InvoiceLine: {
      /** @description What is charged, as the invoice says it */
      description: string;
      /** @description Charge code, where the invoice has one */
      code?: string;
      /** @description What the line adds to the invoice; negative: a credit */
      amount: number;
      /**
       * @description Of the amount, ISO 4217; the invoice's when absent
       * @example USD
       */
      currency?: string;
      /** @description Units that are charged, as the invoice says */
      quantity?: number;
      /** @description For one unit, as the invoice says */
      unitAmount?: number;
      /**
       * @description What one unit is
       * @enum {string}
       */
      basis?: 'PER_CONTAINER' | 'PER_TEU' | 'PER_BILL_OF_LADING' | 'PER_DOCUMENT' | 'PER_SHIPMENT';
      /** @description Where the invoice says at which rate it converted the line */
      exchangeRate?: {
        /**
         * @description The currency that was converted from
         * @example USD
         */
        currency: string;
        /** @description Units of the line's currency for one of that currency */
        rate: number;
      };
    };
    /** Invoice */
    Invoice: {
      /** @description Number of the invoice */
      number?: string;
      /**
       * Format: date
       * @description Day of the invoice
       */
      issuedOn?: string;
      /** @description Who issued it */
      issuer?: string;
      /**
       * @description Of the lines that name none, ISO 4217
       * @example USD
       */
      currency?: string;
      /** @description Those it is for */
      billsOfLading?: string[];
      /** @description Those it is for; their count confirms the quantity */
      containers?: string[];
      /** @description The sum as the invoice says it, in the invoice's currency */
      total?: number;
      lines: components['schemas']['InvoiceLine'][];
    };
    /**
     * InvoiceAuditRequest
     * @description One of quoteId and quote (as it was signed); the invoice, unless it is sent as a file
     * @example {
     *       "quoteId": "quo_8tKq2Zr5Wn0v",
     *       "invoice": {
     *         "number": "INV-2026-1187",
     *         "issuedOn": "2026-12-14",
     *         "issuer": "Quaybright Forwarding Ltd.",
     *         "currency": "USD",
     *         "billsOfLading": [
     *           "QBFL2612001"
     *         ],
     *         "lines": [
     *           {
     *             "description": "Ocean freight 40HC",
     *             "quantity": 2,
     *             "unitAmount": 2610,
     *             "amount": 5220
     *           },
     *           {
     *             "description": "Low sulphur surcharge",
     *             "code": "LSS",
     *             "quantity": 2,
     *             "unitAmount": 85,
     *             "amount": 170
     *           },
     *           {
     *             "description": "Document courier",
     *             "amount": 30
     *           }
     *         ]
     *       }
     *     }
     */
    InvoiceAuditRequest: {
      /**
       * @description Id of the quote
       * @example quo_8tKq2Zr5Wn0v
       */
      quoteId?: string;
      quote?: components['schemas']['Quote'];
      invoice?: components['schemas']['Invoice'];
    };
    /** AuditedOrder */
    AuditedOrder: {
      id: string;
      parts: {
        /** @description The part of the order; 1 in an order of one rate */
        part: number;
        /** @description Containers ordered */
        ordered: number;
        /** @description Containers confirmed */
        confirmed: number;
      }[];
      /**
       * @description What becomes of the other containers; none: all were confirmed since
       * @enum {string}
       */
      rest: 'declined' | 'open' | 'none';
    };
    /**
     * ClauseSource
     * @description The place in the rate sheet that the price comes from
     */
    ClauseSource: {
      sheet: number;
      file: string;
      tab: string | null;
      row: number | null;
    };
    /**
     * AuditClause
     * @description What was agreed: a line of the quote, with the rate that it comes from
     */
    AuditClause: {
      quoteId: string;
      /** @description Line of the quote, counted from 1 */
      quoteLine: number;
      /** @description All lines of the quote that are charged as one, of several parts; quantity and amount are of all of them */
      quoteLines?: number[];
      code: string | null;
      name: string;
      basis: string;
      quantity: number | null;
      unitAmount: number | null;
      amount: number | null;
      currency: string | null;
      status: string;
      certainty: string;
      /** @description When the charge applies, in the words of the rate sheet */
      condition: string | null;
      rateId: number;
      source: components['schemas']['ClauseSource'];
    };
    /**
     * BookEntry
     * @description The charge as the book has it
     */
    BookEntry: {
      rateId: number;
      amount: number | null;
      currency: string | null;
      basis: string;
      status: string;
      source: components['schemas']['ClauseSource'];
    };
    /** AuditedLine */
    AuditedLine: {
      /** @description Line of the invoice, counted from 1 */
      line: number;
      /** @description In the words of the invoice */
      description: string;
      /** @description The charge that the description was read as; null: none */
      charge: string | null;
      /**
       * @description over: more than agreed, surely; unknown: nothing is claimed, and the reason says why
       * @enum {string}
       */
      verdict: 'agreed' | 'over' | 'under' | 'unknown';
      /** @enum {string} */
      reason:
        | 'as_quoted'
        | 'price_over'
        | 'quantity_over'
        | 'charged_twice'
        | 'included_in_freight'
        | 'multiplied_wrongly'
        | 'price_under'
        | 'quantity_under'
        | 'charge_not_known'
        | 'several_charges'
        | 'code_contradicts_description'
        | 'description_unclear'
        | 'equipment_differs'
        | 'not_quoted'
        | 'not_confirmed'
        | 'several_quote_lines'
        | 'amount_not_quoted'
        | 'conditional'
        | 'included_under_condition'
        | 'other_end_possible'
        | 'currency_missing'
        | 'currency_differs'
        | 'exchange_rate_to_check'
        | 'quantity_differs'
        | 'charged_again'
        | 'cannot_be_divided'
        | 'credit';
      /** @description The reason as a sentence */
      message: string;
      invoiced: {
        quantity: number | null;
        unitAmount: number | null;
        amount: number;
        currency: string | null;
      };
      /** @description Invoiced less quoted, in the invoice's currency; null when nothing can be compared */
      difference: number | null;
      /** @description What was agreed; null: no one line of the quote */
      clause: components['schemas']['AuditClause'] | null;
      /** @description Where it differs from the quote: the charge at the rate that was in force on the day of the invoice */
      book: components['schemas']['BookEntry'] | null;
    };
    /**
     * NotBilled
     * @description A line of the quote that the invoice does not charge
     */
    NotBilled: {
      quoteLine: number;
      code: string | null;
      name: string;
      amount: number | null;
      currency: string | null;
    };
    /** AuditTotal */
    AuditTotal: {
      /** @example USD */
      currency: string;
      /** @description Sum of the lines */
      invoiced: number;
      /** @description Sum of the agreed lines */
      agreed: number;
      /** @description By how much the lines that are surely over the quote exceed it */
      claimable: number;
      /** @description By how much the lines under the quote fall short of it; 0 or less */
      under: number;
      /** @description Sum of the lines that nothing is said of */
      unknown: number;
    };
    /**
     * InvoiceAudit
     * @example {
     *       "invoice": {
     *         "number": "INV-2026-1187",
     *         "issuedOn": "2026-12-14",
     *         "issuer": "Quaybright Forwarding Ltd."
     *       },
     *       "quote": {
     *         "id": "quo_8tKq2Zr5Wn0v",
     *         "issuedAt": "2026-11-24T08:15:00.000Z",
     *         "validUntil": "2026-12-01T08:15:00.000Z",
     *         "date": "2026-12-01",
     *         "binding": true
     *       },
     *       "order": null,
     *       "book": {
     *         "asOf": "2026-12-14T23:59:59.999Z",
     *         "rateId": 40
     *       },
     *       "lines": [
     *         {
     *           "line": 1,
     *           "description": "Ocean freight 40HC",
     *           "charge": "Ocean freight",
     *           "verdict": "agreed",
     *           "reason": "as_quoted",
     *           "message": "Line 1 is as line 1 of the quote says.",
     *           "invoiced": {
     *             "quantity": 2,
     *             "unitAmount": 2610,
     *             "amount": 5220,
     *             "currency": "USD"
     *           },
     *           "difference": 0,
     *           "clause": {
     *             "quoteId": "quo_8tKq2Zr5Wn0v",
     *             "quoteLine": 1,
     *             "code": "OFR",
     *             "name": "Ocean freight",
     *             "basis": "PER_CONTAINER",
     *             "quantity": 2,
     *             "unitAmount": 2610,
     *             "amount": 5220,
     *             "currency": "USD",
     *             "status": "subject-to",
     *             "certainty": "certain",
     *             "condition": null,
     *             "rateId": 40,
     *             "source": {
     *               "sheet": 4,
     *               "file": "msc-fak-asia-north-europe.xlsx",
     *               "tab": "Asia - North Europe",
     *               "row": 7
     *             }
     *           },
     *           "book": null
     *         },
     *         {
     *           "line": 2,
     *           "description": "Low sulphur surcharge",
     *           "charge": "Low sulphur surcharge",
     *           "verdict": "over",
     *           "reason": "price_over",
     *           "message": "Line 2 is 30 USD over line 2 of the quote.",
     *           "invoiced": {
     *             "quantity": 2,
     *             "unitAmount": 85,
     *             "amount": 170,
     *             "currency": "USD"
     *           },
     *           "difference": 30,
     *           "clause": {
     *             "quoteId": "quo_8tKq2Zr5Wn0v",
     *             "quoteLine": 2,
     *             "code": "LSS",
     *             "name": "Low sulphur surcharge",
     *             "basis": "PER_CONTAINER",
     *             "quantity": 2,
     *             "unitAmount": 70,
     *             "amount": 140,
     *             "currency": "USD",
     *             "status": "subject-to",
     *             "certainty": "certain",
     *             "condition": null,
     *             "rateId": 40,
     *             "source": {
     *               "sheet": 4,
     *               "file": "msc-fak-asia-north-europe.xlsx",
     *               "tab": "Asia - North Europe",
     *               "row": 7
     *             }
     *           },
     *           "book": null
     *         },
     *         {
     *           "line": 3,
     *           "description": "Document courier",
     *           "charge": null,
     *           "verdict": "unknown",
     *           "reason": "charge_not_known",
     *           "message": "The charge of line 3 is not known, and the quote has none of that name. Ask the issuer what it is for.",
     *           "invoiced": {
     *             "quantity": null,
     *             "unitAmount": null,
     *             "amount": 30,
     *             "currency": "USD"
     *           },
     *           "difference": null,
     *           "clause": null,
     *           "book": null
     *         }
     *       ],
     *       "notBilled": [],
     *       "totals": [
     *         {
     *           "currency": "USD",
     *           "invoiced": 5420,
     *           "agreed": 5220,
     *           "claimable": 30,
     *           "under": 0,
     *           "unknown": 30
     *         }
     *       ],
     *       "findings": [],
     *       "letter": {
     *         "english": "To: Quaybright Forwarding Ltd.\nClaim on invoice INV-2026-1187\n\nDear Sir or Madam,\n\nYour invoice of 2026-12-14 was compared with the quote quo_8tKq2Zr5Wn0v, which was issued on 2026-11-24 and is signed. These lines exceed what was agreed:\n\n1. Line 2, \"Low sulphur surcharge\": invoiced 170.00 USD, too much 30.00 USD. The price is higher than agreed.\n   Quote, line 2: \"Low sulphur surcharge\", 70.00 USD per container × 2 = 140.00 USD.\n   Source: rate 40, rate sheet \"msc-fak-asia-north-europe.xlsx\", tab \"Asia - North Europe\", row 7.\n\nWe claim 30.00 USD.\n\nPlease send a credit note for this amount, or say on which agreement the difference is based.\n\nLines that are not named here are no part of this claim.\n\nYours faithfully\n",
     *         "chinese": "致：Quaybright Forwarding Ltd.\n关于发票 INV-2026-1187 的索赔\n\n敬启者：\n\n我司已将贵司发票（2026-12-14）与 2026-11-24 出具并经签名的报价 quo_8tKq2Zr5Wn0v 逐行核对，下列各行超出约定：\n\n1. 第 2 行“Low sulphur surcharge”：开票金额 170.00 USD，多收 30.00 USD。单价高于约定价格。\n   报价第 2 行：“Low sulphur surcharge”，70.00 USD 每箱 × 2 = 140.00 USD。\n   依据：运价 40，运价表“msc-fak-asia-north-europe.xlsx”，工作表“Asia - North Europe”，第 7 行。\n\n索赔金额：30.00 USD。\n\n请就上述金额开具贷记通知单，或说明差额所依据的约定。\n\n本函未列出的各行不在本次索赔之内。\n\n此致\n"
     *       }
     *     }
     */
    InvoiceAudit: {
      invoice: {
        number: string | null;
        issuedOn: string | null;
        issuer: string | null;
      };
      quote: {
        id: string;
        issuedAt: string;
        validUntil: string;
        /** @description Day of the price */
        date: string;
        binding: boolean;
      };
      /** @description The order of the quote that was confirmed in part: what it was confirmed for is what the invoice is compared with; null: the whole quote is */
      order: components['schemas']['AuditedOrder'] | null;
      /** @description The book that was asked; null: none, because the quote is not of this service */
      book: {
        /** @description As the book was known then */
        asOf: string;
        /** @description The rate in force; null: none */
        rateId: number | null;
      } | null;
      lines: components['schemas']['AuditedLine'][];
      notBilled: components['schemas']['NotBilled'][];
      /** @description By currency. Currencies are never mixed */
      totals: components['schemas']['AuditTotal'][];
      /** @description Doubts about the invoice as a whole, and what was not read */
      findings: components['schemas']['Finding'][];
      /** @description A claim for the lines that are over, as plain text; null: nothing is claimed */
      letter: {
        english: string;
        chinese: string;
      } | null;
    };
    /** RateSubscription */
    RateSubscription: {
      /** @example sub_Kp3xYc7RnB2d5fQw0Zt8 */
      id: string;
      /**
       * @description Port of loading: code, name, country, region
       * @example Shanghai
       */
      origin: string;
      /**
       * @description Port of discharge: code, name, country, region
       * @example Rotterdam
       */
      destination: string;
      carrier: string | null;
      equipment: string | null;
      key: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description What the texts mean today; they are resolved again at each publication */
      understood: {
        origin: components['schemas']['UnderstoodPlace'] | null;
        destination: components['schemas']['UnderstoodPlace'] | null;
        carrier: components['schemas']['UnderstoodCarrier'] | null;
      };
    };
    /** RateSubscriptionList */
    RateSubscriptionList: {
      data: components['schemas']['RateSubscription'][];
      meta: components['schemas']['PageMeta'];
    };
    /**
     * NewRateSubscription
     * @example {
     *       "origin": "Shanghai",
     *       "destination": "Rotterdam",
     *       "equipment": "40HC"
     *     }
     */
    NewRateSubscription: {
      /**
       * @description Port of loading: code, name, country, region
       * @example Shanghai
       */
      origin: string;
      /**
       * @description Port of discharge: code, name, country, region
       * @example Rotterdam
       */
      destination: string;
      /**
       * @description Shipping line: SCAC or name
       * @example MAEU
       */
      carrier?: string;
      /**
       * @description Container: trade name or ISO 6346 code
       * @example 40HC
       */
      equipment?: string;
    };
    /**
     * LinkRequest
     * @example {
     *       "to": "upload"
     *     }
     */
    LinkRequest: {
      /**
       * @description upload: send documents; document: its file; form: a filled form; quote: it in print
       * @enum {string}
       */
      to: 'upload' | 'document' | 'form' | 'quote';
      /** @description Of `document`: its id */
      document?: number;
      /** @description Of `form`: the extraction */
      extraction?: number;
      /** @description Of `quote`: its id */
      quote?: string;
      /**
       * @description Of `form`: kind of file
       * @enum {string}
       */
      as?: 'xlsx' | 'docx' | 'pdf';
      /** @description Of `form`: the extraction’s own if absent */
      format?: string;
      /** @description Of `form`: values that the documents do not say */
      values?: {
        [key: string]: string | number | null;
      };
      /** @description Of `form`: the document that is your own template, a workbook or Word file */
      template?: number;
    };
    /** Link */
    Link: {
      /**
       * @description After the address of the service
       * @example /links/q1ZKzx8Yw
       */
      path: string;
      /**
       * @description POST: as multipart/form-data, field `file`, repeated
       * @enum {string}
       */
      method: 'GET' | 'POST';
      /** Format: date-time */
      validUntil: string;
    };
    /** LedgerHead */
    LedgerHead: {
      /** @enum {string} */
      format: 'agent-rate-ledger-head/1';
      /** @description How many entries the ledger has */
      size: number;
      /**
       * @description The root of the Merkle tree over them (RFC 9162)
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      root: string;
      /**
       * Format: date-time
       * @description When it was signed
       */
      time: string;
      /** @description Detached JWS over the RFC 8785 form of all other fields, as of a quote */
      signature: string;
    };
    /** LedgerConsistency */
    LedgerConsistency: {
      first: components['schemas']['LedgerHead'];
      second: components['schemas']['LedgerHead'];
      /** @description The hashes that prove that the second tree begins with all that the first one had (RFC 9162, 2.1.4) */
      path: string[];
    };
    /**
     * LedgerLeaf
     * @description What the tree holds of an entry: digests, and no word of what was recorded
     */
    LedgerLeaf: {
      id: number;
      /**
       * Format: date-time
       * @description When it was done
       */
      time: string;
      /**
       * @description What it is about
       * @example order
       */
      kind: string;
      /**
       * @description What was done
       * @example confirm
       */
      act: string;
      /** @example orders/ord_5rVw9Kd2Lq7X */
      subject: string;
      /** @description The account that it belongs to; null: every one */
      account: string | null;
      /** @description Which properties the record has */
      form: number;
      /** @description SHA-256 of the salt and the record */
      digest: string;
      /** @description SHA-256 of a salt and the name of who did it */
      by: string;
    };
    /** LedgerEntry */
    LedgerEntry: {
      /** @description The place in the tree */
      position: number;
      leaf: components['schemas']['LedgerLeaf'];
      /**
       * @description Who did it; erased: the name was taken out
       * @example Grace (approver)
       */
      by: string;
      /** @description What was recorded cannot be proven any more: it was erased, or recorded again without a name */
      erased: boolean;
    };
    /** LedgerReport */
    LedgerReport: {
      /** @description Nothing was found */
      intact: boolean;
      /** @description Entries in the tree */
      size: number;
      /** @description Entries that have no place in it yet */
      waiting: number;
      /** @description Signed heads that were checked */
      heads: number;
      /** @description Rows that were compared, by kind */
      rows: {
        [key: string]: number;
      };
      /** @description Rows from before the ledger that nothing is recorded of, by kind */
      before: {
        [key: string]: number;
      };
      /** @description Rows that a version without a ledger wrote during an upgrade, and that were recorded afterwards by an operator, by kind */
      late: {
        [key: string]: number;
      };
      /** @description Entries whose row, or whose name, was erased */
      erased: number;
      /** @description What differs, the first 100 */
      faults: {
        /** @example row_changed */
        code: string;
        /** @example orders/ord_5rVw9Kd2Lq7X */
        subject: string;
        message: string;
      }[];
    };
    /** ProvenEntry */
    ProvenEntry: {
      leaf: components['schemas']['LedgerLeaf'];
      position: number;
      /** @description The hashes beside the way from the entry to the root */
      path: string[];
      /** @description The text that was recorded; JSON */
      record: string;
      /** @description What was hashed before the record, hexadecimal */
      salt: string;
      /** @description A rate that the publication opened or closed */
      member?: {
        /** @example rates */
        tree: string;
        position: number;
        size: number;
        /** @description The hashes beside the way to the root that the record names */
        path: string[];
        /** @description The text that was recorded; JSON */
        record: string;
      };
    };
    /** LedgerProof */
    LedgerProof: {
      /** @enum {string} */
      format: 'agent-rate-proof/1';
      head: components['schemas']['LedgerHead'];
      entries: components['schemas']['ProvenEntry'][];
    };
    /** ServiceDiscovery */
    ServiceDiscovery: {
      /** @example Agent Rate API */
      name: string;
      /** @example 1.0.0 */
      version: string;
      /** @example Ocean freight rates and shipping documents, for AI agents and servers. */
      description: string;
      /** @example http://localhost:8080 */
      base_url: string;
      /** @example svc/v1 */
      namespace: string;
      authentication: {
        /** @constant */
        type: 'bearer';
        /** @example Authorization */
        header: string;
        /** @example Bearer <API_KEY> */
        description: string;
      };
      services: {
        /** @example rates */
        id: string;
        /** @example Rates */
        name: string;
        /** @example Ocean freight rates: list, filter, summarise, import and publish. */
        description: string;
        /** @constant */
        status: 'available';
        /**
         * @description The address of a service that is not a list of endpoints
         * @example http://localhost:8080/mcp
         */
        url?: string;
        endpoints: {
          /**
           * @description Also the operationId in OpenAPI
           * @example list-rates
           */
          name: string;
          /** @example GET */
          method: string;
          /**
           * @description Absolute; {names} in braces are path parameters
           * @example http://localhost:8080/wp-json/svc/v1/rates
           */
          url: string;
          /** @example /rates */
          path: string;
          /** @example List rates */
          summary: string;
          /** @example Published rates, the cheapest first. */
          description: string;
          /** @description Scope the key must hold; null: any valid key */
          scope: string | null;
          key_required: boolean;
          parameters: {
            /** @example origin */
            name: string;
            in: 'path' | 'query' | 'body';
            /** @example string */
            type: string;
            /** @example Port of loading: code, name, country, region */
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
          /**
           * @description Where the OpenAPI document describes it
           * @example http://localhost:8080/openapi.json#/paths/~1rates/get
           */
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
    /** Liveness */
    Liveness: {
      /** @constant */
      status: 'ok';
    };
    /** OrderEventData */
    OrderEventData: {
      /** @example ord_5rVw9Kd2Lq7X */
      orderId: string;
      /** @description Counts every change and decision */
      version: number;
      /**
       * @description place, correct-evidence, or the action taken
       * @example confirm
       */
      action: string;
      /**
       * @description Name of the account that acted
       * @example Booking agent
       */
      by: string;
      /**
       * @description DCSA states, preceded by two states of approval
       * @enum {string}
       */
      bookingStatus:
        | 'PENDING_APPROVAL'
        | 'APPROVAL_REJECTED'
        | 'RECEIVED'
        | 'PENDING_UPDATE'
        | 'UPDATE_RECEIVED'
        | 'CONFIRMED'
        | 'PENDING_AMENDMENT'
        | 'REJECTED'
        | 'DECLINED'
        | 'CANCELLED'
        | 'COMPLETED';
      /** @description DCSA; null: never amended */
      amendedBookingStatus:
        | ('AMENDMENT_RECEIVED' | 'AMENDMENT_CONFIRMED' | 'AMENDMENT_DECLINED' | 'AMENDMENT_CANCELLED')
        | null;
      /** @description DCSA; null: no cancellation requested */
      bookingCancellationStatus: ('CANCELLATION_RECEIVED' | 'CANCELLATION_DECLINED' | 'CANCELLATION_CONFIRMED') | null;
      carrierBookingReference: string | null;
      /** @description The reason of the last decision */
      reason: string | null;
      /** @description Placed with a key for tests: a simulated forwarder answers it */
      test: boolean;
      confirmation?: components['schemas']['PartialConfirmation'];
      feedbacks: components['schemas']['Feedback'][];
      /** @description What corrections of the extractions have changed since; give `cargo` again to declare it */
      evidenceChanges: components['schemas']['OrderEvidenceChange'][];
      references: components['schemas']['OrderReference'][];
      /** @description How far the price in force had moved from the quote when it was ordered; the order keeps the quoted price. Null: not at all */
      priceMovement: components['schemas']['PriceMovement'] | null;
      /** @example quo_8tKq2Zr5Wn0v */
      quoteId: string;
    };
    /** OrderPlacedEvent */
    OrderPlacedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.placed.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderApprovalRequestedEvent */
    OrderApprovalRequestedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.approval-requested.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderApprovedEvent */
    OrderApprovedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.approved.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderRejectedEvent */
    OrderRejectedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.rejected.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderConfirmedEvent */
    OrderConfirmedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.confirmed.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderDeclinedEvent */
    OrderDeclinedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.declined.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderUpdateRequestedEvent */
    OrderUpdateRequestedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.update-requested.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderUpdatedEvent */
    OrderUpdatedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.updated.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderAmendmentRequestedEvent */
    OrderAmendmentRequestedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.amendment-requested.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderAmendmentConfirmedEvent */
    OrderAmendmentConfirmedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.amendment-confirmed.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderAmendmentDeclinedEvent */
    OrderAmendmentDeclinedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.amendment-declined.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderAmendmentCancelledEvent */
    OrderAmendmentCancelledEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.amendment-cancelled.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderCancellationRequestedEvent */
    OrderCancellationRequestedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.cancellation-requested.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderCancellationConfirmedEvent */
    OrderCancellationConfirmedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.cancellation-confirmed.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderCancellationDeclinedEvent */
    OrderCancellationDeclinedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.cancellation-declined.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderCancelledEvent */
    OrderCancelledEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.cancelled.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderEvidenceChangedEvent */
    OrderEvidenceChangedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.evidence-changed.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** OrderCompletedEvent */
    OrderCompletedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.order.completed.v1';
      data: components['schemas']['OrderEventData'];
    };
    /** RateSheetEventData */
    RateSheetEventData: {
      sheet: {
        id: number;
        file: string;
      };
      /** @description Its number, counting every publication and revert */
      publication: number;
      /** Format: date-time */
      publishedAt: string;
      publishedBy: string;
      added: number;
      changed: number;
      unchanged: number;
    };
    /** RateSheetPublishedEvent */
    RateSheetPublishedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.rate-sheet.published.v1';
      data: components['schemas']['RateSheetEventData'];
    };
    /** RateSheetRevertedEvent */
    RateSheetRevertedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.rate-sheet.reverted.v1';
      data: components['schemas']['RateSheetEventData'];
    };
    /** RatesChangedEventData */
    RatesChangedEventData: {
      subscription: {
        /** @example sub_Kp3xYc7RnB2d5fQw0Zt8 */
        id: string;
        /**
         * @description Port of loading: code, name, country, region
         * @example Shanghai
         */
        origin: string;
        /**
         * @description Port of discharge: code, name, country, region
         * @example Rotterdam
         */
        destination: string;
        carrier: string | null;
        equipment: string | null;
      };
      publication: {
        number: number;
        kind: 'publish' | 'revert';
        /** @description Id of the rate sheet */
        sheet: number;
        /** Format: date-time */
        publishedAt: string;
      };
      /** @description How many changes there are; `changes` lists 50 at most */
      total: number;
      changes: {
        origin: string;
        destination: string;
        carrier: string | null;
        equipment: string;
        kind: 'added' | 'changed' | 'withdrawn';
        before: {
          /** @description Id of the rate: GET /rates/{id} */
          rate: number;
          /** @description Base amount */
          amount: number;
          /** @description With the charges that surely apply */
          total: number;
          currency: string;
          validFrom: string;
          validTo: string;
        }[];
        after: {
          /** @description Id of the rate: GET /rates/{id} */
          rate: number;
          /** @description Base amount */
          amount: number;
          /** @description With the charges that surely apply */
          total: number;
          currency: string;
          validFrom: string;
          validTo: string;
        }[];
      }[];
    };
    /** RatesChangedEvent */
    RatesChangedEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.rates.changed.v1';
      data: components['schemas']['RatesChangedEventData'];
    };
    /** WebhookTestEventData */
    WebhookTestEventData: {
      /** @example whk_3nWc8Qz0Lm5vXrT1yKdB */
      webhook: string;
      /** @description Name of the key that asked for the test */
      askedBy: string;
    };
    /** WebhookTestEvent */
    WebhookTestEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.webhook.test.v1';
      data: components['schemas']['WebhookTestEventData'];
    };
    /** WebhookDisabledEventData */
    WebhookDisabledEventData: {
      webhook: {
        /** @example whk_3nWc8Qz0Lm5vXrT1yKdB */
        id: string;
        /**
         * @description Where events are posted to
         * @example https://erp.example.com/hooks/rates
         */
        url: string;
        /** @description What it is for */
        description: string;
      };
      reason: string;
    };
    /** WebhookDisabledEvent */
    WebhookDisabledEvent: components['schemas']['Event'] & {
      /** @constant */
      type: 'agent-rate.webhook.disabled.v1';
      data: components['schemas']['WebhookDisabledEventData'];
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
    /** @description Id of the message, the same in every attempt: tells a repetition */
    webhookId: string;
    /** @description When it was sent, in seconds since 1970 */
    webhookTimestamp: string;
    /** @description HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces */
    webhookSignature: string;
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
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
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
        /** @description Entries per page */
        per_page?: number;
        /** @description Instead of `page`: the rates after the one with this id, in the order asked for. Long lists stay quick */
        after?: number;
        /** @description amount and total sort by currency first: currencies are never mixed. total is what a rate states; comparing rates ranks them by what they may cost in the end */
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
        /** @description Also each total in this currency (ISO 4217), by the exchange rates that are loaded; the order stays that of the prices' own currencies. A rate that is missing or too old is said and never guessed */
        convert_to?: string;
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_not_found`: No rate has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `exchange_rate_missing`: No exchange rate into that currency is loaded for today. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'rate-statistics': {
    parameters: {
      query?: {
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
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
        /** @description Page of the groups */
        page?: number;
        /** @description Groups in an answer, those with most rates first */
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
      /** @description Get rate statistics */
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'compare-rates': {
    parameters: {
      query?: {
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Lowest base amount, in each rate's own currency */
        min_amount?: number;
        /** @description Highest base amount, in each rate's own currency */
        max_amount?: number;
        /** @description Only these rates, by their ids with commas between; without other filters */
        ids?: string;
        /** @description Also each total in this currency (ISO 4217), by the exchange rates that are loaded, and rates of different currencies ranked by it. A rate that is missing or too old is said and never guessed */
        convert_to?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description Compare rates by what they cost in the end */
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
          'application/json': components['schemas']['RateComparison'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `rate_comparison_too_large`: More rates match than are compared at once.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_not_found`: No rate has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `exchange_rate_missing`: No exchange rate into that currency is loaded for today. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'export-rates': {
    parameters: {
      query?: {
        /** @description The kind of file */
        format?: 'csv' | 'xlsx' | 'ndjson';
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Lowest base amount, in each rate's own currency */
        min_amount?: number;
        /** @description Highest base amount, in each rate's own currency */
        max_amount?: number;
        /** @description amount and total sort by currency first: currencies are never mixed. total is what a rate states; comparing rates ranks them by what they may cost in the end */
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
        /** @description Also each total in this currency (ISO 4217), by the exchange rates that are loaded; the order stays that of the prices' own currencies. A rate that is missing or too old is said and never guessed */
        convert_to?: string;
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
      /** @description Export rates */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/x-ndjson': string;
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_exports_busy`: As many exports as the service makes at once are running. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'price-history': {
    parameters: {
      query: {
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description From this moment: the end of a day (UTC) or an instant (RFC 3339). From the first publication if absent */
        from?: string;
        /** @description Up to this moment; now if absent */
        to?: string;
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
      /** @description Get the price history of a lane */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceHistory'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'list-rate-changes': {
    parameters: {
      query?: {
        /** @description The earlier moment: the end of a day (UTC) or an instant (RFC 3339), as `as_of`; a week before `to` if absent */
        from?: string;
        /** @description The later moment; now if absent */
        to?: string;
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Container: trade name or ISO 6346 code */
        equipment?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Lowest base amount, in each rate's own currency */
        min_amount?: number;
        /** @description Highest base amount, in each rate's own currency */
        max_amount?: number;
        /** @description Only changes of one kind. changed: another price took over its days; renewed: a price for further days, beside the one that stays; ended: taken off record; added: nothing was offered before; expired: its validity ran out, nothing was published */
        kind?: 'changed' | 'renewed' | 'ended' | 'added' | 'expired';
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List rate changes */
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
          'application/json': components['schemas']['RateChangeList'];
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `rate_not_found`: No rate has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-lcl-rates': {
    parameters: {
      query?: {
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List LCL rates */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "origin": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "destination": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "via": [
           *             {
           *               "code": "…",
           *               "name": "…",
           *               "country": "…",
           *               "text": "…"
           *             }
           *           ],
           *           "placeOfReceipt": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "placeOfDelivery": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "serviceMode": "…",
           *           "carrier": {
           *             "scac": "…",
           *             "name": "…"
           *           },
           *           "service": "…",
           *           "freight": {
           *             "basis": "PER_WM",
           *             "amount": 1,
           *             "currency": "…",
           *             "kgPerM3": 1,
           *             "minimum": 1,
           *             "minimumQuantity": 1,
           *             "breaks": [
           *               {
           *                 "from": 1,
           *                 "amount": 1
           *               }
           *             ]
           *           },
           *           "charges": [
           *             {
           *               "code": "…",
           *               "name": "…",
           *               "amount": 1,
           *               "currency": "…",
           *               "basis": "PER_WM",
           *               "minimum": 1,
           *               "maximum": 1,
           *               "paymentTerm": "PREPAID",
           *               "status": "included",
           *               "condition": "…",
           *               "days": {
           *                 "from": "2026-12-31",
           *                 "to": "2026-12-31"
           *               }
           *             }
           *           ],
           *           "missing": [
           *             "…"
           *           ],
           *           "validFrom": "2026-12-31",
           *           "validTo": "2026-12-31",
           *           "transitDays": 0,
           *           "commodity": "…",
           *           "contract": {
           *             "type": "SPOT",
           *             "reference": "…"
           *           },
           *           "remarks": "…",
           *           "source": {
           *             "sheet": 1,
           *             "file": "…",
           *             "tab": "…",
           *             "row": 1,
           *             "publishedAt": "2026-12-01T09:30:00.000Z"
           *           },
           *           "known": {
           *             "from": "2026-12-01T09:30:00.000Z",
           *             "to": "2026-12-01T09:30:00.000Z"
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1,
           *         "origin": {
           *           "text": "Shanghai",
           *           "understoodAs": [
           *             {
           *               "kind": "port",
           *               "code": "CNSHA",
           *               "name": "Shanghai",
           *               "country": "CN",
           *               "score": 1,
           *               "reason": "name"
           *             }
           *           ],
           *           "ambiguous": false,
           *           "suggestions": []
           *         },
           *         "destination": {
           *           "text": "Shanghai",
           *           "understoodAs": [
           *             {
           *               "kind": "port",
           *               "code": "CNSHA",
           *               "name": "Shanghai",
           *               "country": "CN",
           *               "score": 1,
           *               "reason": "name"
           *             }
           *           ],
           *           "ambiguous": false,
           *           "suggestions": []
           *         },
           *         "carrier": {
           *           "text": "MSC",
           *           "scac": "MSCU",
           *           "name": "Mediterranean Shipping Company",
           *           "suggestions": []
           *         },
           *         "validOn": "2026-12-01",
           *         "validUntilAtLeast": "2026-11-24",
           *         "asOf": "2026-12-01T09:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['LclRate'][];
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
  'import-lcl-rates': {
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
        /**
         * @example {
         *       "name": "Consolidator, December",
         *       "rows": [
         *         {
         *           "origin": "Shanghai",
         *           "destination": "Hamburg",
         *           "amount": 45,
         *           "currency": "USD",
         *           "minimumQuantity": 1,
         *           "validFrom": "2026-12-01",
         *           "validTo": "2026-12-31",
         *           "breaks": [
         *             {
         *               "from": 5,
         *               "amount": 40
         *             }
         *           ],
         *           "charges": [
         *             {
         *               "code": "CFS",
         *               "amount": 12,
         *               "basis": "PER_WM",
         *               "minimum": 25
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** @description A name for the sheet */
          name?: string;
          rows: components['schemas']['LclRow'][];
        };
      };
    };
    responses: {
      /** @description Import LCL rates */
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
  'list-draft-lcl-rates': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
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
      /** @description List the LCL rates of a sheet */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "origin": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "destination": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "via": [
           *             {
           *               "code": "…",
           *               "name": "…",
           *               "country": "…",
           *               "text": "…"
           *             }
           *           ],
           *           "placeOfReceipt": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "placeOfDelivery": {
           *             "code": "…",
           *             "name": "…",
           *             "country": "…",
           *             "text": "…"
           *           },
           *           "serviceMode": "…",
           *           "carrier": {
           *             "scac": "…",
           *             "name": "…"
           *           },
           *           "service": "…",
           *           "freight": {
           *             "basis": "PER_WM",
           *             "amount": 1,
           *             "currency": "…",
           *             "kgPerM3": 1,
           *             "minimum": 1,
           *             "minimumQuantity": 1,
           *             "breaks": [
           *               {
           *                 "from": 1,
           *                 "amount": 1
           *               }
           *             ]
           *           },
           *           "charges": [
           *             {
           *               "code": "…",
           *               "name": "…",
           *               "amount": 1,
           *               "currency": "…",
           *               "basis": "PER_WM",
           *               "minimum": 1,
           *               "maximum": 1,
           *               "paymentTerm": "PREPAID",
           *               "status": "included",
           *               "condition": "…",
           *               "days": {
           *                 "from": "2026-12-31",
           *                 "to": "2026-12-31"
           *               }
           *             }
           *           ],
           *           "missing": [
           *             "…"
           *           ],
           *           "validFrom": "2026-12-31",
           *           "validTo": "2026-12-31",
           *           "transitDays": 0,
           *           "commodity": "…",
           *           "contract": {
           *             "type": "SPOT",
           *             "reference": "…"
           *           },
           *           "remarks": "…",
           *           "position": 1,
           *           "tab": "…",
           *           "row": 1,
           *           "id": 1,
           *           "known": {
           *             "from": "2026-12-01T09:30:00.000Z",
           *             "to": "2026-12-01T09:30:00.000Z"
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['DraftLclRate'][];
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
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_not_draft`: Only a draft can be published. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'price-lcl-cargo': {
    parameters: {
      query: {
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
        /** @description Gross weight of the cargo */
        weight_kg: number;
        /** @description Volume of the cargo */
        volume_m3: number;
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
      /** @description Price LCL cargo */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "rate": {
           *             "id": 1,
           *             "origin": {
           *               "code": "…",
           *               "name": "…",
           *               "country": "…",
           *               "text": "…"
           *             },
           *             "destination": {
           *               "code": "…",
           *               "name": "…",
           *               "country": "…",
           *               "text": "…"
           *             },
           *             "via": [
           *               {
           *                 "code": "…",
           *                 "name": "…",
           *                 "country": "…",
           *                 "text": "…"
           *               }
           *             ],
           *             "placeOfReceipt": {
           *               "code": "…",
           *               "name": "…",
           *               "country": "…",
           *               "text": "…"
           *             },
           *             "placeOfDelivery": {
           *               "code": "…",
           *               "name": "…",
           *               "country": "…",
           *               "text": "…"
           *             },
           *             "serviceMode": "…",
           *             "carrier": {
           *               "scac": "…",
           *               "name": "…"
           *             },
           *             "service": "…",
           *             "freight": {
           *               "basis": "PER_WM",
           *               "amount": 1,
           *               "currency": "…",
           *               "kgPerM3": 1,
           *               "minimum": 1,
           *               "minimumQuantity": 1,
           *               "breaks": [
           *                 {
           *                   "from": 1,
           *                   "amount": 1
           *                 }
           *               ]
           *             },
           *             "charges": [
           *               {
           *                 "code": "…",
           *                 "name": "…",
           *                 "amount": 1,
           *                 "currency": "…",
           *                 "basis": "PER_WM",
           *                 "minimum": 1,
           *                 "maximum": 1,
           *                 "paymentTerm": "PREPAID",
           *                 "status": "included",
           *                 "condition": "…",
           *                 "days": {
           *                   "from": "2026-12-31",
           *                   "to": "2026-12-31"
           *                 }
           *               }
           *             ],
           *             "missing": [
           *               "…"
           *             ],
           *             "validFrom": "2026-12-31",
           *             "validTo": "2026-12-31",
           *             "transitDays": 0,
           *             "commodity": "…",
           *             "contract": {
           *               "type": "SPOT",
           *               "reference": "…"
           *             },
           *             "remarks": "…",
           *             "source": {
           *               "sheet": 1,
           *               "file": "…",
           *               "tab": "…",
           *               "row": 1,
           *               "publishedAt": "2026-12-01T09:30:00.000Z"
           *             },
           *             "known": {
           *               "from": "2026-12-01T09:30:00.000Z",
           *               "to": "2026-12-01T09:30:00.000Z"
           *             }
           *           },
           *           "price": {
           *             "chargeable": {
           *               "quantity": 3.4,
           *               "by": "volume"
           *             },
           *             "lines": [
           *               {
           *                 "code": "…",
           *                 "name": "…",
           *                 "basis": "PER_WM",
           *                 "quantity": 1,
           *                 "unitAmount": 1,
           *                 "amount": 1,
           *                 "currency": "…",
           *                 "bound": "minimum",
           *                 "certainty": "certain",
           *                 "note": "…"
           *               }
           *             ],
           *             "totals": [
           *               {
           *                 "currency": "…",
           *                 "certain": 1,
           *                 "conditional": 1,
           *                 "atLeast": 1,
           *                 "atMost": 1,
           *                 "complete": true
           *               }
           *             ],
           *             "complete": true,
           *             "missing": [
           *               "…"
           *             ]
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1,
           *         "origin": {
           *           "text": "Shanghai",
           *           "understoodAs": [
           *             {
           *               "kind": "port",
           *               "code": "CNSHA",
           *               "name": "Shanghai",
           *               "country": "CN",
           *               "score": 1,
           *               "reason": "name"
           *             }
           *           ],
           *           "ambiguous": false,
           *           "suggestions": []
           *         },
           *         "destination": {
           *           "text": "Shanghai",
           *           "understoodAs": [
           *             {
           *               "kind": "port",
           *               "code": "CNSHA",
           *               "name": "Shanghai",
           *               "country": "CN",
           *               "score": 1,
           *               "reason": "name"
           *             }
           *           ],
           *           "ambiguous": false,
           *           "suggestions": []
           *         },
           *         "carrier": {
           *           "text": "MSC",
           *           "scac": "MSCU",
           *           "name": "Mediterranean Shipping Company",
           *           "suggestions": []
           *         },
           *         "validOn": "2026-12-01",
           *         "validUntilAtLeast": "2026-11-24",
           *         "asOf": "2026-12-01T09:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['PricedLclRate'][];
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
        };
      };
      /** @description Nothing changed since the answer with that ETag */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `rate_comparison_too_large`: More rates match than are compared at once.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      default: components['responses']['Failure'];
    };
  };
  'export-lcl-rates': {
    parameters: {
      query?: {
        /** @description The kind of file */
        format?: 'csv' | 'xlsx' | 'ndjson';
        /** @description Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region */
        origin?: string;
        /** @description Same meaning as origin */
        pol?: string;
        /** @description Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region */
        destination?: string;
        /** @description Same meaning as destination */
        pod?: string;
        /** @description Shipping line, exact: SCAC, name or known alias, any case; several separated by commas */
        carrier?: string;
        /** @description Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals */
        valid_on?: string;
        /** @description Only prices that hold on some day from this one on; a window together with valid_to */
        valid_from?: string;
        /** @description Only prices that hold on some day up to this one */
        valid_to?: string;
        /** @description System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339) */
        as_of?: string;
        /** @description Also prices whose validity has ended. Without it: valid today or later */
        include_expired?: boolean;
        /** @description Currency of the base amount, ISO 4217 */
        currency?: string;
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
      /** @description Export LCL rates */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/x-ndjson': string;
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
      /** @description `rate_exports_busy`: As many exports as the service makes at once are running. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-lcl-rate': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the LCL rate */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get an LCL rate */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LclRate'];
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
      /** @description `rate_not_found`: No rate has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-rate-sheets': {
    parameters: {
      query?: {
        /** @description Only sheets of this status */
        status?: 'importing' | 'draft' | 'published' | 'reverted' | 'failed' | 'cancelled';
        /** @description Only sheets that gave rates, or that gave none */
        has_rates?: boolean;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "file": "msc-fak-asia-north-europe.xlsx",
           *           "sha256": "adc35c3959df3ab7425b916dcfa1460b84188a355c1fcbfa500fd7885eb74c2a",
           *           "status": "importing",
           *           "createdAt": "2026-12-01T09:30:00.000Z",
           *           "createdBy": "Pricing",
           *           "publishedAt": "2026-12-01T09:30:00.000Z",
           *           "kind": "container",
           *           "rates": 1,
           *           "lclRates": 1,
           *           "answers": {
           *             "currency": "USD"
           *           },
           *           "tabs": [
           *             {
           *               "tab": "Asia - North Europe",
           *               "kind": "rates",
           *               "rows": 1,
           *               "rates": 1,
           *               "explanation": "6 rows gave 21 rates."
           *             }
           *           ],
           *           "findings": [
           *             {
           *               "code": "place_unknown",
           *               "severity": "warning",
           *               "message": "The place \"Port Nowhere\" is not known.",
           *               "place": {
           *                 "tab": "Asia - North Europe",
           *                 "row": 12,
           *                 "cell": "B12"
           *               },
           *               "quote": "Port Nowhere"
           *             }
           *           ],
           *           "job": null
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
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
        /** @description How long to wait for what is large. true: for the end; false: not at all. Absent: ten seconds */
        wait?: boolean;
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
        /**
         * @example {
         *       "file": [
         *         "msc-fak-asia-north-europe.xlsx"
         *       ]
         *     }
         */
        'multipart/form-data': {
          /** @description A name for sheets that come as rows or text */
          name?: string;
          /** @description Rates as rows, instead of a file */
          rows?: components['schemas']['RateRow'][];
          /** @description A pasted mail or table, instead of a file; `name` may say its kind (`offer.txt`, `rates.csv`) */
          text?: string;
          /** @description The one port of loading of a sheet that names none */
          origin?: string;
          /** @description The one port of discharge of a sheet that names none */
          destination?: string;
          /** @description SCAC or name of the one carrier of a sheet that names none */
          carrier?: string;
          /**
           * @description ISO 4217, for prices without one
           * @example USD
           */
          currency?: string;
          /**
           * @description First day of validity, for rows without one
           * @example 2026-12-31
           */
          validFrom?: string;
          /**
           * @description Last day of validity, for rows without one
           * @example 2026-12-31
           */
          validTo?: string;
          /**
           * @description What columns hold, said outright: `COLUMN=ROLE` or `TAB!COLUMN=ROLE`; `ignore` leaves one aside
           * @example [
           *       "B=destination",
           *       "Prices!C=price 40HC"
           *     ]
           */
          columns?: string[];
          /**
           * @description What tabs are: `TAB=rates`, `TAB=charges` or `TAB=ignore`
           * @example [
           *       "Precios=ignore"
           *     ]
           */
          tabs?: string[];
          /**
           * @description What headings between rows give to them: `HEADING=origin`, `destination`, `carrier` or `ignore`
           * @example [
           *       "NINGBO=ignore"
           *     ]
           */
          headings?: string[];
          file?: string[];
        };
        /**
         * @example {
         *       "name": "Maersk, December",
         *       "rows": [
         *         {
         *           "origin": "Shanghai",
         *           "destination": "Rotterdam",
         *           "carrier": "MAEU",
         *           "equipment": "40HC",
         *           "amount": 1840,
         *           "currency": "USD",
         *           "validFrom": "2026-12-01",
         *           "validTo": "2026-12-31",
         *           "charges": [
         *             {
         *               "code": "BAF",
         *               "amount": 220,
         *               "currency": "USD",
         *               "basis": "PER_CONTAINER"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** @description A name for sheets that come as rows or text */
          name?: string;
          /** @description Rates as rows, instead of a file */
          rows?: components['schemas']['RateRow'][];
          /** @description A pasted mail or table, instead of a file; `name` may say its kind (`offer.txt`, `rates.csv`) */
          text?: string;
          /** @description The one port of loading of a sheet that names none */
          origin?: string;
          /** @description The one port of discharge of a sheet that names none */
          destination?: string;
          /** @description SCAC or name of the one carrier of a sheet that names none */
          carrier?: string;
          /**
           * @description ISO 4217, for prices without one
           * @example USD
           */
          currency?: string;
          /**
           * @description First day of validity, for rows without one
           * @example 2026-12-31
           */
          validFrom?: string;
          /**
           * @description Last day of validity, for rows without one
           * @example 2026-12-31
           */
          validTo?: string;
          /**
           * @description What columns hold, said outright: `COLUMN=ROLE` or `TAB!COLUMN=ROLE`; `ignore` leaves one aside
           * @example [
           *       "B=destination",
           *       "Prices!C=price 40HC"
           *     ]
           */
          columns?: string[];
          /**
           * @description What tabs are: `TAB=rates`, `TAB=charges` or `TAB=ignore`
           * @example [
           *       "Precios=ignore"
           *     ]
           */
          tabs?: string[];
          /**
           * @description What headings between rows give to them: `HEADING=origin`, `destination`, `carrier` or `ignore`
           * @example [
           *       "NINGBO=ignore"
           *     ]
           */
          headings?: string[];
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
      /** @description Yet to be read, or being read: see `job` */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheetWithDifference'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `rate_sheet_missing`: The request contains no rate sheet.
       *     `rate_sheet_answer_invalid`: An answer given for the sheet is invalid.
       *     `file_empty`: The file is empty.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The body is too large.
       *     `rate_sheet_too_large`: The rate sheet needs more memory than an import may use.
       *     `file_too_large`: The file exceeds a size limit.
       *     `document_too_large`: The document is larger than this service reads.
       */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The body is of a content type that is not taken here.
       *     `file_kind_unknown`: The file is not a spreadsheet.
       *     `document_kind_unknown`: The file is not a document that this service reads.
       */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `file_corrupt`: The workbook cannot be read: it is damaged or truncated.
       *     `file_encrypted`: The workbook is protected with a password.
       *     `file_without_cells`: The workbook has no filled cells.
       *     `lcl_export_not_imported`: The file is an export of LCL rates, which is for reading only.
       *     `document_encrypted`: The document is protected with a password.
       *     `document_corrupt`: The document cannot be read: it is damaged or was cut off.
       *     `document_too_slow`: Reading the document took longer than allowed.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_job_failed`: The import or publication was begun several times and never came to an end. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `character_map_missing`: A character map that the text of the document needs could not be opened. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'delete-rate-sheet': {
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
      /** @description Delete a draft */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deleted": true,
           *       "id": 1
           *     }
           */
          'application/json': {
            deleted: boolean;
            id: number;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `rate_sheet_not_deletable`: Only a draft, or a sheet that was not read, can be deleted.
       *     `rate_sheet_busy`: The rate sheet is being imported or published.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-draft-rates': {
    parameters: {
      query?: {
        /** @description Words that all occur in the names or codes of the ports, the carrier, the container or the tab */
        search?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
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
      /** @description List the rates of a sheet */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "origin": {
           *             "code": "CNSHA",
           *             "name": "Shanghai",
           *             "country": "CN",
           *             "text": "Shanghai"
           *           },
           *           "destination": {
           *             "code": "NLRTM",
           *             "name": "Rotterdam",
           *             "country": "NL",
           *             "text": "Rotterdam"
           *           },
           *           "via": [],
           *           "placeOfReceipt": null,
           *           "placeOfDelivery": null,
           *           "serviceMode": "CY/CY",
           *           "carrier": {
           *             "scac": "MSCU",
           *             "name": "Mediterranean Shipping Company"
           *           },
           *           "service": "Lion",
           *           "equipment": {
           *             "code": "40HC",
           *             "isoCode": "45G1"
           *           },
           *           "base": {
           *             "amount": 2610,
           *             "currency": "USD"
           *           },
           *           "charges": [
           *             {
           *               "code": "LSS",
           *               "name": "Low sulphur surcharge",
           *               "amount": 70,
           *               "currency": "USD",
           *               "basis": "PER_CONTAINER",
           *               "paymentTerm": null,
           *               "status": "subject-to",
           *               "condition": null
           *             }
           *           ],
           *           "total": {
           *             "amount": 2680,
           *             "currency": "USD",
           *             "complete": false,
           *             "missing": [
           *               "The sheet does not say whether other surcharges and local charges are included."
           *             ]
           *           },
           *           "validFrom": "2026-12-01",
           *           "validTo": "2026-12-31",
           *           "transitDays": 33,
           *           "transitDaysMin": 31,
           *           "freeDays": {
           *             "demurrage": null,
           *             "detention": null,
           *             "combined": 14
           *           },
           *           "commodity": "FAK",
           *           "contract": {
           *             "type": "FAK",
           *             "reference": "DEMO-FAK-2612"
           *           },
           *           "remarks": "Subject to THC at both ends",
           *           "position": 0,
           *           "tab": "Asia - North Europe",
           *           "row": 12
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['DraftRate'][];
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
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_not_draft`: Only a draft can be published. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-draft-changes': {
    parameters: {
      query?: {
        /** @description Only changes of this kind */
        kind?: 'added' | 'changed' | 'superseded';
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
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
      /** @description List the changes of a draft */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "kind": "added",
           *           "origin": "CNSHA",
           *           "destination": "NLRTM",
           *           "carrier": "MSCU",
           *           "equipment": "40HC",
           *           "validFrom": "2026-12-01",
           *           "validTo": "2026-12-31",
           *           "currency": "USD",
           *           "before": 1,
           *           "beforeCurrency": "USD",
           *           "after": 1,
           *           "changePercent": 1,
           *           "shortenedTo": "2026-12-14"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['DraftChange'][];
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
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_not_draft`: Only a draft can be published. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-sheet-grid': {
    parameters: {
      query?: {
        /** @description Name of the tab; absent: the first that gave rates */
        tab?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
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
      /** @description Show a sheet cell by cell */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "row": 12,
           *           "cells": [
           *             {
           *               "cell": "D12",
           *               "text": "1,840",
           *               "role": "origin",
           *               "reason": "…",
           *               "comment": "…",
           *               "findings": [
           *                 1
           *               ],
           *               "rates": [
           *                 1
           *               ]
           *             }
           *           ],
           *           "findings": [
           *             1
           *           ],
           *           "rates": [
           *             1
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1,
           *         "tab": "…",
           *         "tabs": [
           *           {
           *             "name": "Asia - North Europe",
           *             "rows": 1,
           *             "columns": 1
           *           }
           *         ],
           *         "findings": [
           *           {
           *             "code": "…",
           *             "severity": "error",
           *             "message": "…",
           *             "place": {
           *               "tab": "…",
           *               "row": 1,
           *               "cell": "…",
           *               "document": 1,
           *               "page": 1,
           *               "box": [
           *                 72,
           *                 118.5,
           *                 268.3,
           *                 128.5
           *               ],
           *               "quote": "…",
           *               "pointer": "…"
           *             },
           *             "field": "…",
           *             "places": [
           *               {
           *                 "tab": "…",
           *                 "row": 1,
           *                 "cell": "…",
           *                 "document": 1,
           *                 "page": 1,
           *                 "box": [
           *                   72,
           *                   118.5,
           *                   268.3,
           *                   128.5
           *                 ],
           *                 "quote": "…",
           *                 "pointer": "…"
           *               }
           *             ],
           *             "quote": "…",
           *             "candidates": [
           *               {
           *                 "code": "…",
           *                 "name": "…",
           *                 "score": 1
           *               }
           *             ],
           *             "source": "…",
           *             "ask": {
           *               "english": "…",
           *               "chinese": "…"
           *             },
           *             "likelierWrong": 1,
           *             "answer": "…",
           *             "number": 1
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['SheetGridRow'][];
            meta: {
              /** @description Entries of the whole list */
              total: number;
              page: number;
              perPage: number;
              /** @description 0 for an empty list */
              totalPages: number;
              /** @description The tab whose rows these are */
              tab: string;
              /** @description The tabs of the file, in its order */
              tabs: {
                /** @example Asia - North Europe */
                name: string;
                /** @description The last row that has a cell */
                rows: number;
                columns: number;
              }[];
              /** @description The findings that these rows refer to */
              findings: {
                code: string;
                /**
                 * @description error: blocks the result; warning: should be reviewed; note: for information
                 * @enum {string}
                 */
                severity: 'error' | 'warning' | 'note';
                message: string;
                place?: components['schemas']['FindingPlace'];
                /** @description Key of the extracted field it concerns */
                field?: string;
                /** @description Every place it concerns, when there is more than one */
                places?: components['schemas']['FindingPlace'][];
                /** @description The text that raised the doubt, as in the file */
                quote?: string;
                /** @description Possible meanings, best first */
                candidates?: {
                  code: string;
                  name: string;
                  score?: number;
                }[];
                /** @description Paragraph of the regulations it is based on */
                source?: string;
                /** @description The question to send the shipper */
                ask?: {
                  english: string;
                  chinese?: string;
                };
                /** @description Where documents differ: id of the one that is likelier wrong */
                likelierWrong?: number;
                /** @description Name of the import answer that resolves it, such as `carrier` */
                answer?: string;
                number: number;
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
      403: components['responses']['Forbidden'];
      /**
       * @description `rate_sheet_not_found`: No rate sheet has this id.
       *     `rate_sheet_tab_not_found`: The sheet has no tab of this name whose cells are kept.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-sheet-finding-rows': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the rate sheet */
        id: number;
        /** @description Place of the finding in the list of findings, from 0 */
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the rows of a finding */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "tab": "Asia - North Europe",
           *           "row": 12,
           *           "cell": "…"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['FindingRow'][];
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
      /**
       * @description `rate_sheet_not_found`: No rate sheet has this id.
       *     `rate_sheet_finding_not_found`: The sheet has no finding of this number.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'reread-rate-sheet': {
    parameters: {
      query?: {
        /** @description How long to wait for what is large. true: for the end; false: not at all. Absent: ten seconds */
        wait?: boolean;
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
    requestBody?: {
      content: {
        /**
         * @example {
         *       "currency": "USD"
         *     }
         */
        'application/json': components['schemas']['SheetAnswers'];
      };
    };
    responses: {
      /** @description Read a sheet again with other answers */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheetWithDifference'];
        };
      };
      /** @description Yet to be read, or being read: see `job` */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheetWithDifference'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `rate_sheet_answer_invalid`: An answer given for the sheet is invalid.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_file_not_kept`: The file of this sheet is not kept: it came as rows, or with an earlier version. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The body is too large.
       *     `rate_sheet_too_large`: The rate sheet needs more memory than an import may use.
       */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      415: components['responses']['UnsupportedType'];
      /** @description `rate_sheet_job_failed`: The import or publication was begun several times and never came to an end. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-sheet-layouts': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List remembered answers */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "layout": "Qm3x0ZkT1s7uYb2d",
           *           "file": "…",
           *           "answers": {
           *             "currency": "USD"
           *           },
           *           "updatedAt": "2026-12-01T09:30:00.000Z"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['SheetLayout'][];
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
  'delete-sheet-layout': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description The layout, as the list names it */
        layout: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Forget remembered answers */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deleted": true,
           *       "layout": "…"
           *     }
           */
          'application/json': {
            deleted: boolean;
            layout: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `sheet_layout_not_found`: No answers are remembered for this layout. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'follow-rate-sheet': {
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
      /** @description Follow an import or a publication */
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
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'cancel-rate-sheet-job': {
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
      /** @description Cancel an import or a publication */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheet'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_job_finished`: Nothing is under way for this rate sheet. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'publish-rate-sheet': {
    parameters: {
      query?: {
        /** @description How long to wait for what is large. true: for the end; false: not at all. Absent: ten seconds */
        wait?: boolean;
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
      /** @description Under way: see `job` */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSheet'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `rate_sheet_not_draft`: Only a draft can be published.
       *     `rate_sheet_not_ready`: The sheet has no rate that can be published yet.
       *     `rate_sheet_outdated`: Rates that this draft changes were published again since it was made.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_sheet_job_failed`: The import or publication was begun several times and never came to an end. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `rate_sheet_not_found`: No rate sheet has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `rate_sheet_not_published`: Only a published sheet can be reverted.
       *     `rate_sheet_superseded`: Later publications are based on this one.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-sources': {
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
      /** @description List the sources of rates */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "kind": "mailbox",
           *           "name": "rates@example.com at imap.example.com, INBOX",
           *           "status": "waiting",
           *           "lookedAt": "2026-12-01T09:30:00.000Z",
           *           "nextLookAt": "2026-12-01T09:30:00.000Z",
           *           "failingSince": "2026-12-01T09:30:00.000Z",
           *           "problem": {
           *             "code": "…",
           *             "message": "…",
           *             "data": {}
           *           },
           *           "imported": 1,
           *           "refused": 1,
           *           "recent": [
           *             {
           *               "name": "Rates December",
           *               "sender": "…",
           *               "status": "imported",
           *               "sheet": 1,
           *               "problem": {
           *                 "code": "…",
           *                 "message": "…",
           *                 "data": {}
           *               },
           *               "takenAt": "2026-12-01T09:30:00.000Z"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['IntakeSource'][];
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
  'list-exchange-rates': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List exchange rates */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "source": "European Central Bank",
           *           "date": "2026-11-20",
           *           "base": "EUR",
           *           "rates": {
           *             "USD": 1.0845,
           *             "CNY": 7.7031
           *           },
           *           "loadedAt": "2026-12-01T09:30:00.000Z",
           *           "loadedBy": "…"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['LoadedExchangeRates'][];
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
  'import-exchange-rates': {
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
        /**
         * @example {
         *       "source": "European Central Bank",
         *       "date": "2026-11-20",
         *       "base": "EUR",
         *       "rates": {
         *         "USD": 1.0845,
         *         "CNY": 7.7031
         *       }
         *     }
         */
        'application/json': components['schemas']['ExchangeRateSet'];
      };
    };
    responses: {
      /** @description Import exchange rates */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoadedExchangeRates'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `exchange_rates_invalid`: These are no exchange rates.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'import-exchange-rate-csv': {
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
        /**
         * @example {
         *       "csv": "date,source,base,currency,rate\n2026-11-20,European Central Bank,EUR,USD,1.0845\n"
         *     }
         */
        'application/json': components['schemas']['ExchangeRateCsv'];
      };
    };
    responses: {
      /** @description Import exchange rates from CSV */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoadedExchangeRateCsv'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `exchange_rates_invalid`: These are no exchange rates.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-price-lists': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List price lists */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "name": "…",
           *           "accounts": [
           *             "…"
           *           ],
           *           "rules": [
           *             {
           *               "origin": "Shanghai",
           *               "destination": "Shanghai",
           *               "carrier": "MAEU",
           *               "equipment": "40HC",
           *               "charge": "BAF",
           *               "amount": 150,
           *               "percent": 8,
           *               "minimum": 0,
           *               "currency": "USD",
           *               "validFrom": "2027-01-01",
           *               "validTo": "2027-01-01"
           *             }
           *           ],
           *           "rounding": [
           *             {
           *               "currency": "USD",
           *               "step": 1,
           *               "direction": "up"
           *             }
           *           ],
           *           "updatedAt": "2026-12-01T09:30:00.000Z",
           *           "updatedBy": "…",
           *           "rates": {
           *             "current": 1,
           *             "withoutMargin": 1
           *           },
           *           "making": {
           *             "done": 1,
           *             "total": 1
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['PriceList'][];
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
  'create-price-list': {
    parameters: {
      query?: {
        /** @description New margins that sell below the buy price, or more than double it, are meant */
        confirm_margins?: boolean;
        /** @description How long to wait for many prices. true: for the end; false: not at all. Absent: ten seconds */
        wait?: boolean;
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
        /**
         * @example {
         *       "name": "europe-2027",
         *       "accounts": [
         *         "acme"
         *       ],
         *       "rules": [
         *         {
         *           "amount": 100,
         *           "currency": "USD"
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /**
           * @description Lower-case letters, digits and hyphens
           * @example europe-2027
           */
          name: string;
          /**
           * @description The accounts that are sold at these prices. An account is on one list at most; main is on none
           * @example [
           *       "acme"
           *     ]
           */
          accounts: string[];
          /**
           * @description Margins; of those that fit a line the most specific holds
           * @example [
           *       {
           *         "amount": 100,
           *         "currency": "USD"
           *       }
           *     ]
           */
          rules: components['schemas']['MarginRule'][];
          /** @description How sell prices are rounded, by currency; without, to the minor unit. Prices without a margin stay */
          rounding?: {
            /**
             * @description ISO 4217
             * @example USD
             */
            currency: string;
            /** @description Sell prices are multiples of it */
            step: number;
            /**
             * @description up unless said otherwise
             * @enum {string}
             */
            direction?: 'up' | 'nearest';
          }[];
        };
      };
    };
    responses: {
      /** @description Create a price list */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceList'];
        };
      };
      /** @description The list holds, and its prices are still being made: see `making` */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceList'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `price_list_account_main`: The account main is the forwarder, who sees the published prices.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `price_list_exists`: A price list has this name already.
       *     `price_list_account_taken`: An account is on another price list.
       *     `price_list_margin_unusual`: Margins sell below the buy price, or more than double it.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-price-list': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Lower-case letters, digits and hyphens */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a price list */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceList'];
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
      /** @description `price_list_not_found`: No price list has this name. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'replace-price-list': {
    parameters: {
      query?: {
        /** @description Accounts that are then on no list may see the published (buy) prices */
        release?: boolean;
        /** @description New margins that sell below the buy price, or more than double it, are meant */
        confirm_margins?: boolean;
        /** @description How long to wait for many prices. true: for the end; false: not at all. Absent: ten seconds */
        wait?: boolean;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Lower-case letters, digits and hyphens */
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "accounts": [
         *         "acme"
         *       ],
         *       "rules": [
         *         {
         *           "amount": 100,
         *           "currency": "USD"
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /**
           * @description The accounts that are sold at these prices. An account is on one list at most; main is on none
           * @example [
           *       "acme"
           *     ]
           */
          accounts: string[];
          /**
           * @description Margins; of those that fit a line the most specific holds
           * @example [
           *       {
           *         "amount": 100,
           *         "currency": "USD"
           *       }
           *     ]
           */
          rules: components['schemas']['MarginRule'][];
          /** @description How sell prices are rounded, by currency; without, to the minor unit. Prices without a margin stay */
          rounding?: {
            /**
             * @description ISO 4217
             * @example USD
             */
            currency: string;
            /** @description Sell prices are multiples of it */
            step: number;
            /**
             * @description up unless said otherwise
             * @enum {string}
             */
            direction?: 'up' | 'nearest';
          }[];
        };
      };
    };
    responses: {
      /** @description Replace a price list */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceList'];
        };
      };
      /** @description The list holds, and its prices are still being made: see `making` */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceList'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `price_list_account_main`: The account main is the forwarder, who sees the published prices.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `price_list_not_found`: No price list has this name. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `price_list_account_taken`: An account is on another price list.
       *     `price_list_releases_accounts`: Accounts would be without a price list, and would see the published prices.
       *     `price_list_margin_unusual`: Margins sell below the buy price, or more than double it.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'delete-price-list': {
    parameters: {
      query?: {
        /** @description Accounts that are then on no list may see the published (buy) prices */
        release?: boolean;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Lower-case letters, digits and hyphens */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delete a price list */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deleted": true,
           *       "name": "…"
           *     }
           */
          'application/json': {
            /** @constant */
            deleted: true;
            name: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `price_list_not_found`: No price list has this name. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `price_list_releases_accounts`: Accounts would be without a price list, and would see the published prices. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'preview-price-list': {
    parameters: {
      query?: {
        /** @description Port of loading, as rates are searched by it */
        origin?: string;
        /** @description Port of discharge, as rates are searched by it */
        destination?: string;
        /** @description SCAC or name */
        carrier?: string;
        /** @description Container type */
        equipment?: string;
        /** @description Rates shown */
        per_page?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Lower-case letters, digits and hyphens */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Preview a price list on a lane */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "rateId": 1,
           *           "origin": "…",
           *           "destination": "…",
           *           "carrier": "…",
           *           "equipment": "…",
           *           "currency": "…",
           *           "validFrom": "…",
           *           "validTo": "…",
           *           "buyTotal": 1,
           *           "sellTotal": 1,
           *           "remarks": "Non-haz only",
           *           "lines": [
           *             {
           *               "line": "…",
           *               "currency": "…",
           *               "buy": 1,
           *               "sell": 1,
           *               "margin": "…",
           *               "rule": 1
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "total": 1
           *       }
           *     }
           */
          'application/json': {
            data: {
              rateId: number;
              origin: string;
              destination: string;
              carrier: string | null;
              equipment: string;
              currency: string;
              validFrom: string;
              validTo: string;
              buyTotal: number;
              sellTotal: number;
              /**
               * @description What the rate is restricted to, as customers see it
               * @example Non-haz only
               */
              remarks: string | null;
              lines: components['schemas']['SellingLine'][];
            }[];
            meta: {
              /** @description How many rates match */
              total: number;
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `lcl_rates_apart`: Rates for less than a container load (LCL) are not among those of containers.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `price_list_not_found`: No price list has this name. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Get the format registry */
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
  'add-format': {
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
        /**
         * @example {
         *       "id": "acme_booking",
         *       "label": "ACME booking form",
         *       "fields": [
         *         {
         *           "key": "unNo",
         *           "label": "UN number",
         *           "cell": "C5"
         *         },
         *         {
         *           "key": "hsCode",
         *           "label": "HS code",
         *           "labels": [
         *             "Tariff No."
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewFormat'];
      };
    };
    responses: {
      /** @description Add a format */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TargetFormat'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `format_exists`: A format with that id already exists.
       *     `format_built_in`: Built-in formats can be neither replaced nor removed.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `format_invalid`: The format cannot be added as it is. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Get a target format */
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
      /** @description `format_not_found`: There is no target format with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'remove-format': {
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
      /** @description Remove a format */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deleted": true,
           *       "id": "…"
           *     }
           */
          'application/json': {
            /** @constant */
            deleted: true;
            id: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `format_not_found`: There is no target format with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `format_built_in`: Built-in formats can be neither replaced nor removed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Get the JSON Schema of a target format */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /** @example {} */
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
      /** @description `format_not_found`: There is no target format with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /** @description Only seaports, or only inland points. Without it both, ports first */
        kind?: 'port' | 'inland';
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "code": "CNSHA",
           *           "codes": [
           *             "CNSHA",
           *             "CNSHG",
           *             "CNWGQ"
           *           ],
           *           "name": "Shanghai",
           *           "country": "CN",
           *           "countryName": "China",
           *           "nameZhHans": "上海",
           *           "nameZhHant": "上海",
           *           "localName": null,
           *           "aliases": [
           *             "Yangshan",
           *             "Waigaoqiao"
           *           ],
           *           "regions": [
           *             "china-main",
           *             "east-china"
           *           ],
           *           "latitude": 31.23,
           *           "longitude": 121.49,
           *           "timeZone": "Asia/Shanghai",
           *           "functions": [
           *             "port"
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1,
           *         "search": "…",
           *         "ambiguous": true,
           *         "suggestions": [
           *           {
           *             "code": "…",
           *             "name": "…"
           *           }
           *         ]
           *       }
           *     }
           */
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
              /** @description Similar names, when nothing was found */
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
        /** @description Entries per page */
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
      /** @description List port aliases */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "text": "Nhava S.",
           *           "code": "INNSA",
           *           "createdAt": "2026-12-01T09:30:00.000Z",
           *           "createdBy": "…"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['StoredPortAlias'][];
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
        /**
         * @example {
         *       "text": "Nhava S.",
         *       "code": "INNSA"
         *     }
         */
        'application/json': components['schemas']['PortAlias'];
      };
    };
    responses: {
      /** @description Add a port alias */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortAlias'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `port_alias_invalid`: This cannot be an alias.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `port_not_found`: No port has this code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'remove-port-alias': {
    parameters: {
      query: {
        /** @description The spelling to remove */
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
      /** @description Remove a port alias */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deleted": true,
           *       "text": "…"
           *     }
           */
          'application/json': {
            deleted: boolean;
            text: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `port_alias_not_found`: There is no such alias. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `port_not_found`: No port has this code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /** @description Entries per page */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "scac": "MSCU",
           *           "scacs": [
           *             "MSCU",
           *             "MEDU"
           *           ],
           *           "smdgCode": "MSC",
           *           "name": "Mediterranean Shipping Company",
           *           "nameZh": "地中海航运",
           *           "aliases": [
           *             "MSC"
           *           ],
           *           "group": null
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
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
        /** @description Day of sailing: the edition in use on it answers. Today when absent */
        on?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "un": "1263",
           *           "nameZh": "涂料",
           *           "segregationGroups": [],
           *           "rows": [
           *             {
           *               "row": 3,
           *               "name": "PAINT (including paint, lacquer, enamel, stain, varnish)",
           *               "shippingNames": [
           *                 {
           *                   "proper": "PAINT",
           *                   "synonyms": [],
           *                   "text": "PAINT (including paint, lacquer, enamel, stain, varnish)"
           *                 }
           *               ],
           *               "hazardClass": "3",
           *               "subsidiaryHazards": [],
           *               "conditionalHazards": [],
           *               "furtherHazards": false,
           *               "packingGroup": "III",
           *               "state": "liquid",
           *               "ems": "F-E, S-E",
           *               "limitedQuantity": "5 L",
           *               "exceptedQuantity": "E1",
           *               "marinePollutant": false,
           *               "technicalName": false,
           *               "specialProvisions": [
           *                 163,
           *                 223,
           *                 367,
           *                 955
           *               ],
           *               "provisionsSource": "IMDG Code Amendment 42-24, from knowledge of the field",
           *               "seaTransport": "allowed",
           *               "carriage": {
           *                 "stowageCategory": {
           *                   "values": [
           *                     "A"
           *                   ],
           *                   "source": "49 CFR 172.101 of 2026-06-01"
           *                 }
           *               }
           *             }
           *           ],
           *           "codes": {
           *             "SW2": "clear of living quarters"
           *           },
           *           "edition": {
           *             "name": "IMDG Code Amendment 42-24",
           *             "amendment": "42-24",
           *             "voluntaryFrom": "2025-01-01",
           *             "mandatoryFrom": "2026-01-01",
           *             "usedFrom": "2027-06-01"
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1,
           *         "search": "…",
           *         "edition": {
           *           "name": "IMDG Code Amendment 42-24",
           *           "amendment": "42-24",
           *           "voluntaryFrom": "2025-01-01",
           *           "mandatoryFrom": "2026-01-01",
           *           "usedFrom": "2027-06-01"
           *         }
           *       }
           *     }
           */
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
        /** @description Day of sailing: the edition in use on it answers. Today when absent */
        on?: string;
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `un_number_unreadable`: This is not a UN number.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      /** @description `un_number_not_loaded`: This number is not in the loaded list. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-opendgd-schema': {
    parameters: {
      query?: {
        /** @description Of the standard */
        version?: '1.0';
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
      /** @description Get the OpenDGD schema */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/schema+json': string;
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
      default: components['responses']['Failure'];
    };
  };
  'check-opendgd-conformance': {
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
        /**
         * @example {
         *       "openDgdVersion": "1.0",
         *       "documentType": "IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM",
         *       "regulation": {
         *         "code": "IMDG",
         *         "edition": "42-24"
         *       },
         *       "consignment": {
         *         "parties": {
         *           "shipper": {
         *             "name": "Harbour Coatings B.V."
         *           }
         *         },
         *         "cargoTransportUnit": {
         *           "identificationNumber": "MSKU 123456-5"
         *         },
         *         "dangerousGoods": [
         *           {
         *             "unNumber": "1263",
         *             "properShippingName": "PAINT",
         *             "class": [
         *               "3"
         *             ],
         *             "packingGroup": "III"
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['OpenDgd'];
      };
    };
    responses: {
      /** @description Check that a document conforms to OpenDGD */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenDgdConformance'];
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
  whoami: {
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
      /** @description Get the key of the request */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Whoami'];
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
  'list-keys': {
    parameters: {
      query?: {
        /** @description Only those of this account; with the scope admin of any */
        account?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List API keys */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "key_4mZp0Qw8Tn2c",
           *           "name": "…",
           *           "prefix": "ar_live_x7Qd",
           *           "environment": "live",
           *           "account": "main",
           *           "scopes": [
           *             "rates:read"
           *           ],
           *           "state": "active",
           *           "createdAt": "2026-12-01T09:30:00.000Z",
           *           "expiresAt": "2026-12-01T09:30:00.000Z",
           *           "revokedAt": "2026-12-01T09:30:00.000Z",
           *           "lastUsedAt": "2026-12-01T09:30:00.000Z",
           *           "rotatedTo": "…",
           *           "limits": {
           *             "approval": "incomplete",
           *             "perOrder": {
           *               "USD": 20000
           *             },
           *             "lanes": [
           *               "CNSHA-NLRTM"
           *             ],
           *             "carriers": [
           *               "MAEU",
           *               "COSU"
           *             ]
           *           },
           *           "person": {
           *             "id": "per_8Kd2Vq0sTz4n",
           *             "name": "…",
           *             "role": "viewer"
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
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
        /**
         * @example {
         *       "name": "Pricing team",
         *       "scopes": [
         *         "rates:read"
         *       ],
         *       "expires": "90d"
         *     }
         */
        'application/json': {
          /**
           * @description The user of the key
           * @example Pricing team
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
          limits?: components['schemas']['KeyLimits'];
          /**
           * @description Account that it belongs to; main, that of the operator, when absent. A new name is a new account
           * @example acme-trading
           */
          account?: string;
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `key_name_invalid`: A key needs a name of 1 to 100 characters that does not end with a role in brackets.
       *     `key_scopes_invalid`: A key needs at least one scope, and every scope must exist.
       *     `key_expiry_invalid`: The expiry is not a valid time in the future.
       *     `account_invalid`: An account is named with 1 to 40 lower-case letters, digits and hyphens.
       *     `account_of_admin`: The scope admin sees every account, so its keys and people belong to the account main.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Get an API key */
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
      /** @description `key_not_found`: There is no API key with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `key_not_found`: There is no API key with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `last_admin_key`: This is the last active key with the scope admin. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'revoke-narrowed-key': {
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
        /** @description Id of the narrowed key: `idOfNarrowedKey` of the client tells it, `narrowed` in the answer of `whoami`, and `keys narrow` */
        link: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Revoke a narrowed API key */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevokedNarrowedKey'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      /** @description `narrowed_key_refused`: A narrowed API key may not make or read what outlives it: webhooks, subscriptions, revocations and the feed of events. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `key_not_found`: There is no API key with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `narrowed_keys_revoked_full`: So many narrowed keys of this API key were revoked one by one that no more can be. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /**
         * @example {
         *       "grace": "24h"
         *     }
         */
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
      /** @description Rotate an API key */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `key_grace_invalid`: The grace period is not a duration of at most 30 days.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `key_not_found`: There is no API key with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_of_person`: The key belongs to a person, so no one else may see it.
       *     `key_not_active`: The API key is revoked, expired or already rotated, so it cannot be rotated.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'set-key-limits': {
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
        /**
         * @example {
         *       "approval": "incomplete",
         *       "perOrder": {
         *         "USD": 20000
         *       },
         *       "lanes": [
         *         "CNSHA-NLRTM"
         *       ],
         *       "carriers": [
         *         "MAEU",
         *         "COSU"
         *       ]
         *     }
         */
        'application/json': components['schemas']['KeyLimits'];
      };
    };
    responses: {
      /** @description Set the limits of an API key */
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
      /** @description `key_not_found`: There is no API key with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-roles': {
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
      /** @description List the roles of people */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Roles'];
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
  'list-people': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List people */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "per_8Kd2Vq0sTz4n",
           *           "name": "Grace Chen",
           *           "role": "viewer",
           *           "account": "main",
           *           "state": "invited",
           *           "createdAt": "2026-12-01T09:30:00.000Z",
           *           "createdBy": "…",
           *           "deactivatedAt": "2026-12-01T09:30:00.000Z",
           *           "lastUsedAt": "2026-12-01T09:30:00.000Z",
           *           "key": "key_4mZp0Qw8Tn2c",
           *           "inviteExpiresAt": "2026-12-01T09:30:00.000Z"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Person'][];
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
  'create-person': {
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
        /**
         * @example {
         *       "name": "Grace Chen",
         *       "role": "approver"
         *     }
         */
        'application/json': components['schemas']['NewPerson'];
      };
    };
    responses: {
      /** @description Create a person */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedPerson'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `person_name_invalid`: A person needs a name of 1 to 100 characters.
       *     `invite_expiry_invalid`: The expiry of an invite is at most 30 days ahead.
       *     `account_invalid`: An account is named with 1 to 40 lower-case letters, digits and hyphens.
       *     `account_of_admin`: The scope admin sees every account, so its keys and people belong to the account main.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `person_name_taken`: Another person has this name. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-person': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Person id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a person */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Person'];
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
      /** @description `person_not_found`: There is no person with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'change-person': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Person id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "role": "administrator"
         *     }
         */
        'application/json': components['schemas']['PersonChange'];
      };
    };
    responses: {
      /** @description Change a person */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Person'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `person_name_invalid`: A person needs a name of 1 to 100 characters.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `person_not_found`: There is no person with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `person_deactivated`: The person was deactivated.
       *     `person_name_taken`: Another person has this name.
       *     `last_administrator`: No one else could administer the service.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'create-invite': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Person id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "expires": "7d"
         *     }
         */
        'application/json': {
          /**
           * @description How long the invite works, at most 30d: a duration, a day or an instant; 7d if absent
           * @example 7d
           */
          expires?: string;
        };
      };
    };
    responses: {
      /** @description Invite a person again */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedPerson'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `invite_expiry_invalid`: The expiry of an invite is at most 30 days ahead.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `person_not_found`: There is no person with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `person_deactivated`: The person was deactivated. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'deactivate-person': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Person id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deactivate a person */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Person'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `person_not_found`: There is no person with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `last_administrator`: No one else could administer the service. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'accept-invite': {
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
        /**
         * @example {
         *       "token": "ar_invite_…"
         *     }
         */
        'application/json': {
          /** @description What follows # in the link of the invite */
          token: string;
        };
      };
    };
    responses: {
      /** @description Accept an invite */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AcceptedInvite'];
        };
      };
      400: components['responses']['InvalidRequest'];
      /** @description `invite_unknown`: This is no invite of this service. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `invite_used`: The invite was used already.
       *     `invite_expired`: The invite has expired.
       *     `invite_withdrawn`: The invite was withdrawn.
       */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-audit-entries': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
        /** @description Whose acts: a part of the name, or the id of a person or a key */
        actor?: string;
        /** @description Which operation */
        act?: string;
        /** @description Which resource, or kind of resources */
        subject?: string;
        /** @description Only acts from this instant on */
        since?: string;
        /** @description Only acts before this instant */
        until?: string;
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
      /** @description Read the audit log */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "time": "2026-12-01T09:30:00.000Z",
           *           "actor": {
           *             "name": "Grace (approver)",
           *             "key": "…",
           *             "person": "…"
           *           },
           *           "adapter": "rest",
           *           "act": "create-key",
           *           "subject": "keys/key_4mZp0Qw8Tn2c",
           *           "outcome": "done",
           *           "problem": "…",
           *           "before": null,
           *           "after": null
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['AuditEntry'][];
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
  'list-jobs': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
        /** @description open: queued or running */
        status?: 'open' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
        /** @description What the jobs do */
        kind?: 'extraction' | 'import' | 'publication';
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
      /** @description List jobs */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "kind": "extraction",
           *           "id": 1,
           *           "files": [
           *             "…"
           *           ],
           *           "status": "queued",
           *           "progress": {
           *             "stage": "…",
           *             "done": 1,
           *             "total": 1
           *           },
           *           "problem": {
           *             "code": "…",
           *             "message": "…",
           *             "data": {}
           *           },
           *           "createdAt": "2026-12-01T09:30:00.000Z",
           *           "createdBy": "Pricing",
           *           "startedAt": "2026-12-01T09:30:00.000Z",
           *           "finishedAt": "2026-12-01T09:30:00.000Z"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Job'][];
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
  'list-problems': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
        /** @description The code of the problem */
        code?: string;
        /** @description Whose: a part of the name, or the id of a person or a key */
        actor?: string;
        /** @description The least HTTP status: 500 for faults of the service */
        min_status?: number;
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
      /** @description List recent problems */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "time": "2026-12-01T09:30:00.000Z",
           *           "times": 1,
           *           "code": "rate_not_found",
           *           "status": 404,
           *           "message": "…",
           *           "operation": "get-rate",
           *           "adapter": "rest",
           *           "actor": {
           *             "name": "Booking agent",
           *             "key": "…",
           *             "person": "…"
           *           },
           *           "requestId": "…"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['RecentProblem'][];
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
  'list-events': {
    parameters: {
      query?: {
        /** @description Only events after this cursor: the `sequence` of an event, or `meta.next` of an answer */
        after?: string;
        /** @description Types, comma-separated; `agent-rate.order.*` matches every type with that prefix */
        type?: string[];
        /** @description The resource an event is about */
        subject?: string;
        /** @description Only events from this instant on */
        since?: string;
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
      /** @description Read the event log */
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `event_cursor_unknown`: The event log has no such position.
       *     `event_type_unknown`: There is no such type of event.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Failure'];
    };
  };
  'stream-events': {
    parameters: {
      query?: {
        /** @description Only events after this cursor: the `sequence` of an event, or `meta.next` of an answer */
        after?: string;
        /** @description Types, comma-separated; `agent-rate.order.*` matches every type with that prefix */
        type?: string[];
        /** @description The resource an event is about */
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
      /** @description Stream new events */
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `event_cursor_unknown`: The event log has no such position.
       *     `event_type_unknown`: There is no such type of event.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
          | 'container-packing-certificate'
          | 'dangerous-goods-declaration'
          | 'non-dangerous-goods-letter'
          | 'un38.3-test-summary'
          | 'unknown';
        /** @description Only files of this kind */
        kind?: 'pdf' | 'image' | 'docx' | 'workbook' | 'json' | 'text';
        /** @description Part of the file name, in any case */
        name?: string;
        /** @description Uploaded on this day (UTC) or later, YYYY-MM-DD */
        uploaded_from?: string;
        /** @description Uploaded on this day (UTC) or earlier, YYYY-MM-DD */
        uploaded_to?: string;
        /** @description Only those of this account; with the scope admin of any */
        account?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "name": "…",
           *           "sha256": "…",
           *           "kind": "pdf",
           *           "mediaType": "application/pdf",
           *           "sizeBytes": 1,
           *           "pages": 1,
           *           "scannedPages": 1,
           *           "documentType": "safety-data-sheet",
           *           "language": "…",
           *           "uploadedAt": "2026-12-01T09:30:00.000Z",
           *           "uploadedBy": "…"
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
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
        /**
         * @example {
         *       "file": [
         *         "safety-data-sheet.pdf"
         *       ]
         *     }
         */
        'multipart/form-data': {
          file?: string[];
        };
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "name": "…",
           *           "sha256": "…",
           *           "kind": "pdf",
           *           "mediaType": "application/pdf",
           *           "sizeBytes": 1,
           *           "pages": 1,
           *           "scannedPages": 1,
           *           "documentType": "safety-data-sheet",
           *           "language": "…",
           *           "uploadedAt": "2026-12-01T09:30:00.000Z",
           *           "uploadedBy": "…",
           *           "isDuplicate": true
           *         }
           *       ]
           *     }
           */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "name": "…",
           *           "sha256": "…",
           *           "kind": "pdf",
           *           "mediaType": "application/pdf",
           *           "sizeBytes": 1,
           *           "pages": 1,
           *           "scannedPages": 1,
           *           "documentType": "safety-data-sheet",
           *           "language": "…",
           *           "uploadedAt": "2026-12-01T09:30:00.000Z",
           *           "uploadedBy": "…",
           *           "isDuplicate": true
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['UploadedDocument'][];
          };
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `document_missing`: The request holds no document.
       *     `document_empty`: The file is empty.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description The body is too large.
       *     `document_too_large`: The document is larger than this service reads.
       */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The body is of a content type that is not taken here.
       *     `document_kind_unknown`: The file is not a document that this service reads.
       */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `document_corrupt`: The document cannot be read: it is damaged or was cut off.
       *     `document_json_invalid`: The file says that it is an OpenDGD declaration, but is no valid JSON.
       *     `document_encrypted`: The document is protected with a password.
       *     `document_too_slow`: Reading the document took longer than allowed.
       *     `document_unreadable`: Reading the document failed.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `document_store_unavailable`: The store that holds the bytes of documents does not answer as it should.
       *     `character_map_missing`: A character map that the text of the document needs could not be opened.
       */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `document_not_found`: No document has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `document_not_found`: No document has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_in_use`: Extractions or orders use this document. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `document_not_found`: No document has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_bytes_lost`: The stored bytes of the document are missing, or differ from what was uploaded. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_store_unavailable`: The store that holds the bytes of documents does not answer as it should. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-document-pages': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List pages as text */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "number": 1,
           *           "width": 1,
           *           "height": 1,
           *           "source": "text",
           *           "lines": [
           *             {
           *               "text": "…",
           *               "box": [
           *                 72,
           *                 118.5,
           *                 268.3,
           *                 128.5
           *               ],
           *               "role": "body",
           *               "cells": [
           *                 {
           *                   "text": "…",
           *                   "box": [
           *                     72,
           *                     118.5,
           *                     268.3,
           *                     128.5
           *                   ]
           *                 }
           *               ]
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
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
      /** @description `document_not_found`: No document has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Get a page as text */
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
      /**
       * @description `document_not_found`: No document has this id.
       *     `document_page_not_found`: The document has no such page.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_bytes_lost`: The stored bytes of the document are missing, or differ from what was uploaded. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_store_unavailable`: The store that holds the bytes of documents does not answer as it should. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-page-picture': {
    parameters: {
      query?: {
        /** @description Width of the picture, in pixels */
        width?: number;
        /** @description Boxes to draw: left,top,right,bottom in points, several parted by semicolons */
        highlight?: string;
        /** @description Draws the places of the values of this extraction, with their keys */
        extraction?: number;
        /** @description With `extraction`: only this value */
        field?: string;
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
      /** @description Get the picture of a page */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
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
      /**
       * @description `document_not_found`: No document has this id.
       *     `document_page_not_found`: The document has no such page.
       *     `extraction_not_found`: No extraction has this id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `page_picture_unavailable`: There is no picture of the pages of such a document. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_bytes_lost`: The stored bytes of the document are missing, or differ from what was uploaded. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `document_store_unavailable`: The store that holds the bytes of documents does not answer as it should. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /** @description Only extractions with a document of this type */
        type?:
          | 'safety-data-sheet'
          | 'transport-certificate'
          | 'classification-report'
          | 'packing-performance-certificate'
          | 'packing-use-certificate'
          | 'container-packing-certificate'
          | 'dangerous-goods-declaration'
          | 'non-dangerous-goods-letter'
          | 'un38.3-test-summary'
          | 'unknown';
        /** @description Part of a file name, of the manufacturer or of the product, in any case */
        search?: string;
        /** @description What comes first */
        sort?: 'newest' | 'doubt';
        /** @description true: say how much of each a person should look at */
        doubts?: boolean;
        /** @description Only those of this account; with the scope admin of any */
        account?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1,
           *           "status": "queued",
           *           "targetFormat": "yml_chemical_data",
           *           "model": "agent-rate-extractor-1.0.0",
           *           "documents": [
           *             {
           *               "id": 1,
           *               "name": "safety-data-sheet.pdf",
           *               "documentType": "safety-data-sheet",
           *               "language": "en",
           *               "pages": 1
           *             }
           *           ],
           *           "progress": {
           *             "document": 1,
           *             "documents": 1,
           *             "page": 1,
           *             "pages": 1
           *           },
           *           "createdAt": "2026-12-01T09:30:00.000Z",
           *           "createdBy": "Documentation",
           *           "startedAt": "2026-12-01T09:30:00.000Z",
           *           "finishedAt": "2026-12-01T09:30:00.000Z",
           *           "problem": null,
           *           "manufacturer": "Harbour Coatings B.V.",
           *           "product": "Harbour Blue 240 Marine Enamel",
           *           "doubts": null
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ListedExtraction'][];
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
        /**
         * @example {
         *       "documents": [
         *         17,
         *         18
         *       ],
         *       "targetFormat": "yml_dangerous_goods_data"
         *     }
         */
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
      /**
       * @description `document_not_found`: No document has this id.
       *     `format_not_found`: There is no target format with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `extraction_in_use`: Orders are based on this extraction. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'compare-documents': {
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
      /** @description Compare the documents of an extraction */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentComparison'];
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
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `extraction_not_done`: The extraction is not done. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /**
         * @example {
         *       "corrections": [
         *         {
         *           "key": "flashPoint",
         *           "value": "23 °C",
         *           "reason": "Confirmed by the shipper"
         *         }
         *       ]
         *     }
         */
        'application/json': {
          corrections: {
            /** @description A field of the target format, or a value */
            key: string;
            /** @description What holds instead; null: the documents do not say */
            value: string | number | null;
            /** @description Why, for the record */
            reason?: string;
            /** @description Id of the correction of this key that this one replaces; null: there was none. When there is a newer one, all are refused with `correction_conflict`. Not compared when absent */
            after?: number | null;
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `correction_invalid`: A correction makes no sense.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `extraction_not_done`: The extraction is not done.
       *     `correction_conflict`: Another person corrected the same value meanwhile; nothing was saved.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `extraction_finished`: The extraction is finished; it cannot be cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'check-dangerous-goods': {
    parameters: {
      query?: {
        /** @description Day of sailing: validity and ages are counted to it. Today when absent */
        on?: string;
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
        /**
         * @example {
         *       "goods": [
         *         {
         *           "unNo": "UN1263",
         *           "properShippingName": "PAINT",
         *           "imoHazardClassNo": "3",
         *           "packingGroup": "III",
         *           "flashPoint": "27 °C"
         *         }
         *       ],
         *       "shipperDeclareAs": "DG Cargo",
         *       "sailingDate": "2026-12-01"
         *     }
         */
        'application/json': components['schemas']['Declaration'];
      };
    };
    responses: {
      /** @description Check a declaration */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DangerousGoodsCheck'];
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
  'check-extraction': {
    parameters: {
      query?: {
        /** @description Day of sailing: validity and ages are counted to it. Today when absent */
        on?: string;
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
      /** @description Check an extraction */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DangerousGoodsCheck'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `extraction_not_done`: The extraction is not done. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'check-document': {
    parameters: {
      query?: {
        /** @description Day of sailing: validity and ages are counted to it. Today when absent */
        on?: string;
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
      /** @description Check a document */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DangerousGoodsCheck'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `document_not_found`: No document has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `extraction_not_done`: The extraction is not done. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'check-opendgd': {
    parameters: {
      query?: {
        /** @description Day of sailing: validity and ages are counted to it. Today when absent */
        on?: string;
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
        /**
         * @example {
         *       "openDgdVersion": "1.0",
         *       "documentType": "IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM",
         *       "regulation": {
         *         "code": "IMDG",
         *         "edition": "42-24"
         *       },
         *       "consignment": {
         *         "parties": {
         *           "shipper": {
         *             "name": "Harbour Coatings B.V."
         *           }
         *         },
         *         "cargoTransportUnit": {
         *           "identificationNumber": "MSKU 123456-5"
         *         },
         *         "dangerousGoods": [
         *           {
         *             "unNumber": "1263",
         *             "properShippingName": "PAINT",
         *             "class": [
         *               "3"
         *             ],
         *             "packingGroup": "III"
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['OpenDgd'];
      };
    };
    responses: {
      /** @description Check an OpenDGD declaration */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DangerousGoodsCheck'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `opendgd_not_conforming`: The document does not conform to OpenDGD 1.0.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `opendgd_too_many_lines`: The declaration has more entries of goods than a form is set from. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-edition-changes': {
    parameters: {
      query?: {
        /** @description Day of sailing; the first of amendment 43-26 when absent */
        on?: string;
        /** @description Day that it is compared with; today when absent */
        since?: string;
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
      /** @description List what an edition changes */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditionChanges'];
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
  'export-extraction': {
    parameters: {
      query: {
        /** @description Id of the format; the extraction’s own when absent */
        format?: string;
        /** @description Of the letter; both when absent */
        language?: 'both' | 'zh' | 'en';
        /** @description Whose clauses the non-dangerous goods letter has; taken from its names when absent */
        cargo_kind?: 'general' | 'chemical' | 'battery' | 'vehicle' | 'cotton' | 'charcoal' | 'seeds' | 'flexitank';
        /** @description Kind of file; json: the values with their sources */
        as: 'xlsx' | 'docx' | 'pdf' | 'json';
        /** @description none: our layout, though a template is kept */
        template?: 'kept' | 'none';
        /** @description Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them */
        refuse_doubts?: boolean;
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
      /** @description Fill a form */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'application/pdf': string;
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
      /**
       * @description `extraction_not_found`: No extraction has this id.
       *     `format_not_found`: There is no target format with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `extraction_not_done`: The extraction is not done.
       *     `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       *     `letter_contradicted`: The evidence contradicts a non-dangerous goods letter, so none is written.
       *     `letter_not_shown`: Nothing shows that the goods are not dangerous, so no non-dangerous goods letter is written: a name alone is no permission.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `fill_kind_not_offered`: This format is not written as that kind of file.
       *     `fill_values_invalid`: Some values do not fit the format, so nothing was filled.
       *     `template_kind_wrong`: The template is of another kind than the file that is asked for.
       *     `template_unreadable`: The template cannot be read.
       *     `template_without_place`: The template has no place for any of the values.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'export-extraction-into-template': {
    parameters: {
      query?: {
        /** @description Id of the format; the extraction’s own when absent */
        format?: string;
        /** @description Of the letter; both when absent */
        language?: 'both' | 'zh' | 'en';
        /** @description Whose clauses the non-dangerous goods letter has; taken from its names when absent */
        cargo_kind?: 'general' | 'chemical' | 'battery' | 'vehicle' | 'cotton' | 'charcoal' | 'seeds' | 'flexitank';
        /** @description Kind of file; the template’s when absent */
        as?: 'xlsx' | 'docx' | 'pdf';
        /** @description Of a PDF template: its fields become part of the page, and nobody changes them */
        flatten?: boolean;
        /** @description Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them */
        refuse_doubts?: boolean;
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
        /**
         * @example {
         *       "file": [
         *         "declaration-template.xlsx"
         *       ]
         *     }
         */
        'multipart/form-data': {
          /** @description Values that the documents do not have: vessel, consignee, date … */
          values?: {
            [key: string]: string | number | null;
          };
          file?: string[];
        };
        /**
         * @example {
         *       "values": {
         *         "vesselVoyage": "EVER GIVEN / 021W"
         *       }
         *     }
         */
        'application/json': {
          /** @description Values that the documents do not have: vessel, consignee, date … */
          values?: {
            [key: string]: string | number | null;
          };
        };
      };
    };
    responses: {
      /** @description Fill a form in your own template */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'application/pdf': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `extraction_not_found`: No extraction has this id.
       *     `format_not_found`: There is no target format with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `extraction_not_done`: The extraction is not done.
       *     `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       *     `letter_contradicted`: The evidence contradicts a non-dangerous goods letter, so none is written.
       *     `letter_not_shown`: Nothing shows that the goods are not dangerous, so no non-dangerous goods letter is written: a name alone is no permission.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `fill_kind_not_offered`: This format is not written as that kind of file.
       *     `fill_values_invalid`: Some values do not fit the format, so nothing was filled.
       *     `template_kind_wrong`: The template is of another kind than the file that is asked for.
       *     `template_unreadable`: The template cannot be read.
       *     `template_without_place`: The template has no place for any of the values.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'preview-form': {
    parameters: {
      query?: {
        /** @description Id of the format; the extraction’s own when absent */
        format?: string;
        /** @description Of the letter; both when absent */
        language?: 'both' | 'zh' | 'en';
        /** @description Whose clauses the non-dangerous goods letter has; taken from its names when absent */
        cargo_kind?: 'general' | 'chemical' | 'battery' | 'vehicle' | 'cotton' | 'charcoal' | 'seeds' | 'flexitank';
        /** @description Kind of file; the template’s when absent */
        as?: 'xlsx' | 'docx' | 'pdf';
        /** @description Of a PDF template: its fields become part of the page, and nobody changes them */
        flatten?: boolean;
        /** @description none: our layout, though a template is kept */
        template?: 'kept' | 'none';
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
        /**
         * @example {
         *       "file": [
         *         "declaration-template.xlsx"
         *       ]
         *     }
         */
        'multipart/form-data': {
          /** @description Values that the documents do not have: vessel, consignee, date … */
          values?: {
            [key: string]: string | number | null;
          };
          file?: string[];
        };
        /**
         * @example {
         *       "values": {
         *         "vesselVoyage": "EVER GIVEN / 021W"
         *       }
         *     }
         */
        'application/json': {
          /** @description Values that the documents do not have: vessel, consignee, date … */
          values?: {
            [key: string]: string | number | null;
          };
        };
      };
    };
    responses: {
      /** @description Preview a filled form */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormPreview'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `extraction_not_found`: No extraction has this id.
       *     `format_not_found`: There is no target format with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `extraction_not_done`: The extraction is not done.
       *     `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       *     `letter_contradicted`: The evidence contradicts a non-dangerous goods letter, so none is written.
       *     `letter_not_shown`: Nothing shows that the goods are not dangerous, so no non-dangerous goods letter is written: a name alone is no permission.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `fill_kind_not_offered`: This format is not written as that kind of file.
       *     `fill_values_invalid`: Some values do not fit the format, so nothing was filled.
       *     `template_kind_wrong`: The template is of another kind than the file that is asked for.
       *     `template_unreadable`: The template cannot be read.
       *     `template_without_place`: The template has no place for any of the values.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-overrulings': {
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
      /** @description List overruled errors */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Overrulings'];
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
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'overrule-findings': {
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
        /**
         * @example {
         *       "reason": "The competent authority approved it: letter of 2026-11-20",
         *       "findings": [
         *         {
         *           "code": "packing_group_mismatch",
         *           "message": "UN 1263 has no packing group IV."
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** @description Why it is right in spite of the findings; it stands in the record of every file that is filled */
          reason: string;
          /** @description `data.findings` of the refusal, or `unanswered` of the preview, each with its code and message */
          findings: {
            /** @example packing_group_mismatch */
            code: string;
            /**
             * @description The finding’s sentence, as the refusal gives it
             * @example UN 1263 has no packing group IV.
             */
            message: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Overrule findings of the checks */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Overrulings'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The key lacks the scope.
       *     `overruling_needs_person`: Only a person may overrule findings of the checks.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-format-templates': {
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
      /** @description List the templates of formats */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "format": "yml_dangerous_goods_data",
           *           "kind": "xlsx",
           *           "name": "declaration-template.xlsx",
           *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *           "sizeBytes": 8412,
           *           "savedAt": "2026-11-24T08:40:00.000Z",
           *           "savedBy": "Documentation"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['FormatTemplate'][];
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
  'get-format-template': {
    parameters: {
      query?: {
        /** @description When several are kept; xlsx first, pdf last */
        kind?: 'xlsx' | 'docx' | 'pdf';
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
      /** @description Get the template of a format */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'application/pdf': string;
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
      /**
       * @description `format_not_found`: There is no target format with that id.
       *     `format_template_not_found`: No template is stored for that format.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'save-format-template': {
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
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": [
         *         "declaration-template.xlsx"
         *       ]
         *     }
         */
        'multipart/form-data': {
          file?: string[];
        };
      };
    };
    responses: {
      /** @description Save a template */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatTemplate'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `template_missing`: Send one file, as multipart/form-data.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `format_not_found`: There is no target format with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `template_unreadable`: The template cannot be read.
       *     `template_without_place`: The template has no place for any of the values.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'delete-format-template': {
    parameters: {
      query?: {
        /** @description All when absent */
        kind?: 'xlsx' | 'docx' | 'pdf';
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
      /** @description Delete the templates of a format */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "deleted": true,
           *       "id": "…"
           *     }
           */
          'application/json': {
            deleted: boolean;
            id: string;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `format_not_found`: There is no target format with that id.
       *     `format_template_not_found`: No template is stored for that format.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'verify-form': {
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
        /**
         * @example {
         *       "file": [
         *         "declaration-filled.xlsx",
         *         "safety-data-sheet.pdf"
         *       ]
         *     }
         */
        'multipart/form-data': {
          file?: string[];
        };
      };
    };
    responses: {
      /** @description Check a filled file */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Verification'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `template_missing`: Send one file, as multipart/form-data.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `template_unreadable`: The template cannot be read.
       *     `provenance_not_found`: The file carries no record of its sources.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'render-opendgd-docx': {
    parameters: {
      query?: {
        /** @description Refuse it (409 `form_has_errors`) while the rules find errors. A person overrules them in a shipment made of it */
        refuse_errors?: boolean;
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
        /**
         * @example {
         *       "openDgdVersion": "1.0",
         *       "documentType": "IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM",
         *       "regulation": {
         *         "code": "IMDG",
         *         "edition": "42-24"
         *       },
         *       "consignment": {
         *         "parties": {
         *           "shipper": {
         *             "name": "Harbour Coatings B.V."
         *           }
         *         },
         *         "cargoTransportUnit": {
         *           "identificationNumber": "MSKU 123456-5"
         *         },
         *         "dangerousGoods": [
         *           {
         *             "unNumber": "1263",
         *             "properShippingName": "PAINT",
         *             "class": [
         *               "3"
         *             ],
         *             "packingGroup": "III"
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['OpenDgd'];
      };
    };
    responses: {
      /** @description Set an OpenDGD declaration as a Word document */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `opendgd_not_conforming`: The document does not conform to OpenDGD 1.0.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `form_has_errors`: The dangerous goods checks find errors, so the form is not filled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `opendgd_too_many_lines`: The declaration has more entries of goods than a form is set from.
       *     `form_overfull`: A box of the form has more text than can be read in it, so the form is not set.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'render-opendgd-pdf': {
    parameters: {
      query?: {
        /** @description Refuse it (409 `form_has_errors`) while the rules find errors. A person overrules them in a shipment made of it */
        refuse_errors?: boolean;
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
        /**
         * @example {
         *       "openDgdVersion": "1.0",
         *       "documentType": "IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM",
         *       "regulation": {
         *         "code": "IMDG",
         *         "edition": "42-24"
         *       },
         *       "consignment": {
         *         "parties": {
         *           "shipper": {
         *             "name": "Harbour Coatings B.V."
         *           }
         *         },
         *         "cargoTransportUnit": {
         *           "identificationNumber": "MSKU 123456-5"
         *         },
         *         "dangerousGoods": [
         *           {
         *             "unNumber": "1263",
         *             "properShippingName": "PAINT",
         *             "class": [
         *               "3"
         *             ],
         *             "packingGroup": "III"
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['OpenDgd'];
      };
    };
    responses: {
      /** @description Set an OpenDGD declaration as a PDF */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `opendgd_not_conforming`: The document does not conform to OpenDGD 1.0.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `form_has_errors`: The dangerous goods checks find errors, so the form is not filled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `opendgd_too_many_lines`: The declaration has more entries of goods than a form is set from.
       *     `form_overfull`: A box of the form has more text than can be read in it, so the form is not set.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'export-opendgd': {
    parameters: {
      query?: {
        /** @description Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them */
        refuse_doubts?: boolean;
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
    requestBody?: {
      content: {
        /**
         * @example {
         *       "values": {
         *         "shipper": "Harbour Coatings B.V.\n1 Quay, Rotterdam",
         *         "containerNumber": "MSKU 123456-5"
         *       }
         *     }
         */
        'application/json': {
          /** @description Values that the documents do not have, by field key; null empties a field */
          values?: {
            [key: string]: string | number | null;
          };
          /**
           * @description Amendment of the IMDG Code; 42-24 if absent
           * @example 42-24
           */
          edition?: string;
        };
      };
    };
    responses: {
      /** @description Export an extraction as OpenDGD */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenDgdDocument'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `extraction_not_found`: No extraction has this id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `extraction_not_done`: The extraction is not done.
       *     `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       *     `opendgd_incomplete`: What is known does not make an OpenDGD declaration.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-webhooks': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List webhooks */
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
        /**
         * @example {
         *       "url": "https://erp.example.com/hooks/rates",
         *       "types": [
         *         "agent-rate.order.*"
         *       ],
         *       "description": "Booking system"
         *     }
         */
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `webhook_url_invalid`: The URL is not an https address without a user name in it.
       *     `webhook_url_insecure`: Events are posted over HTTPS only.
       *     `webhook_target_private`: The URL leads to this machine, a private network or a special-purpose address.
       *     `event_type_unknown`: There is no such type of event.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      /** @description `webhook_limit`: The key has the maximum number of webhooks. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Get a webhook */
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
      /** @description `webhook_not_found`: This key has no webhook with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `webhook_not_found`: This key has no webhook with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /**
         * @example {
         *       "status": "disabled"
         *     }
         */
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `webhook_url_invalid`: The URL is not an https address without a user name in it.
       *     `webhook_url_insecure`: Events are posted over HTTPS only.
       *     `webhook_target_private`: The URL leads to this machine, a private network or a special-purpose address.
       *     `event_type_unknown`: There is no such type of event.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      /** @description `webhook_not_found`: This key has no webhook with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
        /**
         * @example {
         *       "graceHours": 24
         *     }
         */
        'application/json': {
          /**
           * @description Hours for which messages are also signed with the old secret; 24 if absent
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
      /** @description `webhook_not_found`: This key has no webhook with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `webhook_secret_sealed`: The secret of the webhook is sealed with a key that is not here. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description `webhook_not_found`: This key has no webhook with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook_disabled`: The webhook is disabled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-webhook-deliveries': {
    parameters: {
      query?: {
        /** @description Only deliveries in this state */
        status?: 'pending' | 'delivered' | 'dead';
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description `webhook_not_found`: This key has no webhook with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
      /** @description Resend a delivery */
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
      /**
       * @description `webhook_not_found`: This key has no webhook with that id.
       *     `webhook_delivery_not_found`: The webhook has no delivery with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook_disabled`: The webhook is disabled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-quotes': {
    parameters: {
      query?: {
        /** @description Only those of this account; with the scope admin of any */
        account?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List quotes */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "…",
           *           "account": "main",
           *           "issuedAt": "2026-12-01T09:30:00.000Z",
           *           "validUntil": "2026-12-01T09:30:00.000Z",
           *           "expired": true,
           *           "orderable": true,
           *           "ordered": true,
           *           "reference": "…",
           *           "rateId": 1,
           *           "origin": "…",
           *           "destination": "…",
           *           "carrier": "…",
           *           "equipment": "…",
           *           "containers": 1,
           *           "parts": [
           *             {
           *               "leg": 1,
           *               "date": "2026-12-01",
           *               "rateId": 1,
           *               "origin": "CNSHA",
           *               "destination": "NLRTM",
           *               "carrier": "MSCU",
           *               "equipment": {
           *                 "code": "…",
           *                 "isoCode": "…",
           *                 "units": 1
           *               }
           *             }
           *           ],
           *           "totals": [
           *             {
           *               "currency": "USD",
           *               "certain": 1,
           *               "conditional": 1,
           *               "atLeast": 1,
           *               "atMost": 1,
           *               "complete": true
           *             }
           *           ],
           *           "complete": true
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['QuoteSummary'][];
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
  'create-quote': {
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
        /**
         * @example {
         *       "rateId": 1,
         *       "quantities": {
         *         "containers": 2
         *       }
         *     }
         */
        'application/json': components['schemas']['QuoteRequest'];
      };
    };
    responses: {
      /** @description Quote a rate */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `rate_not_found`: No rate has this id.
       *     `quote_rate_not_found`: There is no published rate for that lane, equipment and day.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `quote_rate_ambiguous`: More than one rate fits the request.
       *     `quote_day_outside_validity`: The rate is not valid on that day.
       *     `quote_rate_superseded`: The rate was superseded or reverted and can no longer be quoted.
       *     `quote_legs_do_not_meet`: The legs of the journey do not meet.
       *     `exchange_rate_missing`: No exchange rate into that currency is loaded for today.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `signing_key_sealed`: The key that signs quotes was encrypted with another secret. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-quote': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
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
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'check-quote': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Check whether a quote can be ordered */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteStatus'];
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
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'print-quote': {
    parameters: {
      query?: {
        /** @description en English, zh Chinese */
        language?: 'en' | 'zh';
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Print a quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
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
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'mail-quote': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "to": [
         *         "buyer@example.com"
         *       ],
         *       "language": "en",
         *       "message": "Dear Ms Li, as discussed:"
         *     }
         */
        'application/json': components['schemas']['QuoteMailRequest'];
      };
    };
    responses: {
      /** @description Mail a quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteMail'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `quote_expired`: The quote has expired.
       *     `quote_price_changed`: The rate of this quote was superseded, and the price has changed.
       *     `quote_rate_withdrawn`: The rate of this quote was reverted, and no other rate is in force for its day.
       *     `mail_not_configured`: This service sends no mails: no mail server is configured.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `mail_refused`: The mail server refused the mail for every address. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `mail_server_failed`: The mail server does not answer as it should. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-quote-margin': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get what a quote costs and earns */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteMargin'];
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
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'create-mandate': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "shipper": "Ningbo Coatings Co., Ltd."
         *     }
         */
        'application/json': components['schemas']['MandateRequest'];
      };
    };
    responses: {
      /** @description Approve an order beforehand */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderMandate'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `signing_key_sealed`: The key that signs quotes was encrypted with another secret. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-signing-keys': {
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
      /** @description List the public keys of quotes */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JsonWebKeySet'];
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
      default: components['responses']['Failure'];
    };
  };
  'list-mandates': {
    parameters: {
      query?: {
        /** @description open: unused, and not ended; expired: ended without being used */
        status?: 'open' | 'used' | 'expired';
        /** @description Only of this quote */
        quote_id?: string;
        /** @description A part of the shipper's name, in upper or lower case */
        shipper?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List mandates */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "mandate": {
           *             "format": "agent-rate-mandate/1",
           *             "id": "man_3kXq9Tz5Wn0v",
           *             "quoteId": "…",
           *             "account": "…",
           *             "origin": "…",
           *             "destination": "…",
           *             "carrier": "…",
           *             "equipment": "…",
           *             "containers": 1,
           *             "parts": [
           *               {
           *                 "origin": "…",
           *                 "destination": "…",
           *                 "carrier": "…",
           *                 "equipment": "…",
           *                 "containers": 1
           *               }
           *             ],
           *             "most": [
           *               {
           *                 "currency": "…",
           *                 "amount": 0
           *               }
           *             ],
           *             "shipper": "…",
           *             "issuedAt": "2026-12-01T09:30:00.000Z",
           *             "validUntil": "2026-12-01T09:30:00.000Z",
           *             "approvedBy": "…",
           *             "via": "form",
           *             "approver": "…",
           *             "test": true,
           *             "redactedAt": "2026-12-01T09:30:00.000Z",
           *             "signature": "…"
           *           },
           *           "orderId": "…",
           *           "expired": true
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ListedMandate'][];
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
  'list-orders': {
    parameters: {
      query?: {
        /** @description Only those of this account; with the scope admin of any */
        account?: string;
        /** @description Only orders in this state */
        booking_status?:
          | 'PENDING_APPROVAL'
          | 'APPROVAL_REJECTED'
          | 'RECEIVED'
          | 'PENDING_UPDATE'
          | 'UPDATE_RECEIVED'
          | 'CONFIRMED'
          | 'PENDING_AMENDMENT'
          | 'REJECTED'
          | 'DECLINED'
          | 'CANCELLED'
          | 'COMPLETED';
        /** @description Only orders with an amendment in this state */
        amended_booking_status?:
          | 'AMENDMENT_RECEIVED'
          | 'AMENDMENT_CONFIRMED'
          | 'AMENDMENT_DECLINED'
          | 'AMENDMENT_CANCELLED';
        /** @description Only orders with a cancellation in this state */
        booking_cancellation_status?: 'CANCELLATION_RECEIVED' | 'CANCELLATION_DECLINED' | 'CANCELLATION_CONFIRMED';
        /** @description Port code of loading, of the order or of any of its parts */
        origin?: string;
        /** @description Port code of discharge, of the same part */
        destination?: string;
        /** @description SCAC, of the same part */
        carrier?: string;
        /** @description Container type, trade name or ISO 6346 code, of the same part */
        equipment?: string;
        /** @description One of its references, or the carrier's booking number, in upper or lower case */
        reference?: string;
        /** @description Only orders made with a mandate, by hand or in a form (true), or without one (false) */
        mandate?: boolean;
        /** @description Test orders, which others do not see unless they ask; keys for tests see no others */
        test?: boolean;
        /** @description Placed on this day (UTC) or later */
        placed_from?: string;
        /** @description Placed on this day (UTC) or before */
        placed_to?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List orders */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "ord_5rVw9Kd2Lq7X",
           *           "version": 1,
           *           "bookingStatus": "PENDING_APPROVAL",
           *           "amendedBookingStatus": "AMENDMENT_RECEIVED",
           *           "bookingCancellationStatus": "CANCELLATION_RECEIVED",
           *           "allowedActions": [
           *             "approve"
           *           ],
           *           "placedAt": "2026-12-01T09:30:00.000Z",
           *           "placedBy": "Booking agent",
           *           "updatedAt": "2026-12-01T09:30:00.000Z",
           *           "carrierBookingReference": "…",
           *           "reason": "…",
           *           "test": true,
           *           "evidenceChanged": true,
           *           "confirmation": {
           *             "status": "offered",
           *             "parts": [
           *               {
           *                 "part": 1,
           *                 "ordered": 1,
           *                 "confirmed": 1
           *               }
           *             ],
           *             "rest": "declined",
           *             "reason": "…",
           *             "confirmedAt": "2026-12-01T09:30:00.000Z",
           *             "price": {
           *               "totals": [
           *                 {
           *                   "currency": "USD",
           *                   "certain": 1,
           *                   "conditional": 1,
           *                   "atLeast": 1,
           *                   "atMost": 1,
           *                   "complete": true
           *                 }
           *               ],
           *               "complete": true,
           *               "missing": [
           *                 "…"
           *               ],
           *               "applied": [
           *                 {
           *                   "code": "DGS",
           *                   "name": "Dangerous goods surcharge",
           *                   "amount": 1,
           *                   "currency": "USD"
           *                 }
           *               ]
           *             }
           *           },
           *           "origin": "CNSHA",
           *           "destination": "NLRTM",
           *           "carrier": "MSCU",
           *           "equipment": {
           *             "code": "…",
           *             "isoCode": "…",
           *             "units": 1
           *           },
           *           "parts": [
           *             {
           *               "leg": 1,
           *               "date": "2026-12-01",
           *               "rateId": 1,
           *               "origin": "CNSHA",
           *               "destination": "NLRTM",
           *               "carrier": "MSCU",
           *               "equipment": {
           *                 "code": "…",
           *                 "isoCode": "…",
           *                 "units": 1
           *               }
           *             }
           *           ],
           *           "references": [
           *             {
           *               "type": "FF",
           *               "value": "…"
           *             }
           *           ],
           *           "quoteId": "quo_8tKq2Zr5Wn0v",
           *           "totals": [
           *             {
           *               "currency": "USD",
           *               "certain": 1,
           *               "conditional": 1,
           *               "atLeast": 1,
           *               "atMost": 1,
           *               "complete": true
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OrderSummary'][];
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
  'place-order': {
    parameters: {
      query?: {
        /** @description Check only, write nothing */
        preview?: boolean;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: {
        /** @description A fresh random value, the same again when the same request is sent again */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "quoteId": "quo_8tKq2Zr5Wn0v",
         *       "references": [
         *         {
         *           "type": "FF",
         *           "value": "SEA-2026-1181"
         *         }
         *       ],
         *       "parties": [
         *         {
         *           "role": "SHIPPER",
         *           "name": "Ningbo Coatings Co., Ltd.",
         *           "countryCode": "CN"
         *         },
         *         {
         *           "role": "CONSIGNEE",
         *           "name": "Maas Verf B.V.",
         *           "countryCode": "NL"
         *         }
         *       ],
         *       "cargo": [
         *         {
         *           "description": "Water-based paint",
         *           "packages": {
         *             "count": 80,
         *             "type": "drum"
         *           },
         *           "grossWeightKg": 17600
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['OrderRequest'];
      };
    };
    responses: {
      /** @description With `preview=true`: the outcome */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderPreview'];
        };
      };
      /** @description Place an order, or preview one */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The key lacks the scope.
       *     `order_not_permitted`: The limits of this API key do not permit the order.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `quote_already_ordered`: This quote was ordered already.
       *     `quote_expired`: The quote has expired.
       *     `quote_price_changed`: The rate of this quote was superseded, and the price has changed.
       *     `quote_rate_withdrawn`: The rate of this quote was reverted, and no other rate is in force for its day.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `order_findings`: The order cannot be placed as it is. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
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
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'change-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "references": [
         *         {
         *           "type": "FF",
         *           "value": "SEA-2026-1182"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['OrderChange'];
      };
    };
    responses: {
      /** @description Change an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The key lacks the scope.
       *     `order_amendment_needs_approval`: The orders of this key need approval, and an amendment of a confirmed order has no step for it.
       *     `order_not_permitted`: The limits of this API key do not permit the order.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_not_found`: There is no order with that id.
       *     `quote_not_found`: There is no quote with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `quote_already_ordered`: This quote was ordered already.
       *     `quote_expired`: The quote has expired.
       *     `quote_price_changed`: The rate of this quote was superseded, and the price has changed.
       *     `quote_rate_withdrawn`: The rate of this quote was reverted, and no other rate is in force for its day.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `order_findings`: The order cannot be placed as it is. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-order-events': {
    parameters: {
      query?: {
        /** @description The `sequence` of the last event that was read */
        after?: string;
        /** @description desc: newest first */
        order?: 'asc' | 'desc';
        /** @description Events an answer */
        limit?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the events of an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "specversion": "1.0",
           *           "id": "evt_5fQw0Zt8Kp3xYc7RnB2d",
           *           "source": "https://rates.example.com",
           *           "type": "agent-rate.order.placed.v1",
           *           "subject": "orders/123",
           *           "time": "2026-12-01T09:30:00.000Z",
           *           "datacontenttype": "application/json",
           *           "sequence": "0000000000000042",
           *           "data": {}
           *         }
           *       ],
           *       "meta": {
           *         "next": "…",
           *         "more": true
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Event'][];
            meta: {
              /** @description Send it as `after` */
              next: string;
              more: boolean;
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
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `event_cursor_unknown`: The event log has no such position.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-order-versions': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "version": 1,
           *           "content": {
           *             "quote": {
           *               "format": "agent-rate-quote/1",
           *               "id": "quo_8tKq2Zr5Wn0v",
           *               "issuedAt": "2026-11-24T08:15:00.000Z",
           *               "validUntil": "2026-12-01T08:15:00.000Z",
           *               "binding": true,
           *               "date": "2026-12-01",
           *               "reference": null,
           *               "rateId": 40,
           *               "publication": 4,
           *               "rate": {
           *                 "id": 40,
           *                 "origin": {
           *                   "code": "CNSHA",
           *                   "name": "Shanghai",
           *                   "country": "CN",
           *                   "text": "Shanghai"
           *                 },
           *                 "destination": {
           *                   "code": "NLRTM",
           *                   "name": "Rotterdam",
           *                   "country": "NL",
           *                   "text": "Rotterdam"
           *                 },
           *                 "via": [],
           *                 "placeOfReceipt": null,
           *                 "placeOfDelivery": null,
           *                 "serviceMode": "CY/CY",
           *                 "carrier": {
           *                   "scac": "MSCU",
           *                   "name": "Mediterranean Shipping Company"
           *                 },
           *                 "service": "Lion",
           *                 "equipment": {
           *                   "code": "40HC",
           *                   "isoCode": "45G1"
           *                 },
           *                 "base": {
           *                   "amount": 2610,
           *                   "currency": "USD"
           *                 },
           *                 "charges": [
           *                   {
           *                     "code": "LSS",
           *                     "name": "Low sulphur surcharge",
           *                     "amount": 70,
           *                     "currency": "USD",
           *                     "basis": "PER_CONTAINER",
           *                     "paymentTerm": null,
           *                     "status": "subject-to",
           *                     "condition": null
           *                   }
           *                 ],
           *                 "total": {
           *                   "amount": 2680,
           *                   "currency": "USD",
           *                   "complete": false,
           *                   "missing": [
           *                     "The sheet does not say whether other surcharges and local charges are included."
           *                   ]
           *                 },
           *                 "validFrom": "2026-12-01",
           *                 "validTo": "2026-12-31",
           *                 "transitDays": 33,
           *                 "transitDaysMin": 31,
           *                 "freeDays": {
           *                   "demurrage": null,
           *                   "detention": null,
           *                   "combined": 14
           *                 },
           *                 "commodity": "FAK",
           *                 "contract": {
           *                   "type": "FAK",
           *                   "reference": "DEMO-FAK-2612"
           *                 },
           *                 "remarks": "Subject to THC at both ends",
           *                 "source": {
           *                   "sheet": 4,
           *                   "file": "msc-fak-asia-north-europe.xlsx",
           *                   "tab": "Asia - North Europe",
           *                   "row": 7,
           *                   "publishedAt": "2026-11-22T20:08:24.436Z"
           *                 },
           *                 "known": {
           *                   "from": "2026-11-22T20:08:24.436Z",
           *                   "to": null
           *                 }
           *               },
           *               "quantities": {
           *                 "containers": 2,
           *                 "billsOfLading": 1,
           *                 "documents": null
           *               },
           *               "lines": [
           *                 {
           *                   "code": "OFR",
           *                   "name": "Ocean freight",
           *                   "basis": "PER_CONTAINER",
           *                   "quantity": 2,
           *                   "unitAmount": 2610,
           *                   "amount": 5220,
           *                   "currency": "USD",
           *                   "paymentTerm": null,
           *                   "status": "subject-to",
           *                   "certainty": "certain",
           *                   "condition": null,
           *                   "note": null
           *                 },
           *                 {
           *                   "code": "LSS",
           *                   "name": "Low sulphur surcharge",
           *                   "amount": 140,
           *                   "currency": "USD",
           *                   "basis": "PER_CONTAINER",
           *                   "paymentTerm": null,
           *                   "status": "subject-to",
           *                   "condition": null,
           *                   "quantity": 2,
           *                   "unitAmount": 70,
           *                   "certainty": "certain",
           *                   "note": null
           *                 }
           *               ],
           *               "totals": [
           *                 {
           *                   "currency": "USD",
           *                   "certain": 5360,
           *                   "conditional": 0,
           *                   "atLeast": 5360,
           *                   "atMost": null,
           *                   "complete": false
           *                 }
           *               ],
           *               "complete": false,
           *               "missing": [
           *                 "The sheet does not say whether other surcharges and local charges are included."
           *               ],
           *               "gaps": [
           *                 "The sheet does not say whether other surcharges and local charges are included."
           *               ],
           *               "signature": "eyJhbGciOiJFZERTQSIsImtpZCI6IlNMTXNRQk84YzU2U3hBYVlWc1dOIn0..F7Rd0fS6Ig0kYnwiuL7k6JKSxWICppc7"
           *             },
           *             "origin": "CNSHA",
           *             "destination": "NLRTM",
           *             "carrier": "MSCU",
           *             "equipment": {
           *               "code": "40HC",
           *               "isoCode": "45G1",
           *               "units": 2
           *             },
           *             "references": [
           *               {
           *                 "type": "FF",
           *                 "value": "SEA-2026-1181"
           *               }
           *             ],
           *             "parties": [
           *               {
           *                 "role": "SHIPPER",
           *                 "name": "Ningbo Coatings Co., Ltd.",
           *                 "countryCode": "CN"
           *               },
           *               {
           *                 "role": "CONSIGNEE",
           *                 "name": "Maas Verf B.V.",
           *                 "countryCode": "NL"
           *               }
           *             ],
           *             "cargo": [
           *               {
           *                 "description": "Water-based paint",
           *                 "packages": {
           *                   "count": 80,
           *                   "type": "drum"
           *                 },
           *                 "grossWeightKg": 17600
           *               }
           *             ],
           *             "documents": [],
           *             "expectedDepartureDate": "2026-12-01",
           *             "remarks": null,
           *             "evidence": [],
           *             "mandate": null,
           *             "priceMovement": null
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: {
              version: number;
              content: components['schemas']['OrderContent'];
            }[];
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
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'cancel-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Cancel an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'cancel-amendment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Cancel an amendment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'approve-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Approve an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The key lacks the scope.
       *     `order_own_approval`: The account that asked for approval cannot give it.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'reject-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Reject an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'confirm-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "confirmed": [
         *         {
         *           "part": 1,
         *           "containers": 1
         *         }
         *       ],
         *       "rest": "declined",
         *       "reason": "One container is short"
         *     }
         */
        'application/json': components['schemas']['OrderConfirmRequest'];
      };
    };
    responses: {
      /** @description Confirm an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'accept-confirmation': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['AcceptConfirmationRequest'];
      };
    };
    responses: {
      /** @description Accept a confirmation in part */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'request-order-update': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Request a correction */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'decline-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Decline a confirmed order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'complete-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Complete an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'confirm-amendment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Confirm an amendment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'decline-amendment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Decline an amendment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'confirm-cancellation': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Confirm a cancellation */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'decline-cancellation': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "reason": "No space on this sailing"
         *     }
         */
        'application/json': components['schemas']['OrderActionRequest'];
      };
    };
    responses: {
      /** @description Decline a cancellation */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `order_changed`: The order has changed since the version in the request.
       *     `order_action_not_allowed`: An order in this state does not allow that.
       *     `idempotency_key_reused`: This Idempotency-Key was used with another request.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'export-dcsa-booking': {
    parameters: {
      query?: {
        /** @description Of an order of several lanes or legs, one of its parts */
        part?: number;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export an order as a DCSA booking */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DcsaExport'];
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
      /** @description `order_not_found`: There is no order with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `dcsa_several_bookings`: The order makes several bookings: a booking of the standard is of one lane and one carrier. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'read-dcsa-booking': {
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
        /**
         * @example {
         *       "booking": {
         *         "receiptTypeAtOrigin": "CY",
         *         "deliveryTypeAtDestination": "CY",
         *         "cargoMovementTypeAtOrigin": "FCL",
         *         "cargoMovementTypeAtDestination": "FCL",
         *         "contractQuotationReference": "quo_8tKq2Zr5Wn0v",
         *         "isPartialLoadAllowed": false,
         *         "isExportDeclarationRequired": true,
         *         "isImportLicenseRequired": false,
         *         "isEquipmentSubstitutionAllowed": false,
         *         "expectedDepartureDate": "2026-12-15",
         *         "references": [
         *           {
         *             "type": "CR",
         *             "value": "PO-20311"
         *           }
         *         ],
         *         "documentParties": {
         *           "bookingAgent": {
         *             "partyName": "Delta Paints B.V.",
         *             "partyContactDetails": [
         *               {
         *                 "name": "A. de Vries",
         *                 "email": "booking@delta.example"
         *               }
         *             ]
         *           }
         *         },
         *         "shipmentLocations": [
         *           {
         *             "locationTypeCode": "POL",
         *             "location": {
         *               "UNLocationCode": "CNSHA"
         *             }
         *           },
         *           {
         *             "locationTypeCode": "POD",
         *             "location": {
         *               "UNLocationCode": "NLRTM"
         *             }
         *           }
         *         ],
         *         "requestedEquipments": [
         *           {
         *             "ISOEquipmentCode": "45G1",
         *             "units": 2,
         *             "isShipperOwned": false,
         *             "commodities": [
         *               {
         *                 "commodityType": "Water-based paint",
         *                 "cargoGrossWeight": 21000,
         *                 "cargoGrossWeightUnit": "KGM"
         *               }
         *             ]
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['DcsaImport'];
      };
    };
    responses: {
      /** @description Read a DCSA booking as an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DcsaRead'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'list-shipments': {
    parameters: {
      query?: {
        /** @description Part of the reference, in any case */
        reference?: string;
        /** @description Only those that use the document */
        document?: number;
        /** @description Only those of this account; with the scope admin of any */
        account?: string;
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List shipments */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 3,
           *           "version": 1,
           *           "createdAt": "2026-11-23T09:00:00.000Z",
           *           "createdBy": "Forwarder",
           *           "updatedAt": "2026-11-23T09:00:00.000Z",
           *           "updatedBy": "Forwarder",
           *           "reference": "EXP-2026-118",
           *           "sailingDate": "2026-12-01",
           *           "values": {
           *             "shipper": "Brightwater Coatings Co., Ltd.",
           *             "portOfLoading": "CNQDG",
           *             "portOfDischarge": "SEGOT"
           *           },
           *           "goods": [
           *             {
           *               "values": {
           *                 "unNo": "UN1263",
           *                 "properShippingName": "PAINT",
           *                 "imoHazardClassNo": "3",
           *                 "packingGroup": "III",
           *                 "flashPoint": "30 °C",
           *                 "emsCode": "F-E, S-E",
           *                 "marinePollutant": "N",
           *                 "emergencyContactTelephone": "+86 532 8388 9090"
           *               },
           *               "packages": [
           *                 {
           *                   "container": "MSKU1234565",
           *                   "count": 40,
           *                   "kind": "steel drums (1A1)",
           *                   "grossMassKg": 1040,
           *                   "netMassKg": 1000
           *                 }
           *               ]
           *             }
           *           ],
           *           "containers": [
           *             {
           *               "number": "MSKU1234565",
           *               "sizeType": "22G1",
           *               "seals": "CN998877",
           *               "tareKg": 2230
           *             }
           *           ],
           *           "papers": [
           *             {
           *               "kind": "booking",
           *               "name": "Booking 4711",
           *               "values": {
           *                 "packageQuantityAndType": "40 drums"
           *               }
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Shipment'][];
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
  'create-shipment': {
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
        /**
         * @example {
         *       "reference": "EXP-2026-118",
         *       "sailingDate": "2026-12-01",
         *       "values": {
         *         "shipper": "Brightwater Coatings Co., Ltd.",
         *         "portOfLoading": "CNQDG",
         *         "portOfDischarge": "SEGOT"
         *       },
         *       "goods": [
         *         {
         *           "values": {
         *             "unNo": "UN1263",
         *             "properShippingName": "PAINT",
         *             "imoHazardClassNo": "3",
         *             "packingGroup": "III",
         *             "flashPoint": "30 °C",
         *             "emsCode": "F-E, S-E",
         *             "marinePollutant": "N",
         *             "emergencyContactTelephone": "+86 532 8388 9090"
         *           },
         *           "packages": [
         *             {
         *               "container": "MSKU1234565",
         *               "count": 40,
         *               "kind": "steel drums (1A1)",
         *               "grossMassKg": 1040,
         *               "netMassKg": 1000
         *             }
         *           ]
         *         }
         *       ],
         *       "containers": [
         *         {
         *           "number": "MSKU1234565",
         *           "sizeType": "22G1",
         *           "seals": "CN998877",
         *           "tareKg": 2230
         *         }
         *       ],
         *       "papers": [
         *         {
         *           "kind": "booking",
         *           "name": "Booking 4711",
         *           "values": {
         *             "packageQuantityAndType": "40 drums"
         *           }
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ShipmentRequest'];
      };
    };
    responses: {
      /** @description Store a shipment */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shipment'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `document_not_found`: No document has this id.
       *     `extraction_not_found`: No extraction has this id.
       *     `order_not_found`: There is no order with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `idempotency_key_reused`: This Idempotency-Key was used with another request. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `shipment_invalid`: The shipment contradicts itself. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'get-shipment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shipment'];
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
      /** @description `shipment_not_found`: There is no shipment with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'change-shipment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "sailingDate": "2026-12-08",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['ShipmentChange'];
      };
    };
    responses: {
      /** @description Change a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shipment'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `shipment_not_found`: There is no shipment with that id.
       *     `document_not_found`: No document has this id.
       *     `extraction_not_found`: No extraction has this id.
       *     `order_not_found`: There is no order with that id.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `shipment_changed`: The shipment has changed since the version in the request. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `shipment_invalid`: The shipment contradicts itself. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-shipment-versions': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "version": 1,
           *           "changedAt": "2026-12-01T09:30:00.000Z",
           *           "changedBy": "…",
           *           "content": {
           *             "reference": "EXP-2026-118",
           *             "sailingDate": "2026-12-01",
           *             "values": {
           *               "shipper": "Brightwater Coatings Co., Ltd.",
           *               "portOfLoading": "CNQDG",
           *               "portOfDischarge": "SEGOT"
           *             },
           *             "goods": [
           *               {
           *                 "values": {
           *                   "unNo": "UN1263",
           *                   "properShippingName": "PAINT",
           *                   "imoHazardClassNo": "3",
           *                   "packingGroup": "III",
           *                   "flashPoint": "30 °C",
           *                   "emsCode": "F-E, S-E",
           *                   "marinePollutant": "N",
           *                   "emergencyContactTelephone": "+86 532 8388 9090"
           *                 },
           *                 "packages": [
           *                   {
           *                     "container": "MSKU1234565",
           *                     "count": 40,
           *                     "kind": "steel drums (1A1)",
           *                     "grossMassKg": 1040,
           *                     "netMassKg": 1000
           *                   }
           *                 ]
           *               }
           *             ],
           *             "containers": [
           *               {
           *                 "number": "MSKU1234565",
           *                 "sizeType": "22G1",
           *                 "seals": "CN998877",
           *                 "tareKg": 2230
           *               }
           *             ],
           *             "papers": [
           *               {
           *                 "kind": "booking",
           *                 "name": "Booking 4711",
           *                 "values": {
           *                   "packageQuantityAndType": "40 drums"
           *                 }
           *               }
           *             ]
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['ShipmentVersion'][];
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
      /** @description `shipment_not_found`: There is no shipment with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'check-shipment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Check a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShipmentCheck'];
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
      /** @description `shipment_not_found`: There is no shipment with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'plan-loads': {
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
        /**
         * @example {
         *       "consignments": [
         *         {
         *           "id": "acetone",
         *           "goods": {
         *             "unNo": "UN1090",
         *             "properShippingName": "ACETONE",
         *             "imoHazardClassNo": "3",
         *             "packingGroup": "II"
         *           },
         *           "massKg": 8000,
         *           "volumeM3": 12
         *         },
         *         {
         *           "id": "nitrate",
         *           "goods": {
         *             "unNo": "UN1942",
         *             "properShippingName": "AMMONIUM NITRATE",
         *             "imoHazardClassNo": "5.1",
         *             "packingGroup": "III"
         *           },
         *           "massKg": 9000,
         *           "volumeM3": 11
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['PlanRequest'];
      };
    };
    responses: {
      /** @description Plan containers */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoadPlan'];
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
  'plan-shipment': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "containers": [
         *         {
         *           "sizeType": "22G1",
         *           "payloadKg": 28000,
         *           "volumeM3": 33
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ShipmentPlanRequest'];
      };
    };
    responses: {
      /** @description Plan the containers of a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoadPlan'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `shipment_not_found`: There is no shipment with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `shipment_mass_missing`: The gross mass of some goods is not known, so their containers cannot be planned. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'fill-shipment-form': {
    parameters: {
      query?: {
        /** @description Kind of file */
        as?: 'xlsx' | 'docx' | 'pdf';
        /** @description Of this container alone; of the whole shipment when absent */
        container?: string;
        /** @description Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them */
        refuse_doubts?: boolean;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
        /** @description Which paper */
        form:
          | 'dangerous-goods-form'
          | 'container-packing-certificate'
          | 'dangerous-goods-manifest'
          | 'packing-list'
          | 'safe-transport-declaration'
          | 'container-packing-certificate-zh';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Fill a form of a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'application/pdf': string;
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
      /**
       * @description `shipment_not_found`: There is no shipment with that id.
       *     `shipment_container_unknown`: The shipment has no container of that number.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `fill_values_invalid`: Some values do not fit the format, so nothing was filled.
       *     `fill_kind_not_offered`: This format is not written as that kind of file.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'fill-shipment-template': {
    parameters: {
      query?: {
        /** @description Kind of file; the template’s when absent */
        as?: 'xlsx' | 'docx' | 'pdf';
        /** @description Of a PDF template: its fields become part of the page, and nobody changes them */
        flatten?: boolean;
        /** @description Of this container alone; of the whole shipment when absent */
        container?: string;
        /** @description Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them */
        refuse_doubts?: boolean;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
        /** @description Which paper */
        form:
          | 'dangerous-goods-form'
          | 'container-packing-certificate'
          | 'dangerous-goods-manifest'
          | 'packing-list'
          | 'safe-transport-declaration'
          | 'container-packing-certificate-zh';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": [
         *         "declaration-template.xlsx"
         *       ]
         *     }
         */
        'multipart/form-data': {
          /** @description Values that the papers do not have */
          values?: {
            [key: string]: string | number | null;
          };
          file?: string[];
        };
        /**
         * @example {
         *       "values": {
         *         "declarantName": "Li Wei"
         *       }
         *     }
         */
        'application/json': {
          /** @description Values that the papers do not have */
          values?: {
            [key: string]: string | number | null;
          };
        };
      };
    };
    responses: {
      /** @description Fill your own template from a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'application/pdf': string;
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `shipment_not_found`: There is no shipment with that id.
       *     `shipment_container_unknown`: The shipment has no container of that number.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `fill_values_invalid`: Some values do not fit the format, so nothing was filled.
       *     `fill_kind_not_offered`: This format is not written as that kind of file.
       *     `template_kind_wrong`: The template is of another kind than the file that is asked for.
       *     `template_unreadable`: The template cannot be read.
       *     `template_without_place`: The template has no place for any of the values.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-shipment-overrulings': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List overruled errors of a shipment */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Overrulings'];
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
      /** @description `shipment_not_found`: There is no shipment with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'overrule-shipment-findings': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The competent authority approved it: letter of 2026-11-20",
         *       "findings": [
         *         {
         *           "code": "packing_group_mismatch",
         *           "message": "UN 1263 has no packing group IV."
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** @description Why it is right in spite of the findings; it stands in the record of every file that is filled */
          reason: string;
          /** @description `data.findings` of the refusal, or `unanswered` of the preview, each with its code and message */
          findings: {
            /** @example packing_group_mismatch */
            code: string;
            /**
             * @description The finding’s sentence, as the refusal gives it
             * @example UN 1263 has no packing group IV.
             */
            message: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Overrule errors of a shipment */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Overrulings'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      /**
       * @description The key lacks the scope.
       *     `overruling_needs_person`: Only a person may overrule findings of the checks.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `shipment_not_found`: There is no shipment with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'export-shipment-opendgd': {
    parameters: {
      query?: {
        /** @description Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them */
        refuse_doubts?: boolean;
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the shipment */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "container": "MSKU1234565",
         *       "values": {
         *         "declarantName": "Li Wei",
         *         "declarantPlaceAndDate": "Qingdao, 2026-11-20"
         *       }
         *     }
         */
        'application/json': {
          /** @description Of this container; needed where the shipment has several */
          container?: string;
          /** @description Values of the shipment that its papers do not have, by field key */
          values?: {
            [key: string]: string | number | null;
          };
          /**
           * @description Amendment of the IMDG Code; that of the day of sailing if absent
           * @example 42-24
           */
          edition?: string;
        };
      };
    };
    responses: {
      /** @description Export a shipment as OpenDGD */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenDgdDocument'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /**
       * @description `shipment_not_found`: There is no shipment with that id.
       *     `shipment_container_unknown`: The shipment has no container of that number.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `shipment_container_needed`: A declaration is of one container, and the shipment has several.
       *     `form_has_errors`: The dangerous goods checks find errors, so the form is not filled.
       *     `form_has_doubts`: The form has doubts that no person answered for, and was asked for without any.
       *     `opendgd_incomplete`: What is known does not make an OpenDGD declaration.
       */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'import-opendgd': {
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
        /**
         * @example {
         *       "openDgdVersion": "1.0",
         *       "documentType": "IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM",
         *       "regulation": {
         *         "code": "IMDG",
         *         "edition": "42-24"
         *       },
         *       "consignment": {
         *         "parties": {
         *           "shipper": {
         *             "name": "Harbour Coatings B.V."
         *           }
         *         },
         *         "cargoTransportUnit": {
         *           "identificationNumber": "MSKU 123456-5"
         *         },
         *         "dangerousGoods": [
         *           {
         *             "unNumber": "1263",
         *             "properShippingName": "PAINT",
         *             "class": [
         *               "3"
         *             ],
         *             "packingGroup": "III"
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['OpenDgd'];
      };
    };
    responses: {
      /** @description Store an OpenDGD declaration as a shipment */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shipment'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `opendgd_not_conforming`: The document does not conform to OpenDGD 1.0.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `idempotency_key_reused`: This Idempotency-Key was used with another request. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /**
       * @description `opendgd_too_many_lines`: The declaration has more entries of goods than a form is set from.
       *     `shipment_invalid`: The shipment contradicts itself.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'audit-invoice': {
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
          /**
           * @description Id of the quote
           * @example quo_8tKq2Zr5Wn0v
           */
          quoteId?: string;
          quote?: components['schemas']['Quote'];
          invoice?: components['schemas']['Invoice'];
          file?: string[];
        };
        /**
         * @example {
         *       "quoteId": "quo_8tKq2Zr5Wn0v",
         *       "invoice": {
         *         "number": "INV-2026-1187",
         *         "issuedOn": "2026-12-14",
         *         "issuer": "Quaybright Forwarding Ltd.",
         *         "currency": "USD",
         *         "billsOfLading": [
         *           "QBFL2612001"
         *         ],
         *         "lines": [
         *           {
         *             "description": "Ocean freight 40HC",
         *             "quantity": 2,
         *             "unitAmount": 2610,
         *             "amount": 5220
         *           },
         *           {
         *             "description": "Low sulphur surcharge",
         *             "code": "LSS",
         *             "quantity": 2,
         *             "unitAmount": 85,
         *             "amount": 170
         *           },
         *           {
         *             "description": "Document courier",
         *             "amount": 30
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['InvoiceAuditRequest'];
      };
    };
    responses: {
      /** @description Audit an invoice */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceAudit'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `invoice_missing`: An audit takes one invoice and one quote.
       *     `file_empty`: The file is empty.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `quote_not_found`: There is no quote with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The body is too large.
       *     `file_too_large`: The file exceeds a size limit.
       *     `document_too_large`: The document is larger than this service reads.
       */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description The body is of a content type that is not taken here.
       *     `file_kind_unknown`: The file is not a spreadsheet.
       *     `document_kind_unknown`: The file is not a document that this service reads.
       */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /**
       * @description `invoice_table_missing`: The file has no table of charges that could be read.
       *     `invoice_quote_not_genuine`: The quote is not as this service signed it.
       *     `file_corrupt`: The workbook cannot be read: it is damaged or truncated.
       *     `file_encrypted`: The workbook is protected with a password.
       *     `file_without_cells`: The workbook has no filled cells.
       *     `document_encrypted`: The document is protected with a password.
       *     `document_corrupt`: The document cannot be read: it is damaged or was cut off.
       *     `document_too_slow`: Reading the document took longer than allowed.
       */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description `character_map_missing`: A character map that the text of the document needs could not be opened. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-rate-subscriptions': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
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
      /** @description List rate subscriptions */
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
          'application/json': components['schemas']['RateSubscriptionList'];
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
  'create-rate-subscription': {
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
        /**
         * @example {
         *       "origin": "Shanghai",
         *       "destination": "Rotterdam",
         *       "equipment": "40HC"
         *     }
         */
        'application/json': components['schemas']['NewRateSubscription'];
      };
    };
    responses: {
      /** @description Create a rate subscription */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSubscription'];
        };
      };
      /**
       * @description A parameter is missing or wrong, or the body is not JSON.
       *     `rate_subscription_place_unknown`: A place of the lane is not known, so the subscription would never match.
       */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_subscription_limit`: The key has reached the limit of rate subscriptions. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-rate-subscription': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Subscription id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a rate subscription */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSubscription'];
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
      /** @description `rate_subscription_not_found`: This key has no rate subscription with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'delete-rate-subscription': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Subscription id */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Delete a rate subscription */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateSubscription'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description `rate_subscription_not_found`: This key has no rate subscription with that id. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'create-link': {
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
        /**
         * @example {
         *       "to": "upload"
         *     }
         */
        'application/json': components['schemas']['LinkRequest'];
      };
    };
    responses: {
      /** @description Make a link to a file */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Link'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      /** @description `link_too_long`: The values are too many for a link. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'open-link': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description The text of the link */
        link: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the file of a link */
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
      /** @description `link_invalid`: This is not a link of this service, or it has ended. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'upload-by-link': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description The text of the link */
        link: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": [
         *         "safety-data-sheet.pdf"
         *       ]
         *     }
         */
        'multipart/form-data': {
          file?: string[];
        };
      };
    };
    responses: {
      /** @description Upload documents by a link */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: {
              id: number;
            }[];
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      /** @description `link_invalid`: This is not a link of this service, or it has ended. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedType'];
      default: components['responses']['Failure'];
    };
  };
  'get-ledger-head': {
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
      /** @description Get the head of the ledger */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerHead'];
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
  'prove-ledger-consistency': {
    parameters: {
      query: {
        /** @description The `size` of the earlier head */
        first: number;
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
      /** @description Prove that the ledger only grew */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerConsistency'];
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
      /** @description `ledger_head_unknown`: No head of this size was signed. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'list-ledger-entries': {
    parameters: {
      query?: {
        /** @description Page of the list */
        page?: number;
        /** @description Entries per page */
        per_page?: number;
        /** @description Of which kind */
        kind?: string;
        /** @description About which resource, or kind of resources */
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
      /** @description List the entries of the ledger */
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
          /**
           * @example {
           *       "data": [
           *         {
           *           "position": 0,
           *           "leaf": {
           *             "id": 1,
           *             "time": "2026-12-01T09:30:00.000Z",
           *             "kind": "order",
           *             "act": "confirm",
           *             "subject": "orders/ord_5rVw9Kd2Lq7X",
           *             "account": "…",
           *             "form": 1,
           *             "digest": "…",
           *             "by": "…"
           *           },
           *           "by": "Grace (approver)",
           *           "erased": true
           *         }
           *       ],
           *       "meta": {
           *         "total": 1,
           *         "page": 1,
           *         "perPage": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['LedgerEntry'][];
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
  'check-ledger': {
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
      /** @description Check the ledger against the database */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerReport'];
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
  'prove-quote': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the quote */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Prove a quote */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerProof'];
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
      /**
       * @description `quote_not_found`: There is no quote with that id.
       *     `not_in_ledger`: The ledger cannot prove this: it is from before the ledger, of a key for tests, or was erased.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'prove-order': {
    parameters: {
      query?: {
        /** @description Only these fields of each record, dots for nested ones: `id,total.amount` */
        _fields?: components['parameters']['fields'];
        /** @description Wrap the answer as {body, status, headers}, always with status 200 */
        _envelope?: components['parameters']['envelope'];
      };
      header?: never;
      path: {
        /** @description Id of the order */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Prove an order */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerProof'];
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
      /**
       * @description `order_not_found`: There is no order with that id.
       *     `not_in_ledger`: The ledger cannot prove this: it is from before the ledger, of a key for tests, or was erased.
       */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  'prove-rate': {
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
      /** @description Prove a rate */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerProof'];
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
      /** @description `not_in_ledger`: The ledger cannot prove this: it is from before the ledger, of a key for tests, or was erased. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
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
  'check-liveness': {
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
      /** @description Liveness check */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Liveness'];
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
      default: components['responses']['Failure'];
    };
  };
  'check-readiness': {
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
      /** @description Readiness check */
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
  'read-metrics': {
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
      /** @description Metrics */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
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
}
