import { useWords } from '../words/use-words.tsx';
import { sayMissing } from './say-missing.ts';

/** What a price leaves out, a sentence of the service each; those that are known in the chosen language. */
export function MissingList({ missing }: { readonly missing: readonly string[] }) {
  return (
    <ul>
      {missing.map((text) => (
        <li key={text}>
          <Missing text={text} />
        </li>
      ))}
    </ul>
  );
}

function Missing({ text }: { readonly text: string }) {
  const said = sayMissing(text, useWords().words.common);
  return said === undefined ? <span lang="en">{text}</span> : said;
}
