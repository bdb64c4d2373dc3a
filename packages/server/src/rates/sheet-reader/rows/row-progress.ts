import type { ReadProgress } from '../sheet-reading.ts';

const EVERY_STEPS = 1000;

/** How far reading rows has come: each counts twice, once when its cells and once when its rates are read. */
export class RowProgress {
  readonly #total: number;
  readonly #report: ReadProgress | undefined;
  #steps = 0;

  /** Reports the beginning. `total`: how many rows there are. */
  constructor(total: number, report: ReadProgress | undefined) {
    this.#total = total;
    this.#report = report;
    report?.(0, total);
  }

  /** More rows were read, once or the second time. */
  step(rows: number): void {
    const before = this.#steps;
    this.#steps += rows;
    if (Math.floor(this.#steps / EVERY_STEPS) > Math.floor(before / EVERY_STEPS))
      this.#report?.(Math.min(this.#total, Math.floor(this.#steps / 2)), this.#total);
  }
}
