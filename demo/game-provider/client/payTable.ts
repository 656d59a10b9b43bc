import type { GameSetup } from '../api';
import { fill } from '../messages/fill';
import { part } from './dom';

/** The pay table: speaks of the stake that is chosen. */
export class PayTable {
  readonly #sheet = part('rules');
  readonly #setup: GameSetup;
  readonly #money: (amount: string) => string;

  constructor(setup: GameSetup, money: (amount: string) => string) {
    this.#setup = setup;
    this.#money = money;
  }

  /** Writes every amount for a whole stake. */
  speakOf(stake: string): void {
    const { lineCount, texts, pays } = this.#setup;
    const perLine = BigInt(stake) / BigInt(lineCount);
    const amountOf = (pay: string, per: string) =>
      this.#money(String(BigInt(pay) * (per === 'line' ? perLine : BigInt(stake))));
    part('paysAt').textContent = fill(texts['paysAt'] ?? '', { amount: this.#money(stake) });
    for (const cell of this.#sheet.querySelectorAll<HTMLElement>('[data-pay]'))
      cell.textContent = amountOf(cell.dataset['pay'] ?? '0', cell.dataset['per'] ?? 'line');
    const jackpot = this.#sheet.querySelector('[data-part="jackpot"]');
    if (jackpot)
      jackpot.textContent = fill(texts['jackpotText'] ?? '', {
        amount: amountOf(String(pays[0]?.[2] ?? 0), 'line'),
      });
  }
}
