import type { Log, LogFields } from './ports';

/** Names of fields whose values never reach a log. */
const secret =
  /pass|token|secret|code|captcha|answer|cookie|authori[sz]ation|nonce|ticket|^(ek|iv|ct)$|encryption|email|mobile|phone|payee|idnumber/i;

/** Names that the pattern catches although they are harmless and needed. */
const harmless = new Set(['errorCode', 'sqlCode', 'merchantCode', 'refusalCode', 'lotteryCode']);

/** Blanks what must not be written down, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (depth > 6) return '…';
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return value.length > 500 ? `${value.slice(0, 500)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 50).map((each) => redact(each, depth + 1));
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      secret.test(name) && !harmless.has(name) ? '[redacted]' : redact(each, depth + 1),
    ]),
  );
}

/** A log of one JSON line per event. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const line =
    (level: string) =>
    (words: string, fields: LogFields = {}) => {
      write(JSON.stringify({ at: now().toISOString(), level, words, ...(redact(fields) as LogFields) }));
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

/** What of an error may be written down: its kind and where it came from. The message of a database error can hold values. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  // The message stands in it, too, and a line of what somebody typed may begin as a place does.
  const at = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((each) => each.trim().startsWith('at '))
    .slice(0, 8);
  const cause = error.cause instanceof Error ? { cause: errorFields(error.cause) } : {};
  const sqlCode = (error as Error & { code?: unknown }).code;
  return {
    error: error.name,
    ...(typeof sqlCode === 'string' ? { sqlCode } : {}),
    at: at.map((each) => each.trim()),
    ...cause,
  };
}
