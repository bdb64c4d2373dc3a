import { createRequire } from 'node:module';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

type PopulateCell = {
  value: (value?: unknown) => unknown;
  style: (style: object) => void;
  formula: (text: string) => void;
  dataValidation: (rule: object) => void;
};
type PopulateSheet = {
  name: (name?: string) => string;
  cell: (name: string) => PopulateCell;
  range: (name: string) => { merged: (is: boolean) => void };
  column: (name: string) => { hidden: (is: boolean) => void; width: (width: number) => void };
  row: (number: number) => { height: (height: number) => void };
};
export type PopulateWorkbook = {
  sheet: (at: number | string) => PopulateSheet;
  addSheet: (name: string) => PopulateSheet;
  outputAsync: () => Promise<Uint8Array>;
};
type Populate = {
  fromBlankAsync: () => Promise<PopulateWorkbook>;
  fromDataAsync: (bytes: Uint8Array) => Promise<PopulateWorkbook>;
};

/** The oracle: a library of its own that keeps what it does not know. */
export const XlsxPopulate = createRequire(import.meta.url)('xlsx-populate') as Populate;

const LABELS: Readonly<Record<string, string>> = {
  B3: 'Shipper declare as',
  B6: 'Shipment Name',
  B8: 'Trade ID',
  B9: 'Manufacturer / Company Name',
  B10: 'Commodity Name',
  B11: 'Model',
  B12: 'UN NO.',
  B13: 'Appearance',
  B14: 'Flash Point (℃)',
  B15: 'H Code (GHS)',
  B17: 'Exempted from IMDG Code',
};

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Whole parts of the package, by their names. */
const WRITTEN_PARTS: Readonly<Record<string, string>> = {
  'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rIdDrawing" Type="${RELATION}/drawing" Target="../drawings/drawing1.xml"/><Relationship Id="rIdVml" Type="${RELATION}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/><Relationship Id="rIdNotes" Type="${RELATION}/comments" Target="../comments1.xml"/></Relationships>`,
  'xl/drawings/drawing1.xml':
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="900000" cy="400000"/><xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="2" name="Stamp"/><xdr:cNvSpPr txBox="1"/></xdr:nvSpPr><xdr:spPr/><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>盖章处</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:clientData/></xdr:absoluteAnchor></xdr:wsDr>',
  'xl/drawings/vmlDrawing1.vml':
    '<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape id="_x0000_s1025" type="#_x0000_t202"/></xml>',
  'xl/comments1.xml':
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>desk</author></authors><commentList><comment ref="D12" authorId="0"><text><r><t>four digits</t></r></text></comment></commentList></comments>',
};

/** Parts written by hand: what the library cannot make, but templates have. */
function addByHand(parts: Record<string, Uint8Array>): void {
  const edit = (name: string, change: (xml: string) => string) => {
    parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())));
  };
  edit('xl/worksheets/sheet1.xml', (xml) =>
    xml
      .replace('<sheetData>', '<sheetData><!-- kept -->')
      .replace('</sheetData>', '</sheetData><sheetProtection sheet="1" objects="1" scenarios="1"/>')
      .replace(
        '</worksheet>',
        '<conditionalFormatting sqref="D14"><cfRule type="cellIs" priority="1" operator="lessThan"><formula>23</formula></cfRule></conditionalFormatting>' +
          '<pageSetup paperSize="9" orientation="landscape"/><headerFooter><oddFooter>&amp;P / &amp;N</oddFooter></headerFooter>' +
          '<rowBreaks count="1" manualBreakCount="1"><brk id="20" max="16383" man="1"/></rowBreaks>' +
          '<drawing r:id="rIdDrawing"/><legacyDrawing r:id="rIdVml"/></worksheet>',
      )
      .replace('<worksheet ', `<worksheet xmlns:r="${RELATION}" `)
      .replace(/(xmlns:r="[^"]*")(.*?) \1/, '$1$2'),
  );
  edit('xl/workbook.xml', (xml) =>
    xml
      .replace(/<definedNames\s*\/>|<definedNames>[\s\S]*?<\/definedNames>/, '')
      .replace(
        '</sheets>',
        '</sheets><definedNames><definedName name="UN_NUMBER">Sheet1!$D$12</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">Sheet1!$A$1:$F$40</definedName></definedNames>',
      ),
  );
  for (const [name, xml] of Object.entries(WRITTEN_PARTS)) parts[name] = strToU8(xml);
  parts['xl/media/image1.png'] = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const shared = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
  parts['xl/sharedStrings.xml'] = strToU8(
    shared.replace(
      '</sst>',
      '<si><r><rPr><b/></rPr><t>rich</t></r><r><t> text</t></r></si><si><t>危険</t><rPh sb="0" eb="2"><t>キケン</t></rPh><phoneticPr fontId="1"/></si></sst>',
    ),
  );
}

/** A carrier's workbook with every feature that a careless writer loses; `change` adds to it before it is packed. */
export async function makeRichTemplate(
  change: (workbook: PopulateWorkbook) => void = () => {},
  patch: (parts: Record<string, Uint8Array>) => void = () => {},
): Promise<Uint8Array> {
  const workbook = await XlsxPopulate.fromBlankAsync();
  const sheet = workbook.sheet(0);
  for (const [cell, label] of Object.entries(LABELS)) sheet.cell(cell).value(label);
  sheet
    .cell('D3')
    .style({ bold: true, fontFamily: '宋体', diagonalBorder: 'thin', diagonalBorderDirection: 'up', fill: 'FFFFCC' });
  sheet.cell('D3').dataValidation({ type: 'list', formula1: '"General Cargo,DG CARGO"', allowBlank: true });
  sheet.cell('D14').style({ numberFormat: '0.0', horizontalAlignment: 'right' });
  sheet.range('D9:F9').merged(true);
  sheet.column('H').hidden(true);
  sheet.row(10).height(33);
  sheet.cell('F3').formula('D14*1.8+32');
  sheet.cell('F4').formula('1+1');
  change(workbook);
  const parts = unzipSync(await workbook.outputAsync());
  addByHand(parts);
  patch(parts);
  return zipSync(parts);
}
