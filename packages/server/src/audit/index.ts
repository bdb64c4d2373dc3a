export { type AuditLog, openAuditLog } from './audit-log.ts';
export { auditOperations } from './operations.ts';
export { recordActs } from './record-acts.ts';
