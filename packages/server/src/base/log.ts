import { pino } from 'pino';

/** Log levels, from none to all; each includes those before it. */
export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** The operator's log. */
export type Log = ReturnType<typeof createLog>;

/** Writes JSON lines to standard error; standard output is for data. Authorization headers and keys are redacted. */
export function createLog(level: LogLevel) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['req.headers.authorization', 'headers.authorization', 'key', 'password'], censor: '[hidden]' },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
