import { cellField } from './form-field.ts';
import type { TargetFormat } from './format.schema.ts';

/** Chemical basic data (contract §2.5): its fields have the cell of the carrier's workbook. */
export const chemicalData: TargetFormat = {
  id: 'yml_chemical_data',
  label: 'Chemical basic data',
  description:
    "Basic data of a chemical for the shipper's declaration workbook, extracted from safety data sheets, chemical identification certificates and dangerous goods packing certificates.",
  fields: [
    cellField(
      { key: 'shipperDeclareAs', label: 'Shipper declare as', type: 'select', options: ['General Cargo', 'DG Cargo'] },
      'D3',
    ),
    cellField({ key: 'shipmentName', label: 'Shipment Name', type: 'text', options: null }, 'D6'),
    cellField({ key: 'tradeId', label: 'Trade ID', type: 'text', options: null }, 'D8'),
    cellField(
      { key: 'manufacturerCompanyName', label: 'Manufacturer / Company Name', type: 'text', options: null },
      'D9',
    ),
    cellField({ key: 'commodityName', label: 'Commodity Name', type: 'text', options: null }, 'D10'),
    cellField({ key: 'model', label: 'Model', type: 'text', options: null }, 'D11'),
    cellField({ key: 'unNo', label: 'UN NO.', type: 'text', options: null }, 'D12'),
    cellField({ key: 'appearance', label: 'Appearance', type: 'select', options: ['Gas', 'Solid', 'Liquid'] }, 'D13'),
    cellField({ key: 'flashPointCelsius', label: 'Flash Point (℃)', type: 'number', options: null }, 'D14'),
    cellField({ key: 'hCodeGHS', label: 'H Code (GHS)', type: 'text', options: null }, 'D15'),
    cellField({ key: 'exemptedFromIMDGCode', label: 'Exempted from IMDG Code', type: 'text', options: null }, 'D17'),
  ],
};
