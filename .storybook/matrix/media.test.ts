import { isStory } from 'storybook/internal/csf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { boxesIn, isDrawn, look, marksIn, type Part } from './drawn.ts';
import { show } from './show.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/design-system/{components,gaming}/*/*.stories.tsx',
  { eager: true },
);

/** A story by its component and its own name. */
function storyOf(component: string, name: string): unknown {
  const path = Object.keys(files).find((file) => file.endsWith(`/${component}.stories.tsx`));
  const story = path && files[path]?.[name];
  if (!story) throw new Error(`${component} has no story ${name}.`);
  return story;
}

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeAll(() => emulate('active'));
afterAll(() => emulate('none'));

/** Whether the element, or a box close around or before it, is drawn with a line: fills and shadows are gone here. */
function hasEdge(element: Element): boolean {
  const { parentElement: parent, nextElementSibling: after } = element;
  const family = [
    element,
    ...element.children,
    after,
    parent,
    parent?.nextElementSibling,
    parent?.parentElement,
  ];
  return family.some((each) => {
    if (!each) return false;
    const style = getComputedStyle(each);
    const isLine = (width: string, kind: string) => Number.parseFloat(width) > 0 && kind !== 'none';
    return (
      isLine(style.borderTopWidth, style.borderTopStyle) || isLine(style.outlineWidth, style.outlineStyle)
    );
  });
}

it.each([
  ['Button', 'States', 'button'],
  ['Button', 'TonesAndEmphases', 'button'],
  ['ToggleButton', 'AllThemes', 'button'],
  ['Checkbox', 'AllThemes', 'input[type="checkbox"]'],
  ['Switch', 'AllThemes', 'input[role="switch"]'],
  ['TextField', 'AllThemes', 'input'],
  ['Select', 'AllThemes', 'button'],
])('%s, %s, keeps its outline in forced colours', async (component, name, controls) => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const body = await show(storyOf(component, name));
  const found = [...body.querySelectorAll(controls)];
  expect(found.length).toBeGreaterThan(0);
  expect(
    found.filter((element) => !hasEdge(element)).map((element) => element.outerHTML.slice(0, 200)),
  ).toEqual([]);
});

it('focus and a disabled state are told in system colours', async () => {
  const body = await show(storyOf('Button', 'States'));
  const named = (name: string) => {
    const found = [...body.querySelectorAll('button')].find((each) => each.textContent.includes(name));
    if (!found) throw new Error(`No button says ${name}.`);
    return getComputedStyle(found);
  };
  const probe = document.createElement('span');
  probe.style.color = 'GrayText';
  body.append(probe);
  expect(named('Disabled').color).toBe(getComputedStyle(probe).color);
  expect(named('Hovered').color).not.toBe(named('Disabled').color);
  expect(named('Focused').outlineStyle).toBe('solid');
  probe.remove();
});

it('steps that are done, current, failed and ahead are told apart without their colours', async () => {
  const body = await show(storyOf('Stepper', 'States'));
  const looks = ['done', 'current', 'failed', 'ahead'].map((state) => {
    const mark = body.querySelector(`[data-state="${state}"] > [aria-hidden]`);
    if (!mark) throw new Error(`No step is ${state}.`);
    const { backgroundColor, borderStyle } = getComputedStyle(mark);
    return `${backgroundColor} ${borderStyle}`;
  });
  expect(new Set(looks).size, looks.join(' | ')).toBe(4);
});

const inWords = ({ element, pseudo }: Part) =>
  `${element.outerHTML.slice(0, 120)} ${pseudo} in ${element.parentElement?.outerHTML.slice(0, 120) ?? ''}`;

const withStates = Object.entries(files).flatMap(([path, stories]) =>
  isStory(stories['States'] as never) ? [path.split('/').at(-2) ?? path] : [],
);

// Both drawings are of the same page: what can be told from its ground in a brand's colours has to be in the system's.
it.each(withStates)('the states of %s keep their marks and boxes in forced colours', async (component) => {
  await emulate('none');
  const body = await show(storyOf(component, 'States'));
  const drawn = [...marksIn(body), ...boxesIn(body)];
  await emulate('active');
  // Colours change by transitions, which are shorter than a frame here.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(drawn.filter((part) => !isDrawn(part)).map(inWords)).toEqual([]);
});

describe('in forced colours what is chosen differs from what is not', () => {
  const quiet = ':not([data-selected], [data-disabled], [data-hovered], [data-focus-visible])';
  it.each([
    ['BottomTabBar', 'Default', 'a[aria-current]', 'a:not([aria-current])'],
    ['Checkbox', 'AllThemes', 'label[data-selected]', `label[data-rac]${quiet}`],
    ['DatePicker', 'Open', 'td [data-selected]', `td [data-rac]${quiet}`],
    ['DateRangePicker', 'Open', 'td [data-selected]', `td [data-rac]${quiet}`],
    ['OddsButton', 'AllThemes', 'button[data-selected]', `button${quiet}`],
    ['Pagination', 'Default', '[aria-current="page"]', 'li [data-rac]:not([aria-current], [data-disabled])'],
    ['RadioGroup', 'AllThemes', 'label[data-selected]', `label[data-rac]${quiet}`],
    ['SideNav', 'Default', '[aria-current]', 'a:not([aria-current])'],
    ['Switch', 'AllThemes', 'label[data-selected]', `label[data-rac]${quiet}`],
    ['Tabs', 'Default', '[role="tab"][data-selected]', `[role="tab"]${quiet}`],
    ['Tabs', 'Strong', '[role="tab"][data-selected]', `[role="tab"]${quiet}`],
    ['ToggleButton', 'AllThemes', 'button[data-selected]', `button${quiet}`],
    ['ToggleButtonGroup', 'Default', '[data-selected]', `[role="radio"]${quiet}`],
    ['Progress', 'Default', '[role="progressbar"] > :last-child > *', '[role="progressbar"] > :last-child'],
  ])('%s, %s', async (component, name, chosen, other) => {
    const body = await show(storyOf(component, name));
    const [one, two] = [body.querySelector(chosen), body.querySelector(other)];
    if (!one || !two) throw new Error(`There is no ${one ? other : chosen} in ${component}, ${name}.`);
    expect(look(one)).not.toBe(look(two));
  });

  it('Tag', async () => {
    const args = { selectionMode: 'multiple', defaultSelectedKeys: ['Slots'] };
    const body = await show(storyOf('Tag', 'Default'), args);
    const [one, two] = [body.querySelector('[data-selected]'), body.querySelector(`[role="row"]${quiet}`)];
    expect(one && look(one)).not.toBe(two && look(two));
  });

  it('Slider', async () => {
    const body = await show(storyOf('Slider', 'Default'));
    const thumb = body.querySelector('input[type="range"]')?.closest('[data-rac]');
    const fills = [...(thumb?.parentElement?.children ?? [])].filter((each) => each !== thumb);
    const track = getComputedStyle(thumb?.parentElement ?? body, '::before').backgroundColor;
    expect(fills.map((fill) => getComputedStyle(fill).backgroundColor)).not.toContain(track);
    expect(fills).toHaveLength(1);
  });

  it('every day of a range is in system colours', async () => {
    const body = await show(storyOf('DateRangePicker', 'Open'));
    const colours = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    };
    const probe = body.appendChild(document.createElement('mark'));
    probe.style.cssText = 'color: HighlightText; background: Highlight';
    const wanted = colours(probe);
    probe.remove();
    const days = [...body.querySelectorAll('td [data-selected]:not([data-disabled])')];
    expect(days.length).toBeGreaterThan(2);
    for (const day of days) expect(colours(day)).toEqual(wanted);
  });
});
