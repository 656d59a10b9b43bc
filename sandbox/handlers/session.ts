import { makeCaptcha } from '../services/captcha/makeCaptcha';
import { freeplay } from '../services/session/freeplay';
import { login, type SignedIn } from '../services/session/login';
import { logout } from '../services/session/logout';
import { register } from '../services/session/register';
import type { Exchange, HandlersOf } from './handler';

/** Hands the two halves of a session to the browser: the token in the reply, the other in a cookie. */
function welcome({ reply, half }: SignedIn, exchange: Exchange): SignedIn['reply'] {
  exchange.setCookie('sb', half);
  return reply;
}

export const sessionHandlers: HandlersOf<'session'> = {
  captcha: async (ctx, _, exchange) => makeCaptcha(ctx, { visitorId: await exchange.visitor() }),
  login: async (ctx, request, exchange) =>
    welcome(await login(ctx, { ...request, visitorId: await exchange.visitor() }), exchange),
  register: async (ctx, request, exchange) =>
    welcome(await register(ctx, { ...request, visitorId: await exchange.visitor() }), exchange),
  freeplay: async (ctx, { Encryption }, exchange) =>
    welcome(await freeplay(ctx, { Encryption, visitorId: await exchange.visitor() }), exchange),
  logout: async (ctx, _, exchange) => {
    const done = await logout(ctx);
    exchange.clearCookie('sb');
    return done;
  },
};
