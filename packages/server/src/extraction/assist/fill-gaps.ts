import type { Finding } from '../../base/index.ts';
import type { Document } from '../../documents/offline.ts';
import { draftFields } from '../extract-document.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { STATED_FIELDS } from '../fields/find-field.ts';
import { linesForFields } from '../fields/lines-for-fields.ts';
import type { Evidence } from '../layout/passage.ts';
import { readQuote } from '../values/read-quote.ts';
import { askModel, type ModelEndpoint } from './model-endpoint.ts';
import { type NumberedLines, numberLines, questionAbout } from './question.ts';

/** What a model's answer adds to what the rules found. */
export type Assisted = { values: Record<string, FieldValue>; findings: Finding[] };

/** How sure a value is that only a model pointed at: that is not measured, so a person should look. */
const UNMEASURED = 0.5;

/** One field of an answer, once it is known to have that shape. */
type Claim = { quote: string; lines: string[] };

function claimOf(answer: unknown, key: string): Claim | undefined {
  const claim = (answer as Record<string, unknown> | null)?.[key] as Record<string, unknown> | null | undefined;
  if (typeof claim !== 'object' || claim === null || claim.status !== 'found') return undefined;
  const { quote, lines } = claim;
  if (typeof quote !== 'string' || !Array.isArray(lines)) return undefined;
  return { quote, lines: lines.filter((line): line is string => typeof line === 'string') };
}

/** The value that a claim proves; undefined when it proves none. */
function proven(key: string, { quote, lines }: Claim, numbered: NumberedLines) {
  const named = lines.map((number) => numbered.get(number.replace(/[[\]\s]/g, '')));
  if (named.length === 0 || named.some((one) => one === undefined || !one.mayState(key))) return undefined;
  return readQuote(
    key,
    quote,
    named.flatMap((one) => (one ? [one.line] : [])),
  );
}

/** What may be asked about: what the rules left open, and what they found otherwise than behind an exact label. */
function askedKeys(document: Document, values: Readonly<Record<string, FieldValue>>): string[] {
  const { drafts } = draftFields(document);
  const quotable = STATED_FIELDS.filter(({ prompt }) => prompt !== undefined).map(({ key }) => key);
  return quotable.filter((key) => {
    const field = values[key];
    if (!field) return false;
    if (field.value === null) return field.status === 'not_stated' || field.status === 'unreadable';
    return drafts[key]?.method !== 'label';
  });
}

const placeOf = ({ page, box, quote }: Evidence) => ({
  page,
  box: [...box] as [number, number, number, number],
  quote,
});

/**
 * Lets a model point at values that the rules missed. A value is taken only when its quote stands word for word in the
 * lines that the model names, those lines may state such a field, and our own rules read a value from the quote. What the
 * rules found stays; where a model points at another value, that is a finding. A model that fails changes nothing.
 */
export async function fillGaps(
  document: Document,
  values: Readonly<Record<string, FieldValue>>,
  endpoint: ModelEndpoint,
): Promise<Assisted> {
  const keys = askedKeys(document, values);
  const numbered = numberLines(linesForFields(document));
  if (keys.length === 0 || numbered.size === 0) return { values: { ...values }, findings: [] };
  let answer: unknown;
  try {
    answer = await askModel(endpoint, questionAbout(keys, numbered));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The model ${endpoint.name} was not of help: ${reason}. The values are those of the rules alone.`;
    return { values: { ...values }, findings: [{ code: 'model_unavailable', severity: 'note', message }] };
  }
  return judge(answer, { keys, values, numbered, model: endpoint.name });
}

type Judging = {
  keys: readonly string[];
  values: Readonly<Record<string, FieldValue>>;
  numbered: NumberedLines;
  model: string;
};

function judge(answer: unknown, { keys, values, numbered, model }: Judging): Assisted {
  const filled: Record<string, FieldValue> = { ...values };
  const findings: Finding[] = [];
  const rejected: string[] = [];
  for (const key of keys) {
    const claim = claimOf(answer, key);
    const field = values[key];
    if (!claim || !field) continue;
    const read = proven(key, claim, numbered);
    const [place] = read?.evidence.map(placeOf) ?? [];
    if (!read || !place) rejected.push(key);
    else if (field.value === null) {
      filled[key] = { value: read.value, status: 'stated', confidence: UNMEASURED, evidence: read.evidence };
      const message = `${key}: the model ${model} pointed at "${place.quote}"; the rules had found nothing.`;
      findings.push({ code: 'filled_by_model', severity: 'note', message, field: key, place });
    } else if (String(read.value).toLowerCase() !== String(field.value).toLowerCase()) {
      const message = `${key}: "${field.value}" is what the rules found; the model ${model} points at "${read.value}".`;
      const places = [...field.evidence, ...read.evidence].map(placeOf);
      findings.push({ code: 'model_disagrees', severity: 'warning', message, field: key, place, places });
    }
  }
  if (rejected.length > 0) {
    const message = `The model ${model} named values that the lines it points at do not prove: ${rejected.join(', ')}.`;
    findings.push({ code: 'model_answer_rejected', severity: 'note', message });
  }
  return { values: filled, findings };
}
