const DAY = 86_400_000;
const day = (offset) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

const cell = (text) => `"${text.replaceAll('"', '""')}"`;

/** A rate sheet with the text as commodity, service, contract, surcharge and remark. Its lane is one that nobody else sells. */
export function sheetOf(text) {
  const head = 'POL,POD,Carrier,40HC,Currency,Valid from,Valid to,Commodity,Service,Contract,Remarks';
  const row = ['Shanghai', 'Reykjavik', 'MSC', '2500', 'USD', day(-1), day(30), text, text, text, text];
  return `${head}\n${row.map(cell).join(',')}\n`;
}

/** The same as rows, with the text as the name, code and condition of charges, in the ports on the way, and as service mode. */
export function rowsOf(text) {
  const charge = { name: text, code: text.slice(0, 20), amount: 50, currency: 'USD', status: 'subject-to' };
  return [
    {
      ...{
        origin: 'Shanghai',
        destination: 'Reykjavik',
        carrier: 'HLCU',
        equipment: '40HC',
        amount: 2400,
        currency: 'USD',
      },
      ...{ validFrom: day(-1), validTo: day(30), remarks: text, serviceMode: text.slice(0, 20) },
      charges: [charge, { ...charge, name: `${text} 2`, condition: text }],
    },
    { ...{ origin: 'Shanghai', destination: text, carrier: text, equipment: '40HC', amount: 2400, currency: 'USD' } },
  ];
}

/** A mail that offers a price, with the text in its subject, its sender's name and its body. */
export function mailOf(text) {
  const subject = Buffer.from(text, 'utf8').toString('base64');
  return [
    `From: =?utf-8?B?${subject}?= <sales@carrier.example>`,
    `Subject: =?utf-8?B?${subject}?=`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    'Dear all,',
    `Shanghai - Reykjavik USD 1,850/40HC with ONE, valid until ${day(30)}.`,
    `Remarks: ${text}`,
    `Subject to ${text} USD 50 per container.`,
    '',
  ].join('\r\n');
}

/** A safety data sheet with the text as product, manufacturer, shipping name and note, as plain text. */
export function dataSheetOf(text) {
  return [
    'Safety data sheet',
    'Section 1: Identification',
    `Product name: ${text}`,
    `Manufacturer: ${text}`,
    'Section 9: Physical and chemical properties',
    'Appearance: liquid',
    'Flash point: 27 °C',
    'Section 14: Transport information',
    'UN number: UN1263',
    `UN proper shipping name: PAINT (${text})`,
    'Transport hazard class(es): 3',
    'Packing group: III',
    `Note: ${text}`,
  ].join('\n');
}

/** The data sheet as a PDF; it shows what Latin-1 can. */
export function pdfOf(text) {
  const lines = dataSheetOf(text)
    .split('\n')
    .map((line) => line.replaceAll(/[^\x20-\x7e°]/g, ' '));
  const shown = lines.map(
    (line, at) => `BT /F 9 Tf 40 ${800 - 16 * at} Td (${line.replace(/[\\()]/g, (one) => `\\${one}`)}) Tj ET`,
  );
  const content = shown.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
