import type { Finding } from '../../base/index.ts';
import type { FindLeaf } from './leaves.ts';

/** More are counted only: whoever repairs so many sends the file again. */
const MOST = 20;

/** Where a declaration does not conform to OpenDGD, each with its JSON Pointer. */
export async function findingsOnShape(json: unknown, find: FindLeaf): Promise<Finding[]> {
  // Few documents are declarations as data, and the others do without the library for schemas.
  const { checkConformance } = await import('../../opendgd/index.ts');
  const { findings } = checkConformance(json);
  return findings.slice(0, MOST).map(({ jsonPointer, message, next }, index): Finding => {
    const { page, box, quote } = find(jsonPointer) ?? {};
    const more = index === MOST - 1 && findings.length > MOST ? ` And ${findings.length - MOST} more.` : '';
    return {
      code: 'declaration_not_conforming',
      severity: 'error',
      message:
        `The declaration does not conform to OpenDGD 1.0 at ${jsonPointer || '/'}: ${message} ${next ?? ''}${more}`.trim(),
      place: {
        pointer: jsonPointer,
        ...(page === undefined ? {} : { page }),
        ...(box === undefined ? {} : { box: [...box] as [number, number, number, number] }),
        ...(quote === undefined ? {} : { quote }),
      },
    };
  });
}
