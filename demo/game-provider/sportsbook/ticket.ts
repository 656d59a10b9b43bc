import { and, eq } from 'drizzle-orm';
import type { OddsFormat } from '#contract/oddsFormats';
import { showOdds } from '#contract/showOdds';
import { mostPaid, parlayPrice } from '#contract/sportsRules';
import { refuse } from '#platform/host';
import { accounts, type BetRow, bets, games, merchants } from '#platform/schema';
import { readAllFixtures } from '#platform/sports';
import { readBets, readDrawSeed } from '#platform/wallet';
import { matchWords, standingWord, wordsOf } from '../client/bookWords';
import { languageFor, messagesIn, type ProviderLanguage } from '../messages/catalogue';
import { fill } from '../messages/fill';
import type { DocumentParts } from '../page/document';
import { html, json } from '../page/html';
import { money } from '../page/money';
import { noticePage } from '../page/noticePage';
import type { GameDeps, Play } from '../play';
import { legsOf, sportOf } from './bookState';
import { theme } from './renderBook';
import type { TicketLook, TicketView } from './ticketApi';

type Bet = BetRow<'sports'>;

/** `id.seal`: whoever knows only an id cannot write it, nor make one with amounts of one without. */
const namePattern = /^([\w-]{1,64})\.([0-9a-f]{64})$/;

/** Sealed by what the platform drew from when the bet was placed: links outlive a new seed. */
async function sealOf({ db, ports }: GameDeps, { id, placedAt }: Bet, hasAmounts: boolean): Promise<string> {
  const seed = (await readDrawSeed(db, placedAt)) ?? refuse('game.closed');
  return ports.hasher.hmac(seed, `ticket:${hasAmounts ? 'amounts' : 'plain'}:${id}`);
}

/** A bet as it stands now, in words that do not tell whose it is. */
export async function viewTicket(
  deps: GameDeps,
  bet: Bet,
  language: ProviderLanguage,
  { amounts, odds = 'decimal' }: { amounts?: string | undefined; odds?: OddsFormat | undefined },
): Promise<TicketView> {
  const { db, ports } = deps;
  const [around] = await db
    .select({ brand: merchants.name, game: games })
    .from(accounts)
    .innerJoin(merchants, eq(merchants.code, accounts.merchantCode))
    .innerJoin(games, eq(games.id, bet.gameId))
    .where(eq(accounts.id, bet.accountId));
  if (!around) return refuse('game.closed');
  const words = messagesIn(language);
  const isInMaps = (await sportOf(db, around)) === 'esports';
  const texts: Record<string, string> = { ...words.book, ...(isInMaps && words.maps) };
  const fixtures = await readAllFixtures(db);
  const legs = legsOf(bet, new Map(fixtures.map((each) => [each.id, each])), ports.clock.now());
  const oddsOf = (price: bigint): string => {
    const { figures, isNegative } = showOdds(price, odds);
    return `\u2066${isNegative ? '−' : ''}${figures}\u2069`;
  };
  const sold = bet.details.cashedOut ?? { stake: '0', paid: '0' };
  const { corrections = [] } = bet.details;
  const state = standingWord(texts, { ...bet, stake: bet.stake.toString(), cashedOut: sold, legs });
  const sum = (amount: bigint): string => money(amount, bet.currency, language);
  const back =
    bet.status === 'open'
      ? `${texts['pays'] ?? ''} ${sum(mostPaid(bet.stake - BigInt(sold.stake), legs, bet.currency))}`
      : fill(texts['paid'] ?? '', { amount: sum(bet.payout) });
  const query = new URLSearchParams({
    ...(amounts !== undefined && { amounts: '' }),
    ...(odds !== 'decimal' && { odds }),
  }).toString();
  const seal = await sealOf(deps, bet, amounts !== undefined);
  return {
    brand: around.brand,
    state: [state, ...(corrections.length > 0 ? [texts['corrected']] : [])].join(' · '),
    legs: legs.map((leg) => {
      const { score, calledOff, result, price } = leg;
      const match = score
        ? `${leg.home} \u2066${score[0]}–${score[1]}\u2069 ${leg.away}`
        : matchWords(texts, leg);
      const end = calledOff ?? (legs.length > 1 && result !== 'void' ? result : null);
      return {
        what: wordsOf(texts, leg),
        price: result === 'void' ? (texts['void'] ?? '') : oddsOf(BigInt(price)),
        how: end ? `${match} · ${texts[end] ?? ''}` : match,
      };
    }),
    label: [
      ...(legs.length > 1 ? [fill(texts['parlayOf'] ?? '', { count: legs.length })] : []),
      words.odds.label,
    ].join(' · '),
    // A void leg counts as price 1.
    price: oddsOf(parlayPrice(legs.map(({ result, price }) => (result === 'void' ? 1_000 : price)))),
    amounts:
      amounts === undefined
        ? ''
        : [
            `${words.stake} ${sum(bet.stake)}`,
            back,
            ...(bet.money === 'real' ? [] : [words.trialMoney]),
          ].join(' · '),
    path: `/ticket/${bet.id}.${seal}${query && `?${query}`}`,
  };
}

/** The ticket of a bet of the player's own. Refuses another's like one that is not there. */
export async function viewOwnTicket(
  deps: GameDeps,
  { account, game, language }: Play,
  { bet: id, ...look }: { bet: string; amounts?: string | undefined; odds?: OddsFormat | undefined },
): Promise<TicketView> {
  const own = and(eq(bets.id, id), eq(bets.accountId, account.id), eq(bets.gameId, game.id));
  const [bet] = await readBets(deps.db, 'sports', own);
  return viewTicket(deps, bet ?? refuse('request.invalid'), languageFor(language), look);
}

/** The page of a shared ticket, which anybody with its link sees; 404 where the link was not made here. */
export async function renderTicket(
  deps: GameDeps,
  name: string,
  look: TicketLook,
  language: ProviderLanguage,
): Promise<{ status: 200 | 404; parts: Omit<DocumentParts, 'nonce'> }> {
  const words = messagesIn(language);
  const { siteOrigins } = deps.config;
  const [, id, seal] = namePattern.exec(name) ?? [];
  const [bet] = id === undefined ? [] : await readBets(deps.db, 'sports', eq(bets.id, id));
  if (!bet || seal !== (await sealOf(deps, bet, look.amounts !== undefined))) {
    const title = words.ticketTitle;
    const body = noticePage({ title, back: words.backToLobby, siteOrigins });
    return { status: 404, parts: { title, language, theme, body } };
  }
  const view = await viewTicket(deps, bet, language, look);
  const body = html`<main class="ticket-page">
      <article class="ticket">
        <div class="ticket-head">
          <h1>${view.brand}</h1>
          <span class="state">${view.state}</span>
        </div>
        <ul>
          ${view.legs.map(
            ({ what, price, how }) => html`<li><b>${what}</b><b>${price}</b><small>${how}</small></li>`,
          )}
        </ul>
        <p class="ticket-foot"><span>${view.label}</span><b>${view.price}</b></p>
        ${view.amounts && html`<p class="ticket-amounts">${view.amounts}</p>`}
      </article>
      <button type="button" class="button button-primary" data-act="savePicture">
        ${words.book.savePicture}
      </button>
      <a class="button" href="${siteOrigins[0] ?? '/'}">${words.backToLobby}</a>
    </main>
    <script type="application/json" id="ticket">
      ${json(view)}
    </script>`;
  const title = `${view.brand}: ${view.label} ${view.price}`;
  return { status: 200, parts: { title, language, theme, body } };
}
