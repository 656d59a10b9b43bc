import type { RefusalCode } from '#contract/refusals';
import { spinRequest, type GameSetup, type GameState, type Round, type SpinRequest } from '../api';
import { hideFault } from './faultBox';
import { controls, newKey, part, setDisabled, setTextOf } from './dom';
import { GameFrame } from './gameFrame';
import { nextSpinAt } from './pace';
import { PayTable } from './payTable';
import { PendingRequest } from './pendingRequest';
import { Reels } from './reels';
import { readState, sendSpin, type Fault } from './server';
import { SpinCheck } from './spinCheck';
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
  'reward.expired': 'faultFreeSpins',
  'reward.bonusOpen': 'faultFreeSpins',
};

/** One player at one slot: what the page does from opening to closing. */
export class Game {
  readonly #setup: GameSetup;
  readonly #reels: Reels;
  readonly #wins: WinShow;
  readonly #table: PayTable;
  readonly #stake: StakeChooser;
  readonly #frame: GameFrame;
  #phase: Phase = 'idle';
  #balance: bigint;
  #free: GameState['freeSpins'] = null;
  #request: SpinRequest | undefined;
  readonly #pending = new PendingRequest(spinRequest);
  /** By the page's clock: before that another spin would come too soon. */
  #earliest = 0;

  constructor(setup: GameSetup) {
    this.#setup = setup;
    this.#balance = BigInt(setup.state.balance);
    this.#frame = new GameFrame(setup, {
      onRefresh: () => void this.#refresh(),
      onHold: () => this.#hold(),
      onRetry: () => this.#request && void this.#run(this.#request),
    });
    this.#reels = new Reels(setup);
    this.#wins = new WinShow(this.#reels, setup, this.#money);
    this.#table = new PayTable(setup, this.#money);
    void new SpinCheck(setup);
    this.#stake = new StakeChooser(setup, this.#money, (stake) => {
      this.#table.speakOf(stake);
      if (this.#phase === 'idle') hideFault();
    });
    for (const control of controls('spin')) control.addEventListener('click', () => this.#press());
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Stands everything where the player left it, and finishes a spin that was interrupted. */
  open(): void {
    const { last } = this.#setup.state;
    const pending = this.#pending.read();
    this.#reels.stand(last?.outcome.stops ?? this.#openingStops);
    this.#showBalance(this.#balance);
    part('win').textContent = '–';
    this.#frame.open(String(this.#balance));
    const known = pending?.stake ?? last?.stake;
    if (known !== undefined) this.#stake.choose(known);
    this.#showFree(this.#setup.state.freeSpins);
    if (pending && last?.key !== pending.key) void this.#run(pending, 'resumed');
    else if (last) this.#conclude(last, pending ? 'resumed' : 'lastRound');
  }

  #press(): void {
    if (
      this.#phase !== 'idle' ||
      this.#frame.isHeld ||
      performance.now() < this.#earliest ||
      this.#frame.isReading
    )
      return;
    // Made before anything is sent, and the same however often it is sent; it says whether own money may be taken.
    const free = this.#free && { freeSpins: this.#free.id };
    void this.#run({ stake: this.#stake.value, key: newKey(), ...free });
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
    if (request.freeSpins === undefined) this.#showBalance(this.#balance - BigInt(request.stake));
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
    const { roundId, stake, win, balance, spinsLeft } = answer.value;
    if (request.freeSpins !== undefined) {
      if (spinsLeft && this.#free?.id === request.freeSpins)
        this.#showFree({ ...this.#free, left: spinsLeft });
      // The last one, or one that another page played: what is left is asked for.
      else void this.#refresh();
    }
    this.#frame.tellRound({ roundId, stake, win, balance, isSaid: true });
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
      this.#say(this.#text(story, { stake: this.#money(round.stake), win: this.#money(round.win) }));
    } else if (win > stake) this.#say(this.#text('won', { amount: this.#money(round.win) }), 'win');
    else if (win > 0n) this.#say(this.#text('returned', { amount: this.#money(round.win) }));
    else this.#say(this.#text('noWin'));
    if (story !== 'lastRound') this.#wins.show(round);
    this.#enter('idle');
  }

  #fail(fault: Fault): void {
    const { kind, code } = fault;
    this.#showBalance(this.#balance);
    // A refusal is an answer: this spin took nothing and will not be asked for again.
    const isAnswered = kind === 'refused';
    if (isAnswered) {
      this.#pending.drop();
      this.#request = undefined;
    }
    const known = code && refusalTexts[code];
    this.#frame.fail(fault, known ?? (kind === 'offline' ? 'faultOffline' : 'faultProvider'));
    this.#say('');
    this.#enter(this.#frame.isOver ? 'over' : isAnswered ? 'idle' : 'stuck');
    if (code === 'wallet.short' || code?.startsWith('reward.')) void this.#refresh();
  }

  #hold(): void {
    if (this.#phase === 'idle') this.#say(this.#text(this.#frame.isHeld ? 'held' : 'ready'));
    this.#dim();
  }

  /** Reads the wallet again: it may have changed outside the game. */
  async #refresh(): Promise<void> {
    const answer = await readState();
    if (!answer.ok || this.#phase === 'spinning') return;
    this.#balance = BigInt(answer.value.balance);
    this.#showBalance(this.#balance);
    this.#showFree(answer.value.freeSpins);
    this.#frame.tellBalance(answer.value.balance);
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#frame.enter(phase);
    if (phase === 'spinning') hideFault();
    this.#stake.lock(phase !== 'idle');
    this.#dim();
    const wait = this.#earliest - performance.now();
    if (phase === 'idle' && wait > 0) setTimeout(() => this.#dim(), wait + 5);
  }

  #dim(): void {
    const isReady = this.#phase === 'idle' && !this.#frame.isHeld && performance.now() >= this.#earliest;
    for (const control of controls('spin')) setDisabled(control, !isReady);
  }

  /** The space bar spins from anywhere but a control. A key that is held down spins once: there is no automatic play. */
  #key(event: KeyboardEvent): void {
    const onControl = event.target instanceof Element ? event.target.closest('button,a,dialog') : null;
    if (event.repeat && (event.key === ' ' || event.key === 'Enter') && onControl?.matches('.spin'))
      event.preventDefault();
    if (event.key !== ' ' || onControl || this.#frame.isReading) return;
    event.preventDefault();
    if (!event.repeat) this.#press();
  }

  /** Where the reels stand before the first spin: the game's own symbol in the middle row. */
  get #openingStops(): number[] {
    return this.#setup.strips.map((strip) => (strip.indexOf(0) + strip.length - 1) % strip.length);
  }

  /** Says which free spins come before own money: their stake is fixed. */
  #showFree(free: GameState['freeSpins']): void {
    // When they are used up, the stake stays what it was: a press must not take more than the ones before were worth.
    if (this.#free && !free) this.#stake.choose(this.#free.stake);
    this.#free = free;
    this.#stake.fix(free?.stake);
    const line = part('freeSpins');
    line.hidden = !free;
    if (free)
      setTextOf(line, this.#text('freeSpins', { count: String(free.left), amount: this.#money(free.stake) }));
  }

  #showBalance(amount: bigint): void {
    part('balance').textContent = this.#money(String(amount < 0n ? 0n : amount));
  }

  #say(words: string, tone?: string): void {
    this.#frame.status.say(words, tone);
  }

  readonly #money = (amount: string): string => this.#frame.money(amount);

  #text(name: string, values?: Readonly<Record<string, string>>): string {
    return this.#frame.text(name, values);
  }
}
