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

/** What the doctor checks beyond the machine itself. */
export type DoctorSubject = {
  /** Throws `config_invalid`. */
  readSettings: () => DoctorSettings;
  /** Joins the running embedded database or starts it; for a DATABASE_URL it just opens it. */
  openDatabase: () => Promise<{ url: string; serverVersion: number; close: () => Promise<void> }>;
};
