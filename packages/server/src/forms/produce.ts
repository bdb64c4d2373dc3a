import type { Finding } from '../base/index.ts';
import type { FormField, TargetFormat } from '../formats/index.ts';
import { checkValues } from './check-values.ts';
import { shownOnForm } from './dangerous-goods-form/describe-goods.ts';
import { composeForm } from './dangerous-goods-form/form.ts';
import { fillDocument } from './docx/fill-document.ts';
import { type Filled, type FillValue, type FillValues, fieldsToFill, type Placed } from './fill-value.ts';
import { FORM_KINDS, type FormKind } from './form-kind.ts';
import { type LabelledField, labelIndexOf } from './labels/label-index.ts';
import { type Paper, textOfPaper } from './layout/paper.ts';
import { buildPaperDocx } from './layout/paper-docx.ts';
import { buildPaperPdf } from './layout/paper-pdf.ts';
import { buildPaperXlsx } from './layout/paper-xlsx.ts';
import { CARGO_KINDS, type CargoKind, findCargoKind } from './non-dangerous-letter/cargo-kind.ts';
import {
  composeLetter,
  type LetterDeclaration,
  type LetterLanguage,
  shownInLetter,
} from './non-dangerous-letter/letter.ts';
import { buildLetterDocx } from './non-dangerous-letter/letter-docx.ts';
import { buildLetterPdf } from './non-dangerous-letter/letter-pdf.ts';
import { attachProvenance } from './ooxml/provenance-part.ts';
import { fillPdf, type PdfTask } from './pdf/fill-pdf.ts';
import { fillProblem } from './problems.ts';
import { detectFormKind } from './read-back.ts';
import { composePaper, isShipmentPaper, shownOnPaper } from './shipment-papers/shipment-papers.ts';
import { buildValuesDocx, buildValuesPdf } from './values-document.ts';
import { buildCleanTemplate, cellsOfCleanTemplate } from './xlsx/clean-template.ts';
import { fillWorkbook } from './xlsx/fill-workbook.ts';

/** A format to be filled; fields of formats that a user registered may name labels of their own. */
export type FormFormat = Omit<TargetFormat, 'fields'> & { readonly fields: readonly LabelledField[] };

/** What is to be filled, and how. */
export type FormTask = {
  readonly format: FormFormat;
  readonly kind: FormKind;
  /** By field key. The dangerous goods form also takes other keys of the canonical catalogue: shipper, consignee, ports. */
  readonly values: FillValues;
  /** The goods, where the form has several: each with its own values. The form's values are what they share. */
  readonly goods?: readonly FillValues[] | undefined;
  readonly template?: Uint8Array | undefined;
  /** Of a PDF template: its fields become part of the page. */
  readonly flatten?: boolean | undefined;
  readonly language?: LetterLanguage | undefined;
  readonly cargoKind?: CargoKind | undefined;
  /** Names of the documents that a non-dangerous goods letter is based on. */
  readonly attachments?: readonly string[];
  /** What the dangerous goods form says besides its values. */
  readonly remarks?: readonly string[];
  /** Who declares, for a non-dangerous goods letter, what no document shows. */
  readonly declarations?: readonly LetterDeclaration[];
  readonly at: Date;
};

/** A form that was set: what it shows, and how it is written with a record inside. */
export type ProducedForm = {
  readonly placed: readonly (Placed & { shown: string })[];
  readonly findings: readonly Finding[];
  /** The file; with a record (JSON text) hidden in it when one is given. */
  readonly write: (record?: string) => Promise<Uint8Array>;
};

/** The format of the non-dangerous goods letter. */
export const LETTER_FORMAT = 'yml_non_dangerous_letter';
const DECLARATION = 'yml_dangerous_goods_data';

/** Fields that the dangerous goods form has boxes for besides the format's own. */
const FURTHER = [
  'shipper',
  'shipperCompanyName',
  'consignee',
  'carrier',
  'transportDocumentNumber',
  'shippersReference',
  'freightForwardersReference',
  'vesselFlightNoAndDate',
  'vesselVoyage',
  'portOfLoading',
  'portOfDischarge',
  'destination',
  'containerNumber',
  'sealNumbers',
  'containerSizeType',
  'tareMassKgs',
  'totalGrossMassKgs',
  'innerPackageQuantityAndType',
  'packagesByContainer',
  'flashPointCelsius',
  'shippingMarks',
  'cubeM3',
  'additionalHandlingInformation',
  'declarantCompany',
  'declarantName',
  'declarantStatus',
  'declarantPlaceAndDate',
  'packerCompany',
  'packerName',
  'packerStatus',
  'packerPlaceAndDate',
  'haulier',
];

/** A field of text that forms have no label for. */
export const textField = (key: string): LabelledField => ({
  ...{ key, label: key, type: 'text', required: false, options: null, validation: null },
});

/** The fields that a form of this format shows: the format's own, and for the declaration those of its other boxes. */
export function fieldsOfForm(format: FormFormat): LabelledField[] {
  if (format.id !== DECLARATION) return [...format.fields];
  const known = new Set(format.fields.map(({ key }) => key));
  const further = FURTHER.filter((key) => !known.has(key)).map(textField);
  return [...format.fields, ...further];
}

/** Kinds of file offered without a template. */
function kindsOffered(format: Pick<FormFormat, 'id'>): readonly FormKind[] {
  return format.id === LETTER_FORMAT ? ['docx', 'pdf'] : FORM_KINDS;
}

/**
 * Fills a form. Throws `fill_values_invalid` when a value does not fit its field, `fill_kind_not_offered`, and what
 * reading the template throws.
 */
export async function produceForm(task: FormTask): Promise<ProducedForm> {
  const fields = fieldsOfForm(task.format);
  const checked = [task.values, ...(task.goods ?? [])].map((one) => checkValues(fields, one));
  const findings = checked.flatMap((one) => one.findings);
  const [values = {}, ...goods] = checked.map((one) => one.values);
  if (findings.length > 0) throw fillProblem('fill_values_invalid', { findings });
  const keys = new Set([task.values, ...(task.goods ?? [])].flatMap((one) => Object.keys(one)));
  const unknown = [...keys].filter((key) => !fields.some((field) => field.key === key));
  const doubts = unknown.map(
    (key): Finding => ({
      code: 'value_key_unknown',
      severity: 'warning',
      message: `${key} is no field of ${task.format.id}; its value was not used.`,
    }),
  );
  const made =
    task.template === undefined
      ? await setOwn({ ...task, goods }, fields, values)
      : await fillTemplate(task.template, task.kind, { ...task, fields, values, goods });
  return { ...made, findings: [...doubts, ...made.findings] };
}

function officeForm({ bytes, placed, findings }: Filled): ProducedForm {
  return {
    placed: placed.map((one) => ({ ...one, shown: one.shown ?? String(one.value) })),
    findings,
    write: async (record) => (record === undefined ? bytes : attachProvenance(bytes, record)),
  };
}

async function fillTemplate(
  template: Uint8Array,
  kind: FormKind,
  task: Omit<PdfTask, 'labels' | 'fields'> & { readonly fields: readonly LabelledField[] },
): Promise<ProducedForm> {
  const own = detectFormKind(template);
  if (own !== kind) throw fillProblem('template_kind_wrong', { wanted: kind, template: own });
  const labelled = { ...task, labels: labelIndexOf(task.fields) };
  if (kind === 'pdf') {
    const { placed, findings, save } = await fillPdf(template, labelled);
    return { placed, findings, write: save };
  }
  return officeForm(kind === 'xlsx' ? fillWorkbook(template, labelled) : await fillDocument(template, labelled));
}

/** A form of our own layout. */
async function setOwn(
  task: FormTask,
  fields: readonly LabelledField[],
  values: Record<string, FillValue>,
): Promise<ProducedForm> {
  const { format, kind } = task;
  if (!kindsOffered(format).includes(kind))
    throw fillProblem('fill_kind_not_offered', { as: kind, offered: kindsOffered(format) });
  if (format.id === LETTER_FORMAT) return setLetter(task, fields, values);
  if (format.id === DECLARATION) return setDeclaration(task, fields, values);
  if (isShipmentPaper(format.id)) return setShipmentPaper(task, fields, values);
  if (kind === 'xlsx') {
    const own = cellsOfCleanTemplate(format.fields);
    return officeForm(fillWorkbook(buildCleanTemplate(format, values), { fields: own, values, labels: new Map() }));
  }
  const placed = placedIn(fields, values, (_key, value) => String(value));
  if (kind === 'docx') return officeParts(await buildValuesDocx(format, values), placed, []);
  return { placed, findings: [], write: (record) => buildValuesPdf(format, values, { at: task.at, record }) };
}

type Shown = (key: string, value: string | number) => string;

function placedIn(fields: readonly FormField[], values: FillValues, shown: Shown): (Placed & { shown: string })[] {
  return fieldsToFill(fields, values).map(({ field, value }) => ({
    key: field.key,
    value,
    place: { label: field.label },
    shown: shown(field.key, value),
  }));
}

function officeParts(bytes: Uint8Array, placed: ProducedForm['placed'], findings: readonly Finding[]): ProducedForm {
  return {
    placed,
    findings,
    write: async (record) => (record === undefined ? bytes : attachProvenance(bytes, record)),
  };
}

/** The goods of a form, each with what all share. */
export function goodsOf({ values, goods }: Pick<FormTask, 'values' | 'goods'>): readonly FillValues[] {
  return goods === undefined || goods.length === 0 ? [values] : goods;
}

/** Values that a paper shows; a box that has two sources shows the better one only. */
function placedOnPaper(
  paper: Paper,
  { values, goods = [] }: Pick<FormTask, 'values' | 'goods'>,
  fields: readonly FormField[],
  shown: Shown,
): ProducedForm['placed'] {
  const text = textOfPaper(paper);
  const isShown = (one: { shown: string }) => text.includes(one.shown);
  const own = goods.flatMap((one, index) =>
    placedIn(fields, one, shown)
      .filter(isShown)
      .map((placed) => ({ ...placed, goods: index + 1 })),
  );
  return [...placedIn(fields, values, shown).filter(isShown), ...own];
}

async function setDeclaration(task: FormTask, fields: readonly FormField[], values: FillValues): Promise<ProducedForm> {
  const { remarks = [], goods } = task;
  const paper = composeForm({ values, goods: goodsOf({ values, goods }), remarks });
  return paperForm(paper, task, placedOnPaper(paper, { values, goods }, fields, shownOnForm));
}

async function setShipmentPaper(
  task: FormTask,
  fields: readonly FormField[],
  values: FillValues,
): Promise<ProducedForm> {
  const { format, remarks = [], goods } = task;
  const paper = composePaper(format.id, { values, goods: goodsOf({ values, goods }), remarks });
  if (paper === undefined) throw new Error(`there is no layout of ${format.id}`);
  return paperForm(paper, task, placedOnPaper(paper, { values, goods }, fields, shownOnPaper(format.id)));
}

/** A paper of our own layout as a file of a kind. */
async function paperForm(
  paper: Paper,
  { kind, at }: Pick<FormTask, 'kind' | 'at'>,
  placed: ProducedForm['placed'],
): Promise<ProducedForm> {
  if (kind === 'pdf') return { placed, findings: [], write: (record) => buildPaperPdf(paper, { at, record }) };
  return officeParts(kind === 'xlsx' ? buildPaperXlsx(paper) : await buildPaperDocx(paper), placed, []);
}

async function setLetter(task: FormTask, fields: readonly FormField[], values: FillValues): Promise<ProducedForm> {
  const found = task.cargoKind === undefined ? findCargoKind(values) : undefined;
  const kind = task.cargoKind ?? found?.kind ?? 'general';
  const letter = composeLetter(values, {
    kind,
    language: task.language ?? 'both',
    attachments: task.attachments ?? [],
    declarations: task.declarations ?? [],
  });
  const findings: Finding[] = found
    ? [
        {
          code: 'cargo_kind_assumed',
          severity: 'warning',
          message: `The non-dangerous goods letter has the clauses for ${kind} because it says "${found.quote}". Name the kind of cargo (${CARGO_KINDS.join(', ')}) if that is wrong.`,
          quote: found.quote,
        },
      ]
    : [];
  const placed = placedIn(fields, values, shownInLetter);
  if (task.kind === 'pdf')
    return { placed, findings, write: (record) => buildLetterPdf(letter, { at: task.at, record }) };
  return officeParts(await buildLetterDocx(letter), placed, findings);
}
