import type { TableSetup } from '../tables/api';
import { controls, setDisabled } from './dom';

/** The chips that a player lays down before they are sent. */
export class Felt {
  #chip: bigint;
  /** One entry for each chip, in the order in which they were laid. */
  #laid: { area: string; amount: bigint }[] = [];
  readonly #most: TableSetup['most'];
  readonly #changed: () => void;

  constructor({ chips, most }: Pick<TableSetup, 'chips' | 'most'>, changed: () => void) {
    this.#chip = BigInt(chips[0] ?? '0');
    this.#most = most;
    this.#changed = changed;
    const choices = controls('chip');
    choices.forEach((choice, place) => {
      choice.tabIndex = place === 0 ? 0 : -1;
      choice.addEventListener('click', () => this.#choose(choices, place));
      choice.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const isTurned = document.documentElement.dir === 'rtl' && event.key.match(/Left|Right/);
        this.#choose(choices, (place + (isTurned ? -step : step) + choices.length) % choices.length, true);
      });
    });
  }

  get sum(): bigint {
    return this.#laid.reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** Amounts by area. */
  get amounts(): Map<string, bigint> {
    const all = new Map<string, bigint>();
    for (const { area, amount } of this.#laid) all.set(area, (all.get(area) ?? 0n) + amount);
    return all;
  }

  /** Lays the chosen chip; answers whether the limit of the area allowed it. `staked` lies there already. */
  lay(area: string, staked: bigint): boolean {
    const most = BigInt(this.#most[area] ?? '0');
    if (staked + (this.amounts.get(area) ?? 0n) + this.#chip > most) return false;
    this.#laid.push({ area, amount: this.#chip });
    this.#changed();
    return true;
  }

  /** Lays the amounts of an earlier round. */
  repeat(sums: Readonly<Record<string, string>>): void {
    this.#laid = Object.entries(sums).map(([area, sum]) => ({ area, amount: BigInt(sum) }));
    this.#changed();
  }

  undo(): void {
    this.#laid.pop();
    this.#changed();
  }

  clear(): void {
    this.#laid = [];
    this.#changed();
  }

  #choose(choices: HTMLButtonElement[], place: number, hasFocus = false): void {
    const chosen = choices[place];
    if (!chosen) return;
    for (const choice of choices) {
      choice.setAttribute('aria-checked', String(choice === chosen));
      choice.tabIndex = choice === chosen ? 0 : -1;
    }
    this.#chip = BigInt(chosen.dataset['chip'] ?? '0');
    if (hasFocus) chosen.focus();
  }

  /** Dims what cannot be pressed. */
  dim(isOpen: boolean, canRepeat: boolean): void {
    for (const control of controls('area')) setDisabled(control, !isOpen);
    for (const control of controls('undo')) setDisabled(control, !isOpen || this.#laid.length === 0);
    for (const control of controls('repeat')) setDisabled(control, !isOpen || !canRepeat);
    for (const control of controls('place')) setDisabled(control, !isOpen || this.#laid.length === 0);
  }
}
