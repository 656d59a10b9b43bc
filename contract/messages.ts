import * as v from 'valibot';
import { defineCall } from './call';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { count, id, instant, pageNumber } from './values';

/** What a message is about; the site shows a drawing for each. */
export const messageCategories = [
  'deposit',
  'withdrawal',
  'security',
  'bonus',
  'limit',
  'service',
  'contract',
  'news',
] as const;
export type MessageCategory = (typeof messageCategories)[number];

/** Where a message came from: the platform itself, or a person, as internal mail. */
export const messageBoxes = ['platform', 'mail'] as const;
export type MessageBox = (typeof messageBoxes)[number];

export const messageSummary = v.looseObject({
  id,
  category: v.picklist(messageCategories),
  title: v.string(),
  /** First words of the text, without markup. */
  preview: v.string(),
  at: instant,
  isRead: v.boolean(),
});
export type MessageSummary = v.InferOutput<typeof messageSummary>;

export const message = v.looseObject({
  ...messageSummary.entries,
  box: v.picklist(messageBoxes),
  /** Html; the site sanitises it. */
  body: v.string(),
  /** Path of the site that the message leads to. */
  href: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/))),
});
export type Message = v.InferOutput<typeof message>;

const unread = v.looseObject({ platform: count, mail: count });
/** Unread messages by box. */
export type UnreadByBox = v.InferOutput<typeof unread>;

const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(100));

export const messageCalls = {
  list: defineCall({
    ...call('MCSFE_getMessages'),
    method: 'GET',
    assumed,
    request: v.strictObject({
      box: v.picklist(messageBoxes),
      /** Only those that are not read yet. */
      unread: v.optional(v.literal('1')),
      page: pageNumber,
    }),
    reply: v.looseObject({ list: v.array(messageSummary), total: count, pageSize: count, unread }),
  }),
  read: defineCall({
    ...call('MCSFE_getMessage'),
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: byId,
    reply: message,
  }),
  mark: defineCall({
    ...call('MCSFE_markMessages'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    assumed,
    /** The messages that are meant, or every one of a box. Naming the wanted state makes it the same when repeated. */
    request: v.strictObject({
      ids: v.optional(ids),
      box: v.optional(v.picklist(messageBoxes)),
      isRead: v.boolean(),
    }),
    reply: unread,
  }),
  remove: defineCall({
    ...call('MCSFE_removeMessages'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    assumed,
    /** `isRemoved: false` takes them back. */
    request: v.strictObject({ ids, isRemoved: v.boolean() }),
    reply: unread,
  }),
} as const;
