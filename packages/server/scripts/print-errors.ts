import { writeFileSync } from 'node:fs';
import { printErrorsPage } from '../src/errors-docs.ts';

writeFileSync(new URL('../../../docs/errors.md', import.meta.url), printErrorsPage());
