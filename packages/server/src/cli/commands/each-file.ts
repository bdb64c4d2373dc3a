import { Problem } from '../../base/offline.ts';
import { EXIT, type ExitCode } from '../context.ts';
import type { ReportFailure } from '../report-failure.ts';

/** A file that was refused. */
type Refused = { file: string; problem: ReturnType<Problem['toBody']> };

/** Does the work for each file, one after the other. A file that is refused does not keep the others out. */
export async function eachFile<T>(
  files: readonly string[],
  report: ReportFailure,
  work: (file: string, index: number) => Promise<T>,
): Promise<{ outcomes: (T | Refused)[]; code: ExitCode }> {
  const outcomes: (T | Refused)[] = [];
  let code: ExitCode = EXIT.ok;
  for (const [index, file] of files.entries()) {
    try {
      outcomes.push(await work(file, index));
    } catch (error) {
      const failure = withFile(error, file);
      code = await report(failure);
      if (failure instanceof Problem) outcomes.push({ file, problem: failure.toBody() });
    }
  }
  return { outcomes, code };
}

/** Which of several files a refusal is about. */
function withFile(error: unknown, file: string): unknown {
  if (!(error instanceof Problem) || 'file' in error.data) return error;
  return new Problem(error.code, error, { file, ...error.data }, error.message);
}
