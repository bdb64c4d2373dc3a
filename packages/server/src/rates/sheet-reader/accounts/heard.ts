import type { Mentions } from '../charge-text/mentions.ts';
import type { AmountUnit } from '../charge-text/stated-charge.ts';
import { findCharge, type KnownCharge } from '../charges/charge-lexicon.ts';
import type { ReadCharge } from '../lcl/lcl-charges.ts';
import type { DraftRate } from '../sheet-reading.ts';

/** Names of the same thing, or of a part of it: "THC" in a note is handling at origin and at destination in the rates. */
const familyOf = (name: string) =>
  name
    .replace(/ at (?:origin|destination)$/, '')
    .replace(/ (?:charge|fee)$/, '')
    .replace(/^Bill of lading$/, 'Documentation');

type Named = Pick<KnownCharge, 'name' | 'code'>;

/** What a charge is told by: the family of its name, and its code. */
const keysOf = ({ name, code }: Named): string[] => [familyOf(name), ...(code === null ? [] : [code])];

/** Of charges that no list has, a text mentions the amount alone. */
const UNLISTED = '';
const isListed = ({ name, code }: Named) => findCharge(code ?? name) !== undefined || findCharge(name) !== undefined;

/** The numbers that a text has, however their thousands and decimals are written. */
function numbersIn(text: string): number[] {
  const plain = text.replace(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, '');
  return [...plain.matchAll(/\d+(?:[.,]\d+)?/g)].flatMap(([written]) => [
    Number(written.replace(',', '.')),
    Number.parseInt(written, 10),
  ]);
}

/** What rates tell of charges: their names and codes, every amount, and the words of conditions, remarks and totals. */
export class Heard {
  readonly #names = new Set<string>();
  readonly #types = new Set<string>();
  readonly #prices = new Set<number>();
  readonly #amounts = new Map<string, Set<number>>();
  readonly #texts = new Set<string>();
  readonly #lists = new Set<unknown>();
  #said: ReadonlySet<number> | undefined;

  add({ content }: DraftRate): void {
    const { base, charges, equipment, total, remarks } = content;
    this.#types.add(equipment.code);
    this.#prices.add(base.amount);
    if (remarks !== null) this.#texts.add(remarks);
    if (this.#isNew(total.missing)) for (const sentence of total.missing) this.#texts.add(sentence);
    this.#addCharges(charges);
  }

  /**
   * Whether the rates tell of all that a text mentions: its amounts as prices, as those of the charges that it names, or of ones that
   * no list has. An amount for containers that none of the rates is of needs no telling.
   */
  hears({ charges, money, percents }: Mentions): boolean {
    return (
      charges.every((charge) => keysOf(charge).some((key) => this.#names.has(key))) &&
      money.every(({ value, unit }) => !this.#hasSize(unit) || this.tells(value, charges)) &&
      (charges.length === 0 || percents.every((percent) => this.tells(percent, charges)))
    );
  }

  /** Whether the rates have an amount as a price, in words, or as that of a charge: one of those that its text names, if it names any. */
  tells(amount: number, charges: readonly KnownCharge[]): boolean {
    const families = charges.length === 0 ? [...this.#amounts.keys()] : [UNLISTED, ...charges.flatMap(keysOf)];
    return this.#prices.has(amount) || families.some((key) => this.#amounts.get(key)?.has(amount)) || this.says(amount);
  }

  /** Whether the words of conditions, remarks and totals have a number. */
  says(amount: number): boolean {
    this.#said ??= new Set([...this.#texts].flatMap(numbersIn));
    return this.#said.has(amount);
  }

  #hasSize({ feet, types }: AmountUnit = {}): boolean {
    if (feet === undefined && types === undefined) return true;
    return [...this.#types].some((code) => types?.includes(code) || feet?.includes(Number(code.slice(0, 2))));
  }

  #isNew(list: unknown): boolean {
    if (this.#lists.has(list)) return false;
    this.#lists.add(list);
    this.#said = undefined;
    return true;
  }

  #addCharges(charges: DraftRate['content']['charges']): void {
    if (!this.#isNew(charges)) return;
    for (const { name, code, amount, condition, lcl } of charges as readonly ReadCharge[]) {
      const keys = keysOf({ name, code });
      for (const key of keys) this.#names.add(key);
      const amounts = [amount, lcl?.minimum ?? null, lcl?.maximum ?? null].filter((one) => one !== null);
      for (const key of isListed({ name, code }) ? keys : [UNLISTED])
        for (const one of amounts) this.#amounts.set(key, (this.#amounts.get(key) ?? new Set()).add(Math.abs(one)));
      if (condition !== null) this.#texts.add(condition);
    }
  }
}
