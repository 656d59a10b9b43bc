import { configure } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sheet } from '#features/sheet/sheet.ts';
import { succeed, type Outcome } from '../../data/failure';
import { changePerson, makeStore } from '../../testing/makeStore';
import { settle } from '../../testing/ports';
import { outputStore } from './outputStore';

configure({ computedRequiresReaction: false });

const sheet = (title: string): Sheet => ({
  title,
  columns: [],
  rows: [],
  totals: undefined,
  facts: [],
  notes: [],
  currency: '',
  timeZone: undefined,
});

/** A browser whose letters are there when a test says so. */
let lettersAreThere: () => void;
const print = vi.fn();
const browser = new EventTarget();

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('window', { print });
  vi.stubGlobal('document', {
    fonts: { ready: new Promise<void>((resolve) => (lettersAreThere = resolve)) },
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => vi.unstubAllGlobals());

const leaves = {
  'another person comes': (store: object) => changePerson(store),
  'the page is left': (store: ReturnType<typeof outputStore.make>) => store.stop(),
};

describe('a page for the printer', () => {
  it('is there until it is printed, and goes before what the browser would print by itself', async () => {
    const store = makeStore(outputStore);
    const printing = store.print(sheet('asked for'));
    store.onBeforePrint(sheet('shown'));
    expect(store.sheet?.title).toBe('asked for');
    expect(print).not.toHaveBeenCalled();
    lettersAreThere();
    await printing;
    expect(print).toHaveBeenCalledOnce();
    browser.dispatchEvent(new Event('afterprint'));
    expect(store.sheet).toBeUndefined();
    store.onBeforePrint(sheet('shown'));
    expect(store.sheet?.title).toBe('shown');
  });

  it('of before does not hide a slip that is printed alone', () => {
    const store = makeStore(outputStore);
    store.onBeforePrint(sheet('shown'));
    print.mockImplementationOnce(() => expect(store.sheet).toBeUndefined());
    store.printMarked();
    expect(print).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(leaves))('is nobody’s when %s before its letters are there', async (_, leave) => {
    const store = makeStore(outputStore);
    const printing = store.print(sheet('asked for'));
    leave(store);
    expect(store.sheet).toBeUndefined();
    lettersAreThere();
    await printing;
    expect(print).not.toHaveBeenCalled();
  });
});

describe('a file that takes time', () => {
  it.each(Object.entries(leaves))('is given up when %s, and the next is begun at once', async (_, leave) => {
    const store = makeStore(outputStore);
    const signals: AbortSignal[] = [];
    const begin = () =>
      store.tasks.file.run((signal) => {
        signals.push(signal);
        return new Promise<Outcome<void>>(() => undefined);
      });
    void begin();
    leave(store);
    expect([signals[0]?.aborted, store.tasks.file.isRunning]).toEqual([true, false]);
    void begin();
    await settle();
    expect([signals[1]?.aborted, store.tasks.file.isRunning]).toEqual([false, true]);
  });

  it('does not keep anybody from printing', async () => {
    const store = makeStore(outputStore);
    void store.tasks.file.run(() => new Promise(() => undefined));
    expect(await store.tasks.page.run(() => Promise.resolve(succeed(undefined)))).toEqual(succeed(undefined));
    expect(store.tasks.file.isRunning).toBe(true);
  });
});
