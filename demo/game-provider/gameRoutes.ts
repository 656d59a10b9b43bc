import type { Context } from 'hono';
import type { TableBroadcaster } from './live/tableBroadcaster';
import type { GameDeps, Play } from './play';

/** What the routes of every game are given. */
export interface GameRoutes {
  place: GameDeps;
  /** Who is at the game, or a refusal. */
  playing: (c: Context) => Promise<Play>;
  /** Runs one call; every way out is an envelope. */
  answer: (c: Context, work: () => Promise<unknown>) => Promise<Response>;
  /** Refuses a write that another page sends. */
  refuseForeign: (c: Context) => void;
  /** Runs a player's writes one after the other, and one that is sent twice at the same time once. */
  once: <T>(c: Context, request: string, work: () => Promise<T>) => Promise<T>;
}

/** The same for games that go on for all who are there. */
export interface SharedGameRoutes extends GameRoutes {
  hub: TableBroadcaster;
  /** Answers with a stream of events, or with the envelope of a refusal. */
  stream: (c: Context, open: () => Promise<ReadableStream<Uint8Array>>) => Promise<Response>;
}
