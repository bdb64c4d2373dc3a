import { type DangerousGoodsList, parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { Compared } from './compared-fields.ts';
import { type Declaration, type SourceDocument, type Stated, textOf } from './declaration.ts';
import { readGoods } from './goods-facts.ts';
import { matchShippingName } from './match-shipping-name.ts';

/** One document's word on a field. */
export type Witness = {
  readonly document: SourceDocument;
  readonly stated: Stated;
  /** All that the document says. */
  readonly declaration: Declaration;
};

/** How much a word counts: reasons for it, and reasons against it. */
export type Judged = {
  readonly witness: Witness;
  readonly weight: number;
  readonly reasons: readonly string[];
  readonly against: readonly string[];
};

const LIST = 4;
const MAJORITY = 2;
const NEWER = 1;
const OFFICIAL = 1;
const SCANNED = 1;

/** Whether the list agrees with the field as the document states it beside its other values; undefined: it cannot say. */
function agreesWithList(
  { field }: Compared,
  { stated, declaration }: Witness,
  list: DangerousGoodsList,
): boolean | undefined {
  const facts = readGoods(declaration, 0, { list, on: '2026-01-01' });
  if (facts.entries.length === 0) return field === 'unNo' && facts.un !== undefined ? false : undefined;
  const { entries, hazardClass, packingGroup } = facts;
  switch (field) {
    case 'unNo': {
      const name = facts.text('properShippingName');
      const names = name === undefined || entries.some((entry) => matchShippingName(name, entry) !== undefined);
      const classes = !hazardClass?.ok || entries.some((entry) => entry.hazardClass === hazardClass.value);
      return names && classes;
    }
    case 'imoHazardClassNo':
      return hazardClass?.ok === true && entries.some((entry) => entry.hazardClass === hazardClass.value);
    case 'packingGroup':
      return packingGroup?.ok === true && entries.some((entry) => entry.packingGroup === packingGroup.value);
    case 'subRiskClassNo': {
      const own = facts.subsidiaries.flatMap((one) => (one.ok ? [one.value] : []));
      return entries.some(
        ({ subsidiaryHazards: listed }) => listed.length === own.length && own.every((one) => listed.includes(one)),
      );
    }
    case 'properShippingName':
      return entries.some((entry) => matchShippingName(textOf(stated) ?? '', entry) !== undefined);
    case 'marinePollutant':
      return entries.every(({ marinePollutant }) => marinePollutant) ? !/^n/i.test(textOf(stated) ?? '') : undefined;
    default:
      return undefined;
  }
}

/** Laboratories classify; a packing certificate repeats what it was given, but knows its packagings. */
const isOfficial = ({ field }: Compared, { type }: SourceDocument) =>
  field === 'packingCode'
    ? type.startsWith('packing-')
    : type === 'transport-certificate' || type === 'classification-report';

/** The words on a field, the one that counts most first, each with what speaks for and against it. */
export function weighWitnesses(compared: Compared, witnesses: readonly Witness[], list: DangerousGoodsList): Judged[] {
  const dates = witnesses.map(({ document }) => textOf(document.issueDate) ?? '');
  const newest = dates.reduce((a, b) => (a > b ? a : b), '');
  const verdicts = witnesses.map((witness) => agreesWithList(compared, witness, list));
  const differs = new Set(verdicts).size > 1;
  const judged = witnesses.map((witness, at): Judged => {
    const text = textOf(witness.stated) ?? '';
    const alike = witnesses.filter((other) => other !== witness && compared.same(textOf(other.stated) ?? '', text));
    const un = parseUnNumber(textOf(witness.declaration.goods[0]?.fields.unNo) ?? '');
    const number = un.ok ? `UN ${un.value}` : 'the number';
    const isNewest = newest !== '' && dates[at] === newest && dates.some((date) => date !== '' && date !== newest);
    const reasons = [
      ...(differs && verdicts[at] === true ? [`the list agrees with ${witness.document.name}`] : []),
      ...(alike.length > 0
        ? [`${alike.map(({ document }) => document.name).join(' and ')} says the same as ${witness.document.name}`]
        : []),
      ...(isNewest ? [`${witness.document.name} is the newer (${newest})`] : []),
    ];
    const official = isOfficial(compared, witness.document);
    if (official && witnesses.some(({ document }) => !isOfficial(compared, document))) {
      reasons.push(
        `${witness.document.name} is ${compared.field === 'packingCode' ? 'the packagings’ own certificate' : 'a laboratory’s'}`,
      );
    }
    const against = [
      ...(verdicts[at] === false ? [`the list has no such ${compared.word} for ${number}`] : []),
      ...(witness.document.scanned ? [`${witness.document.name} was read by OCR, which mistakes letters`] : []),
    ];
    const weight =
      (verdicts[at] === true ? LIST : verdicts[at] === false ? -LIST : 0) +
      MAJORITY * alike.length +
      (isNewest ? NEWER : 0) +
      (official ? OFFICIAL : 0) -
      (witness.document.scanned ? SCANNED : 0);
    return { witness, weight, reasons, against };
  });
  return judged.sort((a, b) => b.weight - a.weight);
}
