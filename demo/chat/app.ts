import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { languageTag } from '../../contract';
import { type ChatPlace, findChat, readMessages, requestPerson, writeInChat } from '#platform/chat';
import {
  type Db,
  type Ports,
  RateLimit,
  Refusal,
  clientOf,
  errorFields,
  parseJson,
  readBody,
  refuse,
  secretText,
} from '#platform/host';
import { type ChatRow, merchants } from '#platform/schema';
import { cookieAttributes } from '../game-provider/config';
import { afterPlace, chatRequest, type ChatReply } from './api';
import { pageHeaders, renderChat } from './page';

export interface ChatDeps {
  db: Db;
  ports: Pick<Ports, 'clock' | 'ids' | 'hasher' | 'random' | 'log'>;
  /** Origin that serves it; not the site's. */
  origin: string;
  /** Origins of the sites that may frame it. */
  siteOrigins: readonly string[];
  /** The page's script, bundled. */
  script: string;
}

const cookieName = 'chat';
const largestBody = 4_096;
/** A year: who comes back finds what was said. */
const rememberedSeconds = 365 * 86_400;

/**
 * A live chat as a vendor of chats would serve it, on an origin of its own. Help articles answer in the reader's language;
 * a person who has been asked for is played by the operator's command line. The conversation belongs to the browser.
 */
export function createChat(deps: ChatDeps): Hono<{ Bindings: { address?: string } }> {
  const { db, ports, origin } = deps;
  const app = new Hono<{ Bindings: { address?: string } }>();
  const rate = new RateLimit({ burst: 60, perSecond: 3 });

  /** Throws for a merchant that there is not. */
  const placeOf = async (c: Context, secret: string): Promise<ChatPlace> => {
    const merchant = c.req.query('merchant') ?? '';
    const known = await db.select({ code: merchants.code }).from(merchants);
    if (!known.some(({ code }) => code === merchant)) return refuse('request.invalid');
    const asked = c.req.query('lang');
    return { ...ports, db, merchant, language: v.is(languageTag, asked) ? asked : 'en', secret };
  };
  const answer = async (c: Context, work: (place: ChatPlace) => Promise<ChatRow | undefined>) => {
    const wait = rate.consume(
      clientOf((c.env as { address?: string } | undefined)?.address ?? 'unknown'),
      ports.clock.now().getTime(),
    );
    if (wait > 0) return c.json({}, 429, { 'retry-after': String(wait) });
    try {
      const after = v.safeParse(afterPlace, c.req.query('after'));
      if (!after.success)
        return c.json({ errorCode: 'request.invalid', message: `after ${after.issues[0].message}` }, 400);
      const secret = getCookie(c, cookieName) ?? refuse('session.ended');
      const chat = await work(await placeOf(c, secret));
      const messages = chat ? await readMessages(db, chat.id, after.output) : [];
      return c.json(
        { state: chat?.state ?? 'articles', messages: messages.map(shownOf) } satisfies ChatReply,
        200,
        {
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      );
    } catch (error) {
      if (error instanceof Refusal) return c.json({ errorCode: error.code }, 400);
      ports.log.error('the chat failed', errorFields(error));
      return c.json({}, 503);
    }
  };

  app.get('/chat', async (c) => {
    const known = getCookie(c, cookieName);
    const secret = known ?? secretText(ports.random);
    const { merchant, language } = await placeOf(c, secret);
    const nonce = secretText(ports.random);
    if (!known)
      c.header(
        'set-cookie',
        `${cookieName}=${secret}; Path=/chat; Max-Age=${rememberedSeconds}; ${cookieAttributes({ origin, siteOrigins: deps.siteOrigins })}`,
      );
    return c.html(
      renderChat({ ...deps, merchant, language, nonce }),
      200,
      pageHeaders(deps.siteOrigins, nonce),
    );
  });
  app.get('/chat/messages', (c) => answer(c, findChat));
  app.post('/chat/messages', (c) =>
    answer(c, async (place) => {
      refuseForeign(c, origin);
      const request = v.safeParse(chatRequest, parseJson(await readBody(c.req.raw, largestBody)));
      if (!request.success || request.output.text.includes('\0')) return refuse('request.invalid');
      return writeInChat(place, request.output.text, request.output.key);
    }),
  );
  app.post('/chat/person', (c) =>
    answer(c, (place) => {
      refuseForeign(c, origin);
      return requestPerson(place);
    }),
  );
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) ports.log.error('the chat failed', errorFields(error));
    return c.text('There is no such chat.', error instanceof Refusal ? 404 : 503);
  });
  return app;
}

/** A browser says where a request comes from: only the chat's own page writes. */
function refuseForeign(c: Context, origin: string): void {
  if (c.req.header('origin') !== origin) refuse('request.foreign');
}

const shownOf = ({
  place,
  sender,
  body,
  articles,
}: Awaited<ReturnType<typeof readMessages>>[number]): ChatReply['messages'][number] => ({
  place,
  sender,
  text: body,
  articles,
});
