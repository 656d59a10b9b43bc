import { makeObservable, observableRef, runInAction } from 'mobx';

/** Something whose code is fetched when it is first wanted, and made once. */
export class Lazy<T> {
  /** Undefined until it has come. */
  value: T | undefined = undefined;
  readonly #make: () => Promise<T>;
  #coming: Promise<T> | undefined;

  constructor(make: () => Promise<T>) {
    this.#make = make;
    makeObservable(this, { value: observableRef });
  }

  /** What has come, for whatever is shown only after it was loaded. */
  get ready(): T {
    if (this.value === undefined) throw new Error('It is used before it was loaded.');
    return this.value;
  }

  /** Fetches it, or gives what is there. After a failure the next call tries again. */
  load(): Promise<T> {
    this.#coming ??= this.#make().then(
      (value) => {
        runInAction(() => (this.value = value));
        return value;
      },
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    );
    return this.#coming;
  }
}
