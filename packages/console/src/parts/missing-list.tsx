import { useWords } from '../words/use-words.tsx';

/** The service's sentences for a price of a sheet that does not say that it is all-in. */
const UNSTATED: ReadonlySet<string> = new Set([
  'The sheet does not say whether other surcharges and local charges are included.',
  'It is not stated whether other surcharges and local charges are included.',
]);

/** Sentences of the service about the parts of a quote, by the texts that say the same; places and numbers stand in `{1}`, `{2}` … */
const OF_PARTS = [
  [/^Handling and storage at (.+) between leg (\d+) and leg (\d+) are not quoted\.$/, 'handling'],
  [/^The transit time of leg (\d+) is not stated: whether leg (\d+) is reached in time is not checked\.$/, 'transit'],
] as const;

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
  const { words } = useWords();
  const { unstated, missingOfParts } = words.common;
  const ofPart = /^Part (\d+): (.+)$/.exec(text);
  if (ofPart) {
    return (
      <>
        {missingOfParts.part.replace('{1}', ofPart[1] ?? '')} <Missing text={ofPart[2] ?? ''} />
      </>
    );
  }
  if (UNSTATED.has(text)) return unstated;
  for (const [pattern, name] of OF_PARTS) {
    const found = pattern.exec(text);
    if (found) return missingOfParts[name].replaceAll(/\{(\d)\}/g, (_, at: string) => found[Number(at)] ?? '');
  }
  return <span lang="en">{text}</span>;
}
