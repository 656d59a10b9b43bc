/** Milliseconds by which the platform's clock is ahead of this device's. */
let ahead = 0;

/** A reply names whole seconds and has been under way: what is nearer than this, in milliseconds, is the same time. */
const tolerance = 10_000;

/** The time by the platform's clock, in epoch milliseconds: what ends ends by it, whatever the device shows. */
export const platformNow = (): number => Date.now() + ahead;

/** Learns the platform's time from a reply. @param at epoch milliseconds; not a number when the reply says none */
export function followPlatform(at: number): void {
  if (Math.abs(at - platformNow()) > tolerance) ahead = at - Date.now();
}
