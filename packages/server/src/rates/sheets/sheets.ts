import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database } from '../../db/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { readFile } from '../grid/sheet-cell-store.ts';
import { type GridQuery, type GridWindow, readFindingRows, readGrid } from '../grid/sheet-grid.ts';
import { ratesProblem } from '../problems.ts';
import { compareDraft } from '../publications/compare-draft.ts';
import { deleteDraft } from '../publications/drafts.ts';
import { findLeftBeside } from '../publications/left-beside.ts';
import { findReplacedUnnamed } from '../publications/replaced-unnamed.ts';
import { findTakenBack } from '../publications/taken-back.ts';
import { mergeAnswers } from '../sheet-reader/mapping.ts';
import type { SheetAnswers } from '../sheet-reader/sheet-reading.ts';
import { importInWorker, isLarge } from './import-in-worker.ts';
import { type ImportedSheet, importSheet, type SheetImport } from './import-sheet.ts';
import type { RateSheet, RateSheetWithDifference } from './sheet.schema.ts';
import {
  deleteLayout,
  findRememberedAnswers,
  getSheet,
  listLayouts,
  listSheets,
  type SheetListQuery,
} from './sheet-store.ts';

/** One page of a list; pages count from 1. */
type Page = { page: number; perPage: number };

/** How a sheet is read again. */
export type Again = { answers: SheetAnswers; by: string; now: Date };

/** Importing sheets, and looking at what was imported. */
export type Sheets = {
  /** Imports a sheet here and now; what is large in a thread of its own. */
  importSheet: (input: SheetImport) => Promise<ImportedSheet>;
  /** A sheet; of a draft also what publishing it would change, and findings about that behind those of its reading. */
  getSheet: (id: number) => Promise<RateSheetWithDifference>;
  listSheets: (page: SheetListQuery) => Promise<{ sheets: RateSheet[]; total: number }>;
  /**
   * Reads the kept file of a sheet again with its answers and others; a draft gives way to the new one. Throws
   * `rate_sheet_not_found` and `rate_sheet_file_not_kept`.
   */
  rereadSheet: (id: number, again: Again) => Promise<RateSheetWithDifference>;
  /** The kept file of a sheet as an import with its answers and others. Throws as `rereadSheet`. */
  openAgain: (id: number, again: Again) => Promise<SheetImport>;
  /** A sheet cell by cell. */
  grid: {
    read: (id: number, query: GridQuery) => Promise<GridWindow>;
    findingRows: (of: { sheetId: number; finding: number }, page: Page) => ReturnType<typeof readFindingRows>;
  };
  /** The layouts that answers are remembered for. */
  layouts: {
    list: (page: Page) => ReturnType<typeof listLayouts>;
    /** Empty when none are remembered. */
    findAnswers: (layout: string) => Promise<SheetAnswers>;
    delete: (layout: string) => Promise<void>;
  };
};

/** Opens the sheets of a database. `names` is called at each use: operators add aliases while the service runs. */
export function openSheets(
  database: Database,
  names: () => { ports: PortResolver; carriers: CarrierDirectory },
): Sheets {
  const sheets: Sheets = {
    importSheet: async (input) => {
      if (!isLarge(input)) return importSheet({ database, ...names() }, input);
      const { sheetId, isDuplicate } = await importInWorker(database.url, input);
      return { sheet: await getSheet(database, sheetId), isDuplicate };
    },
    getSheet: async (id) => {
      const sheet = await getSheet(database, id);
      if (sheet.status !== 'draft') return { ...sheet, difference: null };
      const difference = await compareDraft(database, sheet);
      const replaced = difference.changed === 0 ? [] : await findReplacedUnnamed(database, sheet);
      const beside = difference.added === 0 ? [] : await findLeftBeside(database, sheet);
      const takenBack = difference.changed === 0 ? [] : await findTakenBack(database, sheet);
      return { ...sheet, findings: [...sheet.findings, ...takenBack, ...replaced, ...beside], difference };
    },
    listSheets: (page) => listSheets(database, page),
    openAgain: async (id, again) => {
      const { file, sha256, answers } = await getSheet(database, id);
      const bytes = await readFile(database, sha256);
      if (!bytes) throw ratesProblem('rate_sheet_file_not_kept', { id });
      return { ...again, source: { file: { name: file, bytes } }, answers: mergeAnswers(answers, again.answers) };
    },
    rereadSheet: async (id, again) => {
      const { status } = await getSheet(database, id);
      const { sheet } = await sheets.importSheet(await sheets.openAgain(id, again));
      if (status === 'draft' && sheet.id !== id) await deleteDraft(database, id);
      return sheets.getSheet(sheet.id);
    },
    grid: {
      read: (id, query) => readGrid(database, id, query),
      findingRows: (of, page) => readFindingRows(database, of, page),
    },
    layouts: {
      list: (page) => listLayouts(database, page),
      findAnswers: (layout) => findRememberedAnswers(database, layout),
      delete: (layout) => deleteLayout(database, layout),
    },
  };
  return sheets;
}
