import type { FishKind } from '#platform/fishing';
import {
  mostShots,
  shotsRequest,
  type FishingSetup,
  type FishingState,
  type ShotsReply,
  type ShotsRequest,
} from '../fishing/api';
import { hideFault } from './faultBox';
import { controls, setDisabled, setText } from './dom';
import { GameFrame } from './gameFrame';
import { onPress } from './panes';
import { PendingRequest } from './pendingRequest';
import { Sea } from './sea';
import { endFishing, readFishing, sendShots, type Fault } from './server';
import { StakeChooser } from './stake';
import { tableRefusals } from './tableRefusals';

/** Least time between two shots, milliseconds. */
const reload = 180;
/** Shots are collected for so long, so that the ledger has one posting for all of them. */
const collect = 350;
/** How often a batch that came too soon is sent again by itself. */
const mostWaits = 4;

interface Shot {
  kind: FishKind;
  fish: HTMLElement | undefined;
}

/** One player at a fishing game: what the page does from opening to closing. */
export class Fishing {
  readonly #setup: FishingSetup;
  readonly #frame: GameFrame;
  readonly #sea: Sea;
  readonly #stake: StakeChooser;
  readonly #pending = new PendingRequest(shotsRequest);
  #state: FishingState;
  #target: FishKind = 'sardine';
  /** Shots that were fired and not sent yet. */
  #queue: Shot[] = [];
  /** What was sent and not answered, with what it was aimed at. */
  #sent: { request: ShotsRequest; shots: readonly Shot[] } | undefined;
  #isCollecting = false;
  #net = 0n;
  #ready = 0;
  #isStuck = false;

  constructor(setup: FishingSetup) {
    this.#setup = setup;
    this.#state = setup.state;
    this.#frame = new GameFrame(setup, {
      onRefresh: () => void this.#read(),
      onHold: () => this.#hold(),
      onRetry: () => this.#sent && void this.#send(this.#sent.request, this.#sent.shots),
    });
    this.#sea = new Sea((kind, fish) => {
      this.#choose(kind as FishKind);
      this.#fire(fish);
    });
    this.#stake = new StakeChooser({ stakes: setup.bullets }, this.#money, () => undefined);
    const targets = controls('target');
    for (const target of targets) {
      target.addEventListener('click', () => this.#choose(target.dataset['kind'] as FishKind));
      target.addEventListener('keydown', (event) => this.#step(event, targets));
    }
    onPress('fire', () => this.#fire());
    onPress('end', () => void this.#end());
    document.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Stands everything where the player left it, and finishes shots that were interrupted. */
  open(): void {
    this.#frame.open(this.#state.balance);
    this.#choose(this.#target);
    const pending = this.#pending.read();
    const { last } = this.#state;
    this.#frame.status.say(
      last && last.shots > 0 ? this.#storyOf('lastShots', last) : this.#frame.text('ready'),
    );
    if (pending) void this.#send(pending, [], true);
  }

  #choose(kind: FishKind): void {
    this.#target = kind;
    for (const target of controls('target')) {
      const isChosen = target.dataset['kind'] === kind;
      target.setAttribute('aria-checked', String(isChosen));
      target.tabIndex = isChosen ? 0 : -1;
    }
    this.#sea.aim(kind);
  }

  #step(event: KeyboardEvent, targets: readonly HTMLButtonElement[]): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isTurned = document.documentElement.dir === 'rtl' && /Left|Right/.test(event.key);
    const at = targets.findIndex((target) => target.dataset['kind'] === this.#target);
    const next = targets[(at + (isTurned ? -step : step) + targets.length) % targets.length];
    this.#choose(next?.dataset['kind'] as FishKind);
    next?.focus();
  }

  /** The space bar fires from anywhere but a control, and from the targets. A key that is held down fires once. */
  #key(event: KeyboardEvent): void {
    const on = event.target instanceof Element ? event.target.closest('button,a,dialog') : null;
    if (event.key !== ' ' || (on && !on.matches('.target'))) return;
    event.preventDefault();
    if (!event.repeat) this.#fire();
  }

  get #inFlight(): bigint {
    const sent = this.#sent ? BigInt(this.#sent.request.bullet) * BigInt(this.#sent.request.aims.length) : 0n;
    return sent + BigInt(this.#stake.value) * BigInt(this.#queue.length);
  }

  #fire(at?: HTMLElement): void {
    const now = performance.now();
    if (this.#frame.isHeld || this.#frame.isOver || this.#isStuck || now < this.#ready) return;
    if (this.#queue.length >= mostShots) return;
    if (BigInt(this.#state.balance) - this.#inFlight < BigInt(this.#stake.value)) {
      this.#frame.show('faultShort');
      return;
    }
    hideFault();
    this.#ready = now + reload;
    const fish = at ?? this.#sea.nearest(this.#target);
    this.#queue.push({ kind: this.#target, fish });
    if (fish) this.#sea.shoot(fish);
    this.#draw();
    if (!this.#sent) this.#flushSoon();
  }

  #flushSoon(): void {
    if (this.#isCollecting) return;
    this.#isCollecting = true;
    setTimeout(() => this.#flush(), collect);
  }

  /** Sends what was fired. The number of the first shot is the key: the same shots are never fired twice. */
  #flush(): void {
    this.#isCollecting = false;
    const { id, shots } = this.#state.round;
    const batch = this.#queue.splice(0, mostShots);
    const [first] = batch;
    if (!first || this.#sent) return;
    const aims = batch.map(({ kind }) => kind);
    void this.#send({ round: id, first: shots, bullet: this.#stake.value, aims }, batch);
  }

  async #send(request: ShotsRequest, shots: readonly Shot[], isResumed = false): Promise<void> {
    this.#sent = { request, shots };
    this.#isStuck = false;
    this.#pending.keep(request);
    hideFault();
    this.#draw();
    let answer = await sendShots(request);
    for (let wait = 0; wait < mostWaits && !answer.ok && answer.fault.code === 'limit.reached'; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, collect));
      answer = await sendShots(request);
    }
    if (!answer.ok) return this.#fail(answer.fault);
    this.#pending.drop();
    this.#sent = undefined;
    await this.#conclude(answer.value, request, shots, isResumed);
  }

  async #conclude(
    reply: ShotsReply,
    { aims, bullet, first }: ShotsRequest,
    shots: readonly Shot[],
    isResumed: boolean,
  ): Promise<void> {
    const { round } = this.#state;
    const [stake, win] = [BigInt(reply.stake), BigInt(reply.win)];
    const isOwn = reply.round === round.id;
    const end = isOwn ? Math.max(round.shots, first + aims.length) : round.shots;
    this.#state = { ...this.#state, balance: reply.balance, round: { ...round, shots: end } };
    this.#net += win - stake;
    reply.caught.forEach((isCaught, place) => {
      const kind = aims[place];
      const fish = shots[place]?.fish;
      if (isCaught && kind && fish)
        this.#sea.catch(fish, this.#money(BigInt(bullet) * BigInt(this.#paysOf(kind))));
    });
    const facts = { shots: aims.length, stake: reply.stake, win: reply.win };
    if (isResumed) this.#frame.status.say(this.#storyOf('resumed', facts));
    else
      this.#frame.status.say(
        this.#storyOf(win > 0n ? 'hit' : 'missed', facts),
        win > stake ? 'win' : 'plain',
      );
    const { roundId, balance } = reply;
    this.#frame.tellRound({ roundId, stake: reply.stake, win: reply.win, balance, isSaid: true });
    // The round's last shot: the next one begins with a seed of its own.
    if (end >= 300 || isResumed) await this.#read();
    this.#draw();
    if (this.#queue.length > 0) this.#flushSoon();
  }

  #paysOf(kind: FishKind): number {
    const place = controls('target').findIndex((target) => target.dataset['kind'] === kind);
    return this.#setup.pays[place] ?? 0;
  }

  #fail(fault: Fault): void {
    const { kind, code } = fault;
    const isRefused = kind === 'refused';
    // Shots that were not sent yet cost nothing.
    this.#queue = [];
    if (isRefused) {
      this.#sent = undefined;
      this.#pending.drop();
    }
    this.#isStuck = !isRefused;
    const isOffered = code !== 'game.stake' && code !== 'amount.finer';
    const known = code === 'bets.closed' ? 'faultRound' : isOffered ? undefined : 'faultStake';
    const text = isRefused ? (known ?? (code && tableRefusals[code]) ?? 'faultRound') : 'faultShots';
    this.#frame.fail(fault, text);
    this.#draw();
    if (isRefused && !this.#frame.isOver) void this.#read();
  }

  async #end(): Promise<void> {
    if (this.#sent || this.#queue.length > 0) return;
    const answer = await endFishing(this.#state.round.id);
    if (answer.ok) this.#accept(answer.value);
  }

  async #read(): Promise<void> {
    const answer = await readFishing();
    if (answer.ok) this.#accept(answer.value);
  }

  #accept(state: FishingState): void {
    if (state.round.id !== this.#state.round.id) this.#net = 0n;
    this.#state = state;
    this.#frame.tellBalance(state.balance);
    this.#draw();
  }

  #draw(): void {
    const left = BigInt(this.#state.balance) - this.#inFlight;
    setText('balance', this.#money(left < 0n ? 0n : left));
    const net = this.#net - this.#inFlight;
    setText('net', net > 0n ? `+${this.#money(net)}` : this.#money(net));
    setText('seedHash', this.#state.round.seedHash);
    setText('seedBefore', this.#state.before?.seed ?? '');
    this.#stake.lock(this.#sent !== undefined || this.#queue.length > 0);
    for (const control of controls('fire'))
      setDisabled(control, this.#frame.isHeld || this.#frame.isOver || this.#isStuck);
  }

  #hold(): void {
    this.#frame.status.say(this.#frame.text(this.#frame.isHeld ? 'held' : 'ready'));
    this.#draw();
  }

  #storyOf(text: string, { shots, stake, win }: { shots: number; stake: string; win: string }): string {
    return this.#frame.text(text, { shots, stake: this.#money(stake), win: this.#money(win) });
  }

  readonly #money = (amount: string | bigint): string => this.#frame.money(amount);
}
