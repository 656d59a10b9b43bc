import type { FrameSetup } from '../frameSetup';
import { fill } from '../messages/fill';
import { money } from '../page/money';
import { openBridge, wireLobby, type Bridge, type Hearing } from './bridge';
import { part } from './dom';
import { hideFault, isSessionOver, showFault, tellFault, type WaysOn } from './faultBox';
import { onPress } from './panes';
import type { Fault } from './server';
import { StatusLine } from './statusLine';

interface FrameActs extends Omit<Hearing, 'onHold'> {
  /** Whether stakes may be taken has changed: `isHeld` says it. */
  onHold(): void;
  /** Sends again what was not answered. */
  onRetry(): void;
}

/** A round as the site is told of it; sums in minor units. */
interface EndedRound {
  roundId: string;
  stake: string;
  win: string;
  balance: string;
  /** The game's own line says how it ended, so that the site need not. */
  isSaid?: true;
}

/** What every game has around its own: the site, the line that says how it stands, faults, rules, words and money. */
export class GameFrame {
  readonly status = new StatusLine();
  /** No new stake may be taken: the site asks something first. */
  isHeld = false;
  /** The session is over: nothing can be asked any more. */
  isOver = false;
  readonly #setup: FrameSetup;
  readonly #bridge: Bridge;
  readonly #rules = part<HTMLDialogElement>('rules');
  readonly #root = document.querySelector<HTMLElement>('.game');

  constructor(setup: FrameSetup, { onHold, onRetry, ...acts }: FrameActs) {
    this.#setup = setup;
    this.#bridge = openBridge(setup.siteOrigins, {
      ...acts,
      onHold: (isHeld) => {
        this.isHeld = isHeld;
        onHold();
      },
    });
    wireLobby(this.#bridge, setup.siteOrigins);
    onPress('retry', onRetry);
    onPress('dismiss', hideFault);
    onPress('rules', () => this.#rules.showModal());
    // A press beside the sheet puts it away.
    this.#rules.addEventListener('click', ({ target }) => target === this.#rules && this.#rules.close());
  }

  get isReading(): boolean {
    return document.querySelector('dialog[open]') !== null;
  }

  /** Tells the site that the game can be played. */
  open(balance: string): void {
    this.#bridge.send({ type: 'ready', gameId: this.#setup.gameId });
    this.tellBalance(balance);
  }

  tellBalance(balance: string): void {
    this.#bridge.send({ type: 'balance', balance, currency: this.#setup.currency });
  }

  tellRound(round: EndedRound): void {
    const { gameId, currency } = this.#setup;
    this.#bridge.send({ type: 'round', gameId, currency, ...round });
  }

  tellOddsFormat(format: Parameters<NonNullable<Hearing['onOddsFormat']>>[0]): void {
    this.#bridge.send({ type: 'oddsFormat', format });
  }

  /** Marks the game's element, which styles go by. */
  enter(phase: string): void {
    if (this.#root) this.#root.dataset['phase'] = phase;
  }

  /**
   * Shows why something was not done, and tells the site.
   * @param words of the text to be shown, unless the session is over
   */
  fail(
    fault: Fault,
    words: string,
    { canRetry = fault.kind !== 'refused', values = {} }: FailOptions = {},
  ): void {
    this.isOver = isSessionOver(fault);
    this.show(this.isOver ? 'faultSession' : words, values, { canRetry, code: fault.code });
    tellFault(this.#bridge, fault);
  }

  /** Shows a text that says why something cannot be done. */
  show(words: string, values: Readonly<Record<string, string>> = {}, ways?: WaysOn): void {
    showFault(fill(this.text(words), values), ways);
  }

  readonly money = (amount: string | bigint): string =>
    money(amount, this.#setup.currency, this.#setup.language);

  /** A text by its name, with its places filled. */
  text(name: string, values?: Readonly<Record<string, string | number>>): string {
    const text = this.#setup.texts[name] ?? '';
    return values ? fill(text, values) : text;
  }
}

interface FailOptions {
  /** Whether the same may be sent again. @default unless it was refused */
  canRetry?: boolean;
  /** What the text is filled with. */
  values?: Readonly<Record<string, string>>;
}
