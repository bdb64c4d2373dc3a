import type { QuoteQuantities } from '@agent-rate/client/quote-rules';
import {
  fromMinor,
  invalidParameters,
  narrowTo,
  roundToMinor,
  sees,
  type Walled,
  type Walls,
  WITHOUT_WALLS,
} from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { convertSum, type ExchangeRates } from '../../exchange-rates/index.ts';
import { randomBase62 } from '../../keys/index.ts';
import type { RateRevision, Rates } from '../../rates/index.ts';
import { problemFromFaults } from '../../schemas/index.ts';
import type { SecretBox } from '../../secrets/index.ts';
import type { Account, Onlooker } from '../account.ts';
import type { RecordedAnswer } from '../idempotency/idempotency.ts';
import type { Mandate, MandateRequest } from '../mandates/mandate.schema.ts';
import { keepMandate } from '../mandates/mandate-store.ts';
import { makeMandate } from '../mandates/mandates.ts';
import { findOrderOfQuote } from '../order-store.ts';
import { orderProblem } from '../problems.ts';
import type { QuoteMargin } from './buying/quote-margin.schema.ts';
import { toQuoteMargin } from './buying/quote-margin.ts';
import { recordBuying } from './buying/record-buying.ts';
import { checkQuote } from './check-quote.ts';
import { findRate, type RatesForQuotes } from './find-rate.ts';
import { type Mailing, mailQuote } from './mail/mail-quote.ts';
import type { MailServer } from './mail/mail-server.ts';
import { type FoundPart, findParts } from './parts/find-parts.ts';
import { makeParts } from './parts/make-parts.ts';
import { headOf, partSummaries } from './parts/parts-of.ts';
import { priceOfRate } from './price-of-rate.ts';
import { printQuote } from './print/print-quote.ts';
import type { PrintLanguage } from './print/print-texts.ts';
import type { Issuer } from './print/printed-quote.ts';
import type { Jwks, Quote, QuoteSummary } from './quote.schema.ts';
import type { QuoteRequest } from './quote-request.schema.ts';
import type { QuoteStatus } from './quote-status.schema.ts';
import { createQuoteStore, type QuoteStore, type StoredQuote } from './quote-store.ts';
import { openSigner } from './signer.ts';
import { createSigningKeyStore } from './signing-key-store.ts';

/** How long a quote is valid, unless its rate ends earlier. */
const QUOTE_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** Quotes of any key, as far as somebody sees: an id cannot be guessed, and quotes are passed on. */
export type SeenQuotes = {
  /** Throws `quote_not_found`, also for one outside the walls. */
  get: (id: string) => Promise<StoredQuote>;
  /** Whether a quote can be ordered now. Throws `quote_not_found`. */
  check: (id: string, now: Date) => Promise<QuoteStatus>;
  /** The quote as a PDF that carries the signed quote. Says so when it cannot be ordered any more. Throws `quote_not_found`. */
  print: (id: string, language: PrintLanguage, now: Date) => Promise<Uint8Array>;
};

/** The quotes of a service. By itself it sees those of every account. */
export type Quotes = SeenQuotes &
  Walled<SeenQuotes> & {
    /** Computes, signs and stores a quote. Throws what `findRate` throws. */
    create: (request: QuoteRequest, account: Account, now: Date) => Promise<Quote>;
    /** The quotes that somebody sees, newest first. `account`: only those of one account. */
    list: (
      page: { page: number; perPage: number; now: Date; account?: string | undefined },
      onlooker: Onlooker,
    ) => Promise<{ quotes: QuoteSummary[]; total: number }>;
    /** Both sides of a quote, for the forwarder alone. Throws `quote_not_found`. */
    margin: (id: string) => Promise<QuoteMargin>;
    /** Approves an order of the quote beforehand, once. Throws `quote_not_found`, also for one outside the walls. */
    approve: (id: string, request: MandateRequest, approver: Account, now: Date) => Promise<Mandate>;
    /** Sends a quote by mail, see `mailQuote`. Throws `quote_not_found`, also for one outside the walls. */
    mail: (mailing: Mailing) => Promise<RecordedAnswer>;
    /** Signs other records with the key of the quotes: a detached JWS over their canonical JSON. */
    sign: (content: object) => Promise<string>;
    jwks: () => Promise<Jwks>;
    /** Signs with a new key from now on. Returns its id. */
    rotateKey: () => Promise<string>;
  };

/**
 * What a quote promises. `binding`: its price, until it expires. `while-current`: its price while no newer sheet changes it.
 */
export type QuoteTerms = 'binding' | 'while-current';

/** What quotes depend on. `box` encrypts the stored private signing keys. */
export type QuotesDeps = {
  database: Database;
  rates: Pick<Rates, 'getRevision' | 'soldTo'>;
  exchangeRates?: Pick<ExchangeRates, 'converterTo'> | undefined;
  box: SecretBox;
  issuer: Issuer;
  /** What new quotes promise; one that was signed keeps its own. */
  quoteTerms: QuoteTerms;
  /** What quotes are mailed by; undefined: none is. */
  mailServer?: MailServer | undefined;
};

/** Opens the quotes of a migrated database. */
export function openQuotes(deps: QuotesDeps): Quotes {
  const { database, rates, box, issuer, quoteTerms, mailServer } = deps;
  const store = createQuoteStore(database);
  const signer = openSigner(createSigningKeyStore(database), box);
  const within = seenQuotes({ database, store, rates, issuer });
  return {
    ...within(WITHOUT_WALLS),
    within,
    create: async (request, account, now) => {
      const seen = await rates.soldTo(account.walls.account);
      const found = await findAsked(seen, request, now);
      for (const { revision } of found) checkAmounts(revision);
      const made = makeQuote({ request, found, now, terms: quoteTerms });
      const unsigned = await converted(deps, made, request, now);
      const quote: Quote = { ...unsigned, signature: await signer.sign(unsigned) };
      await store.insert(
        { quote, ...keysOf(found), account: account.id, accountName: account.walls.account },
        { by: account.name, buying: seen.book ? await recordBuying(rates, quote, seen.book) : null },
      );
      return quote;
    },
    list: async ({ now, account, ...page }, onlooker) => {
      const asked = { ...onlooker, walls: narrowTo(onlooker.walls, account) };
      const { quotes, total } = await store.list({ ...page, onlooker: asked });
      return { quotes: await Promise.all(quotes.map((stored) => toSummary({ database, rates }, stored, now))), total };
    },
    margin: async (id) => toQuoteMargin(await within(WITHOUT_WALLS).get(id), await store.findBuying(id)),
    approve: async (id, request, approver, now) => {
      const unsigned = makeMandate({ request, stored: await within(approver.walls).get(id), approver, now });
      return keepMandate(database, { ...unsigned, signature: await signer.sign(unsigned) });
    },
    mail: async (mailing) => {
      const stored = await within(mailing.account.walls).get(mailing.id);
      const seen = await rates.soldTo(stored.accountName);
      return mailQuote({ database, rates: seen, issuer, mailServer }, stored, mailing);
    },
    sign: signer.sign,
    jwks: signer.jwks,
    rotateKey: signer.rotate,
  };
}

/** The quote with its totals in the currency that was asked for, and the exchange rates that this was worked out by. */
async function converted<T extends Pick<Quote, 'totals'>>(
  { exchangeRates }: QuotesDeps,
  quote: T,
  { convertTo }: QuoteRequest,
  now: Date,
): Promise<T & Pick<Quote, 'conversion'>> {
  if (convertTo === undefined || exchangeRates === undefined) return quote;
  return { ...quote, conversion: convertSum(quote.totals, await exchangeRates.converterTo(convertTo, now)) };
}

type Checking = { database: Database; rates: Pick<Rates, 'soldTo'> };
type Seeing = Checking & { store: QuoteStore; issuer: Issuer };

function seenQuotes({ store, issuer, ...checking }: Seeing) {
  return (walls: Walls): SeenQuotes => {
    const get: SeenQuotes['get'] = async (id) => {
      const stored = await store.find(id);
      if (stored === undefined || !sees(walls, stored.accountName)) throw orderProblem('quote_not_found', { id });
      return stored;
    };
    return {
      get,
      check: async (id, now) => (await checkStored(checking, await get(id), now)).status,
      print: async (id, language, now) => {
        const stored = await get(id);
        const { status } = await checkStored(checking, stored, now);
        return printQuote({ quote: stored.quote, reason: status.reason, issuer, language });
      },
    };
  };
}

/** The rates that a quote is asked for; of one alone when no parts are. Throws `rest_missing_callback_param`, `rest_invalid_param`. */
async function findAsked(rates: RatesForQuotes, request: QuoteRequest, now: Date): Promise<FoundPart[]> {
  const { parts, quantities } = request;
  if (parts === undefined) {
    if (quantities === undefined) throw problemFromFaults([MISSING]);
    const asked = { ...request, quantities };
    return [{ ...(await findRate(rates, asked, now)), leg: null, asked }];
  }
  const both = NOT_WITH_PARTS.filter((name) => request[name] !== undefined);
  if (both.length === 0) return findParts(rates, parts, now);
  const message = 'Say it in `parts`, for each of them.';
  throw invalidParameters(
    Object.fromEntries(both.map((name) => [name, { code: 'rest_invalid_param', message, data: null }])),
  );
}

const MISSING = { name: 'quantities', missing: true, code: '', message: '', data: null };
const NOT_WITH_PARTS = ['rateId', 'origin', 'destination', 'carrier', 'equipment', 'date', 'quantities'] as const;

function keysOf(found: readonly FoundPart[]): Pick<StoredQuote, 'rateKey' | 'partRateKeys'> {
  const keys = found.map(({ revision }) => revision.rateKey);
  return { rateKey: keys[0] ?? '', partRateKeys: keys.length > 1 ? keys : null };
}

type ToQuote = { request: QuoteRequest; found: readonly FoundPart[]; now: Date; terms: QuoteTerms };

function makeQuote({ request, found, now, terms }: ToQuote): Omit<Quote, 'signature'> {
  const ends = found.map(({ revision }) => Date.parse(`${revision.rate.validTo}T23:59:59.999Z`));
  const validUntil = new Date(Math.min(now.getTime() + QUOTE_DAYS * DAY_MILLISECONDS, ...ends));
  const [one, ...others] = found;
  const priced = one && others.length === 0 ? makePrice(one) : makeParts(found);
  const { date, ...rest } = priced;
  return {
    format: formatOf(found),
    id: `quo_${randomBase62(12)}`,
    issuedAt: now.toISOString(),
    validUntil: validUntil.toISOString(),
    binding: terms === 'binding',
    date,
    reference: request.reference ?? null,
    ...rest,
  };
}

/** Charges with days of their own are counted by a rule that verifiers of the first two formats do not have. */
function formatOf(found: readonly FoundPart[]): Quote['format'] {
  const isDated = found.some(({ revision: { rate } }) => rate.charges.some(({ days }) => days !== undefined));
  if (isDated) return 'agent-rate-quote/3';
  return found.length === 1 ? 'agent-rate-quote/1' : 'agent-rate-quote/2';
}

function makePrice({ revision: { rate, publication }, date, asked }: FoundPart) {
  const { containers, billsOfLading = 1, documents = null } = asked.quantities;
  const quantities: QuoteQuantities = { containers, billsOfLading, documents };
  return { date, rateId: rate.id, publication, rate, quantities, ...priceOfRate(rate, quantities, date) };
}

/** A price finer than its currency's minor unit cannot be paid. */
function checkAmounts({ rate: { id, base } }: RateRevision): void {
  if (fromMinor(roundToMinor(base.amount, base.currency), base.currency) === base.amount) return;
  const message = `Rate ${id} costs ${base.amount} ${base.currency}, which is finer than ${base.currency} can be paid.`;
  throw invalidParameters({ rateId: { code: 'rest_invalid_param', message, data: null } });
}

/** Whether an order of a quote stands. Test orders take no quote from others. */
async function wasOrdered(database: Database, { quote: { id } }: StoredQuote): Promise<boolean> {
  return (await findOrderOfQuote(database.pool, id, { except: undefined, isTest: false })) !== undefined;
}

type Standing = { status: QuoteStatus; isOrdered: boolean };

/** At the prices of the account that a quote belongs to, whoever asks. */
async function checkStored({ database, rates }: Checking, stored: StoredQuote, now: Date): Promise<Standing> {
  const isOrdered = await wasOrdered(database, stored);
  const status = await checkQuote(await rates.soldTo(stored.accountName), stored, { isOrdered, now });
  return { status, isOrdered };
}

async function toSummary(checking: Checking, stored: StoredQuote, now: Date): Promise<QuoteSummary> {
  const { quote } = stored;
  const expired = new Date(quote.validUntil) < now;
  const { id, issuedAt, validUntil, reference, rateId, quantities, totals, complete } = quote;
  const { equipment, ...lane } = headOf(quote);
  const { status, isOrdered } = await checkStored(checking, stored, now);
  return {
    id,
    account: stored.accountName,
    issuedAt,
    validUntil,
    expired,
    orderable: status.orderable,
    ordered: isOrdered,
    reference,
    rateId,
    ...lane,
    equipment: equipment.code,
    containers: quantities.containers,
    ...partSummaries(quote),
    totals,
    complete,
  };
}
