import { sitRequest, type OwnView, type RoomReply, type RoomSetup, type RoomView } from '../cardRoom/api';
import { hideFault, isSessionOver } from './faultBox';
import { controls, newKey, part, setDisabled, setText } from './dom';
import { GameFrame } from './gameFrame';
import { onPress } from './panes';
import { PendingRequest } from './pendingRequest';
import { RoomHand, wordsOfCards } from './roomHand';
import { showSeats } from './roomSeats';
import { followRoom, readRoom, sendRoom, type Answer, type Fault, type RoomActs } from './server';
import { tableRefusals } from './tableRefusals';

/** One player at a table of a card room: what the page does from opening to closing. */
export class CardRoom {
  readonly #setup: RoomSetup;
  readonly #frame: GameFrame;
  readonly #hand: RoomHand;
  readonly #pending = new PendingRequest(sitRequest);
  #view: RoomView;
  #own: OwnView;
  /** The table's clock less the page's. */
  #ahead: number;
  #isSending = false;
  #isAsking = false;
  /** Asks again what was not answered. */
  #again: (() => void) | undefined;
  /** What was said last, so that each thing is said once. */
  #said = '';
  /** The deal whose end was told to the site. */
  #told: number;

  constructor(setup: RoomSetup) {
    this.#setup = setup;
    this.#view = setup.table;
    this.#own = setup.own;
    this.#ahead = setup.table.now - Date.now();
    this.#told = setup.own.last?.round ?? 0;
    this.#frame = new GameFrame(setup, {
      onRefresh: () => void this.#read(),
      onHold: () => this.#draw(),
      onRetry: () => this.#again?.(),
    });
    this.#hand = new RoomHand(setup.texts, () => this.#draw());
    onPress('sit', () => this.#do('sit', { round: this.#view.round, key: newKey() }));
    onPress('stand', () => this.#do('stand', { round: this.#view.round }));
    onPress('back', () => this.#do('back', {}));
    onPress('pass', () => this.#move([]));
    onPress('lay', () => this.#move(this.#hand.chosen));
  }

  open(): void {
    this.#frame.open(this.#own.balance);
    this.#draw();
    this.#sayLast();
    this.#follow();
    setInterval(() => this.#draw(), 250);
    const pending = this.#pending.read();
    if (pending) this.#do('sit', pending);
  }

  #follow(): void {
    followRoom(
      (view) => this.#take(view),
      // Refused for good: whether the session is over is for a call to say, which has words for it.
      () => void this.#read().then((isThere) => isThere && this.#follow()),
    );
  }

  #take(view: RoomView): void {
    // An answer to a press may be newer than the stream.
    const isOlder =
      view.round < this.#view.round ||
      (view.round === this.#view.round &&
        (view.deal?.moves.length ?? 0) < (this.#view.deal?.moves.length ?? 0));
    if (isOlder) return;
    this.#view = view;
    this.#ahead = view.now - Date.now();
    this.#draw();
    if (this.#isStale) void this.#read();
  }

  /** Whether the table has gone on past what is known of the player's own cards and stake. */
  get #isStale(): boolean {
    const { seat, round, hand } = this.#own;
    if (round !== this.#view.round) return true;
    return seat !== null && this.#view.deal !== null && hand.length === 0 && !this.#isDone(seat);
  }

  #isDone(seat: number): boolean {
    return this.#view.deal?.order.includes(seat) ?? false;
  }

  async #read(): Promise<boolean> {
    if (this.#isAsking) return true;
    this.#isAsking = true;
    const answer = await readRoom();
    this.#isAsking = false;
    if (answer.ok) this.#accept(answer.value);
    else if (isSessionOver(answer.fault)) this.#fail(answer.fault);
    return answer.ok || answer.fault.kind !== 'refused';
  }

  #accept({ table, own }: RoomReply): void {
    this.#own = own;
    this.#take(table);
    this.#frame.tellBalance(own.balance);
    this.#conclude();
    this.#draw();
  }

  #move(cards: readonly number[]): void {
    const { round, deal } = this.#view;
    if (deal) this.#do('move', { round, number: deal.moves.length, cards: [...cards] });
  }

  #do<Act extends keyof RoomActs>(act: Act, request: RoomActs[Act]): void {
    if (this.#isSending || this.#frame.isOver) return;
    if (act === 'sit') this.#pending.keep(request as RoomActs['sit']);
    void this.#run(
      act,
      () => sendRoom(act, request),
      () => this.#do(act, request),
    );
  }

  async #run(act: keyof RoomActs, send: () => Promise<Answer<RoomReply>>, again: () => void): Promise<void> {
    this.#isSending = true;
    hideFault();
    this.#draw();
    const answer = await send();
    this.#isSending = false;
    if (!answer.ok) {
      this.#again = answer.fault.kind === 'refused' ? undefined : again;
      if (act === 'sit' && answer.fault.kind === 'refused') this.#pending.drop();
      return this.#fail(answer.fault, act);
    }
    if (act === 'sit') this.#pending.drop();
    if (act === 'move') this.#hand.clear();
    this.#again = undefined;
    this.#accept(answer.value);
  }

  #fail(fault: Fault, act?: keyof RoomActs): void {
    const { kind, code } = fault;
    const isMove = act === 'move' || act === 'back';
    const known = code === 'bets.closed' ? undefined : code && tableRefusals[code];
    const text = kind === 'refused' ? (known ?? (isMove ? 'faultMove' : 'faultSeat')) : 'faultRoomOffline';
    this.#frame.fail(fault, text);
    this.#draw();
    if (!this.#frame.isOver) void this.#read();
  }

  /** Tells the site and the player how a deal ended. */
  #conclude(): void {
    const { last, balance } = this.#own;
    if (!last || last.round <= this.#told) return;
    this.#told = last.round;
    const roundId = `${this.#setup.gameId}-${last.round}`;
    this.#frame.tellRound({ roundId, stake: last.stake, win: last.payout, balance, isSaid: true });
    if (last.place === null) this.#frame.status.say(this.#text('takenBack'));
    else {
      const isWin = BigInt(last.payout) > BigInt(last.stake);
      const amount = this.#money(last.payout);
      this.#frame.status.say(this.#text('placed', { place: last.place, amount }), isWin ? 'win' : 'plain');
    }
    this.#said = this.#key;
  }

  /** What became of the last deal here, for somebody who comes back. */
  #sayLast(): void {
    const { last } = this.#own;
    if (!last?.place || this.#own.seat !== null) return;
    const { place } = last;
    const words = { place, stake: this.#money(last.stake), amount: this.#money(last.payout) };
    this.#frame.status.say(this.#text('lastDeal', words));
    this.#said = this.#key;
  }

  /** What there is to say something about. */
  get #key(): string {
    const { round, deal, dealAt } = this.#view;
    return `${round} ${deal?.moves.length ?? '-'} ${deal?.turn ?? '-'} ${dealAt === null} ${this.#own.seat} ${this.#frame.isHeld}`;
  }

  get #now(): number {
    return Date.now() + this.#ahead;
  }

  #draw(): void {
    const view = this.#view;
    const { deal, dealAt } = view;
    const { seat, round } = this.#own;
    const mine = round === view.round ? seat : null;
    const isOwnTurn = deal !== null && mine !== null && deal.turn === mine && !this.#isDone(mine);
    const phase = deal ? (isOwnTurn ? 'turn' : 'play') : 'wait';
    this.#frame.enter(phase);
    const until = deal?.endsAt ?? dealAt;
    const left = until === null ? 0 : Math.max(0, until - this.#now);
    const seconds = Math.ceil(left / 1000);
    setText('seconds', seconds > 0 ? String(seconds) : '');
    const share = Math.min(100, (left / (deal ? this.#setup.turnMs : 8_000)) * 100);
    part<SVGElement & HTMLElement>('arc').style.strokeDashoffset = String(100 - share);
    showSeats(view, mine, this.#setup.texts);
    this.#hand.show(mine === null ? [] : this.#own.hand, view, mine);
    setText('balance', this.#money(this.#own.balance));
    setText('seedHash', view.seedHash);
    setText('seedBefore', view.last?.seed ?? '');
    const isAway = mine !== null && deal !== null && (view.seats[mine]?.isAway ?? false);
    const isFull = view.seats.every(({ person }) => person !== null);
    const show = (act: string, isShown: boolean, isEnabled = true): void => {
      for (const control of controls(act)) {
        control.hidden = !isShown;
        setDisabled(control, !isEnabled || this.#isSending || this.#frame.isOver || this.#frame.isHeld);
      }
    };
    show('sit', mine === null, !deal && !isFull);
    show('stand', mine !== null && !deal);
    show('back', isAway);
    show('pass', mine !== null && deal !== null && !isAway, isOwnTurn && deal.trick !== null);
    show('lay', mine !== null && deal !== null && !isAway, isOwnTurn && this.#hand.isAllowed(view));
    this.#announce(mine, isOwnTurn, isAway, seconds);
    this.#frame.status.count(seconds);
  }

  #announce(mine: number | null, isOwnTurn: boolean, isAway: boolean, seconds: number): void {
    const key = this.#key;
    if (key === this.#said || this.#frame.isOver) return;
    this.#said = key;
    const { deal, dealAt } = this.#view;
    if (this.#frame.isHeld) return this.#frame.status.say(this.#text('held'));
    if (!deal && dealAt === null) return this.#frame.status.say(this.#text('sitText'));
    if (!deal) return this.#frame.status.sayCounting(this.#text('begins'), seconds);
    if (isAway) return this.#frame.status.say(this.#text('awayText'));
    if (!isOwnTurn) {
      if (mine !== null && this.#isDone(mine)) return this.#frame.status.say(this.#text('doneText'));
      return this.#frame.status.say(this.#text(mine === null ? 'watchText' : 'othersTurn'));
    }
    if (deal.mustHold !== null) {
      const card = wordsOfCards([deal.mustHold], this.#setup.texts);
      return this.#frame.status.say(this.#text('mustHold', { card }), 'win');
    }
    const canBeat = this.#hand.canBeat(this.#view);
    this.#frame.status.say(
      this.#text(!deal.trick ? 'yourLead' : canBeat ? 'yourTurn' : 'nothingBeats'),
      'win',
    );
  }

  readonly #money = (amount: string | bigint): string => this.#frame.money(amount);

  #text(name: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#frame.text(name, values);
  }
}
