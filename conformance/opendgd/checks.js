import { changedDeclaration, declarationOf } from './declaration.js';
import { plain, textOfDocx } from './docx-text.js';
import { TYPES } from './server.js';

/** A check answers with what is wrong, or nothing. */
const wrong = (condition, words) => (condition ? undefined : words);
const shown = (value) => JSON.stringify(value)?.slice(0, 300);

/** What a conformance answer says wrongly about a document. */
function faultOfAnswer({ status, json }, conforms) {
  if (status !== 200) return `status ${status}, not 200`;
  if (typeof json?.conforms !== 'boolean' || !Array.isArray(json.findings))
    return `no conformance result: ${shown(json)}`;
  if (json.conforms !== conforms) return `conforms is ${json.conforms}: ${shown(json.findings)}`;
  return wrong(conforms || json.findings.length > 0, 'no finding says why');
}

/** Whether a finding names the place, the object that it is in, or a part of it. */
const names = (pointer) => (finding) => {
  const at = finding.jsonPointer;
  if (typeof at !== 'string') return false;
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  return at === pointer || at === parent || (parent === '' && at === '/') || at.startsWith(`${pointer}/`);
};

async function sentenceIsShown(server, { line, box14 }) {
  const declaration = declarationOf(line);
  const fault = faultOfAnswer(await server.conformance(declaration), true);
  if (fault) return fault;
  const form = await server.render('docx', declaration);
  if (form.status !== 200) return `docx: status ${form.status}: ${shown(form.json)}`;
  return faultOfText(textOfDocx(form.bytes), box14);
}

/** The sentence stands there whole: nothing is put before it, no second full stop behind it. */
function faultOfText(text, box14) {
  const expected = plain(box14);
  const at = text.indexOf(expected);
  if (at < 0) return `not on the form: "${expected}". It says: "${excerpt(text)}"`;
  if (/, $/.test(text.slice(0, at))) return `more stands before the sentence: "${text.slice(at - 40, at + 40)}"`;
  return wrong(text[at + expected.length] !== '.', 'a full stop is doubled');
}

/** What the form says from the UN number on. */
function excerpt(text) {
  const start = text.search(/\b(?:RQ, )?(?:UN|NA) ?\d{4}/);
  return text.slice(Math.max(0, start), Math.max(0, start) + 200);
}

async function isRefused(server, { refused, ...change }) {
  const answer = await server.conformance(changedDeclaration(change));
  const fault = faultOfAnswer(answer, false);
  if (fault) return fault;
  return wrong(answer.json.findings.some(names(refused)), `no finding at ${refused}: ${shown(answer.json.findings)}`);
}

const isTaken = async (server, change) => faultOfAnswer(await server.conformance(changedDeclaration(change)), true);

const BROKEN = changedDeclaration({ remove: '/consignment/dangerousGoods/0/class' });

async function isSchema(server, path) {
  const { status, json } = await server.get(path);
  if (status !== 200) return `status ${status}, not 200`;
  return wrong(
    json?.type === 'object' && json.properties?.consignment,
    `no JSON Schema of a declaration: ${shown(json)}`,
  );
}

async function isForm(server, kind, magic) {
  const { status, type, bytes } = await server.render(kind, declarationOf());
  if (status !== 200) return `status ${status}, not 200`;
  if (type !== TYPES[kind]) return `media type ${type}, not ${TYPES[kind]}`;
  return wrong(bytes.subarray(0, magic.length).toString('latin1') === magic, 'the bytes are of another kind');
}

async function isFormRefused(server, kind) {
  const { status, json } = await server.render(kind, BROKEN);
  if (status !== 400) return `status ${status}, not 400`;
  return wrong(json?.conforms === false && json.findings?.length > 0, `no conformance result: ${shown(json)}`);
}

async function showsAll(server, declaration, texts) {
  const { status, bytes } = await server.render('docx', declaration);
  if (status !== 200) return `status ${status}, not 200`;
  const text = textOfDocx(bytes);
  const missing = texts.filter((one) => !text.includes(one));
  return wrong(missing.length === 0, `not on the form: ${missing.join(' | ')}`);
}

function filledDeclaration() {
  const declaration = declarationOf({ marks: 'LOT 7', weights: { grossMassKg: 2350, netMassKg: 2000 }, cubeM3: 2.4 });
  const { consignment } = declaration;
  consignment.parties.shipper.address = '1 Conformance Quay';
  consignment.parties.consignee = { name: 'Conformance Consignee' };
  consignment.parties.carrier = { name: 'Conformance Line' };
  consignment.references = {
    transportDocumentNumber: 'BL-77',
    shippersReference: 'SR-88',
    freightForwardersReference: 'FF-99',
  };
  consignment.transport = {
    vessel: 'MV CASE',
    voyageNumber: '012W',
    portOfLoading: 'Shanghai',
    portOfDischarge: 'Rotterdam',
    destination: 'Duisburg',
  };
  consignment.cargoTransportUnit = {
    identificationNumber: 'CSQU 305438-3',
    sealNumbers: 'SEAL-5',
    sizeType: '22G1',
    tareMassKg: 2200,
    totalGrossMassKg: 4550,
  };
  consignment.certificates = {
    shipperDeclaration: {
      companyName: 'Conformance Shipper',
      declarantName: 'C. Signer',
      placeAndDate: 'Shanghai, 2026-11-24',
      signature: 'C SIGNER',
    },
  };
  return declaration;
}

const ON_FORM = [
  ...[
    'Conformance Shipper',
    '1 Conformance Quay',
    'Conformance Consignee',
    'Conformance Line',
    'BL-77',
    'SR-88',
    'FF-99',
  ],
  ...['MV CASE', '012W', 'Shanghai', 'Rotterdam', 'Duisburg', 'CSQU 305438-3', 'SEAL-5', '22G1', '2200', '4550'],
  ...['LOT 7', '2350', '2000', '2.4', 'C. Signer', 'C SIGNER'],
];
const THREE = ['ACETONE', 'PAINT', 'ETHANOL'];

const REQUESTS = {
  schema: (server) => isSchema(server, '/schema'),
  'schema-version': (server) => isSchema(server, '/schema?version=1.0'),
  'conformance-type': async (server) => {
    const answer = await server.conformance(declarationOf());
    return faultOfAnswer(answer, true) ?? wrong(answer.type === 'application/json', `media type ${answer.type}`);
  },
  'finding-shape': async (server) => {
    const { json } = await server.conformance(BROKEN);
    const isFinding = ({ severity, message, jsonPointer }) =>
      ['error', 'warning', 'info'].includes(severity) && typeof message === 'string' && typeof jsonPointer === 'string';
    return wrong(json?.findings?.length > 0 && json.findings.every(isFinding), shown(json));
  },
  'docx-type': (server) => isForm(server, 'docx', 'PK'),
  'pdf-type': (server) => isForm(server, 'pdf', '%PDF-'),
  'docx-refusal': (server) => isFormRefused(server, 'docx'),
  'pdf-refusal': (server) => isFormRefused(server, 'pdf'),
  'no-json': async (server) => {
    const { status } = await server.postText('/declarations/conformance', '{"openDgdVersion":');
    return wrong(status === 400, `status ${status}, not 400`);
  },
  list: async (server) => faultOfAnswer(await server.conformance([]), false),
  boxes: (server) => showsAll(server, filledDeclaration(), ON_FORM),
  'three-lines': (server) => {
    const lines = THREE.map((properShippingName) => ({ properShippingName }));
    const sentences = THREE.map((name) => `UN 1993, ${name}, Class 3.`);
    return showsAll(server, declarationOf(...lines), sentences);
  },
};

/** Tries a case; answers with what is wrong, or undefined. Throws when the server cannot be reached. */
export function tryCase(server, one) {
  if (one.box14 !== undefined) return sentenceIsShown(server, one);
  if (one.refused !== undefined) return isRefused(server, one);
  if (one.request !== undefined) return REQUESTS[one.request](server);
  return isTaken(server, one);
}
