import { FIELDS, type Field, type Said, type SaidFields } from '../statement.ts';

type Fields = { [F in Field]?: Said | undefined };

/** What the next sentence of the same paragraph goes on with. */
const INHERITED: readonly Field[] = ['origin', 'destination', 'receipt', 'delivery', 'carrier', 'currency'];

/**
 * "Ningbo is the same level" below "Shanghai to Mombasa": a port alone behind a lane is the end of it that is in the same country.
 */
export function withEndOfCountry(
  said: SaidFields,
  { origin, destination }: SaidFields,
  areInOneCountry: (one: string, other: string) => boolean,
): SaidFields {
  const { place, ...rest } = said;
  if (!place || said.origin || said.destination || !origin || !destination) return said;
  const [begins, ends] = [origin, destination].map(({ text }) => areInOneCountry(place.text, text));
  if (begins === ends) return said;
  return { ...rest, ...(begins ? { origin: place, destination } : { origin, destination: place }) };
}

/** What is said of a price, with what headings and the sentence before add. */
export function resolved(own: SaidFields, over: SaidFields, near: SaidFields): Fields {
  const said: Fields = { ...own };
  const wide: SaidFields = { ...near, ...over };
  // "To Singapore USD 180; Port Klang USD 170": the next place of a sentence is the same end of the lane.
  if (
    said.place &&
    near.destination &&
    !near.origin &&
    !wide.origin &&
    !over.destination &&
    !said.destination &&
    !said.origin
  ) {
    said.destination = said.place;
    delete said.place;
  }
  settlePlace(said, wide);
  for (const field of FIELDS) if (field !== 'place') said[field] ??= over[field];
  for (const field of INHERITED) said[field] ??= near[field];
  if (said.place) {
    if (!said.origin) said.origin = said.place;
    else said.destination ??= said.place;
  }
  // "Shanghai / Hamburg" alone is a lane, no list of ports.
  delete said.place;
  return said;
}

/** A port that stands alone is the end of the lane that nothing else says; alone over everything it is where lanes begin. */
function settlePlace(said: Fields, over: SaidFields): void {
  const { place } = said;
  if (place) {
    if (said.origin) said.destination ??= place;
    else if (said.destination) said.origin = over.origin ?? place;
    else if (over.origin) said.destination = place;
    else if (over.destination) said.origin = place;
    else if (over.place) Object.assign(said, { origin: over.place, destination: place });
    else return;
    delete said.place;
  } else if (over.place) {
    if (said.destination && !over.origin) said.origin ??= over.place;
    else if (said.origin && !over.destination) said.destination ??= over.place;
  }
}
