import * as v from 'valibot';
import { id } from './values';

/**
 * How the path of the live chat is hidden under its own last characters. The specification does not name the cipher. See
 * docs/decisions/2026-11-live-chat-path.md.
 */
export const chatCiphers = ['DES-ECB', 'none'] as const;
export type ChatCipher = (typeof chatCiphers)[number];

/** The path of this type is the chat's own. Source: spec section 3. */
export const chatPathType = 3;

/** Characters at the end of a hidden path that are its key. Source: spec section 3. */
export const chatKeyLength = 8;

const chatFrameMessage = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) =>
  v.strictObject({
    channel: v.literal('chat-frame'),
    version: v.literal(1),
    type: v.literal(type),
    ...entries,
  });

/** What a chat in its frame tells the site, by `postMessage`; see frame.ts for the rules. A chat need not tell anything. */
const chatMessage = v.union([
  /** Somebody else than the visitor has written. */
  chatFrameMessage('message', {}),
  /** The visitor wants to read an article of the help centre. */
  chatFrameMessage('article', { id }),
]);
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** The chat's message; undefined for anything else. */
export function readChatMessage(data: unknown): ChatMessage | undefined {
  const result = v.safeParse(chatMessage, data);
  return result.success ? result.output : undefined;
}

/** A message ready to be posted. */
export const toChatMessage = (
  message: { type: 'message' } | { type: 'article'; id: string },
): ChatMessage => ({
  channel: 'chat-frame',
  version: 1,
  ...message,
});
