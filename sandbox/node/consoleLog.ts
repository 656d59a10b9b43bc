import { createLog } from '../log';
import type { Clock, Log } from '../ports';
import type { Environment } from './environment';

const levels = { info: 0, warn: 1, error: 2 } as const;

/** A line of JSON each on the standard error, from the level up that LOG_LEVEL says. */
export function consoleLog({ logLevel }: Environment, clock: Clock): Log {
  const log = createLog(
    (line) => process.stderr.write(`${line}\n`),
    () => clock.now(),
  );
  const silent = (): void => undefined;
  return {
    info: levels[logLevel] <= levels.info ? log.info : silent,
    warn: levels[logLevel] <= levels.warn ? log.warn : silent,
    error: log.error,
  };
}
