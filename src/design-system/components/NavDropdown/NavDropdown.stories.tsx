import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import type { ReactElement } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { desktop } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { sampleArt } from '../../gaming/GameTile/sample';
import { NavDropdown, type NavMenu } from '.';

const studios = ['Aurelle', 'Eastgate', 'Opaline', 'Lyric Live', 'Tessera', 'Northbridge', 'Casa Lumen'];
const more = ['Kestrel', 'Sable Room', 'Marquetry', 'Vantage', 'Orrery', 'Bluepeg'];
const menu: NavMenu = {
  entries: [...studios, ...more].map((name, index) => ({
    id: name,
    name,
    sub: `${34 - index} tables`,
    href: `#${name}`,
    ...(name === 'Eastgate' && {
      badge: (
        <Badge size="sm" tone="highlight">
          Hot
        </Badge>
      ),
    }),
  })),
  summary: '186 tables · 13 studios',
  feature: {
    id: 'velvet',
    name: 'Velvet Roulette',
    sub: 'Aurelle · from $1',
    href: '#velvet',
    imageSrc: sampleArt(2, 268, 220),
    badge: (
      <Badge tone="live" hasDot>
        Live
      </Badge>
    ),
  },
  more: { href: '#live', sub: 'All studios' },
};
/** A header, across which the panel opens. */
const inHeader = (Story: () => ReactElement) => (
  <div style={{ minBlockSize: 480 }}>
    <header style={{ position: 'relative' }}>
      <ul style={{ display: 'flex', paddingInline: 24 }}>
        <NavDropdown place={{ label: 'Home', icon: IconHome, href: '#home' }} isCurrent />
        {Story()}
      </ul>
    </header>
  </div>
);
const meta = preview.meta({
  ...desktop,
  component: NavDropdown,
  args: { place: { label: 'Live casino', icon: IconCards, href: '#live' }, menu },
});

export const Default = meta.story({ decorators: [inHeader] });
Default.test(
  'opens on Enter, moves by arrow keys, and gives the focus back on Escape',
  async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('link', { name: 'Live casino' });
    place.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^A?\s*Aurelle/ })).toHaveFocus());
    await expect(place).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Northbridge/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: /More/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(place).toHaveFocus();
    await expect(place).toHaveAttribute('aria-expanded', 'false');
  },
);
Default.test(
  'leads to the place itself on Enter once its panel is open, back from its first row',
  async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('link', { name: 'Live casino' });
    const led = fn((event: Event) => {
      event.preventDefault();
    });
    place.addEventListener('click', led);
    place.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^A?\s*Aurelle/ })).toHaveFocus());
    await expect(led).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await expect(place).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(led).toHaveBeenCalledOnce();
    await waitFor(() => expect(place).toHaveAttribute('aria-expanded', 'false'));
  },
);
Default.test(
  'opens when the pointer rests on it, and closes when it leaves',
  async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('link', { name: 'Live casino' });
    await userEvent.hover(place);
    await expect(canvas.queryByRole('group', { name: 'Live casino' })).toBeNull();
    const panel = await canvas.findByRole('group', { name: 'Live casino' });
    await expect(canvas.getAllByRole('link').filter((link) => panel.contains(link))).toHaveLength(13);
    await userEvent.click(canvas.getByRole('link', { name: /Opaline/ }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Live casino' })).toBeNull());
  },
);
Default.test(
  'shows as many entries as it is told, and More for the rest',
  { args: { maxEntries: 4 } },
  async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Live casino' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const panel = within(await canvas.findByRole('group', { name: 'Live casino' }));
    await waitFor(() => expect(panel.getByRole('link', { name: /Lyric Live/ })).toBeVisible());
    await expect(panel.queryByRole('link', { name: /Tessera/ })).toBeNull();
    await expect(panel.getByRole('link', { name: /More/ })).toBeVisible();
  },
);

export const Open = meta.story({
  decorators: [inHeader],
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('group');
  },
});
const Bar = () => (
  <ul style={{ display: 'flex', flexWrap: 'wrap' }}>
    <NavDropdown place={{ label: 'Home', icon: IconHome, href: '#home' }} isCurrent />
    <NavDropdown place={{ label: 'Live casino', icon: IconCards, href: '#live' }} menu={menu} />
    <NavDropdown place={{ label: 'Hovered', icon: IconCards, href: '#hovered' }} />
    <NavDropdown place={{ label: 'Focused', icon: IconCards, href: '#focused' }} />
    <NavDropdown place={{ label: 'Without a drawing', href: '#plain' }} />
  </ul>
);
const force = ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  for (const link of canvas.getAllByRole('link', { name: 'Hovered' })) forceState(link, 'hovered');
  for (const link of canvas.getAllByRole('link', { name: 'Focused' })) forceState(link, 'focus-visible');
};
export const States = meta.story({ render: () => <Bar />, play: force });
export const LongText = meta.story({
  decorators: [inHeader],
  args: {
    menu: {
      ...menu,
      entries: studios.map((name) => ({
        id: name,
        name: `${name} and every studio that belongs to it`,
        sub: 'Tables that are open now and those that open later today',
        href: `#${name}`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('group');
  },
});
export const WithoutMenu = meta.story({ decorators: [inHeader], args: { menu: { entries: [] } } });
WithoutMenu.test('is a plain link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Live casino' })).not.toHaveAttribute('aria-expanded');
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Bar />}</Matrix>,
  play: force,
});
