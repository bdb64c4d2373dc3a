/** An edition of the regulations; every answer names it. */
export type Edition = {
  /** As written on certificates. */
  readonly name: string;
  readonly amendment: string;
  /** Days from which it may and must be used by sea. */
  readonly voluntaryFrom: string;
  readonly mandatoryFrom: string;
};

/** The edition of the built-in list. */
export const builtInEdition: Edition = {
  name: 'IMDG Code Amendment 42-24',
  amendment: '42-24',
  voluntaryFrom: '2025-01-01',
  mandatoryFrom: '2026-01-01',
};
