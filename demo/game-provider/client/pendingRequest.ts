import * as v from 'valibot';

/**
 * A stake that was sent and not yet answered outlives a reload, so that it is finished under its own key instead of
 * being forgotten or taken twice. Where storage is switched off, it lives as long as the page.
 */
export class PendingRequest<Schema extends v.GenericSchema> {
  readonly #schema: Schema;
  readonly #key: string;

  constructor(schema: Schema, key = `pending:${location.pathname}`) {
    this.#schema = schema;
    this.#key = key;
  }

  keep(request: v.InferOutput<Schema>): void {
    attempt(() => sessionStorage.setItem(this.#key, JSON.stringify(request)));
  }

  drop(): void {
    attempt(() => sessionStorage.removeItem(this.#key));
  }

  read(): v.InferOutput<Schema> | undefined {
    return attempt(() => {
      const result = v.safeParse(this.#schema, JSON.parse(sessionStorage.getItem(this.#key) ?? 'null'));
      return result.success ? result.output : undefined;
    });
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
