/** What a code means, where the service's own message does not say it in the language, and what to do about it. */
export type ServiceText = { readonly title: string | undefined; readonly advice: string | undefined };

const linesOf = (table: string) => table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** What to do about a problem in the console, by code, of lines with a code and the advice, separated by a tab; `#` begins a comment. */
export function parseAdvice(table: string): ReadonlyMap<string, ServiceText> {
  return new Map(
    linesOf(table).map((line) => {
      const [code = '', advice] = line.split('\t');
      return [code, { title: undefined, advice }];
    }),
  );
}

/** Texts by code, of lines with a code, what it means, and perhaps what to do, separated by tabs; `#` begins a comment. */
export function parseTexts(table: string): ReadonlyMap<string, ServiceText> {
  return new Map(
    linesOf(table).map((line) => {
      const [code = '', title = '', advice] = line.split('\t');
      return [code, { title, advice }];
    }),
  );
}
