// IMDG chapter 3.3 (special provisions 63, 168, 188, 283, 296, 373, 392, 925, 960 to 962, 971, 978) and chapter 3.2: cargo that
// is dangerous by what it is, and is often booked as something else.
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { type Doubt, goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';
import { saysNotDangerous } from './says-not-dangerous.ts';
import { LACKING, SUSPECTS, type Suspect } from './suspects.ts';

function doubtOf(suspect: Suspect, facts: GoodsFacts, name: string): Doubt | undefined {
  if (suspect.freeByFlashPoint === true && (facts.flashPoint?.least ?? 0) > 60) return undefined;
  const about = facts.stated('commodityName', 'properShippingName');
  const message = `"${name}" may be ${suspect.what}.${underProvision(facts)}`;
  const isAnswered = suspect.freeByWords === true && saysNotDangerous(facts);
  const severity = suspect.blocks && !isAnswered ? weightOf(facts) : 'warning';
  return { message, about, severity, ask: { english: suspect.ask, chinese: suspect.askZh } };
}

/** A name that says dangerous goods. */
export const letterSuspectCargo = goodsRule({
  code: 'letter_suspect_cargo',
  severity: 'error',
  source: 'IMDG chapters 3.2 and 3.3',
  sentence:
    'Batteries, charcoal, aerosols, vehicles and the like: no non-dangerous goods letter before the question is answered.',
  check: (facts) => {
    const names = [facts.text('commodityName'), facts.text('properShippingName'), facts.text('technicalName')];
    const name = names.filter((one) => one !== undefined).join(' · ');
    if (name === '') return undefined;
    const present = name.replace(LACKING, ' ');
    return SUSPECTS.filter(({ pattern, blocks }) => pattern.test(blocks ? name : present)).flatMap(
      (suspect) => doubtOf(suspect, facts, name) ?? [],
    );
  },
});
