import type { Token } from './token.ts';

const isEarlier = (token: Token | undefined) => token?.kind === 'term' && token.terms.has('earlier');
const isAmount = (token: Token | undefined) => token?.kind === 'amount';
const endsSentence = (token: Token) => token.kind === 'separator' && token.rank === 3;
/** Two amounts of one list: "was USD 100/20' and USD 200/40'"; in a bracket of its own also "(was USD 100/20', USD 200/40')". */
const isJoin = (token: Token | undefined, isBracket: boolean) =>
  token?.kind === 'separator' && (isBracket ? token.rank < 3 : /^(?:[/&+]|and)$/.test(token.sign));

/** Where the amounts end that stand behind "was", from the first on. */
function endOfAmounts(tokens: readonly Token[], first: number, isBracket: boolean): number {
  let last = first;
  while (isJoin(tokens[last + 1], isBracket) && isAmount(tokens[last + 2])) last += 2;
  return last;
}

/**
 * "PSS USD 200 (reduced from USD 300)", "USD 35/BL instead of 40", "USD 300 previously, now USD 200": amounts that are history are
 * no tokens. A word that has no amount beside it ("before 15 Dec") says something else.
 */
export function withoutEarlierAmounts(tokens: readonly Token[]): Token[] {
  if (!tokens.some(isEarlier)) return [...tokens];
  const gone = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    if (!isEarlier(token)) continue;
    const first = tokens[at + 1]?.kind === 'colon' ? at + 2 : at + 1;
    if (isAmount(tokens[first])) {
      const isBracket = tokens[at - 1]?.kind === 'open';
      for (const one of tokens.slice(at, endOfAmounts(tokens, first, isBracket) + 1)) gone.add(one);
    } else if (isBehindAmount(tokens, at)) for (const one of tokens.slice(at - 1, at + 1)) gone.add(one);
  }
  return tokens.flatMap((token) => (gone.has(token) ? [] : [settled(token)]));
}

/** "USD 300 previously": at the end of its clause, in a sentence that has another amount. */
function isBehindAmount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const ends = next === undefined || next.kind === 'separator' || next.kind === 'close';
  if (!ends || !isAmount(tokens[at - 1])) return false;
  const from = tokens.findLastIndex((token, index) => index < at && endsSentence(token)) + 1;
  const to = tokens.findIndex((token, index) => index > at && endsSentence(token));
  return tokens.slice(from, to < 0 ? undefined : to).filter(isAmount).length > 1;
}

function settled(token: Token): Token {
  if (!isEarlier(token) || token.kind !== 'term') return token;
  const terms = new Set([...token.terms].filter((term) => term !== 'earlier'));
  return terms.size === 0 ? { kind: 'word', start: token.start, end: token.end } : { ...token, terms };
}
