import { compareLists, type DangerousGoodsList, type Edition, type ListChange } from '../../dangerous-goods/offline.ts';
import type { SeenExtractions } from '../../extraction/index.ts';

/** An extraction whose goods change, with the orders that name it. */
export type TouchedExtraction = {
  readonly id: number;
  readonly documents: readonly string[];
  readonly orders: readonly string[];
};

/** What changes between the editions of two days of sailing. */
export type EditionChanges = {
  readonly from: Edition;
  readonly to: Edition;
  /** Numbers with extractions first. */
  readonly changes: readonly (ListChange & {
    readonly nameZh: string | null;
    readonly extractions: readonly TouchedExtraction[];
  })[];
};

/** What comparing editions depends on. */
export type EditionChangesDeps = {
  readonly list: (on?: string) => DangerousGoodsList;
  readonly extractions: Pick<SeenExtractions, 'listByNumber'>;
  /** Orders and shipments that name an extraction. */
  readonly findOrders?: ((named: { extraction: number }) => Promise<readonly string[]>) | undefined;
};

/** Compares the lists of two days, ISO, and finds the extractions and orders whose goods change. */
export async function findEditionChanges(
  { list, extractions, findOrders }: EditionChangesDeps,
  days: { readonly since: string; readonly on: string },
): Promise<EditionChanges> {
  const [before, after] = [list(days.since), list(days.on)];
  const changes = compareLists(before, after);
  const numbered = changes.length === 0 ? [] : await extractions.listByNumber(changes.map(({ un }) => un));
  const touched = await Promise.all(
    numbered.map(async ({ un, id, documents }) => {
      const orders = (await findOrders?.({ extraction: id })) ?? [];
      return { un, extraction: { id, documents, orders } };
    }),
  );
  const byNumber = Map.groupBy(touched, ({ un }) => un);
  const listed = changes.map((change) => ({
    ...change,
    nameZh: (after.find(change.un)[0] ?? before.find(change.un)[0])?.nameZh ?? null,
    extractions: (byNumber.get(change.un) ?? []).map(({ extraction }) => extraction),
  }));
  return {
    from: before.edition,
    to: after.edition,
    changes: listed.sort((a, b) => Number(b.extractions.length > 0) - Number(a.extractions.length > 0)),
  };
}
