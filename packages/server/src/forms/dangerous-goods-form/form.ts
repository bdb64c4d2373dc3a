import { type FillValues, isFilled } from '../fill-value.ts';
import { box, cell, type FormRow, type Paper, printed, signature, turnPages } from '../layout/paper.ts';
import { describeGoods, inKilograms } from './describe-goods.ts';
import { kilogramsOf, totalGoods } from './total-goods.ts';

/** What the form is composed of: what all goods share, each of the goods, and what box 9 says besides. */
export type FormContent = {
  readonly values: FillValues;
  /** One at least; its own values are in front of the shared ones. */
  readonly goods: readonly FillValues[];
  readonly remarks?: readonly string[];
  /** What stands below the goods, over all columns of box 14. */
  readonly notes?: readonly string[];
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

function emergencyOf(values: FillValues): string {
  const contact = [text(values, 'emergencyContactPerson'), text(values, 'emergencyContactTelephone')].filter(
    (part) => part !== '',
  );
  return contact.length === 0 ? '' : `24 h emergency contact: ${contact.join(', ')}`;
}

/** The name of a company that is stated with its address. */
export const firstLine = (party: string) => party.split('\n')[0]?.trim() ?? '';

/** A signature's block: company, then name and status, then place and date. */
const signerOf = (values: FillValues, who: 'declarant' | 'packer', company: string) => {
  const of = (part: string) => text(values, `${who}${part}`);
  const name = [of('Name'), of('Status')].filter((part) => part !== '').join(', ');
  return [of('Company') || company, name, of('PlaceAndDate')].filter((line) => line !== '').join('\n');
};

/** Boxes 1 to 9: who sends to whom, by which carrier, and what was declared. */
function partyRows({ values, goods, remarks = [] }: FormContent, page: string): FormRow[] {
  const of = (key: string) => text(values, key);
  const emergencies = new Set([values, ...goods].map(emergencyOf));
  const handling = [...emergencies, of('additionalHandlingInformation'), ...remarks];
  return [
    {
      height: 52,
      boxes: [
        box('1', 'Shipper / Consignor / Sender', 6, of('shipper') || of('shipperCompanyName')),
        box('2', 'Transport document number', 4, of('transportDocumentNumber')),
        box('3', 'Page of pages', 2, page),
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
        box('9', 'Additional handling information', 6, handling.filter((line) => line !== '').join('\n')),
      ],
    },
    {
      height: 38,
      boxes: [
        box('10', 'Vessel / flight No. and date', 3, of('vesselFlightNoAndDate') || of('vesselVoyage')),
        box('11', 'Port / place of loading', 3, of('portOfLoading')),
        box('12', 'Port / place of discharge', 3, of('portOfDischarge')),
        box('13', 'Destination', 3, of('destination')),
      ],
    },
  ];
}

/** Box 14 of one of the goods; the first has the titles of the columns. */
function goodsRow(goods: FillValues, isFirst: boolean, description: string): FormRow {
  const of = (key: string) => text(goods, key);
  const cells = [
    { title: 'Shipping marks', span: 2, value: of('shippingMarks') },
    { title: 'Number and kind of packages; description of goods *', span: 5, value: description },
    { title: 'Gross mass (kg)', span: 2, value: inKilograms(of('grossWeightKgs')) },
    { title: 'Net mass (kg)', span: 2, value: inKilograms(of('netWeightKgs')) },
    { title: 'Cube (m³)', span: 1, value: of('cubeM3') },
  ];
  return {
    height: isFirst ? 40 : 28,
    boxes: cells.map(({ title, span, value }, at) =>
      isFirst ? box(at === 0 ? '14' : '', title, span, value) : cell(value, span),
    ),
  };
}

/** Letters of a text that stand in one row: a longer one goes on in the next, so that a page can be turned within it. */
const MOST_LETTERS = { goods: 600, notes: 1_500 } as const;

/** A text in pieces of about so many letters, parted at blanks. */
function piecesOf(whole: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = whole;
  while (rest.length > most) {
    const blank = Math.max(rest.lastIndexOf(' ', most), rest.lastIndexOf('\n', most));
    const isPair = /[\ud800-\udbff]/.test(rest[most - 1] ?? '');
    const end = blank > most / 2 ? blank : most - (isPair ? 1 : 0);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** The rows of one of the goods: one, or more where a description made before is long. */
function goodsRows(goods: FillValues, isFirst: boolean, description: string): FormRow[] {
  const most = isFilled(goods.goodsDescription) ? MOST_LETTERS.goods : Number.POSITIVE_INFINITY;
  const [first = '', ...further] = piecesOf(description, most);
  return [goodsRow(goods, isFirst, first), ...further.map((piece) => goodsRow({}, false, piece))];
}

const noteRows = (note: string): FormRow[] =>
  piecesOf(note, MOST_LETTERS.notes).map((piece) => ({ height: 22, boxes: [cell(piece, 12)] }));

/** The line below several goods: packages and masses of all, where each states them. */
function totalRow(goods: readonly FillValues[]): FormRow {
  const { packages, grossKg, netKg, cubeM3 } = totalGoods(goods);
  const count = packages === undefined ? '' : `: ${packages} packages`;
  return {
    height: 22,
    staysWithPrevious: true,
    boxes: [
      cell('', 2),
      cell(`Total of ${goods.length} goods${count}`, 5),
      cell(grossKg === undefined ? '' : `${grossKg} kg`, 2),
      cell(netKg === undefined ? '' : `${netKg} kg`, 2),
      cell(cubeM3 === undefined ? '' : String(cubeM3), 1),
    ],
  };
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
      height: 84,
      boxes: [
        signature(
          '20',
          'Name of company; name and status; place and date; signature of packer',
          4,
          signerOf(values, 'packer', ''),
        ),
        signature('', "Haulier's name; vehicle No.; signature and date", 4, of('haulier')),
        signature(
          '22',
          'Name of company; name and status; place and date; signature of declarant',
          4,
          signerOf(values, 'declarant', of('shipperCompanyName') || firstLine(of('shipper'))),
        ),
      ],
    },
  ];
}

/** The head of a continuation page: whose paper it continues. */
function continuationRows({ values }: FormContent, page: string): FormRow[] {
  const of = (key: string) => text(values, key);
  return [
    {
      height: 38,
      boxes: [
        box('1', 'Shipper / Consignor / Sender', 5, firstLine(of('shipper')) || of('shipperCompanyName')),
        box('2', 'Transport document number', 3, of('transportDocumentNumber')),
        box('3', 'Page of pages', 1, page),
        box('15', 'Container / vehicle No.', 3, of('containerNumber')),
      ],
    },
  ];
}

/**
 * The boxes 1 to 22 of the multimodal dangerous goods form, filled from the values; boxes without a value are left to write
 * in. Goods that the first page has no room for stand on continuation pages.
 */
export function composeForm(content: FormContent): Paper {
  const { values, goods, notes = [] } = content;
  const paper = { columns: 12, hatched: true } as const;
  const several = goods.length > 1;
  const described = goods.flatMap((one, at) =>
    goodsRows(one, at === 0, several ? `${at + 1}) ${describeGoods(one, '; ')}` : describeGoods(one)),
  );
  const rows = [...described, ...(several ? [totalRow(goods)] : []), ...notes.flatMap(noteRows)];
  const boxes = {
    first: [...partyRows(content, ''), ...containerRows(values)],
    further: continuationRows(content, ''),
  };
  const [first = [], ...further] = turnPages(rows, paper, boxes);
  const page = (number: number) => `${number} / ${further.length + 1}`;
  const single = rows.length > 1 ? first : first.map((row) => ({ ...row, height: 110, grows: true }));
  return {
    title: 'MULTIMODAL DANGEROUS GOODS FORM',
    subtitle: '危险货物多式联运申报单',
    ...paper,
    pages: [
      [...partyRows(content, page(1)), ...single, ...containerRows(values)],
      ...further.map((some, at) => [...continuationRows(content, page(at + 2)), ...withTitles(some)]),
    ],
    footnote: FOOTNOTE,
  };
}

/** The first goods of a continuation page has the titles of the columns again. */
function withTitles(rows: readonly FormRow[]): FormRow[] {
  const titles = goodsRow({}, true, '').boxes;
  return rows.map((row, at) =>
    at > 0 || row.boxes.length < titles.length
      ? row
      : { ...row, boxes: row.boxes.map((one, column) => ({ ...(titles[column] ?? one), text: one.text })) },
  );
}

/** Mass of goods and container together, in kg, where all are stated. */
export function totalGrossMass(goods: readonly FillValues[], tare: FillValues[string] | undefined): number | undefined {
  const { grossKg } = totalGoods(goods);
  const own = isFilled(tare) ? kilogramsOf(tare) : undefined;
  return grossKg === undefined || own === undefined ? undefined : Math.round((grossKg + own) * 1000) / 1000;
}
