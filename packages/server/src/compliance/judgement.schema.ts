import { type TSchema, Type } from 'typebox';
import { CheckFindingSchema } from './check-finding.ts';
import type { Judgement } from './judge-documents.ts';

/** The day that a check counts periods to. */
export const onDay = Type.Optional(
  Type.String({
    format: 'date',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'Day of sailing: validity and ages are counted to it. Today when absent',
    examples: ['2026-12-01'],
  }),
);

/** What the rules say, as it goes out. */
export const JudgementSchema: TSchema = Type.Object(
  {
    verdict: Type.String({
      description: '"error": do not ship or sign like this; "warning": verify; "ok": notes at most',
      examples: ['warning'],
    }),
    counts: Type.Object({ error: Type.Integer(), warning: Type.Integer(), note: Type.Integer() }),
    findings: Type.Array(CheckFindingSchema, { description: 'Errors first' }),
    letter: Type.Object(
      {
        allowed: Type.Boolean({
          description:
            'Whether something shows that the goods are not dangerous (words of a document, or a name whose every word is known of ordinary merchandise), and nothing contradicts it. The finding `letter_not_shown` says what to send',
        }),
        findings: Type.Array(CheckFindingSchema, { description: 'What speaks against it; errors forbid it' }),
      },
      { description: 'The gate for a non-dangerous goods letter (letter of undertaking)' },
    ),
    declaration: Type.Any({ description: 'What was checked: each value with the places where it stands' }),
    edition: Type.Object({
      name: Type.String({ examples: ['IMDG Code Amendment 42-24'] }),
      amendment: Type.String(),
      voluntaryFrom: Type.String(),
      mandatoryFrom: Type.String(),
    }),
  },
  { title: 'DangerousGoodsCheck' },
);

/** A judgement as it goes out. */
export function printJudgement({ declaration, findings, letter, edition }: Judgement) {
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  const counts = { error: count('error'), warning: count('warning'), note: count('note') };
  const verdict = counts.error > 0 ? 'error' : counts.warning > 0 ? 'warning' : 'ok';
  return { verdict, counts, findings, letter, declaration, edition };
}
