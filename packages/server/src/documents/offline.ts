// What the module does with files of the machine's own, without a database: `agent-rate extract` loads this alone.
export type { FileExtraction } from './extract-file.ts';
export { extractFiles, type FileOutcome } from './extract-files.ts';
