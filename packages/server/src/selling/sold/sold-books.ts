import { dayOf, type IsoDate, type Log } from '../../base/index.ts';
import { type ChangeFeed, type Database, openSoldDatabase } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { type AppliedMargin, type Rate, type SoldBook, type SoldBooks, toColumns } from '../../rates/index.ts';
import { compileMargins, type Margins, type Names } from '../margins/compile-rules.ts';
import { sellRate } from '../margins/sell-rate.ts';
import type { PriceListContent } from '../price-list.schema.ts';
import { type Priced, readAccounts, saveProgress } from '../price-list-store.ts';
import { bringUpToDate, type OnPriced } from './sold-rate-store.ts';

/** What the prices of accounts depend on. */
export type SoldBooksDeps = { database: Database; changes: ChangeFeed; log: Log; names: () => Names };

/** The prices of accounts, and what keeps them. */
export type KeptBooks = SoldBooks & {
  /** Makes the prices of a list current. `onPriced`: told how far they are, unless they were begun before. Undefined: there is no such list. */
  makeCurrent: (priceList: string, onPriced?: OnPriced) => Promise<SoldBook | undefined>;
  close: () => Promise<void>;
};

/** A book, and until when it needs no second look: no change since, the same day, the same names of places. */
type Kept = { book: SoldBook; generation: number; day: IsoDate; ports: PortResolver };

/** What this process knows: which list each account is on, and a number that every change makes another. */
type State = { generation: number; accounts: ReadonlyMap<string, string> | undefined };

/**
 * Which prices each account is sold at. What is known is used while changes are received and nothing changed; everything else is
 * looked up, and prices are made where they are missing, before a question is answered.
 */
export function openSoldBooks(deps: SoldBooksDeps): KeptBooks {
  const { database, changes, names } = deps;
  const state = watch(changes);
  const { kept, makeOnce, close } = createMaker(deps, state);
  const load = async () => {
    const { generation } = state;
    const accounts = await readAccounts(database.pool);
    if (generation === state.generation && changes.isConnected()) state.accounts = accounts;
    return accounts;
  };
  const bookOn = (priceList: string | undefined): ReturnType<SoldBooks['bookOf']> => {
    if (priceList === undefined) return undefined;
    const known = kept.get(priceList);
    const isCurrent =
      known?.generation === state.generation && known.day === dayOf(new Date()) && known.ports === names().ports;
    return isCurrent && changes.isConnected() ? known.book : makeOnce(priceList);
  };
  const known = () => (changes.isConnected() ? state.accounts : undefined);
  return {
    bookOf: (account) => {
      const accounts = known();
      return accounts ? bookOn(accounts.get(account)) : load().then((read) => bookOn(read.get(account)));
    },
    seesPublished: (account) => known()?.has(account) === false,
    makeCurrent: makeOnce,
    close,
  };
}

function watch(changes: ChangeFeed): State {
  const state: State = { generation: 0, accounts: undefined };
  changes.on('rates', () => {
    state.generation += 1;
  });
  changes.on('price-lists', () => {
    state.generation += 1;
    state.accounts = undefined;
  });
  return state;
}

/** Makes prices, for all who ask at once together, and opens each edition once. */
function createMaker({ database, names }: SoldBooksDeps, state: State) {
  const kept = new Map<string, Kept>();
  const editions = new Map<number, Database>();
  const making = new Map<string, Promise<SoldBook | undefined>>();
  const databaseOf = (edition: number) => {
    const opened = editions.get(edition) ?? openSoldDatabase(database.url, edition);
    editions.set(edition, opened);
    return opened;
  };
  const make = async (priceList: string, onPriced: OnPriced): Promise<SoldBook | undefined> => {
    const [{ generation }, day, { ports, carriers }] = [state, dayOf(new Date()), names()];
    const marginsOf = (content: PriceListContent) => compileMargins(content, { ports, carriers }, day);
    const reporting = reportProgress(database, priceList, onPriced);
    const current = await bringUpToDate(database, priceList, marginsOf, reporting.note).finally(reporting.end);
    if (current === undefined) return undefined;
    const { edition, margins } = current;
    const book = { priceList, edition, database: databaseOf(edition), marginsOf: explain(margins) };
    kept.set(priceList, { book, generation, day, ports });
    return book;
  };
  const makeOnce = (priceList: string, onPriced: OnPriced = () => {}) => {
    // A question that came after a change does not share what was begun before it.
    const key = `${state.generation} ${priceList}`;
    const begun = making.get(key) ?? make(priceList, onPriced).finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  };
  const close = async () => {
    for (const opened of editions.values()) await opened.close();
  };
  return { kept, makeOnce, close };
}

/** How often others are told how far the prices have come. */
const REPORT_MILLISECONDS = 500;

/** Tells `onPriced`, and now and then the database, by a connection of its own: the prices are made in one transaction. */
function reportProgress({ pool }: Database, priceList: string, onPriced: OnPriced) {
  let [reportedAt, isReported] = [Date.now(), false];
  let saving: Promise<void> = Promise.resolve();
  const save = (progress: Priced | undefined) => {
    // Whoever asks sees an older figure, or none: the prices do not depend on it.
    saving = saving.then(() => saveProgress(pool, priceList, progress)).catch(() => {});
  };
  const note: OnPriced = (done, total) => {
    onPriced(done, total);
    if (Date.now() - reportedAt < REPORT_MILLISECONDS) return;
    [reportedAt, isReported] = [Date.now(), true];
    save({ done, total });
  };
  const end = async () => {
    if (isReported) save(undefined);
    await saving;
  };
  return { note, end };
}

function explain(margins: Margins) {
  return (rate: Rate): AppliedMargin[] => {
    const { origin, destination, carrier, equipment } = toColumns(rate);
    const sold = sellRate(rate, { origin, destination, carrier, equipment }, margins);
    return sold.margins.map(({ line, rule }) => ({ line, rule: rule.number, text: rule.text }));
  };
}
