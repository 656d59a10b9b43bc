import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { parseJson, readBody, refuse } from '#platform/host';
import type { SharedGameRoutes } from '../gameRoutes';
import type { Play } from '../play';
import {
  betRequest,
  bookQuery,
  cashOutQuery,
  cashOutRequest,
  matchQuery,
  type BetReply,
  type CashOutOffer,
  type CashOutReply,
} from './api';
import { viewBook, viewMatch, viewSeat } from './bookState';
import { cashOut, quoteCashOut } from './cashOut';
import { placeSportsBets, PricesMoved } from './placeSportsBets';
import { isSportsbook } from './renderBook';
import { viewOwnTicket } from './ticket';
import { ticketQuery } from './ticketApi';

/** A system of the most bets fits. */
const largestSlip = 49_152;

interface BookRoutes extends SharedGameRoutes {
  /** Waits so many milliseconds. */
  wait: (ms: number) => Promise<unknown>;
}

/** What the page of a sports book asks its server. */
export function addSportsbook(
  app: Hono<{ Bindings: { address?: string } }>,
  { place, playing, answer, once, hub, stream, wait }: BookRoutes,
): void {
  const atBook = async (c: Context): Promise<Play> => {
    const play = await playing(c);
    return isSportsbook(play.game) ? play : refuse('game.closed');
  };

  app.get('/play/:game/:session/api/book', (c) =>
    answer(c, async () => {
      const query = v.safeParse(bookQuery, c.req.query());
      if (!query.success) return refuse('request.invalid');
      return viewBook(place, await atBook(c), query.output);
    }),
  );

  app.get('/play/:game/:session/api/book/match/events', (c) =>
    stream(c, async () => {
      const query = v.safeParse(matchQuery, c.req.query());
      if (!query.success) return refuse('request.invalid');
      const play = await atBook(c);
      const { match } = query.output;
      // Before anybody follows: what is not on offer is refused, and no stream of nothing.
      await viewMatch(place, match);
      return hub.follow(play, `match ${match}`, () => viewMatch(place, match));
    }),
  );

  app.post('/play/:game/:session/api/book/bets', (c) =>
    answer(c, async () => {
      const request = v.safeParse(betRequest, parseJson(await readBody(c.req.raw, largestSlip)));
      if (!request.success) return refuse('request.invalid');
      return once(c, JSON.stringify(request.output), async (): Promise<BetReply> => {
        const play = await atBook(c);
        try {
          await placeSportsBets(place, play, request.output);
        } catch (error) {
          if (error instanceof PricesMoved) return { outcome: 'moved', quotes: [...error.quotes] };
          throw error;
        }
        return { outcome: 'placed', seat: await viewSeat(place, play) };
      });
    }),
  );

  app.get('/play/:game/:session/api/book/ticket', (c) =>
    answer(c, async () => {
      const query = v.safeParse(ticketQuery, c.req.query());
      if (!query.success) return refuse('request.invalid');
      return viewOwnTicket(place, await atBook(c), query.output);
    }),
  );

  app.get('/play/:game/:session/api/book/cashOut', (c) =>
    answer(c, async (): Promise<CashOutOffer> => {
      const query = v.safeParse(cashOutQuery, c.req.query());
      if (!query.success) return refuse('request.invalid');
      const quote = await quoteCashOut(place, await atBook(c), query.output.bet);
      return typeof quote === 'string' ? { outcome: 'closed', reason: quote } : { outcome: 'quoted', quote };
    }),
  );

  app.post('/play/:game/:session/api/book/cashOut', (c) =>
    answer(c, async () => {
      const request = v.safeParse(cashOutRequest, parseJson(await readBody(c.req.raw, largestSlip)));
      if (!request.success) return refuse('request.invalid');
      return once(c, JSON.stringify(request.output), async (): Promise<CashOutReply> => {
        const play = await atBook(c);
        const done = await cashOut(place, play, request.output, wait);
        const seat = await viewSeat(place, play);
        return typeof done === 'string'
          ? { outcome: 'closed', reason: done, seat }
          : { outcome: 'cashedOut', ...done, seat };
      });
    }),
  );
}
