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
export { createPortResolver } from './resolver/resolver.ts';
