/** A text of the service in which names stand between backticks, as people read it: the names as code. */
export function WithCode({ text }: { readonly text: string }) {
  const parts = text.split('`');
  // A backtick that is not closed is one of the text's own.
  if (parts.length % 2 === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
