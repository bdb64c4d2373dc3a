import type { CheckFinding } from '../../compliance/index.ts';
import { type DocumentReading, entriesOf, isSameNumber, readingOfEntry } from '../../extraction/index.ts';

/** A declaration as data, entry by entry: which of the goods each is of, and what is of none. */
export type DeclaredEntries = {
  readonly entries: readonly { readonly reading: DocumentReading; readonly goods: number }[];
  readonly findings: readonly CheckFinding[];
};

type Number = string | number | undefined;

/** Which of the goods each entry is of: by UN number, in order; what is left over on both sides once belongs together. */
function matchEntries(entries: readonly Number[], goods: readonly Number[]): (number | undefined)[] {
  const free = new Set(goods.keys());
  const matched = entries.map((entry) => {
    const at = [...free].find((one) => entry !== undefined && isSameNumber(goods[one], entry));
    if (at !== undefined) free.delete(at);
    return at;
  });
  const [only, ...others] = [...free];
  const open = matched.filter((one) => one === undefined);
  return matched.map((one) => one ?? (open.length === 1 && others.length === 0 ? only : undefined));
}

const shown = (number: Number) => (number === undefined ? 'without a UN number' : String(number));

/** The entries of a declaration of a whole shipment beside its goods, whose UN numbers are given where they are known. */
export function declaredEntries(reading: DocumentReading, goods: readonly Number[]): DeclaredEntries {
  const { name, id } = reading;
  const all = entriesOf(reading);
  const numbers = all.map(({ unNo }) => unNo?.value ?? undefined);
  const matched = matchEntries(numbers, goods);
  const source = 'Policy: the declaration of a shipment has an entry for each of its goods';
  const strange = matched.flatMap((one, at): CheckFinding[] => {
    if (one !== undefined) return [];
    const message = `${name} declares ${shown(numbers[at])} (entry ${at + 1}), which is not among the goods of the shipment.`;
    const places = (all[at]?.unNo?.evidence ?? []).map((place) => ({
      ...{ document: name, documentId: id },
      ...place,
      box: [...place.box],
    }));
    return [{ code: 'declared_goods_unknown', severity: 'error', message, source, places }];
  });
  const missing = goods.flatMap((number, at): CheckFinding[] =>
    matched.includes(at)
      ? []
      : [
          {
            ...{ code: 'goods_not_declared', severity: 'error', goods: at + 1, source },
            message: `${name} has no entry for goods ${at + 1} (${shown(number)}).`,
            places: [{ document: name, documentId: id }],
          },
        ],
  );
  const entries = matched.flatMap((one, at) =>
    one === undefined ? [] : [{ reading: readingOfEntry(reading, at), goods: one }],
  );
  return { entries, findings: [...strange, ...missing] };
}
