import type { Walled, Walls } from '../base/index.ts';
import { builtInList, type DangerousGoodsList } from '../dangerous-goods/offline.ts';
import type {
  CheckSubject,
  DocumentReading,
  Extractions,
  JudgedExtraction,
  SeenExtractions,
} from '../extraction/index.ts';
import { correctedValues } from '../extraction/offline.ts';
import { checkDeclaration, checkNonDangerousLetter, sailingDay } from './check-declaration.ts';
import type { Declaration } from './declaration/declaration.ts';
import { type DeclaredExtraction, declareExtraction } from './declaration/declare-extraction.ts';
import { findingOfCheck, type Judgement, type JudgeOptions, judgeDocuments } from './judge-documents.ts';
import { statedSailingDay } from './sailing-day.ts';

/** The dangerous goods rules, applied, as far as somebody sees. */
export type SeenCompliance = {
  /** What the rules say of a declaration that is stated directly. `on`: the day that periods are counted to, ISO. */
  checkDeclaration: (declaration: Declaration, on: string) => Judgement;
  /** What they say of an extraction, corrections applied. Throws `extraction_not_found`, `extraction_not_done`. */
  checkExtraction: (id: number, on: string) => Promise<Judgement>;
};

/** The compliance module. By itself it sees the extractions of every account. */
export type Compliance = SeenCompliance & Walled<SeenCompliance>;

/** What the module depends on; the list is asked for at each use, since an operator may replace it. */
export type ComplianceDeps = {
  extractions: Pick<Extractions, 'listReadings' | 'listCorrections' | 'within'>;
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
  const open = (seen: Pick<SeenExtractions, 'listReadings' | 'listCorrections'>) => openSeen(seen, list);
  return { ...open(extractions), within: (walls: Walls) => open(extractions.within(walls)) };
}

function openSeen(
  extractions: Pick<SeenExtractions, 'listReadings' | 'listCorrections'>,
  list: NonNullable<ComplianceDeps['list']>,
): SeenCompliance {
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
      const corrected = correctedValues(await extractions.listCorrections(id));
      const sailing = readings.map(({ values }) => statedSailingDay(values)).find((one) => one !== undefined);
      const day = statedSailingDay({ sailingDate: { value: corrected.get('sailingDate') ?? null } }) ?? sailing ?? on;
      return judgeDocuments(readings.map(declaredReading), { list: list(day), on: day, corrected });
    },
  };
}

/**
 * The rules' findings on an extraction that is shown, and where its documents disagree on a field, which of them is likelier
 * wrong. A corrected field is decided. `list` gives the list of the day of sailing; of today where none is stated.
 */
export function judgeExtraction(
  { extraction, readings }: CheckSubject,
  list: (on?: string) => DangerousGoodsList,
): JudgedExtraction {
  const values = Object.entries(extraction.values).filter(([, { status }]) => status === 'corrected');
  const corrected: JudgeOptions['corrected'] = new Map(values.map(([key, { value }]) => [key, value]));
  const on = statedSailingDay(extraction.values);
  const options = { list: list(on), corrected, ...(on === undefined ? {} : { on }) };
  const { rules, explanations } = judgeDocuments(readings.map(declaredReading), options);
  return {
    findings: rules.map(findingOfCheck),
    explanations: new Map([...explanations].map(([key, finding]) => [key, findingOfCheck(finding)])),
  };
}
