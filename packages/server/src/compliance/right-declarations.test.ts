import { describe, expect, it } from 'vitest';
import { checkDeclaration } from './check-declaration.ts';
import { parseDeclaration } from './declaration/parse-declaration.ts';
import type { Right } from './testing/right-declaration.ts';
import { RIGHT_DECLARATIONS } from './testing/right-declarations.ts';
import { MORE_RIGHT_DECLARATIONS } from './testing/right-declarations-of-packages.ts';

const ALL: readonly Right[] = [...RIGHT_DECLARATIONS, ...MORE_RIGHT_DECLARATIONS];
const NAMED = ALL.map(([sentence, goods, rest]) => ({ sentence, goods, rest }));

describe('a right declaration', () => {
  it.each(NAMED)('of $sentence has no error', ({ goods, rest }) => {
    const telephone = { emergencyContactTelephone: '+86 571 8888 9999' };
    const declaration = parseDeclaration({ goods, ...telephone, ...rest });
    const errors = checkDeclaration(declaration, { on: '2026-11-20' }).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });
});
