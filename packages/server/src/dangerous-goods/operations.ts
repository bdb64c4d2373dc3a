import { Type } from 'typebox';
import { type Operation, operation, PageQueryProperties, pageOfList } from '../base/index.ts';
import { findSegregationCode } from './carriage/segregation-codes.ts';
import { meaningOfStowageCode } from './carriage/stowage-codes.ts';
import { printEms } from './codes/ems.ts';
import { parseUnNumber, type UnNumber } from './codes/un-number.ts';
import { UnNumberListSchema, UnNumberSchema } from './dangerous-goods.schema.ts';
import { builtInList, type DangerousGoodsList } from './list/dangerous-goods-list.ts';
import type { DangerousGoodsEntry } from './list/entry.ts';
import { findWithdrawn } from './list/withdrawn.ts';
import { searchEntries } from './names/search-entries.ts';
import { listShippingNames } from './names/shipping-names.ts';
import { dangerousGoodsProblem } from './problems.ts';
import { segregationGroupsOf } from './segregation/segregation-groups.ts';

const SEARCH_LIMIT = 200;

const SailingDay = Type.Optional(
  Type.String({
    format: 'date',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'Day of sailing: the edition in use on it answers. Today when absent',
    examples: ['2027-01-01'],
  }),
);

/** The operations on dangerous goods. */
export function dangerousGoodsOperations(list: (on?: string) => DangerousGoodsList = () => builtInList): Operation[] {
  return [listDangerousGoods(list), getDangerousGoods(list)];
}

function listDangerousGoods(list: (on?: string) => DangerousGoodsList): Operation {
  return operation({
    name: 'list-dangerous-goods',
    service: 'dangerous-goods',
    summary: 'Find dangerous goods',
    description:
      'UN numbers whose number, name, part of a name or Chinese name matches `search`, best first, with tolerance for typos. ' +
      'Without it, every number of the loaded list. The edition is in `meta`.',
    method: 'GET',
    path: '/dangerous-goods',
    scope: null,
    query: Type.Object({
      search: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'UN number or name', examples: ['sodium hydroxide'] }),
      ),
      on: SailingDay,
      ...PageQueryProperties,
    }),
    output: UnNumberListSchema,
    paged: true,
    command: {
      words: 'dangerous-goods search',
      operands: ['[search]'],
      offline: true,
      columns: { UN: '{un}', NAME: '{rows.name}', CHINESE: '{nameZh}', CLASS: '{rows.hazardClass}' },
      empty: 'No dangerous goods are called anything like it.',
      example: 'dangerous-goods search "sodium hydroxide"',
    },
    run: ({ query }) => {
      const { search } = query;
      const used = list(query.on);
      const found =
        search === undefined ? used.unNumbers : searchEntries(search, SEARCH_LIMIT, used).map(({ un }) => un);
      const { body, page } = pageOfList(found, query);
      return {
        body: {
          data: body.data.map((un) => toWire(un, used)),
          meta: { ...body.meta, search: search ?? null, edition: used.edition },
        },
        page,
      };
    },
  });
}

function getDangerousGoods(list: (on?: string) => DangerousGoodsList): Operation {
  return operation({
    name: 'get-dangerous-goods',
    service: 'dangerous-goods',
    summary: 'Get a UN number',
    description:
      'Every row of one UN number. A number that is not in the loaded list gets 404, which does not mean that it is ' +
      'invalid; for a withdrawn number the answer names the numbers that such goods are listed under now.',
    method: 'GET',
    path: '/dangerous-goods/{un}',
    problems: ['un_number_unreadable', 'un_number_not_loaded'],
    scope: null,
    params: Type.Object({
      un: Type.String({ minLength: 1, maxLength: 20, description: 'UN number', examples: ['1993', 'UN1993'] }),
    }),
    query: Type.Object({ on: SailingDay }),
    output: UnNumberSchema,
    command: {
      words: 'dangerous-goods show',
      operands: ['un'],
      offline: true,
      heading: 'UN {un} {nameZh}, by {edition.name}',
      rows: 'rows',
      columns: {
        NAME: '{name}',
        CLASS: '{hazardClass}',
        SUBSIDIARY: '{subsidiaryHazards}',
        PG: '{packingGroup}',
        EMS: '{ems}',
        'SPECIAL PROVISIONS': '{specialProvisions}',
        'LIMITED QUANTITY': '{limitedQuantity}',
        STOWAGE: '{carriage.stowageCategory.values} {carriage.stowageCodes.values}',
        SEGREGATION: '{carriage.segregationCodes.values}',
        PACKING:
          '{carriage.packingInstructions.values} {carriage.ibcInstructions.values} {carriage.tankInstructions.values}',
        'STOWAGE TO PACKING FROM': '{carriage.stowageCategory.source}',
      },
      example: 'dangerous-goods show UN1993',
    },
    run: ({ params, query }) => ({ body: getUnNumber(params.un, list(query.on)) }),
  });
}

function getUnNumber(text: string, list: DangerousGoodsList) {
  const { edition } = list;
  const number = parseUnNumber(text);
  if (!number.ok) throw dangerousGoodsProblem('un_number_unreadable', { un: text, edition }, number.finding.message);
  const un = number.value;
  if (list.find(un).length > 0) return toWire(un, list);
  const withdrawn = findWithdrawn(un);
  if (withdrawn === undefined) throw dangerousGoodsProblem('un_number_not_loaded', { un, edition });
  const { name, successors } = withdrawn;
  const now = successors.length === 0 ? '' : ` Such goods are now listed under UN ${successors.join(', ')}.`;
  const message = `UN ${un} (${name}) was withdrawn and is not in the loaded list.${now}`;
  throw dangerousGoodsProblem('un_number_not_loaded', { un, withdrawn: { name, successors }, edition }, message);
}

function toWire(un: UnNumber, list: DangerousGoodsList) {
  const entries = list.find(un);
  return {
    un,
    nameZh: entries[0]?.nameZh ?? null,
    segregationGroups: segregationGroupsOf(un).map(({ code, name }) => ({ code, name })),
    rows: entries.map(toRow),
    codes: meaningsOf(entries),
    edition: list.edition,
  };
}

/** What the stowage and segregation codes of some rows mean. */
function meaningsOf(entries: readonly DangerousGoodsEntry[]): Record<string, string> {
  const columns = entries.flatMap(({ carriage }) => [
    ...(carriage.stowageCategory?.values ?? []),
    ...(carriage.stowageCodes?.values ?? []),
    ...(carriage.segregationCodes?.values ?? []),
  ]);
  const known = [...new Set(columns)].flatMap((code) => {
    const meaning = meaningOfStowageCode(code) ?? findSegregationCode(code)?.meaning;
    return meaning === undefined ? [] : [[code, meaning] as const];
  });
  return Object.fromEntries(known);
}

function toRow({ un: _, nameZh: __, technicalNameProvision, ...entry }: DangerousGoodsEntry) {
  return {
    ...entry,
    shippingNames: listShippingNames(entry.name),
    ems: entry.ems === null ? null : printEms(entry.ems),
    technicalName: technicalNameProvision !== null,
  };
}
