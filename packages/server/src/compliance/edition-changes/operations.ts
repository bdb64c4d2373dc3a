import { Type } from 'typebox';
import { dayOf, type Operation, operation, type Walled, wallsOf } from '../../base/index.ts';
import { EDITIONS, EditionSchema } from '../../dangerous-goods/index.ts';
import { type EditionChangesDeps, findEditionChanges } from './edition-changes.ts';

const day = (description: string) =>
  Type.Optional(
    Type.String({ format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2027-01-01'] }),
  );
const Text = Type.Union([Type.String(), Type.Null()]);

const EditionChangesSchema = Type.Object(
  {
    from: EditionSchema,
    to: EditionSchema,
    counts: Type.Object({
      changed: Type.Integer({ description: 'UN numbers that change, are new, or go' }),
      touched: Type.Integer({ description: 'Those of them that extractions of yours have' }),
      extractions: Type.Integer(),
      orders: Type.Integer({ description: 'Orders and shipments' }),
    }),
    changes: Type.Array(
      Type.Object({
        un: Type.String({ examples: ['1263'] }),
        nameZh: Text,
        kind: Type.String({ description: 'added, changed or removed' }),
        columns: Type.Array(
          Type.Object({
            row: Type.Integer(),
            column: Type.String({ examples: ['limitedQuantity'] }),
            before: Text,
            after: Text,
          }),
        ),
        extractions: Type.Array(
          Type.Object({
            id: Type.Integer(),
            documents: Type.Array(Type.String(), { description: 'File names' }),
            orders: Type.Array(Type.String(), { description: 'Orders and shipments that name it' }),
          }),
        ),
      }),
      { description: 'Numbers that extractions of yours have come first' },
    ),
  },
  { title: 'EditionChanges' },
);

/** Which goods, extractions and orders the next edition changes. */
export function editionChangesOperation(
  deps: Omit<EditionChangesDeps, 'extractions'> & { extractions: Walled<EditionChangesDeps['extractions']> },
): Operation {
  return operation({
    name: 'list-edition-changes',
    service: 'dangerous-goods',
    summary: 'List what an edition changes',
    description:
      'Compares the dangerous goods list in use on one day of sailing with that of another: the columns that differ, and the ' +
      'extractions and orders whose goods they touch. Nothing differs until a list of the next amendment was loaded.',
    method: 'GET',
    path: '/dangerous-goods/changes',
    scope: 'documents:read',
    query: Type.Object({
      on: day(`Day of sailing; the first of amendment ${EDITIONS.at(-1)?.amendment} when absent`),
      since: day('Day that it is compared with; today when absent'),
    }),
    output: EditionChangesSchema,
    command: {
      words: 'dangerous-goods changes',
      heading:
        '{from.name} → {to.name}: {counts.changed} UN numbers, {counts.extractions} extractions, {counts.orders} orders',
      rows: 'changes',
      columns: {
        UN: '{un}',
        CHANGE: '{kind}',
        COLUMNS: '{columns.column}',
        EXTRACTIONS: '{extractions.id}',
        ORDERS: '{extractions.orders}',
      },
      empty: 'Nothing changes between the two days.',
      example: 'dangerous-goods changes --on 2027-01-01',
    },
    run: async ({ query, caller, now }) => {
      const last = EDITIONS[EDITIONS.length - 1]?.voluntaryFrom ?? dayOf(now);
      const days = { since: query.since ?? dayOf(now), on: query.on ?? last };
      const { from, to, changes } = await findEditionChanges(
        { ...deps, extractions: deps.extractions.within(wallsOf(caller)) },
        days,
      );
      const extractions = changes.flatMap((change) => change.extractions);
      const counts = {
        changed: changes.length,
        touched: changes.filter((change) => change.extractions.length > 0).length,
        extractions: extractions.length,
        orders: new Set(extractions.flatMap(({ orders }) => orders)).size,
      };
      return { body: { from, to, counts, changes } };
    },
  });
}
