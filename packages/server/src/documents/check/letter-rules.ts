import { letterBasis, letterGas, letterUnclear } from './letter/basis.ts';
import {
  letterCertificateExpired,
  letterDeclaredDangerous,
  letterPackingCertificate,
  letterUnMark,
} from './letter/documents.ts';
import { letterFlashPoint } from './letter/flash-point.ts';
import { letterHazardStatements, letterMarinePollutant } from './letter/hazard-statements.ts';
import { letterListedName } from './letter/listed-name.ts';
import { letterClass, letterOtherMode, letterUnNumber } from './letter/stated-entry.ts';
import { letterSuspectCargo } from './letter/suspect-cargo.ts';
import type { Rule } from './rule.ts';

/** The rules of the gate for a letter that says «not dangerous goods», gravest evidence first. */
export const letterRules: readonly Rule[] = [
  letterUnNumber,
  letterOtherMode,
  letterClass,
  letterFlashPoint,
  letterHazardStatements,
  letterMarinePollutant,
  letterGas,
  letterListedName,
  letterSuspectCargo,
  letterPackingCertificate,
  letterDeclaredDangerous,
  letterUnclear,
  letterUnMark,
  letterCertificateExpired,
  letterBasis,
];
