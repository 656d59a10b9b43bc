import type { Call, Contract, HandlerReplyOf, ParsedRequestOf } from '../../contract';
import type { Ctx, SignedInCtx } from '../context';

/** What a handler may do to the reply besides its value. */
export interface Exchange {
  /** Sets an HttpOnly, SameSite=Strict cookie of this host, `Secure` unless the site is `http://localhost`. Without `seconds` it ends with the browser session. */
  setCookie(name: CookieName, value: string, seconds?: number): void;
  clearCookie(name: CookieName): void;
  cookie(name: CookieName): string | undefined;
  /** Id of the visitor's browser. A browser that has none is given one, by cookie. */
  visitor(): Promise<string>;
}

/** The request with the id of the browser that it came from. */
export const withVisitorId = async <Request extends object>(request: Request, exchange: Exchange) => ({
  ...request,
  visitorId: await exchange.visitor(),
});

/** Cookies of the platform, without their `__Host-` prefix: secret of the session, visitor id, remembered log-in. */
export type CookieName = 'session' | 'visitor' | 'remember';

/**
 * Serves one call: the parsed request in, the `value` of the reply out. Throws `Refusal` to decline. Whether somebody
 * is signed in follows from the audience of the call.
 */
export type Handler<C extends Call> = (
  ctx: C['audience'] extends 'anyone' ? Ctx : SignedInCtx,
  request: ParsedRequestOf<C>,
  exchange: Exchange,
) => Promise<HandlerReplyOf<C>>;

/** The handlers of one area. A call without one answers `call.unavailable`; a handler without a call does not compile. */
export type HandlersOf<Area extends keyof Contract & string> = {
  readonly [Name in keyof Contract[Area] & string]?: Contract[Area][Name] extends Call
    ? Handler<Contract[Area][Name]>
    : never;
};

/** What a platform serves, by area. */
export type Handlers = { readonly [Area in keyof Contract & string]?: HandlersOf<Area> };
