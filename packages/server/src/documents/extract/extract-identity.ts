import type { Line } from '../model/index.ts';
import { DATA_SHEET } from './detect-document-type.ts';
import { type Draft, NOT_STATED, negated, stated } from './field-value.ts';
import { findLabels, type LabelHit } from './labels.ts';
import { IDENTITY_LABELS, type IdentityConcept } from './lexicon/identity-labels.ts';
import { saysNothing } from './parse-negation.ts';
import { findPhones } from './parse-phone.ts';
import { joinPassages, type Passage, passageOfCell, passageOfLine, slicePassage } from './passage.ts';
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

/** Legal forms and words that only companies have in their names. */
const COMPANY =
  /\b(?:inc|incorporated|l\.?l\.?c|ltd|limited|corp|corporation|co|company|gmbh|ag|kg|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|b\.?v\.?b?a?|n\.?v|plc|pty|oy|ab|a\/s|l\.?p|lp|pte|group|industries|chemicals|laborator(?:y|ies)|products|international|enterprises|technologies|sdn|k\.?k)\b\.?|公司|株式会社|有限|企业|集團|集团|廠|厂|주식회사|㈜/i;
/** A line that holds no more than the end of a company's name: «Coatings, Inc.». */
const LEGAL_FORM =
  /^(?:\p{L}+[ ,]+){0,2}(?:inc|llc|ltd|limited|corp|corporation|company|gmbh(?: & co\.? kg)?|s\.?a\.?|b\.v|plc)\.?$/iu;
/** Lines that are part of an address or a contact, never a name. */
const NOT_A_COMPANY =
  /^\s*(?:\d+[\s,-]|p\.?\s?o\.?\s?box|tel|phone|fax|e-?mail|www\.|https?:|attn|address|for (?:further|more|additional|product)|street|see )|@|^[\d\s()+.-]+$/i;

/** A Symbol font's ® comes out as Ò. */
function withoutFontSlips(text: string): string {
  return text.replace(/(?<=[A-Za-z])Ò(?=[\s,;]|$)/g, '®');
}

/** «ACME Inc., 12 Long Street, Town»: the name ends where the address begins. */
function withoutAddress(passage: Passage): Passage {
  const latin =
    /^(.{3,80}?\b(?:inc|llc|ltd|corp|gmbh|co|limited|corporation|company|s\.a|s\.r\.l|ag|b\.v)\b\.?)(?!\s*,?\s*(?:inc|llc|ltd|limited|corp|pte|pvt|sdn|gmbh|s\.a|b\.v|l\.p)\b)\s*[,;(]?\s*(?=\d|p\.?o\.?\s?box|\(|addr|tel|phone|[,;(])/i.exec(
      passage.text,
    );
  const chinese = /^(.{2,60}?(?:公司|集团|集團|株式会社|厂|廠))(?=[\s,;(/、])/.exec(passage.text);
  const street =
    /^(.{3,70}?)\s*[,;]\s*(?=\d+[ -]\p{L}|p\.?\s?o\.?\s?box|(?:av|avda|avenida|calle|carretera|rua|rod|rue|via|viale|strada|ul|pol[íi]gono|parque)\b\.?\s)/iu.exec(
      passage.text,
    );
  const name = chinese?.[1] ?? latin?.[1] ?? street?.[1];
  return name ? slicePassage(passage, 0, name.length) : passage;
}

/** Whether what stands below a label is a label of its own with its value: «Function or use category : …». */
function isOtherLabel(passage: Passage, hit: Hit): boolean {
  const first = passage.fragments[0];
  const below = first !== undefined && first.cell.box[1] > first.line.box[1] - 1 && first.start === 0;
  return below && !hit.closed && /^[\p{L}][\p{L} /&()-]{2,40}\s?:\s/u.test(passage.text);
}

/** The lines of a value; words that justified setting drove apart are one text. */
function linesOfValue(value: Passage | undefined): Passage[] {
  const lines: Passage[] = [];
  for (const fragment of value?.fragments ?? []) {
    const last = lines.at(-1);
    const before = last?.fragments.at(-1);
    const near =
      before?.line === fragment.line && fragment.cell.box[0] - before.cell.box[2] < 2 * fragment.line.size && last;
    const own = passageOfCell(fragment.line, fragment.cell, fragment.start, fragment.end);
    if (near) lines[lines.length - 1] = joinPassages([near, own]);
    else lines.push(own);
  }
  return lines;
}

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

  product(concepts: readonly ('product' | 'chemical')[]): Draft {
    let none: Passage | undefined;
    for (const concept of concepts) {
      for (const hit of this.ranked(concept)) {
        const passage = this.finder.find(hit, 'lines', 2);
        if (!passage) continue;
        if (DATA_SHEET.test(passage.text) || isOtherLabel(passage, hit)) continue;
        if (saysNothing(passage.text)) none ??= passage;
        else if (passage.text.length < 220) return stated(withoutFontSlips(passage.text), passage);
      }
    }
    return none ? negated(none) : NOT_STATED;
  }

  use(): Draft {
    let none: Passage | undefined;
    for (const hit of this.ranked('use')) {
      const passage = this.finder.find(hit, 'lines', 8);
      if (!passage) continue;
      if (saysNothing(passage.text)) none ??= passage;
      else if (isOtherLabel(passage, hit)) continue;
      else if (!/^(?:liquid|solid|gas|aerosol|powder|paste|gel)\W*$/i.test(passage.text))
        return stated(passage.text, passage);
    }
    return none ? negated(none) : NOT_STATED;
  }

  /** The company a label leads to: on its line, or among the first lines below. */
  private companyAfter(hit: Hit): Passage | undefined {
    const value = this.finder.find(hit, 'block', 5);
    const candidates = linesOfValue(value);
    const fit = candidates.filter(
      (one) => !NOT_A_COMPANY.test(one.text) && !saysNothing(one.text) && one.text.length < 120,
    );
    const [first] = fit;
    const doubtful =
      first &&
      !COMPANY.test(first.text) &&
      /\d|;|,|\b(?:dr|mr|ms|mrs)\b|headquarters|department|engineer|manager|contact/i.test(first.text);
    const named = doubtful ? (fit.slice(1, 3).find((one) => COMPANY.test(one.text)) ?? first) : first;
    if (!named) return undefined;
    const next = fit[fit.indexOf(named) + 1];
    if (next && (/\b(?:for|of|and|&)$/i.test(named.text) || (!COMPANY.test(named.text) && LEGAL_FORM.test(next.text))))
      return joinPassages([named, next]);
    return withoutAddress(named);
  }

  /** «Manufacturer» over «Address: Brightwater Ltd, …»: the address begins with the company. */
  private companyInAddress(hit: Hit): Passage | undefined {
    const address = this.hits.find(
      (other) => other.concept === 'address' && other.line > hit.line && other.line <= hit.line + 2,
    );
    const first = address && this.companyAfter(address);
    return first && COMPANY.test(first.text) ? first : undefined;
  }

  company(): Draft {
    for (const concept of ['maker', 'supplier', 'company'] as const) {
      for (const hit of this.ranked(concept)) {
        // A heading above «Company name: …» leads to that label's value.
        const inner = this.hits.find(
          (other) => other.concept === 'company' && other.line > hit.line && other.line <= hit.line + 3,
        );
        const direct = this.companyAfter(hit);
        const passage =
          inner && (!direct || (inner.line === hit.line + 1 && !this.finder.find(hit, 'row')))
            ? this.companyAfter(inner)
            : direct;
        const address = passage ? undefined : this.companyInAddress(hit);
        const named = passage ?? address;
        if (named) return stated(named.text, named, concept === 'company' ? 'block' : 'label');
      }
    }
    // A label has words such as «企业» in it, too.
    const line = this.lines
      .slice(0, 14)
      .find(
        (one, index) =>
          COMPANY.test(one.text.replace(/(?:企业|公司|廠商|厂商)\p{Script=Han}{1,4}(?=\P{Script=Han}|$)/u, '')) &&
          one.text.length < 80 &&
          !NOT_A_COMPANY.test(one.text) &&
          !this.hits.some((hit) => hit.line === index && hit.concept === 'product'),
      );
    if (!line) return NOT_STATED;
    const cell = line.cells.find((one) => COMPANY.test(one.text)) ?? line.cells[0];
    const start = cell ? cell.text.lastIndexOf(':') + 1 : 0;
    const passage = cell ? passageOfCell(line, cell, start) : passageOfLine(line);
    const named = withoutAddress(passage);
    return stated(named.text, named, 'fallback');
  }

  /** Numbers below a label whose own value has none, up to the next label that asks for something else. */
  private phonesBelow(hit: Hit): { text: string; from: Passage }[] {
    for (let index = hit.line; index <= hit.line + 5 && index < this.lines.length; index++) {
      const line = this.lines[index];
      const other = this.hits.some(
        (one) => one.line === index && index > hit.line && !['telephone', 'emergency'].includes(one.concept),
      );
      if (!line || other) break;
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
      const phones = own.length === 0 && concept === 'emergency' ? this.phonesBelow(hit) : own;
      for (const phone of phones) if (!found.some((one) => one.text === phone.text)) found.push(phone);
    }
    return found;
  }

  /** Numbers on lines that speak of emergencies without a label, or right below such a line. */
  private phonesNearEmergency(): { text: string; from: Passage }[] {
    const at = this.lines.findIndex((line) =>
      /emergenc|chemtrec|infotrac|chem-?tel|notruf|urgence|emergencia|应急|應急|緊急|紧急|긴급/i.test(line.text),
    );
    if (at < 0) return [];
    const [own, ...below] = this.lines.slice(at, at + 3).map((line) => findPhones(passageOfLine(line)));
    return own && own.length > 0 ? own : below.flat();
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
    const phones = emergency.length > 0 ? emergency : this.phonesOf('telephone').slice(0, 1);
    if (phones.length === 0) return NOT_STATED;
    const value = phones.map((phone) => phone.text).join('; ');
    return stated(value, joinPassages(phones.map((phone) => phone.from)), emergency.length > 0 ? 'label' : 'fallback');
  }
}

const NOT_A_NAME =
  /\b[A-Z]{2}\s?\d{5}\b|\*|,\s[A-Z]{2}\b|emergenc|safety data|data sheet|\bm?sds\b|page|section|according|regulation|revision|version|issue|date|print|www|@|tel|fax|^[\d\W]+$|安全|資料表|说明书|^\d+\s+\p{L}|\b(?:street|drive|avenue|boulevard|road|suite|p\.?o\.? box)\b/iu;

/** The title above section 1 in the largest type, when it is no company and not the word for a data sheet. */
export function titleOf(lines: readonly Line[]): Draft {
  let best: Line | undefined;
  for (const line of lines) {
    if (
      line.page > 1 ||
      line.text.length > 90 ||
      line.text.length < 3 ||
      NOT_A_NAME.test(line.text) ||
      DATA_SHEET.test(line.text) ||
      COMPANY.test(line.text)
    )
      continue;
    if (!best || line.size > best.size + 0.5) best = line;
  }
  if (!best) return NOT_STATED;
  const passage = passageOfLine(best);
  return stated(passage.text, passage, 'fallback');
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
