import { readdirSync, readFileSync } from 'node:fs';
import { tryCase } from './checks.js';

const CASES = new URL('cases/', import.meta.url);

/** Every group of cases, in order: a segment of box 14, or another part of the standard. */
export function loadGroups() {
  return readdirSync(CASES)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, CASES), 'utf8')));
}

/**
 * Runs groups against a server, a few requests at a time. Answers per group with the failures: name, reason, and the
 * reading that the case is based on where the standard leaves it open.
 */
export async function runGroups(server, groups, { parallel = 4, onGroup } = {}) {
  const results = [];
  for (const group of groups) {
    const failures = [];
    const waiting = [...group.cases];
    const work = async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
        const reason = await tryCase(server, one);
        if (reason !== undefined) failures.push({ name: one.name, reason, reading: one.reading });
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    const result = { segment: group.segment, title: group.title, cases: group.cases.length, failures };
    results.push(result);
    onGroup?.(result);
  }
  return results;
}
