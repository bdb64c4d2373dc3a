import type { Line } from '../../documents/offline.ts';
import type { Draft } from '../fields/field-value.ts';
import { findEmergencyPhones } from './emergency-phones.ts';
import { findCompany } from './find-company.ts';
import { findContact } from './find-contact.ts';
import { findProduct } from './find-product.ts';
import { findUse } from './find-use.ts';
import { IdentityReader } from './identity-reader.ts';

export type IdentityKey =
  | 'commodityName'
  | 'chemicalName'
  | 'emergencyContactPerson'
  | 'manufacturerCompanyName'
  | 'cargoMainUsage'
  | 'emergencyContactTelephone'
  | 'shipperPhone';

/** The manufacturer, else the supplier; labels of other matters end a company's lines. */
function companyOf(reader: IdentityReader): Draft {
  const hits = (['manufacturer', 'supplier', 'company', 'address'] as const).flatMap((concept) =>
    reader.ranked(concept),
  );
  return findCompany({
    lines: reader.lines,
    hits: [...hits, ...reader.hits.filter((hit) => !hits.includes(hit))],
    finder: reader,
  });
}

/** The fields of section 1: name, manufacturer, use, emergency telephones. */
export function extractIdentity(lines: readonly Line[]): Record<Exclude<IdentityKey, 'shipperPhone'>, Draft> {
  const reader = new IdentityReader(lines);
  return {
    commodityName: findProduct(reader, ['product', 'chemical']),
    chemicalName: findProduct(reader, ['chemical']),
    manufacturerCompanyName: companyOf(reader),
    cargoMainUsage: findUse(reader),
    emergencyContactTelephone: findEmergencyPhones(reader),
    emergencyContactPerson: findContact(reader),
  };
}
