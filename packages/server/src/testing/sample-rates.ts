import { createHash } from 'node:crypto';
import { dayOf } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { saveDraft } from '../rates/sheets/sheet-store.ts';

type RateContent = Parameters<typeof saveDraft>[1]['reading']['rates'][number]['content'];

/** The properties of a sample rate; absent ones have defaults. Amounts in major units, days as YYYY-MM-DD. */
export type SampleRate = {
  origin?: string;
  destination?: string;
  /** The inland points of a through rate. */
  receipt?: string | undefined;
  delivery?: string | undefined;
  carrier?: string;
  service?: string;
  equipment?: string;
  /** ISO 6346 code of the equipment. */
  isoCode?: string;
  amount: number;
  currency?: string;
  validFrom?: string;
  validTo?: string;
  transitDays?: number;
  charges?: RateContent['charges'];
  /** What the price leaves out, a sentence each. */
  missing?: string[];
  remarks?: string;
  /** The column of the price in the sheet, from 0. */
  column?: number;
};

function place(code: string) {
  return { code, name: code, country: code.slice(0, 2), text: code };
}

/** A complete rate from the properties that a test sets; valid for the year around now by default. */
export function sampleRate(sample: SampleRate): RateContent {
  const currency = sample.currency ?? 'USD';
  const day = (offset: number) => dayOf(new Date(Date.now() + offset * 86_400_000));
  return {
    origin: place(sample.origin ?? 'CNSHA'),
    destination: place(sample.destination ?? 'NLRTM'),
    via: [],
    placeOfReceipt: sample.receipt ? place(sample.receipt) : null,
    placeOfDelivery: sample.delivery ? place(sample.delivery) : null,
    serviceMode: null,
    carrier: { scac: sample.carrier ?? 'MAEU', name: sample.carrier ?? 'Maersk' },
    service: sample.service ?? null,
    equipment: { code: sample.equipment ?? '40HC', isoCode: sample.isoCode ?? '45G1' },
    base: { amount: sample.amount, currency },
    charges: sample.charges ?? [],
    total: {
      amount: sample.amount,
      currency,
      complete: (sample.missing ?? []).length === 0,
      missing: sample.missing ?? [],
    },
    validFrom: sample.validFrom ?? day(-100),
    validTo: sample.validTo ?? day(265),
    transitDays: sample.transitDays ?? null,
    transitDaysMin: null,
    freeDays: { demurrage: null, detention: null, combined: null },
    commodity: null,
    contract: { type: null, reference: null },
    remarks: sample.remarks ?? null,
  };
}

/** Saves a draft of these rates and returns the sheet's id. */
export function saveSampleDraft(database: Database, samples: readonly SampleRate[], fileName = 'sample.csv') {
  const rates = samples.map((sample, index) => ({
    content: sampleRate(sample),
    tab: 'Rates',
    row: index + 2,
    column: sample.column ?? null,
  }));
  const tabs = [{ tab: 'Rates', kind: 'rates' as const, rows: rates.length, rates: rates.length, explanation: '' }];
  return saveDraft(database, {
    fileName,
    sha256: createHash('sha256').update(JSON.stringify(samples)).digest('hex'),
    createdBy: 'test',
    answers: {},
    reading: { rates, findings: [], tabs, accounts: [], layout: 'sample' },
  });
}
