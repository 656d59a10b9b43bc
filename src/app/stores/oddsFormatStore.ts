import { actionBound, makeObservable, observableRef } from 'mobx';
import { isOddsFormat, type OddsFormat } from '#contract/oddsFormats';
import type { Storage } from '../data/ports';

/** How the reader wants betting prices written, on the site and in a book that it frames. */
export class OddsFormatStore {
  format: OddsFormat;
  /** Where the choice is kept. */
  readonly key = 'oddsFormat';
  readonly #storage: Storage;
  readonly #usual: OddsFormat;

  /**
   * @param storage lives across visits
   * @param usual the brand's, for whoever has chosen none
   */
  constructor(storage: Storage, usual: OddsFormat = 'decimal') {
    this.#storage = storage;
    this.format = this.#usual = usual;
    makeObservable(this, { format: observableRef, restore: actionBound, choose: actionBound });
  }

  /** Takes up what was chosen before, or in another tab. */
  restore(): void {
    const kept = this.#storage.read(this.key);
    this.format = isOddsFormat(kept) ? kept : this.#usual;
  }

  choose(format: OddsFormat): void {
    this.format = format;
    this.#storage.write(this.key, format);
  }
}
