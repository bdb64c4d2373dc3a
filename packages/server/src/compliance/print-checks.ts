import { declarationRules } from './declaration-rules.ts';
import { nonDangerousLetterRules } from './non-dangerous-letter/gate-rules.ts';
import type { Rule } from './rule.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Sorted by code, to be looked up. */
const tableOf = (rules: readonly Rule[]) =>
  [
    '| code | at most | source | what it says |',
    '|---|---|---|---|',
    ...rules
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map(
        ({ code, severity, source, sentence }) => `| \`${code}\` | ${severity} | ${cell(source)} | ${cell(sentence)} |`,
      ),
  ].join('\n');

/** The tables of docs/checks.md: every rule, with the paragraph that it follows. */
export function printChecksTables(): string {
  return [
    `## Rules for declarations (${declarationRules.length})`,
    tableOf(declarationRules),
    `## The gate for a non-dangerous goods letter (${nonDangerousLetterRules.length})`,
    tableOf(nonDangerousLetterRules),
  ].join('\n\n');
}
