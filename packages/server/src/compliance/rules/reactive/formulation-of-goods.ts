// IMDG 2.4.2.3.2.3 and 2.5.3.2.4: the assignments of the tables that goods may be, by name, share and form.

import { type Formulation, peroxideFormulations, selfReactiveFormulations } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';

const ALL: readonly Formulation[] = [...peroxideFormulations, ...selfReactiveFormulations];

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bAIBN\b/gi, "2,2'-azodi(isobutyronitrile)"],
  [/\bMEKP\b/gi, 'methyl ethyl ketone peroxide'],
  [/\bBPO\b/gi, 'dibenzoyl peroxide'],
  [/\bTBPB\b/gi, 'tert-butyl peroxybenzoate'],
  [/\bTBHP\b/gi, 'tert-butyl hydroperoxide'],
  [/\bDTBP\b/gi, 'di-tert-butyl peroxide'],
  [/\bDCP\b/gi, 'dicumyl peroxide'],
  [/\b(?:TBPPI|TBPP)\b/gi, 'tert-butyl peroxypivalate'],
  [/\bTBPO\b/gi, 'tert-butyl peroxy-2-ethylhexanoate'],
  [/\bTBPND\b/gi, 'tert-butyl peroxyneodecanoate'],
  [/\bEHP\b/gi, 'di-(2-ethylhexyl) peroxydicarbonate'],
  [/(?<![\w-])(?:benzoyl|lauroyl|cumene hydro)(?= ?peroxide)/gi, 'di$&'],
];

/** Letters and figures of a name as chemists and traders write it. */
function fold(text: string): string {
  const whole = SHORT.reduce((name, [short, long]) => name.replace(short, long), text.normalize('NFKD'));
  return whole
    .toLowerCase()
    .replace(/dicumene hydroperoxide|dicumene hydro/g, 'cumyl hydro')
    .replace(/sulf/g, 'sulph')
    .replace(/\bbis-?(?=\(|\d)/g, 'di-')
    .replace(/\bt(?:ert)?-?(?=\s?(?:amyl|butyl|hexyl))/g, 'tert-')
    .replace(/\bter(?:tiary)[- ](?=amyl|butyl|hexyl)/g, 'tert-')
    .replace(/ketone peroxides\b/g, 'ketone peroxide')
    .replace(/azobis|azo-bis-?/g, 'azodi')
    .replace(/(?<![\d,])2,2['’′]?-(?=azodi)/g, '')
    .replace(/[\s()[\]'’′`-]/g, '');
}

const folded = ALL.map((one) => ({ ...one, key: fold(one.name) }));

const DISPERSION = /dispersion|emulsion|分散/i;
const PASTE = /\bpaste\b|糊/i;
const SHARE = /(?:≤|<=|max\.?|not more than)?\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:%|％|per ?cent)/i;

/** What the declaration says of the formulation. */
export type StatedFormulation = {
  readonly name: string;
  /** In per cent, when one is stated. */
  readonly share: number | undefined;
  /** The assignments that the name, the share and the form leave. */
  readonly assigned: readonly Formulation[];
};

/** Assignments of the form that is stated; without a form those without one, if there are any. */
function ofForm(found: readonly Formulation[], words: string): readonly Formulation[] {
  const form = DISPERSION.test(words) ? 'dispersion' : PASTE.test(words) ? 'paste' : undefined;
  const same = found.filter((one) => one.form === form);
  return same.length > 0 ? same : found;
}

/** The formulation of the tables that the technical name names; undefined when it names none, or a mixture of several. */
export function formulationOf(facts: GoodsFacts): StatedFormulation | undefined {
  const technical = `${facts.text('technicalName') ?? ''} ; ${facts.text('properShippingName') ?? ''}`;
  const words = `${technical} ; ${allWordsOf(facts)}`;
  const key = fold(technical);
  const longest = [...folded.filter((one) => key.includes(one.key))].sort((a, b) => b.key.length - a.key.length)[0];
  if (longest === undefined) return undefined;
  const rest = key.replace(longest.key, ' ');
  if (folded.some((one) => rest.includes(one.key))) return undefined;
  const own = ofForm(
    folded.filter((one) => one.key === longest.key),
    words,
  );
  const written = SHARE.exec(technical)?.[1] ?? SHARE.exec(facts.text('commodityName') ?? '')?.[1];
  const share = written === undefined ? undefined : Number(written.replace(',', '.'));
  const fits = share === undefined ? own : own.filter((one) => share <= one.most && share > one.more);
  return { name: longest.name, share, assigned: fits.length > 0 ? fits : own };
}
