import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import type { LaneIndex } from './lane-index.ts';
import { type Lane, listChangedLanes, readLanes } from './read-lanes.ts';
import type { SheetNames } from './sheet-names.ts';

/** What a build reads from. */
export type BuildDeps = { database: Database; sheetNames: SheetNames; types: pg.CustomTypesConfig };

/** How large a build may grow, how many changes were notified by now, and where its completion is logged. */
export type BuildStep = { mostBytes: number; changes: () => number; log: Log };

/** Small enough to be freed early by the garbage collector. */
const LANES_AT_ONCE = 32;
/** While some lanes are written, others are read. Questions need the other connections, and the processors. */
const READERS = 2;
/** Lanes that are marked between two answers. */
const MARKED_AT_ONCE = 2_000;
/** Changed lanes are appended; a new build starts when their former blocks take more than this. */
const MOST_OBSOLETE_BYTES = 64 * 1024 * 1024;
/** A new build starts also when this part of the lanes changed and did not fit. */
const MOST_OMITTED = 1 / 4;

/** One build of the rate snapshot: an index of lanes on a file, and how far it was read from the database. */
export class SnapshotBuild {
  readonly lanes: LaneIndex;
  readonly #deps: BuildDeps;
  /** How many changes had been notified when the changed lanes were last listed; -1 before the first time. */
  #listedAt = -1;
  /** The file could not be read, or the database was restored to an earlier state. */
  #isInvalid = false;
  #publication = 0;
  #pending: Lane[] = [];
  /** Size at the first completion, lanes read until then, and lanes omitted since for want of space. */
  #completeBytes = 0;
  #lanesRead = 0;
  #lanesOmitted = 0;

  constructor(lanes: LaneIndex, deps: BuildDeps) {
    this.lanes = lanes;
    this.#deps = deps;
  }

  /** Whether the index knows which lanes changed, after so many changes. */
  isCurrent(changes: number): boolean {
    return !this.#isInvalid && this.#listedAt === changes;
  }

  /** Whether nothing is left to read, after so many changes. */
  isComplete(changes: number): boolean {
    return this.isCurrent(changes) && this.#pending.length === 0;
  }

  /** Whether a new build should replace this one. */
  isObsolete(mostBytes: number): boolean {
    return this.#isInvalid || this.#lanesOmitted > this.#lanesRead * MOST_OMITTED || this.#isOversized(mostBytes);
  }

  #isOversized(mostBytes: number): boolean {
    const bytes = this.lanes.bytes();
    const obsolete = this.#completeBytes === 0 ? 0 : bytes - this.#completeBytes;
    return (
      obsolete > Math.min(MOST_OBSOLETE_BYTES, mostBytes / 4) && (obsolete > this.#completeBytes || bytes > mostBytes)
    );
  }

  /** From here on nothing in it is used. */
  invalidate(): void {
    this.#isInvalid = true;
  }

  /** The changed lanes are listed again before anything in it is used. */
  expire(): void {
    this.#listedAt = -1;
  }

  /** The next step: list what changed, else read some lanes, else omit the lanes that do not fit. */
  async continue({ mostBytes, changes, log }: BuildStep): Promise<void> {
    if (this.#listedAt !== changes()) await this.#listChanges(changes());
    else if (this.lanes.bytes() >= mostBytes) this.#omitPending();
    else await this.#readSome(() => this.#listedAt !== changes(), log);
  }

  /** From here on changed lanes are left to PostgreSQL, and the others are answered from the index. */
  async #listChanges(upTo: number): Promise<void> {
    const { lanes, publication } = await listChangedLanes(this.#deps.database, this.#publication);
    // Publications that were read are missing: the database was restored to an earlier state.
    this.#isInvalid ||= publication < this.#publication;
    for (let from = 0; from < lanes.length; from += MARKED_AT_ONCE) {
      for (const lane of this.lanes.markPending(lanes.slice(from, from + MARKED_AT_ONCE))) this.#pending.push(lane);
      await nextTurn();
    }
    this.#publication = publication;
    this.#listedAt = upTo;
  }

  #omitPending(): void {
    if (this.#completeBytes === 0) this.#completeBytes = this.lanes.bytes();
    else this.#lanesOmitted += this.#pending.length;
    this.#pending = [];
  }

  async #readSome(isOutdated: () => boolean, log: Log): Promise<void> {
    const parts = this.#takeParts();
    // When one fails, the others are awaited: later, `isOutdated` would not know of changes made since they read.
    const written = await Promise.allSettled(
      parts.map(async (lanes) => this.lanes.write(await readLanes(this.#deps, lanes), isOutdated)),
    );
    // A lane that was not written is pending once; one that was written may be pending again and is not added here.
    for (const [part, lanes] of parts.entries()) {
      const result = written[part];
      if (result?.status !== 'fulfilled' || !result.value) this.#pending.push(...lanes);
      else if (this.#completeBytes === 0) this.#lanesRead += lanes.length;
    }
    for (const result of written) if (result.status === 'rejected') throw result.reason;
    if (this.#pending.length > 0 || this.#completeBytes > 0) return;
    this.#completeBytes = this.lanes.bytes();
    log.info({ megabytes: Math.round(this.#completeBytes / 1e6) }, 'the rate snapshot is complete');
  }

  #takeParts(): Lane[][] {
    const taken = this.#pending.splice(-LANES_AT_ONCE * READERS);
    const begins = Array.from({ length: READERS }, (_, part) => part * LANES_AT_ONCE);
    return begins.map((begin) => taken.slice(begin, begin + LANES_AT_ONCE)).filter(({ length }) => length > 0);
  }
}
