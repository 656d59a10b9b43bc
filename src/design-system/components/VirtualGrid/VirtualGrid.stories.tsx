import { Profiler, useState, type ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { matchesQuery } from '#contract/foldName';
import { GameTile, type GameTileGame } from '#gaming/GameTile';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { sampleGames } from '../../gaming/GameTile/sample';
import { VirtualGrid, type VirtualGridProps } from '.';

const games = sampleGames(10_000);
const keyOf = (game: GameTileGame) => game.id;
const onAction = fn();

/** A hall: the wall, a filter and favourites that can be taken off. */
function Hall({ items: all = games }: { items?: readonly GameTileGame[] | undefined }) {
  const [query, setQuery] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const shown = all.filter((game) => matchesQuery(game.name, query) && !removed.includes(game.id));
  const remove = (_: boolean, id: string) => {
    setRemoved([...removed, id]);
  };
  return (
    <>
      <input
        aria-label="Search this hall"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <VirtualGrid aria-label="Games" items={shown} getKey={keyOf}>
        {(game, { tabIndex }) => (
          <GameTile
            game={game}
            tabIndex={tabIndex}
            isFavourite
            onAction={onAction}
            onFavouriteChange={remove}
          />
        )}
      </VirtualGrid>
    </>
  );
}

/** By a name of its own: what agents are told is looked for by a name, not by a type. */
const Sampled = VirtualGrid as ComponentType<Partial<VirtualGridProps<GameTileGame>>>;
const meta = preview.meta({
  component: Sampled,
  render: ({ items }) => <Hall items={items} />,
});

export const Default = meta.story();
Default.test('keeps a screen of tiles in the page, each with its place among all', async ({ canvas }) => {
  const tiles = canvas.getAllByRole('listitem');
  await expect(tiles.length).toBeLessThan(120);
  await expect(tiles[0]).toHaveAttribute('aria-setsize', '10000');
  await expect(canvas.getByRole('list', { name: 'Games' }).scrollHeight).toBeGreaterThan(100_000);
});
export const Coming = meta.story({
  render: () => (
    <VirtualGrid aria-label="Games" items={games.slice(0, 14)} total={10_000} getKey={keyOf}>
      {(game, { tabIndex }) => <GameTile game={game} tabIndex={tabIndex} onAction={onAction} />}
    </VirtualGrid>
  ),
});
Coming.test('says how many there are before all of them have come', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
});
const onDrawn = fn();
export const Again = meta.story({
  render: function Again() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Another hall
        </button>
        <Profiler key={visit} id="hall" onRender={onDrawn}>
          <Hall />
        </Profiler>
      </>
    );
  },
});
Again.test('draws what is seen of the next hall in one go', async ({ canvas, userEvent }) => {
  onDrawn.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Another hall' }));
  await waitFor(() =>
    expect(onDrawn).toHaveBeenCalledWith('hall', 'update', ...Array(4).fill(expect.anything())),
  );
  await expect(onDrawn.mock.calls.map(([, phase]) => phase as string)).not.toContain('nested-update');
});
Default.test('has one tab stop, and the arrow keys move it without limit', async ({ canvas, userEvent }) => {
  canvas.getByRole('textbox').focus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Ember Fox' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const list = canvas.getByRole('list', { name: 'Games' });
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', String(columns + 2));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '10000');
  await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}');
  await expect(Number(document.activeElement?.closest('li')?.ariaPosInSet)).toBeGreaterThan(columns);
});
Default.test('plays the tile that is pressed, also far down', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Ember Fox' }));
  await expect(onAction).toHaveBeenLastCalledWith('play', 'game-0');
  window.scrollTo(0, 50_000);
  const inView = () => {
    const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
    return document.elementFromPoint(x, y)?.closest('li')?.querySelector('a');
  };
  await waitFor(() => expect(inView()).toBeVisible());
  const place = Number(inView()?.closest('li')?.ariaPosInSet);
  await userEvent.click(inView() ?? document.body);
  await expect(place).toBeGreaterThan(500);
  await expect(onAction).toHaveBeenLastCalledWith('play', `game-${place - 1}`);
  window.scrollTo(0, 0);
});
Default.test('keeps the focus while it is scrolled out of sight', async ({ canvas, userEvent }) => {
  canvas.getByRole('textbox').focus();
  await userEvent.tab();
  const first = canvas.getByRole('link', { name: 'Ember Fox' });
  window.scrollTo(0, 60_000);
  await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)?.ariaPosInSet).not.toBe('1'));
  await waitFor(() =>
    expect(Number(canvas.getAllByRole('listitem').at(-1)?.ariaPosInSet)).toBeGreaterThan(500),
  );
  await expect(first).toHaveFocus();
  window.scrollTo(0, 0);
});
Default.test('moves the focus to the next tile when the focused one goes', async ({ canvas, userEvent }) => {
  canvas.getByRole('textbox').focus();
  await userEvent.tab();
  canvas.getByRole('button', { name: 'Remove Ember Fox from favorites' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Prism Vault' })).toHaveFocus());
});
Default.test('filters as somebody types', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'comet 14');
  await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Comet 14'));
});

Default.test('draws what is in view after a jump', async ({ canvas }) => {
  window.scrollTo(0, 40_000);
  const list = canvas.getByRole('list', { name: 'Games' });
  const inView = () =>
    within(list)
      .getAllByRole('listitem')
      .filter((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
  await waitFor(() => expect(Number(inView()[0]?.ariaPosInSet)).toBeGreaterThan(100));
  await waitFor(async () => {
    for (const item of inView()) await expect(within(item).getByRole('link')).toBeVisible();
  });
  window.scrollTo(0, 0);
});
Default.test('has a game under every point in each frame of a fling', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Games' });
  await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(100_000));
  const { left, width } = list.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
  const blank: number[] = [];
  for (let frame = 1; frame <= 20; frame += 1) {
    window.scrollTo(0, frame * window.innerHeight * 0.7);
    await painted();
    for (const share of [0.1, 0.5, 0.9]) {
      // A tile or, a little lower, the one below the gap.
      const hits = [0, 30].map((by) =>
        document.elementFromPoint(left + width / 2, window.innerHeight * share + by)?.closest('li'),
      );
      if (!hits.some((hit) => hit?.textContent)) blank.push(share);
    }
  }
  await expect(blank).toEqual([]);
  window.scrollTo(0, 0);
});
Default.test('keeps its height while it is scrolled', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Games' });
  const height = () => list.getBoundingClientRect().height;
  await waitFor(() => expect(height()).toBeGreaterThan(100_000));
  const before = height();
  window.scrollTo(0, 90_000);
  await waitFor(() => expect(list.querySelector('[aria-posinset="1"]')).toBeNull());
  await expect(height()).toBeCloseTo(before, 0);
  window.scrollTo(0, 0);
});

export const OnPhone = meta.story(phone);
OnPhone.test('has three columns', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Games' });
  await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(3);
});
export const Few = meta.story({ args: { items: games.slice(0, 5) } });
/** Not stacked: it follows the scrolling of the page, of which there is one. */
export const AllThemes = meta.story({ tags: ['matrix', '!autodocs'], args: { items: games.slice(0, 14) } });
