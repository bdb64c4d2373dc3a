import { createHash } from 'node:crypto';

/**
 * The supplier in a corpus file's name: `…__SUPPLIER_12.pdf` for one collection, the site's name for another,
 * the manufacturer behind `-sds-` where the site is a distributor's.
 */
export function supplierOf(file: string): string {
  const numbered = /__([a-z_]+?)_\d+\.pdf$/i.exec(file);
  if (numbered?.[1] && !file.includes('-documentation__')) return numbered[1].replace(/^.*__/, '');
  const distributed = /-documentation__.*?-sds-([a-z]+)/.exec(file);
  if (distributed?.[1]) return distributed[1];
  return /^[^_]+__(.+?)-com-documentation/.exec(file)?.[1] ?? file;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Suppliers whose documents were not looked at while rules were written, and those looked at in the end. */
export type SupplierGroups = { keptAside: Set<string>; openedLast: Set<string> };

/**
 * A third of the suppliers, those whose names hash lowest, were kept aside while the rules were written. When nothing more was
 * to be learnt from the others, every second of them was opened; the rest stays aside.
 */
export function groupSuppliers(files: readonly string[]): SupplierGroups {
  const suppliers = [...new Set(files.map(supplierOf))].sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  const third = suppliers.slice(0, Math.round(suppliers.length / 3));
  return {
    keptAside: new Set(third.filter((_, index) => index % 2 === 1)),
    openedLast: new Set(third.filter((_, index) => index % 2 === 0)),
  };
}

/**
 * The certificates that were kept aside while the rules were written: a third of them, those whose names hash lowest. A
 * certificate drawn as a scan (`NAME--scan.pdf`) goes with the one that has text.
 */
export function certificatesAside(files: readonly string[]): Set<string> {
  const names = [...new Set(files.map(certificateOf))].sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  const aside = new Set(names.slice(0, Math.round(names.length / 3)));
  return new Set(files.filter((file) => aside.has(certificateOf(file))));
}

const certificateOf = (file: string) => file.replace(/(?:--scan)?\.pdf$/i, '');
