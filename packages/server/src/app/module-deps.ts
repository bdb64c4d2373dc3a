import type { Log } from '../base/index.ts';
import type { ChangeFeed, Database, JobQueue, ReadReplica } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import type { ProviderConfig } from './identity-provider/accept-tokens.ts';
import type { SecretConfig } from './secrets.ts';
import type { Config } from './settings/config.ts';
import type { ObjectStoreConfig } from './settings/object-store-settings.ts';
import type { TracingConfig } from './tracing.ts';

/** What the module depends on. */
export type Deps = {
  database: Database;
  /** For readings that may lag. */
  replica?: ReadReplica | undefined;
  changes: ChangeFeed;
  jobs: JobQueue;
  /** Seals secrets in the database. */
  box: SecretBox;
  log: Log;
  config: ModuleSettings;
};

/** The settings that modules go by. */
export type ModuleSettings = Pick<Config, 'baseUrl' | 'webhookPrivateTargets'> &
  Partial<
    Pick<
      Config,
      | 'companyName'
      | 'keepDocumentsDays'
      | 'keepEventsDays'
      | 'exchangeRateDays'
      | 'quoteTerms'
      | 'modelUrl'
      | 'modelName'
      | 'modelKey'
      | 'watchFolder'
      | MailField
    >
  > &
  Partial<ObjectStoreConfig> &
  ProviderConfig &
  TracingConfig;

/** The settings that opening the service goes by. */
export type ServiceSettings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseReadUrl'> & SecretConfig> &
  ModuleSettings;

type MailField = Extract<keyof Config, `imap${string}` | `smtp${string}` | 'mailFrom'>;
