import type { RefusalCode, SessionRefusal } from '#contract';

/**
 * Everything that can go wrong with a call, as one union: screens never see an exception or an HTTP status.
 * `refused` carries the platform's code and what it said besides (`value`); an unknown code becomes `unknown`.
 */
export type Failure =
  | { readonly kind: 'aborted' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number; readonly requestId?: string }
  | { readonly kind: 'malformed'; readonly requestId?: string }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode | 'unknown';
      /** Field of the request that the refusal is about, as the contract says. */
      readonly field?: string;
      readonly value?: unknown;
      /** The platform's own words for a code that the contract does not know. */
      readonly message?: string;
      readonly requestId?: string;
    }
  | { readonly kind: 'session'; readonly code: SessionRefusal }
  | { readonly kind: 'maintenance' }
  /** `value`: what is left to show of the site, see `lockedOut`. */
  | { readonly kind: 'region'; readonly value?: unknown }
  | {
      readonly kind: 'limited';
      readonly code: RefusalCode | 'unknown';
      readonly retryAfterSeconds: number;
      readonly value?: unknown;
    }
  | { readonly kind: 'insecure' }
  /** Code of ours threw; `error` is for the error report, never for the screen. */
  | { readonly kind: 'fault'; readonly error: unknown };

/** What a call comes back with: never a throw. */
export type Outcome<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Milliseconds since the platform said so, where somebody kept it meanwhile. */
      readonly age?: number;
      /** Nothing was done now: the same had been asked for before, here or in a copy of this tab. */
      readonly isEarlier?: boolean;
    }
  | { readonly ok: false; readonly failure: Failure };

export const succeed = <T>(value: T, age?: number): Outcome<T> => ({ ok: true, value, ...(age && { age }) });
export const fail = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});

/** The outcome with what is made of its value. */
export const mapOutcome = <T, Made>(outcome: Outcome<T>, make: (value: T) => Made): Outcome<Made> =>
  outcome.ok ? succeed(make(outcome.value), outcome.age) : outcome;

/** Runs what answers with an outcome; what it throws becomes the failure `fault`, so that nothing waits for ever. */
export async function toOutcome<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    return fail({ kind: 'fault', error });
  }
}

/**
 * True when nobody can know whether the platform carried the write out, so that only the same idempotency
 * key may be sent again.
 */
export function isUncertain(failure: Failure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'malformed':
    case 'fault':
      return true;
    case 'http':
      return failure.status >= 500;
    default:
      return false;
  }
}
