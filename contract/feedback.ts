import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, page } from './memberRelay';
import { count, id, instant, typed } from './values';

/** What somebody writes about. Source: spec section 3, question type. */
export const feedbackTypes = ['problem', 'complaint', 'idea', 'praise'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Which part of the site it is about. */
export const feedbackParts = ['deposit', 'withdrawal', 'game', 'bonus', 'account', 'site', 'other'] as const;
export type FeedbackPart = (typeof feedbackParts)[number];

/** What became of it. */
export const feedbackStates = ['open', 'noted', 'answered', 'fixed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

const feedbackTerms = v.looseObject({
  /** Least and most words of a text. */
  words: v.looseObject({ least: count, most: count }),
  /** How many can be sent a day, and how many of them are left. */
  perDay: count,
  left: count,
  /** When there are new ones. */
  nextAt: instant,
});
export type FeedbackTerms = v.InferOutput<typeof feedbackTerms>;

const feedbackEntry = v.looseObject({
  id,
  type: v.picklist(feedbackTypes),
  part: v.optional(v.picklist(feedbackParts)),
  content: v.string(),
  at: instant,
  state: v.picklist(feedbackStates),
  /** Plain text. */
  answer: v.optional(v.string()),
  answeredAt: v.optional(instant),
});
/** Something that a member sent, with what became of it. */
export type FeedbackEntry = v.InferOutput<typeof feedbackEntry>;

/**
 * Words of a text as its language counts them: Chinese, Japanese and Thai have no spaces between them. Numbers count,
 * punctuation does not.
 */
export function countWords(text: string, language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

const relay = <Name extends string>(name: Name) =>
  ({ path: `/wps/relay/${name}`, module: name, audience: 'member' }) as const;

export const feedbackCalls = {
  feedback: defineCall({
    ...relay('MCSFE_feedback'),
    method: 'PUT',
    retry: 'keyed',
    refusals: { 'limit.reached': null, 'feedback.tooShort': 'content', 'feedback.tooLong': 'content' },
    assumed: ['path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({
      type: v.picklist(feedbackTypes),
      part: v.optional(v.picklist(feedbackParts)),
      content: v.pipe(typed(10_000), v.minLength(1)),
    }),
    reply: feedbackEntry,
  }),
  feedbackTerms: defineCall({
    ...relay('MCSFE_getFeedbackTerms'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: feedbackTerms,
  }),
  /** The newest first. */
  feedbackHistory: defineCall({
    ...relay('MCSFE_getFeedback'),
    method: 'GET',
    assumed,
    request: page,
    reply: v.looseObject({ list: v.array(feedbackEntry), total: count, pageSize: count }),
  }),
} as const;
