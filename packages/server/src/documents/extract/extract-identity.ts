import type { Line } from '../model/index.ts';
import { DATA_SHEET } from './detect-document-type.ts';
import { type Draft, NOT_STATED, negated, stated } from './field-value.ts';
import { findCompany } from './find-company.ts';
import { findLabels } from './find-labels.ts';
import type { LabelHit } from './labels.ts';
import type { IdentityConcept } from './lexicon/identity-concept.ts';
import { IDENTITY_LABELS } from './lexicon/identity-labels.ts';
import { saysNothing } from './parse-negation.ts';
import { findPhones } from './parse-phone.ts';
import {
  joinPassages,
  type Passage,
  passageOf,
  passageOfCell,
  passageOfLine,
  slicePassage,
  textOfFragment,
} from './passage.ts';
import { ValueFinder } from './value-finder.ts';

export type IdentityKey =
  | 'commodityName'
  | 'chemicalName'
  | 'emergencyContactPerson'
  | 'manufacturerCompanyName'
  | 'cargoMainUsage'
  | 'emergencyContactTelephone'
  | 'shipperPhone';
type Hit = LabelHit<IdentityConcept>;

/** A Symbol font's ® comes out as Ò. */
function withoutFontSlips(text: string): string {
  return text.replace(/(?<=[A-Za-z])Ò(?=[\s,;]|$)/g, '®');
}

/** The substance's CAS number behind its name: «Caustic soda / 1310-73-2». */
const CAS_BEHIND = /\s*[/,;(|–-]\s*(?:CAS(?:[- ]?(?:no|nr|号)\b\.?)?:?\s*)?\d{2,7}-\d{2}-\d\)?$/i;

function withoutCas(name: Passage): Passage {
  const behind = CAS_BEHIND.exec(name.text);
  return behind && behind.index > 2 ? slicePassage(name, 0, behind.index) : name;
}

/** «C2H5OH», «NaClO» where the name should be: a name in words beside it is the better one. */
const FORMULA_ALONE =
  /^(?=.*(?:\d|[a-z].*[A-Z]))(?:(?:Na|K|Ca|Mg|Al|Fe|Cu|Zn|Ba|Mn|Ag|Pb|Sn|Si|Cl|Br|Li|Ti|[HCNOFPSBI])\d{0,2}|[()·]\d?){2,}$/;

/** A remark of which only the beginning was the name's: «Ion cells (UN» before «Number: UN3480)». */
function withoutOpenRemark(name: Passage): Passage {
  const open = /\s+\([^()]{0,12}$/.exec(name.text);
  return open && open.index > 2 ? slicePassage(name, 0, open.index) : name;
}

/** A sentence about the product behind its use: «Universal cleaner. The product is for professional users.» */
const ABOUT_PRODUCT =
  /^(?:das|dieses|the|this|ce|le|el|este|il|questo|o) (?:produkt|product|produit|producto|prodotto|produto) (?:ist|is|est|es|está|è|é|wird)\b/i;

function withoutRemark(use: Passage): Passage {
  const at = use.fragments.findIndex((one, index) => index > 0 && ABOUT_PRODUCT.test(textOfFragment(one)));
  return at < 0 ? use : passageOf(use.fragments.slice(0, at));
}

/** A label that asks for the telephone and the fax number at once. */
const WITH_FAX = /(?:电话|電話|phone|tel\b).{0,24}(?:传真|傳真|fax)/i;

/** A telephone number by itself, as an address ends with it. */
const PHONE_ALONE = /^(?:(?:T|P|Ph)[.: ]\s*)?(?:\+\s?\d|\(?0\d|\(\d{3}\)|\d{3}[-. ]\d{3}[-. ]\d{4})[\d\s()./-]*$/;

/** A line that speaks of emergencies, whatever else it says. */
const EMERGENCY =
  /(?<!non-? ?)emergenc|chemtrec|infotrac|chem-?tel|notruf|urgence|emergencia|应急|應急|緊急|紧急|긴급/i;

/** Who answers in an emergency: no label of another matter. */
const POISON = /\bpoisons? (?:control|info)/i;

/** Labels of which a company has some as goods do, and those that ask for what goods are. */
const DETAILS: ReadonlySet<IdentityConcept> = new Set(['name', 'address', 'telephone', 'other', 'cas']);
const GOODS: ReadonlySet<IdentityConcept> = new Set(['product', 'chemical', 'use']);
/** Labels of numbers to call, and of those whose numbers they may be. */
const OF_EMERGENCY: readonly IdentityConcept[] = ['telephone', 'emergency'];
const COMPANIES: readonly IdentityConcept[] = ['maker', 'supplier', 'company', 'contact'];

/** Labels that end what stands below a word of emergencies. */
const ENDS_EMERGENCY: ReadonlySet<IdentityConcept> = new Set(['product', 'use', 'maker', 'supplier', 'cas', 'other']);

/** Services that answer emergency calls about chemicals. */
const SERVICE = /\b(?:CHEMTREC|INFOTRAC|CHEM-?TEL|CANUTEC|VERISK 3E|3E Company|CARECHEM ?24|NRCC|BIG)\b/;
const NOT_A_PERSON =
  /^(?:(?:tele)?phone|tel|call|day|night|hours?|hrs?|24|us|usa|u\.s|domestic|outside|in|within|inside|international|for|from|or|and|not?|none|n\/a|see|emergency|general|information)\b|[@:;]|\d/i;

/** The words before a telephone number, when they name somebody. */
function personIn(passage: Passage | undefined): Passage | undefined {
  if (!passage || saysNothing(passage.text)) return undefined;
  const end = /[(+]?\d/.exec(passage.text)?.index ?? passage.text.length;
  const words = slicePassage(passage, 0, passage.text.slice(0, end).replace(/[\s:,–-]+$/, '').length);
  const fits = words.text.length >= 3 && words.text.length <= 60 && /^\p{Lu}|^\p{Lo}/u.test(words.text);
  return fits && !NOT_A_PERSON.test(words.text) ? words : undefined;
}

class IdentityReader {
  private readonly hits: Hit[];
  private readonly finder: ValueFinder;
  private readonly lines: readonly Line[];

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    this.hits = findLabels(lines, IDENTITY_LABELS);
    this.finder = new ValueFinder(lines, this.hits);
  }

  /** Hits of a concept, best label first, then in reading order. */
  private ranked(concept: IdentityConcept): Hit[] {
    const own = this.hits.filter((hit) => hit.concept === concept);
    // A label without a colon, with words behind it in the same cell, may be a phrase that begins like one.
    const textOf = (hit: Hit) => this.lines[hit.line]?.cells[hit.cell]?.text ?? '';
    const loose = (hit: Hit) => (!hit.closed && hit.end < textOf(hit).length ? 0.5 : 0);
    // One behind words that are no mark belongs to them: «名称 Name:», «制表人 姓名:».
    const behind = (hit: Hit) => (/^[\p{L}\s/]*\p{Lo}[\s/]*$/u.test(textOf(hit).slice(0, hit.start)) ? 2 : 0);
    const order = (hit: Hit) => hit.rank + loose(hit) + behind(hit);
    return own.sort((a, b) => order(a) - order(b) || a.line - b.line || a.cell - b.cell);
  }

  private isBelow(passage: Passage, hit: Hit): boolean {
    return passage.fragments[0]?.line === this.lines[hit.line + 1];
  }

  /** Whether what stands below a label is a label of its own with its value: «Function or use category : …». */
  private isOtherLabel(passage: Passage, hit: Hit): boolean {
    return this.isBelow(passage, hit) && !hit.closed && /^[\p{Lu}\p{Lo}][\p{L} /&()-]{2,40}\s?:\s/u.test(passage.text);
  }

  /** Whether a bare «Name» is the goods': the label or heading before it asks for no company and no person. */
  private isOfGoods(hit: Hit): boolean {
    const isBefore = (one: Hit) => one.line < hit.line || (one.line === hit.line && one.start < hit.start);
    const before = this.hits.filter((one) => isBefore(one) && !DETAILS.has(one.concept)).at(-1);
    return before === undefined || GOODS.has(before.concept);
  }

  product(concepts: readonly ('product' | 'chemical')[]): Draft {
    let none: Passage | undefined;
    let formula: Passage | undefined;
    for (const concept of concepts.length > 1 ? [...concepts, 'name' as const] : concepts) {
      for (const hit of this.ranked(concept)) {
        if (concept === 'name' && !this.isOfGoods(hit)) continue;
        const passage = this.finder.find(hit, 'lines', 2);
        if (!passage) continue;
        if (DATA_SHEET.test(passage.text) || this.isOtherLabel(passage, hit)) continue;
        if (saysNothing(passage.text)) none ??= passage;
        else if (passage.text.length < 220) {
          const name = withoutOpenRemark(withoutCas(passage));
          if (formula && !/\p{Lo}/u.test(name.text)) continue;
          if (!formula && FORMULA_ALONE.test(name.text)) {
            formula = name;
            continue;
          }
          return stated(withoutFontSlips(name.text), name);
        }
      }
    }
    if (formula) return stated(formula.text, formula);
    return none ? negated(none) : NOT_STATED;
  }

  use(): Draft {
    let none: Passage | undefined;
    const found = this.ranked('use').flatMap((hit) => {
      const passage = this.finder.find(hit, 'lines', 8);
      return passage ? [{ hit, passage }] : [];
    });
    // Headings lead to what stands below them, but a label with its value beside it is surer.
    const order = ({ hit, passage }: (typeof found)[number]) => hit.rank + (this.isBelow(passage, hit) ? 1.5 : 0);
    for (const { hit, passage } of found.sort((a, b) => order(a) - order(b))) {
      if (saysNothing(passage.text)) none ??= passage;
      // What ends with a colon only announces the uses.
      else if (this.isOtherLabel(passage, hit) || /:$/.test(passage.text)) continue;
      else if (!/^(?:liquid|solid|gas|aerosol|powder|paste|gel)\W*$/i.test(passage.text))
        return stated(withoutRemark(passage).text, withoutRemark(passage));
    }
    return none ? negated(none) : NOT_STATED;
  }

  company(): Draft {
    const hits = (['maker', 'supplier', 'company', 'address'] as const).flatMap((concept) => this.ranked(concept));
    return findCompany({
      lines: this.lines,
      hits: [...hits, ...this.hits.filter((hit) => !hits.includes(hit))],
      finder: this.finder,
    });
  }

  /** Numbers below a label whose own value has none, up to the next label that asks for something else. */
  private phonesBelow(hit: Hit): { text: string; from: Passage }[] {
    for (let index = hit.line; index <= hit.line + 5 && index < this.lines.length; index++) {
      const line = this.lines[index];
      // Right below, whose number it is may stand before it: «Manufacturer +1 555 …».
      const own = index === hit.line + 1 ? [...OF_EMERGENCY, ...COMPANIES] : OF_EMERGENCY;
      const other = this.hits.some((one) => one.line === index && index > hit.line && !own.includes(one.concept));
      if (!line || (other && !POISON.test(line.text))) break;
      const phones = findPhones(passageOfLine(line));
      if (phones.length > 0) return phones;
    }
    return [];
  }

  private phonesOf(concept: IdentityConcept): { text: string; from: Passage }[] {
    const found: { text: string; from: Passage }[] = [];
    for (const hit of this.ranked(concept)) {
      const passage = this.finder.find(hit, 'block', 5);
      const own = passage ? findPhones(passage) : [];
      const label = this.lines[hit.line]?.cells[hit.cell]?.text.slice(hit.start, hit.end) ?? '';
      const all = own.length === 0 && concept === 'emergency' ? this.phonesBelow(hit) : own;
      const phones = WITH_FAX.test(label) && all.length === 2 ? all.slice(0, 1) : all;
      for (const phone of phones) if (!found.some((one) => one.text === phone.text)) found.push(phone);
    }
    return found;
  }

  /** Numbers on a line that speaks of emergencies without a label, or right below it. */
  private phonesNearEmergency(): { text: string; from: Passage }[] {
    for (const [at, line] of this.lines.entries()) {
      if (!EMERGENCY.test(line.text)) continue;
      for (const [below, near] of this.lines.slice(at, at + 5).entries()) {
        const other = this.hits.some(({ line, concept }) => line === at + below && ENDS_EMERGENCY.has(concept));
        if (below > 0 && other) break;
        const phones = findPhones(passageOfLine(near));
        if (phones.length > 0) return phones;
      }
    }
    return [];
  }

  /** Numbers behind a telephone's label, else those that end an address, without any label. */
  private generalPhones(): { text: string; from: Passage }[] {
    const labelled = this.phonesOf('telephone');
    if (labelled.length > 0) return labelled;
    return this.lines.flatMap((line) =>
      line.cells.flatMap((cell) => (PHONE_ALONE.test(cell.text) ? findPhones(passageOfCell(line, cell)) : [])),
    );
  }

  /** Who answers in an emergency: a contact person, or the service named before the number («CHEMTREC: …»). */
  contact(): Draft {
    for (const concept of ['contact', 'emergency'] as const) {
      for (const hit of this.ranked(concept)) {
        const label = this.lines[hit.line]?.cells[hit.cell]?.text.slice(hit.start, hit.end) ?? '';
        const service = concept === 'emergency' ? SERVICE.exec(label)?.[0] : undefined;
        const line = this.lines[hit.line];
        const cell = line?.cells[hit.cell];
        if (service && line && cell) {
          const start = cell.text.indexOf(service, hit.start);
          return stated(service, passageOfCell(line, cell, start, start + service.length), 'pattern');
        }
        const person = personIn(this.finder.find(hit, 'row'));
        if (person) return stated(person.text, person, concept === 'contact' ? 'label' : 'pattern');
      }
    }
    return NOT_STATED;
  }

  phone(): Draft {
    const labelled = this.phonesOf('emergency');
    const emergency = labelled.length > 0 ? labelled : this.phonesNearEmergency();
    const phones = emergency.length > 0 ? emergency : this.generalPhones().slice(0, 1);
    if (phones.length === 0) return NOT_STATED;
    const value = phones.map((phone) => phone.text).join('; ');
    return stated(value, joinPassages(phones.map((phone) => phone.from)), emergency.length > 0 ? 'label' : 'fallback');
  }
}

/** The fields of section 1: name, maker, use, emergency telephones. */
export function extractIdentity(lines: readonly Line[]): Record<Exclude<IdentityKey, 'shipperPhone'>, Draft> {
  const reader = new IdentityReader(lines);
  return {
    commodityName: reader.product(['product', 'chemical']),
    chemicalName: reader.product(['chemical']),
    manufacturerCompanyName: reader.company(),
    cargoMainUsage: reader.use(),
    emergencyContactTelephone: reader.phone(),
    emergencyContactPerson: reader.contact(),
  };
}
