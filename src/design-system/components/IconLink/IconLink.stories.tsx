import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import { stay } from '#testing/stay';
import preview from '#.storybook/preview';
import { IconLink } from '.';

const meta = preview.meta({
  component: IconLink,
  decorators: [stay],
  args: { icon: IconBrandTelegram, 'aria-label': 'Telegram', href: 'https://t.me/example', onPress: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const Gallery = () => (
  <div style={row}>
    {(['solid', 'outline', 'soft', 'ghost'] as const).map((emphasis) => (
      <IconLink key={emphasis} icon={IconBrandTelegram} emphasis={emphasis} href="#a" aria-label={emphasis} />
    ))}
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <IconLink
        key={size}
        icon={IconMail}
        tone="accent"
        emphasis="soft"
        size={size}
        href="#b"
        aria-label={size}
      />
    ))}
    {(['accent', 'neutral', 'danger'] as const).map((tone) => (
      <IconLink key={tone} icon={IconMail} tone={tone} emphasis="soft" href="#e" aria-label={tone} />
    ))}
    <State is={['hovered']}>
      <IconLink icon={IconMail} href="#c" aria-label="Hovered" />
    </State>
    <State is={['focus-visible']}>
      <IconLink icon={IconMail} href="#d" aria-label="Focused" />
    </State>
  </div>
);

export const Default = meta.story();
Default.test('is a named link for pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'Telegram' });
  await expect(link).toHaveAttribute('href', 'https://t.me/example');
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
