import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetOutcomes, outcomeOf, remember, type whenNear as WhenNear } from './loader';

describe('outcomes', () => {
  beforeEach(forgetOutcomes);

  it('keeps the last 200 and forgets the one untouched for longest', () => {
    for (let index = 0; index < 200; index++) remember(`${index}`, 'loaded');
    remember('0', 'failed');
    remember('200', 'loaded');
    expect(outcomeOf('0')).toBe('failed');
    expect(outcomeOf('1')).toBeUndefined();
    expect(outcomeOf('2')).toBe('loaded');
    expect(outcomeOf('200')).toBe('loaded');
  });

  it('has none for a picture without an address', () => {
    expect(outcomeOf(undefined)).toBeUndefined();
  });
});

describe('whenNear', () => {
  /** Node has no layout: the test says what comes near, as a browser's observer would. */
  class Observer {
    static last: Observer;
    observed = new Set<Element>();
    constructor(
      private tell: (entries: { target: Element; isIntersecting: boolean }[]) => void,
      public options: IntersectionObserverInit,
    ) {
      Observer.last = this;
    }
    observe(element: Element) {
      this.observed.add(element);
    }
    unobserve(element: Element) {
      this.observed.delete(element);
    }
    move(isIntersecting: boolean, ...elements: Element[]) {
      this.tell(elements.map((target) => ({ target, isIntersecting })));
    }
  }
  const picture = () => ({}) as Element;
  let whenNear: typeof WhenNear;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
    vi.resetModules();
    ({ whenNear } = await import('./loader'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('looks 1.3 viewports ahead, for a tenth of the picture', () => {
    whenNear(picture(), () => undefined);
    expect(Observer.last.options).toMatchObject({ rootMargin: '30%', scrollMargin: '30%', threshold: 0.1 });
  });

  it('looks at most every 200 ms, and calls once', () => {
    const [first, second] = [picture(), picture()];
    const onNear = vi.fn();
    whenNear(first, () => onNear('first'));
    whenNear(second, () => onNear('second'));
    Observer.last.move(true, first);
    vi.advanceTimersByTime(1);
    expect(onNear.mock.calls).toEqual([['first']]);
    expect(Observer.last.observed).toEqual(new Set([second]));
    Observer.last.move(true, second);
    vi.advanceTimersByTime(198);
    Observer.last.move(true, second);
    expect(onNear).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2);
    expect(onNear.mock.calls).toEqual([['first'], ['second']]);
  });

  it('never fetches what was scrolled past between two looks, nor what is gone', () => {
    const [shown, passed, gone] = [picture(), picture(), picture()];
    const onNear = vi.fn();
    whenNear(shown, () => onNear('shown'));
    whenNear(passed, () => onNear('passed'));
    const stop = whenNear(gone, () => onNear('gone'));
    Observer.last.move(true, shown, passed, gone);
    Observer.last.move(false, passed);
    stop();
    vi.advanceTimersByTime(1000);
    expect(onNear.mock.calls).toEqual([['shown']]);
  });

  it('asks for six pictures a frame', () => {
    const onNear = vi.fn();
    const wall = Array.from({ length: 8 }, picture);
    for (const each of wall) whenNear(each, onNear);
    Observer.last.move(true, ...wall);
    vi.advanceTimersByTime(1);
    expect(onNear).toHaveBeenCalledTimes(6);
    vi.advanceTimersByTime(16);
    expect(onNear).toHaveBeenCalledTimes(8);
  });
});
