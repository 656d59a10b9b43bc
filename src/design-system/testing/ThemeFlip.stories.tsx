import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { Profiler, useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { Money } from '#ds/Money';
import { themeScope } from '#theme/themeScope';
import preview from '#.storybook/preview';

/** Commits of React inside the page of components, counted by React itself. */
let commits = 0;

function Row() {
  return (
    <>
      <Button size="sm">Deposit</Button>
      <Badge>New</Badge>
      <Icon icon={IconStar} />
      <Money amount="120000" currency="USD" />
      <Badge tone="success">Won</Badge>
    </>
  );
}

/** A thousand components of five kinds, and one that renders when it is pressed. */
function Thousand() {
  const [count, setCount] = useState(0);
  return (
    <Profiler id="thousand" onRender={() => commits++}>
      {/* Where a look moves a component under the pointer, its hovering would be a render of its own. */}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, pointerEvents: 'none' }}>
        <Button onPress={() => setCount(count + 1)}>{`Pressed ${count}`}</Button>
        {Array.from({ length: 200 }, (_, index) => (
          <Row key={index} />
        ))}
      </div>
    </Profiler>
  );
}

const meta = preview.meta({
  component: Thousand,
  tags: ['!manifest'],
  // A thousand axe checks of five components find what their own stories find.
  parameters: { a11y: { test: 'off' } },
});

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/** Brand and theme are attributes: changing them repaints a page of a thousand components and renders none. */
export const ThousandComponents = meta.story({ tags: ['!autodocs'] });
ThousandComponents.test('renders no component when brand and theme change', async ({ canvas, userEvent }) => {
  const press = canvas.getByRole('button', { name: 'Pressed 0' });
  press.focus();
  await userEvent.keyboard('{Enter}');
  // A press ends a few frames after the click.
  let before: number;
  do {
    before = commits;
    for (let wait = 0; wait < 10; wait++) await frame();
  } while (commits !== before);
  await expect(before, 'the profiler sees a render').toBeGreaterThan(1);

  const root = document.documentElement;
  const worn = themeScope('aurora', 'light');
  const grounds = new Set<string>();
  for (const scope of [
    themeScope('aurora', 'dark'),
    themeScope('lotus', 'light'),
    themeScope('solar', 'dark'),
    worn,
  ]) {
    for (const [name, value] of Object.entries(scope)) root.setAttribute(name, value as string);
    await frame();
    await frame();
    grounds.add(getComputedStyle(root).backgroundColor);
  }
  await expect(grounds.size, 'the page has changed its looks').toBeGreaterThan(2);
  await expect(commits - before).toBe(0);
});
