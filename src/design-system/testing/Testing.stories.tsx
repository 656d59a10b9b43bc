import { Button, Link } from 'react-aria-components';
import { expect, fn, within } from 'storybook/test';
import { desktopFrame, phone, phoneFrame, wide } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState, State } from '#testing/State';
import { brands } from '#theme/brands';
import preview from '#.storybook/preview';

// What tests are tested with: no page of the docs.
const meta = preview.meta({
  component: Button,
  tags: ['!autodocs', '!manifest'],
  args: { children: 'Refresh', onPress: fn() },
});

/** The same content in every brand and theme. */
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>{({ brand, theme }) => <Button {...args} aria-label={`Refresh ${brand} ${theme}`} />}</Matrix>
  ),
  play: async ({ canvas, globals }) => {
    const regions = canvas.getAllByRole('region');
    if (!globals['isStacked']) {
      await expect(regions.map((region) => ({ ...region.dataset }))).toEqual([
        { brand: globals['brand'] as string, theme: globals['theme'] as string },
      ]);
      return;
    }
    await expect(regions).toHaveLength(2 * (brands.length + 1));
    const grounds = regions.map((region) => getComputedStyle(region).backgroundColor);
    await expect(new Set(grounds).size, grounds.join(' ')).toBeGreaterThan(4);
    const lotus = canvas.getByRole('region', { name: 'lotus, dark' });
    await expect(within(lotus).getByRole('button', { name: 'Refresh lotus dark' })).toBeVisible();
  },
});

/** States side by side. */
export const States = meta.story({
  render: (args) => (
    <>
      <State is={['hovered']}>
        <Button {...args}>Hovered</Button>
      </State>
      <State is={['focused', 'focus-visible']}>
        <Button {...args}>Focused</Button>
      </State>
      <Button {...args}>Idle</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hovered' })).toHaveAttribute('data-hovered');
    await expect(canvas.getByRole('button', { name: 'Focused' })).toHaveAttribute('data-focus-visible');
    const idle = canvas.getByRole('button', { name: 'Idle' });
    await expect(idle).not.toHaveAttribute('data-pressed');
    forceState(idle, 'pressed');
    await expect(idle).toHaveAttribute('data-pressed');
  },
});

/** A real phone viewport: media queries answer to it. */
export const Phone = meta.story({
  ...phone,
  play: async () => {
    await expect(window.innerWidth).toBe(390);
    await expect(window.innerHeight).toBe(844);
  },
});

/** A real wide viewport. */
export const Wide = meta.story({
  ...wide,
  play: async () => {
    await expect(window.innerWidth).toBe(1440);
  },
});

/** A link that is followed leads nowhere, so that a story can press it. */
export const StayHere = meta.story({
  render: () => <Link href="https://example.com/elsewhere">Elsewhere</Link>,
  play: async ({ canvas, userEvent }) => {
    const left = fn();
    window.addEventListener('pagehide', left);
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    canvas.getByRole('link', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.removeEventListener('pagehide', left);
    await expect(left).not.toHaveBeenCalled();
  },
});

/** A phone's column, drawn as a box. */
export const PhoneFrame = meta.story({
  decorators: [phoneFrame],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[style*="--_width"]')?.clientWidth).toBe(356);
  },
});

/** The main column of the desktop layout, drawn as a box. */
export const DesktopFrame = meta.story({ decorators: [desktopFrame] });
