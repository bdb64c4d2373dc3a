import { writeFileSync } from 'node:fs';
import { printChecksPage } from '../src/app/docs/checks-page.ts';

writeFileSync(new URL('../../../docs/checks.md', import.meta.url), printChecksPage());
