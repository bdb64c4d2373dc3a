import type { CompiledRule, LaneEnd } from './compile-rules.ts';

/** A line of a rate that a margin may be added to. `names`: how rules may call it, in lower case. */
export type SoldLine = { isFreight: boolean; names: readonly string[]; currency: string };

/** What of a rate rules go by: as its table has it. */
export type SoldLane = { origin: string; destination: string; carrier: string; equipment: string };

/** The most specific rule that fits a line of a rate; undefined when none fits. */
export function chooseRule(rules: readonly CompiledRule[], lane: SoldLane, line: SoldLine): CompiledRule | undefined {
  let best: CompiledRule | undefined;
  for (const rule of rules) {
    if (!fits(rule, lane, line)) continue;
    if (best === undefined || isMoreSpecific(rule, best)) best = rule;
  }
  return best;
}

function fits(rule: CompiledRule, lane: SoldLane, { isFreight, names, currency }: SoldLine): boolean {
  const { charge } = rule;
  const fitsLine = charge === undefined ? isFreight : charge === '*' || names.includes(charge);
  return (
    fitsLine &&
    (rule.currency === undefined || rule.currency === currency) &&
    (rule.carrier === undefined || rule.carrier === lane.carrier) &&
    (rule.equipment === undefined || rule.equipment === lane.equipment) &&
    includes(rule.origin, lane.origin) &&
    includes(rule.destination, lane.destination)
  );
}

const PORT_CODE = /^[A-Z]{2}[A-Z0-9]{3}$/;

function includes(end: LaneEnd | undefined, code: string): boolean {
  if (end === undefined || end.ports.has(code)) return true;
  return end.country !== undefined && PORT_CODE.test(code) && code.startsWith(end.country);
}

/**
 * In this order: it names the line (the ocean freight or a charge) and not every one; more ports; more countries; more regions; a
 * carrier; a container type; a currency; it began later. Of two that are alike the first in the list holds.
 */
function isMoreSpecific(a: CompiledRule, b: CompiledRule): boolean {
  const [first, second] = [rankOf(a), rankOf(b)];
  const at = first.findIndex((value, index) => value !== second[index]);
  if (at >= 0) return (first[at] ?? 0) > (second[at] ?? 0);
  return a.validFrom > b.validFrom;
}

function rankOf({ charge, origin, destination, carrier, equipment, currency }: CompiledRule): number[] {
  const ends = [origin, destination];
  const count = (kind: LaneEnd['kind']) => ends.filter((end) => end?.kind === kind).length;
  const given = (value: string | undefined) => Number(value !== undefined);
  return [
    Number(charge !== '*'),
    count('port'),
    count('country'),
    count('region'),
    given(carrier),
    given(equipment),
    given(currency),
  ];
}
