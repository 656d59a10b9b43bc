import { actionBound, makeObservable, observableRef } from 'mobx';
import { loginRefusal, registerRefusal } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import type { Failure } from '../data/failure';
import type { Clock } from '../data/ports';
import { Resource } from '../data/resource';

/** The picture with letters that the platform asks for after a refused try. */
export class CaptchaStore {
  isNeeded = false;
  readonly picture: Resource<string>;
  readonly #clock: Pick<Clock, 'now'>;
  #askedAt = -Infinity;

  constructor({ api, clock }: { api: Pick<Api, 'session'>; clock: Pick<Clock, 'now'> }) {
    this.#clock = clock;
    this.picture = new Resource({ clock, load: (signal) => api.session.captcha({}, { signal }) });
    makeObservable(this, { isNeeded: observableRef, require: actionBound, reset: actionBound });
  }

  /** Shows it from now on, with a new picture: one is good for one try. */
  require(): void {
    this.isNeeded = true;
    this.refresh();
  }

  /** Another picture, at most once a second. Source: spec section 9. */
  refresh(): void {
    const now = this.#clock.now();
    if (now - this.#askedAt < 1_000) return;
    this.#askedAt = now;
    void this.picture.refresh();
  }

  /** Looks at what a refused try said: it may ask for a captcha. */
  applyFailure(failure: Failure): void {
    if (asksForCaptcha(failure)) this.require();
  }

  /** Nobody has to read one any more. */
  reset(): void {
    this.isNeeded = false;
    this.picture.reset();
  }
}

/** Whether a refusal says that the next try needs a captcha. */
export function asksForCaptcha(failure: Failure): boolean {
  if (failure.kind !== 'refused' && failure.kind !== 'limited') return false;
  if (failure.code === 'captcha.required' || failure.code === 'captcha.wrong') return true;
  if (failure.code.startsWith('register')) {
    const said = v.safeParse(registerRefusal, failure.value);
    return said.success && (said.output.captcha || said.output.field === 'captcha');
  }
  const said = v.safeParse(loginRefusal, failure.value);
  return said.success && said.output.captcha;
}
