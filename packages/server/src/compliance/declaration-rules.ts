import type { Rule } from './rule.ts';
import * as certificates from './rules/certificates.ts';
import { claimedProvision } from './rules/claimed-provision.ts';
import * as classification from './rules/classification.ts';
import { casCheckDigit, compositionAbove100, ecCheckDigit } from './rules/composition.ts';
import * as order from './rules/description-order.ts';
import { editionSuperseded } from './rules/edition.ts';
import * as ems from './rules/ems.ts';
import * as aerosolContents from './rules/entry/aerosol-contents.ts';
import * as aerosolDivision from './rules/entry/aerosol-division.ts';
import { articleLimit } from './rules/entry/article-limits.ts';
import * as batteryEntry from './rules/entry/battery-entry.ts';
import { constituentHazards } from './rules/entry/constituent-hazards.ts';
import * as contents from './rules/entry/contents-conditions.ts';
import { entryByWords } from './rules/entry/entry-by-words.ts';
import * as entryChoice from './rules/entry/entry-choice.ts';
import { entryOfCas } from './rules/entry/entry-of-cas.ts';
import { entryOfName } from './rules/entry/entry-of-name.ts';
import * as entryState from './rules/entry/entry-state.ts';
import { pesticideFamily } from './rules/entry/pesticide-family.ts';
import { refrigerantEntry } from './rules/entry/refrigerant-entry.ts';
import * as flashPoint from './rules/flash-point.ts';
import * as foodstuffs from './rules/foodstuffs.ts';
import * as hazardClass from './rules/hazard-class.ts';
import * as statements from './rules/hazard-statements.ts';
import * as marinePollutant from './rules/marine-pollutant.ts';
import * as modes from './rules/modes.ts';
import { bulkContainer } from './rules/packing/bulk-container.ts';
import * as instructionLimits from './rules/packing/instruction-limits.ts';
import * as kindAndMark from './rules/packing/kind-and-mark.ts';
import * as packages from './rules/packing/packages.ts';
import { packagesDamaged } from './rules/packing/packages-damaged.ts';
import * as packagingKind from './rules/packing/packaging-kind.ts';
import {
  ibcInspection,
  markAge,
  markDensity,
  markGrossMass,
  markPackingGroup,
  markPressure,
  markUnreadable,
} from './rules/packing/packaging-mark.ts';
import * as packingInstruction from './rules/packing/packing-instruction.ts';
import * as portableTank from './rules/packing/portable-tank.ts';
import * as pressureReceptacle from './rules/packing/pressure-receptacle.ts';
import { tankInstruction } from './rules/packing/tank-instruction.ts';
import * as packingGroup from './rules/packing-group.ts';
import * as packingGroupByHazard from './rules/packing-group-by-hazard.ts';
import { charcoalParticulars } from './rules/particulars/charcoal-particulars.ts';
import * as explosives from './rules/particulars/explosives.ts';
import { fireworksClass } from './rules/particulars/fireworks-class.ts';
import * as fumigation from './rules/particulars/fumigation.ts';
import * as holdingTime from './rules/particulars/holding-time.ts';
import { infectiousPerson } from './rules/particulars/infectious-substances.ts';
import * as radioactive from './rules/particulars/radioactive.ts';
import { radioactiveActivity } from './rules/particulars/radioactive-activity.ts';
import * as radioactiveSums from './rules/particulars/radioactive-sums.ts';
import {
  coolantWords,
  elevatedTemperature,
  emptyMass,
  emptyUncleaned,
  salvageWords,
} from './rules/particulars/words-of-name.ts';
import * as parties from './rules/parties.ts';
import * as excepted from './rules/quantities/excepted-quantity.ts';
import {
  limitedQuantityInner,
  limitedQuantityNone,
  limitedQuantityPackage,
  limitedQuantityStated,
} from './rules/quantities/limited-quantity.ts';
import { rigidIntermediate } from './rules/quantities/rigid-intermediate.ts';
import * as peroxidePackage from './rules/reactive/peroxide-package.ts';
import * as selfReactive from './rules/reactive/self-reactive.ts';
import * as temperature from './rules/reactive/temperature-control.ts';
import * as sea from './rules/sea-transport.ts';
import * as segregation from './rules/segregation.ts';
import * as shippingName from './rules/shipping-name.ts';
import { specialProvisionRules } from './rules/special-provisions.ts';
import * as stowage from './rules/stowage.ts';
import * as technicalName from './rules/technical-name.ts';
import { toxicGas } from './rules/toxic-gas.ts';
import * as unNumber from './rules/un-number.ts';

/** The rules for declarations, in the order of the basic transport description, then what goes with it. */
export const declarationRules: readonly Rule[] = [
  ...Object.values({ ...classification, ...unNumber, ...sea, ...shippingName, ...technicalName }),
  ...Object.values({
    ...entryChoice,
    entryByWords,
    entryOfName,
    refrigerantEntry,
    pesticideFamily,
    constituentHazards,
  }),
  ...Object.values({
    ...aerosolDivision,
    ...aerosolContents,
    ...batteryEntry,
    ...entryState,
    ...contents,
    articleLimit,
    entryOfCas,
  }),
  ...Object.values({ ...hazardClass, ...packingGroup, ...packingGroupByHazard, toxicGas, ...order, ...flashPoint }),
  ...Object.values({ ...marinePollutant, ...ems }),
  ...[limitedQuantityNone, limitedQuantityInner, limitedQuantityPackage, limitedQuantityStated, rigidIntermediate],
  ...Object.values({ ...excepted, ...packages, packagesDamaged, ...packagingKind }),
  ...[markUnreadable, markPackingGroup, markGrossMass, markDensity, markPressure, markAge, ibcInspection],
  ...Object.values({ ...packingInstruction, ...instructionLimits, ...kindAndMark }),
  ...Object.values({ tankInstruction, ...portableTank, ...pressureReceptacle }),
  bulkContainer,
  ...[emptyUncleaned, emptyMass, elevatedTemperature, salvageWords, coolantWords],
  ...Object.values({
    ...explosives,
    fireworksClass,
    ...radioactive,
    radioactiveActivity,
    ...radioactiveSums,
    ...fumigation,
    ...holdingTime,
    infectiousPerson,
    charcoalParticulars,
  }),
  ...Object.values({ ...temperature, ...selfReactive, ...peroxidePackage, ...statements }),
  ...[casCheckDigit, ecCheckDigit, compositionAbove100],
  ...Object.values({ ...modes, ...segregation, ...foodstuffs, ...certificates, ...parties }),
  editionSuperseded,
  ...Object.values(stowage),
  claimedProvision,
  ...specialProvisionRules,
];
