import { AgentRateError, type OutputOf } from '@agent-rate/client';
import { Notice } from '../../parts/notice.tsx';
import { ServiceText } from '../../parts/service-text.tsx';
import { useAreaWords } from '../../words/use-words.tsx';
import { ordersWords } from './orders-words.ts';

/** What somebody says about a property of an order, as DCSA Booking 2 has it. */
export type Feedback = OutputOf<'get-order'>['feedbacks'][number];

/** What feedback may be about, by the path of its property. */
export const PROPERTIES = {
  $: 'all',
  '$.quoteId': 'price',
  '$.expectedDepartureDate': 'departure',
  '$.parties': 'parties',
  '$.cargo': 'cargo',
  '$.documents': 'documents',
  '$.references': 'references',
  '$.remarks': 'remarks',
} as const;

/** Each piece of feedback: how serious, what has to happen to which property, and the sentence. */
export function Feedbacks({ feedbacks }: { readonly feedbacks: readonly Feedback[] }) {
  const texts = useAreaWords(ordersWords);
  return feedbacks.map(({ severity, code, rule, message, jsonPath }) => (
    <Notice
      key={`${code} ${jsonPath} ${message}`}
      severity={({ ERROR: 'error', WARN: 'warning', INFO: undefined } as const)[severity]}
    >
      <ServiceText kind="finding" code={rule ?? code} message={message} />
      <p className="hint">
        {texts.severities[severity]} · {texts.feedbackCodes[code]}
        {jsonPath === undefined ? '' : ` · ${textOfPath(jsonPath, texts)}`}
      </p>
    </Notice>
  ));
}

type Texts = (typeof ordersWords)['en'];

/** `$.parties[0].name` as "Parties 1, name". */
function textOfPath(path: string, { parts, wholeOrder }: Texts): string {
  const root = Object.entries(PROPERTIES).find(([start]) => start !== '$' && path.startsWith(start));
  if (root === undefined) return path === '$' ? wholeOrder : path;
  const [start, part] = root;
  const rest = path.slice(start.length).replace(/^\[(\d+)\]/, (_, at: string) => ` ${Number(at) + 1}`);
  const name = part === 'all' ? wholeOrder : parts[part];
  return name + rest.replace(/^( \d+)?\./, '$1, ');
}

/** The findings that a refusal names. */
export function feedbacksOf(error: unknown): readonly Feedback[] {
  const findings = error instanceof AgentRateError ? error.data.findings : undefined;
  return Array.isArray(findings) ? (findings as Feedback[]) : [];
}
