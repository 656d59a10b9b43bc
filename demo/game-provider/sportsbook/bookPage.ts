import { fill } from '../messages/fill';
import { dismiss, faultBox } from '../page/faultBox';
import { balanceOf, gameFrame, radio, rulesScroll, type Framed } from '../page/gameFrame';
import { html, type Html } from '../page/html';
import { icons } from '../page/icons';
import { money, percentIn } from '../page/money';
import { bookViews, oddsChanges, type BookSetup, type BookViewName } from './api';
import { oddsMenu } from './oddsMenu';
import { cashOutCheckMs, cashOutMargin } from '#contract/cashOut';
import { markets, periods } from '#contract/sportsMarkets';
import { calledOffOneIn } from '#platform/sports';

/** A sports book. Lists are drawn by the script; everything around them stands here already. */
export function bookPage({
  setup,
  hasWholeLines,
  ...game
}: Framed & {
  setup: BookSetup;
  /** Whether lines are offered that can be met exactly, or halfway; a match in maps has none. */
  hasWholeLines: boolean;
}): Html {
  const { words } = game;
  const { book } = words;
  const amount = (value: string): string => money(value, setup.currency, setup.language);
  const limits = {
    min: amount(setup.limits.min),
    max: amount(setup.limits.max),
    pays: amount(setup.limits.pays),
  };
  // Later days are named by the page's script, which knows the player's zone.
  const viewNames: Partial<Record<BookViewName, string>> = {
    live: book.inPlay,
    today: book.today,
    tomorrow: book.tomorrow,
    favorites: book.favorites,
  };
  const changeNames = { better: book.acceptBetter, any: book.acceptAny, none: book.acceptNone };
  const choice = (act: string, id: string, label: string | Html, isOn: boolean): Html =>
    radio(act, isOn, html`data-id="${id}"`, html`${label}`);
  return gameFrame(
    { ...game, setup },
    {
      root: html`class="book" data-market="winner"`,
      bar: {
        className: 'book-bar',
        before: html`<dl class="book-balance">${balanceOf(game)}</dl>`,
      },
      content: html`<nav class="leagues" aria-label="${book.leagues}" data-part="leagues"></nav>
        <main class="offer" data-part="offer">
          <div class="offer-head">
            <button type="button" class="plain" data-act="closeMatch">
              ${icons.back} ${book.allMatches}
            </button>
            <h2>${book.football}</h2>
            <span class="live-count" data-part="liveCount"></span>
            <input
              type="search"
              class="book-search"
              data-part="search"
              aria-label="${book.search}"
              placeholder="${book.search}"
              autocomplete="off"
              enterkeyhint="search"
            />
            ${oddsMenu(words)}
            <div class="segment days" role="radiogroup" aria-label="${book.days}">
              ${bookViews.map((view) => choice('view', view, viewNames[view] ?? '', view === 'live'))}
            </div>
          </div>
          <p class="stale" role="status" data-part="stale" hidden>${book.faultPrices}</p>
          <div class="list" data-part="list">
            <div class="segment market-choice" role="radiogroup" aria-label="${book.markets}">
              ${markets.map((market) => choice('market', market, book[market], market === 'winner'))}
            </div>
            <div class="groups" data-part="matches"></div>
            <p class="quiet" role="status" data-part="noMatches" hidden>${book.noMatches}</p>
          </div>
          <section class="match-page" data-part="match" hidden>
            <div class="match-head" data-part="matchHead">
              <p class="quiet" data-field="league"></p>
              <p class="match-side">
                <img alt="" data-field="homeCrest" width="40" height="40" /> <bdi data-field="home"></bdi>
              </p>
              <p class="match-clock"><b data-field="score"></b> <span data-field="clock"></span></p>
              <p class="match-side">
                <bdi data-field="away"></bdi> <img alt="" data-field="awayCrest" width="40" height="40" />
              </p>
            </div>
            <div
              class="segment period-choice"
              role="radiogroup"
              aria-label="${book.periods}"
              data-part="periods"
            >
              ${(['fullTime', ...periods] as const).map((each) => choice('period', each, book[each], each === 'fullTime'))}
            </div>
            <div class="match-lines" data-part="lines" data-period="fullTime"></div>
          </section>
        </main>
        <aside class="slip" aria-label="${book.slip}" data-part="slip">
          <div class="slip-head">
            <div class="segment" role="radiogroup" aria-label="${book.slip}">
              ${choice('pane', 'slip', html`${book.slip} <b data-part="slipCount"></b>`, true)}
              ${choice('pane', 'bets', html`${book.myBets} <b data-part="betCount"></b>`, false)}
            </div>
            <button type="button" class="plain" data-act="clear">${book.clear}</button>
            <button
              type="button"
              class="button button-round slip-close"
              data-act="closeSlip"
              aria-label="${words.close}"
            >
              ${icons.close}
            </button>
          </div>
          <p class="slip-status" role="status" aria-live="polite" data-part="status"></p>
          ${faultBox(words, dismiss(words), 'slip-fault')}
          <div class="pane" data-part="paneSlip">
            <p class="quiet" data-part="slipEmpty">${book.slipEmpty}</p>
            <div class="segment kinds" role="radiogroup" aria-label="${book.kinds}" data-part="kinds">
              ${choice('kind', 'single', book.single, true)} ${choice('kind', 'parlay', book.parlay, false)}
              ${choice('kind', 'system', book.system, false)}
            </div>
            <ul class="picks" data-part="picks"></ul>
            <div class="slip-foot" data-part="foot">
              <select class="system" data-part="system" aria-label="${book.system}" hidden></select>
              <div data-part="parlayStake"></div>
              <dl class="sums" data-part="sums"></dl>
              <div class="steps" data-part="steps"></div>
              <button type="button" class="button" data-act="acceptAll" hidden>${book.acceptAll}</button>
              <label class="odds-change">
                <span class="quiet">${book.whenOddsChange}</span>
                <select data-part="oddsChange">
                  ${oddsChanges.map((each) => html`<option value="${each}">${changeNames[each]}</option>`)}
                </select>
              </label>
              <button type="button" class="button button-primary place" data-act="place">
                <span data-part="place">${words.placeBets}</span>
              </button>
            </div>
          </div>
          <div class="pane" data-part="paneBets" hidden>
            <p class="quiet" data-part="betsEmpty">${book.betsEmpty}</p>
            <ul class="bets" data-part="bets"></ul>
          </div>
        </aside>
        <footer class="slip-bar" data-part="slipBar">
          <p><b data-part="barSum"></b><span data-part="barNote"></span></p>
          <button type="button" class="button button-primary" data-act="openSlip">${book.openSlip}</button>
        </footer>`,
      rules: rulesScroll(
        html`<p>${fill(book.bookLimits, limits)}</p>
          <ul class="facts">
            <li>${book.bookScore}</li>
            ${
              hasWholeLines &&
              html`<li>${book.bookHalves}</li>
                <li>${book.bookPush}</li>
                <li>${book.bookQuarter}</li>`
            }
            <li>${fill(book.bookVoid, { hours: '36', count: String(calledOffOneIn) })}</li>
            <li>${book.bookParlay}</li>
            <li>${book.bookPrice}</li>
            <li>
              ${fill(book.bookCash, {
                percent: percentIn(setup.language)(Number(cashOutMargin)),
                seconds: String(cashOutCheckMs / 1_000),
              })}
            </li>
          </ul>`,
      ),
    },
  );
}
