import * as v from 'valibot';
import { defineCall } from './call';
import { count, id, typed } from './values';

/** What a person is verified for. A proof serves one of these, once, in the browser that asked for it. */
export const humanActions = ['login', 'sms', 'register', 'password'] as const;
export type HumanAction = (typeof humanActions)[number];

/**
 * Answer of the human verification step, when the platform asked for one: it refuses with `verification.required`
 * and says for which action (`humanRefusal`). Any try uses the challenge up, so that `verification.wrong` needs a
 * new one.
 */
export const humanProof = v.strictObject({
  /** Id of the challenge. */
  challenge: typed(64),
  /**
   * What the person did, in the form the challenge's provider reads. For `slider` the pixels, a whole number, from the
   * left edge of the picture to that of the piece. For `work` what `solveWork` gives.
   */
  answer: typed(256),
});
export type HumanProof = v.InferOutput<typeof humanProof>;

/** The action that a refusal wants a person verified for. */
export const humanRefusal = v.looseObject({ action: v.optional(v.picklist(humanActions)) });

const png = v.pipe(v.string(), v.base64());
const anyChallenge = { challenge: id, expiresInSeconds: count };

/** A task that a person finds easy. */
export const humanChallenge = v.union([
  /** A picture with a gap, and the piece that fills it: the person slides the piece there, by pointer or arrow keys. */
  v.looseObject({
    ...anyChallenge,
    kind: v.literal('slider'),
    /** Base64 png, without the `data:` prefix. */
    image: png,
    /** Pixels of the picture; the answer counts in these, however large it is shown. */
    width: count,
    height: count,
    piece: v.looseObject({
      /** Base64 png with transparent surroundings, without the `data:` prefix. */
      image: png,
      width: count,
      height: count,
      /** Pixels from the top of the picture. */
      top: count,
    }),
  }),
  /**
   * A small proof of work for the device: the way for people who cannot see or drag, because it asks nothing of them
   * (WCAG 3.3.8). See `solveWork`.
   */
  v.looseObject({
    ...anyChallenge,
    kind: v.literal('work'),
    salt: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    /** Leading zero bits that the hash must have. */
    bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  }),
]);
export type HumanChallenge = v.InferOutput<typeof humanChallenge>;

/** Whether SHA-256 of `salt:answer` begins with so many zero bits. */
export async function isWorkDone(salt: string, bits: number, answer: string): Promise<boolean> {
  const text = new TextEncoder().encode(`${salt}:${answer}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return Math.clz32(hash.getUint32(0)) >= bits;
}

/** Finds the answer of a `work` challenge, in about two to the power of `bits` tries. Undefined once `signal` aborts. */
export async function solveWork(
  { salt, bits }: { salt: string; bits: number },
  signal?: AbortSignal,
): Promise<string | undefined> {
  for (let tried = 0; !signal?.aborted; tried += 1) {
    const answer = tried.toString(36);
    if (await isWorkDone(salt, bits, answer)) return answer;
  }
  return undefined;
}

export const humanCalls = {
  humanChallenge: defineCall({
    method: 'GET',
    path: '/wps/verification/human',
    module: 'VER_HUMAN',
    retry: 'never',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({
      action: v.picklist(humanActions),
      kind: v.optional(v.picklist(['slider', 'work']), 'slider'),
    }),
    reply: humanChallenge,
  }),
} as const;
