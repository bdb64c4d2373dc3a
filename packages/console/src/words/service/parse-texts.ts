/** What a code means, and what to do about it. */
export type ServiceText = { readonly title: string; readonly advice: string | undefined };

/** Texts by code, of lines with a code, what it means, and perhaps what to do, separated by tabs; `#` begins a comment. */
export function parseTexts(table: string): ReadonlyMap<string, ServiceText> {
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [code = '', title = '', advice] = line.split('\t');
      return [code, { title, advice }];
    }),
  );
}
