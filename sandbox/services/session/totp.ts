import { Secret, TOTP } from 'otpauth';

/** A code holds for so many seconds. Source: RFC 6238. */
const stepSeconds = 30;

/** The number of the time step that a moment lies in. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

const createTotp = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSeconds });

/** The six digits that an authenticator app shows in a time step. `secret` in base 32. */
export const totpCode = (secret: string, step: number): string =>
  createTotp(secret).generate({ timestamp: step * stepSeconds * 1000 });

/**
 * The time step whose code was typed: the one of now, or a neighbour, because clocks differ. Undefined for a wrong
 * code and for one of a step up to `lastStep`, which was taken before.
 */
export function matchTotp(secret: string, lastStep: bigint, typed: string, at: Date): number | undefined {
  const token = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const offset = createTotp(secret).validate({ token, timestamp: at.getTime(), window: 1 });
  if (offset === null) return undefined;
  const step = stepOf(at) + offset;
  return BigInt(step) > lastStep ? step : undefined;
}
