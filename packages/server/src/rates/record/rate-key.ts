import { hash } from 'node:crypto';
import { lastingKey } from '../../carriers/index.ts';
import type { Place, RateContent } from './rate.schema.ts';

const placeKey = (place: Place | null) => place?.code ?? place?.text.trim().toLowerCase() ?? '';

/** The parts of a rate that its key is made of. */
type Keyed = Pick<
  RateContent,
  'origin' | 'destination' | 'via' | 'placeOfReceipt' | 'placeOfDelivery' | 'serviceMode' | 'carrier' | 'service'
> &
  Pick<RateContent, 'commodity'> & { equipment: { code: string }; contract: RateContent['contract'] };

/**
 * What makes two prices offers for the same thing: a newer one supersedes an older one with the same key where their
 * validities overlap. Amounts, dates, charges and remarks are not part of it; neither is the currency, so that a sheet
 * that changes from USD to EUR supersedes too.
 */
export function rateKey(content: Keyed): string {
  const parts = [
    placeKey(content.origin),
    placeKey(content.destination),
    content.via.map(placeKey).join('+'),
    placeKey(content.placeOfReceipt),
    placeKey(content.placeOfDelivery),
    content.serviceMode ?? '',
    (content.carrier?.scac && lastingKey(content.carrier.scac)) ?? content.carrier?.name.toLowerCase() ?? '',
    content.service?.toLowerCase() ?? '',
    content.equipment.code,
    content.commodity?.toLowerCase() ?? '',
    content.contract.type ?? '',
    content.contract.reference?.toLowerCase() ?? '',
  ];
  return hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22);
}
