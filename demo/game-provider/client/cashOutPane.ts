import { cashOutHoldMs, cashOutPart, wholeBet } from '#contract/cashOut';
import { fill } from '../messages/fill';
import { percentIn } from '../page/money';
import { cashOutRequest, type BookSeat, type CashOutClosing, type CashOutRequest } from '../sportsbook/api';
import { newKey, setDisabled, setTextOf } from './dom';
import { isSessionOver } from './faultBox';
import { field, make } from './nodes';
import type { PendingRequest } from './pendingRequest';
import { readCashOut, sendCashOut, type Fault } from './server';

export const keptCashOut = cashOutRequest;

interface CashOutDeps {
  texts: Readonly<Record<string, string>>;
  language: string;
  currency: string;
  money: (amount: string | bigint) => string;
  /** What was sent and not answered; it outlives a reload. */
  pending: PendingRequest<typeof keptCashOut>;
  /** Whether the site lets nothing be done just now. */
  isHeld: () => boolean;
  /** What the player has after a cash-out, or after one that was refused. */
  onSeat: (seat: BookSeat) => void;
  onPaid: (amount: string) => void;
  /** The session is over: the pane has no words for that. */
  onOver: (fault: Fault) => void;
}

/** Why nothing can be sold, in words; what passes is asked about again. */
const closedTexts: Readonly<Record<CashOutClosing, { text: string; passes: boolean }>> = {
  suspended: { text: 'cashPaused', passes: true },
  goal: { text: 'cashGoal', passes: true },
  expired: { text: 'cashChanged', passes: true },
  changed: { text: 'cashChanged', passes: true },
  ended: { text: 'cashEnded', passes: false },
  worthless: { text: 'cashEnded', passes: true },
  trial: { text: 'cashEnded', passes: false },
};

/** After a new price the button takes no press that was meant for the old one. */
const calmMs = 700;
const tickMs = 250;

/** The offer for one open bet, below its card: how much of it, what that pays now, for how long. */
export class CashOutPane {
  readonly node: HTMLElement;
  readonly #deps: CashOutDeps;
  readonly #range: HTMLInputElement;
  readonly #button: HTMLButtonElement;
  /** Id of the bet that it is open for. */
  #bet: string | undefined;
  #quote: CashOutRequest['quote'] | undefined;
  #tenths = wholeBet;
  /** When the quote is over, or what is closed is asked about again. By `performance.now()`. */
  #until = Infinity;
  #calmUntil = 0;
  #sent: CashOutRequest | undefined;
  #isSending = false;
  /** Quotes that were asked for: an answer to an older one is dropped. */
  #asks = 0;

  constructor(deps: CashOutDeps) {
    this.#deps = deps;
    const { texts } = deps;
    this.#range = make('input', {
      type: 'range',
      min: '1',
      max: String(wholeBet),
      step: '1',
      'aria-label': texts['cashPart'],
    }) as HTMLInputElement;
    this.#button = make('button', { type: 'button', class: 'button button-primary' }) as HTMLButtonElement;
    this.node = make(
      'section',
      { class: 'cash', 'aria-label': texts['cashOut'] },
      make(
        'p',
        { class: 'cash-head' },
        make('b', {}, texts['cashPart']),
        make('span', { class: 'num', 'data-field': 'percent' }),
        make('span', { class: 'cash-ring', 'aria-hidden': 'true', 'data-field': 'ring' }),
      ),
      this.#range,
      make(
        'p',
        { class: 'cash-stays' },
        texts['cashStays'],
        make('b', { class: 'num', 'data-field': 'stays' }),
      ),
      make('p', { class: 'cash-note', role: 'status', 'data-field': 'note' }),
      this.#button,
      make('p', { class: 'quiet' }, texts['cashHeld']),
    );
    this.#range.addEventListener('input', () => {
      this.#tenths = Number(this.#range.value);
      this.#draw();
    });
    this.#button.addEventListener('click', () => void this.#press());
    setInterval(() => this.#tick(), tickMs);
  }

  get bet(): string | undefined {
    return this.#bet;
  }

  /** Finishes what was sent before a reload. */
  resume(): void {
    const sent = this.#deps.pending.read();
    if (sent) void this.#send(sent);
  }

  /** Opens for a bet, or closes where it was open for it. */
  toggle(bet: string): void {
    if (this.#isSending) return;
    const isOpen = this.#bet === bet;
    this.close();
    if (isOpen) return;
    this.#bet = bet;
    this.#tenths = wholeBet;
    this.#range.value = String(wholeBet);
    this.#say('');
    this.#draw();
    void this.#ask();
  }

  close(): void {
    this.#bet = undefined;
    this.#quote = undefined;
    this.#until = Infinity;
    this.#asks += 1;
  }

  async #ask(): Promise<void> {
    const bet = this.#bet;
    if (bet === undefined) return;
    const number = (this.#asks += 1);
    // Before it is asked for: the quote is over for the player no later than for the book.
    const askedAt = performance.now();
    this.#until = Infinity;
    const answer = await readCashOut(bet);
    if (number !== this.#asks || this.#isSending) return;
    this.#until = askedAt + cashOutHoldMs;
    if (!answer.ok) {
      this.#quote = undefined;
      this.#fail(answer.fault);
    } else if (answer.value.outcome === 'closed') this.#close(answer.value.reason);
    else {
      const before = this.#quote;
      this.#quote = answer.value.quote;
      const isMoved = before && before.amount !== this.#quote.amount && before.stake === this.#quote.stake;
      if (isMoved) {
        this.#calmUntil = performance.now() + calmMs;
        this.#say(this.#text('cashMoved', { amount: this.#quote.amount, before: before.amount }));
      } else if (!before) this.#say('');
    }
    this.#draw();
  }

  /** Says why nothing can be sold. */
  #close(reason: CashOutClosing): void {
    const { text, passes } = closedTexts[reason];
    this.#quote = undefined;
    if (!passes) this.#until = Infinity;
    this.#say(this.#deps.texts[text] ?? '');
  }

  #tick(): void {
    if (this.#bet === undefined || this.#isSending) return;
    const left = this.#until - performance.now();
    if (left <= 0 && document.visibilityState === 'visible') void this.#ask();
    this.#draw();
  }

  async #press(): Promise<void> {
    if (this.#isSending || this.#deps.isHeld() || performance.now() < this.#calmUntil) return;
    // What was sent and not answered may have arrived: under its own key it counts once.
    if (this.#sent) return this.#send(this.#sent);
    if (!this.#quote || performance.now() >= this.#until) return;
    await this.#send({ quote: this.#quote, tenths: this.#tenths, key: newKey() });
  }

  async #send(request: CashOutRequest): Promise<void> {
    const { pending, onSeat, onPaid } = this.#deps;
    this.#sent = request;
    pending.keep(request);
    this.#isSending = true;
    this.#asks += 1;
    this.#say(this.#deps.texts['cashingOut'] ?? '');
    this.#draw();
    const answer = await sendCashOut(request);
    this.#isSending = false;
    this.#say('');
    if (answer.ok || (answer.fault.kind === 'refused' && answer.fault.code !== 'limit.reached')) {
      this.#sent = undefined;
      pending.drop();
    }
    this.#quote = undefined;
    if (!answer.ok) this.#fail(answer.fault);
    else if (answer.value.outcome === 'cashedOut') {
      this.close();
      onSeat(answer.value.seat);
      onPaid(answer.value.paid);
    } else {
      this.#close(answer.value.reason);
      this.#until = performance.now() + cashOutHoldMs / 2;
      onSeat(answer.value.seat);
    }
    this.#draw();
  }

  #fail(fault: Fault): void {
    if (isSessionOver(fault)) this.#deps.onOver(fault);
    else if (fault.kind === 'refused' && !this.#sent) this.#close('ended');
    else this.#say(this.#deps.texts['cashLost'] ?? '');
  }

  #say(words: string): void {
    setTextOf(field(this.node, 'note'), words);
  }

  #draw(): void {
    const { texts, money, currency, language } = this.#deps;
    const quote = this.#quote;
    const left = Math.max(0, this.#until - performance.now());
    const part =
      quote &&
      cashOutPart({ stake: BigInt(quote.stake), paid: BigInt(quote.amount) }, this.#tenths, currency);
    const percent = percentIn(language)(this.#tenths * 1_000);
    setTextOf(field(this.node, 'percent'), percent);
    const stays = part && money(BigInt(quote.stake) - part.stake);
    setTextOf(field(this.node, 'stays'), stays ?? '–');
    this.#range.setAttribute(
      'aria-valuetext',
      part
        ? fill(texts['cashPartIs'] ?? '', { percent, amount: money(part.paid), rest: stays ?? '' })
        : percent,
    );
    this.#range.disabled = this.#isSending || this.#sent !== undefined;
    const ring = field(this.node, 'ring');
    ring.hidden = !quote;
    ring.style.setProperty('--left', `${String(Math.min(1, left / cashOutHoldMs))}turn`);
    setTextOf(ring, String(Math.ceil(left / 1_000)));
    const isReady =
      this.#sent !== undefined || (part !== undefined && part.paid > 0n && left > 0 && !this.#deps.isHeld());
    setDisabled(this.#button, this.#isSending || !isReady);
    setTextOf(
      this.#button,
      this.#isSending
        ? (texts['cashingOut'] ?? '')
        : this.#sent
          ? (texts['tryAgain'] ?? '')
          : part
            ? this.#text('cashOutNow', { amount: part.paid })
            : (texts['cashOut'] ?? ''),
    );
  }

  #text(name: string, amounts: Readonly<Record<string, string | bigint>>): string {
    const { texts, money } = this.#deps;
    const values = Object.entries(amounts).map(([key, amount]) => [key, money(amount)]);
    return fill(texts[name] ?? '', Object.fromEntries(values) as Record<string, string>);
  }
}
