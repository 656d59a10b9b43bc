import type { Db, Ports } from '#platform/host';
import type { ProviderConfig } from './config';

export { type Play, redeemTicket, resumePlay } from '#platform/wallet';

/** Everything a part of the provider may use. */
export interface GameDeps {
  db: Db;
  ports: Pick<Ports, 'clock' | 'ids' | 'random' | 'hasher' | 'log' | 'live'>;
  config: ProviderConfig;
  /** Waits so many milliseconds. @default by the machine's clock */
  wait?: (ms: number) => Promise<unknown>;
}
