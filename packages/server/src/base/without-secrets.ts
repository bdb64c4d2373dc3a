/** What looks like a key, an invite or the secret of a webhook. */
const SECRET = /\b(?:ar_(?:live|test|invite)_[0-9A-Za-z]{36}|ar_narrowed_[\w.-]+|whsec_[0-9A-Za-z+/=]{16,})/g;

/** A JSON value without the properties that are shown only once, and without texts in the form of a secret. */
export function withoutSecrets(value: unknown, shownOnce: readonly string[] = []): unknown {
  if (typeof value === 'string') return value.replaceAll(SECRET, '…');
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !shownOnce.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutSecrets(one)]));
}
