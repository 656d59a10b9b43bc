import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, memberRelay } from './memberRelay';

/**
 * What may have changed for somebody: the site asks anew for what it shows of it. `all`: something may have been missed.
 * `session`: it may be over.
 */
export const liveTopics = [
  'all',
  'balance',
  'unread',
  'deposits',
  'withdrawals',
  'wallets',
  'rewards',
  'contracts',
  'play',
  'session',
] as const;
export const liveTopic = v.picklist(liveTopics);
export type LiveTopic = v.InferOutput<typeof liveTopic>;

/** What an event stream sends to one browser, and how it ends. */
export interface LiveListener {
  send: (topic: LiveTopic) => void;
  end: () => void;
}

/** Events of one person as they happen. */
export class EventStream {
  constructor(
    /** Begins to tell; returns what ends it. */
    readonly begin: (listener: LiveListener) => () => void,
  ) {}
}

/**
 * The reply: not an envelope but `text/event-stream`, one event for each topic, whose `data` is the topic, and a comment
 * at least every 20 seconds. A refusal of it is an envelope as ever. It holds no data: what changed is read by its call.
 */
export const eventStream = v.custom<EventStream>((value) => value instanceof EventStream, 'must be a stream');

export const liveCalls = {
  /** Tells what changes for whoever is signed in, as long as the connection lives. A client connects again when it ends. */
  events: defineCall({
    ...memberRelay('MCSFE_getEvents'),
    audience: 'signedIn',
    method: 'GET',
    assumed,
    request: nothing,
    reply: eventStream,
  }),
} as const;
