import * as v from 'valibot';

/** What a page tells the service worker. */
export const pageMessage = v.variant('type', [
  /** A page is shown, and its first work is done. */
  v.object({
    type: v.literal('shown'),
    /** Its address: path and query. */
    address: v.string(),
    /** A file of its code: says of which version it is. */
    file: v.string(),
    language: v.string(),
    /** Paths that it has fetched so far. */
    fetched: v.array(v.string()),
    /** Whether it came through the worker: not the page of a first visit. */
    isControlled: v.boolean(),
    /** Whether the person pays for each byte, or has few. */
    isSavingData: v.boolean(),
  }),
  /** The person wants the new version. */
  v.object({ type: v.literal('activate') }),
]);
export type PageMessage = v.InferOutput<typeof pageMessage>;

/**
 * What the service worker answers: the page was drawn by a policy or facts that the server has changed since, or as if a server
 * were there that cannot be reached.
 */
export interface WorkerMessage {
  type: 'outdated' | 'unreachable';
}
