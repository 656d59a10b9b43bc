import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import { GameTile } from '#gaming/GameTile';
import { LazyImage } from '#ds/LazyImage';
import { Link } from '#ds/Link';
import { SectionHeader } from '#ds/SectionHeader';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { sampleArt, sampleGames } from '../../gaming/GameTile/sample';
import { Carousel } from '.';

const banners = ['Play under northern skies', 'First deposit matched', 'Saturday draw'].map(
  (title, index) => (
    <div key={title} style={{ position: 'relative', blockSize: 240, color: '#fff' }}>
      <LazyImage src={sampleArt(index + 3, 900, 240)} alt="" isPriority={index === 0} />
      <div
        style={{
          position: 'absolute',
          insetBlockStart: 40,
          insetInlineStart: 48,
          display: 'grid',
          justifyItems: 'start',
          gap: 12,
        }}
      >
        <strong
          style={{
            padding: '4px 12px',
            borderRadius: 8,
            fontSize: 24,
            lineHeight: 1.3,
            background: '#0b0d14',
          }}
        >
          {title}
        </strong>
        <Button>{`See ${title}`}</Button>
      </div>
    </div>
  ),
);
const tiles = sampleGames(12).map((game) => (
  <GameTile key={game.id} game={game} onAction={() => undefined} />
));
const header = (
  <SectionHeader
    title="Hot games"
    action={
      <Link href="#hot" isStandalone>
        View all
      </Link>
    }
  />
);

const meta = preview.meta({ component: Carousel, args: { 'aria-label': 'Offers', children: banners } });

export const Default = meta.story();
Default.test(
  'turns by its marks, by pointer and by arrow keys, and shows one slide at a time',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Offers' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(await canvas.findByRole('button', { name: 'See Play under northern skies' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current'),
    );
    await userEvent.keyboard('{ArrowRight}');
    const third = canvas.getByRole('button', { name: 'Go to slide 3' });
    await expect(third).toHaveFocus();
    await waitFor(() => expect(third).toHaveAttribute('aria-current'));
    await waitFor(() =>
      expect(canvas.getAllByRole('group', { name: /^Slide/ }).filter((slide) => !slide.inert)).toHaveLength(
        1,
      ),
    );
  },
);
Default.test(
  'turns when it can if it is pressed as soon as it is seen',
  {
    render: function Later(args) {
      const [isShown, setShown] = useState(false);
      return isShown ? <Carousel {...args} /> : <Button onPress={() => setShown(true)}>Show</Button>;
    },
  },
  async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show' }).click();
    // No frame is drawn in between, so that nothing is measured yet.
    await Promise.resolve();
    const second = canvas.getByRole('button', { name: 'Go to slide 2' });
    second.click();
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
    await expect(canvas.getByRole('button', { name: 'See First deposit matched' })).toBeVisible();
  },
);

export const Strip = meta.story({
  args: { layout: 'strip', header, children: tiles, 'aria-label': 'Hot games' },
});
Strip.test('moves by its arrows until the end', async ({ canvas, userEvent }) => {
  const back = canvas.getByRole('button', { name: 'Previous slide' });
  await expect(back).toBeDisabled();
  const next = canvas.getByRole('button', { name: 'Next slide' });
  // It is measured a frame later.
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
  await waitFor(() => expect(back).toBeEnabled());
});

export const Autoplay = meta.story({ args: { autoplayDelay: 6000 } });
// How it moves and is stopped is tested where motion is not reduced: .storybook/matrix/paused.test.ts.
Autoplay.test('stands still under reduced motion', { args: { autoplayDelay: 200 } }, async ({ canvas }) => {
  await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect(canvas.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current');
});

export const OnPhone = meta.story({
  ...phone,
  render: () => (
    <div style={{ padding: 16, display: 'grid', gap: 24 }}>
      <Carousel aria-label="Offers">{banners}</Carousel>
      <Carousel aria-label="Hot games" layout="strip" header={header}>
        {tiles}
      </Carousel>
    </div>
  ),
});
/** Under the keyboard, under the pointer, and at the start, from which there is no way back. */
export const States = meta.story({
  render: () => (
    <Stack gap={6}>
      <Carousel aria-label="Offers">{banners}</Carousel>
      <Carousel aria-label="Hot games" layout="strip" header={header}>
        {tiles}
      </Carousel>
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Go to slide 1' }).focus();
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await waitFor(() => expect(next).toBeEnabled());
    forceState(next, 'hovered');
  },
});
export const LongText = meta.story({
  ...phone,
  // The page's gutter, into which a strip reaches.
  parameters: { ...phone.parameters, layout: 'padded' },
  args: {
    layout: 'strip',
    header: <SectionHeader title="Games that members of your team have played most since Monday" />,
    children: sampleGames(6).map((game) => (
      <GameTile
        key={game.id}
        game={{ ...game, name: `${game.name}: the second, longer and unabridged edition` }}
        onAction={() => undefined}
      />
    )),
    'aria-label': 'Hot games',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => (
        <Stack gap={6}>
          <Carousel aria-label={`Offers ${brand} ${theme}`}>{banners}</Carousel>
          <Carousel aria-label={`Hot games ${brand} ${theme}`} layout="strip" header={header}>
            {tiles.slice(0, 8)}
          </Carousel>
        </Stack>
      )}
    </Matrix>
  ),
});
