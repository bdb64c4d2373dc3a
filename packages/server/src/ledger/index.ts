export { LEDGER_ACTS, type LedgerAct, ORDER_ACTS } from './acts.ts';
export type { GapPlan } from './close-gap.ts';
export { eraseMaker, eraseOverrulings, eraseRow, forgetEarlier } from './erase.ts';
export { LedgerProofSchema, type LedgerReport } from './ledger.schema.ts';
export { type Ledger, openLedger } from './ledger.ts';
export { ledgerOperations } from './operations.ts';
export { ledgerProblems } from './problems.ts';
export { readTrees } from './publication-trees.ts';
export { type Erasure, recordAct, recordErasure, recordWithTrees } from './record-act.ts';
