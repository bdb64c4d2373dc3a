import type { ChangeFeed, Database } from '../db/index.ts';
import { deleteAlias, listAliases, type StoredAlias, saveAlias } from './alias-store.ts';
import type { Port, PortAlias, PortResolver } from './port.ts';
import { portsProblem } from './problems.ts';
import { createPortResolver } from './resolver/resolver.ts';

/** Read access to ports. */
export type PortReader = {
  /** The current resolver. Do not keep it: it is replaced when an alias changes in any process. */
  resolver: () => PortResolver;
  /** Whether this is the current resolver and the change feed is connected. */
  isCurrent: (resolver: PortResolver) => boolean;
  /** Throws `port_not_found`. */
  get: (code: string) => Port;
};

/** The ports module of a running service: the resolver with the operators' aliases, kept current in every process. */
export type Ports = PortReader & {
  listAliases: () => Promise<StoredAlias[]>;
  /** Makes `text` an alias of the port with `code` (any of its codes). Throws `port_not_found`, `port_alias_invalid`. */
  addAlias: (alias: PortAlias, by: string) => Promise<PortAlias>;
  /** Throws `port_alias_not_found`. */
  removeAlias: (text: string) => Promise<void>;
};

const RETRY_MILLISECONDS = 500;

function readerOf(resolver: () => PortResolver, isConnected: () => boolean): PortReader {
  return {
    resolver,
    isCurrent: (one) => one === resolver() && isConnected(),
    get: (code) => {
      const port = resolver().find(code);
      if (port === undefined) throw portsProblem('port_not_found', { code });
      return port;
    },
  };
}

/** The ports that come with the service, where there is no database. The resolver is built when it is first used. */
export function createBuiltInPorts(): PortReader {
  let resolver: PortResolver | undefined;
  const getResolver = () => {
    resolver ??= createPortResolver();
    return resolver;
  };
  return readerOf(getResolver, () => false);
}

/** Loads the aliases and follows their changes. */
export async function openPorts({ database, changes }: { database: Database; changes: ChangeFeed }): Promise<Ports> {
  let resolver = createPortResolver(await listAliases(database));
  const reload = async () => {
    resolver = createPortResolver(await listAliases(database));
  };
  const follow = () => {
    reload().catch(() => setTimeout(follow, RETRY_MILLISECONDS).unref());
  };
  changes.on('port-aliases', follow);

  const reader = readerOf(
    () => resolver,
    () => changes.isConnected(),
  );
  const { get } = reader;
  return {
    ...reader,
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

/** An alias must not redefine a port code. Throws `port_alias_invalid`. */
function checkAlias(resolver: PortResolver, text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const isWord = trimmed.length >= 2 && trimmed.length <= 100 && /\p{L}/u.test(trimmed);
  if (!isWord || resolver.find(trimmed) !== undefined) throw portsProblem('port_alias_invalid', { text });
  return trimmed;
}
