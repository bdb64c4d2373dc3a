/** Something that differs from what was recorded. */
export type LedgerFault = { code: string; subject: string; message: string };

/** Faults as they are found. */
export type Faults = { add: (code: string, subject: string, message: string) => void; list: () => LedgerFault[] };

/** Faults that are shown; there may be as many as rows. */
const SHOWN = 100;

/** Collects faults. */
export function collectFaults(): Faults & { count: () => number } {
  const found: LedgerFault[] = [];
  let count = 0;
  return {
    add: (code, subject, message) => {
      count += 1;
      if (found.length < SHOWN) found.push({ code, subject, message });
    },
    list: () => found,
    count: () => count,
  };
}
