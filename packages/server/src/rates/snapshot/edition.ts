import type pg from 'pg';
import type { Log } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { type Lane, listChangedLanes, readLanes } from './read-lanes.ts';
import type { SheetNames } from './sheet-names.ts';
import type { Shelf } from './shelf.ts';

/** What an edition is read from. */
export type EditionDeps = { database: Database; sheetNames: SheetNames; types: pg.CustomTypesConfig };

/** How large an edition may grow, how often something changed by now, and whom to tell that it is whole. */
export type ReadingTask = { mostBytes: number; changed: () => number; log: Log };

/** Few enough that their rates are gone again before Node makes room for them; while some are written, others are read. */
const LANES_AT_ONCE = 32;
const READERS = 4;
/** Lanes that changed are written again at the end; another edition is begun when this much of it is left behind. */
const MOST_LEFT_BYTES = 64 * 1024 * 1024;
/** Also when so many of its lanes changed and found no room at the end. */
const MOST_LEFT_OUT = 1 / 4;

/** The book from when it is begun until it is begun anew: a shelf, and how far it is read. */
export class Edition {
  readonly shelf: Shelf;
  readonly #deps: EditionDeps;
  /** How often something had changed when the shelf last learned what did; -1 before it learned anything. */
  #noted = -1;
  /** What stands in the shelf is not to be trusted: its file could not be read, or its database was set back. */
  #isBroken = false;
  #publication = 0;
  #unread: Lane[] = [];
  /** What it took when it was as whole as it gets, the lanes read by then, and those that found no room since. */
  #wholeBytes = 0;
  #lanesRead = 0;
  #lanesLeftOut = 0;

  constructor(shelf: Shelf, deps: EditionDeps) {
    this.shelf = shelf;
    this.#deps = deps;
  }

  /** Whether the shelf can tell what holds after so many changes. */
  isUpTo(changed: number): boolean {
    return !this.#isBroken && this.#noted === changed;
  }

  /** Whether nothing is left to read after so many changes. */
  isRead(changed: number): boolean {
    return this.isUpTo(changed) && this.#unread.length === 0;
  }

  /** Whether it is better begun anew than read on. */
  isSpent(mostBytes: number): boolean {
    return this.#isBroken || this.#lanesLeftOut > this.#lanesRead * MOST_LEFT_OUT || this.#isCrowded(mostBytes);
  }

  #isCrowded(mostBytes: number): boolean {
    const bytes = this.shelf.bytes();
    const left = this.#wholeBytes === 0 ? 0 : bytes - this.#wholeBytes;
    return left > Math.min(MOST_LEFT_BYTES, mostBytes / 4) && (left > this.#wholeBytes || bytes > mostBytes);
  }

  /** From here on nothing in it is trusted. */
  markBroken(): void {
    this.#isBroken = true;
  }

  /** What changed is asked for again before anything in it is trusted. */
  forgetNoted(): void {
    this.#noted = -1;
  }

  /** Takes the next step towards being read: notes what changed, else reads some lanes, else leaves out those without room. */
  async readOn({ mostBytes, changed, log }: ReadingTask): Promise<void> {
    if (this.#noted !== changed()) await this.#noteChanges(changed());
    else if (this.shelf.bytes() >= mostBytes) this.#leaveOut();
    else await this.#readSome(() => this.#noted !== changed(), log);
  }

  /** From here on, what changed is asked of PostgreSQL, and all else of the shelf. */
  async #noteChanges(upTo: number): Promise<void> {
    const { lanes, publication } = await listChangedLanes(this.#deps.database, this.#publication);
    // A database that was set back has not the publications that the shelf is of.
    this.#isBroken ||= publication < this.#publication;
    this.#unread = this.#unread.concat(this.shelf.markUnread(lanes));
    this.#publication = publication;
    this.#noted = upTo;
  }

  #leaveOut(): void {
    if (this.#wholeBytes === 0) this.#wholeBytes = this.shelf.bytes();
    else this.#lanesLeftOut += this.#unread.length;
    this.#unread = [];
  }

  async #readSome(isLate: () => boolean, log: Log): Promise<void> {
    const parts = this.#takeParts();
    // When one fails, the others are waited for: later, `isLate` would not know of what changed since they read.
    const puts = await Promise.allSettled(
      parts.map(async (lanes) => this.shelf.put(await readLanes(this.#deps, lanes), isLate)),
    );
    // Each lane that is not shown is unread once; one that is shown must not be, it may be noted again.
    for (const [part, lanes] of parts.entries()) {
      const put = puts[part];
      if (put?.status !== 'fulfilled' || !put.value) this.#unread.push(...lanes);
      else if (this.#wholeBytes === 0) this.#lanesRead += lanes.length;
    }
    for (const put of puts) if (put.status === 'rejected') throw put.reason;
    if (this.#unread.length > 0 || this.#wholeBytes > 0) return;
    this.#wholeBytes = this.shelf.bytes();
    log.info({ megabytes: Math.round(this.#wholeBytes / 1e6) }, 'the book of rates is whole');
  }

  #takeParts(): Lane[][] {
    const taken = this.#unread.splice(-LANES_AT_ONCE * READERS);
    const begins = Array.from({ length: READERS }, (_, part) => part * LANES_AT_ONCE);
    return begins.map((begin) => taken.slice(begin, begin + LANES_AT_ONCE)).filter(({ length }) => length > 0);
  }
}
