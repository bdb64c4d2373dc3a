import { writeFileSync } from 'node:fs';
import { printConfigPage, printEnvExample } from '../src/app/docs/config-page.ts';

const root = new URL('../../../', import.meta.url);
writeFileSync(new URL('docs/config.md', root), printConfigPage());
writeFileSync(new URL('.env.example', root), printEnvExample());
