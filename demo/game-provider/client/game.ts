import type { RefusalCode } from '#contract/refusals';
import { spinRequest, type GameSetup, type Round, type SpinRequest } from '../api';
import { fill } from '../messages/fill';
import { money } from '../page/money';
import { openBridge, wireLobby, type Bridge } from './bridge';
import { hideFault, isSessionOver, showFault, tellFault } from './faultBox';
import { controls, newKey, part, setDisabled } from './dom';
import { nextSpinAt } from './pace';
import { PayTable } from './payTable';
import { PendingRequest } from './pendingRequest';
import { Reels } from './reels';
import { readState, sendSpin, type Fault } from './server';
import { StakeChooser } from './stake';
import { tableRefusals } from './tableRefusals';
import { WinShow } from './winShow';

/** `stuck`: a spin has no answer yet and can only be asked for again. `over`: the session is gone. */
type Phase = 'idle' | 'spinning' | 'stuck' | 'over';

const refusalTexts: Partial<Record<RefusalCode, string>> = {
  ...tableRefusals,
  'limit.reached': 'faultSoon',
  'game.stake': 'faultStake',
  'amount.finer': 'faultStake',
  'session.ended': 'faultSession',
};

/** One player at one slot: what the page does from opening to closing. */
export class Game {
  readonly #setup: GameSetup;
  readonly #reels: Reels;
  readonly #wins: WinShow;
  readonly #table: PayTable;
  readonly #stake: StakeChooser;
  readonly #bridge: Bridge;
  readonly #root = document.querySelector<HTMLElement>('.game');
  #phase: Phase = 'idle';
  #isHeld = false;
  #balance: bigint;
  #request: SpinRequest | undefined;
  readonly #pending = new PendingRequest(spinRequest);
  /** By the page's clock: before that another spin would come too soon. */
  #earliest = 0;

  constructor(setup: GameSetup) {
    this.#setup = setup;
    this.#balance = BigInt(setup.state.balance);
    this.#bridge = openBridge(setup.siteOrigins, {
      onRefresh: () => void this.#refresh(),
      onHold: (isHeld) => this.#hold(isHeld),
    });
    this.#reels = new Reels(setup);
    this.#wins = new WinShow(this.#reels, setup, this.#money);
    this.#table = new PayTable(setup, this.#money);
    this.#stake = new StakeChooser(setup, this.#money, (stake) => {
      this.#table.speakOf(stake);
      if (this.#phase === 'idle') hideFault();
    });
    wireLobby(this.#bridge, setup.siteOrigins);
    for (const control of controls('spin')) control.addEventListener('click', () => this.#press());
    for (const control of controls('retry'))
      control.addEventListener('click', () => this.#request && void this.#run(this.#request));
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Stands everything where the player left it, and finishes a spin that was interrupted. */
  open(): void {
    const { last } = this.#setup.state;
    const pending = this.#pending.read();
    this.#reels.stand(last?.outcome.stops ?? this.#openingStops);
    this.#showBalance(this.#balance);
    part('win').textContent = '–';
    this.#bridge.send({ type: 'ready', gameId: this.#setup.gameId });
    this.#bridge.send({ type: 'balance', balance: String(this.#balance), currency: this.#setup.currency });
    const known = pending?.stake ?? last?.stake;
    if (known !== undefined) this.#stake.choose(known);
    if (pending && last?.key !== pending.key) void this.#run(pending, 'resumed');
    else if (last) this.#conclude(last, pending ? 'resumed' : 'lastRound');
  }

  #press(): void {
    if (this.#phase !== 'idle' || this.#isHeld || performance.now() < this.#earliest || this.#table.isOpen)
      return;
    // Made before anything is sent, and the same however often it is sent.
    void this.#run({ stake: this.#stake.value, key: newKey() });
  }

  async #run(request: SpinRequest, story?: 'resumed'): Promise<void> {
    const before = this.#reels.stops;
    this.#request = request;
    this.#pending.keep(request);
    const sentAt = performance.now();
    this.#earliest = sentAt + this.#setup.minSpinMs;
    this.#enter('spinning');
    this.#wins.clear();
    this.#say(this.#text('spinning'));
    part('win').textContent = '–';
    this.#showBalance(this.#balance - BigInt(request.stake));
    this.#reels.turn();
    const answer = await sendSpin(request);
    this.#earliest = nextSpinAt(sentAt, performance.now(), this.#setup);
    if (!answer.ok) {
      this.#reels.abandon(before);
      this.#fail(answer.fault);
      return;
    }
    this.#pending.drop();
    await this.#reels.stopAt(answer.value.outcome);
    this.#conclude(answer.value, story);
    this.#bridge.send({
      type: 'round',
      gameId: this.#setup.gameId,
      roundId: answer.value.roundId,
      stake: answer.value.stake,
      win: answer.value.win,
      balance: answer.value.balance,
      currency: this.#setup.currency,
    });
  }

  /** Shows a finished round; `story` says so when it was not played just now. */
  #conclude(round: Round, story?: 'resumed' | 'lastRound'): void {
    if (story === 'resumed') this.#pending.drop();
    this.#balance = BigInt(story === 'lastRound' ? this.#setup.state.balance : round.balance);
    this.#showBalance(this.#balance);
    this.#request = undefined;
    const [win, stake] = [BigInt(round.win), BigInt(round.stake)];
    part('win').textContent = this.#money(round.win);
    if (story) {
      this.#say(fill(this.#text(story), { stake: this.#money(round.stake), win: this.#money(round.win) }));
    } else if (win > stake) this.#say(fill(this.#text('won'), { amount: this.#money(round.win) }), 'win');
    else if (win > 0n) this.#say(fill(this.#text('returned'), { amount: this.#money(round.win) }));
    else this.#say(this.#text('noWin'));
    if (story !== 'lastRound') this.#wins.show(round);
    this.#enter('idle');
  }

  #fail(fault: Fault): void {
    const { kind, code } = fault;
    this.#showBalance(this.#balance);
    const isOver = isSessionOver(fault);
    // A refusal is an answer: this spin took nothing and will not be asked for again.
    const isAnswered = kind === 'refused';
    if (isAnswered) {
      this.#pending.drop();
      this.#request = undefined;
    }
    const text = isOver
      ? 'faultSession'
      : ((code && refusalTexts[code]) ?? (kind === 'offline' ? 'faultOffline' : 'faultProvider'));
    showFault(this.#text(text), { canRetry: !isAnswered, code });
    this.#say('');
    this.#enter(isOver ? 'over' : isAnswered ? 'idle' : 'stuck');
    tellFault(this.#bridge, fault);
    if (code === 'wallet.short') void this.#refresh();
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (this.#phase === 'idle') this.#say(this.#text(isHeld ? 'held' : 'ready'));
    this.#dim();
  }

  /** Reads the wallet again: it may have changed outside the game. */
  async #refresh(): Promise<void> {
    const answer = await readState();
    if (!answer.ok || this.#phase === 'spinning') return;
    this.#balance = BigInt(answer.value.balance);
    this.#showBalance(this.#balance);
    this.#bridge.send({ type: 'balance', balance: answer.value.balance, currency: this.#setup.currency });
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    if (this.#root) this.#root.dataset['phase'] = phase;
    if (phase === 'spinning') hideFault();
    this.#stake.lock(phase !== 'idle');
    this.#dim();
    const wait = this.#earliest - performance.now();
    if (phase === 'idle' && wait > 0) setTimeout(() => this.#dim(), wait + 5);
  }

  #dim(): void {
    const isReady = this.#phase === 'idle' && !this.#isHeld && performance.now() >= this.#earliest;
    for (const control of controls('spin')) setDisabled(control, !isReady);
  }

  /** The space bar spins from anywhere but a control. A key that is held down spins once: there is no automatic play. */
  #key(event: KeyboardEvent): void {
    const onControl = event.target instanceof Element ? event.target.closest('button,a,dialog') : null;
    if (event.repeat && (event.key === ' ' || event.key === 'Enter') && onControl?.matches('.spin'))
      event.preventDefault();
    if (event.key !== ' ' || onControl || this.#table.isOpen) return;
    event.preventDefault();
    if (!event.repeat) this.#press();
  }

  /** Where the reels stand before the first spin: the game's own symbol in the middle row. */
  get #openingStops(): number[] {
    return this.#setup.strips.map((strip) => (strip.indexOf(0) + strip.length - 1) % strip.length);
  }

  #showBalance(amount: bigint): void {
    part('balance').textContent = this.#money(String(amount < 0n ? 0n : amount));
  }

  #say(words: string, tone = 'plain'): void {
    const status = part('status');
    status.dataset['tone'] = tone;
    status.textContent = words;
  }

  readonly #money = (amount: string): string => money(amount, this.#setup.currency, this.#setup.language);

  #text(name: string): string {
    return this.#setup.texts[name] ?? '';
  }
}
