import type { Finding } from '../../base/index.ts';
import type { Document } from '../../documents/offline.ts';
import { evidenceOfDraft, NOT_STATED } from '../fields/field-value.ts';
import { STATED_FIELDS } from '../fields/find-field.ts';
import { evidenceOf, placesOf } from '../layout/passage.ts';
import { type Drafted, MOST_SECTIONS } from './facts.ts';
import { placeNaming } from './named-blanks.ts';

/** Sections without which a data sheet says nothing of a danger, and what they are about. */
const DANGER_SECTIONS: Readonly<Record<number, string>> = { 2: 'hazards', 9: 'properties', 14: 'transport' };

const isBlank = (key: string, { drafts }: Drafted) => {
  const { value, status } = drafts[key] ?? NOT_STATED;
  return value === null && status === 'not_stated';
};

/** A section of a data sheet that was not found, an excerpt apart: what it would have said is not known, which is not the same as none. */
function findingsOnSections(drafted: Drafted): Finding[] {
  if (drafted.documentType !== 'safety-data-sheet' || drafted.sections.length < MOST_SECTIONS) return [];
  return Object.entries(DANGER_SECTIONS).flatMap(([number, subject]): Finding[] => {
    if (drafted.sections.some((section) => section.number === Number(number))) return [];
    const asked = STATED_FIELDS.filter(({ sections, copyOf, confidence }) =>
      Boolean(
        sections?.length === 1 && sections[0] === Number(number) && copyOf === undefined && confidence !== 'prose',
      ),
    ).map(({ key }) => key);
    // Where another place of the data sheet says it, nothing is missing.
    if (asked.length === 0 || !asked.every((key) => isBlank(key, drafted))) return [];
    return [
      {
        code: 'section_not_found',
        severity: 'warning',
        message: `No section on ${subject} (${number}) was found, so ${asked.join(', ')} ${asked.length === 1 ? 'is' : 'are'} empty because nothing was read, not because there is nothing: look for it in the document, or ask for the missing pages.`,
        field: asked[0] ?? '',
      },
    ];
  });
}

/** A UN number left empty although the document prints one: a danger may be hidden there. */
function findingsOnNumbers(document: Document, { drafts }: Drafted, doubts: readonly Finding[]): Finding[] {
  return STATED_FIELDS.flatMap(({ key, copyOf }): Finding[] => {
    const { status } = drafts[key] ?? NOT_STATED;
    if (status !== 'not_stated' && status !== 'negated') return [];
    if (copyOf !== undefined || doubts.some(({ field }) => field === key)) return [];
    const place = placeNaming(key, document);
    if (!place) return [];
    return [
      {
        code: 'value_not_found',
        severity: 'warning',
        message: `${key} is left empty, although the document says "${place.text}": look at the page and enter it if it is the goods'.`,
        field: key,
        places: placesOf(evidenceOf(place)),
      },
    ];
  });
}

/** A UN number left empty beside a class: goods of a class have one. */
function findingsOnClass(drafted: Drafted, doubts: readonly Finding[]): Finding[] {
  const { imoHazardClassNo = NOT_STATED } = drafted.drafts;
  if (imoHazardClassNo.value === null || !isBlank('unNo', drafted)) return [];
  if (doubts.some(({ field }) => field === 'unNo')) return [];
  return [
    {
      code: 'value_not_found',
      severity: 'warning',
      message: `unNo is left empty, although the document gives the goods class ${imoHazardClassNo.value}: look for the UN number on the page, and enter it.`,
      field: 'unNo',
      places: placesOf(evidenceOfDraft(imoHazardClassNo)),
    },
  ];
}

/** Blanks that may hide a danger: where nothing was read, and where the document says what asks for what is left empty. */
export function findingsOnBlanks(document: Document, drafted: Drafted, doubts: readonly Finding[]): Finding[] {
  const found = [...findingsOnSections(drafted), ...findingsOnNumbers(document, drafted, doubts)];
  return [...found, ...findingsOnClass(drafted, [...doubts, ...found])];
}
