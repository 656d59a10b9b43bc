import type { Call, Contract, HandlerReplyOf, ParsedRequestOf } from '../../contract';
import type { Ctx } from '../context';
import type { UnhandledCall } from './unhandled';

/** What a handler may do to the reply besides its value. */
export interface Exchange {
  /** Sets an HttpOnly, Secure, SameSite=Strict cookie of this host. Without `seconds` it ends with the browser session. */
  setCookie(name: CookieName, value: string, seconds?: number): void;
  clearCookie(name: CookieName): void;
  cookie(name: CookieName): string | undefined;
  /** Id of the visitor's browser. A browser that has none is given one, by cookie. */
  visitor(): Promise<string>;
}

/** Cookies of the platform, without their `__Host-` prefix: session half, visitor, remembered log-in. */
export type CookieName = 'sb' | 'sv' | 'rm';

/** Serves one call: the parsed request in, the `value` of the reply out. Throws `Refusal` to decline. */
export type Handler<C extends Call> = (
  ctx: Ctx,
  request: ParsedRequestOf<C>,
  exchange: Exchange,
) => Promise<HandlerReplyOf<C>>;

type HandledIn<Area extends keyof Contract & string> = {
  [Name in keyof Contract[Area] & string]: `${Area}.${Name}` extends UnhandledCall ? never : Name;
}[keyof Contract[Area] & string];

/** The handlers of one area: one for each call that `unhandled.ts` does not list, and no other. */
export type HandlersOf<Area extends keyof Contract & string> = {
  readonly [Name in HandledIn<Area>]: Contract[Area][Name] extends Call
    ? Handler<Contract[Area][Name]>
    : never;
};

/** A handler for every handled call of the contract: leaving one out does not compile. */
export type Handlers = { readonly [Area in keyof Contract & string]: HandlersOf<Area> };
