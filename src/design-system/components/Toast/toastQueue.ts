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

/** React Aria's queue, which holds every toast while the pointer or the focus is on one, also those that come then. */
class HeldToasts extends AriaToastQueue<ToastContent> {
  #isHeld = false;

  constructor() {
    super({ maxVisibleToasts: 3 });
    this.subscribe(() => {
      // The last one takes what held it away with it.
      if (this.visibleToasts.length === 0) this.#isHeld = false;
      // Only when it is drawn does a new toast start its time.
      else if (this.#isHeld)
        setTimeout(() => {
          if (this.#isHeld) super.pauseAll();
        });
    });
  }

  override pauseAll(): void {
    this.#isHeld = true;
    super.pauseAll();
  }

  override resumeAll(): void {
    this.#isHeld = false;
    // A time that is resumed while it runs would run twice, and be held only once.
    super.pauseAll();
    super.resumeAll();
  }
}

/** A new queue. An app has one; a story or a test makes its own. */
export function createToastQueue(): ToastQueue {
  const source = new HeldToasts();
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
