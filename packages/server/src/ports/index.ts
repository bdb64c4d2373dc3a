export { listAliases, type StoredAlias } from './alias-store.ts';
export { toTraditional } from './gazetteer/traditional.ts';
export { portOperations, portReaderOperations } from './operations.ts';
export {
  isInland,
  type PlaceCandidate,
  type PlaceHints,
  type PlaceResolution,
  type Port,
  type PortCode,
  type PortResolver,
} from './port.ts';
export { createBuiltInPorts, openPorts, type PortReader, type Ports } from './ports.ts';
export { portsProblem, portsProblems } from './problems.ts';
export { bestReadings } from './resolver/ranking.ts';
export { createPortResolver } from './resolver/resolver.ts';
