/** How far ahead a picture is fetched, in heights of the viewport. */
const preloadFactor = 1.3;
/** Share of a picture that must be near before it is fetched. */
const threshold = 0.1;
/** Viewports a second from which on a page is flung: nobody sees the pictures that pass, so none is fetched. */
const flingSpeed = 3;
/** Milliseconds without a scroll after which a page rests. */
const settle = 120;
/** Pictures that are asked for in one frame: each takes the page a moment to ask for and another to receive. */
const together = 6;
/** How many outcomes are remembered, so that a picture seen before is there at once and none fails twice. */
const cacheSize = 200;

export type Outcome = 'loaded' | 'failed';

const outcomes = new Map<string, Outcome>();

/** What became of a picture the last time, if it is among the last 200. */
export function outcomeOf(src: string | undefined): Outcome | undefined {
  return src === undefined ? undefined : outcomes.get(src);
}

/** Remembers what became of a picture and forgets the one untouched for longest. */
export function remember(src: string, outcome: Outcome): void {
  outcomes.delete(src);
  outcomes.set(src, outcome);
  if (outcomes.size <= cacheSize) return;
  for (const oldest of outcomes.keys()) {
    outcomes.delete(oldest);
    return;
  }
}

/** Forgets every outcome, as a reload does. For stories and for a retry of all pictures. */
export function forgetOutcomes(): void {
  outcomes.clear();
}

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
/** A look is due: in a timer, or 0 in the next frame. */
let nextLook: ReturnType<typeof setTimeout> | 0 | undefined;
let observer: IntersectionObserver | undefined;

/** Where the page stood when, and how fast it went, in viewports a second. */
const scroll = { at: -settle, top: 0, speed: 0 };

function onScroll() {
  const at = performance.now();
  const passed = Math.abs(scrollY - scroll.top) / innerHeight;
  // A first event says nothing about speed.
  scroll.speed = at - scroll.at > settle ? 0 : (passed / Math.max(1, at - scroll.at)) * 1000;
  scroll.at = at;
  scroll.top = scrollY;
}

const isFlung = () => scroll.speed > flingSpeed && performance.now() - scroll.at < settle;

function look() {
  nextLook = undefined;
  if (isFlung()) {
    nextLook = setTimeout(look, settle);
    return;
  }
  let left = together;
  for (const element of near) {
    if (left-- === 0) {
      requestAnimationFrame(look);
      nextLook = 0;
      return;
    }
    const onNear = waiting.get(element);
    stopWaiting(element);
    onNear?.();
  }
}

function sort(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (near.size > 0) nextLook ??= setTimeout(look, 0);
}

function stopWaiting(element: Element) {
  observer?.unobserve(element);
  waiting.delete(element);
  near.delete(element);
}

/**
 * Calls back once, when the element comes near the viewport.
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const margin = `${Math.round((preloadFactor - 1) * 100)}%`;
  // scrollMargin also looks ahead inside carousels; browsers without it ignore it.
  const options = { rootMargin: margin, scrollMargin: margin, threshold };
  if (!observer) {
    observer = new IntersectionObserver(sort, options);
    addEventListener('scroll', onScroll, { passive: true });
  }
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    stopWaiting(element);
  };
}
