// What the room knows without a database and a wire: processes that read documents load this alone.
export { builtInList, createDangerousGoodsList, type DangerousGoodsList } from './dangerous-goods-list.ts';
export { type Edition, edition } from './edition.ts';
export { type Ems, parseEms, printEms } from './ems.ts';
export type { DangerousGoodsEntry, PhysicalState, SeaTransport } from './entry.ts';
export { findEntries, listEntries, listUnNumbers } from './find-entries.ts';
export {
  classNumberOf,
  compatibilityGroupOf,
  divisionOf,
  type HazardClass,
  parseHazardClass,
} from './hazard-class.ts';
export { findHazardStatement, type HazardStatement, listHazardStatements } from './hazard-statements.ts';
export { findExplanation, type KnownDifference, knownDifferences } from './known-differences.ts';
export { type PackagingCode, type PackagingMaterial, parsePackagingCode } from './packaging-code.ts';
export { PACKING_GROUPS, type PackingGroup, parsePackingGroup } from './packing-group.ts';
export type { Parsed } from './parsed.ts';
export { dangerousGoodsProblem, dangerousGoodsProblems } from './problems.ts';
export {
  type Amount,
  type ExceptedQuantity,
  findExceptedQuantity,
  LIMITED_QUANTITY_PACKAGE_KG,
  type LimitedQuantity,
  limitedQuantityOf,
  type Unit,
} from './quantity-limits.ts';
export { type SearchHit, type SearchReason, searchEntries } from './search-entries.ts';
export {
  type ExplosivesTogether,
  explosivesTogether,
  SEGREGATION_TERMS,
  type Segregation,
  segregationOf,
  segregationOfEntries,
} from './segregation.ts';
export { listSegregationGroups, type SegregationGroup, segregationGroupsOf } from './segregation-groups.ts';
export { foldName, listShippingNames, type ShippingName } from './shipping-names.ts';
export { parseUnMark, printUnMark, type UnMark } from './un-mark.ts';
export { parseUnNumber, printUnNumber, type UnNumber } from './un-number.ts';
export { findWithdrawn, listWithdrawn, type WithdrawnNumber } from './withdrawn.ts';
