import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { parseJson, readBody, refuse } from '#platform/host';
import { checkFile, seedsRequest, spinRequest } from '../api';
import type { GameRoutes } from '../gameRoutes';
import type { Play } from '../play';
import { slotAt, spin, stateOf } from '../spin';
import { changeSeeds, readStops, viewSeeds } from './spinSeeds';

const largestRequest = 1_024;

/** What the page of a slot asks its server, and the file that its players take along. */
export function addSlot(
  app: Hono<{ Bindings: { address?: string } }>,
  { place, playing, answer, once, refuseForeign }: GameRoutes,
  headers: Readonly<Record<string, string>>,
): void {
  const atSlot = async (c: Context): Promise<Play> => {
    const play = await playing(c);
    slotAt(play);
    return play;
  };
  const asked = async <S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> => {
    const request = v.safeParse(schema, parseJson(await readBody(c.req.raw, largestRequest)));
    return request.success ? request.output : refuse('request.invalid');
  };

  app.get('/play/:game/:session/api/state', (c) => answer(c, async () => stateOf(place, await playing(c))));

  app.post('/play/:game/:session/api/spin', (c) =>
    answer(c, async () => {
      const request = await asked(c, spinRequest);
      return once(c, `${request.key} ${request.stake} ${request.freeSpins ?? ''}`, async () =>
        spin(place, await atSlot(c), request),
      );
    }),
  );

  app.get('/play/:game/:session/api/seeds', (c) => answer(c, async () => viewSeeds(place, await atSlot(c))));

  app.post('/play/:game/:session/api/seeds', (c) =>
    answer(c, async () => {
      refuseForeign(c);
      // Beside a spin that is on its way, too: it then follows from the new seeds.
      return changeSeeds(place, await atSlot(c), await asked(c, seedsRequest));
    }),
  );

  app.get('/play/:game/:session/api/seeds/:seeds/:spin', (c) =>
    answer(c, async () => {
      const { seeds, spin: number } = c.req.param();
      return readStops(place, await atSlot(c), seeds, number);
    }),
  );

  app.get(`/${checkFile}`, (c) =>
    c.body(place.config.checkSpin, 200, {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${checkFile}"`,
    }),
  );
}
