import type { Document, Line } from '../../documents/offline.ts';
import { extractComposition } from '../composition/extract-composition.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { findLabels } from '../labels/find-labels.ts';
import { type Reach, ValueFinder } from '../labels/value-finder.ts';
import { continuedName } from '../layout/continued-name.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import {
  CERTIFICATE_LABELS,
  CERTIFICATE_STOPS,
  type CertificateConcept,
  GOODS_LABELS,
} from '../lexicon/certificate-labels.ts';
import { extractProperties } from '../properties/extract-properties.ts';
import { parseState } from '../properties/find-state.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import { extractDates } from '../sections/extract-dates.ts';
import { extractTransport } from '../transport/extract-transport.ts';
import { findExemption } from '../transport/find-exemption.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { parseKilograms, parsePackageCode, parsePackageMark } from '../values/parse-package.ts';
import type { Parsed } from '../values/parsed.ts';

class CertificateReader {
  private readonly lines: readonly Line[];
  private readonly hits;
  private readonly finder: ValueFinder;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    this.hits = findLabels(lines, CERTIFICATE_LABELS);
    this.finder = new ValueFinder(lines, this.hits);
  }

  passages(concept: CertificateConcept, reach: Reach = 'row'): Passage[] {
    return this.hits
      .filter((hit) => hit.concept === concept)
      .flatMap((hit) => this.finder.find(hit, reach, 2) ?? [])
      .filter((passage) => !saysNothing(passage.text));
  }

  text(concept: CertificateConcept): Draft {
    const [first] = this.passages(concept);
    return first ? stated(first.text, first) : NOT_STATED;
  }

  /** The goods' name, with the next line where the column was too narrow for it; a translation below is not part of it. */
  goods(): Draft {
    const [short] = this.passages('goods');
    if (!short) return NOT_STATED;
    const long = this.passages('goods', 'lines').find((passage) => passage.text.startsWith(short.text)) ?? short;
    const name = continuedName(short, long, this.lines);
    return stated(name.text, name);
  }

  parsed<T extends string | number>(
    concept: CertificateConcept,
    parse: (passage: Passage) => Parsed<T> | undefined,
    reach: Reach = 'row',
  ): Draft {
    for (const passage of this.passages(concept, reach)) {
      const parsed = parse(passage);
      if (parsed) return stated(parsed.value, parsed.from);
    }
    return NOT_STATED;
  }
}

/** "空鉴字[2026]第00871号". */
const NUMBER_OF_YEAR = /(?:\p{Script=Han}{1,6}字)?\s?[〔[(]?(?:19|20)\d{2}[〕\])]?\s?年?第?\s?\d{2,}\s?号/u;

function parseNumber(passage: Passage): Parsed<string> | undefined {
  const yearly = NUMBER_OF_YEAR.exec(passage.text);
  if (yearly)
    return { value: yearly[0].trim(), from: slicePassage(passage, yearly.index, yearly.index + yearly[0].length) };
  const match = /(?<![A-Z0-9])(?!UN ?\d{4}(?![\d-])|\d{4}[年./-]\d{1,2}[月./-]\d{1,2})[A-Z0-9][A-Z0-9()/.–-]{4,}/i.exec(
    passage.text,
  );
  return match && /\d{3}/.test(match[0])
    ? { value: match[0], from: slicePassage(passage, match.index, match.index + match[0].length) }
    : undefined;
}

/** A company's name, without the address that may stand behind it in brackets or after a comma. */
function parseCompany(passage: Passage): Parsed<string> | undefined {
  const cut = /^(.+?(?:公司|厂|廠|集团|Co\.,? ?Ltd\.?|Inc\.?|GmbH|LLC))(?=[\s(,,;;]|$)/i.exec(passage.text);
  const from = cut?.[1] ? slicePassage(passage, 0, cut[1].length) : passage;
  return { value: from.text, from };
}

function parseCount(passage: Passage): Parsed<string> | undefined {
  const match = /\d[\d,]*[\s*-]*\p{L}.{0,30}/u.exec(passage.text) ?? /\d[\d,]*/.exec(passage.text);
  // "-160-桶": strokes that keep others from adding figures.
  return match
    ? {
        value: match[0].replace(/(?<=\d)[*-]+\s*|\s+\d+$/g, ' ').trim(),
        from: slicePassage(passage, match.index, match.index + match[0].length),
      }
    : undefined;
}

/** "同上": the company that the line before names. */
const SAME = /^(?:同上|同委托(?:单位|方|人)|same as (?:above|applicant|client))/i;

/** Whether a document type is one of the packing certificates. */
const isPacking = (type: DocumentType) =>
  type === 'packing-performance-certificate' || type === 'packing-use-certificate';

function packingFields(reader: CertificateReader): Record<string, Draft> {
  const mark = reader.parsed('mark', parsePackageMark, 'lines');
  return {
    packingCode: mark.value === null ? reader.parsed('packingCode', parsePackageCode) : mark,
    packageQuantityAndType: reader.parsed('packageCount', parseCount),
    grossWeightKgs: reader.parsed('grossTotal', parseKilograms),
    netWeightKgs: reader.parsed('netTotal', parseKilograms),
  };
}

/** Reads a transport or packing certificate: its fields by the registry's keys. */
export function extractCertificate(
  document: Document,
  lines: readonly Line[],
  type: DocumentType,
): Record<string, Draft> {
  const reader = new CertificateReader(lines);
  const performance = type === 'packing-performance-certificate';
  const ocr = document.pages.some((page) => page.source === 'ocr');
  const properties = extractProperties(lines, { stops: CERTIFICATE_STOPS });
  const transport = extractTransport(lines, { ocr, modes: false, before: GOODS_LABELS, stops: CERTIFICATE_STOPS });
  const state = reader.parsed('state', parseState);
  const isExempt = transport.shipperDeclareAs.value === 'General Cargo';
  const goods = reader.goods();
  const manufacturer = reader.parsed('manufacturer', parseCompany);
  const applicant = reader.parsed('applicant', parseCompany);
  return {
    certificateNo: reader.parsed('number', parseNumber),
    commodityName: goods,
    manufacturerCompanyName: performance
      ? NOT_STATED
      : SAME.test(String(manufacturer.value))
        ? applicant
        : manufacturer,
    shipperCompanyName: performance ? NOT_STATED : applicant,
    cargoMainUsage: reader.text('use'),
    casNo: extractComposition([], lines, { ocr: true }),
    ...properties,
    appearance: state.value === null ? properties.appearance : state,
    cargoAppearanceDescription: properties.cargoAppearanceDescription.value
      ? properties.cargoAppearanceDescription
      : reader.text('state'),
    ...transport,
    properShippingName:
      isPacking(type) && !performance ? useName(transport.properShippingName, goods) : transport.properShippingName,
    exemptedFromIMDGCode: isExempt ? findExemption(lines) : NOT_STATED,
    ...(isPacking(type) ? packingFields(reader) : {}),
    ...extractDates(document),
  };
}

/** On a use certificate the goods are named as the rules name them, often in two languages: the English name is the shipping name. */
function useName(found: Draft, goods: Draft): Draft {
  const [passage] = goods.passages;
  if (!passage) return found;
  if (found.value !== null && !passage.text.startsWith(String(found.value))) return found;
  const english = /(?<![A-Za-z])[A-Z][A-Z ,.()-]{3,}$/.exec(passage.text);
  const name = english ? slicePassage(passage, english.index, passage.text.length) : passage;
  return stated(name.text, name);
}
