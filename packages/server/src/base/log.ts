import { pino } from 'pino';

/** From silence to every detail; each level holds those before it. */
export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Where modules and adapters write what an operator should know. */
export type Log = ReturnType<typeof createLog>;

/** JSON lines on standard error, so that standard output holds data alone. Authorization headers and keys never appear. */
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
