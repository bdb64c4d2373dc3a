import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPE_NAMES, EVENT_TYPES, parseTypePattern } from './event-types.ts';

describe('types of events', () => {
  it('are listed in docs/events.md with the scopes that read them, and no other', () => {
    const page = readFileSync(new URL('../../../../docs/events.md', import.meta.url), 'utf8');
    const inPage = page.split('\n').filter((line) => line.startsWith('| `agent-rate.'));
    const inCode = EVENT_TYPE_NAMES.map((name) => {
      const { scope, overseer, when } = EVENT_TYPES[name];
      return `| \`${name}\` | ${scope === null ? 'any key' : `\`${scope}\``} | \`${overseer}\` | ${when} |`;
    });
    expect(inPage).toEqual(inCode);
  });

  it('are found by name and by prefix with a star, and by nothing else', () => {
    expect(parseTypePattern('agent-rate.webhook.*')).toEqual([
      'agent-rate.webhook.test.v1',
      'agent-rate.webhook.disabled.v1',
    ]);
    expect(parseTypePattern('agent-rate.order.placed.v1')).toEqual(['agent-rate.order.placed.v1']);
    for (const text of ['agent-rate.order', 'agent-rate.order.pl*', '*', '', 'order.*'])
      expect(parseTypePattern(text), text).toBeUndefined();
  });
});
