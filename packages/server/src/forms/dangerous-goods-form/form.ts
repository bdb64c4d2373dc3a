import { type FillValues, isFilled } from '../fill-value.ts';
import { printUn, transportDescription } from './transport-description.ts';

/** A box of the form: its printed number and title, its width in twelfths of the page, and what stands in it. */
export type FormBox = {
  readonly number: string;
  readonly title: string;
  readonly span: number;
  readonly text: string;
  /** Words printed on every form: small type, no answer. */
  readonly printed?: boolean;
};

/** A row of boxes; `height` is the least, in points on A4. */
export type FormRow = { readonly height: number; readonly boxes: readonly FormBox[] };

/** The multimodal dangerous goods form as it is set, whatever the kind of file. */
export type DangerousGoodsForm = {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly FormRow[];
  readonly footnote: string;
};

const DECLARATION =
  "SHIPPER'S DECLARATION. I declare that the contents of this consignment are described fully and correctly by the proper " +
  'shipping name, that they are classified, packaged, marked and labelled or placarded, and that they are in every respect in a ' +
  'condition fit for transport under the international and national rules that apply.';
const PACKING =
  'CONTAINER / VEHICLE PACKING CERTIFICATE. I declare that the goods described above were packed and loaded into the ' +
  'container or vehicle named above as the rules ask (IMDG 5.4.2). To be completed and signed for every container or vehicle load by the ' +
  'person who is responsible for packing.';
const RECEIPT =
  'RECEIVING ORGANISATION RECEIPT. Received the number of packages, containers or trailers stated above in apparent good order and ' +
  'condition, unless stated here:';
const FOOTNOTE =
  '* UN number, proper shipping name (technical name), class (subsidiary hazard), packing group where assigned; then flash point, ' +
  'MARINE POLLUTANT, LIMITED QUANTITY and what else the mode of transport asks for (IMDG 5.4.1.4).';

const text = (values: FillValues, key: string) => (isFilled(values[key]) ? String(values[key]).trim() : '');

function labelled(label: string, value: string): string[] {
  return value === '' ? [] : [`${label}: ${value}`];
}

const YES_NO: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No', P: 'Yes (P)' };

/** What box 14 says of the goods: packages, the transport description, and what belongs to it. */
function describeGoods(values: FillValues): string {
  const trade = text(values, 'commodityName');
  const lines = [
    text(values, 'packageQuantityAndType'),
    transportDescription(values),
    ...labelled('Goods', trade),
    ...labelled('EmS', text(values, 'emsCode')),
    ...labelled('Flash point', text(values, 'flashPoint') || text(values, 'flashPointCelsius')),
    ...labelled('Marine pollutant', YES_NO[text(values, 'marinePollutant')] ?? ''),
    ...labelled('Limited quantity', YES_NO[text(values, 'limitedQuantity')] ?? ''),
    ...labelled('Packaging', text(values, 'packingCode')),
    ...labelled('Inner packagings', text(values, 'innerPackageQuantityAndType')),
    [
      ...labelled('Certificate No.', text(values, 'certificateNo')),
      ...labelled('issued', text(values, 'issueDate')),
    ].join(', '),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function emergencyOf(values: FillValues): string {
  const contact = [text(values, 'emergencyContactPerson'), text(values, 'emergencyContactTelephone')].filter(
    (part) => part !== '',
  );
  return contact.length === 0 ? '' : `24 h emergency contact: ${contact.join(', ')}`;
}

const box = (number: string, title: string, span: number, value = ''): FormBox => ({
  number,
  title,
  span,
  text: value,
});
const printed = (number: string, title: string, span: number): FormBox => ({
  number,
  title,
  span,
  text: '',
  printed: true,
});
const kilograms = (value: string) => (/^[\d.,]+$/.test(value) ? `${value} kg` : value);

/** Boxes 1 to 9: who sends to whom, by which carrier, and what was declared. */
function partyRows(values: FillValues, remarks: readonly string[]): FormRow[] {
  const of = (key: string) => text(values, key);
  return [
    {
      height: 52,
      boxes: [
        box('1', 'Shipper / Consignor / Sender', 6, of('shipper') || of('shipperCompanyName')),
        box('2', 'Transport document number', 4, of('transportDocumentNumber')),
        box('3', 'Page of pages', 2, '1 / 1'),
      ],
    },
    {
      height: 52,
      boxes: [
        box('6', 'Consignee', 6, of('consignee')),
        box('4', "Shipper's reference", 3, of('shippersReference')),
        box('5', "Freight forwarder's reference", 3, of('freightForwardersReference')),
      ],
    },
    {
      height: 66,
      boxes: [printed('', DECLARATION, 6), box('7', 'Carrier (to be completed by the carrier)', 6, of('carrier'))],
    },
    {
      height: 46,
      boxes: [
        printed(
          '8',
          'This shipment is within the limitations prescribed for (delete what does not apply):   PASSENGER AND CARGO AIRCRAFT   |   CARGO AIRCRAFT ONLY',
          6,
        ),
        box(
          '9',
          'Additional handling information',
          6,
          [emergencyOf(values), ...remarks].filter((line) => line !== '').join('\n'),
        ),
      ],
    },
  ];
}

/** Boxes 10 to 14: the journey, and what is on it. */
function goodsRows(values: FillValues): FormRow[] {
  const of = (key: string) => text(values, key);
  return [
    {
      height: 38,
      boxes: [
        box('10', 'Vessel / flight No. and date', 3, of('vesselFlightNoAndDate') || of('vesselVoyage')),
        box('11', 'Port / place of loading', 3, of('portOfLoading')),
        box('12', 'Port / place of discharge', 3, of('portOfDischarge')),
        box('13', 'Destination', 3, of('destination')),
      ],
    },
    {
      height: 200,
      boxes: [
        box('14', 'Shipping marks', 2, of('shippingMarks')),
        box('', 'Number and kind of packages; description of goods *', 5, describeGoods(values)),
        box('', 'Gross mass (kg)', 2, kilograms(of('grossWeightKgs'))),
        box('', 'Net mass (kg)', 2, kilograms(of('netWeightKgs'))),
        box('', 'Cube (m³)', 1, of('cubeM3')),
      ],
    },
  ];
}

/** Boxes 15 to 22: the container, and who signs. */
function containerRows(values: FillValues): FormRow[] {
  const of = (key: string) => text(values, key);
  return [
    {
      height: 38,
      boxes: [
        box('15', 'Container / vehicle No.', 3, of('containerNumber')),
        box('16', 'Seal number(s)', 2, of('sealNumbers')),
        box('17', 'Container / vehicle size & type', 3, of('containerSizeType')),
        box('18', 'Tare (kg)', 2, of('tareMassKgs')),
        box('19', 'Total gross mass incl. tare (kg)', 2, of('totalGrossMassKgs')),
      ],
    },
    { height: 58, boxes: [printed('', PACKING, 6), printed('21', RECEIPT, 6)] },
    {
      height: 96,
      boxes: [
        box('20', 'Name of company; name and status; place and date; signature of packer', 4),
        box('', "Haulier's name; vehicle No.; signature and date", 4),
        box(
          '22',
          'Name of company; name and status; place and date; signature of declarant',
          4,
          of('shipperCompanyName') || of('shipper'),
        ),
      ],
    },
  ];
}

/** The boxes 1 to 22 of the multimodal dangerous goods form, filled from the values; boxes without a value are left to write in. `remarks` stand in box 9. */
export function composeForm(values: FillValues, remarks: readonly string[] = []): DangerousGoodsForm {
  return {
    title: 'MULTIMODAL DANGEROUS GOODS FORM',
    subtitle: '危险货物多式联运申报单',
    rows: [...partyRows(values, remarks), ...goodsRows(values), ...containerRows(values)],
    footnote: FOOTNOTE,
  };
}

/** How a value reads on the form, where it does not stand as it is. */
export function shownOnForm(key: string, value: string | number): string {
  if (key === 'unNo') return printUn(String(value));
  if (key === 'marinePollutant' || key === 'limitedQuantity') {
    return `${key === 'marinePollutant' ? 'Marine pollutant' : 'Limited quantity'}: ${YES_NO[String(value)] ?? ''}`;
  }
  if (key === 'grossWeightKgs' || key === 'netWeightKgs') return kilograms(String(value).trim());
  return String(value).trim();
}
