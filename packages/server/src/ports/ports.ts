import type { ChangeFeed, Database } from '../db/index.ts';
import { deleteAlias, listAliases, type StoredAlias, saveAlias } from './alias-store.ts';
import type { LearntAlias, Port, PortResolver } from './port.ts';
import { portsProblem } from './problems.ts';
import { createPortResolver } from './resolver/resolver.ts';

/** The ports module of a running service: the resolver with what operators taught it, kept current in every process. */
export type Ports = {
  /** Ask for it at each use; it is replaced when an alias is added or removed anywhere. */
  resolver: () => PortResolver;
  /** Whether this is still the resolver, and changes are being heard. */
  isCurrent: (resolver: PortResolver) => boolean;
  /** Throws `port_not_found`. */
  get: (code: string) => Port;
  listAliases: () => Promise<StoredAlias[]>;
  /** Teaches that `text` means `code` (any code of the port). Throws `port_not_found`, `port_alias_invalid`. */
  addAlias: (alias: LearntAlias, by: string) => Promise<LearntAlias>;
  /** Throws `port_alias_not_found`. */
  removeAlias: (text: string) => Promise<void>;
};

const RETRY_MILLISECONDS = 500;

/** Loads the aliases and keeps following them. */
export async function openPorts({ database, changes }: { database: Database; changes: ChangeFeed }): Promise<Ports> {
  let resolver = createPortResolver(await listAliases(database));
  const reload = async () => {
    resolver = createPortResolver(await listAliases(database));
  };
  const follow = () => {
    reload().catch(() => setTimeout(follow, RETRY_MILLISECONDS).unref());
  };
  changes.on('port-aliases', follow);

  const get = (code: string): Port => {
    const port = resolver.find(code);
    if (port === undefined) throw portsProblem('port_not_found', { code });
    return port;
  };
  return {
    resolver: () => resolver,
    isCurrent: (one) => one === resolver && changes.isConnected(),
    get,
    listAliases: () => listAliases(database),
    addAlias: async ({ text, code }, by) => {
      const alias = { text: checkAlias(resolver, text), code: get(code).code };
      await saveAlias(database, { ...alias, by });
      await Promise.all([reload(), changes.waitForListeners()]);
      return alias;
    },
    removeAlias: async (text) => {
      if (!(await deleteAlias(database, text.trim()))) throw portsProblem('port_alias_not_found', { text });
      await Promise.all([reload(), changes.waitForListeners()]);
    },
  };
}

/** A code must keep meaning its own port, whatever somebody teaches. */
function checkAlias(resolver: PortResolver, text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const isWord = trimmed.length >= 2 && trimmed.length <= 100 && /\p{L}/u.test(trimmed);
  if (!isWord || resolver.find(trimmed) !== undefined) throw portsProblem('port_alias_invalid', { text });
  return trimmed;
}
