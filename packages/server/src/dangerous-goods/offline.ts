// What the module knows without a database and a wire: processes that read documents load this alone.
export { builtInList, type DangerousGoodsList } from './dangerous-goods-list.ts';
export type { Edition } from './edition.ts';
export { parseEms, printEms } from './ems.ts';
export type { DangerousGoodsEntry } from './entry.ts';
export { findEntries, listEntries, listUnNumbers } from './find-entries.ts';
export {
  classNumberOf,
  type HazardClass,
  parseHazardClass,
} from './hazard-class.ts';
export { findHazardStatement, type HazardStatement } from './hazard-statements.ts';
export { findExplanation, type KnownDifference, knownDifferences } from './known-differences.ts';
export { parsePackagingCode } from './packaging-code.ts';
export { type PackingGroup, parsePackingGroup } from './packing-group.ts';
export type { Parsed } from './parsed.ts';
export { dangerousGoodsProblems } from './problems.ts';
export {
  type Amount,
  findExceptedQuantity,
  LIMITED_QUANTITY_PACKAGE_KG,
  limitedQuantityOf,
} from './quantity-limits.ts';
export { searchEntries } from './search-entries.ts';
export {
  explosivesTogether,
  SEGREGATION_TERMS,
  type Segregation,
  segregationOfEntries,
} from './segregation.ts';
export { segregationGroupsOf } from './segregation-groups.ts';
export { foldName, listShippingNames } from './shipping-names.ts';
export { parseUnMark, printUnMark, type UnMark } from './un-mark.ts';
export { parseUnNumber, type UnNumber } from './un-number.ts';
export { findWithdrawn } from './withdrawn.ts';
