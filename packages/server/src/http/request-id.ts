import { randomBytes } from 'node:crypto';

/** Makes ids for requests: unlike those of any other run, and cheap. */
export function createRequestIds(): () => string {
  const run = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
