import {
  amountRow,
  type FieldRow,
  type FieldValue,
  type Json,
  joined,
  type Patch,
  patchAt,
  plainKilograms,
  textAt,
  textRow,
} from './field-row.ts';

const PARTIES = ['consignment', 'parties'] as const;
const TRANSPORT = ['consignment', 'transport'] as const;
const UNIT = ['consignment', 'cargoTransportUnit'] as const;
const SIGNER = ['consignment', 'certificates', 'shipperDeclaration'] as const;
const PACKER = ['consignment', 'certificates', 'containerPackingCertificate'] as const;

/** A party with its address below its name. */
function partyRow(key: string, party: string): FieldRow {
  const at = [...PARTIES, party];
  return {
    key,
    paths: [
      [...at, 'name'],
      [...at, 'address'],
    ],
    read: (document) => joined([textAt(document, ...at, 'name'), textAt(document, ...at, 'address')], '\n'),
    write: (value) => {
      const [name = '', ...lines] = String(value).trim().split('\n');
      const address = lines.join('\n').trim();
      if ([...name].length > 200 || [...address].length > 1000) return undefined;
      return patchAt(at, { name: name.trim(), ...(address === '' ? {} : { address }) });
    },
  };
}

function readVoyage(document: Json): string | undefined {
  return joined([textAt(document, ...TRANSPORT, 'vessel'), textAt(document, ...TRANSPORT, 'voyageNumber')], ' / ');
}

/** "EVER GIVEN / 021W"; without a stroke it is the vessel. */
function writeVoyage(value: FieldValue): Patch | undefined {
  const [vessel = '', ...voyage] = String(value).split('/');
  const number = voyage.join('/').trim();
  if ([...vessel.trim()].length > 200 || [...number].length > 70) return undefined;
  return patchAt(TRANSPORT, { vessel: vessel.trim(), ...(number === '' ? {} : { voyageNumber: number }) });
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Contacts are named once on the form; the shipper's is the one that a declaration has by itself. */
function contactRow(key: string, name: 'name' | 'telephone', most: number): FieldRow {
  const own = [...PARTIES, 'shipper', 'emergencyContact', name];
  const ofLine = ['consignment', 'dangerousGoods', '0', 'emergencyContact', name];
  return {
    key,
    paths: [ofLine, own],
    read: (document) => textAt(document, ...ofLine) ?? textAt(document, ...own),
    write: (value) => {
      const text = String(value).trim();
      return [...text].length > most ? undefined : patchAt(own, text);
    },
  };
}

/** The fields of the shipment, from the whole document. */
export const SHIPMENT_ROWS: readonly FieldRow[] = [
  partyRow('shipper', 'shipper'),
  partyRow('consignee', 'consignee'),
  partyRow('carrier', 'carrier'),
  textRow('transportDocumentNumber', ['consignment', 'references', 'transportDocumentNumber'], 70),
  textRow('shippersReference', ['consignment', 'references', 'shippersReference'], 70),
  textRow('freightForwardersReference', ['consignment', 'references', 'freightForwardersReference'], 70),
  {
    key: 'vesselVoyage',
    paths: [
      [...TRANSPORT, 'vessel'],
      [...TRANSPORT, 'voyageNumber'],
    ],
    read: readVoyage,
    write: writeVoyage,
  },
  {
    key: 'vesselFlightNoAndDate',
    paths: [],
    read: () => undefined,
    write: (value, of) => (of('vesselVoyage') === '' ? writeVoyage(value) : {}),
  },
  {
    key: 'sailingDate',
    paths: [[...TRANSPORT, 'sailingDate']],
    read: (document) => textAt(document, ...TRANSPORT, 'sailingDate'),
    write: (value) =>
      ISO_DAY.test(String(value).trim()) ? patchAt([...TRANSPORT, 'sailingDate'], String(value).trim()) : undefined,
  },
  textRow('portOfLoading', [...TRANSPORT, 'portOfLoading'], 200),
  textRow('portOfDischarge', [...TRANSPORT, 'portOfDischarge'], 200),
  textRow('destination', [...TRANSPORT, 'destination'], 200),
  textRow('containerNumber', [...UNIT, 'identificationNumber'], 70),
  textRow('sealNumbers', [...UNIT, 'sealNumbers'], 200),
  textRow('containerSizeType', [...UNIT, 'sizeType'], 100),
  amountRow('tareMassKgs', [...UNIT, 'tareMassKg'], plainKilograms),
  amountRow('totalGrossMassKgs', [...UNIT, 'totalGrossMassKg'], plainKilograms),
  textRow('additionalHandlingInformation', ['consignment', 'additionalHandlingInformation'], 4000),
  contactRow('emergencyContactPerson', 'name', 200),
  contactRow('emergencyContactTelephone', 'telephone', 50),
  textRow('declarantCompany', [...SIGNER, 'companyName'], 200),
  textRow('declarantName', [...SIGNER, 'declarantName'], 200),
  textRow('declarantPlaceAndDate', [...SIGNER, 'placeAndDate'], 200),
  textRow('packerCompany', [...PACKER, 'companyName'], 200),
  textRow('packerName', [...PACKER, 'declarantName'], 200),
  textRow('packerPlaceAndDate', [...PACKER, 'placeAndDate'], 200),
];

/** Their keys. */
export const SHIPMENT_FIELDS: readonly string[] = SHIPMENT_ROWS.map(({ key }) => key);
