import { useWords } from '../words/use-words.tsx';

/** The service's sentences for a price of a sheet that does not say that it is all-in. */
const UNSTATED: ReadonlySet<string> = new Set([
  'The sheet does not say whether other surcharges and local charges are included.',
  'It is not stated whether other surcharges and local charges are included.',
]);

/** What a price leaves out, a sentence of the service each; the most common one in the chosen language. */
export function MissingList({ missing }: { readonly missing: readonly string[] }) {
  const { words } = useWords();
  return (
    <ul>
      {missing.map((text) => (
        <li key={text}>{UNSTATED.has(text) ? words.common.unstated : <span lang="en">{text}</span>}</li>
      ))}
    </ul>
  );
}
