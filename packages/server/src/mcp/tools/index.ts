import type { Operation } from '../../base/index.ts';
import { toolOf } from '../operation-tool.ts';
import type { Tool } from '../surface.ts';
import { rateTools } from './rate-tools.ts';
import { referenceTools } from './reference-tools.ts';

/** The tools, by the operation that each runs, in the order in which a task needs them. */
const SPECS = { ...referenceTools, ...rateTools };

/** The tools of the operations that are there. */
export function createTools(operations: readonly Operation[]): Tool[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return Object.entries(SPECS).flatMap(([name, spec]) => {
    const operation = byName.get(name);
    return operation ? [toolOf(operation, spec)] : [];
  });
}

/** The tool that stands for an operation, if one does. */
export function toolNameOf(operation: string): string | undefined {
  return (SPECS as Record<string, { name: string } | undefined>)[operation]?.name;
}
