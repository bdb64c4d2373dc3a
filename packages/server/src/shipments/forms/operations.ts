import { Type } from 'typebox';
import { type Answer, type Operation, operation, textEnum, type Walled, wallsOf } from '../../base/index.ts';
import {
  answerOfForm,
  checkTemplate,
  FORM_KINDS,
  FORM_MEDIA_TYPES,
  OverruleBodySchema,
  OverrulingListSchema,
  refuseDoubtsParam,
  refuseProgram,
  TEMPLATE_LIMIT_BYTES,
} from '../../forms/index.ts';
import type { SeenShipments } from '../shipments.ts';
import { SHIPMENT_FORMS } from './shipment-forms.ts';

const reads = { service: 'documents', scope: 'documents:read' } as const;
const writes = { service: 'documents', scope: 'documents:write' } as const;
const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the shipment' }) });

/** Filling the forms of a shipment, and answering for errors that refuse them. */
export function shipmentFormOperations(shipments: Walled<SeenShipments>): Operation[] {
  return [fillForm(shipments), fillTemplate(shipments), overrule(shipments), listOverrulings(shipments)];
}

const formParams = Type.Object({
  ...params.properties,
  form: textEnum(SHIPMENT_FORMS, { description: 'Which paper' }),
});
const container = Type.Optional(
  Type.String({ maxLength: 20, description: 'Of this container alone; of the whole shipment when absent' }),
);
const FORM_PROBLEMS = [
  'shipment_not_found',
  'shipment_container_unknown',
  'form_has_errors',
  'form_has_doubts',
  'fill_values_invalid',
  'fill_kind_not_offered',
] as const;

function fillForm(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'fill-shipment-form',
    summary: 'Fill a form of a shipment',
    description:
      'A paper of the shipment with all its goods, over continuation pages where they need them. Refused (409) while its ' +
      'papers or the rules have errors that no person overruled. The file carries the sources of each value.',
    method: 'GET',
    path: '/shipments/{id}/forms/{form}',
    problems: FORM_PROBLEMS,
    params: formParams,
    query: Type.Object({
      as: Type.Optional(textEnum(FORM_KINDS, { description: 'Kind of file', default: 'pdf' })),
      container,
      refuse_doubts: refuseDoubtsParam,
    }),
    output: Type.Unknown({ description: 'The file' }),
    produces: Object.values(FORM_MEDIA_TYPES),
    run: async ({ params: { id, form }, query, caller, now }): Promise<Answer> => {
      const { container: of, refuse_doubts: refuseDoubts } = query;
      const wish = { form, kind: query.as ?? 'pdf', container: of, refuseDoubts, at: now };
      return answerOfForm(await shipments.within(wallsOf(caller)).fill(id, wish));
    },
  });
}

function fillTemplate(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'fill-shipment-template',
    summary: 'Fill your own template from a shipment',
    description:
      'The same, in the workbook, Word document or PDF form that is sent with the request (multipart field `template`), ' +
      'and with values in a JSON body in front of the shipment’s.',
    method: 'POST',
    path: '/shipments/{id}/forms/{form}',
    problems: [...FORM_PROBLEMS, 'template_kind_wrong', 'template_unreadable', 'template_without_place'],
    params: formParams,
    query: Type.Object({
      as: Type.Optional(textEnum(FORM_KINDS, { description: 'Kind of file; the template’s when absent' })),
      flatten: Type.Optional(
        Type.Boolean({ description: 'Of a PDF template: its fields become part of the page, and nobody changes them' }),
      ),
      container,
      refuse_doubts: refuseDoubtsParam,
    }),
    body: Type.Optional(
      Type.Object(
        {
          values: Type.Optional(
            Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
              description: 'Values that the papers do not have',
            }),
          ),
        },
        { examples: [{ values: { declarantName: 'Li Wei' } }] },
      ),
    ),
    upload: true,
    exampleFiles: ['declaration-template.xlsx'],
    bodyLimitBytes: TEMPLATE_LIMIT_BYTES,
    output: Type.Unknown({ description: 'The file' }),
    produces: Object.values(FORM_MEDIA_TYPES),
    audit: { none: 'it fills a file and keeps nothing' },
    run: async ({ params: { id, form }, query, body, files: [template], caller, now }): Promise<Answer> => {
      const kind = query.as ?? (template ? checkTemplate(template.bytes) : 'pdf');
      const { container: of, flatten, refuse_doubts: refuseDoubts } = query;
      const wish = { form, kind, container: of, template, flatten, refuseDoubts, values: body?.values, at: now };
      return answerOfForm(await shipments.within(wallsOf(caller)).fill(id, wish));
    },
  });
}

function overrule(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...writes,
    name: 'overrule-shipment-findings',
    summary: 'Overrule errors of a shipment',
    description:
      'A person answers for errors that refuse the forms of a shipment, or for their doubts: each finding with its sentence, and the reason, ' +
      'which stands in every file filled after it. A key of a program is refused.',
    method: 'POST',
    path: '/shipments/{id}/overrulings',
    status: 201,
    problems: ['shipment_not_found', 'overruling_needs_person'],
    params,
    body: OverruleBodySchema,
    output: OverrulingListSchema,
    audit: { subject: 'shipments/{id}' },
    run: async ({ params: { id }, body: { reason, findings }, caller }) => {
      refuseProgram(caller);
      const seen = shipments.within(wallsOf(caller));
      await seen.get(id);
      await seen.overrulings.save({ shipment: id }, { reason: reason.trim(), findings, by: caller.name });
      return { status: 201, body: { data: await seen.overrulings.list({ shipment: id }) } };
    },
  });
}

function listOverrulings(shipments: Walled<SeenShipments>): Operation {
  return operation({
    ...reads,
    name: 'list-shipment-overrulings',
    summary: 'List overruled errors of a shipment',
    description: 'Errors that people overruled for forms of the shipment: what, why, who and when.',
    method: 'GET',
    path: '/shipments/{id}/overrulings',
    problems: ['shipment_not_found'],
    params,
    output: OverrulingListSchema,
    run: async ({ params: { id }, caller }) => {
      const seen = shipments.within(wallsOf(caller));
      await seen.get(id);
      return { body: { data: await seen.overrulings.list({ shipment: id }) } };
    },
  });
}
