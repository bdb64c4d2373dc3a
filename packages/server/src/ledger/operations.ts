import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
} from '../base/index.ts';
import { LedgerConsistencySchema, LedgerEntrySchema, LedgerHeadSchema, LedgerReportSchema } from './ledger.schema.ts';
import type { Ledger } from './ledger.ts';

/** What the ledger offers to every adapter. */
export function ledgerOperations(ledger: Ledger): Operation[] {
  return [getHead(ledger), proveConsistency(ledger), listEntries(ledger), checkLedger(ledger)];
}

function getHead(ledger: Ledger): Operation {
  return operation({
    name: 'get-ledger-head',
    service: 'system',
    summary: 'Get the head of the ledger',
    description:
      'The signed root over everything recorded so far: publications, quotes, orders, mandates, overrulings. Keep it outside ' +
      'the service: what was recorded by then can never be changed or taken out without it showing.',
    method: 'GET',
    path: '/ledger/head',
    scope: 'rates:read',
    output: LedgerHeadSchema,
    command: { words: 'ledger head', json: true, example: 'ledger head > head.json' },
    run: async () => ({ body: await ledger.head() }),
  });
}

function proveConsistency(ledger: Ledger): Operation {
  return operation({
    name: 'prove-ledger-consistency',
    service: 'system',
    summary: 'Prove that the ledger only grew',
    description:
      'The hashes which prove that the tree of today begins with that of an earlier signed head (RFC 9162, 2.1.4). ' +
      '`extendsHead` of the client verifies them offline.',
    method: 'GET',
    path: '/ledger/consistency',
    problems: ['ledger_head_unknown'],
    scope: 'rates:read',
    query: Type.Object({
      first: Type.Integer({ minimum: 1, description: 'The `size` of the earlier head', examples: [1] }),
    }),
    output: LedgerConsistencySchema,
    command: { words: 'ledger consistency', json: true },
    run: async ({ query: { first } }) => ({ body: await ledger.proveConsistency(first) }),
  });
}

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description, examples: [example] }));

function listEntries(ledger: Ledger): Operation {
  return operation({
    name: 'list-ledger-entries',
    service: 'system',
    summary: 'List the entries of the ledger',
    description:
      'What was recorded, the newest first: what was done to which record, when and by whom, with the digests that the tree ' +
      'holds of it.',
    method: 'GET',
    path: '/ledger/entries',
    scope: 'admin',
    query: Type.Object({
      ...PageQueryProperties,
      kind: text('Of which kind', 'order'),
      subject: text('About which resource, or kind of resources', 'orders/ord_5rVw9Kd2Lq7X'),
    }),
    output: Type.Object({ data: Type.Array(LedgerEntrySchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'ledger entries',
      columns: { PLACE: '{position}', TIME: '{leaf.time}', ACT: '{leaf.act}', SUBJECT: '{leaf.subject}', BY: '{by}' },
      empty: 'Nothing is recorded.',
      example: 'ledger entries --kind order',
    },
    run: async ({ query: { kind, subject, ...pages } }) => {
      const page = parsePage(pages);
      const { entries, total } = await ledger.list({ kind, subject, ...page });
      return pageAnswer(entries, { ...page, total });
    },
  });
}

function checkLedger(ledger: Ledger): Operation {
  return operation({
    name: 'check-ledger',
    service: 'system',
    summary: 'Check the ledger against the database',
    description:
      'Compares every entry, hash and signed head, and every publication, rate, quote, order, mandate and overruling in the ' +
      'database with what was recorded of it: a byte that was changed past the service is found. Reads all rates; takes as long ' +
      'as publishing them did.',
    method: 'GET',
    path: '/ledger/check',
    scope: 'admin',
    output: LedgerReportSchema,
    command: { words: 'ledger check', json: true },
    run: async () => ({ body: await ledger.check() }),
  });
}
