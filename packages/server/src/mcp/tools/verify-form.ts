import { type Operation, readFile, type UploadedFile } from '../../base/index.ts';
import { compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { bodyOf, READS, runOperation, scopeOf, toResult } from '../operation-tool.ts';
import type { CallContext, Tool, ToolDefinition } from '../surface.ts';

const INPUT = {
  type: 'object',
  properties: {
    document: { type: 'integer', minimum: 1, description: 'Id of the filled file, uploaded through upload_link' },
    sources: { type: 'array', items: { type: 'integer' }, description: 'Ids of the documents it was filled from' },
  },
  required: ['document'],
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** The operations that verifying goes through. */
type Operations = { verify: Operation; download: Operation };

/** The tool that checks a filled file which was uploaded. */
export function createVerifyFormTool({ verify, download }: Operations): Tool {
  const check = compileSchema(INPUT);
  return {
    definition: {
      name: 'verify_form',
      title: 'Verify a filled form',
      description:
        'Verifies a filled workbook, Word file or PDF: signed by this service, no value changed or added, each quote on its page. Use ' +
        'it when such a file comes back; it does not check the goods, see check_dangerous_goods.',
      inputSchema: INPUT,
      outputSchema: { type: 'object', properties: { verified: {}, findings: { type: 'array' } } },
      annotations: READS,
    },
    scope: scopeOf(verify),
    isRare: true,
    operation: verify,
    call: async (args, context) => {
      const faults = faultsFromErrors(check(args), INPUT);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { document, sources = [] } = args as { document: number; sources?: number[] };
      const files: UploadedFile[] = [];
      for (const id of [document, ...sources]) files.push(await fetchFile(download, id, context));
      return toResult(bodyOf(await runOperation(verify, { body: {}, files }, context)));
    },
  };
}

/** An uploaded document as a file. */
export async function fetchFile(download: Operation, id: number, context: CallContext): Promise<UploadedFile> {
  return readFile(await runOperation(download, { params: { id } }, context), `document-${id}`);
}
