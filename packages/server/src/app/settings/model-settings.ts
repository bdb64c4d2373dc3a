import { isUrl } from './read-text.ts';
import type { Setting } from './setting.ts';

/** The model that may help extraction. */
export const MODEL_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_MODEL_URL',
    field: 'modelUrl',
    type: 'http(s) URL',
    default: undefined,
    example: 'http://localhost:11434/v1',
    meaning:
      'An OpenAI-compatible interface whose model may point at values that extraction missed; the lines of documents are sent there. Unset: rules alone, and nothing leaves the machine.',
    read: (text) =>
      isUrl(text, ['http:', 'https:'])
        ? { value: text.replace(/\/+$/, '') }
        : { mistake: 'is not an address such as http://localhost:11434/v1' },
  },
  {
    name: 'AGENT_RATE_MODEL_NAME',
    field: 'modelName',
    type: 'text',
    default: undefined,
    example: 'qwen3:8b',
    meaning: 'The model to ask there. It is named in `fixedModel` of the format registry, after our own.',
    read: (text) =>
      /^[\w./:@-]{1,100}$/.test(text)
        ? { value: text }
        : { mistake: 'is not 1 to 100 letters, digits and . / : @ _ -' },
  },
  {
    name: 'AGENT_RATE_MODEL_KEY',
    field: 'modelKey',
    isSecret: true,
    type: 'text',
    default: undefined,
    example: 'sk-local-1234',
    meaning: 'The bearer token of that interface, when it wants one.',
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? { value: text } : { mistake: 'is not a token' }),
  },
];
