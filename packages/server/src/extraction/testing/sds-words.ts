import words from './sds-words.json' with { type: 'json' };

/** The words of a safety data sheet in one language: as its rules print them (GHS annex 4, Reg. (EU) 2020/878, GB/T 16483, JIS Z 7253). */
export type SdsWords = {
  readonly title: string;
  /** "SECTION 4" in that language; `#` stands for the number. */
  readonly section: string;
  readonly headings: readonly string[];
  readonly product: string;
  readonly productName: string;
  readonly use: string;
  readonly useText: string;
  readonly supplier: string;
  readonly company: string;
  readonly emergency: string;
  readonly revision: string;
  readonly date: string;
  readonly statements: string;
  readonly flammable: string;
  readonly cas: string;
  readonly state: string;
  readonly liquid: string;
  readonly boilingPoint: string;
  readonly flashPoint: string;
  readonly unNumber: string;
  readonly shippingName: string;
  readonly paint: string;
  readonly class: string;
  readonly packingGroup: string;
  readonly environment: string;
  readonly marinePollutant: string;
  readonly no: string;
  readonly precautions: string;
  readonly bulk: string;
  readonly notApplicable: string;
  readonly notRegulated: string;
  readonly ems: string;
};

/** By language. */
export const SDS_WORDS: Readonly<Record<string, SdsWords>> = words;
