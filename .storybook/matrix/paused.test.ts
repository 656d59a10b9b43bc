import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from './show.ts';

const { Carousel: carousel, Marquee: marquee } = Object.fromEntries(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>(
      '../../src/design-system/components/{Carousel,Marquee}/*.stories.tsx',
      { eager: true },
    ),
  ).map(([path, stories]) => [/(\w+)\.stories/.exec(path)?.[1] ?? path, stories]),
);

/** Milliseconds that a slide of the tested carousel stays. */
const autoplayDelay = 400;

const emulate = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeAll(() => emulate('no-preference'));
afterAll(() => emulate('reduce'));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A place outside, where pointer and focus hold nothing. */
const outside = document.createElement('button');

beforeEach(() => {
  outside.textContent = 'Outside';
  document.body.append(outside);
  return () => {
    outside.remove();
  };
});

/** Draws a story with motion allowed, and takes the pointer off it: what appears under a pointer at rest is held by it. */
async function showMoving(story: unknown, args: object): Promise<void> {
  expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(true);
  await show(story, args);
  await userEvent.hover(outside);
}

/** Fails unless what is read changes, and goes on changing. */
async function expectMoving(read: () => unknown): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const before = read();
    await expect.poll(read, { timeout: 5 * autoplayDelay + 1000 }).not.toBe(before);
  }
}

/** Fails if what is read changes in the time of several turns. */
async function expectStill(read: () => unknown): Promise<void> {
  await wait(autoplayDelay / 4);
  const before = read();
  await wait(4 * autoplayDelay);
  expect(read()).toBe(before);
}

const tabTo = async (target: Element) => {
  for (let key = 0; key < 12 && document.activeElement !== target; key++) await userEvent.tab();
  expect(document.activeElement).toBe(target);
};

const cases = [
  {
    name: 'Marquee',
    story: marquee?.['Default'],
    args: {},
    held: () => page.getByRole('link').first().element(),
    read: () => page.getByRole('link').first().element().getBoundingClientRect().left,
  },
  {
    name: 'Carousel',
    story: carousel?.['Autoplay'],
    args: { autoplayDelay },
    held: () => button('Go to slide 2').element(),
    read: () => document.querySelector('[aria-current]')?.getAttribute('aria-label'),
  },
];

it.each(cases)('$name moves, and stands still under the pointer', async ({ story, args, held, read }) => {
  await showMoving(story, args);
  await expect.element(button('Pause')).toBeVisible();
  await expectMoving(read);
  await userEvent.hover(held().closest('[role="group"], section') ?? held());
  await expectStill(read);
  await userEvent.hover(outside);
  await expectMoving(read);
});

it.each(cases)('$name stands still under the keyboard, wherever the pointer goes', async (each) => {
  const { story, args, held, read } = each;
  await showMoving(story, args);
  await expectMoving(read);
  await tabTo(held());
  await expectStill(read);
  await userEvent.hover(held());
  await userEvent.hover(outside);
  await expectStill(read);
  await tabTo(outside);
  await expectMoving(read);
});

it.each(cases)('$name is stopped by its button until it is pressed again', async ({ story, args, read }) => {
  await showMoving(story, args);
  await userEvent.click(button('Pause'));
  await userEvent.hover(outside);
  await expectStill(read);
  await userEvent.click(button('Play'));
  await userEvent.hover(outside);
  await expectMoving(read);
  await tabTo(outside);
  await tabTo(button('Pause').element());
  await expectMoving(read);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Play')).toBeVisible();
  await expectStill(read);
  await userEvent.keyboard(' ');
  await expectMoving(read);
});
