// What a service worker sees, as far as ours uses it: TypeScript's own types of workers and of pages exclude each other.

export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  /** The page that sent it. */
  readonly source: { postMessage: (message: unknown) => void } | null;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>;
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
}
