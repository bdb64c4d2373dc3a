import type { Finding } from '../../base/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';

/** The lookups in the documents module that checks need. */
export type DocumentsOfOrders = {
  /** The open findings of an extraction; undefined when there is none with that id. */
  findingsOfExtraction: (id: number) => Promise<readonly Finding[] | undefined>;
  /** Whether there is a document with that id. */
  hasDocument: (id: number) => Promise<boolean>;
};

const mustChange = (rule: string, message: string, jsonPath: string): Feedback => ({
  severity: 'ERROR',
  code: 'PROPERTY_VALUE_MUST_CHANGE',
  rule,
  message,
  jsonPath,
});

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
  return [...checkDeparture(content), ...ofCargo.flat(), ...ofDocuments.flat()];
}

function checkDeparture({ quote, expectedDepartureDate: day }: OrderContent): Feedback[] {
  const { validFrom, validTo } = quote.rate;
  if (day >= validFrom && day <= validTo) return [];
  const message = `The departure ${day} is outside the validity of the price, ${validFrom} to ${validTo}.`;
  return [mustChange('departure_outside_validity', message, '$.expectedDepartureDate')];
}

async function checkCargo({ cargo }: OrderContent, at: number, documents: DocumentsOfOrders): Promise<Feedback[]> {
  const { dangerousGoods, grossWeightKg, netWeightKg } = cargo[at] ?? {};
  const findings: Feedback[] = [];
  if (netWeightKg !== undefined && grossWeightKg !== undefined && netWeightKg > grossWeightKg) {
    const message = `The net weight, ${netWeightKg} kg, is more than the gross weight, ${grossWeightKg} kg.`;
    findings.push(mustChange('net_above_gross', message, `$.cargo[${at}].netWeightKg`));
  }
  if (dangerousGoods === undefined) return findings;
  const { extractionId } = dangerousGoods;
  const path = `$.cargo[${at}].dangerousGoods.extractionId`;
  const open = await documents.findingsOfExtraction(extractionId);
  if (open === undefined) {
    return [...findings, mustChange('extraction_not_found', `There is no extraction ${extractionId}.`, path)];
  }
  return [...findings, ...open.filter(({ severity }) => severity !== 'note').map((one) => ofExtraction(one, path))];
}

function ofExtraction({ severity, code, message }: Finding, jsonPath: string): Feedback {
  if (severity === 'error') return mustChange(code, message, jsonPath);
  return { severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', rule: code, message, jsonPath };
}
