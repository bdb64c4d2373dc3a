type VerifyQuote = typeof import('./verify-quote.ts').verifyQuote;
type VerifyMandate = typeof import('./verify-mandate.ts').verifyMandate;

/** Verifies a quote offline, as `@agent-rate/client/verify-quote` does; its rules are loaded when they are first needed. */
export const verifyQuote: VerifyQuote = async (...given) => (await import('./verify-quote.ts')).verifyQuote(...given);

/** Verifies a mandate offline, as `@agent-rate/client/verify-mandate` does; its rules are loaded when they are first needed. */
export const verifyMandate: VerifyMandate = async (...given) =>
  (await import('./verify-mandate.ts')).verifyMandate(...given);
