import { actionBound, makeObservable, observableRef } from 'mobx';

/** A new version of the site that waits for the person's word. */
class Updates {
  /** Loads the new version; absent while there is none, or the person wants to go on with this one. */
  apply: (() => void) | undefined = undefined;

  constructor() {
    makeObservable(this, { apply: observableRef, offer: actionBound, dismiss: actionBound });
  }

  offer(apply: () => void): void {
    this.apply = apply;
  }

  dismiss(): void {
    this.apply = undefined;
  }
}

/** Of this page; it belongs to no store, since its code comes long after the first screen. */
export const updates = new Updates();
