export { type Intake, type IntakeSettings, openIntake } from './intake.ts';
export { intakeOperations } from './intake-operations.ts';
export type { MailboxSettings } from './mailbox-source.ts';
