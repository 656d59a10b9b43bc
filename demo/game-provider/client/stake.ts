import type { GameSetup } from '../api';
import { controls, part, setDisabled } from './dom';

/** The stake that a player chose among those on offer. */
export class StakeChooser {
  readonly #stakes: readonly string[];
  readonly #money: (amount: string) => string;
  readonly #output = part('stake');
  readonly #changed: (stake: string) => void;
  #place = 0;
  #isLocked = false;
  #fixed: string | undefined;
  #told: string | undefined;

  constructor(
    setup: Pick<GameSetup, 'stakes'>,
    money: (amount: string) => string,
    changed: (stake: string) => void,
  ) {
    this.#stakes = setup.stakes;
    this.#money = money;
    this.#changed = changed;
    for (const [act, step] of [
      ['lower', -1],
      ['raise', 1],
    ] as const)
      // prettier-ignore
      for (const control of controls(act)) control.addEventListener('click', () => this.#move(step));
    this.#show();
  }

  get value(): string {
    return this.#fixed ?? this.#stakes[this.#place] ?? '0';
  }

  /** Fixes the stake at what free spins are worth, or lets it be chosen again. */
  fix(stake: string | undefined): void {
    this.#fixed = stake;
    this.#show();
  }

  /** Chooses a stake, if it is on offer. */
  choose(stake: string): void {
    const place = this.#stakes.indexOf(stake);
    if (place >= 0) this.#place = place;
    this.#show();
  }

  /** While a spin is under way its stake cannot be changed. */
  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#dim();
  }

  #move(step: number): void {
    const next = this.#place + step;
    if (this.#isLocked || this.#fixed !== undefined || next < 0 || next >= this.#stakes.length) return;
    this.#place = next;
    this.#show();
  }

  #show(): void {
    this.#output.textContent = this.#money(this.value);
    this.#dim();
    // What is said of a refused stake goes with another stake, and not when the wallet is read again.
    if (this.value === this.#told) return;
    this.#told = this.value;
    this.#changed(this.value);
  }

  #dim(): void {
    const ends = { lower: 0, raise: this.#stakes.length - 1 } as const;
    for (const act of ['lower', 'raise'] as const)
      for (const control of controls(act))
        setDisabled(control, this.#isLocked || this.#fixed !== undefined || this.#place === ends[act]);
  }
}
