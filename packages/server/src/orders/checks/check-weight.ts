import { parseEquipment, payloadOf } from '../../rates/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { type PricedPart, partsOf } from '../quotes/parts/parts-of.ts';
import { mustChange } from './feedback.ts';

const PATH = '$.cargo';

/**
 * Cargo that is heavier than what the containers of its quote may carry: more than any does (ISO 668) is an error, more than most
 * do a warning. Over the legs of one journey all of it travels on each. Containers that are built for more are not judged.
 */
export function checkWeight({ quote, cargo }: Pick<OrderContent, 'quote' | 'cargo'>): Feedback[] {
  const weight = cargo.reduce((sum, { grossWeightKg = 0 }) => sum + grossWeightKg, 0);
  const legs = Map.groupBy(partsOf(quote), ({ leg }) => leg).values();
  const carried = [...legs].flatMap((parts) => takenBy(parts) ?? []);
  const [least] = carried.sort((a, b) => a.mostKg - b.mostKg);
  const [usual] = carried.toSorted((a, b) => a.usualKg - b.usualKg);
  if (least && weight > least.mostKg) {
    const message =
      `The cargo weighs ${weight} kg; ${least.containers} carry at most ${least.mostKg} kg (maximum gross mass of ISO 668 without ` +
      'the usual tare). Correct the weight, or order a quote for more containers.';
    return [mustChange('weight_above_payload', message, PATH)];
  }
  if (usual === undefined || weight <= usual.usualKg) return [];
  const message =
    `The cargo weighs ${weight} kg; ${usual.containers} usually carry at most ${usual.usualKg} kg. Ask the carrier for containers ` +
    'that are rated for it, and look at the limits of the roads.';
  const code = 'PROPERTY_VALUE_MAY_CHANGE';
  return [{ severity: 'WARN', code, rule: 'weight_above_usual_payload', message, jsonPath: PATH }];
}

type Taken = { containers: string; usualKg: number; mostKg: number };

/** What the containers of these parts carry together; undefined where one of them is of a kind that is not judged. */
function takenBy(parts: readonly PricedPart[]): Taken | undefined {
  const taken: Taken = { containers: '', usualKg: 0, mostKg: 0 };
  for (const { rate, quantities } of parts) {
    const type = parseEquipment(rate.equipment.code);
    const payload = type && payloadOf(type);
    if (payload === undefined) return undefined;
    taken.containers += `${taken.containers && ' and '}${quantities.containers} × ${rate.equipment.code}`;
    taken.usualKg += quantities.containers * payload.usualKg;
    taken.mostKg += quantities.containers * payload.mostKg;
  }
  return taken;
}
