/** The result of one check: fine, worth knowing, or broken; `next` says how to fix it. */
export type Check = { name: string; status: 'ok' | 'note' | 'failing'; message: string; next?: string };

/** The settings that the doctor checks, and what is odd about them. */
export type DoctorSettings = {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  dataDir: string;
  warnings: readonly string[];
};

/** A store of objects: where it is, and what is done with one object. Each throws what keeps it from being done. */
export type DoctorStore = {
  place: string;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  remove: (key: string) => Promise<void>;
};

/** What the doctor checks beyond the machine itself. */
export type DoctorSubject = {
  /** Throws `config_invalid`. */
  readSettings: () => DoctorSettings;
  /** Joins the running embedded database or starts it; for a DATABASE_URL it just opens it. */
  openDatabase: () => Promise<{ url: string; serverVersion: number; close: () => Promise<void> }>;
  /** The store that documents lie in; undefined: the database. */
  openObjectStore: () => Promise<DoctorStore | undefined>;
};
