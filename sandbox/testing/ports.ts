import { systemRandom, createHasher } from '../node/ports';
import { createPictures } from '../node/raster';
import { createIds } from '../ids';
import { createKeys } from '../keys';
import { createWrapping } from '../wrapping';
import { platformConfig } from '../config';
import { createLog } from '../log';
import { createDatabaseStorage } from '../databaseStorage';
import { createVendorWallets } from '../../demo/vendor-wallets/vendorWallets';
import { createPhoneAuth } from '../phoneAuth';
import type { Db } from '../db/database';
import { operatorLists } from '#contract/operatorLists';
import type { Operator } from '../services/system/operator';
import * as v from 'valibot';
import { LiveConnections } from '../services/live/liveConnections';
import type { Clock, Ports } from '../ports';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function createTestClock(start: Date): TestClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms;
    },
  };
}

/** The real ports, but for a clock that tests move, a cheap hash, a short key, and everything sent or logged kept. */
export interface TestPorts extends Ports {
  clock: TestClock;
  phoneAuth: ReturnType<typeof createPhoneAuth>;
  /** Messages that went out by sms and mail. */
  sent: { channel: 'sms' | 'mail'; to: string; body: string }[];
  /** Lines of the log as they would be written. */
  lines: string[];
  live: LiveConnections;
  /** Holds what an operator's command lists to the contract. */
  listed: NonNullable<Operator['listed']>;
}

/** A hash that costs a test next to nothing. */
export const testHasher = createHasher({ N: 16, r: 8, p: 1 });

/** What tests hold secrets by, as an operator does. */
export const testWrapping = createWrapping({ test: 'dGVzdCBvZiB3cmFwcGluZywgdGhpcnR5LXR3byBieXQ=' });

export function createTestPorts(db: Db, start: Date): TestPorts {
  const clock = createTestClock(start);
  const sent: TestPorts['sent'] = [];
  const lines: string[] = [];
  const keep = (channel: 'sms' | 'mail') => ({
    isOn: true,
    send: (message: { to: string; body: string }) => {
      sent.push({ channel, ...message });
      return Promise.resolve();
    },
  });
  const ports = {
    clock,
    sent,
    listed: ((name, rows) => void v.parse(operatorLists[name], rows)) satisfies TestPorts['listed'],
    lines,
    random: systemRandom,
    ids: createIds(clock, systemRandom),
    hasher: testHasher,
    pictures: createPictures(),
    keys: createKeys(db, clock, testWrapping, 2048),
    wrapping: testWrapping,
    storage: createDatabaseStorage(db, clock),
    sms: keep('sms'),
    mail: keep('mail'),
    log: createLog((line) => lines.push(line), clock.now),
    live: new LiveConnections(),
  };
  return {
    ...ports,
    vendorWallets: createVendorWallets({ db, clock }),
    phoneAuth: createPhoneAuth({ db, ports, merchant: 'aurora', config: platformConfig() }),
  };
}
