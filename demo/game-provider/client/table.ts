import {
  placeRequest,
  type PlaceRequest,
  type SeatView,
  type TableSetup,
  type TableView,
} from '../tables/api';
import { showAreas } from './areas';
import { hideFault, isSessionOver } from './faultBox';
import { controls, newKey, part, setText, prefersReducedMotion } from './dom';
import { Felt } from './felt';
import { GameFrame } from './gameFrame';
import { onPress } from './panes';
import { PendingRequest } from './pendingRequest';
import { tableRefusals } from './tableRefusals';
import { Roads } from './roads';
import { resultOf, showStage } from './stage';
import { followTable, readTable, sendBets, type Fault } from './server';

const betTime = 15_000;

/** One player at one table with a dealer: what the page does from opening to closing. */
export class Table {
  readonly #setup: TableSetup;
  readonly #frame: GameFrame;
  readonly #felt: Felt;
  #view: TableView;
  #seat: SeatView;
  /** The table's clock less the page's. */
  #ahead: number;
  /** Bets that were sent and not answered; sent again under the same key. */
  #sent: PlaceRequest | undefined;
  readonly #pending = new PendingRequest(placeRequest);
  #isSending = false;
  /** What was said last, so that each thing is said once. */
  #said = '';
  /** The round whose end was told to the site. */
  #told = 0;
  #isAsking = false;
  readonly #roads: Roads;

  constructor(setup: TableSetup) {
    this.#setup = setup;
    this.#view = setup.table;
    this.#seat = setup.seat;
    this.#ahead = setup.table.now - Date.now();
    this.#told = setup.seat.last?.isSettled ? setup.seat.last.round : 0;
    this.#frame = new GameFrame(setup, {
      onRefresh: () => void this.#read(),
      onHold: () => {
        this.#said = '';
        this.#draw();
      },
      onRetry: () => this.#sent && void this.#send(this.#sent),
    });
    this.#roads = new Roads(setup);
    this.#felt = new Felt(setup, () => this.#draw());
    this.#wire();
  }

  open(): void {
    this.#frame.open(this.#seat.balance);
    this.#draw();
    this.#follow();
    setInterval(() => this.#beat(), 200);
    const pending = this.#pending.read();
    if (pending) void this.#send(pending);
  }

  #wire(): void {
    for (const area of controls('area'))
      area.addEventListener('click', () => {
        const name = area.dataset['area'] ?? '';
        if (!this.#isOpen || this.#isSending) return;
        if (!this.#felt.lay(name, this.#stakedOn(name))) this.#frame.show('faultTable', this.#limits);
      });
    onPress('undo', () => this.#felt.undo());
    onPress('repeat', () => this.#seat.last && this.#felt.repeat(this.#seat.last.sums));
    onPress('place', () => void this.#place());
  }

  #follow(): void {
    followTable(
      (view) => this.#take(view),
      // Refused for good: whether the session is over is for a call to say, which has words for it.
      () => void this.#read().then((isThere) => isThere && this.#follow()),
    );
  }

  #take(view: TableView): void {
    if (view.round !== this.#view.round) this.#felt.clear();
    this.#view = view;
    this.#ahead = view.now - Date.now();
    this.#draw();
  }

  get #now(): number {
    return Date.now() + this.#ahead;
  }

  get #isOpen(): boolean {
    return !this.#frame.isOver && !this.#frame.isHeld && this.#now < this.#view.closesAt;
  }

  #stakedOn(area: string): bigint {
    const { last } = this.#seat;
    return last?.round === this.#view.round ? BigInt(last.sums[area] ?? '0') : 0n;
  }

  async #place(): Promise<void> {
    if (this.#isSending) return;
    // What was sent and not answered may have arrived: under its own key it counts once.
    if (this.#sent) return this.#send(this.#sent);
    if (!this.#isOpen || this.#felt.sum === 0n) return;
    // Made before anything is sent, and the same however often it is sent.
    const key = newKey();
    const bets = [...this.#felt.amounts].map(([area, stake]) => ({
      area,
      stake: String(stake),
    }));
    await this.#send({ round: this.#view.round, bets, key });
  }

  async #send(request: PlaceRequest): Promise<void> {
    this.#sent = request;
    this.#pending.keep(request);
    this.#isSending = true;
    hideFault();
    this.#draw();
    const answer = await sendBets(request);
    this.#isSending = false;
    if (!answer.ok) return this.#fail(answer.fault);
    this.#forgetSent();
    this.#seat = answer.value;
    const sum = request.bets.reduce((all, { stake }) => all + BigInt(stake), 0n);
    this.#felt.clear();
    this.#frame.tellBalance(this.#seat.balance);
    this.#frame.status.say(this.#text('betsPlaced', { amount: this.#money(sum) }));
    this.#draw();
  }

  #forgetSent(): void {
    this.#sent = undefined;
    this.#pending.drop();
  }

  #fail(fault: Fault): void {
    const { kind, code } = fault;
    if (kind === 'refused') {
      this.#forgetSent();
      this.#felt.clear();
    }
    this.#frame.fail(fault, (code && tableRefusals[code]) ?? 'faultTableOffline', { values: this.#limits });
    this.#draw();
    if (!this.#frame.isOver) void this.#read();
  }

  get #limits(): { min: string; max: string } {
    const { min, max } = this.#setup.limits;
    return { min: this.#money(min), max: this.#money(max) };
  }

  /** Reads table and seat again; answers whether the session is still there. */
  async #read(): Promise<boolean> {
    const answer = await readTable();
    if (!answer.ok) {
      if (isSessionOver(answer.fault)) this.#fail(answer.fault);
      return answer.fault.kind !== 'refused';
    }
    const { table, seat } = answer.value;
    this.#seat = seat;
    this.#frame.tellBalance(this.#seat.balance);
    this.#take(table);
    return true;
  }

  /** What the clock alone changes. */
  #beat(): void {
    this.#draw();
    const { last } = this.#seat;
    const isDue =
      last && !last.isSettled && (last.round < this.#view.round || this.#now > this.#view.settlesAt + 600);
    if (isDue && !this.#isAsking && !this.#frame.isOver) {
      this.#isAsking = true;
      setTimeout(() => void this.#read().finally(() => (this.#isAsking = false)), 400);
    }
    if (last?.isSettled && last.round > this.#told) this.#conclude(last);
  }

  /** Tells the site and the player how the round ended. */
  #conclude({ round, sums, payout }: NonNullable<SeatView['last']>): void {
    this.#told = round;
    const stake = Object.values(sums).reduce((sum, each) => sum + BigInt(each), 0n);
    const roundId = `${this.#setup.gameId}-${round}`;
    const { balance } = this.#seat;
    this.#frame.tellRound({ roundId, stake: String(stake), win: payout, balance, isSaid: true });
    const outcome = this.#view.round === round ? this.#view.outcome : null;
    const words = { winner: outcome ? resultOf(this.#setup, outcome) : this.#text('yourStakes') };
    if (payout === '0') this.#frame.status.say(this.#text('handLost', words));
    else this.#frame.status.say(this.#text('handWon', { ...words, amount: this.#money(payout) }), 'win');
  }

  #draw(): void {
    const { closesAt, turnsAt, outcome, sums, round, road, shoe } = this.#view;
    const left = Math.max(0, closesAt - this.#now);
    const seconds = Math.ceil(left / 1000);
    const phase = left > 0 ? 'bets' : this.#now < this.#view.settlesAt ? 'cards' : 'result';
    this.#frame.enter(phase);
    setText('seconds', seconds > 0 ? String(seconds) : '');
    const share = Math.min(100, (left / betTime) * 100);
    part<SVGElement & HTMLElement>('arc').style.strokeDashoffset = String(100 - share);
    showAreas({
      staked: (area) => this.#stakedOn(area),
      laid: this.#felt.amounts,
      all: sums,
      won: phase === 'result' ? (outcome?.won ?? []) : [],
      money: this.#money,
      allStakes: this.#text('allStakes'),
    });
    const mine = this.#seat.last?.round === round ? Object.values(this.#seat.last.sums) : [];
    setText('staked', this.#money(mine.reduce((sum, each) => sum + BigInt(each), 0n)));
    setText('balance', this.#money(this.#seat.balance));
    const amount = this.#money(this.#felt.sum);
    setText('place', this.#felt.sum > 0n ? this.#text('placeSum', { amount }) : this.#text('placeBets'));
    this.#felt.dim(
      this.#isOpen && !this.#isSending,
      this.#seat.last !== null && this.#seat.last.round !== round,
    );
    showStage(
      this.#setup,
      outcome,
      prefersReducedMotion() ? Infinity : this.#now - turnsAt,
      phase === 'result',
    );
    this.#roads.show(road, shoe.number);
    setText('seedHash', shoe.seedHash);
    setText('seedBefore', shoe.before.seed);
    this.#announce(phase, seconds);
    this.#frame.status.count(seconds);
  }

  #announce(phase: string, seconds: number): void {
    const { round, outcome } = this.#view;
    const key = `${round} ${phase}`;
    if (key === this.#said || this.#frame.isOver) return;
    this.#said = key;
    if (phase === 'bets')
      this.#frame.status.sayCounting(this.#text(this.#frame.isHeld ? 'held' : 'betNow'), seconds);
    else if (phase === 'cards') this.#frame.status.say(this.#text('noMoreBets'));
    else if (outcome && this.#setup.kind === 'baccarat') {
      const { player = 0, banker = 0 } = outcome.points;
      this.#frame.status.say(
        this.#text('handResult', { winner: resultOf(this.#setup, outcome), player, banker }),
      );
    } else if (outcome)
      this.#frame.status.say(this.#text('resultIs', { result: resultOf(this.#setup, outcome) }));
  }

  readonly #money = (amount: string | bigint): string => this.#frame.money(amount);

  #text(name: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#frame.text(name, values);
  }
}
