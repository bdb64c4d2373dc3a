import { pino, type SerializedError, stdSerializers } from 'pino';

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
      serializers: { err: withoutValues },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['req.headers.authorization', 'headers.authorization', 'key', 'password'], censor: '[hidden]' },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** What an error of PostgreSQL carries besides its message: values of rows, and the text of what it could not read. */
const WITH_VALUES = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters', 'dataType'];
/** "Data exception" (class 22): the message itself quotes the value. */
const QUOTES_VALUE = /^22/;

/** An error as it is logged: rows and texts of documents, which errors of the database quote, stay out of the log. */
function withoutValues(error: Error): SerializedError {
  const { code } = error as { code?: unknown };
  const serialized = withoutObjects(stdSerializers.err(error));
  if (typeof code !== 'string' || !('severity' in error)) return serialized;
  for (const name of WITH_VALUES) delete serialized[name];
  if (!QUOTES_VALUE.test(code)) return serialized;
  const message = error.message.replace(/[:"].*/s, '').trim();
  return { ...serialized, message, stack: (serialized.stack ?? '').replace(error.message, () => message) };
}

/** Objects that an error carries stay out: a broken connection's client holds the key that cancels its statements, and 3 kB more. */
function withoutObjects(serialized: SerializedError): SerializedError {
  serialized.aggregateErrors?.forEach(withoutObjects);
  for (const [name, value] of Object.entries(serialized)) {
    if (typeof value === 'object' && name !== 'aggregateErrors') delete serialized[name];
  }
  return serialized;
}
