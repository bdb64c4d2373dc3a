import { greyAt, type Picture } from './picture.ts';

/** What is ink in a picture of a line: greys below this one, or above it where the type is lighter than its ground. */
export type Contrast = { readonly grey: number; readonly isLight: boolean; readonly ground: number };

/** How many pixels of the middle rows have each grey: what surrounds a coloured bar is left out. */
function greysOf({ width, height, data }: Picture): { counts: Uint32Array; total: number } {
  const counts = new Uint32Array(256);
  const [first, end] = [Math.round(0.25 * height), Math.round(0.75 * height)];
  for (let at = first * width; at < end * width; at++) counts[data[at] ?? 255] = (counts[data[at] ?? 255] ?? 0) + 1;
  return { counts, total: (end - first) * width };
}

/** Tells ink from its ground: the ground is what most of a line's picture is, and its grain is no ink. */
export function contrastOf(picture: Picture): Contrast {
  const { counts, total } = greysOf(picture);
  const shareAt = (share: number) => greyAt(counts, share * total);
  const [dark, middle, light] = [shareAt(0.02), shareAt(0.5), shareAt(0.98)];
  const isLight = light - middle > middle - dark;
  const ground = shareAt(isLight ? 0.3 : 0.7);
  return { grey: ground + 0.4 * ((isLight ? light : dark) - ground), isLight, ground };
}

/** Whether a pixel is ink. */
export function isInked({ data }: Picture, { grey, isLight }: Contrast, at: number): boolean {
  const own = data[at] ?? 255;
  return isLight ? own > grey : own < grey;
}
