/** A text of a source under `packages/server/src` that is replaced as it is loaded. It occurs there once. */
export type Patch = { readonly file: string; readonly from: string; readonly to: string };

/** A bug that the simulation has to find: what is wrong with it, in a sentence. */
export type PlantedBug = { readonly name: string; readonly wrong: string; readonly patches: readonly Patch[] };

/** What is large is small here, so that jobs are worked without sheets of thousands of rows. */
export const SCALE: readonly Patch[] = [
  { file: 'rates/jobs/sheet-jobs.ts', from: 'SMALL_RATES = 5_000', to: 'SMALL_RATES = 20' },
  { file: 'rates/sheets/import-in-worker.ts', from: 'SMALL_ROWS = 500', to: 'SMALL_ROWS = 20' },
];

const bug = (name: string, wrong: string, ...patches: Patch[]): PlantedBug => ({ name, wrong, patches });

/** The planted bugs. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug(
    'publication-in-two-transactions',
    'A sheet’s old rates are closed in one transaction and the new ones opened in the next.',
    {
      file: 'rates/publications/publication-store.ts',
      from: 'await openRemainders(act, kind, publication);',
      to: 'await trx.executeQuery({ sql: "commit", parameters: [], query: {} }); await trx.executeQuery({ sql: "begin", parameters: [], query: {} }); await openRemainders(act, kind, publication);',
    },
    {
      file: 'rates/publications/publication-store.ts',
      from: 'create temporary table difference on commit drop as',
      to: 'create temporary table difference as',
    },
    {
      file: 'rates/publications/publication-store.ts',
      from: "await finish(act, 'published');",
      to: "await sql`drop table difference`.execute(trx); await finish(act, 'published');",
    },
  ),
  bug('publications-not-serialised', 'Two publications of the same lanes run side by side.', {
    file: 'rates/publications/publication-store.ts',
    from: 'await sql`select pg_advisory_xact_lock(${PUBLICATION_LOCK})`.execute(trx);',
    to: '',
  }),
  bug('publication-not-notified', 'Other processes are not told of a publication.', {
    file: 'rates/publications/publication-store.ts',
    from: "await sql`${sql.raw(NOTIFY_CHANGE.replace('$1', `'rates'`))}`.execute(trx);",
    to: '',
  }),
  bug('publication-not-awaited', 'A publication is answered before other processes have heard of it.', {
    file: 'rates/rates.ts',
    from: 'changes.waitForListeners().then(() => publication)',
    to: 'Promise.resolve(publication)',
  }),
  bug('missed-while-reconnecting', 'Changes during the loss of the listening connection are not looked for after it.', {
    file: 'db/change-feed.ts',
    from: 'listen().then(notifyAll, retry)',
    to: 'listen().then(() => {}, retry)',
  }),
  bug('silent-feed-trusted', 'A listening connection that is silent counts as connected.', {
    file: 'db/change-feed.ts',
    from: 'connection !== undefined && performance.now() - lastAnswer < TRUST_MILLISECONDS',
    to: 'connection !== undefined',
  }),
  bug(
    'feed-trusted-by-the-clock',
    'How long a feed was silent is measured by the clock of the machine, which may be set back.',
    {
      file: 'db/change-feed.ts',
      from: '(asked) => {\n      lastAnswer = asked;',
      to: '() => {\n      lastAnswer = Date.now();',
    },
    {
      file: 'db/change-feed.ts',
      from: 'performance.now() - lastAnswer < TRUST_MILLISECONDS',
      to: 'Date.now() - lastAnswer < TRUST_MILLISECONDS',
    },
    {
      file: 'db/change-feed.ts',
      from: 'lastAnswer = performance.now();',
      to: 'lastAnswer = Date.now();',
    },
  ),
  bug('snapshot-stale-until-read', 'The snapshot answers with lanes that it knows to have changed.', {
    file: 'rates/snapshot/snapshot-build.ts',
    from: 'return !this.#isInvalid && this.#listedAt === changes;',
    to: 'return !this.#isInvalid && this.#listedAt !== -1;',
  }),
  bug('answers-kept-after-changes', 'Rendered answers are kept when rates change.', {
    file: 'rates/search/answer-cache.ts',
    from: "changes.on('rates', beginNext);",
    to: '',
  }),
  bug('keys-cached-after-changes', 'A process goes on with the keys that it knows when another one revokes one.', {
    file: 'keys/authenticator.ts',
    from: 'known.clear();\n  });',
    to: '});',
  }),
  bug('answered-before-commit', 'An order is answered before its transaction is committed.', {
    file: 'orders/transaction.ts',
    from: 'return sql.transaction().execute((trx) => work({ trx, ...queryableOf(trx) }));',
    to: 'return new Promise((answer, refuse) => { sql.transaction().execute(async (trx) => { const done = await work({ trx, ...queryableOf(trx) }); answer(done); return done; }).catch(refuse); });',
  }),
  bug('key-stored-after-the-act', 'An Idempotency-Key is stored in a transaction after the one of the order.', {
    file: 'orders/idempotency/idempotency.ts',
    from: 'if (!(await claim(tx, request, sha256))) return replay(await readKept(tx, request), sha256);\n  const answer = await workOrRefuse(tx, work);',
    to: `const kept = await tx.query('select 1 from idempotency_keys where account = $1 and key = $2', [account, key]);
  if (kept.rows.length > 0) return replay(await readKept(tx, request), sha256);
  const answer = await workOrRefuse(tx, work);
  await tx.query('commit'); await tx.query('begin');
  await claim(tx, request, sha256);`,
  }),
  bug('keys-per-process', 'Each process keeps the Idempotency-Keys that it has seen to itself.', {
    file: 'orders/idempotency/idempotency.ts',
    from: 'const { account, key, now } = request;',
    to: 'const { account, now } = request; const key = `${request.key} ${process.pid}`; request = { ...request, key };',
  }),
  bug('quote-not-locked', 'Two orders of one quote at the same time do not wait for one another.', {
    file: 'orders/order-store.ts',
    from: "await tx.query('select 1 from quotes where id = $1 for no key update', [quoteId]);",
    to: 'void tx; void quoteId;',
  }),
  bug('spending-not-locked', 'Two orders of one key at the same time each count without the other.', {
    file: 'orders/checks/spending-store.ts',
    from: "await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [ACCOUNT_LOCKS, account]);",
    to: 'void tx; void account; void ACCOUNT_LOCKS;',
  }),
  bug('order-not-locked', 'Two changes of one order at the same time overwrite one another.', {
    file: 'orders/order-store.ts',
    from: "${lock ? ' for update' : ''}",
    to: "${lock ? '' : ''}",
  }),
  bug('event-numbered-before-commit', 'An event gets its position when it is written, not when it is committed.', {
    file: 'events/event-store.ts',
    from: 'insert into events (id, type, subject, key_id, account_name, data, traceparent)\n    values (${event.id},',
    to: "insert into events (position, id, type, subject, key_id, account_name, data, traceparent)\n    values (nextval('simulation_positions'), ${event.id},",
  }),
  bug('numbering-not-locked', 'Two processes number events at the same time.', {
    file: 'events/event-store.ts',
    from: "await client.query('select pg_advisory_xact_lock($1)', [NUMBERING_LOCK]);",
    to: 'void NUMBERING_LOCK;',
  }),
  bug('event-in-its-own-transaction', 'The event of an order is written outside of the order’s transaction.', {
    file: 'events/events.ts',
    from: 'await insertEvent(within, { id, type, subject, keyId, data });',
    to: 'void within; await insertEvent(database.sql as never, { id, type, subject, keyId, data });',
  }),
  bug(
    'cursor-past-unread-events',
    'The cursor of a page of events is the last position when the page was made, not when it was read.',
    {
      file: 'events/events.ts',
      from: 'const end = newestFirst ? range.after : last;',
      to: 'await numberEvents(database); const end = newestFirst ? range.after : await readLastPosition(database);',
    },
  ),
  bug('document-in-parts', 'A document and its bytes are saved one after the other without a transaction.', {
    file: 'documents/document-store.ts',
    from: 'return database.sql.transaction().execute(async (trx) => {\n    const saved',
    to: 'return (async (act: (trx: typeof database.sql) => Promise<{ document: StoredDocument; isDuplicate: boolean }[]>) => act(database.sql))(async (trx) => {\n    const saved',
  }),
  bug(
    'documents-cached-after-deletion',
    'A process goes on with the documents that it knows when another one deletes one.',
    {
      file: 'documents/document-store.ts',
      from: "if (!row) throw documentProblem('document_not_found', { id });\n  return toDocument(row);",
      to: `const known = ((globalThis as never as { known: Map<number, DocumentRow> }).known ??= new Map());
  if (row) known.set(id, row);
  const kept = row ?? known.get(id);
  if (!kept) throw documentProblem('document_not_found', { id });
  return toDocument(kept);`,
    },
  ),
  bug('job-broken-off-not-retried', 'A job whose connection broke counts as done.', {
    file: 'db/run-job.ts',
    from: 'await releaseRun(database.sql, run).catch(() => {});\n      throw error;',
    to: 'await releaseRun(database.sql, run).catch(() => {});\n      return;',
  }),
  bug('job-sent-before-its-row', 'A job is sent before the transaction of its row is committed.', {
    file: 'rates/jobs/sheet-jobs.ts',
    from: 'await jobs.send(QUEUE, { job: made.jobId }, { within: trx, number: made.jobId });',
    to: 'await jobs.send(QUEUE, { job: made.jobId }, { number: made.jobId });',
  }),
  bug(
    'connection-kept-in-transaction',
    'A connection whose work was refused goes back to the pool with its transaction open.',
    {
      file: 'db/change-and-notify.ts',
      from: "await client.query('rollback').catch(() => {});",
      to: '',
    },
  ),
];

/** What is replaced in a server's sources. Throws when there is no such bug. */
export function findPatches(name: string | undefined): readonly Patch[] {
  if (!name) return SCALE;
  const planted = PLANTED_BUGS.find((one) => one.name === name);
  if (planted === undefined) {
    throw new Error(`no bug is called ${name}; there are: ${PLANTED_BUGS.map((one) => one.name).join(', ')}`);
  }
  return [...SCALE, ...planted.patches];
}
