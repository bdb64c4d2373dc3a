import { findLeaks, holds } from './judge.js';
import { PAYLOADS } from './payloads.js';
import { dataSheetOf, mailOf, pdfOf, rowsOf, sheetOf } from './sources.js';

const LANE = { origin: 'Shanghai', destination: 'Reykjavik', equipment: '40HC' };
const MARKERS = PAYLOADS.map(({ marker }) => marker);

/**
 * Plants each text in the service by every source, asks every tool that may repeat it, and judges each answer. Gives the
 * answers judged, those that held the text, and the leaks. `files`: the kinds of data sheets. It publishes rates and places orders: for services made for it.
 */
export async function runInjection(
  service,
  { payloads = PAYLOADS, files = ['txt', 'pdf'], onPayload = () => {} } = {},
) {
  const results = [];
  for (const payload of payloads) {
    const answers = [...(await plantRates(service, payload)), ...(await plantDocuments(service, payload, files))];
    const judged = answers.map(({ from, answer }) => ({
      from,
      held: holds(answer, payload.marker),
      leaks: [...findLeaks(answer.structuredContent ?? {}, MARKERS), ...findLeaks(contentOf(answer), MARKERS)],
    }));
    const result = { title: payload.title, judged };
    onPayload(result);
    results.push(result);
  }
  return results;
}

/** What a client reads besides the structure: texts, which are JSON or a sentence of the service, and links. */
function contentOf({ content = [], contents = [], error }) {
  const texts = [...content, ...contents].map((one) => ({
    ...one,
    ...('text' in one ? { text: parseText(one.text) } : {}),
  }));
  return error === undefined ? texts : [...texts, error];
}

function parseText(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function plantRates({ rest, call, read }, { text }) {
  const drafts = [
    await rest('POST', '/rate-sheets', { file: { name: 'sheet.csv', bytes: sheetOf(text) } }),
    await rest('POST', '/rate-sheets', { json: { name: 'rows', rows: rowsOf(text) } }),
    await rest('POST', '/rate-sheets', { file: { name: 'offer.eml', bytes: mailOf(text) } }),
  ];
  const published = [];
  for (const { body } of drafts) {
    const { status } = await rest('POST', `/rate-sheets/${body.id}/publish`, { json: {} });
    if (status < 300) published.push(body.id);
  }
  const answers = [];
  const keep = async (from, asked) => {
    const answer = await asked;
    answers.push({ from, answer });
    return answer;
  };
  const found = await keep('search_rates', call('search_rates', { ...LANE, per_page: 5 }));
  await keep('compare_rates', call('compare_rates', LANE));
  await keep('summarize_rates', call('summarize_rates', { ...LANE, group_by: 'carrier' }));
  for (const { id: rateId } of found.structuredContent?.data ?? []) {
    await keep('the rate as a resource', read(`agent-rate://rates/${rateId}`));
    const quote = await keep(
      'create_quote',
      call('create_quote', { rateId, quantities: { containers: 1 }, reference: text.slice(0, 90) }),
    );
    const order = {
      quoteId: quote.structuredContent?.id,
      parties: [{ role: 'SHIPPER', name: text.replaceAll('\n', ' ') }],
      cargo: [{ description: text, grossWeightKg: 1000 }],
      references: [{ type: 'SI', value: text.slice(0, 90) }],
    };
    await keep('preview_order', call('preview_order', order));
    const placed = await keep(
      'place_order',
      call('place_order', { order, idempotency_key: `injection-${crypto.randomUUID()}` }),
    );
    const { id } = placed.structuredContent ?? {};
    if (id === undefined) continue;
    await rest('POST', `/orders/${id}/request-update`, { json: { reason: text, feedbacks: [] } });
    await keep('get_order', call('get_order', { id }));
    await keep('the order as a resource', read(`agent-rate://orders/${id}`));
  }
  for (const id of published.reverse()) await rest('POST', `/rate-sheets/${id}/revert`, { json: {} });
  return answers;
}

async function plantDocuments({ call, read }, { text }, kinds) {
  const answers = [];
  const files = [
    ['data-sheet.txt', Buffer.from(dataSheetOf(text))],
    ['data-sheet.pdf', pdfOf(text)],
  ];
  for (const [file_name, bytes] of files.filter(([name]) => kinds.includes(name.slice(-3)))) {
    const content_base64 = bytes.toString('base64');
    const extracted = await call('extract_document', {
      file_name,
      content_base64,
      targetFormat: 'yml_dangerous_goods_data',
    });
    answers.push({ from: `extract_document (${file_name})`, answer: extracted });
    const { id, documents } = extracted.structuredContent ?? {};
    if (id === undefined) continue;
    answers.push({ from: 'check_dangerous_goods', answer: await call('check_dangerous_goods', { extraction: id }) });
    answers.push({ from: 'fill_form', answer: await call('fill_form', { extraction: id, as: 'pdf' }) });
    answers.push({ from: 'the extraction as a resource', answer: await read(`agent-rate://extractions/${id}`) });
    const [document] = documents ?? [];
    const documentId = typeof document === 'object' ? document?.id : document;
    answers.push({ from: 'a page as a resource', answer: await read(`agent-rate://documents/${documentId}/pages/1`) });
  }
  return answers;
}
