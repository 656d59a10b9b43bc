import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { isLocaleTag, switcher } from '../../locales/registry';
import type { Language } from './words';

/** Where a visitor stands, and what they read. */
export interface Surroundings {
  language: Language;
  /** Time zone of the device. */
  zone: string;
  /** Minutes that the device's clock is ahead. */
  clockOff: number;
}

const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Ho_Chi_Minh', 'Europe/London'];
/** Devices there have a wrong clock. */
const wrongClock = 'Europe/London';

/** The same for a whole commit, so that a red run can be repeated; another one each day. */
const day = ((): string => {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  } catch {
    // A copy without its history.
    return 'no commit';
  }
})();

/** Counts days, for what is done by turns. */
export const dayNumber = Math.floor((Date.parse(day) || 0) / 86_400_000);

const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * Language, zone and clock of a journey follow from its name and the day of the commit; `E2E_LANGUAGE` and `E2E_ZONE`
 * set them. No journey has the time of its brand.
 */
export function surroundingsOf(name: string, brandZone = 'Asia/Ho_Chi_Minh'): Surroundings {
  const hash = createHash('sha256').update(`${name} ${day}`).digest();
  const elsewhere = zones.filter((zone) => offsetOf(zone) !== offsetOf(brandZone));
  const asked = process.env['E2E_LANGUAGE'];
  if (asked !== undefined && !isLocaleTag(asked))
    throw new Error(`E2E_LANGUAGE is ${asked}, which is no language.`);
  const zone = process.env['E2E_ZONE'] ?? elsewhere[hash.readUInt32BE(4) % elsewhere.length] ?? 'UTC';
  return {
    // Those that the brand offers: no page speaks another one.
    language: asked ?? switcher[hash.readUInt32BE(0) % switcher.length] ?? 'en',
    zone,
    clockOff: zone === wrongClock ? 45 : 0,
  };
}

/** How a run of the same is asked for. */
export const saysSurroundings = ({ language, zone, clockOff }: Surroundings): string =>
  `E2E_LANGUAGE=${language} E2E_ZONE=${zone}${clockOff === 0 ? '' : ` (the clock ${clockOff} minutes ahead)`}`;

/** Moves the page's clock and leaves its timers alone. Runs in the page. */
export const moveClock = (ms: number): void => {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      super(...((given.length === 0 ? [RealDate.now() + ms] : given) as [number]));
    }
    static override now(): number {
      return RealDate.now() + ms;
    }
  } as DateConstructor;
};
