import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { refusals } from '../../contract';
import { coverSvg } from '../artwork/covers';
import { coverSpec } from '../artwork/sequence';
import { isCardRoom } from '#platform/cardRooms';
import {
  RateLimit,
  Refusal,
  clientOf,
  errorFields,
  isDatabaseClosed,
  isDatabaseUnavailable,
  parseJson,
  readBody,
  refuse,
  secretText,
} from '#platform/host';
import { dealtTable } from '#platform/tableRounds';
import { createPictureReply } from '../seed/pictureReply';
import { symbolSvg } from './art/symbolArt';
import { cookieAttributes } from './config';
import { languageFor } from './messages/catalogue';
import { assetsOf } from './page/assets';
import { PerPlayerMutex } from './perPlayerMutex';
import { documentOf, pageHeaders, type DocumentParts } from './page/document';
import { redeemTicket, resumePlay, type GameDeps, type Play } from './play';
import { artVersion, renderGame } from './renderGame';
import { renderFault, renderLobby, renderNotPlayable } from './renderNotice';
import { addSlot } from './slot/routes';
import { symbols, type SymbolName } from './slot/symbols';
import { slotOf } from './slot/stakes';
import { placeRequest } from './tables/api';
import { placeTableBets } from './tables/placeTableBets';
import { renderTable } from './tables/renderTable';
import { viewSeat, viewTable } from './tables/tableState';
import { renderRoom } from './cardRoom/renderRoom';
import { addCardRoom } from './cardRoom/routes';
import { isFishing, renderFishing } from './fishing/renderFishing';
import { addFishing } from './fishing/routes';
import { TableBroadcaster } from './live/tableBroadcaster';
import { addSportsbook } from './sportsbook/routes';
import { renderTicket } from './sportsbook/ticket';
import { ticketLook } from './sportsbook/ticketApi';
import { isSportsbook, renderBook } from './sportsbook/renderBook';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const cookieName = 'play';
/** Chips on every area of a felt fit. */
const largestBets = 8_192;

/** Headers of what the game's script asks for. */
const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * The demo game provider as a fetch function, for an origin of its own. `/play/:game?ticket=…` trades the ticket for a
 * session, whose cookie is bound to the game's own path: two games at once do not share one, and the site's server on
 * another port of the same host never sees it. `images` answers for the pictures of the site that games show.
 */
export function createProvider(
  deps: GameDeps,
  images: (request: Request) => Promise<Response>,
): Hono<{ Bindings: { address?: string } }> {
  const app = new Hono<{ Bindings: { address?: string } }>();
  const rate = new RateLimit(deps.config.rate ?? { burst: 300, perSecond: 40 });
  const spins = new PerPlayerMutex();
  const hub = new TableBroadcaster(deps);
  const pictureReply = createPictureReply();
  const assets = assetsOf(deps.config.script);
  const page = async (
    c: Context,
    status: 200 | 403 | 404 | 500 | 503,
    parts: Omit<DocumentParts, 'nonce'>,
  ) => {
    const nonce = secretText(deps.ports.random);
    return c.html(documentOf({ ...parts, nonce }, await assets), status, pageHeaders(deps.config, nonce));
  };
  const fault = (c: Context, error: unknown, tag: string) => {
    if (!(error instanceof Refusal)) report(deps, error);
    const code = error instanceof Refusal ? error.code : undefined;
    const isAway = isDatabaseUnavailable(error);
    if (isAway) c.header('retry-after', '3');
    return page(c, code ? 403 : isAway ? 503 : 500, renderFault(deps, code, languageFor(tag)));
  };
  const playing = async (c: Context): Promise<Play> => {
    const secret = getCookie(c, cookieName) ?? refuse('session.ended');
    // A stream that is opened again says where it was.
    const isBackground = c.req.header('last-event-id') !== undefined;
    const play = await resumePlay(deps, c.req.param('session') ?? '', secret, { isBackground });
    return play.game.id === c.req.param('game') ? play : refuse('session.ended');
  };

  app.use(async (c, next) => {
    const wait = rate.consume(clientOf(c.env?.address ?? 'unknown'), deps.ports.clock.now().getTime());
    if (wait === 0) return next();
    return c.json({ success: false, errorCode: 'limit.reached' }, 429, {
      ...dataHeaders,
      'retry-after': String(wait),
    });
  });

  app.get('/play/:game', async (c) => {
    const { game } = c.req.param();
    const asked = c.req.query('lang') ?? 'en';
    try {
      const { id, secret } = await redeemTicket(deps, game, c.req.query('ticket') ?? '');
      const path = `/play/${encodeURIComponent(game)}/${id}`;
      c.header('set-cookie', `${cookieName}=${secret}; Path=${path}; ${cookieAttributes(deps.config)}`);
      c.header('cache-control', 'no-store');
      c.header('referrer-policy', 'no-referrer');
      // The ticket leaves the address: a reload then finds the session, and no log of addresses holds a ticket.
      const { view, back } = c.req.query();
      const rest = new URLSearchParams({ ...(view && { view }), ...(back && { back }) }).toString();
      return c.redirect(rest === '' ? path : `${path}?${rest}`, 303);
    } catch (error) {
      return fault(c, error, asked);
    }
  });

  app.get('/play/:game/:session', async (c) => {
    let language = c.req.header('accept-language')?.split(',')[0] ?? 'en';
    try {
      const play = await playing(c);
      language = play.language;
      const { game } = play;
      const show = async (parts: Promise<Pick<DocumentParts, 'theme' | 'body'>>) =>
        page(c, 200, { title: game.name, language: languageFor(language), ...(await parts) });
      const slot = slotOf(game, play.stakeUnit);
      if (c.req.query('view') === 'lobby') return await page(c, 200, await renderLobby(deps, play));
      if (game.state !== 'open') return await page(c, 200, await renderNotPlayable(deps, play));
      if (dealtTable(game)) return await show(renderTable(deps, play));
      if (isFishing(game)) return await show(renderFishing(deps, play));
      if (isCardRoom(game)) return await show(renderRoom(deps, play));
      if (isSportsbook(game)) return await show(renderBook(deps, play));
      if (slot) return await show(renderGame(deps, play, slot));
      return await page(c, 200, await renderNotPlayable(deps, play));
    } catch (error) {
      return fault(c, error, language);
    }
  });

  const atTable = async (c: Context): Promise<Play> => {
    const play = await playing(c);
    return dealtTable(play.game) ? play : refuse('game.closed');
  };

  app.get('/play/:game/:session/api/table', (c) =>
    answer(deps, c, async () => {
      const play = await atTable(c);
      const [table, seat] = await Promise.all([viewTable(deps, play), viewSeat(deps, play)]);
      return { table, seat };
    }),
  );

  const stream = async (c: Context, open: () => Promise<ReadableStream<Uint8Array>>): Promise<Response> => {
    try {
      const headers = { ...dataHeaders, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
      return new Response(await open(), { headers });
    } catch (error) {
      return answer(deps, c, () => Promise.reject(error as Error));
    }
  };
  // Players of one merchant, currency and class of money see each other's stakes.
  const tableKey = ({ game, house }: Play): string => `${game.id} ${house}`;

  app.get('/play/:game/:session/api/table/events', (c) =>
    stream(c, async () => {
      const play = await atTable(c);
      return hub.follow(play, tableKey(play), () => viewTable(deps, play));
    }),
  );

  app.post('/play/:game/:session/api/table/bets', (c) =>
    answer(deps, c, async () => {
      refuseForeign(deps, c);
      const request = v.safeParse(placeRequest, parseJson(await readBody(c.req.raw, largestBets)));
      if (!request.success) return refuse('request.invalid');
      const player = `${c.req.param('session')} ${getCookie(c, cookieName) ?? ''}`;
      return spins.run(player, JSON.stringify(request.output), async () => {
        const play = await atTable(c);
        await placeTableBets(deps, play, request.output);
        hub.hurry(tableKey(play));
        return viewSeat(deps, play);
      });
    }),
  );

  const calls = {
    place: deps,
    playing,
    answer: (c: Context, work: () => Promise<unknown>) => answer(deps, c, work),
    refuseForeign: (c: Context) => refuseForeign(deps, c),
    once: <T>(c: Context, request: string, work: () => Promise<T>): Promise<T> => {
      refuseForeign(deps, c);
      return spins.run(`${c.req.param('session')} ${getCookie(c, cookieName) ?? ''}`, request, work);
    },
  };
  addSportsbook(app, { ...calls, hub, stream, wait: deps.wait ?? pause });
  addCardRoom(app, { ...calls, hub, stream });
  addFishing(app, calls);
  addSlot(app, calls, dataHeaders);

  app.get('/ticket/:name', async (c) => {
    const look = v.parse(ticketLook, c.req.query());
    const tag = look.lang ?? c.req.header('accept-language')?.split(',')[0] ?? 'en';
    const { status, parts } = await renderTicket(deps, c.req.param('name'), look, languageFor(tag));
    return page(c, status, parts);
  });

  app.get('/assets/:file', async (c) => {
    const file = (await assets).files.get(c.req.path);
    if (!file) return c.notFound();
    return c.body(file.text, 200, {
      ...dataHeaders,
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  app.get(`/art/${artVersion}/:index/:name`, async (c) => {
    const { index, name } = c.req.param();
    return (
      (await pictureReply(c.req.raw, c.req.path, () => draw(index, name.replace(/\.svg$/, '')))) ??
      c.notFound()
    );
  });

  app.get('/img/*', (c) => images(c.req.raw));

  app.onError((error, c) => {
    report(deps, error);
    if (!isDatabaseUnavailable(error)) return c.text('The game server failed.', 500, { ...dataHeaders });
    return c.text('The game server cannot reach its database. Try again in a moment.', 503, {
      ...dataHeaders,
      'retry-after': '3',
    });
  });
  app.notFound((c) => c.text('There is no such page.', 404, { ...dataHeaders }));
  return app;
}

function report({ ports }: GameDeps, error: unknown): void {
  if (!isDatabaseClosed(error)) ports.log.error('game failed', errorFields(error));
}

/** Runs one call of the game's script; every way out is an envelope. */
async function answer(deps: GameDeps, c: Context, work: () => Promise<unknown>): Promise<Response> {
  try {
    return c.json({ success: true, value: await work() }, 200, dataHeaders);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      report(deps, error);
      if (isDatabaseUnavailable(error))
        return c.json({ success: false }, 503, { ...dataHeaders, 'retry-after': '3' });
      return c.json({ success: false }, 500, dataHeaders);
    }
    const { status } = refusals[error.code];
    const wait = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
    return c.json({ success: false, errorCode: error.code }, status, { ...dataHeaders, ...wait });
  }
}

/** The cookie alone does not make a spin: a browser says which page sent it, and a form cannot send JSON. */
function refuseForeign({ config }: GameDeps, c: Context): void {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== config.origin) refuse('request.foreign');
  if (!(c.req.header('content-type') ?? '').startsWith('application/json')) refuse('request.invalid');
}

/** The cover of a game, or one of its symbols. */
function draw(index: string, name: string): string | undefined {
  if (!/^\d{1,5}$/.test(index)) return undefined;
  const cover = coverSpec(Number(index));
  if (name === 'cover') return coverSvg(cover);
  return (symbols as readonly string[]).includes(name) ? symbolSvg(cover, name as SymbolName) : undefined;
}
