import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Storage } from '../data/ports';

const key = 'ofAge';

/** What the visitor said when they were asked for their age. */
export class AgeStore {
  isConfirmed = false;
  isDeclined = false;
  readonly #storage: Storage;

  /** @param storage lives across visits: somebody who is old enough is asked once */
  constructor(storage: Storage) {
    this.#storage = storage;
    makeObservable(this, {
      isConfirmed: observableRef,
      isDeclined: observableRef,
      restore: actionBound,
      confirm: actionBound,
      decline: actionBound,
      clearDecline: actionBound,
    });
  }

  restore(): void {
    this.isConfirmed = this.#storage.read(key) === '1';
  }

  confirm(): void {
    this.isConfirmed = true;
    this.#storage.write(key, '1');
  }

  /** Not remembered: on a shared computer the next visitor may be older. */
  decline(): void {
    this.isDeclined = true;
  }

  clearDecline(): void {
    this.isDeclined = false;
  }
}
