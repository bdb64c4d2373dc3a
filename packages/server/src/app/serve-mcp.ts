import type { Caller, Log } from '../base/index.ts';
import { createBaseUrl } from '../http/index.ts';
import { createServerParts, serveMcpStdio } from '../mcp/index.ts';
import { IDENTITY } from './identity.ts';
import { openService } from './service.ts';
import { readPanel } from './serving/console-folder.ts';
import type { Config } from './settings/config.ts';

/** Whose agent it is: the key's, or without one the operator's. */
type ServeMcpOptions = { config: Config; log: Log; operator: Caller; key: string | undefined };

/** Serves one agent on standard input and output in the modules of the running database, or of one started for it. */
export async function serveMcp({ config, log, operator, key }: ServeMcpOptions): Promise<void> {
  const service = await openService(config, log);
  try {
    const caller = key === undefined ? operator : await service.authenticate(`Bearer ${key}`);
    // Scans and large sheets are read by jobs, and no server may be running that does them.
    await service.extractions.startWork();
    await service.rates.jobs.startWork();
    await service.forwarder.startWork();
    await serveMcpStdio(
      createServerParts({
        operations: service.operations,
        ...IDENTITY,
        log,
        addressOf: createBaseUrl(config),
        panel: readPanel(),
      }),
      caller,
    );
  } finally {
    await service.close();
  }
}
