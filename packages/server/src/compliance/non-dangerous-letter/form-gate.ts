import type { Finding } from '../../base/index.ts';
import { builtInList, type DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { DocumentReading } from '../../extraction/index.ts';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import type { CheckFinding } from '../check-finding.ts';
import { declareReading } from '../compliance.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { type DeclaredValues, declareValues, type SourceName } from '../declaration/declare-values.ts';

const LETTER = 'yml_non_dangerous_letter';

/** A form that is about to be filled: its values, the documents by which they are proved, and what each of these states. */
export type GatedForm = {
  /** Id of the target format. */
  readonly format: string;
  readonly values: DeclaredValues;
  readonly documents: readonly SourceName[];
  readonly readings: readonly DocumentReading[];
};

/** Whether the form may be filled: `refusals` forbid it, with quotes and questions; `findings` go with the filled form. */
export type GateVerdict = { readonly refusals: readonly CheckFinding[]; readonly findings: readonly Finding[] };

const isError = ({ severity }: CheckFinding) => severity === 'error';

/**
 * Judges a form by the evidence before it is filled. A non-dangerous goods letter that the evidence contradicts is
 * refused; what only the values before a correction contradict is a finding: a person answers for the correction.
 */
export function gateForm(
  { format, values, documents, readings }: GatedForm,
  list: DangerousGoodsList = builtInList,
): GateVerdict {
  if (format !== LETTER) return { refusals: [], findings: [] };
  const judge = (declaration: Declaration) => checkNonDangerousLetter(declaration, { list }).findings;
  const [stated = [], ...others] = [declareValues(values, documents), ...readings.map(declareReading)].map(judge);
  const all = new Map([stated, ...others].flat().map((one) => [`${one.code} ${one.message}`, one]));
  const isCorrected = Object.values(values).some(({ correction }) => correction !== undefined);
  const against = isCorrected ? stated : [...all.values()];
  if (against.some(isError)) return { refusals: against, findings: [] };
  const before = isCorrected ? judge(declareValues(values, documents, true)) : [];
  const doubts = [...all.values()].filter((one) => !isError(one));
  return { refusals: [], findings: [...before.filter(isError).map(overruled), ...doubts.map(asFinding)] };
}

function overruled(one: CheckFinding): Finding {
  return {
    ...asFinding(one),
    code: 'evidence_overruled',
    severity: 'warning',
    message: `A correction overrules the documents: ${one.message}`,
  };
}

/** A rule's finding with its first place. */
function asFinding({ code, severity, message, places: [place] }: CheckFinding): Finding {
  return {
    code,
    severity,
    message,
    ...(place?.page === undefined ? {} : { place: { page: place.page } }),
    ...(place?.quote === undefined ? {} : { quote: place.quote }),
  };
}
