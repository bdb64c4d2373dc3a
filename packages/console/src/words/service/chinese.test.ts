import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LINE_FAULTS } from '../../../../server/src/exchange-rates/line-faults.ts';
import { problemCatalogue } from '../../../../server/src/http/errors/problem-catalogue.ts';
import { LEDGER_ACTS } from '../../../../server/src/ledger/acts.ts';
import { COVERED_KINDS } from '../../../../server/src/ledger/covered-rows.ts';
import { ledgerWords } from '../../pages/administration/ledger/ledger-words.ts';
import { parseAdvice, parseTexts } from './parse-texts.ts';

const SERVER = fileURLToPath(new URL('../../../../server/src', import.meta.url));
const CONSOLE = fileURLToPath(new URL('../..', import.meta.url));
/** Modules that find something about a sheet, a document, a form or an order. */
const FINDERS = [
  'rates',
  'documents',
  'extraction',
  'compliance',
  'forms',
  'shipments',
  'invoices',
  'orders',
  'dangerous-goods/codes',
  'opendgd',
  'ledger',
];
/** How a finding's code is written: as a property (`rule` where a standard has a code of its own), or handed on with the message. Single words are other things too. */
const CODE =
  /\b(?:code|rule): '([a-z]+(?:_[a-z0-9]+)+|OPENDGD-[A-Z-]+)'|\b(?:note|error|wrong|faults\.add)\(\s*(?:[\w.]+, )?'([a-z]+(?:_[a-z0-9]+)+)',/g;
/** Codes that are made of a word and an end. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  row_without_: ['origin', 'destination'],
  question_: ['origin', 'destination', 'valid_from', 'valid_to'],
  un_mark_: ['mass', 'density', 'year', 'country', 'number', 'level', 'loads'],
  signature_: ['malformed', 'wrong'],
  mandate_: [
    ...['account', 'amount', 'expired', 'own', 'shipper', 'used'],
    ...['carrier', 'containers', 'destination', 'equipment', 'origin', 'quote'],
    ...['key_unknown', 'signature_malformed', 'signature_wrong'],
  ],
  date_: ['ambiguous', 'impossible', 'unknown'],
};

const read = (name: string) => parseTexts(readFileSync(new URL(name, import.meta.url), 'utf8'));
const [problems, findings] = [read('problems-zh.tsv'), read('findings-zh.tsv')];

/** The codes of findings, as the sources of the service write them. */
function listFindingCodes(): string[] {
  const files = FINDERS.flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'))
      .map((file) => join(SERVER, folder, file)),
  );
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CODE)].map(([, property, handed]) => property ?? handed ?? ''),
  );
  const made = Object.entries(ENDS).flatMap(([start, ends]) => ends.map((end) => start + end));
  return [...new Set([...written, ...made])];
}

test('every problem of the table has Chinese text, with advice', () => {
  const known = Object.values(problemCatalogue).flatMap((table) => Object.keys(table));
  expect(known.length).toBeGreaterThan(100);
  const silent = known.filter((code) => !problems.get(code)?.title || !problems.get(code)?.advice);
  expect(silent).toEqual([]);
});

/** How the service speaks to programs: of routes, members of the answer, parameters and headers. */
const OF_PROGRAMS =
  /\b(?:GET|POST|PUT|PATCH|DELETE) \/|\bdata\.[a-z]|`?\b[a-z_]+=|\bIdempotency-Key|\bRetry-After|multipart|\bcurl\b/;
/** What is refused at the command line, at the start of the service or to programs alone. */
const NOT_IN_CONSOLE =
  /^(?:database|secret|backup|upgrade|data|mailbox|mail_sender|watch|signing|proof|tool|ledger_gap|idempotency_key_(?:missing|invalid))(?:_|$)/;

test('what to do about a problem names no route and no parameter in the console', () => {
  const advice = parseAdvice(readFileSync(new URL('problems-en.tsv', import.meta.url), 'utf8'));
  const known = Object.values(problemCatalogue).flatMap((table) => Object.entries(table));
  const shown = known.filter(([code]) => !NOT_IN_CONSOLE.test(code));
  const english = shown.map(([code, { next }]) => [code, advice.get(code)?.advice ?? next ?? ''] as const);
  const chinese = shown.map(([code]) => [code, problems.get(code)?.advice ?? ''] as const);
  expect(english.length).toBeGreaterThan(100);
  expect([...english, ...chinese].filter(([, text]) => OF_PROGRAMS.test(text))).toEqual([]);
  const codes = new Set(known.map(([code]) => code));
  expect([...advice.keys()].filter((code) => !codes.has(code))).toEqual([]);
});

test('every code of a finding has Chinese text', () => {
  const codes = listFindingCodes();
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => !findings.get(code)?.title && !problems.get(code)?.title)).toEqual([]);
});

test('everything that can be wrong in a line of a table has Chinese text that names the same values', () => {
  const valuesOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
  const chinese = Object.keys(LINE_FAULTS).map((code) => [code, valuesOf(findings.get(code)?.title)]);
  expect(chinese).toEqual(Object.entries(LINE_FAULTS).map(([code, text]) => [code, valuesOf(text)]));
  expect(Object.keys(LINE_FAULTS).filter((code) => !findings.has(code))).toEqual([]);
});

test('every kind and act of the ledger has words in both languages', () => {
  const kinds = [...COVERED_KINDS, 'erasure', 'genesis', 'gap'].sort();
  for (const { kinds: named, acts } of Object.values(ledgerWords)) {
    expect(Object.keys(named).sort()).toEqual(kinds);
    expect(Object.keys(acts).sort()).toEqual([...LEDGER_ACTS].sort());
  }
});

test('no text is left of a code that is gone', () => {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SERVER, file), 'utf8'))
    .join('\n');
  const made = Object.keys(ENDS).concat('special_provision_');
  const gone = [...problems.keys(), ...findings.keys()].filter(
    (code) => !sources.includes(code) && !made.some((start) => code.startsWith(start)),
  );
  expect(gone).toEqual([]);
});

const HALF_WIDTH =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef\u201d])[,;:?!()"]|[,;:?!()"](?=[\p{Script=Han}\u201c])|;|\},\{|[,:?!]['`]?$/u;
/** A value that is put into a text: what it is is no punctuation. */
const VALUE = /\$\{[^{}]*\}/g;

/** Files that hold Chinese texts of the service alone. */
const SPEAKERS = [
  ...['invoices/letter/letter-texts.ts', 'invoices/invoice.example.ts', 'orders/quotes/print/print-texts.ts'],
  ...['forms/non-dangerous-letter/clauses.ts', 'cli/files/check-output.ts'],
];

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|tsv)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const isHalfWidth = ({ text }: { text: string }) => HALF_WIDTH.test(text.replace(VALUE, '{}'));

test('punctuation of Chinese texts is full width', () => {
  const texts = sourcesIn(CONSOLE).flatMap(({ file, text }) => {
    const found = file.endsWith('.tsv') ? text.split(/[\t\n]/) : (text.match(/'(?:[^'\\\n]|\\.)*'/g) ?? []);
    return found.filter(isChinese).map((one) => ({ file, text: one }));
  });
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(isHalfWidth)).toEqual([]);
});

test('punctuation of claims, mails, printed quotes and questions of the service is full width in Chinese', () => {
  const literal = /'(?:[^'\\\n]|\\.)*'|`[^`]*`/g;
  const question = /(?<=\bchinese: )(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`)/g;
  const texts = sourcesIn(SERVER).flatMap(({ file, text }) => {
    const found = text.match(SPEAKERS.includes(file) ? literal : question) ?? [];
    return found.filter(isChinese).map((one) => ({ file, text: one }));
  });
  expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThan(SPEAKERS.length);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter(isHalfWidth)).toEqual([]);
});

test('a label and its value are joined by the colon of the language', () => {
  const joined = /\}(?:<\/\w+>)?:(?:<\/| *$|\{' '\}| <)|`[^`\n]*\}: \$\{[^`\n]*`|^\s*\{.*\}: \{/;
  const isCode = /\bfunction\b|=>$|\breadonly\b|\bconst \w+ =|^\s*\}: |= \{/;
  const places = sourcesIn(CONSOLE)
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
    .filter(({ line }) => joined.test(line) && !isCode.test(line));
  expect(places).toEqual([]);
});
