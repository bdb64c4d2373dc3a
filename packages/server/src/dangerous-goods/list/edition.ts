/** The edition of the rules that the loaded list follows; every answer names it. */
export type Edition = {
  /** As people write it on certificates. */
  readonly name: string;
  readonly amendment: string;
  /** Days from which it may and must be used by sea. */
  readonly voluntaryFrom: string;
  readonly mandatoryFrom: string;
};

/** The edition that is loaded. */
export const edition: Edition = {
  name: 'IMDG Code Amendment 42-24',
  amendment: '42-24',
  voluntaryFrom: '2025-01-01',
  mandatoryFrom: '2026-01-01',
};
