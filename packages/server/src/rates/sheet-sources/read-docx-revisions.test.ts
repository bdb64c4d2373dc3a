import {
  DeletedTextRun,
  Document,
  Footer,
  FootnoteReferenceRun,
  InsertedTextRun,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import { readSource } from './testing/read-source.ts';

const change = { id: 1, author: 'Ada', date: '2026-11-19T09:00:00Z' };

test('of a Word document, deleted and struck out text is no offer, inserted text is, and the draft says so', async () => {
  const letter = new Document({
    sections: [
      {
        children: [
          new Paragraph('MSC rates in USD, valid 1-31 December 2026'),
          new Paragraph({
            children: [
              new TextRun('Genoa - Haifa: USD '),
              new DeletedTextRun({ text: '650', ...change }),
              new InsertedTextRun({ text: '700', ...change }),
              new TextRun("/20'"),
            ],
          }),
          new Paragraph({
            children: [
              new TextRun("Genoa - Piraeus: USD 500/20'"),
              new TextRun({ text: ", USD 800/40'HC", strike: true }),
            ],
          }),
          new Paragraph({ children: [new TextRun({ text: "Genoa - Ashdod: USD 720/20'", strike: true })] }),
        ],
      },
    ],
  });
  const { rates, findings } = await readSource('offer.docx', await Packer.toBuffer(letter));
  expect({ rates, findings }).toEqual({
    rates: [
      'ITGOA-ILHFA 20GP 700 USD 2026-12-01..2026-12-31 MSCU document 2',
      'ITGOA-GRPIR 20GP 500 USD 2026-12-01..2026-12-31 MSCU document 3',
    ],
    findings: ['warning text_struck_out document 1', 'warning text_inserted document 1'],
  });
});

test('a raised figure behind a price of a Word document is the mark of a note and no digit', async () => {
  const letter = new Document({
    sections: [
      {
        children: [
          new Paragraph('MSC rates in USD, valid 1-31 December 2026'),
          new Paragraph({
            children: [new TextRun("Genoa - Haifa 20': USD 1,650"), new TextRun({ text: '1', superScript: true })],
          }),
          new Paragraph("Genoa - Piraeus 20': USD 1,500"),
          new Paragraph({
            children: [new TextRun({ text: '1', superScript: true }), new TextRun(' plus PSS USD 100 per container')],
          }),
        ],
      },
    ],
  });
  const { rates, charges } = await readSource('offer.docx', await Packer.toBuffer(letter));
  expect({ rates, charges }).toEqual({
    rates: [
      'ITGOA-ILHFA 20GP 1650 USD 2026-12-01..2026-12-31 MSCU document 2',
      'ITGOA-GRPIR 20GP 1500 USD 2026-12-01..2026-12-31 MSCU document 3',
    ],
    charges: [['PSS 100 USD'], []],
  });
});

test('what stands at the foot of the pages of a Word document is read, and its notes go with what refers to them', async () => {
  const letter = new Document({
    footnotes: { 1: { children: [new Paragraph('plus PSS USD 100 per container')] } },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [new Paragraph('Validity: 01 December 2026 - 15 January 2027. E. & O. E.')],
          }),
        },
        children: [
          new Paragraph('MSC rates in USD'),
          new Paragraph({ children: [new TextRun("Genoa - Haifa 20': USD 1,650"), new FootnoteReferenceRun(1)] }),
          new Paragraph("Genoa - Piraeus 20': USD 1,500"),
        ],
      },
    ],
  });
  const { rates, charges } = await readSource('offer.docx', await Packer.toBuffer(letter));
  expect({ rates, charges }).toEqual({
    rates: [
      'ITGOA-ILHFA 20GP 1650 USD 2026-12-01..2027-01-15 MSCU document 2',
      'ITGOA-GRPIR 20GP 1500 USD 2026-12-01..2027-01-15 MSCU document 3',
    ],
    charges: [['PSS 100 USD'], []],
  });
});
