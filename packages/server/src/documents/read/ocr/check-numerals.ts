import type { Picture } from './picture.ts';
import type { ReadCharacter } from './recognise-text.ts';
import { countBars } from './roman-numeral.ts';

/** Roman numerals and what the model takes them for, standing by themselves. */
const NUMERAL = /^[ⅠⅡⅢI川]$/u;
/** What may stand before and behind such a numeral: words of other letters would make it part of a word. */
const LETTER = /[A-Za-z0-9]/;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/;

/** How far a character's ink may reach to either side of its place, in heights of the strip. */
const reachOf = (text: string) => (WIDE.test(text) ? 0.36 : 0.2);

function isInked({ width, height, data }: Picture, column: number): boolean {
  for (let row = 4; row < height - 4; row++) if ((data[row * width + column] ?? 255) < 150) return true;
  return false;
}

/** The part of a strip between two columns, without ink that reaches in from its neighbours. */
function cropBetween(strip: Picture, from: number, to: number): Picture | undefined {
  const inked: boolean[] = [];
  for (let column = from; column < to; column++) inked.push(isInked(strip, column));
  let [first, last] = [0, inked.length];
  while (from > 0 && first < last && inked[first]) first++;
  while (to < strip.width && last > first && inked[last - 1]) last--;
  while (first < last && !inked[first]) first++;
  while (last > first && !inked[last - 1]) last--;
  if (last - first < 2) return undefined;
  const width = last - first + 4;
  const data = new Uint8Array(width * strip.height).fill(255);
  for (let row = 0; row < strip.height; row++) {
    const start = row * strip.width + from + first;
    data.set(strip.data.subarray(start, start + last - first), row * width + 2);
  }
  return { width, height: strip.height, data };
}

/**
 * Counts the bars of Roman numerals that stand by themselves in a line («包装类别：Ⅲ»): the model confuses I, II and III with one
 * another and is sure of it. A numeral whose bars can be counted is set right; one whose bars cannot is marked as doubtful.
 */
export function checkNumerals(strip: Picture, read: readonly ReadCharacter[]): ReadCharacter[] {
  const checked: ReadCharacter[] = [];
  for (let index = 0; index < read.length; ) {
    let end = index;
    while (end < read.length && NUMERAL.test(read[end]?.text ?? '')) end++;
    const one = read[index];
    if (!one) break;
    const [before, after] = [nearest(read, index - 1, -1), nearest(read, end, 1)];
    const alone = !LETTER.test(read[index - 1]?.text ?? '') && !LETTER.test(read[end]?.text ?? '');
    if (end === index || end - index > 3 || !alone) {
      checked.push(one);
      index++;
      continue;
    }
    const from = before ? Math.round(before.at * strip.width + reachOf(before.text) * strip.height) : 0;
    const to = after ? Math.round(after.at * strip.width - reachOf(after.text) * strip.height) : strip.width;
    const crop = cropBetween(strip, Math.max(0, from), Math.min(strip.width, to));
    const bars = crop && countBars(crop);
    const middle = (one.at + (read[end - 1]?.at ?? one.at)) / 2;
    if (bars) {
      for (let bar = 0; bar < bars; bar++)
        checked.push({ text: 'I', at: middle + ((bar - (bars - 1) / 2) * 8) / strip.width, confidence: 0.95 });
    } else for (const numeral of read.slice(index, end)) checked.push({ ...numeral, doubtful: true });
    index = end;
  }
  return checked;
}

/** The next character in a direction that has ink. */
function nearest(read: readonly ReadCharacter[], start: number, step: number): ReadCharacter | undefined {
  let index = start;
  while (read[index]?.text === ' ') index += step;
  return read[index];
}
