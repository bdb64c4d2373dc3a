import { Problem } from '../base/offline.ts';

/** Which of several files a refusal is about. */
export function ofFile(error: unknown, file: string): unknown {
  if (!(error instanceof Problem) || 'file' in error.data) return error;
  return new Problem(error.code, error, { file, ...error.data }, error.message);
}
