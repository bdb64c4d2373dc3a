import { writeFileSync } from 'node:fs';
import { problemCatalogue, renderErrorsPage } from '../src/http/index.ts';

writeFileSync(new URL('../../../docs/errors.md', import.meta.url), renderErrorsPage(problemCatalogue));
