import type { Rule } from './rule.ts';
import * as certificates from './rules/certificates.ts';
import { claimedProvision } from './rules/claimed-provision.ts';
import * as classification from './rules/classification.ts';
import { casCheckDigit, compositionAbove100, ecCheckDigit } from './rules/composition.ts';
import * as order from './rules/description-order.ts';
import { editionSuperseded } from './rules/edition.ts';
import * as ems from './rules/ems.ts';
import * as excepted from './rules/excepted-quantity.ts';
import * as flashPoint from './rules/flash-point.ts';
import * as hazardClass from './rules/hazard-class.ts';
import * as statements from './rules/hazard-statements.ts';
import {
  limitedQuantityInner,
  limitedQuantityNone,
  limitedQuantityPackage,
  limitedQuantityStated,
} from './rules/limited-quantity.ts';
import * as marinePollutant from './rules/marine-pollutant.ts';
import * as modes from './rules/modes.ts';
import * as packages from './rules/packages.ts';
import * as packagingKind from './rules/packaging-kind.ts';
import {
  ibcInspection,
  markAge,
  markDensity,
  markGrossMass,
  markPackingGroup,
  markPressure,
  markUnreadable,
} from './rules/packaging-mark.ts';
import * as packingGroup from './rules/packing-group.ts';
import * as parties from './rules/parties.ts';
import * as sea from './rules/sea-transport.ts';
import * as segregation from './rules/segregation.ts';
import * as shippingName from './rules/shipping-name.ts';
import { specialProvisionRules } from './rules/special-provisions.ts';
import { stowageOnDeck } from './rules/stowage.ts';
import * as technicalName from './rules/technical-name.ts';
import * as temperature from './rules/temperature-control.ts';
import * as unNumber from './rules/un-number.ts';

/** The rules for declarations, in the order of the basic transport description, then what goes with it. */
export const declarationRules: readonly Rule[] = [
  ...Object.values({ ...classification, ...unNumber, ...sea, ...shippingName, ...technicalName }),
  ...Object.values({ ...hazardClass, ...packingGroup, ...order, ...flashPoint }),
  ...Object.values({ ...marinePollutant, ...ems }),
  ...[limitedQuantityNone, limitedQuantityInner, limitedQuantityPackage, limitedQuantityStated],
  ...Object.values({ ...excepted, ...packages, ...packagingKind }),
  ...[markUnreadable, markPackingGroup, markGrossMass, markDensity, markPressure, markAge, ibcInspection],
  ...Object.values({ ...temperature, ...statements }),
  ...[casCheckDigit, ecCheckDigit, compositionAbove100],
  ...Object.values({ ...modes, ...segregation, ...certificates, ...parties }),
  editionSuperseded,
  stowageOnDeck,
  claimedProvision,
  ...specialProvisionRules,
];
