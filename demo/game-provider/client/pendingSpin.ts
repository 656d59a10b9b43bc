import * as v from 'valibot';
import { spinRequest, type SpinRequest } from '../api';

const key = `pending:${location.pathname}`;

/**
 * A spin that was sent and not yet answered outlives a reload, so that it is finished under its own key instead of
 * being forgotten or paid twice. Where storage is switched off, it lives as long as the page.
 */
export function keepPending(request: SpinRequest): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(request)));
}

export function dropPending(): void {
  attempt(() => sessionStorage.removeItem(key));
}

export function readPending(): SpinRequest | undefined {
  return attempt(() => {
    const result = v.safeParse(spinRequest, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
