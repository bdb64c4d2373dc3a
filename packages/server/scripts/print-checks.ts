import { writeFileSync } from 'node:fs';
import { printChecksPage } from '../src/checks-docs.ts';

writeFileSync(new URL('../../../docs/checks.md', import.meta.url), printChecksPage());
