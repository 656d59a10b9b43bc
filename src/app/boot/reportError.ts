import { Lazy } from '../data/lazy';
import type { ErrorReports } from './errorReports';

let reports: Lazy<ErrorReports> | undefined;

/** Says where faults go. Their code is fetched with the first one: most visits have none. */
export function connectErrorReports(load: () => Promise<ErrorReports>): void {
  reports = new Lazy(load);
}

/** Tells the platform of a fault in the site's code. `area` says where it was caught. */
export function reportError(error: unknown, area: string): void {
  reports?.load().then(
    (port) => port.report(error, area),
    // Without its code nobody can be told.
    () => undefined,
  );
}

/** Reports what nobody caught. Returns what ends that. */
export function watchErrors(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  const onError = (event: ErrorEvent): void => reportError(event.error ?? event.message, 'window');
  const onRejection = (event: PromiseRejectionEvent): void => reportError(event.reason, 'promise');
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
