import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { parseJson, readBody, refuse } from '#platform/host';
import type { GameRoutes } from '../gameRoutes';
import type { Play } from '../play';
import { endRequest, shotsRequest } from './api';
import { isFishing } from './renderFishing';
import { endRound, shoot, stateOf } from './shoot';

const largestRequest = 1_024;

/** What the page of a fishing game asks its server. */
export function addFishing(
  app: Hono<{ Bindings: { address?: string } }>,
  { place, playing, answer, once }: GameRoutes,
): void {
  const atSea = async (c: Context): Promise<Play> => {
    const play = await playing(c);
    return isFishing(play.game) ? play : refuse('game.closed');
  };

  app.get('/play/:game/:session/api/fishing', (c) => answer(c, async () => stateOf(place, await atSea(c))));

  app.post('/play/:game/:session/api/fishing/shots', (c) =>
    answer(c, async () => {
      const request = v.safeParse(shotsRequest, parseJson(await readBody(c.req.raw, largestRequest)));
      if (!request.success) return refuse('request.invalid');
      return once(c, JSON.stringify(request.output), async () =>
        shoot(place, await atSea(c), request.output),
      );
    }),
  );

  app.post('/play/:game/:session/api/fishing/end', (c) =>
    answer(c, async () => {
      const request = v.safeParse(endRequest, parseJson(await readBody(c.req.raw, largestRequest)));
      if (!request.success) return refuse('request.invalid');
      return once(c, JSON.stringify(request.output), async () => {
        const play = await atSea(c);
        await endRound(place, play, request.output.round);
        return stateOf(place, play);
      });
    }),
  );
}
