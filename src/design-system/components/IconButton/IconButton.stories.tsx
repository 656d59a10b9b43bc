import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { IconButton, type IconButtonProps } from '.';

/** By a name of its own: what agents are told is looked for by a name, not by a type. */
const Sampled = IconButton as ComponentType<Partial<IconButtonProps>>;
const meta = preview.meta({
  component: Sampled,
  args: { icon: IconRefresh, 'aria-label': 'Refresh', onPress: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const Gallery = () => (
  <div style={row}>
    {(['solid', 'outline', 'soft', 'ghost'] as const).map((emphasis) => (
      <IconButton key={emphasis} icon={IconRefresh} emphasis={emphasis} aria-label={emphasis} />
    ))}
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <IconButton
        key={size}
        icon={IconArrowRight}
        isDirectional
        tone="accent"
        emphasis="soft"
        size={size}
        aria-label={size}
      />
    ))}
    {(['accent', 'neutral', 'danger'] as const).map((tone) => (
      <IconButton key={tone} icon={IconRefresh} tone={tone} emphasis="soft" aria-label={tone} />
    ))}
    <State is={['hovered']}>
      <IconButton icon={IconRefresh} aria-label="Hovered" />
    </State>
    <State is={['focus-visible']}>
      <IconButton icon={IconRefresh} aria-label="Focused" />
    </State>
    <IconButton icon={IconRefresh} aria-label="Disabled" isDisabled />
    <IconButton icon={IconRefresh} aria-label="Waiting" isPending />
    <IconButton icon={IconBrandTelegram} aria-label="Telegram" href="https://t.me/example" />
  </div>
);

export const Default = meta.story();
Default.test('has a name and answers pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Refresh' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const AsLink = meta.story({
  decorators: [blockNavigation],
  args: {
    icon: IconBrandTelegram,
    'aria-label': 'Telegram',
    href: 'https://t.me/example',
    'aria-current': 'page',
  },
});
AsLink.test('is a link for pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'Telegram' });
  await expect(link).toHaveAttribute('href', 'https://t.me/example');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const States = meta.story({ render: () => <Gallery /> });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
