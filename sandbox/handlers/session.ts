import { makeCaptcha } from '../services/captcha/makeCaptcha';
import { registerSmsCode } from '../services/codes/registerSmsCode';
import { smsCode } from '../services/codes/smsCode';
import { makeChallenge } from '../services/human/makeChallenge';
import { changePassword } from '../services/password/changePassword';
import { passwordByEmail } from '../services/password/passwordByEmail';
import { passwordByPhone } from '../services/password/passwordByPhone';
import type { SignedIn } from '../services/session/completeLogin';
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
import { withVisitorId, type Exchange, type HandlersOf } from './handler';

/** Sets the cookies of a new session, and gives the reply with its token. */
function setSessionCookies(
  { reply, cookieSecret, remember }: SignedIn,
  exchange: Exchange,
): SignedIn['reply'] {
  exchange.setCookie('session', cookieSecret);
  if (remember) exchange.setCookie('remember', remember.value, remember.seconds);
  return reply;
}

export const sessionHandlers: HandlersOf<'session'> = {
  captcha: async (ctx, request, exchange) => makeCaptcha(ctx, await withVisitorId(request, exchange)),
  humanChallenge: async (ctx, request, exchange) =>
    makeChallenge(ctx, await withVisitorId(request, exchange)),
  login: async (ctx, request, exchange) =>
    setSessionCookies(await login(ctx, await withVisitorId(request, exchange)), exchange),
  loginCode: async (ctx, request, exchange) => loginCode(ctx, await withVisitorId(request, exchange)),
  verifyLogin: async (ctx, request, exchange) =>
    setSessionCookies(await verifyLogin(ctx, await withVisitorId(request, exchange)), exchange),
  remembered: (ctx, _, exchange) => remembered(ctx, { cookie: exchange.cookie('remember') }),
  resume: async (ctx, _, exchange) => {
    const cookie = exchange.cookie('remember');
    // It works once: whatever comes of it, the browser need not keep it. A good one is followed by the next.
    exchange.clearCookie('remember');
    return setSessionCookies(await resume(ctx, { cookie, visitorId: await exchange.visitor() }), exchange);
  },
  forget: async (ctx, _, exchange) => {
    const done = await forget(ctx, { cookie: exchange.cookie('remember') });
    exchange.clearCookie('remember');
    return done;
  },
  state: (ctx) => readState(ctx),
  smsCode: async (ctx, request, exchange) => smsCode(ctx, await withVisitorId(request, exchange)),
  registerSmsCode: async (ctx, request, exchange) =>
    registerSmsCode(ctx, await withVisitorId(request, exchange)),
  register: async (ctx, request, exchange) =>
    setSessionCookies(await register(ctx, await withVisitorId(request, exchange)), exchange),
  registerMobile: async (ctx, request, exchange) =>
    setSessionCookies(await registerMobile(ctx, await withVisitorId(request, exchange)), exchange),
  affiliate: async (ctx, request, exchange) => affiliate(ctx, await withVisitorId(request, exchange)),
  freeplay: async (ctx, request, exchange) =>
    setSessionCookies(await freeplay(ctx, await withVisitorId(request, exchange)), exchange),
  logout: async (ctx, _, exchange) => {
    const done = await logout(ctx, { cookie: exchange.cookie('remember') });
    exchange.clearCookie('session');
    exchange.clearCookie('remember');
    return done;
  },
  passwordByEmail: async (ctx, request, exchange) =>
    passwordByEmail(ctx, await withVisitorId(request, exchange)),
  passwordByPhone: async (ctx, request, exchange) =>
    passwordByPhone(ctx, await withVisitorId(request, exchange)),
  changePassword: async (ctx, request, exchange) => {
    const done = await changePassword(ctx, request);
    exchange.clearCookie('remember');
    return done;
  },
};
