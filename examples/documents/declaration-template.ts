import * as XLSX from '@e965/xlsx';

/** Label in column B, the value's cell in column D: the cells of the format `yml_chemical_data`. */
const LABELS: Readonly<Record<number, string>> = {
  3: 'Shipper declare as',
  6: 'Shipment name',
  8: 'Trade ID',
  9: 'Manufacturer / company name',
  10: 'Commodity name',
  11: 'Model',
  12: 'UN No.',
  13: 'Appearance',
  14: 'Flash point (°C)',
  15: 'H code (GHS)',
  17: 'Exempted from IMDG Code',
};

/** An invented carrier's workbook in which a shipper declares the chemical data of a cargo. */
export function makeDeclarationTemplate(): Uint8Array {
  const tab = XLSX.utils.aoa_to_sheet([['', 'EXAMPLE OCEAN LINE - CHEMICAL CARGO DECLARATION']]);
  for (const [row, label] of Object.entries(LABELS)) XLSX.utils.sheet_add_aoa(tab, [[label]], { origin: `B${row}` });
  XLSX.utils.sheet_add_aoa(tab, [['Signature of the shipper:'], ['Date:']], { origin: 'B19' });
  tab['!merges'] = ['B1:D1', ...Object.keys(LABELS).map((row) => `B${row}:C${row}`)].map((range) =>
    XLSX.utils.decode_range(range),
  );
  tab['!cols'] = [3, 22, 14, 60].map((wch) => ({ wch }));
  const workbook = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(workbook, tab, 'Declaration');
  return XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true });
}
