import { bestReadings, type PortResolver } from '../../ports/index.ts';
import type { AmendmentScope } from './amendment.ts';

type Codes = readonly string[] | undefined;
type Ends = { origins: Codes; destinations: Codes; either: Codes };

/** The codes of the ports, regions and countries that a scope names, or what is not clear about one. */
export function placesOf({ origin, destination, end }: AmendmentScope, ports: PortResolver): Ends | string {
  const read = (text: string | undefined): readonly string[] | undefined | false => {
    if (text === undefined) return undefined;
    const parts = text.split(' / ').map((part) => ports.resolve(part.trim()));
    const sure = parts.every(({ candidates, ambiguous }) => candidates.length > 0 && !ambiguous);
    if (!sure) return false;
    return parts.flatMap(({ candidates }) =>
      bestReadings(candidates).flatMap(({ kind, code, portCodes }) =>
        kind === 'port' ? [code, ...portCodes] : portCodes,
      ),
    );
  };
  const [origins, destinations, either] = [read(origin), read(destination), read(end)];
  if (origins === false || destinations === false || either === false) {
    const wrong = origins === false ? origin : destinations === false ? destination : end;
    return `"${wrong}" is not clearly a port or a group of ports. Nothing was changed.`;
  }
  return { origins, destinations, either };
}
