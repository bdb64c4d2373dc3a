import type { Finding } from '../../base/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/index.ts';
import type { DeclaredValues } from '../../extraction/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { isDangerous, namesDangerousGoods } from '../price/price-order.ts';
import { checkAgainstPapers } from './check-against-papers.ts';
import { checkCargoText } from './check-cargo-text.ts';
import { checkWeight } from './check-weight.ts';
import { mustChange } from './feedback.ts';

/** The lookups in the documents module that checks need. */
export type DocumentsOfOrders = {
  /** The open findings of an extraction and its values; undefined when there is none with that id. */
  findExtraction: (id: number) => Promise<{ findings: readonly Finding[]; declared: DeclaredValues } | undefined>;
  /** Whether there is a document with that id. */
  hasDocument: (id: number) => Promise<boolean>;
  /** The dangerous goods list in force on a day, with the rows that an operator imported. */
  listOn: (day: string) => DangerousGoodsList;
};

/** Findings about the content of an order, whichever account places it; errors prevent the order. */
export async function checkContent(content: OrderContent, documents: DocumentsOfOrders): Promise<Feedback[]> {
  const ofCargo = await Promise.all(content.cargo.map((_, at) => checkCargo(content, at, documents)));
  const ofDocuments = await Promise.all(
    content.documents.map(async ({ id }, at) =>
      (await documents.hasDocument(id))
        ? []
        : [mustChange('document_not_found', `There is no document ${id}.`, `$.documents[${at}].id`)],
    ),
  );
  const ofPapers = await checkPapers(content, documents);
  const ofWhole = [...ofPapers, ...checkWeight(content), ...checkSurcharge(content)];
  return [...checkDeparture(content), ...ofCargo.flat(), ...ofWhole, ...ofDocuments.flat()];
}

function checkDeparture({ quote, expectedDepartureDate: day }: OrderContent): Feedback[] {
  const { validFrom, validTo } = quote.rate;
  if (day >= validFrom && day <= validTo) return [];
  const message = `The departure ${day} is outside the validity of the price, ${validFrom} to ${validTo}.`;
  return [mustChange('departure_outside_validity', message, '$.expectedDepartureDate')];
}

async function checkCargo(
  { cargo, expectedDepartureDate }: OrderContent,
  at: number,
  documents: DocumentsOfOrders,
): Promise<Feedback[]> {
  const one = cargo[at];
  if (one === undefined) return [];
  const path = `$.cargo[${at}]`;
  const { dangerousGoods, grossWeightKg, netWeightKg } = one;
  const findings: Feedback[] = [];
  if (netWeightKg !== undefined && grossWeightKg !== undefined && netWeightKg > grossWeightKg) {
    const message = `The net weight, ${netWeightKg} kg, is more than the gross weight, ${grossWeightKg} kg.`;
    findings.push(mustChange('net_above_gross', message, `${path}.netWeightKg`));
  }
  const list = documents.listOn(expectedDepartureDate);
  if (dangerousGoods === undefined) return [...findings, ...checkCargoText(one, path, { declared: undefined, list })];
  const { extractionId } = dangerousGoods;
  const ofExtractions = `${path}.dangerousGoods.extractionId`;
  const extraction = await documents.findExtraction(extractionId);
  findings.push(...checkDangerousCargo(one, path));
  if (extraction === undefined) {
    return [...findings, mustChange('extraction_not_found', `There is no extraction ${extractionId}.`, ofExtractions)];
  }
  const open = extraction.findings.filter(({ severity }) => severity !== 'note');
  findings.push(...open.map((finding) => ofExtraction(finding, ofExtractions)));
  return [...findings, ...checkCargoText(one, path, { declared: extraction.declared, list })];
}

/** Cargo that is declared with one extraction, compared with it together. */
async function checkPapers(
  { cargo, expectedDepartureDate }: OrderContent,
  documents: DocumentsOfOrders,
): Promise<Feedback[]> {
  const list = documents.listOn(expectedDepartureDate);
  const placed = cargo.map((one, at) => ({ cargo: one, path: `$.cargo[${at}]` }));
  const byExtraction = Map.groupBy(placed, ({ cargo: { dangerousGoods } }) => dangerousGoods?.extractionId);
  const compared = await Promise.all(
    [...byExtraction].map(async ([id, all]) => {
      const extraction = id === undefined ? undefined : await documents.findExtraction(id);
      return extraction === undefined ? [] : checkAgainstPapers(all, extraction.declared, list);
    }),
  );
  return compared.flat();
}

/** Dangerous goods are booked with the number and kind of their packages and their mass (IMDG Code 5.4.1.5.1). */
function checkDangerousCargo({ packages, grossWeightKg }: OrderContent['cargo'][number], path: string): Feedback[] {
  const findings: Feedback[] = [];
  if (packages === undefined) {
    const message = 'Dangerous goods need the number and kind of their packages: give `packages`.';
    findings.push(mustChange('dangerous_packages_missing', message, `${path}.packages`));
  }
  if (grossWeightKg === undefined) {
    const message = 'Dangerous goods need their gross mass: give `grossWeightKg`.';
    findings.push(mustChange('dangerous_mass_missing', message, `${path}.grossWeightKg`));
  }
  return findings;
}

/** A quote that says nothing of dangerous goods may still be charged more for them. */
function checkSurcharge(content: OrderContent): Feedback[] {
  if (!isDangerous(content) || namesDangerousGoods(content)) return [];
  const message = 'The quote names no surcharge on dangerous goods; the carrier may charge one on top.';
  const jsonPath = '$.quoteId';
  return [
    { severity: 'WARN', code: 'INFORMATIONAL_MESSAGE', rule: 'dangerous_surcharge_not_quoted', message, jsonPath },
  ];
}

function ofExtraction({ severity, code, message }: Finding, jsonPath: string): Feedback {
  if (severity === 'error') return mustChange(code, message, jsonPath);
  return { severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', rule: code, message, jsonPath };
}
