import type { Mentions } from '../charge-text/mentions.ts';
import type { AmountUnit } from '../charge-text/stated-charge.ts';
import type { ReadCharge } from '../lcl/lcl-charges.ts';
import type { DraftRate } from '../sheet-reading.ts';

/** Names of the same thing, or of a part of it: "THC" in a note is handling at origin and at destination in the rates. */
const familyOf = (name: string) =>
  name
    .replace(/ at (?:origin|destination)$/, '')
    .replace(/ (?:charge|fee)$/, '')
    .replace(/^Bill of lading$/, 'Documentation');

/** What rates tell of charges: their names and codes, every amount, and the words of conditions, remarks and totals. */
export class Heard {
  readonly #names = new Set<string>();
  readonly #types = new Set<string>();
  readonly #numbers = new Set<number>();
  readonly #texts = new Set<string>();
  readonly #lists = new Set<unknown>();
  #words: string | undefined;

  add({ content }: DraftRate): void {
    const { base, charges, equipment, total, remarks } = content;
    this.#types.add(equipment.code);
    this.#numbers.add(base.amount);
    if (remarks !== null) this.#texts.add(remarks);
    if (this.#isNew(total.missing)) for (const sentence of total.missing) this.#texts.add(sentence);
    this.#addCharges(charges);
  }

  /** Whether the rates tell of all that a text mentions; an amount for containers that none of them is of needs no telling. */
  hears({ charges, money, percents }: Mentions): boolean {
    return (
      charges.every(({ name, code }) => this.#names.has(familyOf(name)) || (code !== null && this.#names.has(code))) &&
      money.every(({ value, unit }) => !this.#hasSize(unit) || this.#tells(value)) &&
      (charges.length === 0 || percents.every((percent) => this.#tells(percent)))
    );
  }

  #hasSize({ feet, types }: AmountUnit = {}): boolean {
    if (feet === undefined && types === undefined) return true;
    return [...this.#types].some((code) => types?.includes(code) || feet?.includes(Number(code.slice(0, 2))));
  }

  #isNew(list: unknown): boolean {
    if (this.#lists.has(list)) return false;
    this.#lists.add(list);
    this.#words = undefined;
    return true;
  }

  #addCharges(charges: DraftRate['content']['charges']): void {
    if (!this.#isNew(charges)) return;
    for (const { name, code, amount, condition, lcl } of charges as readonly ReadCharge[]) {
      this.#names.add(familyOf(name));
      if (code !== null) this.#names.add(code);
      for (const one of [amount, lcl?.minimum ?? null, lcl?.maximum ?? null])
        if (one !== null) this.#numbers.add(Math.abs(one));
      if (condition !== null) this.#texts.add(condition);
    }
  }

  #tells(amount: number): boolean {
    this.#words ??= [...this.#texts].join('\n').replace(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, '');
    return this.#numbers.has(amount) || this.#words.includes(String(amount));
  }
}
