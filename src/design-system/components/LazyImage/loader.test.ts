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
  let onScroll: () => void;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('innerHeight', 1000);
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
      onScroll = listener;
    });
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

  it('calls once for what came near', () => {
    const [first, second] = [picture(), picture()];
    const onNear = vi.fn();
    whenNear(first, () => onNear('first'));
    whenNear(second, () => onNear('second'));
    Observer.last.move(true, first);
    vi.advanceTimersByTime(1);
    expect(onNear.mock.calls).toEqual([['first']]);
    expect(Observer.last.observed).toEqual(new Set([second]));
    Observer.last.move(true, second);
    vi.advanceTimersByTime(1);
    expect(onNear.mock.calls).toEqual([['first'], ['second']]);
  });

  it('never fetches what is passed or gone before it looks', () => {
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

  /** Scrolls by a share of the viewport in each of some frames. */
  const scrollBy = (share: number, frames: number) => {
    for (let frame = 0; frame < frames; frame++) {
      vi.advanceTimersByTime(16);
      vi.stubGlobal('scrollY', scrollY + share * innerHeight);
      onScroll();
    }
  };

  it('fetches nothing while the page is flung, and what is near once it rests', () => {
    const [passed, reached] = [picture(), picture()];
    const onNear = vi.fn();
    whenNear(passed, () => onNear('passed'));
    whenNear(reached, () => onNear('reached'));
    scrollBy(0.1, 2);
    Observer.last.move(true, passed);
    scrollBy(0.1, 30);
    Observer.last.move(false, passed);
    Observer.last.move(true, reached);
    scrollBy(0.1, 10);
    expect(onNear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(onNear.mock.calls).toEqual([['reached']]);
  });

  it('fetches at once while somebody reads down a page', () => {
    const near = picture();
    const onNear = vi.fn();
    whenNear(near, onNear);
    scrollBy(0.02, 20);
    Observer.last.move(true, near);
    scrollBy(0.02, 1);
    expect(onNear).toHaveBeenCalledTimes(1);
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
