import { type AuditedAct, type Operation, type OperationInput, readBody, withoutSecrets } from '../base/index.ts';
import type { AuditLog } from './audit-log.ts';

/** The operations, recording what they change as they describe it. */
export function recordActs(operations: readonly Operation[], log: Pick<AuditLog, 'record'>): Operation[] {
  return operations.map((operation) => {
    const { audit } = operation;
    return audit === undefined || 'none' in audit ? operation : { ...operation, run: recorded(operation, audit, log) };
  });
}

function recorded(
  { name, run, command }: Operation,
  audit: AuditedAct<OperationInput>,
  log: Pick<AuditLog, 'record'>,
): Operation['run'] {
  const shownOnce = [command ?? []].flat().flatMap(({ secret }) => secret ?? []);
  return async (input) => {
    const { adapter, params, query, body, caller } = input;
    const before = await audit.before?.(input);
    const actor = audit.actor ? await audit.actor(input) : caller;
    const given = { ...(body as object | undefined), ...query, ...params };
    const act = { act: name, actor, adapter, before, subject: fill(audit.subject, given) };
    return log.record(
      act,
      () => run(input),
      (answer) => {
        const told = readBody(answer);
        return {
          subject: fill(audit.subject, { ...given, ...(told as object) }),
          after: audit.after === 'nothing' ? null : (audit.after?.(told, input) ?? withoutSecrets(told, shownOnce)),
        };
      },
    );
  };
}

/** A template with the values of an object; null when one of them is missing. */
function fill(template: string, values: object): string | null {
  let isComplete = true;
  const text = template.replaceAll(/\{([\w.]+)\}/g, (_whole, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], values);
    isComplete &&= value !== undefined && value !== null;
    return String(value);
  });
  return isComplete ? text : null;
}
