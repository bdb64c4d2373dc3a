import type { Config, Setting } from './setting.ts';

const word = (text: string) => (/^[\x21-\x7e]+$/.test(text) ? { value: text } : { mistake: 'is not a word' });

/** Where the bytes of documents lie when they do not lie in the database. */
export const OBJECT_STORE_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_DOCUMENTS_S3',
    field: 's3Url',
    type: 'http(s) URL',
    default: undefined,
    example: 'https://s3.eu-central-1.amazonaws.com/rates-documents/live',
    meaning:
      'A bucket of an S3-compatible store, and perhaps a prefix in it, that the bytes of new documents are put into; host or path names the bucket, as the store wants it. Unset: they are in the database. Only this service may read the bucket.',
    read: (text) => {
      const url = URL.parse(text);
      const isGood =
        url &&
        ['http:', 'https:'].includes(url.protocol) &&
        [url.username, url.search, url.hash].every((one) => one === '');
      return isGood
        ? { value: text.replace(/\/+$/, '') }
        : { mistake: 'is not an address such as https://s3.example.com/bucket, without user, ? or #' };
    },
    // Someone may have written the key into it.
    isSecret: true,
  },
  {
    name: 'AWS_REGION',
    field: 's3Region',
    type: 'text',
    default: 'us-east-1',
    example: 'eu-central-1',
    meaning: 'The region of that bucket; most stores other than Amazon’s take the default.',
    read: word,
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    field: 's3AccessKeyId',
    type: 'text',
    default: undefined,
    example: 'AKIAEXAMPLE',
    meaning: 'Who asks that store.',
    read: word,
  },
  {
    name: 'AWS_SECRET_ACCESS_KEY',
    field: 's3SecretAccessKey',
    isSecret: true,
    type: 'text',
    default: undefined,
    example: 'correct-horse',
    meaning: 'Its secret.',
    read: word,
  },
  {
    name: 'AWS_SESSION_TOKEN',
    field: 's3SessionToken',
    isSecret: true,
    type: 'text',
    default: undefined,
    example: 'IQoJb3Jp',
    meaning: 'The token of credentials that are lent for a time. They are not renewed while the service runs.',
    read: word,
  },
];

/** What is missing for the store that is configured, each as a sentence. */
export function findMissingForStore({ s3Url, s3AccessKeyId, s3SecretAccessKey }: Partial<Config>): string[] {
  if (s3Url === undefined || (s3AccessKeyId !== undefined && s3SecretAccessKey !== undefined)) return [];
  return ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed for AGENT_RATE_DOCUMENTS_S3'];
}

/** The settings of the store. */
export type ObjectStoreConfig = Pick<
  Config,
  's3Url' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey' | 's3SessionToken'
>;
