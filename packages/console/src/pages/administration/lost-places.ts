/**
 * The places of what was written that are no longer in what became of it, as the service names places: `rules[0].region`.
 * Added properties, spaces around a text and a number written as a text are no loss, nor is what is empty.
 */
export function lostPlaces(written: unknown, became: unknown, place = ''): string[] {
  if (isEmpty(written)) return [];
  if (Array.isArray(written)) {
    if (!Array.isArray(became) || became.length !== written.length) return [place];
    return written.flatMap((entry, at) => lostPlaces(entry, became[at], `${place}[${at}]`));
  }
  if (typeof written === 'object') {
    if (!isObject(became)) return [place];
    return Object.entries(written as object).flatMap(([name, value]) =>
      lostPlaces(value, became[name], place === '' ? name : `${place}.${name}`),
    );
  }
  const isKept = typeof became !== 'object' && String(became).trim() === String(written).trim();
  return isKept ? [] : [place];
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
