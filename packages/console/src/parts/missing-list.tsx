import { useWords } from '../words/use-words.tsx';

/** The service's sentence for a price of a sheet that does not say that it is all-in. */
const UNSTATED = 'The sheet does not say whether other surcharges and local charges are included.';

/** What a price leaves out, a sentence of the service each; the most common one in the chosen language. */
export function MissingList({ missing }: { readonly missing: readonly string[] }) {
  const { words } = useWords();
  return (
    <ul>
      {missing.map((text) => (
        <li key={text}>{text === UNSTATED ? words.common.unstated : <span lang="en">{text}</span>}</li>
      ))}
    </ul>
  );
}
