import { type LedgerProof, type ProofVerdict, verifyProof } from '@agent-rate/client/verify-proof';
import { type Operation, scopeAllows } from '../../base/index.ts';
import { compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { bodyOf, type OperationToolSpec, READS, runOperation, scopeOf, toResult } from '../operation-tool.ts';
import { mcpProblem } from '../problems.ts';
import type { CallContext, Tool, ToolDefinition } from '../surface.ts';

/** The signed root over everything that was recorded. */
export const ledgerTools: readonly OperationToolSpec[] = [
  {
    operation: 'get-ledger-head',
    name: 'ledger_head',
    title: 'Get the head of the ledger',
    description:
      'Gives the signed root over every publication, quote, order and mandate recorded so far. Use it to keep it outside this ' +
      'service: what was recorded by then cannot be changed later without it showing. It does not show what was recorded.',
    arguments: [],
    answers: ['size', 'root', 'time', 'signature'],
    annotations: READS,
    isRare: true,
  },
];

const OUTPUT: NonNullable<ToolDefinition['outputSchema']> = {
  type: 'object',
  properties: {
    valid: { type: 'boolean' },
    signedAt: { type: ['string', 'null'] },
    acts: { type: 'array' },
    proven: { type: 'array' },
    faults: { type: 'array' },
  },
};

const PROVING = {
  type: 'object',
  properties: {
    quote: { type: 'string', maxLength: 50, description: 'Id from create_quote' },
    order: { type: 'string', maxLength: 50, description: 'Instead: id from place_order' },
    rate: { type: 'integer', minimum: 1, description: 'Instead: id from search_rates' },
  },
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** What is proven: the operations that prove it and give it as it is answered. */
type Subject = { prove: Operation; get: Operation };
type Kind = keyof typeof PROVING.properties;

/** The tool that proves an answer of this service and verifies the proof with the public keys. */
export function createProveTool(subjects: Readonly<Record<Kind, Subject>>, keys: Operation): Tool {
  const check = compileSchema(PROVING);
  const calls = Object.entries(subjects).flatMap(([kind, { prove }]) => [[prove.name, { [kind]: 'id' }] as const]);
  return {
    definition: {
      name: 'prove_record',
      title: 'Prove a quote, an order or a rate',
      description:
        'Proves that a quote, an order or a rate was recorded as it is answered, under a signed head of the ledger, and verifies ' +
        'that proof: proven names the fields which the record holds just so. Use it when someone doubts a price or a date. To ' +
        'verify without this service, save what `url` answers; verify_proof takes it.',
      inputSchema: PROVING,
      outputSchema: OUTPUT,
      annotations: READS,
    },
    scope: scopeOf(subjects.quote.prove),
    isRare: true,
    operation: subjects.quote.prove,
    calls: Object.fromEntries(calls),
    call: async (args, context) => {
      const faults = faultsFromErrors(check(args), PROVING);
      if (faults.length > 0) throw problemFromFaults(faults);
      const [given, ...others] = Object.entries(args) as [Kind, string | number][];
      if (given === undefined || others.length > 0) throw mcpProblem('proof_subject_missing');
      const [kind, id] = given;
      const { prove, get } = subjects[kind];
      if (prove.scope !== null && prove.scope !== 'open' && !scopeAllows(context.caller.scopes, prove.scope))
        throw mcpProblem('proof_scope_missing', { scope: prove.scope });
      const proof = bodyOf(await runOperation(prove, { params: { id } }, context)) as LedgerProof;
      const answer = bodyOf(await runOperation(get, { params: { id } }, context));
      const { head, entries } = proof;
      const verdict = await verdictOf(proof, { keys, context, answer });
      const digests = entries.map(({ leaf: { id: entry, digest }, position }) => ({ entry, position, digest }));
      const url = `${context.address ?? ''}${prove.path.replace('{id}', String(id))}`;
      return toResult({ ...verdict, head, entries: digests, url });
    },
  };
}

const VERIFYING = {
  type: 'object',
  properties: {
    proof: { type: 'object', description: 'As GET /orders/{id}/proof and its like answer, unchanged' },
    answer: { type: 'object', description: 'The quote, order or rate that it is to prove' },
  },
  required: ['proof'],
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** The tool that verifies a proof which someone gave. */
export function createVerifyProofTool(keys: Operation): Tool {
  const check = compileSchema(VERIFYING);
  return {
    definition: {
      name: 'verify_proof',
      title: 'Verify a proof of the ledger',
      description:
        'Verifies a proof that was saved from this service: its head was signed by it, its entries are in the tree, and an answer ' +
        'given with it says what was recorded. Use it when a person brings such a file; it does not say what holds today, see ' +
        'prove_record.',
      inputSchema: VERIFYING,
      outputSchema: OUTPUT,
      annotations: READS,
    },
    scope: 'rates:read',
    isRare: true,
    call: async (args, context) => {
      const faults = faultsFromErrors(check(args), VERIFYING);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { proof, ...more } = args;
      return toResult(await verdictOf(proof, { keys, context, ...more }));
    },
  };
}

type Verifying = { keys: Operation; context: CallContext; answer?: unknown };

async function verdictOf(proof: unknown, { keys, context, ...more }: Verifying): Promise<ProofVerdict> {
  const jwks = bodyOf(await runOperation(keys, {}, context)) as Parameters<typeof verifyProof>[1];
  return verifyProof(proof, jwks, more);
}
