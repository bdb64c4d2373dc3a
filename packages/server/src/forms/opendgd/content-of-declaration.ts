import {
  composeAppendedLines,
  composeDescription,
  composePackages,
  type OpenDgd,
  type OpenDgdLine,
  type OpenDgdParty,
} from '../../opendgd/offline.ts';
import type { FormContent } from '../dangerous-goods-form/form.ts';
import type { FillValues } from '../fill-value.ts';

const linesOf = (...lines: (string | undefined)[]) =>
  lines.filter((line) => line !== undefined && line !== '').join('\n');
const labelled = (label: string, value: string | number | undefined) =>
  value === undefined || value === '' ? undefined : `${label}: ${value}`;

function printParty(party: OpenDgdParty | undefined): string {
  if (party === undefined) return '';
  const { line1, line2, city, region, postalCode, countryCode } = party.structuredAddress ?? {};
  const town = [postalCode, city].filter(Boolean).join(' ');
  const structured = linesOf(line1, line2, town, [region, countryCode].filter(Boolean).join(', '));
  const { name, telephone, email } = party.contact ?? {};
  return linesOf(party.name, party.address ?? structured, [name, telephone, email].filter(Boolean).join(', '));
}

/** Box 14 of an entry as the standard lays it out: marks beside it, packages above the description, further lines below. */
function goodsOf(line: OpenDgdLine): FillValues {
  return {
    shippingMarks: line.marks ?? null,
    goodsDescription: linesOf(
      composePackages(line),
      composeDescription(line),
      ...composeAppendedLines(line),
      ...particularsOf(line),
    ),
    grossWeightKgs: line.weights?.grossMassKg ?? null,
    netWeightKgs: line.weights?.netMassKg ?? null,
    cubeM3: line.cubeM3 ?? null,
  };
}

/** What the paper has to say, and the composed description has no part for (IMDG 5.5.2.4.1, 5.4.1.5). */
function particularsOf({ fumigation, permits = [] }: OpenDgdLine): (string | undefined)[] {
  const { fumigantName, fumigationDateTime, dosage } = fumigation ?? {};
  const said = [fumigantName, fumigationDateTime, dosage].filter(Boolean).join(', ');
  return [
    labelled('Fumigation', said),
    ...permits.map(({ type, value }) => labelled('Permit', [type, value].filter(Boolean).join(' '))),
  ];
}

function nonDangerousOf(items: OpenDgd['consignment']['nonDangerousGoods'] = []): FillValues[] {
  return items.map(({ description, grossMassKg, netMassKg, cubeM3 }) => ({
    goodsDescription: `NOT DANGEROUS GOODS: ${description}`,
    grossWeightKgs: grossMassKg ?? null,
    netWeightKgs: netMassKg ?? null,
    cubeM3: cubeM3 ?? null,
  }));
}

/** Mass of goods and container, where the declaration leaves it open and every part of it is stated. */
function totalOf({
  cargoTransportUnit,
  dangerousGoods,
  nonDangerousGoods = [],
}: OpenDgd['consignment']): number | null {
  const { totalGrossMassKg, tareMassKg } = cargoTransportUnit;
  if (totalGrossMassKg !== undefined) return totalGrossMassKg;
  const lines = [
    ...dangerousGoods.map(({ weights }) => weights?.grossMassKg),
    ...nonDangerousGoods.map((one) => one.grossMassKg),
  ];
  const masses = [tareMassKg, ...lines];
  if (masses.includes(undefined)) return null;
  return Math.round(masses.reduce<number>((sum, mass) => sum + (mass ?? 0), 0) * 1000) / 1000;
}

type Certificates = NonNullable<OpenDgd['consignment']['certificates']>;

function signerOf(who: 'declarant' | 'packer', block: Certificates['shipperDeclaration']): FillValues {
  return {
    [`${who}Company`]: block?.companyName ?? null,
    [`${who}Name`]: block?.declarantName ?? null,
    [`${who}PlaceAndDate`]: linesOf(block?.placeAndDate, labelled('Signed', block?.signature)),
  };
}

function haulierOf(haulier: Certificates['haulier']): string {
  return linesOf(
    haulier?.name,
    haulier?.vehicleRegistration,
    haulier?.signatureAndDate,
    labelled('Driver', haulier?.driversSignature),
  );
}

/** Box 9 has room for so many letters; what is longer goes below the goods. */
const MOST_IN_BOX_9 = 300;
const isLong = ({ additionalHandlingInformation: handling = '' }: OpenDgd['consignment']) =>
  handling.length > MOST_IN_BOX_9;

/** What has no box of its own. */
function notesOf(consignment: OpenDgd['consignment']): string[] {
  const { parties, transport, cargoTransportUnit: unit, certificates } = consignment;
  const degrees = unit.temperatureControl?.controlTemperatureCelsius;
  const { remarks, signature } = certificates?.receivingOrganisationReceipt ?? {};
  const notes = [
    isLong(consignment)
      ? labelled('Box 9, additional handling information', consignment.additionalHandlingInformation)
      : undefined,
    consignment.additionalCargoNotes,
    labelled('Freight forwarder', printParty(parties.freightForwarder)),
    labelled('Notify party', printParty(parties.notifyParty)),
    labelled('Place of receipt', transport?.placeOfReceipt),
    labelled('Set temperature of the unit', degrees === undefined ? undefined : `${degrees} °C`),
    labelled('Receiving organisation, box 21', linesOf(remarks, labelled('Signed', signature))),
  ];
  return notes.filter((note): note is string => note !== undefined && note !== '');
}

/** Boxes 2, 4, 5 and 10 to 13. */
function journeyOf({ references, transport }: OpenDgd['consignment']): FillValues {
  const voyage = [transport?.vessel, transport?.voyageNumber].filter(Boolean).join(' / ');
  return {
    transportDocumentNumber: references?.transportDocumentNumber ?? null,
    shippersReference: references?.shippersReference ?? null,
    freightForwardersReference: references?.freightForwardersReference ?? null,
    vesselVoyage: linesOf(voyage, transport?.sailingDate),
    portOfLoading: transport?.portOfLoading ?? null,
    portOfDischarge: transport?.portOfDischarge ?? null,
    destination: transport?.destination ?? null,
  };
}

/** Boxes 15 to 19. */
function unitOf(consignment: OpenDgd['consignment']): FillValues {
  const { identificationNumber, sealNumbers, sizeType, tankType, tareMassKg } = consignment.cargoTransportUnit;
  return {
    containerNumber: identificationNumber ?? null,
    sealNumbers: sealNumbers ?? null,
    containerSizeType: linesOf(sizeType, tankType),
    tareMassKgs: tareMassKg ?? null,
    totalGrossMassKgs: totalOf(consignment),
  };
}

/** A declaration as the content of the multimodal dangerous goods form. */
export function contentOf({ consignment }: OpenDgd): FormContent {
  const { parties, transport, certificates } = consignment;
  const { name, telephone } = parties.shipper.emergencyContact ?? {};
  return {
    values: {
      shipper: printParty(parties.shipper),
      consignee: printParty(parties.consignee),
      carrier: printParty(parties.carrier),
      ...journeyOf(consignment),
      ...unitOf(consignment),
      additionalHandlingInformation: isLong(consignment)
        ? 'See below the goods.'
        : (consignment.additionalHandlingInformation ?? null),
      emergencyContactPerson: name ?? null,
      emergencyContactTelephone: telephone ?? null,
      haulier: haulierOf(certificates?.haulier),
      ...signerOf('declarant', certificates?.shipperDeclaration),
      ...signerOf('packer', certificates?.containerPackingCertificate),
    },
    goods: [...consignment.dangerousGoods.map(goodsOf), ...nonDangerousOf(consignment.nonDangerousGoods)],
    remarks: transport?.shipType === 'passenger' ? ['Passenger ship'] : [],
    notes: notesOf(consignment),
  };
}
