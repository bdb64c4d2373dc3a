import { foldName } from '../../dangerous-goods/offline.ts';
import type { Features } from '../candidates/candidate.ts';
import { conflicting, type Draft, negated, stated, unreadable } from '../fields/field-value.ts';
import { SECTION_FOURTEEN_KEYS, statedField } from '../fields/find-field.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import { entriesOf, listFeatures } from '../resolve/agreement-with-list.ts';
import type { Claim, ClaimKey } from '../transport/claim.ts';
import { scoreOf, WEIGHTS } from './score-candidates.ts';

/** The fields of one entry of section 14, and the words that say that the rules do not apply. */
export type Entry = Partial<Record<ClaimKey, Draft>> & { notRegulated?: Draft };

/** What speaks for a claim besides what it says; undefined where it is not about the goods at all. */
export type Weigh = (claim: Claim, entry: Entry) => Features | undefined;

type Scored = { readonly claim: Claim; readonly score: number };

const isLabelled = ({ features }: Claim) => !features.pattern && !features.beside && !features.unplaced;

function draftOf({ claim, score }: Scored, others: readonly Scored[]): Draft {
  const { key, value, from, features } = claim;
  if (value === null) return features.unreadable ? unreadable(from) : negated(from);
  const method = features.unplaced ? 'fallback' : features.pattern || features.beside ? 'pattern' : 'label';
  const own = stated(value, from, method);
  const rival = others.find(
    (one) => one.claim.value !== null && one.claim.value !== value && score - one.score < WEIGHTS.rivalMargin,
  );
  const isOne = key !== 'notRegulated' && key !== 'hazardLabels' && statedField(key).cardinality === 'one';
  if (!rival || !isOne || !isLabelled(claim) || !isLabelled(rival.claim)) return own;
  return conflicting([own, stated(rival.claim.value ?? '', rival.claim.from)]);
}

/** The further hazards that labels on the packages tell: all but that of the class, which must be among them. */
function fromLabels(hazardClass: Draft | undefined, labels: Draft | undefined): Draft | undefined {
  const [passage] = labels?.passages ?? [];
  if (!hazardClass?.value || !passage) return undefined;
  const main = String(hazardClass.value).replace(/[A-Z]/g, '');
  // A label of the class's own division ("2.1" for class 2) names no further hazard.
  const others = (passage.text.match(/(?<![\d.])[1-9](?:\.[1-6])?(?!\d)/g) ?? []).filter(
    (label) => label !== main && !label.startsWith(`${main}.`),
  );
  if (others.length === 0 || !passage.text.includes(main)) return undefined;
  return stated([...new Set(others)].join(', '), passage);
}

/** Class 2 is no division: where the labels name one of it ("Class 2, label 2.1"), that is the class. */
function withDivision(hazardClass: Draft | undefined, labels: Draft | undefined): Draft | undefined {
  const [passage] = labels?.passages ?? [];
  const division = /(?<![\d.])2\.[1-3](?!\d)/.exec(passage?.text ?? '');
  if (hazardClass?.value !== '2' || !passage || !division) return hazardClass;
  return stated(division[0], slicePassage(passage, division.index, division.index + division[0].length));
}

/** Keys in the order in which they are assigned: what later ones need to know comes first. */
const KEYS: readonly ClaimKey[] = [
  ...new Set<ClaimKey>(['notRegulated', 'unNo', 'properShippingName', ...SECTION_FOURTEEN_KEYS, 'hazardLabels']),
];

/** Assigns the fields of one entry together: each its best claim, with what the list has under the number that was taken. */
export function assignEntry(claims: readonly Claim[], weigh: Weigh = () => ({})): Entry {
  const entry: Entry = {};
  for (const key of KEYS) {
    const named = foldName(String(entry.properShippingName?.value ?? ''));
    const scored = claims
      .filter((claim) => claim.key === key && (claim.completes === undefined || claim.completes === named))
      .flatMap((claim): Scored[] => {
        const further = weigh(claim, entry);
        if (!further) return [];
        return [
          {
            claim,
            score: scoreOf({
              features: { ...claim.features, ...further, ...listFeatures(claim, entriesOf(entry.unNo)) },
            }),
          },
        ];
      })
      .sort((a, b) => b.score - a.score);
    const [best, ...others] = scored;
    if (best) entry[key] = draftOf(best, others);
  }
  const division = withDivision(entry.imoHazardClassNo, entry.hazardLabels);
  if (division) entry.imoHazardClassNo = division;
  const further = entry.subRiskClassNo ? undefined : fromLabels(entry.imoHazardClassNo, entry.hazardLabels);
  if (further) entry.subRiskClassNo = further;
  return entry;
}

/** The words by which an entry says that the rules do not apply. */
export const exemptionOf = (entry: Entry | undefined): Passage | undefined => entry?.notRegulated?.passages[0];
