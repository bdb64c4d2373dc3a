import { type ObjectStore, openObjectStore } from '../documents/index.ts';
import type { ObjectStoreConfig } from './settings/object-store-settings.ts';

/** The store that is configured; undefined: documents are in the database. */
export function findObjectStore(config: Partial<ObjectStoreConfig>): ObjectStore | undefined {
  const { s3Url: url, s3Region: region = 'us-east-1', s3AccessKeyId = '', s3SecretAccessKey = '' } = config;
  return url === undefined
    ? undefined
    : openObjectStore({
        ...{ url, region, accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey },
        sessionToken: config.s3SessionToken,
      });
}

/** The store with its address, for the doctor. */
export function openStoreToCheck(config: Partial<ObjectStoreConfig>) {
  const store = findObjectStore(config);
  return store && { ...store, place: config.s3Url ?? '' };
}
