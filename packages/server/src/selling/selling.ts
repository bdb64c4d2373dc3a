import { setTimeout } from 'node:timers/promises';
import { dayOf, type Log, MAIN_ACCOUNT } from '../base/index.ts';
import { type ChangeFeed, type Database, type OngoingWork, workOnChange } from '../db/index.ts';
import type { Rates, SoldBooks } from '../rates/index.ts';
import { compileMargins, type Names } from './margins/compile-rules.ts';
import { findUnusualMargins } from './margins/unusual-margins.ts';
import { previewRates } from './preview.ts';
import type { Preview, PriceList, PriceListContent } from './price-list.schema.ts';
import {
  type Client,
  countSold,
  deletePriceList,
  findPriceList,
  listPriceLists,
  readAccounts,
  readProgress,
  type StoredPriceList,
  savePriceList,
} from './price-list-store.ts';
import { sellingProblem } from './problems.ts';
import { type KeptBooks, openSoldBooks } from './sold/sold-books.ts';
import type { OnPriced } from './sold/sold-rate-store.ts';

/**
 * A price list to save. `release`: accounts that are then on none may see the published prices. `confirmMargins`: unusual margins are
 * meant. `wait`: for its prices, true: to the end; false: not at all; absent: ten seconds. `onPriced`: told how far they have come.
 */
export type Saving = {
  name: string;
  content: PriceListContent;
  by: string;
  now: Date;
  release?: boolean;
  confirmMargins?: boolean;
  wait?: boolean | undefined;
  onPriced?: OnPriced;
};

/** Price lists, and the prices that accounts are sold at. */
export type Selling = SoldBooks & {
  list: () => Promise<PriceList[]>;
  /** Throws `price_list_not_found`. */
  get: (name: string) => Promise<PriceList>;
  /**
   * Saves a list and makes its prices, after the answer where they take longer than is waited (`making`). Throws `price_list_exists`, `price_list_account_taken`, `price_list_account_main`,
   * `price_list_margin_unusual`, `rest_invalid_param`.
   */
  create: (saving: Saving) => Promise<PriceList>;
  /** The same for one that is there. Throws `price_list_not_found`, `price_list_releases_accounts` too. */
  replace: (saving: Saving) => Promise<PriceList>;
  /** Throws `price_list_not_found`, `price_list_releases_accounts`. */
  remove: (name: string, release: boolean) => Promise<void>;
  /** What a list makes of the rates that match. Throws `price_list_not_found`, `rest_invalid_param`. */
  preview: (name: string, query: PreviewQuery, rates: Pick<Rates, 'list'>, now: Date) => Promise<Preview>;
  /** From now on this process makes prices right after each publication, before anybody asks. */
  startWork: () => Promise<void>;
  stopWork: () => Promise<void>;
  close: () => Promise<void>;
};

/** Which rates a preview shows: as in a list. */
export type PreviewQuery = Parameters<typeof previewRates>[1];

/** What the module depends on. */
export type SellingDeps = { database: Database; changes: ChangeFeed; log: Log; names: () => Names };

const LOOK_MILLISECONDS = 60_000;

/** Opens the module on a migrated database. */
export function openSelling(deps: SellingDeps): Selling {
  const { changes, log, database, names } = deps;
  const books = openSoldBooks(deps);
  const lists = openLists(deps, books);
  let working: OngoingWork | undefined;
  return {
    ...books,
    ...lists,
    preview: async (name, query, rates, now) => {
      const { rules, rounding, accounts } = await lists.get(name);
      const margins = compileMargins({ rules, rounding, accounts }, names(), dayOf(now));
      return previewRates(rates, query, { margins, now });
    },
    startWork: async () => {
      const work = async () => {
        for (const { name } of await listPriceLists(database.pool)) await books.makeCurrent(name);
      };
      const name = 'prices of price lists';
      working ??= workOnChange({ changes, topic: 'rates', everyMilliseconds: LOOK_MILLISECONDS, work, log, name });
    },
    stopWork: async () => working?.stop(),
  };
}

type Lists = Pick<Selling, 'list' | 'get' | 'create' | 'replace' | 'remove'>;

function openLists({ database, changes, log, names }: SellingDeps, books: Pick<KeptBooks, 'makeCurrent'>): Lists {
  const { pool } = database;
  const find = async (name: string) => {
    const stored = await findPriceList(pool, name);
    if (stored === undefined) throw sellingProblem('price_list_not_found', { name });
    return stored;
  };
  const show = async (stored: StoredPriceList) => {
    const isMade = compileMargins(stored.content, names(), dayOf(new Date())).madeOf === stored.madeOf;
    const making = isMade ? null : ((await readProgress(pool, stored.name)) ?? { done: 0, total: 0 });
    return { ...toPriceList(stored, await countSold(pool, stored.edition)), making };
  };
  const save = async (saving: Saving, check: (client: Client) => Promise<void>) => {
    checkContent(saving, names());
    await inTransaction(database, async (client) => {
      await check(client);
      await savePriceList(client, saving);
    });
    await changes.waitForListeners();
    // Where it fails, they are made again before the first question, and every minute.
    const making = books
      .makeCurrent(saving.name, saving.onPriced)
      .catch((error) => log.warn({ err: error, priceList: saving.name }, 'the prices of a price list were not made'));
    await waitFor(making, saving.wait);
    return show(await find(saving.name));
  };
  return {
    list: async () => Promise.all((await listPriceLists(pool)).map(show)),
    get: async (name) => show(await find(name)),
    create: (saving) =>
      save(saving, async (client) => {
        if (await findPriceList(client, saving.name)) throw sellingProblem('price_list_exists', { name: saving.name });
        await checkAccounts(client, saving, []);
        checkMargins(saving, []);
      }),
    replace: async (saving) => {
      const before = await find(saving.name);
      return save(saving, async (client) => {
        await checkAccounts(client, saving, before.content.accounts);
        checkMargins(saving, before.content.rules);
      });
    },
    remove: async (name, release) => {
      const { content } = await find(name);
      if (content.accounts.length > 0 && !release) throw releases(content.accounts);
      await inTransaction(database, (client) => deletePriceList(client, name));
      await changes.waitForListeners();
    },
  };
}

/** How long an answer waits for prices, unless it is asked to wait for their end or not at all. */
const PATIENCE_MILLISECONDS = 10_000;

async function waitFor(making: Promise<unknown>, wait: boolean | undefined): Promise<void> {
  if (wait === true) return void (await making);
  const patience = new AbortController();
  const enough = setTimeout(wait === false ? 0 : PATIENCE_MILLISECONDS, undefined, { signal: patience.signal });
  await Promise.race([making, enough.catch(() => {})]);
  patience.abort();
}

function checkContent({ content, now }: Saving, names: Names): void {
  compileMargins(content, names, dayOf(now));
  if (content.accounts.includes(MAIN_ACCOUNT)) throw sellingProblem('price_list_account_main');
}

/** No price is sold below what is paid, or for more than twice of it, by a slip of the pen. */
function checkMargins({ content, confirmMargins }: Saving, before: PriceListContent['rules']): void {
  const margins = findUnusualMargins(content.rules, before);
  if (margins.length > 0 && confirmMargins !== true) throw sellingProblem('price_list_margin_unusual', { margins });
}

/** No account is on two lists, and none is left without one by oversight. */
async function checkAccounts(client: Client, { name, content, release }: Saving, before: readonly string[]) {
  const listed = await readAccounts(client);
  const taken = content.accounts.filter((account) => (listed.get(account) ?? name) !== name);
  if (taken.length > 0) throw sellingProblem('price_list_account_taken', { accounts: taken });
  const left = before.filter((account) => !content.accounts.includes(account));
  if (left.length > 0 && release !== true) throw releases(left);
}

const releases = (accounts: readonly string[]) => sellingProblem('price_list_releases_accounts', { accounts });

async function inTransaction<T>({ pool }: Pick<Database, 'pool'>, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query('begin');
    // One list is saved at a time: an account is on one at most.
    await client.query('lock table price_lists, price_list_accounts in share row exclusive mode');
    const result = await work(client);
    await client.query('commit');
    isWhole = true;
    return result;
  } finally {
    if (!isWhole) await client.query('rollback').catch(() => {});
    client.release();
  }
}

function toPriceList({ name, content, updatedAt, updatedBy }: StoredPriceList, rates: PriceList['rates']) {
  const { accounts, rules, rounding = [] } = content;
  return { name, accounts, rules, rounding, updatedAt: updatedAt.toISOString(), updatedBy, rates };
}
