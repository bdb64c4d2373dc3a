import assert from 'node:assert/strict';
import { AgentRateError } from '@agent-rate/client';
import { openService } from './service.ts';

/**
 * A shipper mails the safety data sheet of a paint. The documentation clerk extracts its fields, each with its place, checks them
 * against the dangerous goods rules, adds what the data sheet leaves out, and gets the dangerous goods form as a PDF that
 * carries its sources. The non-dangerous goods letter is refused, with the words that contradict it.
 */
const service = openService();

const dataSheet = `SAFETY DATA SHEET
SECTION 1: Identification
Product name: Harbour Blue ${Date.now()}
SECTION 2: Hazards identification
H226 Flammable liquid and vapour.
SECTION 9: Physical and chemical properties
Physical state: liquid
Flash point: 27 °C (closed cup)
SECTION 14: Transport information
IMDG
UN number: UN1263
Proper shipping name: PAINT
Class: 3
Packing group: III
`;
const bytes = new TextEncoder().encode(dataSheet);
const { data: documents } = await service.call('upload-documents', { files: [{ name: 'harbour-blue.txt', bytes }] });
const extraction = await service.call('extract-documents', {
  body: { documents: documents.map(({ id }) => id), targetFormat: 'yml_dangerous_goods_data' },
});
assert.equal(extraction.status, 'done');
for (const key of ['unNo', 'imoHazardClassNo', 'packingGroup', 'flashPoint']) {
  const field = extraction.fields[key];
  const [evidence] = field?.evidence ?? [];
  assert.ok(evidence, `${key} has its place`);
  console.log(`  ${key}: ${field?.value}, page ${evidence.page}: "${evidence.quote}"`);
}
assert.equal(extraction.fields.unNo?.value, 'UN1263');

const { verdict, findings } = await service.call('check-extraction', { path: { id: extraction.id } });
console.log(`Checked: ${verdict}, ${findings.length} findings; the first: ${findings[0]?.message}`);

const corrected = await service.call('correct-extraction', {
  path: { id: extraction.id },
  body: { corrections: [{ key: 'grossWeightKgs', value: '1200', reason: 'From the packing list' }] },
});
assert.equal(corrected.fields.grossWeightKgs?.status, 'corrected');

const form = await service.download('export-extraction', { path: { id: extraction.id }, query: { as: 'pdf' } });
assert.equal(new TextDecoder('latin1').decode(form.bytes.slice(0, 5)), '%PDF-');
console.log(`${form.fileName}: ${form.bytes.byteLength} bytes of ${form.contentType}`);

const proof = await service.call('verify-form', {
  files: [
    { name: form.fileName ?? 'form.pdf', bytes: form.bytes },
    { name: 'harbour-blue.txt', bytes },
  ],
});
assert.equal(proof.verified, true);
console.log(
  `Verified: ${proof.values.filter(({ quotesStand }) => quotesStand).length} values are on the pages that the form names.`,
);

const letter = await service
  .download('export-extraction', {
    path: { id: extraction.id },
    query: { format: 'yml_non_dangerous_letter', as: 'docx' },
  })
  .catch((error) => error);
assert.ok(letter instanceof AgentRateError);
assert.equal(letter.code, 'letter_contradicted');
console.log(`The non-dangerous goods letter is refused: ${letter.message} ${letter.next}`);
