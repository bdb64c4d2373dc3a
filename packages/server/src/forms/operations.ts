import type { PublicKeys } from '@agent-rate/client/check-signature';
import { Type } from 'typebox';
import { type Answer, attachment, type Operation, operation, textEnum, type UploadedFile } from '../base/index.ts';
import type { Formats } from '../formats/index.ts';
import { checkTemplate } from './check-template.ts';
import { type ExportWish, exportExtraction, exportRecord, seenBy, type WalledFormSource } from './export-extraction.ts';
import { type FilledForm, FORM_MEDIA_TYPES } from './fill-form.ts';
import { findingHeaders } from './finding-headers.ts';
import { FORM_KINDS, type FormKind } from './form-kind.ts';
import { FormPreviewSchema } from './form-preview.schema.ts';
import { CARGO_KINDS } from './non-dangerous-letter/cargo-kind.ts';
import { LETTER_LANGUAGES } from './non-dangerous-letter/letter.ts';
import { type OverrulingDeps, overrulingOperations } from './overrulings/operations.ts';
import { refuseDoubtsParam } from './overrulings/overruling.schema.ts';
import { previewOf } from './preview-form.ts';
import { fillProblem } from './problems.ts';
import { TEMPLATE_LIMIT_BYTES, templateOperations } from './template-operations.ts';
import { VerificationSchema } from './verification.schema.ts';
import { verifyForm } from './verify-form.ts';

const extractionParams = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the extraction' }) });

const wish = {
  format: Type.Optional(
    Type.String({ description: 'Id of the format; the extraction’s own when absent', examples: ['yml_chemical_data'] }),
  ),
  language: Type.Optional(textEnum(LETTER_LANGUAGES, { description: 'Of the letter; both when absent' })),
  cargo_kind: Type.Optional(
    textEnum(CARGO_KINDS, {
      description: 'Whose clauses the non-dangerous goods letter has; taken from its names when absent',
    }),
  ),
};

const keptOrNone = Type.Optional(
  textEnum(['kept', 'none'], { description: 'none: our layout, though a template is kept' }),
);

const flatten = Type.Optional(
  Type.Boolean({ description: 'Of a PDF template: its fields become part of the page, and nobody changes them' }),
);

const RecordSchema = Type.Object(
  {
    format: Type.String(),
    record: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Every field of the format, null where nothing is known',
    }),
    provenance: Type.Array(Type.Unknown(), {
      description: 'Per value: status, page, box and quote, and who corrected it',
    }),
    documents: Type.Array(Type.Object({ name: Type.String(), sha256: Type.String() })),
  },
  { title: 'ExportedRecord' },
);

const ValuesSchema = Type.Object(
  {
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
        description: 'Values that the documents do not have: vessel, consignee, date …',
      }),
    ),
  },
  { examples: [{ values: { vesselVoyage: 'EVER GIVEN / 021W' } }] },
);

/** The codes that filling a form may be refused with. */
const FILL_PROBLEMS = [
  'extraction_not_found',
  'extraction_not_done',
  'format_not_found',
  'form_has_errors',
  'form_has_doubts',
  'letter_contradicted',
  'letter_not_shown',
  'fill_kind_not_offered',
  'fill_values_invalid',
  'template_kind_wrong',
  'template_unreadable',
  'template_without_place',
] as const;

/** The public keys that records are signed with. */
type FormKeys = { readonly keys: () => Promise<PublicKeys> };

/** Filled forms of extractions, the templates they are filled into, and checking a filled file. */
export function formOperations(
  source: WalledFormSource & OverrulingDeps & FormKeys & { readonly formats: Formats },
): Operation[] {
  return [
    exportForm(source),
    exportIntoTemplate(source),
    previewForm(source),
    ...overrulingOperations(source),
    ...templateOperations(source.formats),
    verify(source.keys),
  ];
}

type Query = {
  format?: string;
  language?: ExportWish['language'];
  cargo_kind?: ExportWish['cargoKind'];
  flatten?: boolean;
  refuse_doubts?: boolean;
};

function wishOf({
  format,
  language,
  cargo_kind: cargoKind,
  flatten: isFlat,
  refuse_doubts: refuseDoubts,
}: Query): Pick<ExportWish, 'format' | 'language' | 'cargoKind' | 'flatten' | 'refuseDoubts'> {
  return { format, language, cargoKind, flatten: isFlat, refuseDoubts };
}

/** A file as an answer. Headers say how many findings there are, and which. */
export function answerOf({ bytes, mediaType, fileName, findings }: FilledForm): Answer {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return {
    body: bytes,
    contentType: mediaType,
    headers: {
      'Content-Disposition': attachment(fileName, plain),
      ...findingHeaders(findings),
    },
  };
}

function exportForm(source: WalledFormSource): Operation {
  return operation({
    name: 'export-extraction',
    service: 'documents',
    summary: 'Fill a form',
    description:
      'The extraction, corrections applied, as a filled file: in the template kept for the format, else in a layout of ' +
      'this service. The file carries the sources of each value, who overruled which finding, and the doubts that no person answered ' +
      'for; POST /forms/verify replays them. X-Findings says how many findings there are, X-Finding-Codes which. A form that the checks find errors in is refused (409) until they are corrected or a ' +
      'person overrules them; a non-dangerous goods letter also while nothing shows that the goods are not dangerous, until a person ' +
      'declares it; and always where the evidence contradicts it.',
    method: 'GET',
    path: '/extractions/{id}/export',
    problems: FILL_PROBLEMS,
    scope: 'documents:read',
    params: extractionParams,
    query: Type.Object({
      ...wish,
      as: textEnum([...FORM_KINDS, 'json'], { description: 'Kind of file; json: the values with their sources' }),
      template: keptOrNone,
      refuse_doubts: refuseDoubtsParam,
    }),
    output: RecordSchema,
    produces: Object.values(FORM_MEDIA_TYPES),
    run: async ({ params: { id }, query, caller, now }) => {
      const seen = seenBy(caller, source);
      if (query.as === 'json') return { body: await exportRecord(seen, id, query.format) };
      const own = query.template !== 'none';
      return answerOf(
        await exportExtraction(seen, id, { ...wishOf(query), kind: query.as, useKeptTemplate: own, at: now }),
      );
    },
  });
}

function exportIntoTemplate(source: WalledFormSource): Operation {
  return operation({
    name: 'export-extraction-into-template',
    service: 'documents',
    summary: 'Fill a form in your own template',
    description:
      'The same, in the workbook, Word document or PDF form that is sent with the request (multipart field `template`), which ' +
      'is not kept. Values in a JSON body come before extracted ones.',
    method: 'POST',
    path: '/extractions/{id}/export',
    problems: FILL_PROBLEMS,
    scope: 'documents:read',
    params: extractionParams,
    query: Type.Object({
      ...wish,
      as: Type.Optional(textEnum(FORM_KINDS, { description: 'Kind of file; the template’s when absent' })),
      flatten,
      refuse_doubts: refuseDoubtsParam,
    }),
    body: Type.Optional(ValuesSchema),
    upload: true,
    exampleFiles: ['declaration-template.xlsx'],
    bodyLimitBytes: TEMPLATE_LIMIT_BYTES,
    output: RecordSchema,
    produces: Object.values(FORM_MEDIA_TYPES),
    audit: { none: 'it fills a file and keeps nothing' },
    run: async ({ params: { id }, query, body, files: [template], caller, now }) => {
      const given = { ...wishOf(query), ...kindAndTemplate(query.as, template), values: body?.values, at: now };
      const useKeptTemplate = template === undefined;
      return answerOf(await exportExtraction(seenBy(caller, source), id, { ...given, useKeptTemplate }));
    },
  });
}

/** The template that came along, and the kind of file: the template's when none is asked for. */
function kindAndTemplate(as: FormKind | undefined, template: UploadedFile | undefined) {
  return { kind: as ?? (template ? checkTemplate(template.bytes) : 'xlsx'), template };
}

function previewForm(source: WalledFormSource): Operation {
  return operation({
    name: 'preview-form',
    service: 'documents',
    summary: 'Preview a filled form',
    description:
      'Fills a form as exporting does, in your own template when one is sent (multipart field `template`), and answers what ' +
      'is in it: each value with its place in the file and its sources, the findings in full, a PDF’s pages as pictures, ' +
      'and the file itself.',
    method: 'POST',
    path: '/extractions/{id}/export/preview',
    problems: FILL_PROBLEMS,
    scope: 'documents:read',
    params: extractionParams,
    query: Type.Object({
      ...wish,
      as: Type.Optional(textEnum(FORM_KINDS, { description: 'Kind of file; the template’s when absent' })),
      flatten,
      template: keptOrNone,
    }),
    body: Type.Optional(ValuesSchema),
    upload: true,
    exampleFiles: ['declaration-template.xlsx'],
    bodyLimitBytes: TEMPLATE_LIMIT_BYTES,
    output: FormPreviewSchema,
    audit: { none: 'it fills a file and keeps nothing' },
    run: async ({ params: { id }, query, body, files: [template], caller, now }) => {
      const given = { ...wishOf(query), ...kindAndTemplate(query.as, template), values: body?.values, at: now };
      const useKeptTemplate = template === undefined && query.template !== 'none';
      return {
        body: await previewOf(await exportExtraction(seenBy(caller, source), id, { ...given, useKeptTemplate })),
      };
    },
  });
}

function verify(keys: FormKeys['keys']): Operation {
  return operation({
    name: 'verify-form',
    service: 'documents',
    summary: 'Check a filled file',
    description:
      'Replays the record inside a filled file (the first file of the form): values unchanged, nothing added, ' +
      'quotes on the named pages of the documents sent beside it, and the signature of this service. `agent-rate verify` does ' +
      'the same offline.',
    method: 'POST',
    path: '/forms/verify',
    problems: ['template_missing', 'template_unreadable', 'provenance_not_found'],
    scope: 'documents:read',
    body: Type.Object({}),
    upload: true,
    exampleFiles: ['declaration-filled.xlsx', 'safety-data-sheet.pdf'],
    bodyLimitBytes: 3 * TEMPLATE_LIMIT_BYTES,
    output: VerificationSchema,
    audit: { none: 'it only checks' },
    run: async ({ files: [file, ...sources] }) => {
      if (!file) throw fillProblem('template_missing', { files: 0 }, 'No filled file was sent.');
      return { body: await verifyForm(file, sources, await keys()) };
    },
  });
}
