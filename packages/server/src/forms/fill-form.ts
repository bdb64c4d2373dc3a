import type { Finding } from '../base/index.ts';
import { readDocument } from '../documents/offline.ts';
import type { DocumentReading } from '../extraction/index.ts';
import { FIXED_MODEL } from '../formats/offline.ts';
import { addDerived, type DerivedValue, withTotalGrossMass } from './derived-values.ts';
import type { FormKind } from './form-kind.ts';
import { joinGoodsValues } from './join-goods.ts';
import type { CargoKind } from './non-dangerous-letter/cargo-kind.ts';
import type { LetterLanguage } from './non-dangerous-letter/letter.ts';
import { answerDoubts, recordAnswers } from './overrulings/answer-doubts.ts';
import { findDoubtfulValues } from './overrulings/doubtful-values.ts';
import { overruleRefusals, type Refusal } from './overrulings/overrule-refusals.ts';
import type { Overruling } from './overrulings/overruling.schema.ts';
import { readPdfFields } from './pdf/read-fields.ts';
import { readPdfText } from './pdf/read-text.ts';
import { fillProblem } from './problems.ts';
import { type FormFormat, fieldsOfForm, LETTER_FORMAT, type ProducedForm, produceForm } from './produce.ts';
import {
  type Provenance,
  type ProvenanceDocument,
  type ProvenanceValue,
  sealProvenance,
  textSha256Of,
} from './provenance.ts';
import { readCells, readShownText } from './read-back.ts';
import { plainValues, type SourcedValues } from './sourced-value.ts';

/** One of several goods on a form: its own values, and what its documents state. */
export type GoodsOrder = {
  readonly values: SourcedValues;
  readonly evidence: SourcedValues;
  readonly readings: readonly DocumentReading[];
  /** Numbers of the containers that it travels in, where that is known. */
  readonly containers?: readonly string[] | undefined;
};

/** A form to be filled. */
export type FormOrder = {
  readonly format: FormFormat;
  readonly kind: FormKind;
  /** The form's own fields. */
  readonly values: SourcedValues;
  /** The goods, where the form has several; `values` is what they share. */
  readonly goods?: readonly GoodsOrder[];
  /** Everything the documents state, for the rules; the form's values when absent. */
  readonly evidence?: SourcedValues;
  /** What each document states by itself. */
  readonly readings?: readonly DocumentReading[];
  readonly documents: readonly ProvenanceDocument[];
  /** Findings that a person answers for. */
  readonly overrulings?: readonly Overruling[];
  /** Why the caller answers for every error and doubt, where no service keeps overrulings. */
  readonly overruleAll?: { readonly reason: string; readonly by: string } | undefined;
  readonly template?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Of a PDF template: its fields become part of the page, and nobody changes them. */
  readonly flatten?: boolean | undefined;
  readonly language?: LetterLanguage | undefined;
  readonly cargoKind?: CargoKind | undefined;
  /** Refuse the form while no person answers for a doubt. */
  readonly refuseDoubts?: boolean | undefined;
  /** Signs the record; without it the record is not signed. */
  readonly sign?: ((record: object) => Promise<string>) | undefined;
  readonly at: Date;
};

/** A filled file with its record, and what wants a look. */
export type FilledForm = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
  readonly findings: readonly Finding[];
  readonly provenance: Provenance;
};

/** What is asked before a form is filled; `refusals` forbid it, and where they are `final` nobody can overrule them. */
export type FormGate = (form: {
  readonly format: string;
  readonly fields: readonly string[];
  readonly values: SourcedValues;
  readonly evidence: SourcedValues;
  readonly documents: readonly ProvenanceDocument[];
  readonly readings: readonly DocumentReading[];
  readonly goods?: readonly GoodsOrder[] | undefined;
}) => {
  readonly refusals: readonly (Refusal & object)[];
  readonly findings: readonly Finding[];
  readonly final: boolean;
  readonly derived?: readonly DerivedValue[];
};

/** Media types (IANA) of filled files. */
export const FORM_MEDIA_TYPES: Readonly<Record<FormKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

type Passed = {
  readonly findings: readonly Finding[];
  readonly overruled: readonly Overruling[];
  readonly derived: readonly DerivedValue[];
};

/** Throws `letter_contradicted`, `letter_not_shown` or `form_has_errors` with each finding, its quotes and the question to ask. */
export function passGate(order: FormOrder, gate: FormGate): Passed {
  const { format, values, evidence = values, documents, readings = [], goods } = order;
  const fields = fieldsOfForm(format).map(({ key }) => key);
  const {
    refusals,
    findings,
    final,
    derived = [],
  } = gate({
    ...{ format: format.id, fields, values, evidence, documents, readings, goods },
  });
  if (refusals.length > 0 && final) throw fillProblem('letter_contradicted', { findings: refusals });
  const { left, used, findings: ofOverruled } = overruleRefusals(refusals, overrulingsOf(order, refusals));
  if (left.length > 0)
    throw fillProblem(format.id === LETTER_FORMAT ? 'letter_not_shown' : 'form_has_errors', { findings: left });
  return { findings: [...ofOverruled, ...findings], overruled: used, derived };
}

/** Who answers for something, and why; each once. */
const answersOf = (overruled: readonly Overruling[]): Pick<Overruling, 'by' | 'reason'>[] => [
  ...new Map(overruled.map(({ by, reason }) => [`${by} ${reason}`, { by, reason }])).values(),
];

/** How the form says who answers for it. */
function saidBy(overruled: readonly Overruling[]) {
  const declarations = answersOf(overruled);
  return { declarations, remarks: declarations.map(({ by, reason }) => `Checks overruled by ${by}: ${reason}`) };
}

/** Who answers for which findings. */
function overrulingsOf(
  { overrulings = [], overruleAll, at }: FormOrder,
  findings: readonly Refusal[],
): readonly Overruling[] {
  if (overruleAll === undefined) return overrulings;
  return findings.map(({ code, message }) => ({ code, message, ...overruleAll, at: at.toISOString() }));
}

/** The text a file shows, read by the reader of its kind. */
export async function readFormText(bytes: Uint8Array, kind: FormKind): Promise<string> {
  if (kind !== 'pdf') return readShownText(bytes, kind);
  const { document } = await readDocument({ name: 'form.pdf', bytes });
  const fields = await readPdfFields(bytes);
  const lines = document.pages.flatMap((page) => page.lines.map(({ text }) => text));
  return [...lines, ...fields.map(({ name, value }) => `${name}: ${value}`)].join('\n');
}

/** The text of a PDF in the order it was drawn, where values that wrap beside one another are whole; empty for Office files. */
export async function readDrawnText(bytes: Uint8Array, kind: FormKind): Promise<string> {
  return kind === 'pdf' ? readPdfText(bytes) : '';
}

/** Text without what setting it changes: width of characters, blanks, line ends. */
export function foldShown(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/g, '');
}

/** Whether a file shows a value where it was put. */
export function createShownCheck(
  bytes: Uint8Array,
  kind: FormKind,
  text: string,
): (value: Pick<ProvenanceValue, 'value' | 'shown' | 'sheet' | 'cell'>) => boolean {
  const folded = foldShown(text);
  const cells = kind === 'xlsx' ? readCells(bytes) : undefined;
  return ({ value, shown, sheet, cell }) => {
    if (!cells || sheet === undefined || cell === undefined) return folded.includes(foldShown(shown));
    const found = cells(sheet, cell);
    return typeof value === 'number' ? found === value : foldShown(String(found ?? '')) === foldShown(value);
  };
}

function recordValues({ values, goods = [], format }: FormOrder, { placed }: ProducedForm): ProvenanceValue[] {
  const labels = new Map(format.fields.map(({ key, label }) => [key, label]));
  const once = new Map(placed.map((one) => [`${one.goods ?? 0} ${one.key} ${one.place.cell ?? ''}`, one]));
  return [...once.values()].map(({ key, goods: number, value, shown, place }) => {
    const own = number === undefined ? values : (goods[number - 1]?.values ?? {});
    const { status = 'given', evidence = [], original, correction } = own[key] ?? {};
    const { sheet, cell } = place;
    return {
      key,
      ...(number === undefined ? {} : { goods: number }),
      label: labels.get(key) ?? key,
      value,
      shown,
      ...(sheet === undefined ? {} : { sheet }),
      ...(cell === undefined ? {} : { cell }),
      status,
      evidence,
      ...(original ? { original } : {}),
      ...(correction ? { correction } : {}),
    };
  });
}

/** Reads the file back: a value that it does not show is an error, whatever was intended. */
function checkShown(values: readonly ProvenanceValue[], isShown: ReturnType<typeof createShownCheck>): Finding[] {
  return values
    .filter((value) => !isShown(value))
    .map(
      ({ key, label, shown }): Finding => ({
        code: 'value_not_shown',
        severity: 'error',
        message: `${label} (${key}): "${shown}" was written, but the file does not show it.`,
        quote: shown,
      }),
    );
}

/** The order with what the rules know of its goods, and nobody stated. */
function withDerived(order: FormOrder, derived: readonly DerivedValue[]): FormOrder {
  const { format, goods } = order;
  if (goods === undefined) return { ...order, values: addDerived(order, derived, 1) };
  const whole = goods.map((one, at) => ({
    ...one,
    values: addDerived({ format, values: one.values }, derived, at + 1),
  }));
  return { ...order, goods: whole };
}

/** What a template has one place for, whatever the number of goods; a list in it has a row for each. */
function withJoinedGoods(order: FormOrder): FormOrder {
  const { goods } = order;
  if (goods === undefined || goods.length === 0) return order;
  return {
    ...order,
    values: joinGoodsValues(
      order.values,
      goods.map(({ values }) => values),
    ),
  };
}

/**
 * Fills a form: asks the gate, writes the file, reads it back, and puts the record inside. Throws `letter_contradicted`,
 * `letter_not_shown`, `form_has_errors`, `form_has_doubts`, `fill_values_invalid`, `fill_kind_not_offered`, `template_unreadable`, `template_kind_wrong`, `template_without_place`.
 */
export async function fillForm(asked: FormOrder, gate: FormGate): Promise<FilledForm> {
  const totalled = { ...asked, values: withTotalGrossMass(asked) };
  const { findings: ofGate, overruled, derived } = passGate(totalled, gate);
  const order = withDerived(totalled, derived);
  const { format, kind, documents, language, cargoKind, flatten, at } = order;
  const filling = order.template === undefined ? order : withJoinedGoods(order);
  const produced = await produceForm({
    ...{ format, kind, language, cargoKind, flatten },
    values: plainValues(filling.values),
    goods: filling.goods?.map(({ values }) => plainValues(values)),
    template: order.template?.bytes,
    attachments: documents.map(({ name }) => name),
    ...saidBy(overruled),
    at,
  });
  const plain = await produced.write();
  const [text, drawn] = [await readFormText(plain, kind), await readDrawnText(plain, kind)];
  const recorded = recordValues(filling, produced);
  const found = [
    ...ofGate,
    ...findDoubtfulValues(order),
    ...produced.findings,
    ...checkShown(recorded, createShownCheck(plain, kind, `${text}\n${drawn}`)),
  ];
  const answers = answerDoubts(found, overrulingsOf(order, found), order);
  const sealed = sealProvenance({
    generator: FIXED_MODEL,
    format: format.id,
    kind,
    filledAt: at.toISOString(),
    documents,
    values: recorded,
    ...recordAnswers(overruled, answers),
    textSha256: textSha256Of(text),
  });
  const provenance = order.sign ? { ...sealed, signature: await order.sign(sealed) } : sealed;
  return {
    bytes: await produced.write(JSON.stringify(provenance)),
    fileName: fileNameOf(order),
    mediaType: FORM_MEDIA_TYPES[kind],
    findings: answers.findings,
    provenance,
  };
}

/** `yml_chemical_data-sds.xlsx`: the format, and the first document's name. */
function fileNameOf({ format, kind, documents }: FormOrder): string {
  const source = documents[0]?.name.replace(/^.*[/\\]/, '').replace(/\.[^.]+$/, '');
  return `${[format.id, ...(source ? [source] : [])].join('-')}.${kind}`;
}
