import { describe, expect, test } from 'vitest';
import { auditInvoice } from './audit-invoice.ts';
import { judgeInvoice } from './invoices.ts';
import { type ConfirmedInvoice, generateFewer, generateParts } from './testing/generate-confirmed.ts';
import { generateInvoice } from './testing/generate-invoice.ts';

const INVOICES = 200;
const generated = Array.from({ length: INVOICES }, (_, at) => generateInvoice(at + 1));
const audited = generated.map((one) => ({ ...one, audit: auditInvoice(one.invoice, one.quote) }));

test('two hundred invented invoices have errors of every kind', () => {
  const kinds = new Map<string, number>();
  for (const { planted } of generated) for (const { kind } of planted) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  expect([...kinds.keys()].sort()).toEqual([
    'conditional',
    'converted over',
    'included',
    'lump sum over',
    'multiplied',
    'price',
    'quantity',
    'twice',
  ]);
  expect(Math.min(...kinds.values())).toBeGreaterThanOrEqual(5);
});

test('98 in 100 of the planted overcharges are found, each at its amount', () => {
  const planted = audited.flatMap(({ planted: errors, audit, invoice, quote }) =>
    errors.map((error) => ({ error, found: audit.lines[error.line - 1], invoice, quote })),
  );
  // Conversions are rounded, so that the amount may be a few minor units off.
  const isFound = ({ error, found }: (typeof planted)[number]) =>
    found?.verdict === 'over' && Math.abs((found.difference ?? 0) - error.by) <= 0.1;
  const missed = planted.filter((one) => !isFound(one)).map(({ error, found }) => ({ ...error, ...found }));
  expect(1 - missed.length / planted.length).toBeGreaterThanOrEqual(0.98);
});

test('nothing is claimed that was not planted', () => {
  const claimed = audited.flatMap(({ planted, audit, invoice, quote }) =>
    audit.lines
      .filter(({ verdict, line }) => verdict === 'over' && !planted.some((error) => error.line === line))
      .map((line) => ({ invoice: invoice.number, containers: quote.quantities.containers, line })),
  );
  expect(claimed).toEqual([]);
});

test('what is charged as quoted is said to be', () => {
  const honest = audited.flatMap(({ audit, kinds }) =>
    kinds.every((kind) => kind === 'as quoted') ? audit.lines : [],
  );
  expect(honest.filter(({ verdict }) => verdict !== 'agreed')).toEqual([]);
});

describe.each([
  ['of which fewer containers were confirmed', generateFewer],
  ['of several container types, some of which were not confirmed', generateParts],
] as const)('of 200 invented invoices for orders %s', (_, generate) => {
  const made = Array.from({ length: INVOICES }, (__, at) => generate(at + 1));
  const judged = made.map((one: ConfirmedInvoice) => {
    const ordered = { orderId: 'ord_1', confirmation: one.confirmation };
    return { ...one, audit: judgeInvoice(one.invoice, one.quote, { ordered }) };
  });

  test('nothing is claimed that was not planted, and 98 in 100 of what was planted is', () => {
    const planted = judged.flatMap(({ planted: errors, audit, quote, invoice }) =>
      errors.map((error) => ({ error, found: audit.lines[error.line - 1], quote, invoice })),
    );
    const isFound = ({ error, found }: (typeof planted)[number]) =>
      found?.verdict === 'over' && Math.abs((found.difference ?? 0) - error.by) <= 0.1;
    const missed = planted.filter((one) => !isFound(one));
    expect(planted.length).toBeGreaterThan(INVOICES / 2);
    const missedShare = missed.length / planted.length;
    expect(missedShare, JSON.stringify(missed[0])).toBeLessThanOrEqual(0.02);
    const claimed = judged.flatMap(({ planted: errors, audit }) =>
      audit.lines.filter(({ verdict, line }) => verdict === 'over' && !errors.some((error) => error.line === line)),
    );
    expect(claimed).toEqual([]);
  });

  test('what charges containers that were not confirmed is never agreed, and says so with its clause', () => {
    const lines = judged.flatMap(({ unordered, audit }) => unordered.map((line) => audit.lines[line - 1]));
    expect(lines.filter((line) => line?.reason !== 'not_confirmed' || line.clause === null)).toEqual([]);
    if (generate === generateParts) expect(lines.length).toBeGreaterThan(30);
  });
});
