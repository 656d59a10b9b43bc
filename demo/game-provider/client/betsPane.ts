import { mostPaid, splitSingle, type SingleBet } from '#contract/sportsRules';
import { fill } from '../messages/fill';
import type { BookSeat, OwnBet } from '../sportsbook/api';
import type { BookOdds } from './bookOdds';
import type { CashOutPane } from './cashOutPane';
import { lineWords, matchWords, standingWord, timeText, wordsOf } from './bookWords';
import { part, setText, setTextOf } from './dom';
import { field, make, reconcile } from './nodes';

interface BetsDeps {
  currency: string;
  texts: Readonly<Record<string, string>>;
  language: string;
  money: (amount: string | bigint) => string;
  odds: BookOdds;
  cash: CashOutPane;
  /** Shares a bet. */
  share: (bet: string) => void;
}

/** The player's own bets with what became of them, newest first. */
export function showBets({ bets, openCount }: BookSeat, deps: BetsDeps): void {
  setText('betCount', openCount > 0 ? String(openCount) : '');
  // What is hidden need not be kept up.
  if (part('paneBets').hidden) return;
  part('betsEmpty').hidden = bets.length > 0;
  const slips = new Map<string, OwnBet[]>();
  for (const bet of bets) {
    const key = bet.legs.length > 1 ? bet.slip : bet.id;
    slips.set(key, [...(slips.get(key) ?? []), bet]);
  }
  reconcile(
    part('bets'),
    [...slips],
    ([key]) => key,
    ([, [bet, next]]) => (bet && !next ? makeBet(bet.id, deps) : makeSystem()),
    (node, [, all]) => (all[0] && !all[1] ? fillBet(node, all[0], deps) : fillSystem(node, all, deps)),
  );
}

/** The parlays of a system, which were placed together: one entry that opens to them. */
const makeSystem = (): HTMLElement =>
  make(
    'li',
    { class: 'bet system-bet' },
    make(
      'details',
      {},
      make(
        'summary',
        { class: 'bet-head' },
        make('b', { 'data-field': 'title' }),
        make('span', { class: 'state', 'data-field': 'state' }),
      ),
      make('ul', { 'data-field': 'parlays' }),
    ),
    make(
      'p',
      { class: 'bet-sums' },
      make('span', { 'data-field': 'each' }),
      make('b', { class: 'num', 'data-field': 'back' }),
    ),
  );

function fillSystem(node: HTMLElement, bets: readonly OwnBet[], deps: BetsDeps): void {
  const { texts, money } = deps;
  const [first] = bets;
  const of = new Set(bets.flatMap(({ legs }) => legs.map(({ match, round }) => `${match}.${round}`)));
  const sizes = { size: first?.legs.length ?? 0, all: of.size, count: bets.length };
  setTextOf(field(node, 'title'), `${texts['system'] ?? ''} ${fill(texts['systemOf'] ?? '', sizes)}`);
  const sum = (of: 'stake' | 'payout') => bets.reduce((all, bet) => all + BigInt(bet[of]), 0n);
  const [stake, back] = [sum('stake'), sum('payout')];
  const ended = back > stake ? 'won' : back < stake ? 'lost' : 'even';
  const state = bets.some(({ status }) => status === 'open') ? 'open' : ended;
  setTextOf(field(node, 'state'), texts[state] ?? '');
  field(node, 'state').dataset['state'] = state;
  setTextOf(field(node, 'each'), `${texts['stakeEach'] ?? ''} ${money(first?.stake ?? '0')}`);
  setTextOf(field(node, 'back'), back > 0n ? fill(texts['paid'] ?? '', { amount: money(back) }) : '');
  reconcile(
    field(node, 'parlays'),
    bets,
    ({ id }) => id,
    ({ id }) => makeBet(id, deps),
    (line, bet) => fillBet(line, bet, deps),
  );
}

function makeBet(id: string, { cash, texts, share }: BetsDeps): HTMLElement {
  const ticket = make(
    'button',
    { type: 'button', class: 'button', 'aria-haspopup': 'dialog' },
    texts['share'],
  );
  ticket.addEventListener('click', () => share(id));
  const sell = make('button', { type: 'button', class: 'button', 'data-field': 'sell' }, texts['cashOut']);
  sell.addEventListener('click', () => {
    const isOpen = cash.bet === id;
    cash.toggle(id);
    sell.setAttribute('aria-expanded', String(!isOpen));
    if (!isOpen) sell.after(cash.node);
    else cash.node.remove();
  });
  return make(
    'li',
    { class: 'bet' },
    make(
      'div',
      { class: 'bet-head' },
      make('b', { 'data-field': 'title' }),
      make('span', { class: 'state', 'data-field': 'state' }),
    ),
    make('ul', { class: 'bet-legs', 'data-field': 'legs' }),
    make('ul', { class: 'bet-legs', 'data-field': 'halves' }),
    make(
      'p',
      { class: 'bet-sums' },
      make('span', { 'data-field': 'stake' }),
      make('b', { class: 'num', 'data-field': 'pays' }),
    ),
    make('p', { class: 'quiet', 'data-field': 'sold' }),
    sell,
    ticket,
  );
}

function fillBet(
  node: HTMLElement,
  bet: OwnBet,
  { texts, language, currency, money, odds, cash }: BetsDeps,
): void {
  const sold = BigInt(bet.cashedOut.stake);
  const stays = BigInt(bet.stake) - sold;
  const [first] = bet.legs;
  const isSingle = bet.legs.length === 1;
  const title =
    isSingle && first ? wordsOf(texts, first) : fill(texts['parlayOf'] ?? '', { count: bet.legs.length });
  odds.write(field(node, 'title'), `${title} @\u00a0{price}`, { price: bet.price });
  const state = field(node, 'state');
  setTextOf(state, standingWord(texts, bet));
  state.dataset['state'] = bet.status;
  reconcile(
    field(node, 'legs'),
    bet.legs,
    (leg) => `${leg.match}.${leg.round}`,
    () =>
      make(
        'li',
        {},
        make('span', { 'data-field': 'what' }),
        make('span', { class: 'quiet', 'data-field': 'how' }),
      ),
    (line, leg) => {
      const match = matchWords(texts, leg);
      odds.write(field(line, 'what'), isSingle ? match : `${wordsOf(texts, leg)} @ {price} · ${match}`, {
        price: leg.price,
      });
      const score = leg.score ? `${leg.score[0]} : ${leg.score[1]}` : timeText(language, leg.startsAt);
      const result = leg.result === null || isSingle ? '' : ` · ${texts[leg.result] ?? ''}`;
      const why = leg.calledOff ? (texts[leg.calledOff] ?? '') : `\u2066${score}\u2069`;
      setTextOf(field(line, 'how'), `${why}${result}`);
    },
  );
  showHalves(field(node, 'halves'), bet, { texts, currency, money });
  setTextOf(field(node, 'stake'), `${texts['stake'] ?? ''} ${money(bet.stake)}`);
  const pays = mostPaid(stays, bet.legs, currency);
  setTextOf(
    field(node, 'sold'),
    sold > 0n
      ? fill(texts['cashedOutOf'] ?? '', { stake: money(sold), amount: money(bet.cashedOut.paid) })
      : '',
  );
  const sell = field(node, 'sell');
  sell.hidden = !bet.canCashOut;
  if (!bet.canCashOut && cash.bet === bet.id) cash.close();
  const isOpen = cash.bet === bet.id;
  sell.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen && cash.node.parentNode === node) cash.node.remove();
  setTextOf(
    field(node, 'pays'),
    bet.status === 'open'
      ? `${texts['pays'] ?? ''} ${money(pays)}`
      : bet.payout === '0'
        ? ''
        : fill(texts['paid'] ?? '', { amount: money(bet.payout) }),
  );
}

/** The two bets that a single on a quarter line is, each with its stake and what became of it. */
function showHalves(
  list: HTMLElement,
  { legs, stake, status, cashedOut }: OwnBet,
  { texts, currency, money }: Pick<BetsDeps, 'texts' | 'currency' | 'money'>,
): void {
  const [leg] = legs;
  // The score of an open bet is that of now.
  const score = status === 'open' ? undefined : (leg?.score ?? null);
  const bets =
    leg && legs.length === 1
      ? splitSingle(BigInt(stake) - BigInt(cashedOut.stake), { ...leg, score }, currency)
      : [];
  reconcile(
    list,
    bets.length === 2 ? bets : [],
    ({ line }) => String(line),
    () =>
      make(
        'li',
        {},
        make('span', { 'data-field': 'what' }),
        make('span', { class: 'quiet', 'data-field': 'how' }),
      ),
    (node, half: SingleBet) => {
      setTextOf(
        field(node, 'what'),
        `${fill(texts['halfOn'] ?? '', { line: lineWords(half) })} · ${money(half.stake)}`,
      );
      const word = half.result === null ? '' : (texts[half.result] ?? '');
      setTextOf(field(node, 'how'), half.payout > 0n ? `${word} · ${money(half.payout)}` : word);
    },
  );
}
