import type { ColumnType, JSONColumnType } from 'kysely';

/** The tables of price lists and exchange rates. Sold rates have the columns of `rates` too, by which `openSoldDatabase` shows them. */
export type SellingTables = {
  price_lists: {
    name: string;
    content: JSONColumnType<object, string, string>;
    edition: number;
    made_of: string;
    sold_through: number;
    last_rate: number;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    updated_by: string;
  };
  price_list_accounts: { account_name: string; price_list: string };
  price_list_progress: { price_list: string; done: number; total: number; reported_at: Date };
  exchange_rates: {
    source: string;
    day: string;
    base: string;
    rates: JSONColumnType<object, string, string>;
    loaded_at: ColumnType<Date, Date | undefined, Date>;
    loaded_by: string;
  };
  sold_rates: { edition: number; id: number; margins: string };
};
