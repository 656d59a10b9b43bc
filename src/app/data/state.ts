import { actionBound, makeObservable, observableRef } from 'mobx';

/** What a store holds besides what the platform says. */
export class State<S extends object> {
  value: S;
  readonly #first: S;

  constructor(first: S) {
    this.#first = first;
    this.value = first;
    makeObservable(this, { value: observableRef, set: actionBound, reset: actionBound });
  }

  /** Changes some of it. */
  set(part: Partial<S>): void {
    this.value = { ...this.value, ...part };
  }

  /** As it was in the beginning. */
  reset(): void {
    this.value = this.#first;
  }
}
