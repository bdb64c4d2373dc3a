import type { Operation } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { bodyOf, READS, runOperation, scopeOf, selectBody, toResult } from '../operation-tool.ts';
import { mcpProblem } from '../problems.ts';
import type { Tool, ToolDefinition } from '../surface.ts';
import { compileArguments } from '../tool-arguments.ts';

const DESCRIPTION =
  'Checks dangerous goods against the IMDG rules: wrong or missing UN number, name, class, packing group, marks, limits; ' +
  'and whether a non-dangerous letter is allowed. Use it after extract_document and before a form is signed, or alone ' +
  'with stated values. Each finding has its paragraph and the question to ask the shipper. An empty list is no approval: ' +
  'only what the loaded edition covers is checked.';

const INPUT = {
  type: 'object',
  properties: {
    extraction: { type: 'integer', minimum: 1, description: 'Id from extract_document' },
    declaration: {
      type: 'object',
      description: 'Instead: values by field of one entry, or {goods: [entries]}',
      examples: [{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' }],
    },
    on: { type: 'string', description: 'Day of sailing; today if absent', examples: ['2026-12-01'] },
  },
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

const OUTPUT: NonNullable<ToolDefinition['outputSchema']> = {
  type: 'object',
  properties: {
    verdict: { type: 'string' },
    counts: { type: 'object' },
    findings: { type: 'array' },
    letter: { type: 'object' },
  },
};
const FIELDS = ['verdict', 'counts', 'findings', 'letter', 'edition'];

/** The operations that checking goes through: of stated values, and of an extraction. */
type Operations = { stated: Operation; extraction: Operation | undefined };

/** The tool that checks what was extracted, or what is merely stated. */
export function createCheckTool({ stated, extraction }: Operations): Tool {
  const check = compileSchema(INPUT);
  const whole = Object.keys(asJsonSchema(stated.body).properties ?? {});
  const checkStated = compileArguments({ operation: stated, names: [...whole, 'on'] });
  return {
    definition: {
      name: 'check_dangerous_goods',
      title: 'Check dangerous goods',
      description: DESCRIPTION,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READS,
    },
    scope: scopeOf(stated),
    operation: stated,
    calls: {
      'check-dangerous-goods': { declaration: '*', on: 'on' },
      'check-extraction': { extraction: 'id', on: 'on' },
    },
    call: async (args, context) => {
      const faults = faultsFromErrors(check(args), INPUT);
      if (faults.length > 0) throw problemFromFaults(faults);
      const query = args.on === undefined ? {} : { on: args.on };
      if (args.extraction !== undefined && extraction) {
        const answer = await runOperation(extraction, { params: { id: args.extraction }, query }, context);
        return toResult(selectBody(bodyOf(answer), FIELDS));
      }
      if (args.declaration === undefined) throw mcpProblem('check_subject_missing');
      const declaration = declarationOf(args.declaration as Record<string, unknown>, whole);
      const answer = await runOperation(stated, checkStated({ ...declaration, ...query }), context);
      return toResult(selectBody(bodyOf(answer), FIELDS));
    },
  };
}

/** Values of one entry, as an agent states them, become a declaration of that entry. */
function declarationOf(stated: Record<string, unknown>, whole: readonly string[]): Record<string, unknown> {
  if ('goods' in stated) return stated;
  const isOfWhole = ([name]: [string, unknown]) => whole.includes(name);
  const entries = Object.entries(stated);
  const goods = Object.fromEntries(entries.filter((entry) => !isOfWhole(entry)));
  return { ...Object.fromEntries(entries.filter(isOfWhole)), goods: [goods] };
}
