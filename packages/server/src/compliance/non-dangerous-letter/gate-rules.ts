import type { Rule } from '../rule.ts';
import { letterBasis, letterGas, letterNothingStated, letterUnclear } from './basis.ts';
import {
  letterCertificateExpired,
  letterDeclaredDangerous,
  letterPackingCertificate,
  letterUnMark,
} from './documents.ts';
import { letterFlashPoint } from './flash-point.ts';
import { letterHazardStatements, letterMarinePollutant } from './hazard-statements.ts';
import { letterListedName } from './listed-name.ts';
import { letterListedSubstance } from './listed-substance.ts';
import { letterRawText } from './raw-text.ts';
import { letterNotShown } from './shown.ts';
import { letterClass, letterOtherMode, letterUnNumber } from './stated-entry.ts';
import { letterSuspectCargo } from './suspect-cargo.ts';

/** The rules of the gate for a non-dangerous goods letter, gravest evidence first. */
export const nonDangerousLetterRules: readonly Rule[] = [
  letterUnNumber,
  letterOtherMode,
  letterClass,
  letterRawText,
  letterFlashPoint,
  letterHazardStatements,
  letterMarinePollutant,
  letterGas,
  letterListedName,
  letterListedSubstance,
  letterSuspectCargo,
  letterPackingCertificate,
  letterDeclaredDangerous,
  letterNothingStated,
  letterNotShown,
  letterUnclear,
  letterUnMark,
  letterCertificateExpired,
  letterBasis,
];
