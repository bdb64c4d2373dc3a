import { type ErasingDeps, openErasing, openKeeping } from '../retention/index.ts';
import type { Deps } from './module-deps.ts';

/** Erasing, and deleting what was kept long enough. */
export function openRetention({ log, config, ...deps }: ErasingDeps & Pick<Deps, 'log' | 'config'>) {
  const settings = { documentsDays: config.keepDocumentsDays, eventsDays: config.keepEventsDays };
  return { erasing: openErasing(deps), keeping: openKeeping({ ...deps, log }, settings) };
}
