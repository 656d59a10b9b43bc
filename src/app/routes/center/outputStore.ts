import { flushSync } from 'react-dom';
import type { Sheet } from '#features/sheet/sheet.ts';
import type { Outcome } from '../../data/failure';
import { defineStore } from '../../stores/defineStore';
import { toasts } from './toasts';

/** Makes a file or a page for the printer; what it throws is a failure. */
type Work = (signal: AbortSignal) => Promise<Outcome<void>>;

/** Files and pages for the printer that are under way. Nothing of them is left for another person, or on another page. */
export const outputStore = defineStore(({ scope }) => {
  const shown = scope.state<{ sheet?: Sheet | undefined }>({});
  let left = new AbortController();
  const task = () => scope.mutation((work: Work) => work(left.signal));
  /** A file and a page side by side: what makes the one does not keep anybody from the other. */
  const tasks = { file: task(), page: task() };
  const stop = (): void => {
    left.abort();
    left = new AbortController();
    for (const each of [shown, ...Object.values(tasks)]) each.reset();
  };
  scope.onReset(() => {
    stop();
    toasts.clear();
  });
  const show = (sheet: Sheet): void => {
    flushSync(() => shown.set({ sheet }));
    addEventListener('afterprint', () => shown.reset(), { once: true, signal: left.signal });
  };
  return {
    tasks,
    /** The sheet that is drawn for the printer, until it is printed. */
    get sheet(): Sheet | undefined {
      return shown.value.sheet;
    },
    /** Of the person, the page and the language that are there now; it aborts with the first of them that goes. */
    get signal(): AbortSignal {
      return left.signal;
    },
    /** The page is left, or speaks another language. */
    stop,
    /** Prints a sheet. */
    print: async (sheet: Sheet): Promise<void> => {
      const { signal } = left;
      show(sheet);
      // Letters of other fonts are no wider once the page is cut.
      await document.fonts.ready;
      if (!signal.aborted) window.print();
    },
    /** Prints what the page itself marks as printed alone, such as a slip. */
    printMarked: (): void => {
      flushSync(() => shown.reset());
      window.print();
    },
    /** The browser prints by itself: the sheet is there when this returns. What was asked for goes before it. */
    onBeforePrint: (sheet: Sheet): void => {
      if (!shown.value.sheet) show(sheet);
    },
  };
});
