import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { blockNavigation } from '#testing/blockNavigation';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { LinkButton } from '.';

const meta = preview.meta({
  component: LinkButton,
  decorators: [blockNavigation],
  args: { children: 'See all games', href: '#games', onPress: fn() },
});
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const Gallery = () => (
  <div style={row}>
    <LinkButton href="#a">Accent</LinkButton>
    <LinkButton href="#b" tone="neutral" icon={IconDownload}>
      Android
    </LinkButton>
    <LinkButton href="#c" tone="neutral" emphasis="outline" size="sm">
      Details
    </LinkButton>
    <LinkButton href="#d" emphasis="soft" size="lg">
      Join in
    </LinkButton>
    <State is={['hovered']}>
      <LinkButton href="#e">Hovered</LinkButton>
    </State>
    <State is={['focus-visible']}>
      <LinkButton href="#f">Focused</LinkButton>
    </State>
    <LinkButton href="#g" isDisabled>
      Disabled
    </LinkButton>
  </div>
);

const tones = ['accent', 'neutral', 'danger'] as const;
const emphases = ['solid', 'outline', 'soft', 'ghost'] as const;

export const Default = meta.story();
Default.test('is a link for pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'See all games' });
  await expect(link).toHaveAttribute('href', '#games');
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const TonesAndEmphases = meta.story({
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          {emphases.map((emphasis) => (
            <LinkButton key={emphasis} href="#games" tone={tone} emphasis={emphasis}>
              {`${tone}, ${emphasis}`}
            </LinkButton>
          ))}
        </div>
      ))}
      <div style={{ ...row, padding: 16, background: 'linear-gradient(90deg, #1b2348, #12805c)' }}>
        <LinkButton href="#games" emphasis="media">
          over a picture
        </LinkButton>
      </div>
    </Stack>
  ),
});
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
  args: { children: 'Read the rules of the welcome offer before you join in' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
