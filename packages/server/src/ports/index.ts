export { listAliases, type StoredAlias } from './alias-store.ts';
export { portOperations } from './operations.ts';
export type {
  Country,
  Importance,
  LearntAlias,
  MatchReason,
  PlaceCandidate,
  PlaceResolution,
  Port,
  PortCode,
  PortResolver,
  Region,
} from './port.ts';
export { openPorts, type Ports } from './ports.ts';
export { portsProblem, portsProblems } from './problems.ts';
export { bestReadings } from './resolver/ranking.ts';
export { createPortResolver } from './resolver/resolver.ts';
export { searchPorts } from './search-ports.ts';
