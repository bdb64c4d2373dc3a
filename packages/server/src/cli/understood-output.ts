import type { RateStatisticsAnswer } from '../rates/index.ts';
import type { Streams } from './context.ts';
import { printLine } from './output.ts';

/** What a query was understood as, as every answer about rates tells it. */
export type Understood = RateStatisticsAnswer['meta'];

/** Says how each place and the carrier were understood, when that is not what was typed. */
export function printUnderstood(
  streams: Pick<Streams, 'stdout'>,
  meta: Pick<Understood, 'origin' | 'destination' | 'carrier'>,
): void {
  for (const [role, place] of [
    ['from', meta.origin],
    ['to', meta.destination],
  ] as const) {
    if (place === null) continue;
    const readings = place.understoodAs.map(({ code, name }) => `${name} (${code})`);
    const near = place.suggestions.map(({ code, name }) => `${name} (${code})`);
    if (readings.length > 0) printLine(streams, `${role} «${place.text}»: ${readings.join(', ')}`);
    else
      printLine(
        streams,
        `${role} «${place.text}»: no such place${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`,
      );
  }
  const { carrier } = meta;
  if (carrier === null) return;
  const near = carrier.suggestions.map(({ scac, name }) => `${name} (${scac})`);
  if (carrier.scac !== null) printLine(streams, `carrier «${carrier.text}»: ${carrier.name} (${carrier.scac})`);
  else
    printLine(
      streams,
      `carrier «${carrier.text}»: not known${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`,
    );
}
