const LENGTH = /^\s*(?:20|40|45)\s*(?:['’‘′`"”″]|ft|feet|foot|[尺呎])?\s*$/i;

/** The words for one container type in a cell with its length and another with its kind: "20" and "DRY", "High cube" and "40'". */
export function sizeWithKind(texts: readonly string[]): string | undefined {
  const length = texts.find((text) => LENGTH.test(text));
  const kinds = texts.filter((text) => text !== length && text.trim() !== '');
  return length === undefined || kinds.length !== 1 ? undefined : `${length.trim()} ${kinds[0]}`;
}
