import { actionBound, makeObservable, observableRef } from 'mobx';
import { loginRefusal, registerRefusal, type HumanAction, type HumanProof } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import { succeed, type Failure, type Outcome } from '../data/failure';
import type { Clock } from '../data/ports';
import { Resource } from '../data/resource';
import { proveByDevice } from './deviceProof';

/** The picture with letters that the platform asks for after a refused try. */
export class CaptchaStore {
  isNeeded = false;
  /** The person reads no picture: the device proves, with each form that is sent, that no bot asks. */
  isWithoutPicture = false;
  readonly picture: Resource<string>;
  readonly #api: Pick<Api, 'session'>;
  readonly #clock: Pick<Clock, 'now'>;
  #askedAt = -Infinity;

  constructor({ api, clock }: { api: Pick<Api, 'session'>; clock: Pick<Clock, 'now'> }) {
    this.#api = api;
    this.#clock = clock;
    this.picture = new Resource({ clock, load: (signal) => api.session.captcha({}, { signal }) });
    makeObservable(this, {
      isNeeded: observableRef,
      isWithoutPicture: observableRef,
      require: actionBound,
      choose: actionBound,
      reset: actionBound,
    });
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

  /** @param isWithoutPicture whether the device proves it instead */
  choose(isWithoutPicture: boolean): void {
    this.isWithoutPicture = isWithoutPicture;
  }

  /** What stands for the letters of the picture; nothing where the person reads it. */
  async prove(action: HumanAction): Promise<Outcome<HumanProof | undefined>> {
    return this.isWithoutPicture ? proveByDevice(this.#api, action) : succeed(undefined);
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
