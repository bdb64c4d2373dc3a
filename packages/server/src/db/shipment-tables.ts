import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

type ShipmentsTable = {
  id: Generated<number>;
  account_name: string;
  reference: string | null;
  version: number;
  content: JSONColumnType<object, string, string>;
  created_at: Timestamp;
  created_by: string;
  updated_at: Timestamp;
  updated_by: string;
};

type ShipmentVersionsTable = {
  shipment_id: number;
  version: number;
  content: JSONColumnType<object, string, string>;
  changed_at: Timestamp;
  changed_by: string;
};

/** Rows of the tables of shipments. */
export type ShipmentTables = { shipments: ShipmentsTable; shipment_versions: ShipmentVersionsTable };
