import type { Operation } from '../../base/index.ts';
import { type OperationToolSpec, toolOf } from '../operation-tool.ts';
import type { Tool } from '../surface.ts';
import { createCheckTool } from './check-dangerous-goods.ts';
import { createExtractDocumentTool } from './extract-document.ts';
import { createFillFormTool } from './fill-form.ts';
import { orderTools } from './order-tools.ts';
import { createPlaceOrderTool } from './place-order.ts';
import { rateTools } from './rate-tools.ts';
import { referenceTools } from './reference-tools.ts';
import { shipmentTools } from './shipment-tools.ts';

const SPECS: readonly OperationToolSpec[] = [...referenceTools, ...rateTools, ...orderTools, ...shipmentTools];

/** In the order in which a task needs them; the same at every start, so that clients may cache the list. */
const ORDER = [
  'find_port',
  'search_rates',
  'summarize_rates',
  'create_quote',
  'preview_order',
  'place_order',
  'get_order',
  'list_formats',
  'extract_document',
  'check_dangerous_goods',
  'fill_form',
  'create_shipment',
  'check_shipment',
  'plan_loads',
];

/** The tools of the operations that are there. */
export function createTools(operations: readonly Operation[]): Tool[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const simple = SPECS.flatMap((spec) => {
    const operation = byName.get(spec.operation);
    return operation ? [toolOf(operation, spec)] : [];
  });
  const place = byName.get('place-order');
  const stated = byName.get('check-dangerous-goods');
  const [plain, withValues] = ['export-extraction', 'export-extraction-into-template'].map((name) => byName.get(name));
  const [extract, get, upload] = ['extract-documents', 'get-extraction', 'upload-documents'].map((name) =>
    byName.get(name),
  );
  const tools = [
    ...simple,
    ...(place ? [createPlaceOrderTool(place)] : []),
    ...(extract && get && upload ? [createExtractDocumentTool({ extract, get, upload })] : []),
    ...(stated ? [createCheckTool({ stated, extraction: byName.get('check-extraction') })] : []),
    ...(plain && withValues ? [createFillFormTool({ plain, withValues })] : []),
  ];
  const rank = ({ definition }: Tool) => ORDER.indexOf(definition.name);
  return tools.sort((a, b) => rank(a) - rank(b));
}
