import type { Finding } from '../../base/index.ts';
import { classNumberOf, type DangerousGoodsEntry } from '../../dangerous-goods/offline.ts';
import type { Document, Line } from '../../documents/offline.ts';
import { type Draft, derived, stated } from '../fields/field-value.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import { joinPassages, type Passage, passageOfCell, slicePassage } from '../layout/passage.ts';
import { TRANSPORT_LABELS } from '../lexicon/sheet-labels.ts';
import { isCasNumber } from '../values/parse-cas.ts';
import { UN_NUMBER } from '../values/un-number-form.ts';
import { entriesOf } from './agreement-with-list.ts';
import { isDoubtful } from './doubtful-readings.ts';
import { digitsOfScan, SCANNED_CAS, SCANNED_UN } from './scan-confusions.ts';

type Drafts = Record<string, Draft>;
type Reconciled = { drafts: Drafts; findings: Finding[] };

const unreadable = (draft: Draft): Draft => ({ ...draft, value: null, status: 'unreadable' });
const pageOf = (draft: Draft) => draft.passages[0]?.fragments[0]?.line.page;
const quoteOf = (draft: Draft) => draft.passages.map(({ text }) => text).join(' … ');

function findingOn(draft: Draft, finding: Omit<Finding, 'place' | 'quote'>): Finding {
  const page = pageOf(draft);
  return { ...finding, quote: quoteOf(draft), ...(page === undefined ? {} : { place: { page } }) };
}

/** A class as it can be compared with the list's: without compatibility group and division when one side has none. */
function agrees(stated: string, entry: DangerousGoodsEntry): boolean {
  const own = String(entry.hazardClass);
  return own.startsWith(stated) || stated.startsWith(own) || classNumberOf(entry.hazardClass) === Number(stated);
}

/** A UN number in which OCR took digits for letters: taken when the list has it and the class that is stated agrees. */
function correctUnNumber(drafts: Drafts, lines: readonly Line[]): Reconciled {
  if (drafts.unNo?.value || drafts.unNo?.status === 'negated') return { drafts, findings: [] };
  for (const passage of ValueFinder.among(lines, TRANSPORT_LABELS).valuesOf('unNumber')) {
    const match = SCANNED_UN.exec(passage.text);
    const read = match?.[1] ? digitsOfScan(match[1]) : undefined;
    if (!match || !read?.corrected) continue;
    const from = slicePassage(passage, match.index, match.index + match[0].length);
    return settleUnNumber(drafts, derived(`UN${read.digits}`, [from]));
  }
  return { drafts, findings: [] };
}

function settleUnNumber(drafts: Drafts, corrected: Draft): Reconciled {
  const hazard = drafts.imoHazardClassNo?.value;
  const supported = entriesOf(corrected).some((entry) => typeof hazard === 'string' && agrees(hazard, entry));
  const candidates = [{ code: String(corrected.value), name: String(corrected.value) }];
  if (!supported) {
    const finding = findingOn(corrected, {
      code: 'un_number_unreadable',
      severity: 'warning',
      message: 'The UN number cannot be read on the scan; look at the page and enter it.',
      candidates,
    });
    return { drafts: { ...drafts, unNo: unreadable(corrected) }, findings: [finding] };
  }
  const finding = findingOn(corrected, {
    code: 'un_number_corrected',
    severity: 'warning',
    message: `The scan’s UN number was read as ${corrected.value}: letters stood for digits, and class ${hazard} agrees with the dangerous goods list.`,
  });
  return { drafts: { ...drafts, unNo: corrected }, findings: [finding] };
}

/** A number on a scan that the list does not have, or has in another class, was misread there or is wrong: neither is handed on. */
function checkUnNumber(drafts: Drafts): Reconciled {
  const { unNo, imoHazardClassNo: hazard } = drafts;
  if (!unNo?.value) return { drafts, findings: [] };
  const entries = entriesOf(unNo);
  if (entries.length === 0) {
    const finding = findingOn(unNo, {
      code: 'un_number_unreadable',
      severity: 'warning',
      message: `The scan seems to say ${unNo.value}, which the dangerous goods list does not have; look at the page.`,
    });
    return { drafts: { ...drafts, unNo: unreadable(unNo) }, findings: [finding] };
  }
  if (typeof hazard?.value !== 'string' || entries.some((entry) => agrees(String(hazard.value), entry))) {
    return { drafts, findings: [] };
  }
  const finding = findingOn(unNo, {
    code: 'un_number_and_class_disagree',
    severity: 'warning',
    message: `The scan seems to say ${unNo.value} and class ${hazard.value}; the dangerous goods list has class ${entries[0]?.hazardClass}. One of them was misread or is wrong: look at the page.`,
  });
  const conflict = (draft: Draft): Draft => ({ ...draft, value: null, status: 'conflict' });
  return { drafts: { ...drafts, unNo: conflict(unNo), imoHazardClassNo: conflict(hazard) }, findings: [finding] };
}

/** How a scan's packing group was read: as it stands, out of what OCR makes of three or two bars, or out of next to nothing. */
function readingOf(packingGroup: Draft): 'plain' | 'misread' | 'doubtful' {
  if (isDoubtful(packingGroup)) return 'doubtful';
  const words = quoteOf(packingGroup).replace(/\s/g, '');
  // A lone 1 is what OCR mostly makes of I, II and III.
  if (/^(?:I{1,3}|[23])$/.test(words)) return 'plain';
  if (words === '川' || /^[Il|!1]{2,3}$/.test(words)) return 'misread';
  return words.length === 1 ? 'doubtful' : 'plain';
}

const NUMBERS = new RegExp(UN_NUMBER, 'g');

/**
 * The packing group that is printed plainly behind its label elsewhere, for another mode; undefined when none or several are, or
 * when several UN numbers are.
 */
function plainGroupOf(lines: readonly Line[]): Draft | undefined {
  const numbers = lines.flatMap(({ text }) => text.match(NUMBERS) ?? []);
  if (new Set(numbers.map((number) => number.slice(-4))).size > 1) return undefined;
  const groups = ValueFinder.among(lines, TRANSPORT_LABELS)
    .valuesOf('packingGroup')
    .flatMap((passage) => {
      const group = /^(?:PG ?)?(I{1,3})$/.exec(passage.text.trim())?.[1];
      return group ? [stated(group, passage)] : [];
    });
  const plain = groups.filter((group) => !isDoubtful(group));
  return new Set(plain.map(({ value }) => value)).size === 1 ? plain[0] : undefined;
}

/** A packing group of a scan against those that the list has for the UN number: the only one possible is derived, a choice is not made. */
function settlePackingGroup(drafts: Drafts, lines: readonly Line[]): Reconciled {
  const { packingGroup, unNo } = drafts;
  // Boxes to tick run together with the numerals behind them.
  const isLost = packingGroup?.status === 'unreadable' && isDoubtful(packingGroup);
  if (!packingGroup?.value && !isLost) return { drafts, findings: [] };
  const allowed = [...new Set(entriesOf(unNo).flatMap((entry) => entry.packingGroup ?? []))];
  if (isLost && allowed.length !== 1) return { drafts, findings: [] };
  const possible = allowed.length === 0 || allowed.some((group) => group === packingGroup.value);
  const reading = readingOf(packingGroup);
  if (possible && reading === 'plain') return { drafts, findings: [] };
  const elsewhere = plainGroupOf(lines);
  if (elsewhere && allowed.some((group) => group === elsewhere.value)) {
    return { drafts: { ...drafts, packingGroup: elsewhere }, findings: [] };
  }
  const [only] = allowed.length === 1 && (possible || reading === 'doubtful') ? allowed : [];
  const taken =
    only ?? (possible && allowed.length > 0 && reading === 'misread' ? (packingGroup.value ?? undefined) : undefined);
  if (taken !== undefined) {
    const why = only ? `${unNo?.value} has this one alone` : `${unNo?.value} can have it`;
    const finding = findingOn(packingGroup, {
      code: 'packing_group_corrected',
      severity: 'warning',
      message: `The packing group is hard to read on the scan; it was taken for ${taken}, and ${why}.`,
    });
    const proof = [...packingGroup.passages, ...(unNo?.passages ?? [])];
    return { drafts: { ...drafts, packingGroup: derived(taken, proof) }, findings: [finding] };
  }
  const finding = findingOn(packingGroup, {
    code: 'packing_group_unreadable',
    severity: 'warning',
    message: 'The packing group cannot be read on the scan; look at the page and enter it.',
    candidates: allowed.map((group) => ({ code: group, name: group })),
  });
  return { drafts: { ...drafts, packingGroup: unreadable(packingGroup) }, findings: [finding] };
}

/** CAS numbers in which OCR took digits for letters, behind their label: taken when the check digit is right. */
function correctCasNumbers(drafts: Drafts, lines: readonly Line[]): Reconciled {
  const found: { value: string; from: Passage }[] = [];
  for (const line of lines) {
    if (!/\bCAS\b/i.test(line.text)) continue;
    for (const cell of line.cells) {
      const passage = passageOfCell(line, cell);
      for (const match of passage.text.matchAll(SCANNED_CAS)) {
        const read = digitsOfScan((match[1] ?? '').replaceAll('-', ''));
        if (!read?.corrected) continue;
        const value = `${read.digits.slice(0, -3)}-${read.digits.slice(-3, -1)}-${read.digits.slice(-1)}`;
        if (isCasNumber(value))
          found.push({ value, from: slicePassage(passage, match.index, match.index + match[0].length) });
      }
    }
  }
  const known = typeof drafts.casNo?.value === 'string' ? drafts.casNo.value.split(', ') : [];
  const fresh = found.filter(({ value }) => !known.includes(value));
  if (fresh.length === 0) return { drafts, findings: [] };
  const proof = joinPassages([...(drafts.casNo?.passages ?? []), ...fresh.map(({ from }) => from)]);
  const casNo = derived([...known, ...fresh.map(({ value }) => value)].join(', '), [proof]);
  const finding = findingOn(
    { ...casNo, passages: fresh.map(({ from }) => from) },
    {
      code: 'cas_number_corrected',
      severity: 'warning',
      message: `Letters stood for digits in the scan’s CAS number; it was read as ${fresh.map(({ value }) => value).join(', ')}, whose check digit is right.`,
    },
  );
  return { drafts: { ...drafts, casNo }, findings: [finding] };
}

/**
 * Holds what was read on scanned pages against the dangerous goods list and check digits: confusions of letters and digits are
 * set right where these leave one reading and marked `derived`; what stays doubtful is `unreadable` or `conflict`, with a finding.
 */
export function reconcileScan(document: Document, drafts: Drafts, lines: readonly Line[]): Reconciled {
  const scanned = new Set(document.pages.filter(({ source }) => source === 'ocr').map(({ number }) => number));
  if (scanned.size === 0) return { drafts, findings: [] };
  const seen = lines.filter(({ page }) => scanned.has(page));
  const onScan = (draft: Draft | undefined) => draft?.value === null || scanned.has(pageOf(draft ?? NOTHING) ?? 0);
  let now = drafts;
  const findings: Finding[] = [];
  const apply = (reconciled: Reconciled) => {
    now = reconciled.drafts;
    findings.push(...reconciled.findings);
  };
  if (onScan(now.unNo)) {
    apply(correctUnNumber(now, seen));
    apply(checkUnNumber(now));
  }
  if (onScan(now.packingGroup)) apply(settlePackingGroup(now, seen));
  if (onScan(now.casNo)) apply(correctCasNumbers(now, seen));
  return { drafts: now, findings };
}

const NOTHING: Draft = { value: null, status: 'not_stated', method: 'label', passages: [] };
