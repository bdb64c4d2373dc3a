import { builtInList, type DangerousGoodsList, type Edition } from '../dangerous-goods/offline.ts';
import type { Database } from '../db/index.ts';
import { type CheckFinding, checkDeclaration, checkLetterGate, type Declaration } from './check/index.ts';
import { type DeclaredExtraction, declareExtraction } from './declare-extraction.ts';
import type { DocumentReading } from './document-reading.ts';
import { getStoredExtraction, listCorrections } from './extraction-store.ts';
import type { CheckSubject } from './extractions.ts';
import { findingOfCheck, type Judgement, type JudgeOptions, judgeDocuments } from './judge-documents.ts';
import { documentProblem } from './problems.ts';

/** What checks stand on: the list that is asked for at each use, since an operator may replace it. */
export type ChecksDeps = { database: Database; list?: () => DangerousGoodsList };

/** The part of the module that applies the dangerous goods rules. */
export type Checks = {
  /** What the rules say of a declaration that is stated directly. */
  checkDeclaration: (declaration: Declaration, on: string) => Judgement;
  /** What they say of an extraction, corrections applied. Throws `extraction_not_found`, `extraction_not_done`. */
  checkExtraction: (id: number, on: string) => Promise<Judgement>;
  /** What each document of an extraction states by itself, uncorrected. Throws `extraction_not_found`, `extraction_not_done`. */
  declareEach: (id: number) => Promise<Declaration[]>;
  /** The dangerous goods list that holds now. */
  list: () => DangerousGoodsList;
  /** Rules for an extraction that is shown; its documents' conflicts are among its findings already. */
  judge: (subject: CheckSubject) => ReturnType<typeof findingOfCheck>[];
};

const declared = ({ name, id, documentType, values, details }: DocumentReading): DeclaredExtraction => ({
  file: name,
  id,
  documentType,
  values,
  ...(details === undefined ? {} : { details }),
});

async function readingsOf(database: Database, id: number): Promise<readonly DocumentReading[]> {
  const { result, status } = await getStoredExtraction(database, id);
  if (!result) throw documentProblem('extraction_not_done', { id, extraction_status: status });
  return result.readings;
}

/** The part of the module that applies the dangerous goods rules. */
export function createChecks({ database, list = () => builtInList }: ChecksDeps): Checks {
  return {
    checkDeclaration: (declaration, on) => {
      const options = { list: list(), on };
      const edition: Edition = options.list.edition;
      const findings: readonly CheckFinding[] = checkDeclaration(declaration, options);
      return { declaration, findings, letter: checkLetterGate(declaration, options), edition };
    },
    list,
    declareEach: async (id) => (await readingsOf(database, id)).map((reading) => declareExtraction(declared(reading))),
    checkExtraction: async (id, on) => {
      const readings = await readingsOf(database, id);
      const corrections = await listCorrections(database, id);
      const corrected = new Map(corrections.map(({ key, value }) => [key, value] as const));
      return judgeDocuments(readings.map(declared), { list: list(), on, corrected });
    },
    judge: ({ extraction, readings }) => {
      const values = Object.entries(extraction.values).filter(([, { status }]) => status === 'corrected');
      const corrected: JudgeOptions['corrected'] = new Map(values.map(([key, { value }]) => [key, value]));
      const { findings } = judgeDocuments(readings.map(declared), { list: list(), corrected });
      return findings.filter(({ code }) => code !== 'documents_conflict').map(findingOfCheck);
    },
  };
}
