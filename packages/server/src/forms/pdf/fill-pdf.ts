import type { PDFDocument, PDFField, PDFFont, PDFTextField } from '@cantoo/pdf-lib';
import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import { type FillValues, fieldsToFill, isFilled, notPlaced, type Placed } from '../fill-value.ts';
import type { LabelIndex } from '../labels/label-index.ts';
import { says } from '../labels/tick-boxes.ts';
import { fillProblem } from '../problems.ts';
import type { Asked } from './asked-field.ts';
import { fitText } from './fit-text.ts';
import { readFonts } from './fonts.ts';
import { listAsked } from './form-fields.ts';
import { RECORD_NAME } from './new-pdf.ts';
import { type PdfLibrary as Library, openForm } from './open-form.ts';

/** What a PDF form is filled with. */
export type PdfTask = {
  readonly fields: readonly FormField[];
  readonly values: FillValues;
  readonly labels: LabelIndex;
  /** Several goods: fields that are numbered (`UN No 1`, `UN No 2`) get one each. */
  readonly goods?: readonly FillValues[];
  /** The values become part of the page, and nobody changes them. */
  readonly flatten?: boolean | undefined;
  readonly at: Date;
};

/** A PDF form that was filled. */
export type FilledPdf = {
  readonly placed: readonly (Placed & { shown: string })[];
  readonly findings: readonly Finding[];
  readonly save: (record?: string) => Promise<Uint8Array>;
};

type Target = { readonly field: PDFField; readonly name: string; readonly asked: Asked };

/** Latin text is written in the form's own kind of font, everything else in one that is put into the file. */
class Fonts {
  private embedded: Promise<PDFFont> | undefined;
  private plain: Promise<PDFFont> | undefined;
  private readonly pdf: PDFDocument;
  private readonly library: Library;

  constructor(pdf: PDFDocument, library: Library) {
    this.pdf = pdf;
    this.library = library;
  }

  for(text: string): Promise<PDFFont> {
    if (/^[\x20-\x7e\n]*$/.test(text)) {
      this.plain ??= this.pdf.embedFont(this.library.StandardFonts.Helvetica);
      return this.plain;
    }
    this.embedded ??= this.embed();
    return this.embedded;
  }

  private async embed(): Promise<PDFFont> {
    const [fontkit, { regular }] = await Promise.all([import('fontkit'), readFonts()]);
    this.pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
    return this.pdf.embedFont(new Uint8Array(regular), { subset: true, customName: 'AgentRateForm' });
  }
}

class PdfFiller {
  readonly placed: (Placed & { shown: string })[] = [];
  readonly findings: Finding[] = [];
  private readonly fonts: Fonts;
  private readonly library: Library;
  private readonly task: PdfTask;

  constructor(pdf: PDFDocument, library: Library, task: PdfTask) {
    this.fonts = new Fonts(pdf, library);
    this.library = library;
    this.task = task;
  }

  fieldOf(key: string): FormField | undefined {
    return this.task.fields.find((one) => one.key === key);
  }

  private note(name: string, key: string, value: string | number, reason: string): void {
    const field = this.fieldOf(key);
    if (field) this.findings.push(notPlaced(field, value, `Field "${name}" of the form: ${reason}`));
  }

  private place({ name, asked }: Target, value: string | number, shown: string, goods: number | undefined): void {
    this.placed.push({
      key: asked.key,
      value,
      shown,
      place: { label: name },
      ...(goods === undefined ? {} : { goods }),
    });
  }

  /** Writes one value into one field. */
  async write(target: Target, value: string | number, goods?: number): Promise<void> {
    const { PDFTextField, PDFCheckBox, PDFRadioGroup } = this.library;
    const { field, name, asked } = target;
    if (field instanceof PDFTextField) return this.writeText(target, field, value, goods);
    if (field instanceof PDFCheckBox) {
      const isTicked = says(asked.option ?? 'Y', String(value));
      if (isTicked) field.check();
      else field.uncheck();
      const shown = isTicked
        ? this.task.flatten
          ? ''
          : `${name}: ${field.acroField.getOnValue()?.decodeText() ?? 'Yes'}`
        : '';
      const isAnswer = isTicked || (asked.option === undefined && says('N', String(value)));
      if (isAnswer) this.place(target, value, shown, goods);
      return;
    }
    return this.choose(target, value, { isRadio: field instanceof PDFRadioGroup, goods });
  }

  private async writeText(
    target: Target,
    field: PDFTextField,
    value: string | number,
    goods: number | undefined,
  ): Promise<void> {
    const text = String(value).replaceAll('\r\n', '\n');
    const most = field.getMaxLength();
    if (most !== undefined && text.length > most)
      return this.note(target.name, target.asked.key, value, `it takes ${most} characters at most.`);
    const font = await this.fonts.for(text);
    const { width = 100, height = 20 } = field.acroField.getWidgets()[0]?.getRectangle() ?? {};
    const size = /(\d+(?:\.\d+)?)\s+Tf/.exec(field.acroField.getDefaultAppearance() ?? '')?.[1];
    const fitted = fitText(
      text,
      { width, height, isMultiline: field.isMultiline(), size: size === undefined ? undefined : Number(size) },
      font,
    );
    if (!fitted.fits)
      this.note(target.name, target.asked.key, value, 'it has no room for all of the value, which is cut off.');
    field.setText(fitted.text);
    field.setFontSize(fitted.size);
    field.updateAppearances(font);
    this.place(target, value, fitted.text, goods);
  }

  private async choose(
    target: Target,
    value: string | number,
    { isRadio, goods }: { isRadio: boolean; goods: number | undefined },
  ): Promise<void> {
    const { PDFDropdown, PDFOptionList, PDFRadioGroup } = this.library;
    const { field, name, asked } = target;
    if (!(field instanceof PDFDropdown || field instanceof PDFOptionList || field instanceof PDFRadioGroup)) return;
    const option = field.getOptions().find((one) => says(one, String(value)));
    if (option === undefined && !(field instanceof PDFDropdown && field.isEditable()))
      return this.note(
        name,
        asked.key,
        value,
        `none of its answers says it (${field.getOptions().slice(0, 8).join(', ')}).`,
      );
    const chosen = option ?? String(value);
    field.select(chosen);
    if (!(field instanceof PDFRadioGroup)) field.updateAppearances(await this.fonts.for(chosen));
    const shown = isRadio ? (this.task.flatten ? '' : `${name}: ${chosen}`) : chosen;
    this.place(target, value, shown, goods);
  }
}

/** Fields that are numbered, where there are several of them, by what they ask for. */
function seriesOf(targets: readonly Target[]): ReadonlyMap<string, readonly number[]> {
  const numbered = targets.filter(({ asked }) => asked.number !== undefined && asked.option === undefined);
  const series = [...Map.groupBy(numbered, ({ asked }) => asked.key)].map(
    ([key, some]) => [key, [...new Set(some.map(({ asked }) => asked.number ?? 0))].sort((a, b) => a - b)] as const,
  );
  return new Map(series.filter(([, numbers]) => numbers.length > 1));
}

/** Which of the goods a numbered field is for, from 0; undefined for fields of the whole form. */
function goodsOf({ asked }: Target, series: ReadonlyMap<string, readonly number[]>): number | undefined {
  const at = series.get(asked.key)?.indexOf(asked.number ?? -1) ?? -1;
  return at < 0 ? undefined : at;
}

async function fillFields(
  filler: PdfFiller,
  targets: readonly Target[],
  { values, goods = [] }: PdfTask,
): Promise<void> {
  const series = seriesOf(targets);
  const several = goods.length > 1;
  for (const target of targets) {
    const { key } = target.asked;
    const at = goodsOf(target, series);
    const value = at === undefined ? values[key] : several ? goods[at]?.[key] : at === 0 ? values[key] : undefined;
    if (isFilled(value)) await filler.write(target, value, at === undefined || !several ? undefined : at + 1);
  }
  for (const [key, numbers] of several ? series : [])
    for (const [at, one] of goods.entries()) {
      const value = one[key];
      const field = filler.fieldOf(key);
      if (at >= numbers.length && isFilled(value) && field)
        filler.findings.push(
          notPlaced(field, value, `The form has ${numbers.length} fields for it, and there are ${goods.length} goods.`),
        );
    }
}

/** Values that no field of the form asks for, and fields that nothing was written into. */
function checkPlaces({ fields, values }: PdfTask, filler: PdfFiller, unknown: readonly string[]): Finding[] {
  const placed = new Set(filler.placed.map(({ key }) => key));
  const missing = fieldsToFill(fields, values)
    .filter(
      ({ field }) =>
        !placed.has(field.key) && !filler.findings.some(({ message }) => message.startsWith(`${field.label}: `)),
    )
    .map(({ field, value }) =>
      notPlaced(field, value, 'No field of the form asks for it by its name, its tooltip or the words beside it.'),
    );
  if (unknown.length === 0) return missing;
  const message = `Fields of the form were left, because neither name nor tooltip nor the words beside them say what they ask for: ${unknown.slice(0, 20).join(', ')}.`;
  return [...missing, { code: 'blank_left', severity: 'warning', message }];
}

/**
 * Fills the fields of a PDF form (AcroForm): texts, check boxes, choices, by their names and tooltips. The fields stay, or
 * become part of the page. Throws `template_unreadable`, `template_without_place`.
 */
export async function fillPdf(template: Uint8Array, task: PdfTask): Promise<FilledPdf> {
  const fillOnce = async () => {
    const { library, pdf } = await openForm(template);
    const all = await listAsked(template, { pdf, library }, task);
    const targets = all.flatMap(({ asked, ...one }) => (asked === undefined ? [] : [{ ...one, asked }]));
    const filler = new PdfFiller(pdf, library, task);
    await fillFields(filler, targets, task);
    if (filler.placed.length === 0)
      throw fillProblem('template_without_place', {
        fields: all.slice(0, 50).map(({ name }) => name),
        findings: filler.findings,
      });
    const unknown = all.filter(({ asked }) => asked === undefined).map(({ name }) => name);
    return { pdf, filler, findings: [...filler.findings, ...checkPlaces(task, filler, unknown)] };
  };
  const first = await fillOnce();
  const { filler, findings } = first;
  // The form that was filled to see what is placed is saved once; a second file is filled afresh.
  let unsaved: PDFDocument | undefined = first.pdf;
  return {
    placed: filler.placed,
    findings,
    save: async (record) => {
      const pdf = unsaved ?? (await fillOnce()).pdf;
      unsaved = undefined;
      if (task.flatten) pdf.getForm().flatten({ updateFieldAppearances: false });
      pdf.setModificationDate(task.at);
      pdf.detach(RECORD_NAME);
      if (record !== undefined) {
        const dates = { creationDate: task.at, modificationDate: task.at };
        await pdf.attach(new TextEncoder().encode(record), RECORD_NAME, { mimeType: 'application/json', ...dates });
      }
      return pdf.save({ updateFieldAppearances: false });
    },
  };
}
