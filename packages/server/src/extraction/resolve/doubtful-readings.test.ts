import { expect, test } from 'vitest';
import type { Document, Line } from '../../documents/model/index.ts';
import { extractDocument } from '../extract-document.ts';

/** A scan of these lines; `doubtful` words were hard to read. */
function scanOf(texts: readonly string[], doubtful = ''): Document {
  const lines = texts.map((text, index): Line => {
    const box = [50, 50 + 20 * index, 400, 60 + 20 * index] as const;
    const start = doubtful === '' ? -1 : text.indexOf(doubtful);
    const doubts = start < 0 ? {} : { doubts: [{ start, end: start + doubtful.length }] };
    const cell = { text, box, spans: [{ start: 0, end: text.length, x0: box[0], x1: box[2] }], ...doubts };
    return { page: 1, box, cells: [cell], text, size: 10, role: 'body' };
  });
  const page = { number: 1, width: 595, height: 842, source: 'ocr' as const, lines };
  return { name: 'scan.pdf', kind: 'pdf', pages: [page] };
}

const SHEET = [
  'SAFETY DATA SHEET',
  '1. Identification',
  'Product name: Brightwater Thinner 40',
  'Manufacturer: Brightwater Coatings Ltd',
  '14. Transport information',
  'UN number: UN1263',
];

test('a value whose letters are hard to read on the scan gets a low confidence and a finding', () => {
  const sure = extractDocument(scanOf(SHEET));
  const unsure = extractDocument(scanOf(SHEET, 'Thinner'));
  expect(sure.findings.map(({ code }) => code)).not.toContain('value_hard_to_read');
  expect(unsure.values.commodityName?.value).toBe('Brightwater Thinner 40');
  expect(unsure.values.commodityName?.confidence).toBeLessThan(sure.values.commodityName?.confidence ?? 0);
  const finding = unsure.findings.find(({ code }) => code === 'value_hard_to_read');
  expect(finding?.field).toBe('commodityName');
  expect(finding?.places?.[0]?.quote).toContain('Thinner');
  expect(unsure.values.unNo?.confidence).toBe(sure.values.unNo?.confidence);
});

test('names on a scan in a language that OCR only half knows are to be compared with the page', () => {
  const { values, findings } = extractDocument(
    scanOf([
      'SICHERHEITSDATENBLATT',
      'ABSCHNITT 1: Bezeichnung des Stoffs und des Unternehmens',
      'Handelsname: Grunwald Holzol für außen',
      'Hersteller: Grunwald GmbH und der Sohn',
      'ABSCHNITT 9: Physikalische und chemische Eigenschaften',
      'Flammpunkt: 38 °C',
    ]),
  );
  const finding = findings.find(({ code }) => code === 'scan_language_half_known');
  expect(finding?.message).toContain('commodityName, manufacturerCompanyName');
  expect(values.commodityName?.confidence).toBeLessThan(0.95);
  expect(values.flashPointCelsius?.value).toBe(38);
});

test('labels are known without the marks that OCR drops from their letters', () => {
  const { values } = extractDocument(
    scanOf([
      'SCHEDA DI DATI DI SICUREZZA',
      'SEZIONE 9: Proprieta fisiche e chimiche',
      'Punto di infiammabilita: 22 °C',
      'SEZIONE 14: Informazioni sul trasporto',
    ]),
  );
  expect(values.flashPointCelsius?.value).toBe(22);
});

test('labels and headings are known where the scan shows letters that look like others', () => {
  const { values } = extractDocument(
    scanOf([
      'SAFETY DATA SHEET',
      '1. lDENTlFlCATlON',
      'Product name: Lithium lon lmage Cell l20',
      '9. PHYSlCAL AND CHEMlCAL PR0PERTIES',
      'Fiash Point: -4 °C (closed cup)',
      '14. TRANSP0RT lNFORMATlON',
      'UN number: UN1263',
      'EmS: F-A, S-1',
    ]),
  );
  expect(values.flashPointCelsius?.value).toBe(-4);
  expect(values.emsCode?.value).toBe('F-A, S-I');
  expect(values.commodityName?.value).toBe('Lithium Ion Image Cell l20');
});

const REPORT = [
  '貨物運輸條件〓定書',
  '一、委〓人:港澄貿易有限公司。',
  '二、製造商:澄〓精細化工有限公司。',
  '三、〓定結〓:該貨品屬於第4.1類易燃固體,聯合國〓號2213,包裝類〓III。',
];

test('labels are known though OCR does not know characters of them, and a name that lacks one is left to a person', () => {
  const { documentType, values, findings } = extractDocument(scanOf(REPORT, '〓精'));
  expect(documentType).toBe('transport-certificate');
  const { shipperCompanyName, unNo, imoHazardClassNo, packingGroup, manufacturerCompanyName } = values;
  expect(shipperCompanyName?.value).toBe('港澄貿易有限公司');
  expect([unNo?.value, imoHazardClassNo?.value, packingGroup?.value]).toEqual(['UN2213', '4.1', 'III']);
  expect(manufacturerCompanyName).toMatchObject({ value: null, status: 'unreadable', confidence: 0 });
  const finding = findings.find(({ field }) => field === 'manufacturerCompanyName');
  expect(finding?.code).toBe('value_not_read');
  expect(finding?.message).toContain('澄〓精細化工有限公司');
});
