import { fill } from '../messages/fill';
import { controls, setTextOf } from './dom';

interface AreaFacts {
  /** What the player has staked on an area in this round. */
  staked: (area: string) => bigint;
  /** Chips that are laid and not staked yet. */
  laid: ReadonlyMap<string, bigint>;
  /** What all players have staked. */
  all: Readonly<Record<string, string>>;
  /** The areas that won, once the round is over. */
  won: readonly string[];
  money: (amount: string | bigint) => string;
  /** Words around what all have staked. */
  allStakes: string;
}

/** Writes on each area of the felt what lies there. */
export function showAreas({ staked, laid, all, won, money, allStakes }: AreaFacts): void {
  for (const control of controls('area')) {
    const area = control.dataset['area'] ?? '';
    const [own, chips] = [staked(area), laid.get(area) ?? 0n];
    setTextOf(control.querySelector('[data-own]'), own + chips > 0n ? money(own + chips) : '');
    control.toggleAttribute('data-laid', chips > 0n);
    control.toggleAttribute('data-staked', own > 0n);
    control.toggleAttribute('data-won', won.includes(area));
    const sum = all[area];
    setTextOf(control.querySelector('[data-all]'), sum ? fill(allStakes, { amount: money(sum) }) : '');
  }
}
