import type { Operation } from '../../base/index.ts';
import { defineWithin } from '../budget/answer-within.ts';
import { type OperationToolSpec, toolOf } from '../operation-tool.ts';
import type { Tool } from '../surface.ts';
import { bookingTools } from './booking-tools.ts';
import { createCheckTool } from './check-dangerous-goods.ts';
import { correctionTools } from './correct-extraction.ts';
import { deferringTools } from './deferred-tools.ts';
import { createExtractDocumentTool } from './extract-document.ts';
import { createFillFormTool } from './fill-form.ts';
import { createImportTool } from './import-rate-sheet.ts';
import { createProveTool, createVerifyProofTool, ledgerTools } from './ledger-tools.ts';
import { createUploadLinkTool } from './link-tools.ts';
import { orderTools } from './order-tools.ts';
import { createConfirmTool, createDecideTool } from './panel-tools.ts';
import { createPlaceOrderTool } from './place-order.ts';
import { rateTools } from './rate-tools.ts';
import { recordTools } from './record-tools.ts';
import { referenceTools } from './reference-tools.ts';
import { shipmentTools } from './shipment-tools.ts';
import { createVerifyFormTool } from './verify-form.ts';
import { watchTools } from './watch-tools.ts';

const SPECS: readonly OperationToolSpec[] = [
  ...rateTools,
  ...orderTools,
  ...referenceTools,
  ...shipmentTools,
  ...watchTools,
  ...recordTools,
  ...correctionTools,
  ...ledgerTools,
  ...bookingTools,
];

/** In the order in which a task needs them; the same at every start, so that clients may cache the list. Others follow. */
const ORDER = [
  'search_rates',
  'compare_rates',
  'explain_change',
  'create_quote',
  'preview_order',
  'place_order',
  'get_order',
  'change_order',
  'cancel_order',
  'upload_link',
  'extract_document',
  'correct_extraction',
  'check_dangerous_goods',
  'fill_form',
  'more_tools',
  'call_tool',
];

/** The tools of the operations that are there. */
export function createTools(operations: readonly Operation[]): Tool[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const simple = SPECS.flatMap((spec) => {
    const operation = byName.get(spec.operation);
    return operation ? [toolOf(operation, spec, spec.again && byName.get(spec.again.operation))] : [];
  });
  const place = byName.get('place-order');
  const stated = byName.get('check-dangerous-goods');
  const [plain, withValues] = ['export-extraction', 'export-extraction-into-template'].map((name) => byName.get(name));
  const [extract, get, upload, cancel] = [
    'extract-documents',
    'get-extraction',
    'upload-documents',
    'cancel-extraction',
  ].map((name) => byName.get(name));
  const [verify, download, createLink] = ['verify-form', 'download-document', 'create-link'].map((name) =>
    byName.get(name),
  );
  const [start, sheet, stop] = ['import-rate-sheet', 'get-rate-sheet', 'cancel-rate-sheet-job'].map((name) =>
    byName.get(name),
  );
  const [approve, reject] = ['approve-order', 'reject-order'].map((name) => byName.get(name));
  const tools = [
    ...simple,
    ...proofTools(byName),
    ...(place ? [createPlaceOrderTool(place), createConfirmTool(place)] : []),
    ...(approve && reject ? [createDecideTool({ approve, reject })] : []),
    ...(extract && get && upload && cancel ? [createExtractDocumentTool({ extract, get, upload, cancel })] : []),
    ...(start && sheet && stop ? [createImportTool({ start, get: sheet, cancel: stop })] : []),
    ...(createLink ? [createUploadLinkTool(createLink)] : []),
    ...(verify && download ? [createVerifyFormTool({ verify, download })] : []),
    ...(stated ? [createCheckTool({ stated, extraction: byName.get('check-extraction') })] : []),
    ...(plain && withValues ? [createFillFormTool({ plain, withValues, download, createLink })] : []),
  ];
  const all = [...tools, ...(tools.some(({ isRare }) => isRare) ? deferringTools : [])];
  const rank = ({ definition }: Tool) =>
    ORDER.includes(definition.name) ? ORDER.indexOf(definition.name) : ORDER.length;
  return all.map((tool) => ({ ...tool, definition: defineWithin(tool) })).sort((a, b) => rank(a) - rank(b));
}

/** Proving what is answered, where all that it takes is there. */
function proofTools(byName: ReadonlyMap<string, Operation>): Tool[] {
  const keys = byName.get('list-signing-keys');
  const [quote, order, rate] = (['quote', 'order', 'rate'] as const).map((kind) => {
    const [prove, get] = [`prove-${kind}`, `get-${kind}`].map((name) => byName.get(name));
    return prove && get ? { prove, get } : undefined;
  });
  if (!keys || !quote || !order || !rate) return [];
  return [createProveTool({ quote, order, rate }, keys), createVerifyProofTool(keys)];
}
