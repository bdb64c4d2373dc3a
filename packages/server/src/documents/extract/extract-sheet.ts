import type { Document } from '../model/index.ts';
import { extractComposition } from './extract-composition.ts';
import { extractDates } from './extract-dates.ts';
import { extractHazards } from './extract-hazards.ts';
import { extractIdentity, titleOf } from './extract-identity.ts';
import { extractProperties } from './extract-properties.ts';
import { extractTransport, findMarinePollutant } from './extract-transport.ts';
import type { Draft } from './field-value.ts';
import { linesOfSection, type Section } from './find-sections.ts';

/** Reads a safety data sheet: its fields by the registry's keys. */
export function extractSheet(document: Document, sections: readonly Section[]): Record<string, Draft> {
  const everything = sections.flatMap((section) => section.lines);
  const section = (number: number) => {
    const lines = linesOfSection(sections, number);
    return lines.length > 0 ? lines : undefined;
  };
  const first = [...(section(0) ?? []), ...(section(1) ?? [])];
  const identity = extractIdentity(section(1) ?? everything.slice(0, 60));
  const outside = extractIdentity(first);
  const ocr = document.pages.some((page) => page.source === 'ocr');
  const transport = extractTransport(section(14) ?? [], { ocr });
  if (transport.unNo.value && !transport.marinePollutant.value) {
    transport.marinePollutant = findMarinePollutant(section(15) ?? []);
  }
  return {
    ...identity,
    commodityName: [identity.commodityName, outside.commodityName, titleOf(section(0) ?? [])].find((draft) => draft.value) ?? identity.commodityName,
    manufacturerCompanyName: identity.manufacturerCompanyName.value
      ? identity.manufacturerCompanyName
      : outside.manufacturerCompanyName,
    emergencyContactTelephone: identity.emergencyContactTelephone.value
      ? identity.emergencyContactTelephone
      : outside.emergencyContactTelephone,
    casNo: extractComposition(section(1) ?? [], section(3) ?? []),
    hCodeGHS: extractHazards(section(2) ?? []),
    ...extractProperties(section(9) ?? everything, section(9) ? (section(5) ?? []) : []),
    ...transport,
    ...extractDates(document),
  };
}
