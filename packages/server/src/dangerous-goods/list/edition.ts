/** An edition of the regulations; every answer names it. */
export type Edition = {
  /** As written on certificates. */
  readonly name: string;
  readonly amendment: string;
  /** Days from which it may and must be used by sea. */
  readonly voluntaryFrom: string;
  readonly mandatoryFrom: string;
  /** The day of sailing from which the service uses it, where an operator chose another than `voluntaryFrom`. */
  readonly usedFrom?: string;
};

/** The amendments of the IMDG Code that a list may be of, oldest first. */
export const EDITIONS = [
  {
    name: 'IMDG Code Amendment 42-24',
    amendment: '42-24',
    voluntaryFrom: '2025-01-01',
    mandatoryFrom: '2026-01-01',
  },
  {
    name: 'IMDG Code Amendment 43-26',
    amendment: '43-26',
    voluntaryFrom: '2027-01-01',
    mandatoryFrom: '2028-01-01',
  },
] as const satisfies readonly Edition[];
/** One of them. */
export type Amendment = (typeof EDITIONS)[number]['amendment'];

/** The edition of the built-in list. */
export const builtInEdition: Edition = EDITIONS[0];

/** The edition of an amendment. */
export const editionOf = (amendment: Amendment): Edition =>
  EDITIONS.find((edition) => edition.amendment === amendment) ?? builtInEdition;

/** The day of sailing from which a list of an edition is used. */
export const usedFrom = ({ usedFrom: chosen, voluntaryFrom }: Edition): string => chosen ?? voluntaryFrom;
