import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { expect, fn } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { blockNavigation } from '#testing/blockNavigation';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Link } from '.';

const meta = preview.meta({
  component: Link,
  decorators: [blockNavigation],
  args: { children: 'the terms', href: '#terms', onPress: fn() },
});

const Gallery = () => (
  <Stack gap={2} align="start">
    <p>
      I accept <Link href="#terms">the terms</Link> and the <Link href="#privacy">privacy notice</Link>.
    </p>
    <p>
      In a footer,{' '}
      <Link href="#about" tone="neutral">
        about us
      </Link>{' '}
      keeps the colour around it.
    </p>
    <Link href="#all" isStandalone icon={IconChevronRight}>
      See all
    </Link>
    <State is={['hovered']}>
      <Link href="#hovered">Hovered</Link>
    </State>
    <State is={['focus-visible']}>
      <Link href="#focused">Focused</Link>
    </State>
    <Link href="#disabled" isDisabled>
      Disabled
    </Link>
  </Stack>
);

export const Default = meta.story();
Default.test('leads on by pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: 'the terms' });
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  args: { children: 'Conditions of the welcome offer for members of the second level' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
