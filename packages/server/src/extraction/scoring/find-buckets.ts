import type { Document } from '../../documents/offline.ts';
import { type Draft, NOT_STATED } from '../fields/field-value.ts';
import { isRead, mayBeMisread } from '../resolve/doubtful-readings.ts';
import { agreementOf, listAgreementOf } from '../resolve/list-agreement.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import { bearsOut } from './borne-out.ts';
import { bucketOf, bucketOfBlank } from './confidence.ts';
import { placeNaming } from './named-blanks.ts';

/** What was read of a document, before confidence. */
export type Drafted = {
  readonly documentType: DocumentType;
  readonly language: string;
  readonly drafts: Readonly<Record<string, Draft>>;
};

/** Tells the bucket that each field's confidence is counted in, values and blanks; undefined where the document cannot be read or contradicts itself. */
export function findBuckets(document: Document, read: Drafted): (key: string, draft?: Draft) => string | undefined {
  const { documentType, language, drafts } = read;
  const ofEntry = listAgreementOf(drafts);
  const isBorneOut = bearsOut({ document, drafts, isSheet: documentType === 'safety-data-sheet' });
  const isScan = document.pages.some(({ source }) => source === 'ocr');
  return (key, draft = drafts[key] ?? NOT_STATED) => {
    if (draft.value === null) {
      const negated = draft.status === 'negated';
      if (!negated && draft.status !== 'not_stated') return undefined;
      return bucketOfBlank({ key, negated, ocr: isScan, named: placeNaming(key, document) !== undefined });
    }
    const ocr = isRead(draft, document);
    const doubtful = ocr && mayBeMisread(key, draft, language);
    const agreement = agreementOf(key, drafts, ofEntry);
    return bucketOf({ key, method: draft.method, ocr, agreement, doubtful, borneOut: isBorneOut(key) });
  };
}
