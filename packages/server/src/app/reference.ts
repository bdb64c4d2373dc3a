import type { Log } from '../base/index.ts';
import { carrierOperations, createCarrierDirectory } from '../carriers/index.ts';
import type { CommandReference } from '../cli/index.ts';
import { dangerousGoodsOperations, openDangerousGoods } from '../dangerous-goods/index.ts';
import { builtInList } from '../dangerous-goods/offline.ts';
import { type ChangeFeed, findRunningCluster, openDatabase } from '../db/index.ts';
import { builtInFormats, type FormatReader, formatOperations, openFormats } from '../formats/index.ts';
import { createBuiltInPorts, openPorts, type PortReader, portReaderOperations } from '../ports/index.ts';
import { planConsignments, planStated } from '../shipments/index.ts';
import type { Config } from './settings/config.ts';

type DangerousGoodsReader = { list: () => typeof builtInList };
type Readers = { ports: PortReader; formats: FormatReader; dangerousGoods: DangerousGoodsReader };

/** What is read once follows no changes. */
const NO_CHANGES: ChangeFeed = {
  on: () => {},
  isConnected: () => false,
  waitForListeners: async () => {},
  close: async () => {},
};

/** Ports, carriers, formats, dangerous goods and load plans: the built-in ones, and what was added when a database runs anyway. */
export async function openReference(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<CommandReference> {
  const { ports, formats, dangerousGoods } = await openReaders(config, log);
  return {
    operations: [
      ...portReaderOperations(ports),
      ...carrierOperations(createCarrierDirectory()),
      ...formatOperations(formats),
      ...dangerousGoodsOperations(dangerousGoods.list),
      planStated({ plan: (request) => planConsignments(request, dangerousGoods.list()) }),
    ],
    resolver: ports.resolver,
    close: async () => {},
  };
}

async function openReaders(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Readers> {
  try {
    const url = config.databaseUrl ?? findRunningCluster(config.dataDir);
    if (url !== undefined) return await readAdded(url);
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'only built-in data is used: what was added could not be read');
  }
  return { ports: createBuiltInPorts(), formats: builtInFormats, dangerousGoods: { list: () => builtInList } };
}

async function readAdded(url: string): Promise<Readers> {
  const database = openDatabase(url, 1);
  const deps = { database, changes: NO_CHANGES };
  try {
    const [ports, formats, dangerousGoods] = [
      await openPorts(deps),
      await openFormats(deps),
      await openDangerousGoods(deps),
    ];
    return { ports, formats, dangerousGoods };
  } finally {
    await database.close();
  }
}
