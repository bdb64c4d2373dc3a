/** A text with its blanks filled: `{from}` becomes the value of `from`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}
