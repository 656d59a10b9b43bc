import { makeCaptcha } from '../services/captcha/makeCaptcha';
import { registerSmsCode } from '../services/codes/registerSmsCode';
import { smsCode } from '../services/codes/smsCode';
import { makeChallenge } from '../services/human/makeChallenge';
import { changePassword } from '../services/password/changePassword';
import { passwordByEmail } from '../services/password/passwordByEmail';
import { passwordByPhone } from '../services/password/passwordByPhone';
import type { SignedIn } from '../services/session/admit';
import { affiliate } from '../services/session/affiliate';
import { forget } from '../services/session/forget';
import { freeplay } from '../services/session/freeplay';
import { login } from '../services/session/login';
import { loginCode } from '../services/session/loginCode';
import { logout } from '../services/session/logout';
import { readState } from '../services/session/readState';
import { register } from '../services/session/register';
import { registerMobile } from '../services/session/registerMobile';
import { remembered } from '../services/session/remembered';
import { resume } from '../services/session/resume';
import { verifyLogin } from '../services/session/verifyLogin';
import type { Exchange, HandlersOf } from './handler';

/** Hands a session to the browser: the token in the reply, its other half and what is remembered in cookies. */
function welcome({ reply, half, remember }: SignedIn, exchange: Exchange): SignedIn['reply'] {
  exchange.setCookie('sb', half);
  if (remember) exchange.setCookie('rm', remember.value, remember.seconds);
  return reply;
}

/** The request with the browser that it came from. */
const here = async <Request extends object>(request: Request, exchange: Exchange) => ({
  ...request,
  visitorId: await exchange.visitor(),
});

export const sessionHandlers: HandlersOf<'session'> = {
  captcha: async (ctx, request, exchange) => makeCaptcha(ctx, await here(request, exchange)),
  humanChallenge: async (ctx, request, exchange) => makeChallenge(ctx, await here(request, exchange)),
  login: async (ctx, request, exchange) => welcome(await login(ctx, await here(request, exchange)), exchange),
  loginCode: async (ctx, request, exchange) => loginCode(ctx, await here(request, exchange)),
  verifyLogin: async (ctx, request, exchange) =>
    welcome(await verifyLogin(ctx, await here(request, exchange)), exchange),
  remembered: (ctx, _, exchange) => remembered(ctx, { cookie: exchange.cookie('rm') }),
  resume: async (ctx, _, exchange) => {
    const cookie = exchange.cookie('rm');
    // It works once: whatever comes of it, the browser need not keep it. A good one is followed by the next.
    exchange.clearCookie('rm');
    return welcome(await resume(ctx, { cookie, visitorId: await exchange.visitor() }), exchange);
  },
  forget: async (ctx, _, exchange) => {
    const done = await forget(ctx, { cookie: exchange.cookie('rm') });
    exchange.clearCookie('rm');
    return done;
  },
  state: (ctx) => readState(ctx),
  smsCode: async (ctx, request, exchange) => smsCode(ctx, await here(request, exchange)),
  registerSmsCode: async (ctx, request, exchange) => registerSmsCode(ctx, await here(request, exchange)),
  register: async (ctx, request, exchange) =>
    welcome(await register(ctx, await here(request, exchange)), exchange),
  registerMobile: async (ctx, request, exchange) =>
    welcome(await registerMobile(ctx, await here(request, exchange)), exchange),
  affiliate: (ctx, request) => affiliate(ctx, request),
  freeplay: async (ctx, request, exchange) =>
    welcome(await freeplay(ctx, await here(request, exchange)), exchange),
  logout: async (ctx, _, exchange) => {
    const done = await logout(ctx, { cookie: exchange.cookie('rm') });
    exchange.clearCookie('sb');
    exchange.clearCookie('rm');
    return done;
  },
  passwordByEmail: async (ctx, request, exchange) => passwordByEmail(ctx, await here(request, exchange)),
  passwordByPhone: async (ctx, request, exchange) => passwordByPhone(ctx, await here(request, exchange)),
  changePassword: async (ctx, request, exchange) => {
    const done = await changePassword(ctx, request);
    exchange.clearCookie('rm');
    return done;
  },
};
