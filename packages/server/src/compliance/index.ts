export { checkDeclaration, checkNonDangerousLetter } from './check-declaration.ts';
export type { CheckFinding } from './check-finding.ts';
export { type Compliance, judgeExtraction, openCompliance } from './compliance.ts';
export { parseDeclaration } from './declaration/parse-declaration.ts';
export { gateForm } from './gate/gate-form.ts';
export { type Judgement, judgeDocuments } from './judge-documents.ts';
export { complianceOperations, printJudgement } from './operations.ts';
export { printChecksTables } from './print-checks.ts';
