import { useNow } from '#ds/Countdown';
import { Money } from '#ds/Money';
import { useMedia } from '#theme/useMedia';

export interface GrowingAmountProps {
  /** What it was at `since`, in minor units as on the wire. */
  amount: string;
  /** When it was so, in epoch milliseconds of this device's clock. */
  since: number;
  /** How much it grows in a minute, in minor units. */
  perMinute: string;
  /** It stands still here, in minor units. */
  most: string;
  /** ISO 4217 code. */
  currency: string;
  /** Time it shows instead of the clock's, in epoch milliseconds: for stories. */
  now?: number;
}

const minute = 60_000n;
const second = 1_000;
/** For whoever wants little to move. */
const calmPeriod = 10 * second;

/**
 * An amount that grows by the second, such as a jackpot. It takes size and weight from the text around it. Assistive
 * technology reads it when asked and not at every step.
 */
export function GrowingAmount({ amount, since, perMinute, most, currency, now: given }: GrowingAmountProps) {
  const isCalm = useMedia('reducedMotion');
  const now = useNow(given, isCalm ? calmPeriod : second);
  const elapsed = BigInt(Math.max(0, Math.floor((now ?? since) - since)));
  const grown = BigInt(amount) + (BigInt(perMinute) * elapsed) / minute;
  return <Money amount={grown < BigInt(most) ? grown : most} currency={currency} />;
}
