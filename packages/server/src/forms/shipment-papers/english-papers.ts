import { box, type FormRow, printed, signature } from '../layout/paper.ts';
import { celsiusOf, classOf, groupOf, nameOf, textOf, unOf } from './goods-table.ts';
import {
  companyOf,
  emergencyOf,
  type Layout,
  lines,
  numbered,
  of,
  type PaperContent,
  packages,
  remarksRow,
  shipperOf,
  signerOf,
  vesselOf,
} from './paper-layout.ts';

const CERTIFICATE =
  'I declare that: the container was clean, dry and fit to receive the goods; packages that must be segregated were not packed ' +
  'together (IMDG 7.3.4); all packages were examined, and only sound ones were loaded; drums stand upright unless the authority ' +
  'allows otherwise; the goods are properly loaded, braced and secured for the voyage; bulk goods are spread evenly; for goods of ' +
  'class 1 other than 1.4 the container is structurally serviceable; container and packages are marked, labelled and placarded; ' +
  'where a coolant or fumigant is used, the container is marked so; and a dangerous goods declaration was received for each ' +
  'consignment (IMDG 5.4.2.1).';

const CONTAINER_ROWS = ({ values }: PaperContent): FormRow => ({
  height: 38,
  boxes: [
    box('', 'Container / vehicle No.', 6, textOf(values, 'containerNumber')),
    box('', 'Seal number(s)', 5, textOf(values, 'sealNumbers')),
    box('', 'Size & type', 4, textOf(values, 'containerSizeType')),
    box('', 'Tare (kg)', 4, textOf(values, 'tareMassKgs')),
    box('', 'Total gross mass incl. tare (kg)', 5, textOf(values, 'totalGrossMassKgs')),
  ],
});

/** Container packing certificate. */
export const CPC: Layout = {
  title: 'CONTAINER / VEHICLE PACKING CERTIFICATE',
  subtitle: 'IMDG Code 5.4.2',
  language: 'en',
  sheet: 'Packing certificate',
  columns: 24,
  above: (content, page) => [
    {
      height: 44,
      boxes: [
        box('', 'Shipper', 10, shipperOf(content.values)),
        box('', 'Vessel / voyage', 6, vesselOf(content.values)),
        box('', 'Transport document number', 5, textOf(content.values, 'transportDocumentNumber')),
        box('', 'Page', 3, page),
      ],
    },
    CONTAINER_ROWS(content),
  ],
  table: [
    { title: 'No.', span: 1, of: numbered },
    { title: 'UN No.', span: 2, of: unOf },
    { title: 'Proper shipping name', span: 7, of: nameOf, total: 'words' },
    { title: 'Class', span: 2, of: classOf },
    { title: 'PG', span: 2, of: groupOf },
    { title: 'Packages', span: 5, of: packages('en'), total: 'packages' },
    { title: 'Gross kg', span: 3, of: of('grossWeightKgs'), total: 'grossKg' },
    { title: 'EmS', span: 2, of: of('emsCode') },
  ],
  totalWords: 'Total',
  below: (content) => [
    { height: 92, boxes: [printed('', CERTIFICATE, 24)] },
    ...remarksRow(content, 'Remarks', 24),
    {
      height: 90,
      boxes: [
        signature('', 'Company, name and status of the packer', 12, signerOf(content.values, 'packer')),
        box('', 'Place and date of packing', 6, textOf(content.values, 'packingPlaceAndDate')),
        signature('', 'Signature', 6),
      ],
    },
  ],
  footnote: 'To be signed by the person who is responsible for packing the container.',
};

/** Dangerous goods manifest. */
export const MANIFEST: Layout = {
  title: 'DANGEROUS GOODS MANIFEST',
  subtitle: 'IMDG Code 5.4.3, SOLAS VII/4, MARPOL Annex III',
  language: 'en',
  sheet: 'Manifest',
  columns: 24,
  landscape: true,
  above: ({ values }, page) => [
    {
      height: 34,
      boxes: [
        box('', 'Vessel / voyage', 6, vesselOf(values)),
        box('', 'Carrier', 5, textOf(values, 'carrier')),
        box('', 'Port of loading', 4, textOf(values, 'portOfLoading')),
        box('', 'Port of discharge', 4, textOf(values, 'portOfDischarge')),
        box('', 'Date of departure', 3, textOf(values, 'sailingDate')),
        box('', 'Page', 2, page),
      ],
    },
    {
      height: 34,
      boxes: [
        box('', 'Shipper', 10, shipperOf(values)),
        box('', 'Container No.', 8, textOf(values, 'containerNumber')),
        box('', 'Transport document number', 6, textOf(values, 'transportDocumentNumber')),
      ],
    },
  ],
  table: [
    { title: 'No.', span: 1, of: numbered },
    { title: 'UN No.', span: 2, of: unOf },
    { title: 'Proper shipping name (technical name)', span: 5, of: nameOf, total: 'words' },
    { title: 'Class (sub.)', span: 2, of: classOf },
    { title: 'PG', span: 1, of: (goods) => groupOf(goods).replace('PG ', '') },
    { title: 'Flash point', span: 2, of: (goods) => celsiusOf(goods) },
    { title: 'Marine pollutant', span: 2, of: of('marinePollutant') },
    { title: 'EmS', span: 2, of: of('emsCode') },
    { title: 'Number and kind of packages', span: 3, of: packages('en'), total: 'packages' },
    { title: 'Gross kg', span: 2, of: of('grossWeightKgs'), total: 'grossKg' },
    { title: 'Net kg', span: 2, of: of('netWeightKgs'), total: 'netKg' },
  ],
  totalWords: 'Total',
  below: (content) => [
    ...remarksRow(content, 'Remarks', 24),
    {
      height: 60,
      boxes: [
        box('', 'Emergency contact', 8, emergencyOf(content)),
        box('', 'Stowage position on board (to be completed by the ship)', 8),
        signature('', 'Place, date and signature', 8),
      ],
    },
  ],
  footnote: 'Flash points in °C, closed cup unless stated otherwise.',
};

/** Packing list. */
export const PACKING_LIST: Layout = {
  title: 'PACKING LIST',
  subtitle: '装箱单',
  language: 'en',
  sheet: 'Packing list',
  columns: 24,
  above: ({ values }, page) => [
    {
      height: 52,
      boxes: [
        box('', 'Shipper', 10, shipperOf(values)),
        box('', 'Consignee', 10, textOf(values, 'consignee')),
        box('', 'Page', 4, page),
      ],
    },
    {
      height: 34,
      boxes: [
        box('', "Shipper's reference", 6, textOf(values, 'shippersReference')),
        box('', 'Invoice No.', 4, textOf(values, 'invoiceNo')),
        box('', 'Vessel / voyage', 6, vesselOf(values)),
        box('', 'From', 4, textOf(values, 'portOfLoading')),
        box('', 'To', 4, textOf(values, 'portOfDischarge')),
      ],
    },
    {
      height: 34,
      boxes: [
        box('', 'Container No.', 14, textOf(values, 'containerNumber')),
        box('', 'Seal number(s)', 10, textOf(values, 'sealNumbers')),
      ],
    },
  ],
  table: [
    { title: 'No.', span: 1, of: numbered },
    { title: 'Marks', span: 3, of: of('shippingMarks') },
    {
      title: 'Description of goods',
      span: 8,
      of: (goods) =>
        lines(
          textOf(goods, 'commodityName'),
          [unOf(goods), nameOf(goods), classOf(goods), groupOf(goods)].filter((part) => part !== '').join(', '),
        ),
      total: 'words',
    },
    { title: 'Packages', span: 4, of: packages('en'), total: 'packages' },
    { title: 'Net kg', span: 3, of: of('netWeightKgs'), total: 'netKg' },
    { title: 'Gross kg', span: 3, of: of('grossWeightKgs'), total: 'grossKg' },
    { title: 'm³', span: 2, of: of('cubeM3'), total: 'cubeM3' },
  ],
  totalWords: 'Total',
  below: (content) => [
    ...remarksRow(content, 'Remarks', 24),
    {
      height: 70,
      boxes: [
        signature(
          '',
          'Place, date and signature',
          24,
          signerOf(content.values, 'declarant', companyOf(content.values)),
        ),
      ],
    },
  ],
  footnote: '',
};
