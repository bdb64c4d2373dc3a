import { writeFileSync } from 'node:fs';
import { printErrorsPage } from '../src/app/docs/errors-page.ts';

writeFileSync(new URL('../../../docs/errors.md', import.meta.url), printErrorsPage());
