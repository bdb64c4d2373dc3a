import { answers, type Workflow } from './workflow.ts';

const EXTRACTION = { name: 'id', in: 'path', value: '$steps.extract.outputs.id' } as const;

/** From a data sheet to the filled declaration. */
export const DOCUMENT_WORKFLOW: Workflow = {
  workflowId: 'data-sheet-to-declaration',
  summary: 'Read a safety data sheet, correct a value, check it and fill the declaration',
  description: 'Every value keeps its place on the page; what a person corrects keeps who, when and why.',
  inputs: {
    type: 'object',
    required: ['file', 'grossWeightKgs'],
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The data sheet' },
      grossWeightKgs: { type: 'string', description: 'What the sheet does not say', examples: ['1200'] },
    },
  },
  steps: [
    {
      stepId: 'upload',
      description: 'Sends the file.',
      operationId: 'upload-documents',
      requestBody: { contentType: 'multipart/form-data', payload: { file: '$inputs.file' } },
      successCriteria: [{ condition: '$statusCode < 300' }],
      outputs: { document: '$response.body#/data/0/id' },
    },
    {
      stepId: 'extract',
      description: 'Begins to read it; a small one is done with the answer.',
      operationId: 'extract-documents',
      requestBody: {
        contentType: 'application/json',
        payload: { documents: ['$steps.upload.outputs.document'], targetFormat: 'yml_dangerous_goods_data' },
      },
      successCriteria: [{ condition: '$statusCode < 300' }],
      outputs: { id: '$response.body#/id' },
    },
    {
      stepId: 'wait',
      description: 'Until it is done.',
      operationId: 'get-extraction',
      parameters: [EXTRACTION],
      successCriteria: [answers(200), { condition: "$response.body#/status == 'done'" }],
      onFailure: [{ name: 'look-again', type: 'retry', retryAfter: 1, retryLimit: 120 }],
      outputs: { record: '$response.body#/record' },
    },
    {
      stepId: 'correct',
      description: 'Puts in what the document does not say.',
      operationId: 'correct-extraction',
      parameters: [EXTRACTION],
      requestBody: {
        contentType: 'application/json',
        payload: {
          corrections: [{ key: 'grossWeightKgs', value: '$inputs.grossWeightKgs', reason: 'From the packing list' }],
        },
      },
      successCriteria: [answers(200), { condition: "$response.body#/fields/grossWeightKgs/status == 'corrected'" }],
    },
    {
      stepId: 'check',
      description: 'Checks it against the dangerous goods rules.',
      operationId: 'check-extraction',
      parameters: [EXTRACTION],
      successCriteria: [answers(200)],
      outputs: { verdict: '$response.body#/verdict', findings: '$response.body#/findings' },
    },
    {
      stepId: 'fill',
      description: 'The declaration as a PDF that carries its sources.',
      operationId: 'export-extraction',
      parameters: [EXTRACTION, { name: 'as', in: 'query', value: 'pdf' }],
      successCriteria: [answers(200), { condition: "$response.header.Content-Type == 'application/pdf'" }],
    },
  ],
  outputs: { extraction: '$steps.extract.outputs.id', verdict: '$steps.check.outputs.verdict' },
};
