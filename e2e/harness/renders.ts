import type { BrowserContext, Locator, Page } from 'playwright';

/** What a fiber of React shows of itself here. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
  type: unknown;
}

interface Probe {
  rendered: Element[];
}

/**
 * Listens to React where its developer tools do. After it, the page notes the element of every component that renders.
 * Has to be called before the page is opened.
 */
export async function listenToReact(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const host = 5;
    const probe: Probe = { rendered: [] };
    const elementOf = (fiber: Fiber): Element => {
      for (let at: Fiber | null = fiber; at; at = at.child)
        if (at.tag === host) return at.stateNode as Element;
      for (let at: Fiber | null = fiber; at; at = at.return)
        if (at.tag === host) return at.stateNode as Element;
      return document.documentElement;
    };
    const isComponent = (fiber: Fiber): boolean =>
      typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null);
    const performedWork = 1;
    const walk = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (isComponent(fiber) && (before === null || (fiber.flags & performedWork) !== 0))
        probe.rendered.push(elementOf(fiber));
      // A subtree that React did not enter is the very same one as before.
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) if (child !== child.alternate) walk(child);
    };
    Object.assign(globalThis, {
      __probe: probe,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
}

/** How many components rendered outside of an element while something was done, up to two frames after. */
export async function rendersOutside(
  page: Page,
  inside: Locator,
  work: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { __probe: Probe }).__probe.rendered.length = 0;
  });
  await work();
  return inside.evaluate(async (own) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { rendered } = (globalThis as unknown as { __probe: Probe }).__probe;
    return rendered.filter((element) => !own.contains(element)).length;
  });
}

/** How many components have rendered since the page was opened, to know that the listening works. */
export const rendersSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { __probe: Probe }).__probe.rendered.length);
