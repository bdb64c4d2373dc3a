import type { FindingList } from '../finding-list.ts';
import type { DraftRate } from '../sheet-reading.ts';

function laneKey({ content }: DraftRate): string {
  const {
    origin,
    destination,
    via,
    placeOfReceipt,
    placeOfDelivery,
    carrier,
    service,
    equipment,
    commodity,
    contract,
  } = content;
  const place = (value: typeof placeOfReceipt) => value?.code ?? value?.text ?? '';
  return [
    place(origin),
    place(destination),
    via.map(place).join('+'),
    place(placeOfReceipt),
    place(placeOfDelivery),
    content.serviceMode,
    carrier?.scac ?? carrier?.name,
    service,
    equipment.code,
    commodity,
    contract.reference,
    content.validFrom,
    content.validTo,
  ].join('|');
}

/**
 * Finds rates that a sheet states twice. The same price again is left out with a note; another price for the same thing
 * stays, with a warning, because only the sender knows which one holds; but not when it is a blank cell that made it the same thing.
 */
export function reportRepeatedRates(rates: readonly DraftRate[], findings: FindingList): DraftRate[] {
  const first = new Map<string, DraftRate>();
  const kept: DraftRate[] = [];
  for (const rate of rates) {
    const key = laneKey(rate);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, rate);
      kept.push(rate);
      continue;
    }
    const place = { tab: rate.tab ?? undefined, row: rate.row === null ? undefined : rate.row - 1 };
    const same =
      earlier.content.base.amount === rate.content.base.amount &&
      earlier.content.base.currency === rate.content.base.currency &&
      earlier.content.remarks === rate.content.remarks;
    if (same) {
      findings.add({
        code: 'rate_repeated',
        severity: 'note',
        message: 'The sheet has the same rate twice; it was imported once.',
        ...place,
        group: 'same',
      });
      continue;
    }
    if (rate.hasPortFromAbove) {
      findings.add({
        code: 'port_missing',
        severity: 'error',
        message:
          'The row leaves a port blank. With the port of the row above, its price would contradict that of another row, so it was held back. Write the port in the sheet.',
        ...place,
        group: 'blank',
      });
      continue;
    }
    kept.push(rate);
    findings.add({
      code: 'rate_contradicted',
      severity: 'warning',
      message: 'The sheet has another price for the same lane, carrier, container type and validity; both were kept.',
      ...place,
      group: 'other',
    });
  }
  return kept;
}
