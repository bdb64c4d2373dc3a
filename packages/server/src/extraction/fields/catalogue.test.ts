import { describe, expect, it } from 'vitest';
import { canonicalFields } from '../../formats/canonical-fields.ts';
import { targetFormats } from '../../formats/offline.ts';
import { PROPERTY_LABELS, SUBSTANCE_LABELS } from '../lexicon/sheet-labels.ts';
import { CATALOGUE } from './catalogue.ts';
import { FIELD_KEYS, FILLED_FIELDS, LABELLED_FIELDS, statedField } from './find-field.ts';

const keys: string[] = CATALOGUE.map(({ key }) => key);
const ofForms = targetFormats.flatMap(({ fields }) => fields.map(({ key }) => key));

/** Canonical fields that shipping documents of the kinds read here state, besides those of the forms. */
const CANONICAL = ['casNo', 'chemicalName', 'chemicalFormula', 'unNumber', 'hazardClass', 'boilingPoint'];
/** What the dangerous goods rules want to know besides. */
const FOR_RULES = ['density', 'validUntil'];

describe('the field catalogue', () => {
  it('has one row for each field of a form and each canonical field that documents state, and no other', () => {
    const canonical = canonicalFields.map(({ key }) => key);
    expect(canonical).toEqual(expect.arrayContaining(CANONICAL));
    expect([...keys].sort()).toEqual([...new Set([...ofForms, ...CANONICAL, ...FOR_RULES])].sort());
  });

  it('fills fields of forms, and repeats values, from fields that documents state', () => {
    expect(FILLED_FIELDS.filter(({ key }) => !ofForms.includes(key))).toEqual([]);
    const sources = [...FILLED_FIELDS.flatMap(({ from }) => from), ...FIELD_KEYS.flatMap(copied)];
    expect(sources.filter((key) => !FIELD_KEYS.includes(key))).toEqual([]);
  });

  it('has labels in a word list for every field that its labels alone tell how to read', () => {
    const asked = new Set([...PROPERTY_LABELS, ...SUBSTANCE_LABELS].map(({ concept }) => concept));
    expect(LABELLED_FIELDS.filter(({ key }) => !asked.has(key))).toEqual([]);
  });

  it('treats fields of formats that were added as codes that documents must agree on', () => {
    expect(statedField('customerReference')).toEqual({ key: 'customerReference', type: 'code' });
  });
});

const copied = (key: string) => statedField(key).copyOf ?? [];
