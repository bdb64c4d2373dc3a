/** What a value is: this decides by which rules words are read and values are compared. */
export type FieldType =
  | 'cas-numbers'
  | 'celsius'
  | 'choice'
  | 'code'
  | 'date'
  | 'ems'
  | 'hazard-class'
  | 'hazard-statements'
  | 'kilograms'
  | 'limited-quantity'
  | 'marine-pollutant'
  | 'measure'
  | 'name'
  | 'packaging-mark'
  | 'packing-group'
  | 'shipping-name'
  | 'subsidiary-hazards'
  | 'telephone'
  | 'text'
  | 'un-number';

/** A field that documents can state. */
export type StatedField = {
  /** The registry's key. */
  readonly key: string;
  readonly type: FieldType;
  /** The sections of a safety data sheet that state it; elsewhere it is only mentioned. The title and section 1 when absent. */
  readonly sections?: readonly number[];
  /**
   * Sections of a safety data sheet, likeliest first, in which a label of its own asks for it: the rows of `lexicon/tables/property-labels.tsv`
   * (type `measure`) or `substance-labels.tsv` whose concept is its key. Nothing else is needed to read it.
   */
  readonly labelledIn?: readonly number[];
  /**
   * How many values goods have: `one`, so that a second one in the same place is a contradiction, or a `list`, of which
   * one document may give more than another. When absent the first stated value holds.
   */
  readonly cardinality?: 'one' | 'list';
  /**
   * Documents of one shipment that differ: `must-agree` (the default) leaves the field empty as a conflict; `best-source`
   * takes free text from the best source; `own-to-each` expects each document to have its own.
   */
  readonly merge?: 'must-agree' | 'best-source' | 'own-to-each';
  /** The kind of document that knows it best; the safety data sheet when absent. */
  readonly bestSource?: 'safety-data-sheet' | 'packing-certificate';
  /** Which values are right as often as its own: free text, companies, states of matter, dates, measures and H-codes (`figure`), or codes and choices (the default). */
  readonly confidence?: 'code' | 'company' | 'figure' | 'prose' | 'state';
  /** The dangerous goods list can confirm it, together with the rest of the entry. */
  readonly confirmedByList?: true;
  /** Section 14 states it for each mode of transport. */
  readonly byMode?: true;
  /** The field whose value it repeats: a doubt about that one is not reported twice. */
  readonly copyOf?: string;
  /** Forms show `Y` or `N`: whether the goods go as limited quantities, where documents also state the limit of one packaging. */
  readonly shownAs?: 'goes-as-limited';
  /** What a language model is asked for. Absent: it is not asked, since a quote alone does not prove such a value. */
  readonly prompt?: string;
  /** How goods are declared with it when checks are asked for directly. Absent: no rule reads it. */
  readonly declared?: { readonly description: string; readonly example: string | number };
};

/** A field of a form that is filled from other fields: the first that is stated; with none, a person fills it in. */
export type FilledField = {
  readonly key: string;
  readonly from: readonly string[];
  /** The half of a bilingual name that it wants. */
  readonly script?: 'latin' | 'chinese';
};

/** A row of the catalogue. */
export type Field = StatedField | FilledField;
