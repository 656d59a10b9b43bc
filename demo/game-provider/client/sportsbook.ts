import { betRequest, type BetRequest, type BookSeat, type BookSetup, type BookView } from '../sportsbook/api';
import { showBets } from './betsPane';
import { CashOutPane, keptCashOut } from './cashOutPane';
import { BookOffer } from './bookOffer';
import { BookOdds } from './bookOdds';
import { hideFault, isSessionOver } from './faultBox';
import { controls, newKey, part, setDisabled, setText } from './dom';
import { Favorites } from './favorites';
import { FollowedMatch } from './followedMatch';
import { GameFrame } from './gameFrame';
import { arrivalOf, onPress, showPane, showSheet } from './panes';
import { PendingRequest } from './pendingRequest';
import { readBook, sendSlip, type Fault } from './server';
import { wireOddsChange } from './oddsChange';
import { keptSlip, nameOf, Slip } from './slip';
import { SlipPane } from './slipPane';
import { slipRefusals } from './tableRefusals';
import { TicketSheet } from './ticket';

/** One player at one sports book: what the page does from opening to closing. */
export class Sportsbook {
  readonly #setup: BookSetup;
  readonly #frame: GameFrame;
  readonly #slip = new Slip(() => this.#setup);
  readonly #odds: BookOdds;
  readonly #pane: SlipPane;
  readonly #offer: BookOffer;
  readonly #cash: CashOutPane;
  readonly #ticket: TicketSheet;
  readonly #kept: PendingRequest<typeof keptSlip>;
  readonly #pending: PendingRequest<typeof betRequest>;
  readonly #followed = new FollowedMatch({
    isWatched: () => document.visibilityState === 'visible' && !this.#frame.isOver,
    look: () => void this.#look(),
    onState: () => this.#draw(),
    hasSlip: () => this.#slip.selections.length > 0,
  });
  #book: BookView;
  /** Bets that were sent and not answered; sent again under the same key. */
  #sent: BetRequest | undefined;
  #isSending = false;
  /** Looks that were begun: an answer to an older one is dropped. */
  #looks = 0;

  constructor(setup: BookSetup) {
    this.#setup = setup;
    this.#book = setup.book;
    // By player, so that nobody finds or sends what somebody else left in the same tab.
    const name = `${setup.player}:${setup.gameId}`;
    this.#kept = new PendingRequest(keptSlip, `slip:${name}`);
    this.#pending = new PendingRequest(betRequest, `bets:${name}`);
    this.#frame = new GameFrame(setup, {
      onRefresh: () => void this.#look(),
      onHold: () => {
        this.#frame.status.say(this.#frame.isHeld ? this.#text('held') : '');
        this.#draw();
      },
      onOddsFormat: (format) => this.#odds.use(format),
      onRetry: () => this.#sent && void this.#send(this.#sent),
    });
    const { texts, language } = setup;
    this.#odds = new BookOdds({
      minus: this.#text('minus'),
      onFormat: () => this.#draw(),
      onChoose: (format) => this.#frame.tellOddsFormat(format),
    });
    this.#pane = new SlipPane({
      slip: this.#slip,
      texts,
      shape: setup,
      money: this.#money,
      odds: this.#odds,
      steps: setup.steps,
      onChange: () => this.#changed(),
      onStake: () => {
        this.#kept.keep(this.#slip.kept);
        this.#drawSlip();
      },
    });
    this.#offer = new BookOffer({
      texts,
      language,
      favorites: new Favorites(setup.player),
      odds: this.#odds,
      isPicked: (pick) => this.#slip.has(pick),
      onPick: (pick) => {
        if (this.#isLocked) return;
        if (this.#slip.toggle(pick)) showPane('slip');
        this.#frame.status.say('');
        this.#changed();
        void this.#look();
      },
      onTurn: () => {
        this.#draw();
        void this.#look();
      },
    });
    this.#cash = new CashOutPane({
      ...setup,
      money: this.#money,
      pending: new PendingRequest(keptCashOut, `cashOut:${name}`),
      isHeld: () => this.#frame.isHeld || this.#frame.isOver,
      onSeat: (seat) => {
        // A look that was begun before knows nothing of this.
        this.#looks += 1;
        this.#takeSeat(seat);
        this.#draw();
      },
      onPaid: (amount) =>
        this.#frame.status.say(this.#text('cashedOutFor', { amount: this.#money(amount) }), 'good'),
      onOver: (fault) => this.#fail(fault),
    });
    this.#ticket = new TicketSheet({
      texts,
      format: () => this.#odds.format,
      onFault: (fault) => this.#frame.fail(fault, 'errorText'),
    });
    this.#wire();
  }

  open(): void {
    const kept = this.#kept.read();
    if (kept) this.#slip.restore(kept);
    const arrival = arrivalOf();
    this.#offer.opened = arrival?.focus;
    if (arrival?.pick && !this.#slip.has(arrival.pick))
      this.#slip.toggle({ ...arrival.pick, home: '', away: '', price: 0 });
    this.#frame.open(this.#book.seat.balance);
    this.#take(this.#book);
    void this.#look();
    this.#followed.open();
    const pending = this.#pending.read();
    if (pending) void this.#send(pending);
    this.#cash.resume();
  }

  #wire(): void {
    onPress('pane', (control) => {
      showPane(control.dataset['id'] === 'bets' ? 'bets' : 'slip');
      this.#draw();
    });
    onPress('kind', (control) => {
      this.#slip.kind = control.dataset['id'] as Slip['kind'];
      this.#changed();
    });
    wireOddsChange(this.#slip, () => {
      void this.#look();
      this.#draw();
    });
    onPress('acceptAll', () => {
      if (this.#isLocked) return;
      for (const each of this.#slip.moved) this.#slip.accept(each);
      this.#changed();
    });
    onPress('clear', () => {
      this.#slip.clear();
      this.#frame.status.say('');
      this.#changed();
    });
    onPress('place', () => void this.#place());
    onPress('openSlip', () => showSheet(true));
    onPress('closeSlip', () => showSheet(false));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && showSheet(false));
    document.addEventListener('visibilitychange', () => void this.#look());
  }

  /** While bets are on their way, or may be, the slip stays as it was sent. */
  get #isLocked(): boolean {
    return this.#isSending || this.#sent !== undefined;
  }

  #changed(): void {
    this.#kept.keep(this.#slip.kept);
    this.#draw();
  }

  async #look(): Promise<void> {
    const number = (this.#looks += 1);
    this.#followed.noteLook(this.#offer.opened);
    const answer = await readBook({
      ...this.#offer.query,
      offset: String(-new Date().getTimezoneOffset()),
      picks: this.#slip.selections.map(nameOf).join(','),
    });
    if (number !== this.#looks || this.#frame.isOver) return;
    part('stale').hidden = answer.ok;
    if (answer.ok) this.#take(answer.value);
    else if (isSessionOver(answer.fault)) this.#fail(answer.fault);
  }

  #take(book: BookView): void {
    this.#book = book;
    this.#slip.updateQuotes(book.quotes);
    this.#takeSeat(book.seat);
    this.#draw();
  }

  #takeSeat(seat: BookSeat): void {
    const before = new Map(this.#book.seat.bets.map((bet) => [bet.id, bet.status]));
    const ended = seat.bets.filter(({ id, status }) => before.get(id) === 'open' && status !== 'open');
    this.#book = { ...this.#book, seat };
    // The site is told how a bet ended.
    for (const { id, stake, payout } of ended)
      this.#frame.tellRound({ roundId: id, stake, win: payout, balance: seat.balance });
    this.#frame.tellBalance(seat.balance);
  }

  async #place(): Promise<void> {
    if (this.#isSending || this.#frame.isHeld || this.#frame.isOver) return;
    // What was sent and not answered may have arrived: under its own key it counts once.
    if (this.#sent) return this.#send(this.#sent);
    const { bets } = this.#slip.sums;
    if (bets.length === 0) return;
    // The key is made before anything is sent, and is the same however often it is sent.
    await this.#send({ bets, change: this.#slip.change, key: newKey() });
  }

  async #send(request: BetRequest): Promise<void> {
    this.#sent = request;
    this.#pending.keep(request);
    this.#isSending = true;
    hideFault();
    this.#frame.status.say(this.#text('sending'));
    this.#draw();
    const answer = await sendSlip(request);
    this.#isSending = false;
    // A look that was begun before knows nothing of these bets.
    this.#looks += 1;
    if (!answer.ok) return this.#fail(answer.fault);
    this.#forgetSent();
    if (answer.value.outcome === 'moved') {
      this.#slip.updateQuotes(answer.value.quotes);
      this.#frame.status.say('');
      this.#frame.show('faultMoved', this.#limits);
    } else {
      this.#slip.drop(request);
      this.#takeSeat(answer.value.seat);
      const sum = request.bets.reduce((all, { stake }) => all + BigInt(stake), 0n);
      this.#frame.status.say(this.#text('betsPlaced', { amount: this.#money(sum) }), 'good');
    }
    this.#changed();
  }

  #forgetSent(): void {
    this.#sent = undefined;
    this.#pending.drop();
  }

  #fail(fault: Fault): void {
    const { kind, code } = fault;
    // Refused for too many at once, it is as if it had not been sent: it may be sent again.
    if (kind === 'refused' && code !== 'limit.reached') this.#forgetSent();
    this.#frame.status.say('');
    const canRetry = this.#sent !== undefined;
    this.#frame.fail(fault, (code && slipRefusals[code]) ?? 'faultBookOffline', {
      canRetry,
      values: this.#limits,
    });
    this.#draw();
    if (!this.#frame.isOver) void this.#look();
  }

  get #limits(): Record<'min' | 'max' | 'pays', string> {
    const { min, max, pays } = this.#setup.limits;
    return { min: this.#money(min), max: this.#money(max), pays: this.#money(pays) };
  }

  #draw(): void {
    const { texts, language, currency } = this.#setup;
    const { seat } = this.#book;
    this.#offer.show(this.#followed.in(this.#book));
    showBets(seat, {
      texts,
      language,
      currency,
      money: this.#money,
      odds: this.#odds,
      cash: this.#cash,
      share: (bet) => this.#ticket.open(bet),
    });
    setText('balance', this.#money(seat.balance));
    this.#drawSlip();
  }

  #drawSlip(): void {
    this.#pane.show(this.#isLocked);
    const canPlace =
      !this.#isLocked && !this.#frame.isHeld && !this.#frame.isOver && this.#slip.sums.total > 0n;
    for (const control of controls('place')) setDisabled(control, !canPlace);
  }

  readonly #money = (amount: string | bigint): string => this.#frame.money(amount);

  #text(name: string, values?: Readonly<Record<string, string>>): string {
    return this.#frame.text(name, values);
  }
}
