import { setFlagsFromString } from 'node:v8';

const EXPRESSION = '(?-i:R)';

/**
 * Expressions of this module match case in parts of them only, `(?-i:R)`. Node 24 knows that; the V8 of Node 22 has it
 * behind a flag. To be imported before such an expression is made.
 */
function isSupported(): boolean {
  try {
    return new RegExp(EXPRESSION, 'i').test('R');
  } catch {
    return false;
  }
}

if (!isSupported()) setFlagsFromString('--js-regexp-modifiers');
