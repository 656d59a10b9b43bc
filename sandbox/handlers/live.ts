import { EventStream } from '../../contract';
import type { HandlersOf } from './handler';

export const liveHandlers: HandlersOf<'live'> = {
  events: (ctx) =>
    Promise.resolve(new EventStream((listener) => ctx.live.listen(ctx.actor.account.id, listener))),
};
