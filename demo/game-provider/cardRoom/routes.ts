import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { isCardRoom, roomIdOf } from '#platform/cardRooms';
import { parseJson, readBody, refuse } from '#platform/host';
import type { SharedGameRoutes } from '../gameRoutes';
import type { Play } from '../play';
import { moveRequest, sitRequest, standRequest } from './api';
import { markPresent, leaveSeat, makeMove, joinDeal } from './playRoom';
import { viewOwn, viewRoom } from './roomState';

const largestRequest = 1_024;

/** What the page of a card room asks its server. */
export function addCardRoom(
  app: Hono<{ Bindings: { address?: string } }>,
  { place, hub, playing, answer, stream, once }: SharedGameRoutes,
): void {
  const atRoom = async (c: Context): Promise<Play> => {
    const play = await playing(c);
    return isCardRoom(play.game) ? play : refuse('game.closed');
  };
  const keyOf = ({ game, house }: Play): string => roomIdOf(game.id, house);

  app.get('/play/:game/:session/api/room', (c) => answer(c, async () => viewOwn(place, await atRoom(c))));

  app.get('/play/:game/:session/api/room/events', (c) =>
    stream(c, async () => {
      const play = await atRoom(c);
      return hub.follow(play, keyOf(play), () => viewRoom(place, play));
    }),
  );

  const write = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    work: (play: Play, request: v.InferOutput<Schema>) => Promise<void>,
  ): void => {
    app.post(`/play/:game/:session/api/room/${name}`, (c) =>
      answer(c, async () => {
        const request = v.safeParse(schema, parseJson(await readBody(c.req.raw, largestRequest)));
        if (!request.success) return refuse('request.invalid');
        return once(c, `${name} ${JSON.stringify(request.output)}`, async () => {
          const play = await atRoom(c);
          await work(play, request.output);
          hub.hurry(keyOf(play));
          return viewOwn(place, play);
        });
      }),
    );
  };
  write('sit', sitRequest, (play, request) => joinDeal(place, play, request));
  write('stand', standRequest, (play, { round }) => leaveSeat(place, play, round));
  write('move', moveRequest, (play, request) => makeMove(place, play, request));
  write('back', v.strictObject({}), (play) => markPresent(place, play));
}
