import * as v from 'valibot';
import type { WordId } from '#platform/words';

/** Characters of a message. */
export const longestMessage = 500;

export const chatWords = [
  'demo.chat.title',
  'demo.chat.greeting',
  'demo.chat.field',
  'demo.chat.send',
  'demo.chat.askPerson',
  'demo.chat.helper',
  'demo.customerService',
  'demo.chat.you',
  'demo.chat.failed',
] as const satisfies readonly WordId[];

/** What the page is given. */
export const chatSetup = v.object({
  words: v.record(v.picklist(chatWords), v.string()),
  /** Merchant and language, as the page's own query: they go with each request. */
  query: v.string(),
  /** Origins of the sites that may frame it; articles are at the first of them. */
  siteOrigins: v.array(v.string()),
});
export type ChatSetup = v.InferOutput<typeof chatSetup>;

/** A message of the visitor's; the key stays the same when it is sent again. */
export const chatRequest = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestMessage)),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
});

/** Place of the last message that the page has: a whole number, as many as a conversation can have. */
export const afterPlace = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number of at most nine digits'),
    v.transform(Number),
  ),
  '0',
);

/** What there is to show: the messages after the place that was asked for. */
export const chatReply = v.object({
  state: v.picklist(['articles', 'waiting', 'person']),
  messages: v.array(
    v.object({
      place: v.number(),
      sender: v.picklist(['visitor', 'helper', 'person']),
      text: v.string(),
      articles: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
  ),
});
export type ChatReply = v.InferOutput<typeof chatReply>;
