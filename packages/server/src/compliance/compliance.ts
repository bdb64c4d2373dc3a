import { builtInList, type DangerousGoodsList } from '../dangerous-goods/offline.ts';
import type { CheckSubject, DocumentReading, Extractions, JudgedExtraction } from '../extraction/index.ts';
import { checkDeclaration, checkNonDangerousLetter, sailingDay } from './check-declaration.ts';
import type { Declaration } from './declaration/declaration.ts';
import { type DeclaredExtraction, declareExtraction } from './declaration/declare-extraction.ts';
import { findingOfCheck, type Judgement, type JudgeOptions, judgeDocuments } from './judge-documents.ts';

/** The compliance module: the dangerous goods rules, applied. */
export type Compliance = {
  /** What the rules say of a declaration that is stated directly. `on`: the day that periods are counted to, ISO. */
  checkDeclaration: (declaration: Declaration, on: string) => Judgement;
  /** What they say of an extraction, corrections applied. Throws `extraction_not_found`, `extraction_not_done`. */
  checkExtraction: (id: number, on: string) => Promise<Judgement>;
};

/** What the module depends on; the list is asked for at each use, since an operator may replace it. */
export type ComplianceDeps = {
  extractions: Pick<Extractions, 'listReadings' | 'listCorrections'>;
  list?: (on?: string) => DangerousGoodsList;
};

/** What one document of a shipment states, as a source of a declaration. */
export const declaredReading = ({ name, id, documentType, values, details }: DocumentReading): DeclaredExtraction => ({
  file: name,
  id,
  documentType,
  values,
  ...(details === undefined ? {} : { details }),
});

/** What one document of a shipment states by itself, as a declaration. */
export function declareReading(reading: DocumentReading): Declaration {
  return declareExtraction(declaredReading(reading));
}

/** Opens the compliance module. */
export function openCompliance({ extractions, list = () => builtInList }: ComplianceDeps): Compliance {
  return {
    checkDeclaration: (declaration, on) => {
      const options = { list: list(sailingDay(declaration, on)), on };
      return {
        declaration,
        findings: checkDeclaration(declaration, options),
        letter: checkNonDangerousLetter(declaration, options),
        edition: options.list.edition,
      };
    },
    checkExtraction: async (id, on) => {
      const readings = await extractions.listReadings(id);
      const corrections = await extractions.listCorrections(id);
      const corrected = new Map(corrections.map(({ key, value }) => [key, value] as const));
      return judgeDocuments(readings.map(declaredReading), { list: list(on), on, corrected });
    },
  };
}

/**
 * The rules' findings on an extraction that is shown, and where its documents disagree on a field, which of them is likelier
 * wrong. A corrected field is decided.
 */
export function judgeExtraction({ extraction, readings }: CheckSubject, list: DangerousGoodsList): JudgedExtraction {
  const values = Object.entries(extraction.values).filter(([, { status }]) => status === 'corrected');
  const corrected: JudgeOptions['corrected'] = new Map(values.map(([key, { value }]) => [key, value]));
  const { rules, explanations } = judgeDocuments(readings.map(declaredReading), { list, corrected });
  return {
    findings: rules.map(findingOfCheck),
    explanations: new Map([...explanations].map(([key, finding]) => [key, findingOfCheck(finding)])),
  };
}
