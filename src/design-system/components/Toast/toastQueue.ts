import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components';

/** What a toast says. */
export interface ToastContent {
  /**
   * How it turned out. `danger` stays until it is closed; the others leave after 5 s.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** What happened. */
  title: string;
  /** What to know or do next, in one line. */
  description?: string;
  /** One thing to do about it. The toast closes when it is done. */
  action?: { label: string; onPress: () => void };
}

/** How long a toast that is not an error stays, in milliseconds. It waits while the pointer or focus is on it. */
export const toastTimeout = 5000;

/** Toasts waiting and showing. Made outside React, so that anything may add to it. */
export interface ToastQueue {
  /** Shows a toast and returns its key. The newest three show at a time. */
  show: (toast: ToastContent) => string;
  /** Takes one toast away. */
  close: (key: string) => void;
  /** Takes all away, as when somebody signs out. */
  clear: () => void;
  /** What ToastRegion draws. */
  source: AriaToastQueue<ToastContent>;
}

/** A new queue. An app has one; a story or a test makes its own. */
export function createToastQueue(): ToastQueue {
  const source = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 });
  return {
    show: (toast) => source.add(toast, toast.tone === 'danger' ? {} : { timeout: toastTimeout }),
    close: (key) => {
      source.close(key);
    },
    clear: () => {
      source.clear();
    },
    source,
  };
}
