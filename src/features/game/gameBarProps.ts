import type { SinceLogin } from '#contract';
import type { Async } from '#patterns/AsyncSection';

/** What is known of a player's time at a game, and the ways out of it. */
export interface Sitting {
  /** Result of the last round in words, and whether the game itself has said it to screen readers. */
  lastRound?: { text: string; isSaid: boolean } | undefined;
  /** The sitting as the platform counts it: time without a long gap, stakes, and what a loss limit leaves. */
  sitting?:
    | { minutes: number; stake: string; payout: string; lossLeft?: string | undefined; currency: string }
    | undefined;
  /** What was staked and won since log-in, for the menu of a phone; absent for trial money. */
  sums?: Async<SinceLogin> | undefined;
  /** When the player logged in, ISO 8601; absent until it is known. */
  loggedInAt?: string | undefined;
  /** The menu of a phone is opened: asks for the newest sums. */
  onNetOpen?: (() => void) | undefined;
  /** What the player has; absent while unknown. */
  balance?: { amount: string; currency: string } | undefined;
  /** Addresses of a player's own pages; absent for a visitor and a trial account. */
  links?: { limits: string; break: string; bets: string } | undefined;
  /** The way to customer service: an address, or what opens the chat. */
  support: string | (() => void);
  /** Time it shows instead of the clock's, for stories. */
  now?: number;
  onBack: () => void;
}

export interface GameBarProps extends Sitting {
  /** Name of the game, or the word for one while that is not known. */
  title: string;
  /** Shows the game on the whole screen; absent while there is none, or where the browser cannot. */
  onExpand?: (() => void) | undefined;
}
