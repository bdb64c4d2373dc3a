import type { Document, Line } from '../../documents/offline.ts';
import { extractComposition } from '../composition/extract-composition.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { extractIdentity } from '../identity/extract-identity.ts';
import { findProductType } from '../identity/find-product.ts';
import { findMainUse } from '../identity/find-use.ts';
import { IdentityReader } from '../identity/identity-reader.ts';
import { findLabels } from '../labels/find-labels.ts';
import { passageOfLine, slicePassage } from '../layout/passage.ts';
import { inAllScripts } from '../lexicon/han-variants.ts';
import { IDENTITY_LABELS } from '../lexicon/sheet-labels.ts';
import { extractProperties } from '../properties/extract-properties.ts';
import type { TransportDrafts } from '../transport/claim.ts';
import { extractTransport, findMarinePollutant } from '../transport/extract-transport.ts';
import { findConditionalExemption, findExemption } from '../transport/find-exemption.ts';
import { componentNames } from '../values/component-names.ts';
import { parseClass } from '../values/parse-hazard-class.ts';
import { extractDates } from './extract-dates.ts';
import { extractHazards } from './extract-hazards.ts';
import { extractSubstance } from './extract-substance.ts';
import { linesAboutNumber, linesAboutTransport, linesOfSection, type Section } from './find-sections.ts';
import { titleOf } from './find-title.ts';
import { linesWithHeading } from './heading-rest.ts';

/** What the margins of the first pages say, once. */
function marginsOf(document: Document): Line[] {
  const lines = document.pages.slice(0, 2).flatMap((page) => page.lines.filter(({ role }) => role !== 'body'));
  return lines.filter(({ text }, index) => lines.findIndex((one) => one.text === text) === index);
}

/** Section 1's fields; what it lacks is looked for above it, then in the first lines of an SDS with few known sections. */
function identityOf(document: Document, sections: readonly Section[]): Record<string, Draft> {
  const everything = sections.flatMap((section) => section.lines);
  const margins = marginsOf(document);
  const own = linesOfSection(sections, 1);
  const title = linesOfSection(sections, 0);
  // Section 3 names ingredients, section 14 what rules call the goods: neither is their own name, nor a company.
  const others = new Set([3, 14].flatMap((number) => linesOfSection(sections, number)));
  const first = everything.slice(0, 70).filter((line) => !others.has(line));
  const places = [own, [...title, ...own], ...(sections.length < 12 ? [first] : [])];
  const found = places.filter((lines) => lines.length > 0).map(extractIdentity);
  const keys = [
    'commodityName',
    'chemicalName',
    'manufacturerCompanyName',
    'cargoMainUsage',
    'emergencyContactTelephone',
    'emergencyContactPerson',
  ] as const;
  const best = keys.map((key) => {
    const drafts = found.map((one) => one[key]);
    const values = drafts.filter(({ value }) => value !== null);
    // What a label leads to elsewhere is surer than a guess in section 1.
    return [key, values.find(({ method }) => method !== 'fallback') ?? values[0] ?? drafts[0] ?? NOT_STATED] as const;
  });
  const identity = Object.fromEntries(best) as Record<(typeof keys)[number], Draft>;
  const marginal = extractIdentity(margins);
  if (identity.manufacturerCompanyName.value === null)
    identity.manufacturerCompanyName = marginal.manufacturerCompanyName;
  if (identity.cargoMainUsage.value === null) {
    const use = findMainUse([9, 3, 2].flatMap((number) => linesOfSection(sections, number)));
    if (use.value !== null) identity.cargoMainUsage = use;
  }
  if (identity.commodityName.value === null && marginal.commodityName.value !== null)
    identity.commodityName = marginal.commodityName;
  if (identity.commodityName.value === null)
    identity.commodityName = titleOf(title.length > 0 ? title : everything.slice(0, 12));
  // A name without a label is often the first thing that section 1 says.
  const top = own.slice(0, 1).filter((line) => !/^\d+\./.test(line.text));
  if (identity.commodityName.value === null && findLabels(top, IDENTITY_LABELS).length === 0)
    identity.commodityName = titleOf(top);
  if (identity.commodityName.value === null) identity.commodityName = titleOf(margins);
  if (identity.commodityName.value === null) identity.commodityName = findProductType(new IdentityReader(own));
  return identity;
}

/** What section 14 says of carriage; where it says nothing of a number, what another place of the SDS says of one. */
function transportOf(own: readonly Line[] | undefined, everything: readonly Line[], ocr: boolean): TransportDrafts {
  const transport = extractTransport(own ?? linesAboutTransport(everything), { ocr });
  if (!own || transport.unNo.status !== 'not_stated' || transport.shipperDeclareAs.value === 'General Cargo')
    return transport;
  const lines = linesAboutNumber(everything);
  if (lines.length === 0) return transport;
  const elsewhere = extractTransport(lines, { ocr });
  // Section 14 may give a class and all else, while the number stands beside the name in section 1.
  return transport.shipperDeclareAs.value === null ? elsewhere : { ...transport, unNo: elsewhere.unNo };
}

/** The class by which China's old SDSs (GB 13690-1992) call the goods under their hazards: "危险性类别:第3.3类 高闪点易燃液体". */
const OLD_CLASS = new RegExp(inAllScripts('危险性?(?:类别|分类)[\\s:]*(第\\s?[1-9](?:\\.\\d)?\\s?[类项])'));

function classUnderHazards(lines: readonly Line[]): Draft | undefined {
  for (const line of lines) {
    const passage = passageOfLine(line);
    const match = OLD_CLASS.exec(passage.text);
    const from =
      match?.[1] &&
      slicePassage(passage, match.index + match[0].length - match[1].length, match.index + match[0].length);
    const parsed = from ? parseClass(from) : undefined;
    if (parsed) return stated(parsed.value, parsed.from, 'fallback');
  }
  return undefined;
}

/** Section 9's fields; China's old SDSs tell what the goods look like beside what they are made of. */
function propertiesOf(section: (number: number) => readonly Line[] | undefined, everything: readonly Line[]) {
  const own = section(9);
  const components = componentNames(section(3) ?? []);
  const found = extractProperties(own ?? everything, {
    fire: own ? (section(5) ?? []) : [],
    components,
    prose: own !== undefined,
  });
  if (!own || found.appearance.value !== null || found.cargoAppearanceDescription.value !== null) return found;
  const composition = extractProperties([...(section(2) ?? []), ...(section(3) ?? [])]);
  const { appearance, cargoAppearanceDescription } = composition;
  return { ...found, appearance, cargoAppearanceDescription };
}

/** Reads a safety data sheet: its fields by the registry's keys. */
export function extractSafetyDataSheet(document: Document, sections: readonly Section[]): Record<string, Draft> {
  const everything = sections.flatMap((section) => section.lines);
  const section = (number: number) => {
    const lines = number === 14 ? linesWithHeading(sections) : linesOfSection(sections, number);
    return lines.length > 0 ? lines : undefined;
  };
  const ocr = document.pages.some((page) => page.source === 'ocr');
  const transport = transportOf(section(14), everything, ocr);
  if (transport.shipperDeclareAs.value === 'General Cargo')
    transport.exemptedFromIMDGCode = findExemption(section(14) ?? []);
  if (transport.shipperDeclareAs.value === 'DG Cargo')
    transport.exemptedFromIMDGCode = findConditionalExemption(section(14) ?? []);
  if (
    transport.unNo.value &&
    transport.imoHazardClassNo.value === null &&
    transport.imoHazardClassNo.status !== 'negated'
  )
    transport.imoHazardClassNo =
      classUnderHazards([...(section(2) ?? []), ...(section(3) ?? [])]) ?? transport.imoHazardClassNo;
  if (transport.unNo.value && !transport.marinePollutant.value) {
    const elsewhere = findMarinePollutant(section(15) ?? []);
    if (elsewhere.value !== null) transport.marinePollutant = elsewhere;
  }
  return {
    ...identityOf(document, sections),
    casNo: extractComposition(section(1) ?? everything.filter(({ text }) => text.includes('CAS')), section(3) ?? [], {
      ocr,
    }),
    hCodeGHS: extractHazards(section(2) ?? everything),
    ...propertiesOf(section, everything),
    ...extractSubstance(section),
    ...transport,
    unNumber: transport.unNo,
    hazardClass: transport.imoHazardClassNo,
    ...extractDates(document),
  };
}
