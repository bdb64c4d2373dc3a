import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import { goesAsLimited } from '../fields/goes-as-limited.ts';
import { compareValues, type Likeness } from './compare-values.ts';
import type { DocumentReading } from './document-reading.ts';

/** A document of a shipment, as far as documents are compared. */
export type ComparedDocument = Pick<DocumentReading, 'documentType' | 'values'>;

/** What one document says of a field. */
export type Statement<D extends ComparedDocument> = { readonly document: D; readonly field: FieldValue };

/** Documents that say different things of a field. */
export type Disagreement<D extends ComparedDocument> = {
  readonly key: string;
  /** `alike`: the same thing in other words. `different`: one of them is wrong. */
  readonly likeness: Exclude<Likeness, 'same'>;
  /** All that say something, the best source first; also that there is no such value, or that it is unclear. */
  readonly statements: readonly Statement<D>[];
};

const isCertificate = ({ documentType }: ComparedDocument) => documentType.startsWith('packing-');
const isDataSheet = ({ documentType }: ComparedDocument) => documentType === 'safety-data-sheet';

/** What the documents say of a field, the best source first; equally good ones in the order they were given. */
export function statementsOn<D extends ComparedDocument>(key: string, documents: readonly D[]): Statement<D>[] {
  const rank = ({ document }: Statement<D>) => {
    if (statedField(key).bestSource === 'packing-certificate')
      return isCertificate(document) ? 0 : isDataSheet(document) ? 2 : 1;
    return isDataSheet(document) ? 0 : 1;
  };
  // That goods may go as limited quantities says nothing against a document that says whether these do.
  const isAnswer = ({ document, field }: Statement<D>) =>
    statedField(key).shownAs !== 'goes-as-limited' || goesAsLimited(field.value, [document.documentType]) !== null;
  const isAnswered = documents.some((document) => {
    const field = document.values[key];
    return field !== undefined && isAnswer({ document, field });
  });
  const isDecisive = (one: Statement<D>) => one.field.value === null || !isAnswered || isAnswer(one);
  return documents
    .flatMap((document) => {
      const field = document.values[key];
      return field ? [{ document, field }] : [];
    })
    .filter(isDecisive)
    .sort((a, b) => rank(a) - rank(b));
}

function leastLikeness<D extends ComparedDocument>(
  key: string,
  stated: readonly Statement<D>[],
  list: DangerousGoodsList | undefined,
): Likeness {
  const values = stated.flatMap(({ document, field: { value } }) =>
    value === null ? [] : [{ value, unNo: document.values.unNo?.value }],
  );
  const found = new Set(
    values.flatMap((one, at) => values.slice(at + 1).map((other) => compareValues(key, one, other, list))),
  );
  return found.has('different') ? 'different' : found.has('alike') ? 'alike' : 'same';
}

/**
 * Whether the documents of one shipment disagree on a field: the only place that decides it. Of fields that must agree, a
 * document that says that there is none, or contradicts itself, disagrees with one that states a value. `list` knows which
 * shipping names are one entry's; the built-in one when absent.
 */
export function findDisagreement<D extends ComparedDocument>(
  key: string,
  documents: readonly D[],
  list?: DangerousGoodsList,
): Disagreement<D> | undefined {
  const { merge = 'must-agree' } = statedField(key);
  const statements = statementsOn(key, documents);
  const stated = statements.filter(({ field }) => field.value !== null);
  if (merge === 'own-to-each' || stated.length === 0) return undefined;
  const isAgainst = ({ field }: Statement<D>) =>
    merge === 'must-agree' && (field.status === 'negated' || field.status === 'conflict');
  const against = statements.filter((one) => one.field.value === null && isAgainst(one));
  if (against.length > 0) {
    return {
      key,
      likeness: 'different',
      statements: statements.filter((one) => stated.includes(one) || against.includes(one)),
    };
  }
  const likeness = leastLikeness(key, stated, list);
  return likeness === 'same' ? undefined : { key, likeness, statements: stated };
}
