import type { Cell, Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import type { LabelHit } from '../labels/labels.ts';
import { isLabelAlone } from '../labels/match-label.ts';
import type { ValueFinder } from '../labels/value-finder.ts';
import { joinPassages, type Passage, passageOfCell } from '../layout/passage.ts';
import { IDENTITY_LABELS, type IdentityConcept } from '../lexicon/sheet-labels.ts';
import { wordsOf } from '../lexicon/words.ts';
import {
  canBeCompany,
  isAddress,
  isCompanyName,
  isLegalFormAlone,
  isNameBroken,
  isNameContinued,
  linesOfValue,
} from '../values/company-name.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { withoutAddress } from '../values/without-address.ts';

type Hit = LabelHit<IdentityConcept>;

/** Section 1's lines, the labels in them best first, and what finds their values. */
export type CompanyDeps = {
  readonly lines: readonly Line[];
  readonly hits: readonly Hit[];
  readonly finder: ValueFinder;
};

const LABELS = IDENTITY_LABELS.filter(({ concept }) => concept !== 'other');
const PERSON = new RegExp(String.raw`\d|;|,|${wordsOf('person')}`, 'i');

/** The company among the lines of a label's value. */
function companyAmong(lines: readonly Passage[]): Passage | undefined {
  const fit = lines
    .map(withoutAddress)
    .filter(({ text }) => canBeCompany(text) && !saysNothing(text) && !isLabelAlone(text, LABELS));
  const [first, second] = fit;
  if (!first) return undefined;
  // A person or a department before the company; or a label that is not known here.
  const isPerson = !isCompanyName(first.text) && PERSON.test(first.text);
  const isLabel = second && first.fragments[0]?.line === second.fragments[0]?.line && !isCompanyName(first.text);
  const named = isPerson || isLabel ? (fit.slice(1, 3).find((one) => isCompanyName(one.text)) ?? first) : first;
  const next = fit[fit.indexOf(named) + 1];
  if (next && (isNameContinued(named.text, next.text) || isNameBroken(named, next))) return joinPassages([named, next]);
  return named;
}

function companyAfter({ finder }: CompanyDeps, hit: Hit): Passage | undefined {
  return companyAmong(linesOfValue(finder.find(hit, 'block', 5)));
}

/** Labels of a company's name beside or below a heading, nearest first. */
function namesBelow({ hits }: CompanyDeps, hit: Hit): Hit[] {
  const isAfter = ({ line, cell, start }: Hit) =>
    line > hit.line || (line === hit.line && (cell > hit.cell || (cell === hit.cell && start > hit.start)));
  return hits
    .filter((one) => (one.concept === 'company' || one.concept === 'name') && isAfter(one) && one.line <= hit.line + 3)
    .sort((a, b) => a.line - b.line || a.cell - b.cell);
}

/** The company a label leads to: its value, that of "Company name" below it, or what begins the address below it. */
function companyOf(deps: CompanyDeps, hit: Hit): Passage | undefined {
  const direct = companyAfter(deps, hit);
  const inner = namesBelow(deps, hit)[0];
  if (inner && (!direct || (inner.line <= hit.line + 1 && !deps.finder.find(hit, 'row'))))
    return companyAfter(deps, inner);
  if (direct) return direct;
  const address = deps.hits.find(
    ({ concept, line }) => concept === 'address' && line > hit.line && line <= hit.line + 2,
  );
  const first = address && companyAfter(deps, address);
  return first && isCompanyName(first.text) ? first : undefined;
}

/** Labels of what goods are: no company stands behind them, whatever words its name has. */
const OF_GOODS: ReadonlySet<IdentityConcept> = new Set(['product', 'chemical', 'use']);

const PROSE = new RegExp(String.raw`${wordsOf('letterhead-prose')}|\d{4}|[.;:]$`, 'i');

/** Whether two cells stand under each other: at one left edge, or about one centre. */
function areAligned(one: Cell, other: Cell): boolean {
  const centre = (cell: Cell) => (cell.box[0] + cell.box[2]) / 2;
  return Math.abs(one.box[0] - other.box[0]) < 8 || Math.abs(centre(one) - centre(other)) < 25;
}

/** A name without a label right above an address, as letterheads have it. */
function nameAboveAddress({ lines, hits }: CompanyDeps): Passage | undefined {
  for (const [index, line] of lines.slice(0, 30).entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const labelled = hits.some((hit) => hit.line === index && hit.cell === at);
      if (labelled || cell.text.length > 60 || !/^\p{L}/u.test(cell.text)) continue;
      if (PROSE.test(cell.text) || !canBeCompany(cell.text) || isAddress(cell.text)) continue;
      // Between the two, other columns of a letterhead may have lines of their own.
      const below = lines.slice(index + 1, index + 4).filter((next) => next.cells.some((one) => areAligned(cell, one)));
      if (below[0]?.cells.some((one) => isAddress(one.text) && areAligned(cell, one))) return passageOfCell(line, cell);
    }
  }
  return undefined;
}

/** Whether a text is no part of a sentence: its longer words have capitals. */
function isTitled(text: string): boolean {
  return !/^\p{Ll}/u.test(text) && (text.match(/(?<![\p{L}-])\p{Ll}{5,}/gu) ?? []).length < 2;
}

/** A name right before its address in one cell: "Brightwater Coatings · 12 Long Street · Alderton". */
function nameBeforeAddress({ lines }: CompanyDeps): Passage | undefined {
  for (const line of lines.slice(0, 14)) {
    for (const cell of line.cells) {
      const name = withoutAddress(passageOfCell(line, cell));
      const behind = cell.text.slice(name.text.length).replace(/^[\s,;|•·*–-]+/, '');
      if (behind === '' || !isAddress(behind.split(/[,;|•·*]/)[0]?.trim() ?? '')) continue;
      if (isTitled(name.text) && !PROSE.test(name.text) && canBeCompany(name.text) && !name.text.includes(':'))
        return name;
    }
  }
  return undefined;
}

/** The first text that only a company's name can be. */
function nameByItself({ lines, hits }: CompanyDeps): Passage | undefined {
  for (const [index, line] of lines.slice(0, 14).entries()) {
    if (hits.some((hit) => hit.line === index && OF_GOODS.has(hit.concept))) continue;
    for (const cell of line.cells) {
      const fit = [cell.text.lastIndexOf(':') + 1, 0]
        .map((start) => withoutAddress(passageOfCell(line, cell, start)))
        .find(({ text }) => isCompanyName(text) && isTitled(text) && text.length <= 80 && !text.includes(':'));
      if (!fit || line.text.length > 110) continue;
      if (isLegalFormAlone(fit.text) || !canBeCompany(fit.text)) continue;
      if (!isLabelAlone(fit.text, LABELS)) return fit;
    }
  }
  return undefined;
}

/** The value of a bare "Name" that can only be a company's. */
function nameOfCompany(deps: CompanyDeps): Passage | undefined {
  return deps.hits
    .filter(({ concept }) => concept === 'name')
    .map((hit) => companyAfter(deps, hit))
    .find((named) => named && isCompanyName(named.text));
}

/** The manufacturer of section 1; else its supplier, else the company it names in any way. */
export function findCompany(deps: CompanyDeps): Draft {
  for (const concept of ['manufacturer', 'supplier', 'company'] as const) {
    for (const hit of deps.hits) {
      const named = hit.concept === concept ? companyOf(deps, hit) : undefined;
      if (named) return stated(named.text, named, concept === 'company' ? 'block' : 'label');
    }
  }
  const named = nameOfCompany(deps) ?? nameByItself(deps) ?? nameAboveAddress(deps) ?? nameBeforeAddress(deps);
  return named ? stated(named.text, named, 'fallback') : NOT_STATED;
}
