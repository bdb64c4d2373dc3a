import type { InputOf } from '@agent-rate/client';
import type { Row } from '../../orders/order-form/order-draft.ts';
import { entriesOf, listOf, rowOf, valuesOf } from '../draft-rows.ts';
import { lostPlaces } from '../lost-places.ts';

/** What a price list says, as the service takes it. */
export type PriceListContent = InputOf<'replace-price-list'>['body'];

type Rounding = NonNullable<PriceListContent['rounding']>[number];

const RULE = [
  'percent',
  'amount',
  'minimum',
  'currency',
  'origin',
  'destination',
  'carrier',
  'equipment',
  'charge',
  'validFrom',
  'validTo',
] as const satisfies readonly (keyof PriceListContent['rules'][number])[];
const ROUNDING = ['currency', 'step', 'direction'] as const;

export type RuleName = (typeof RULE)[number];
export type RoundingName = (typeof ROUNDING)[number];

/** A price list while it is typed: everything is text. */
export type PriceListDraft = {
  readonly accounts: string;
  readonly rules: readonly Row<RuleName>[];
  readonly rounding: readonly Row<RoundingName>[];
};

/** Rows that a person may add. */
export const emptyRule = () => rowOf(RULE);
export const emptyRounding = () => rowOf(ROUNDING, { direction: 'up' });

/** A draft for a new price list. */
export function emptyPriceList(): PriceListDraft {
  return { accounts: '', rules: [emptyRule()], rounding: [] };
}

/** A draft that was kept, with rows of its own numbers. */
export function restoreDraft({ accounts, rules, rounding }: PriceListDraft): PriceListDraft {
  return {
    accounts,
    rules: rules.map((row) => rowOf(RULE, row)),
    rounding: rounding.map((row) => rowOf(ROUNDING, row)),
  };
}

/** What a price list says as a draft; what is missing is empty. */
export function draftOf(content: unknown): PriceListDraft {
  const { accounts, rules, rounding } = (content ?? {}) as Partial<Record<keyof PriceListContent, unknown>>;
  return {
    accounts: entriesOf(accounts).join(', '),
    rules: entriesOf<object>(rules).map((rule) => rowOf(RULE, rule)),
    rounding: entriesOf<object>(rounding).map((one) => rowOf(ROUNDING, { direction: 'up', ...one })),
  };
}

/** What a price list says, as JSON to change, when it says more than the fields show; undefined when they show all of it. */
export function jsonOf({ accounts, rules, rounding }: PriceListContent): string | undefined {
  const content = { accounts, rules, rounding };
  const isShown = lostPlaces(content, contentOf(draftOf(content))).length === 0;
  return isShown ? undefined : JSON.stringify(content, null, 2);
}

/** What was typed, as the service takes it: what is empty is left out. */
export function contentOf({ accounts, rules, rounding }: PriceListDraft): PriceListContent {
  return {
    accounts: listOf(accounts),
    rules: rules.map((row) =>
      valuesOf(row, RULE, { numbers: ['percent', 'amount', 'minimum'] }),
    ) as PriceListContent['rules'],
    rounding: rounding.map((row) => valuesOf(row, ROUNDING, { numbers: ['step'] })) as Rounding[],
  };
}
