import * as v from 'valibot';
import { oddsFormats } from './oddsFormats';
import { isRefusalCode, type RefusalCode } from './refusals';
import { currencyCode, id, minorUnits, vassalage } from './values';

/**
 * What a game in its frame and the site around it tell each other, by `postMessage`. Both sides name the other's
 * origin when they send, check `event.origin` and `event.source` when they receive, and drop whatever does not parse.
 */

/** Says whose messages these are, so that those of other scripts are dropped without a second look. */
const channel = { channel: v.literal('game-frame'), version: v.literal(1) };

const frameMessage = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.strictObject({ ...channel, type: v.literal(type), ...entries });

/** Why a game cannot go on. */
export const frameFaults = [
  /** No connection, or no answer. */
  'offline',
  /** The provider answered with a fault of its own. */
  'provider',
  /** The session of the site or of the game is over. */
  'session',
  /** The address was used before, is too old or belongs to another game. */
  'ticket',
] as const;

/** The reader's odds format: said by the side on which it was chosen, and by the site to a game that has begun. */
const oddsFormat = frameMessage('oddsFormat', { format: v.picklist(oddsFormats) });

/** What a game tells the site. */
export const gameMessage = v.union([
  /** It can be played. */
  frameMessage('ready', { gameId: id }),
  /** The wallet changed, or was read again. */
  frameMessage('balance', { balance: minorUnits, currency: currencyCode }),
  /** A round is over. `balance` is what the wallet held after it; `isSaid` when the game tells screen readers itself. */
  frameMessage('round', {
    roundId: id,
    gameId: id,
    stake: minorUnits,
    win: minorUnits,
    balance: minorUnits,
    currency: currencyCode,
    isSaid: v.optional(v.boolean()),
  }),
  /** The player asked to go back to the lobby. */
  frameMessage('close', {}),
  /** The player asked for the page of limits and breaks. */
  frameMessage('saferPlay', {}),
  /** The player chose another game, in place of one that is not played. */
  frameMessage('open', { gameId: id, vassalage }),
  /** The player chose how prices are written. */
  oddsFormat,
  /** It cannot go on; the game itself says so in words and offers a way on. */
  frameMessage('error', {
    fault: v.picklist(frameFaults),
    code: v.optional(v.custom<RefusalCode>(isRefusalCode)),
  }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** What the site tells a game. */
export const shellMessage = v.union([
  /** The wallet changed outside the game (a deposit, say): read it again. */
  frameMessage('refresh', {}),
  /** Take no new stake until `resume`: the site shows something that must be answered first. */
  frameMessage('hold', {}),
  frameMessage('resume', {}),
  /** How prices are to be written. A game without prices, or of an older version, drops it. */
  oddsFormat,
]);
export type ShellMessage = v.InferOutput<typeof shellMessage>;

type Bare<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version'> : never;

/** A message ready to be posted. */
export function toFrameMessage<const Message extends Bare<GameMessage> | Bare<ShellMessage>>(
  message: Message,
) {
  return { channel: 'game-frame', version: 1, ...message } as const;
}

/** The game's message; undefined for anything else. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  const result = v.safeParse(gameMessage, data);
  return result.success ? result.output : undefined;
}

/** The site's message; undefined for anything else. */
export function readShellMessage(data: unknown): ShellMessage | undefined {
  const result = v.safeParse(shellMessage, data);
  return result.success ? result.output : undefined;
}
