import { canonicalJson } from './canonical-json.ts';
import { checkSignature, type PublicKeys } from './check-signature.ts';
import { fromHex, hashLeaf, includes, isPrefix, sha256, toHex } from './merkle-proof.ts';

export { includes, isPrefix } from './merkle-proof.ts';

/** What the ledger's tree holds of an entry: digests, and no word of what was recorded. */
export type LedgerLeaf = {
  id: number;
  time: string;
  kind: string;
  act: string;
  subject: string;
  account: string | null;
  form: number;
  /** SHA-256 of the salt and the record. */
  digest: string;
  /** SHA-256 of a salt and the name of who did it. */
  by: string;
};

/** A signed head of the ledger: how many entries it has, and the root of the tree over them (RFC 9162). */
export type LedgerHead = {
  format: 'agent-rate-ledger-head/1';
  size: number;
  root: string;
  time: string;
  /** Detached JWS over the canonical JSON of all other properties, as of a quote. */
  signature: string;
};

/** One entry with what was recorded, and the hashes that lead from it to the root of the head. */
export type ProvenEntry = {
  leaf: LedgerLeaf;
  /** The place of the entry, from 0. */
  position: number;
  path: readonly string[];
  /** The text that was recorded; JSON. */
  record: string;
  salt: string;
  /** Something within the record's own tree, such as a rate that a publication opened. */
  member?: { tree: string; position: number; size: number; path: readonly string[]; record: string };
};

/** What `GET /orders/{id}/proof` and its like answer. */
export type LedgerProof = { format: 'agent-rate-proof/1'; head: LedgerHead; entries: readonly ProvenEntry[] };

/** Why a proof does not hold. */
export type ProofFault = { code: string; message: string };

/** The verdict on a proof. */
export type ProofVerdict = {
  valid: boolean;
  /** When the head was signed: everything in the proof was recorded by then. */
  signedAt: string | null;
  kid: string | null;
  /** What was recorded, when, in the order of the proof. */
  acts: { time: string; act: string; subject: string }[];
  /** Properties of the answer that the record holds just so. */
  proven: string[];
  /** Properties of the answer that the record does not hold, such as the actions allowed to the caller. */
  notProven: string[];
  faults: ProofFault[];
};

/**
 * Verifies a proof offline, and that `answer` (a quote, an order, a rate) says what was recorded. With an earlier `head` and the
 * `consistency` between the two, also that nothing was taken out since. Never throws for a bad proof.
 */
export async function verifyProof(
  proof: unknown,
  keys: PublicKeys,
  { answer }: { answer?: unknown } = {},
): Promise<ProofVerdict> {
  const faults: ProofFault[] = [];
  const nothing = { signedAt: null, kid: null, acts: [], proven: [], notProven: [] };
  if (!isProof(proof)) return { valid: false, ...nothing, faults: [notAProof()] };
  const { kid, fault } = await verifyHead(proof.head, keys);
  if (fault) faults.push(fault);
  for (const entry of proof.entries) faults.push(...(await checkEntry(entry, proof.head)));
  const compared = answer === undefined ? { proven: [], notProven: [], faults: [] } : compareAnswer(answer, proof);
  faults.push(...compared.faults);
  const acts = proof.entries.map(({ leaf: { time, act, subject } }) => ({ time, act, subject }));
  const { proven, notProven } = compared;
  return { valid: faults.length === 0, signedAt: proof.head.time, kid, acts, proven, notProven, faults };
}

/** Verifies the signature of a head. */
export async function verifyHead(
  { signature, ...content }: LedgerHead,
  keys: PublicKeys,
): Promise<{ kid: string | null; fault?: ProofFault }> {
  return checkSignature(content, signature, keys);
}

/** Whether the tree of `later` begins with all that `earlier` had; `path` as `GET /ledger/consistency` answers it. */
export function extendsHead(earlier: LedgerHead, later: LedgerHead, path: readonly string[]): Promise<boolean> {
  return isPrefix(earlier, later, path);
}

const notAProof = (): ProofFault => ({
  code: 'not_a_proof',
  message:
    'This is not a proof of the Agent Rate API: ask for one with GET /orders/{id}/proof, /quotes/{id}/proof or /rates/{id}/proof.',
});

function isProof(value: unknown): value is LedgerProof {
  const { format, head, entries } = (value ?? {}) as Partial<LedgerProof>;
  return (
    format === 'agent-rate-proof/1' &&
    typeof head?.signature === 'string' &&
    Array.isArray(entries) &&
    entries.length > 0
  );
}

async function checkEntry(entry: ProvenEntry, head: LedgerHead): Promise<ProofFault[]> {
  const { leaf, position, path, record, salt, member } = entry;
  const faults: ProofFault[] = [];
  const hash = await hashLeaf(canonicalJson(leaf));
  if (!(await includes({ hash, position, path }, head)))
    faults.push({
      code: 'entry_not_in_ledger',
      message: `Entry ${leaf.id} (${leaf.subject}) is not in the tree of the signed head.`,
    });
  if (toHex(await sha256(fromHex(salt), record)) !== leaf.digest)
    faults.push({
      code: 'record_changed',
      message: `What is given as recorded of ${leaf.subject} is not what was recorded.`,
    });
  if (member && !(await isMember(member, record)))
    faults.push({
      code: 'member_not_recorded',
      message: `What is given as a part of ${leaf.subject} was not recorded with it.`,
    });
  return faults;
}

async function isMember(member: NonNullable<ProvenEntry['member']>, record: string): Promise<boolean> {
  const trees = (parse(record).trees ?? {}) as Record<string, { size: number; root: string }>;
  const tree = trees[member.tree];
  if (tree === undefined || tree.size !== member.size) return false;
  const hash = await hashLeaf(member.record);
  return includes({ hash, position: member.position, path: member.path }, tree);
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

type Compared = { proven: string[]; notProven: string[]; faults: ProofFault[] };

/** What of an answer the records of its proof say. */
function compareAnswer(answer: unknown, proof: LedgerProof): Compared {
  const compared: Compared = { proven: [], notProven: [], faults: [] };
  const recorded = saidBy(proof);
  const given = (answer ?? {}) as Record<string, unknown>;
  if (given.id !== recorded.id || given.id === undefined) {
    const message = `The answer is of ${JSON.stringify(given.id ?? null)}, the proof of ${JSON.stringify(recorded.id ?? null)}.`;
    return { ...compared, faults: [{ code: 'other_subject', message }] };
  }
  for (const [name, value] of Object.entries(given)) {
    if (!(name in recorded)) compared.notProven.push(name);
    else if (canonicalJson(value) === canonicalJson(recorded[name])) compared.proven.push(name);
    else compared.faults.push({ code: 'answer_differs', message: `"${name}" is not what was recorded.` });
  }
  return compared;
}

/** The properties of the answer, as the records have them. */
function saidBy({ entries }: LedgerProof): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const { leaf, record, member } of entries) {
    const row = parse(member?.record ?? record);
    if (leaf.kind === 'order') Object.assign(said, sayOrder(row));
    if (leaf.kind === 'quote') Object.assign(said, parse(String(row.content)));
    if (leaf.kind === 'publication') Object.assign(said, sayRate(row));
    if (leaf.kind === 'order-content') Object.assign(said, sayContent(row, said));
  }
  const { $contentVersion: _content, $amendedVersion: _amended, ...rest } = said;
  return rest;
}

function sayOrder(row: Record<string, unknown>): Record<string, unknown> {
  return {
    id: row.id,
    version: row.version,
    bookingStatus: row.booking_status,
    amendedBookingStatus: row.amended_booking_status,
    bookingCancellationStatus: row.booking_cancellation_status,
    placedAt: toMilliseconds(row.placed_at),
    updatedAt: toMilliseconds(row.updated_at),
    carrierBookingReference: row.carrier_booking_reference,
    reason: row.reason,
    feedbacks: JSON.parse(String(row.feedbacks)),
    evidenceChanges: row.evidence_changes === null ? [] : JSON.parse(String(row.evidence_changes)),
    test: row.is_test,
    ...parse(String(row.content)),
    ...(row.amended_version === null
      ? { amendedContent: row.amended_content === null ? null : parse(String(row.amended_content)) }
      : {}),
    $contentVersion: row.content_version,
    $amendedVersion: row.amended_version,
  };
}

function sayContent({ version, content }: Record<string, unknown>, said: Record<string, unknown>): object {
  const parsed = parse(String(content));
  return {
    ...(version === said.$contentVersion ? parsed : {}),
    ...(version === said.$amendedVersion ? { amendedContent: parsed } : {}),
  };
}

function sayRate(row: Record<string, unknown>): Record<string, unknown> {
  const places = { id: row.id, validFrom: row.valid_from, validTo: row.valid_to };
  return { ...parse(String(row.content)), ...places };
}

/** Records have microseconds, answers milliseconds. */
const toMilliseconds = (instant: unknown) => new Date(String(instant)).toISOString();
