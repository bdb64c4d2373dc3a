/** Characters that nobody sees, or that turn others around. No answer may hold one, wherever it stands. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * What is wrong with an answer: places where a marker stands outside a wrapper `{quoted, from}`, or where a character is not
 * seen. `value`: any JSON.
 */
export function findLeaks(value, markers, path = '$') {
  if (typeof value === 'string') return judgeText(value, markers, path);
  if (Array.isArray(value)) return value.flatMap((one, at) => findLeaks(one, markers, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  if (isWrapper(value)) return [...findLeaks(value.from, markers, `${path}.from`), ...findUnseen(value.quoted, path)];
  return Object.entries(value).flatMap(([name, one]) => [
    ...judgeText(name, markers, `${path} (name)`),
    ...findLeaks(one, markers, `${path}.${name}`),
  ]);
}

/** Whether the marker stands in the value at all: an answer that lost the text proves nothing. */
export function holds(value, marker) {
  return JSON.stringify(value ?? null)
    .toLowerCase()
    .includes(marker);
}

function isWrapper(value) {
  const names = Object.keys(value);
  return names.length === 2 && 'quoted' in value && typeof value.from === 'string';
}

function judgeText(text, markers, path) {
  const marker = markers.find((one) => text.toLowerCase().includes(one));
  const outside = marker === undefined ? [] : [{ path, what: `the text ${marker} stands outside a wrapper`, text }];
  return [...outside, ...findUnseen(text, path)];
}

function findUnseen(value, path) {
  const isUnseen = (text) => UNSEEN.test(text.replaceAll(/[\n\r\t]/g, ''));
  return textsOf(value)
    .filter(isUnseen)
    .map((text) => ({ path, what: 'a character that is not seen', text }));
}

function textsOf(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
