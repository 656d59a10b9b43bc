import { afterAll, beforeAll, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { initialGlobals } from '../modes.ts';
import { compose } from './run.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/design-system/components/{Button,Checkbox,Select,Stepper,Switch,TextField,ToggleButton}/*.stories.tsx',
  { eager: true },
);

/** A story by its component and its own name. */
function storyOf(component: string, name: string): unknown {
  const story = files[`../../src/design-system/components/${component}/${component}.stories.tsx`]?.[name];
  if (!story) throw new Error(`${component} has no story ${name}.`);
  return story;
}

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeAll(() => emulate('active'));
afterAll(() => emulate('none'));

async function show(story: unknown): Promise<HTMLElement> {
  const globals = { ...initialGlobals, isStacked: false, a11y: { manual: true } };
  await compose(story, undefined, globals).run();
  return document.body;
}

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
