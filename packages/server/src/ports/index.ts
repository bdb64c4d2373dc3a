export { listAliases, type StoredAlias } from './alias-store.ts';
export { portOperations } from './operations.ts';
export type { PlaceCandidate, PlaceResolution, Port, PortCode, PortResolver } from './port.ts';
export { openPorts, type Ports } from './ports.ts';
export { portsProblem, portsProblems } from './problems.ts';
export { bestReadings } from './resolver/ranking.ts';
export { createPortResolver } from './resolver/resolver.ts';
