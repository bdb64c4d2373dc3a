// What the module knows without a database: processes that read documents load this alone.
export {
  type Box,
  boxOfText,
  boxOfWords,
  type Cell,
  type Document,
  type DocumentKind,
  type Doubt,
  type Line,
  type LineRole,
  type Page,
  type PageView,
  unionOf,
} from './model/index.ts';
export { DOCUMENT_PROBLEMS, documentProblem } from './problems.ts';
export { isMail } from './read/detect-kind.ts';
export {
  type BoxSign,
  DEFAULT_READ_LIMITS,
  drawBoxes,
  findTextLayerFault,
  isSymbolFont,
  keepOcrLoaded,
  type LabelledBox,
  PagePictures,
  type ReadOptions,
  readDocument,
  signOfCheckBox,
  signOfSymbol,
  symbolOfSign,
  writePng,
} from './read/index.ts';
export { isDeclarationJson } from './read/json/read-json.ts';
export { serveTasks } from './workers/serve-tasks.ts';
export {
  createDocumentTasks,
  type DocumentTasks,
  type File,
  pageText,
  type TaskOptions,
  type TaskRunners,
} from './workers/tasks.ts';
export { createWorkerPool, type PoolSettings, type WorkerPool } from './workers/worker-pool.ts';
