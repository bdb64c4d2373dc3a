import { ROWS } from './act-rates.ts';
import type { End } from './collect-end.ts';
import type { Broken, Change, Commitment, History, LoggedEvent, Placing, Reading } from './history.ts';
import { faultsIn } from './plan.ts';
import { isSettled, parse } from './scene.ts';

/** How long reordered notifications may hold a change back. */
const REORDERED_MILLISECONDS = 400;

const broken = (promise: Commitment, what: string): Broken => ({ promise, what });

/** The promises that a history, and how it ended, does not keep. */
export function checkAll(history: History, end: End, from: number): Broken[] {
  return [
    ...end.broken,
    ...history.readings.flatMap((reading) => checkReading(history, reading)),
    ...checkRatesAtEnd(history, end),
    ...checkPlacings(history, end),
    ...checkChanges(history, end),
    ...checkDocuments(history, end),
    ...checkLogs(history, end.logs, from),
  ];
}

/** A reading shows one sheet, whole, and none that was replaced before the reading began. */
function checkReading({ states, plan }: History, { server, begun, ended, rows, sheets }: Reading): Broken[] {
  const isReordered = faultsIn(plan).some((fault) => fault.kind === 'notifications' && fault.fault === 'reorder');
  const grace = isReordered ? REORDERED_MILLISECONDS : 0;
  const own = new Set(states.flatMap((state) => state.sheets));
  const shown = [...sheets].filter(([sheet]) => own.has(sheet));
  const all = [...sheets].map(([sheet, count]) => `${count} rates of sheet ${sheet}`).join(', ') || 'no rates';
  const isWhole = shown.length === 0 || (sheets.size === 1 && shown[0]?.[1] === rows);
  if (!isWhole) return [broken('no sheet is half published', `${server} shows ${all}`)];
  const last = states.findLastIndex(({ answered = Number.POSITIVE_INFINITY }) => answered + grace < begun);
  const allowed = states.slice(Math.max(0, last)).filter((state) => state.begun < ended);
  const isAllowed =
    shown[0] === undefined ? last === -1 : allowed.some((state) => state.sheets.includes(shown[0]?.[0] ?? 0));
  if (isAllowed) return [];
  const wanted = allowed.map((state) => state.sheets.join(' or ')).join(', then ');
  return [
    broken('no older rates after a publication was answered', `${server} shows ${all} instead of sheet ${wanted}`),
  ];
}

function checkRatesAtEnd({ states }: History, { sheets }: End): Broken[] {
  const last = states.at(-1);
  if (last?.answered === undefined) return [];
  const held = [...sheets].map(([sheet, count]) => `${count} of sheet ${sheet}`).join(', ');
  const isThere = sheets.size === 1 && last.sheets.some((sheet) => sheets.get(sheet) === ROWS);
  return isThere
    ? []
    : [
        broken(
          'no acknowledged write is lost',
          `the database holds ${held} instead of sheet ${last.sheets.join(' or ')}`,
        ),
      ];
}

/** One order a key and a quote, and what was answered is what there is. */
function checkPlacings({ placings, limited }: History, { orders }: End): Broken[] {
  const found: Broken[] = [];
  const add = (what: string) => found.push(broken('one order a key and a quote', what));
  for (const { reference, quoteId, exchanges } of placings) {
    const made = orders.filter((order) => order.reference === reference.toLowerCase());
    if (made.length > 1) add(`${made.length} orders of the key ${reference}`);
    const ofQuote = orders.filter(({ quote }) => quote === quoteId);
    if (ofQuote.length > 1) add(`${ofQuote.length} orders of quote ${quoteId}`);
    const settled = exchanges.filter(isSettled);
    const refused = settled.find(({ status }) => status !== 201);
    if (refused && made.length > 0)
      add(`the key ${reference} is refused with ${refused.body.slice(0, 200)}, and its order exists`);
    const isOrdered = refused?.body.includes('quote_already_ordered') ?? false;
    if (isOrdered && ofQuote.length === 0) add(`quote ${quoteId} counts as ordered, and is not`);
  }
  for (const [reference, answers] of answersByKey(placings)) {
    if (answers.size > 1) add(`the key ${reference} has answers: ${[...answers].join(', ')}`);
    const [id] = [...answers].filter((answer) => answer.startsWith('ord_'));
    if (id !== undefined && !orders.some((order) => order.id === id))
      found.push(broken('no acknowledged write is lost', `order ${id} was answered, and is not there`));
  }
  for (const { references } of limited) {
    const made = orders.filter(({ reference }) => references.some((one) => one.toLowerCase() === reference));
    if (made.length > 1) found.push(broken('limits hold', `${made.length} orders of a key that may order one`));
  }
  return found;
}

/** The different answers to a key: the order's id, or the status of the refusal. */
function answersByKey(placings: readonly Placing[]): Map<string, Set<string>> {
  const answers = new Map<string, Set<string>>();
  for (const { reference, exchanges } of placings) {
    const seen = answers.get(reference) ?? new Set();
    answers.set(reference, seen);
    for (const { status, body } of exchanges.filter(isSettled))
      seen.add(status === 201 ? parse<{ id: string }>(body).id : `${status} ${parse<{ code: string }>(body).code}`);
  }
  return answers;
}

/** Every change that was answered made one version, with one event. */
function checkChanges({ changes }: History, { orders, logs, phantoms }: End): Broken[] {
  const found = phantoms.map((id) =>
    broken('events without gaps and in order', `an event names order ${id}, which is not there`),
  );
  for (const { id, version } of orders) {
    found.push(...checkRefusedChanges(changes.filter(({ orderId }) => orderId === id)));
    const versions = new Set<number>();
    for (const change of changes.filter(({ orderId }) => orderId === id)) {
      const done = change.exchanges.find(({ status }) => status === 200);
      if (done === undefined) continue;
      const made = parse<{ version: number }>(done.body).version;
      if (versions.has(made))
        found.push(broken('no acknowledged write is lost', `two changes of order ${id} are version ${made}`));
      versions.add(made);
    }
    if (version !== versions.size + 1)
      found.push(
        broken('no acknowledged write is lost', `order ${id} has version ${version} after ${versions.size} changes`),
      );
    const events = (logs[0] ?? []).filter(({ subject }) => subject === `orders/${id}`);
    if (events.length !== version)
      found.push(
        broken('events without gaps and in order', `order ${id} of version ${version} has ${events.length} events`),
      );
  }
  return found;
}

/** A change of the version in force is made, unless another one of the same version was. */
function checkRefusedChanges(changes: History['changes']): Broken[] {
  const isMade = ({ exchanges }: Change) => exchanges.some(({ status }) => status === 200);
  return changes.flatMap((change) => {
    const last = change.exchanges.at(-1);
    if (last === undefined || isMade(change)) return [];
    if (changes.some((other) => other.version === change.version && isMade(other))) return [];
    const what = `a change of order ${change.orderId}, version ${change.version}, is refused with ${last.status} ${last.body.slice(0, 200)}`;
    return [broken('every request is answered as documented', what)];
  });
}

function checkDocuments({ documents }: History, { files, corrections }: End): Broken[] {
  const lost = (what: string) => broken('no acknowledged write is lost', what);
  const ofFiles = files.flatMap(({ document, exchange: { server, status, body } }) => {
    const sent = documents.find(({ id }) => id === document);
    const isRight = sent?.isDeleted ? status === 404 : status === 200 && body === sent?.text;
    const answered = `${server} answers document ${document}${sent?.isDeleted ? ', which was deleted,' : ''} with ${status}`;
    return isRight ? [] : [lost(`${answered} ${body.slice(0, 200)}`)];
  });
  const ofCorrections = corrections.flatMap(({ extraction, exchange: { body } }) => {
    const value = documents.find(({ correction }) => correction?.extraction === extraction)?.correction?.value;
    return body.includes(JSON.stringify(value)) ? [] : [lost(`extraction ${extraction} has no correction ${value}`)];
  });
  return [...ofFiles, ...ofCorrections];
}

/** All servers have one log without gaps, and whoever read on from a cursor has read all of it. */
function checkLogs({ polls }: History, logs: readonly (readonly LoggedEvent[])[], from: number): Broken[] {
  const found: Broken[] = [];
  const add = (what: string) => found.push(broken('events without gaps and in order', what));
  const [log = []] = logs;
  for (const [at, { sequence }] of log.entries())
    if (sequence !== from + at + 1) add(`the event ${at + 1} after ${from} has the sequence ${sequence}`);
  for (const other of logs) {
    const shorter = Math.min(other.length, log.length);
    if (textOf(other.slice(0, shorter)) !== textOf(log.slice(0, shorter))) add('two servers have different logs');
  }
  for (const { after, next, sequences, ids } of polls) {
    const wanted = log.filter(({ sequence }) => sequence > after && sequence <= next);
    const isSame = ids.join(' ') === wanted.map(({ id }) => id).join(' ');
    if (!isSame)
      add(
        `after ${after} up to ${next} a page had ${sequences.join(' ')}; the log has ${wanted.map(({ sequence }) => sequence).join(' ')}`,
      );
  }
  return found.slice(0, 5);
}

const textOf = (log: readonly LoggedEvent[]) => log.map(({ sequence, id }) => `${sequence} ${id}`).join(' ');
