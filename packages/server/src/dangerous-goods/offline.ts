// Exports without database and wire schemas, for processes that only read documents.

export { CARRIAGE_COLUMNS, type Carriage, type CarriageColumn, type SourcedValues } from './carriage/carriage.ts';
export { findSegregationCode, type GoodsTrait, type SegregationCode } from './carriage/segregation-codes.ts';
export { findStowageCategory, isDeckOnly, meaningOfStowageCode } from './carriage/stowage-codes.ts';
export { CLASS_3_CLOSED_CUP, CLASS_3_OPEN_CUP, GROUP_III_CLOSED_CUP } from './codes/class-3-limits.ts';
export { parseEms, printEms } from './codes/ems.ts';
export { type FlashPoint, parseFlashPoint, printFlashPoint } from './codes/flash-point.ts';
export {
  classNumberOf,
  type HazardClass,
  parseHazardClass,
} from './codes/hazard-class.ts';
export { findHazardStatement, type HazardStatement } from './codes/hazard-statements.ts';
export { type PackagingCode, parsePackagingCode } from './codes/packaging-code.ts';
export { type PackingGroup, parsePackingGroup } from './codes/packing-group.ts';
export type { Parsed } from './codes/parsed.ts';
export { parseUnMark, printUnMark, type UnMark } from './codes/un-mark.ts';
export { parseUnNumber, type UnNumber } from './codes/un-number.ts';
export { printListTable } from './import/print-list-table.ts';
export { fillingRatioOf } from './limits/filling-ratios.ts';
export { activitiesOf } from './limits/nuclide-activities.ts';
export { peroxideFormulations } from './limits/organic-peroxides.ts';
export type { Formulation } from './limits/read-formulations.ts';
export { selfReactiveFormulations } from './limits/self-reactive-substances.ts';
export { findEntries, listEntries, listUnNumbers } from './list/built-in-entries.ts';
export { type ChangedColumn, compareLists, type ListChange } from './list/compare-lists.ts';
export { builtInList, type DangerousGoodsList } from './list/dangerous-goods-list.ts';
export { type Amendment, EDITIONS, type Edition } from './list/edition.ts';
export type { DangerousGoodsEntry } from './list/entry.ts';
export { findExplanation, type KnownDifference, knownDifferences } from './list/known-differences.ts';
export {
  type Amount,
  findExceptedQuantity,
  LIMITED_QUANTITY_PACKAGE_KG,
  limitedQuantityOf,
} from './list/quantity-limits.ts';
export { findWithdrawn } from './list/withdrawn.ts';
export { findNamedInCargo, type NamedInCargo } from './names/cargo-names.ts';
export { findListedNames } from './names/everyday-names.ts';
export { casOfNumber, numbersOfCas } from './names/listed-substances.ts';
export { searchEntries } from './names/search-entries.ts';
export { foldName, listShippingNames } from './names/shipping-names.ts';
export { dangerousGoodsProblems } from './problems.ts';
export {
  explosivesTogether,
  SEGREGATION_TERMS,
  type Segregation,
  segregationOfEntries,
} from './segregation/segregation.ts';
export {
  isTogetherAsPeroxyaceticAcid,
  mayGoTogether,
  type SegregationNeed,
  segregationByCodes,
  segregationFromCargo,
} from './segregation/segregation-by-codes.ts';
export { listSegregationGroups, segregationGroupsOf } from './segregation/segregation-groups.ts';
