import type { StoryContext } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#ds/Button';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { betColumns, sumColumns } from '../Table/sample';
import { keyOfBet, sampleBets, type SampleBet } from '../Table/sampleBets';
import { DataGrid, type DataGridProps } from '.';

const few = sampleBets(6);

const BetGrid = (props: Partial<DataGridProps<SampleBet>>) => (
  <DataGrid aria-label="Bets" columns={betColumns} items={few} getKey={keyOfBet} {...props} />
);
/** By a name of its own: what agents are told is looked for by a name, not by a type. */
const Sampled = DataGrid as ComponentType<Partial<DataGridProps<SampleBet>>>;
const meta = preview.meta({
  component: Sampled,
  tags: ['new'],
  render: (args) => <BetGrid {...args} />,
});

export const Default = meta.story();
Default.test('sorts by press and by keyboard, and says so', async ({ canvas, userEvent }) => {
  const heading = canvas.getByRole('columnheader', { name: /Stake/ });
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(heading).getByRole('button'));
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(canvas.getByText('sorted by column Stake in ascending order')).toBeInTheDocument();
  const least = few.reduce((low, bet) => (bet.stake < low.stake ? bet : low));
  await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(least.id);
  within(heading).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.getAllByRole('row').at(-2)).toHaveTextContent(least.id);
});
Default.test('has one tab stop, moved by the arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Bet' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('rowheader', { name: few[0]?.id ?? '' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect(document.activeElement).toHaveTextContent(few[1]?.game ?? '');
  await userEvent.keyboard('{End}');
  await expect(document.activeElement).toHaveTextContent(few[1]?.status ?? '');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect(canvas.getByRole('rowheader', { name: few[0]?.id ?? '' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

Default.test('sorts from anywhere in the heading of a right-aligned column', async ({ canvas }) => {
  const heading = canvas.getByRole('columnheader', { name: 'Stake' });
  const button = within(heading).getByRole('button');
  const { left, right, top, bottom } = heading.getBoundingClientRect();
  for (const x of [left + 3, right - 3])
    for (const y of [top + 3, bottom - 3])
      await expect(button).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
});

/** Reads from the right: the keys follow. */
export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
RightToLeft.test('moves forward with the left arrow', async ({ canvas, userEvent }) => {
  canvas.getByRole('rowheader', { name: few[0]?.id ?? '' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(document.activeElement).toHaveTextContent(few[0]?.game ?? '');
});

export const OnPhone = meta.story(phone);
OnPhone.test('keeps the first column while the rest scrolls', async ({ canvas }) => {
  const grid = canvas.getByRole('grid');
  const name = canvas.getByRole('rowheader', { name: few[0]?.id ?? '' });
  await waitFor(() => expect(getComputedStyle(name).position).toBe('sticky'));
  grid.scrollLeft = 400;
  await waitFor(() => expect(name.getBoundingClientRect().left).toBeLessThan(20));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** Whether the figures of each row stand beside one another. */
const fits = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  waitFor(async () => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const figures = [...row.querySelectorAll(':scope > [data-align] > span')];
      const boxes = figures.map((each) => each.getBoundingClientRect()).sort((x, y) => x.left - y.left);
      for (const [at, { right }] of boxes.entries())
        await expect(right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? right);
    }
  });

export const WideFigures = meta.story({
  ...phone,
  args: { columns: sumColumns },
});
WideFigures.test('makes columns as wide as the figures in them', fits);
WideFigures.test('also where only rows in sight are drawn', { args: { items: sampleBets(200) } }, fits);
WideFigures.test('in Vietnamese', { globals: { locale: 'vi' } }, fits);
WideFigures.test('in Marathi', { globals: { locale: 'mr' } }, fits);
WideFigures.test('in Arabic', { globals: { locale: 'ar' } }, fits);

const everything = sampleBets(100_000);
function Everything() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setIsShown(true);
        }}
      >
        Show 100,000 bets
      </Button>
      {isShown && <BetGrid items={everything} />}
    </>
  );
}
/** What `npm run bench` measures: press to rows, sort, scroll. */
export const HundredThousand = meta.story({ render: () => <Everything /> });
HundredThousand.test('draws those in sight, and reaches all by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show 100,000 bets' }));
  const grid = canvas.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '100002');
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  canvas.getByRole('rowheader', { name: everything[0]?.id ?? '' }).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
  await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '100001');
  await expect(canvas.getByRole('rowheader', { name: everything.at(-1)?.id ?? '' })).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect(Number(document.activeElement?.closest('[role=row]')?.ariaRowIndex)).toBeLessThan(100_000);
});
HundredThousand.test(
  'has a row under nearly every point in each frame of a fling',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100,000 bets' }));
    const box = canvas.getByRole('grid');
    const screen = box.clientHeight;
    await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(100 * screen));
    const { left, top, width, bottom } = box.getBoundingClientRect();
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      });
    const blank: number[] = [];
    for (let frame = 1; frame <= 100; frame += 1) {
      box.scrollTop = frame * screen * 0.7;
      await painted();
      for (const y of [top + 70, (top + bottom) / 2, bottom - 70]) {
        const row = document.elementFromPoint(left + width / 2, y)?.closest('[role=row]');
        if (!row?.textContent) blank.push(y);
      }
    }
    // Two in a hundred: a busy machine may be late with a frame.
    await expect(blank.length).toBeLessThanOrEqual(6);
    box.scrollTop = 0;
  },
);
HundredThousand.test('scrolls through what was sorted, from end to end', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show 100,000 bets' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
  const header = canvas.getByRole('columnheader', { name: 'Stake' });
  await waitFor(() => expect(header.ariaSort).toMatch(/ending$/));
  const isRising = header.ariaSort === 'ascending';
  const sorted = everything.toSorted((a, b) => (isRising ? a.stake - b.stake : b.stake - a.stake));
  const box = canvas.getByRole('grid');
  for (const share of [0.25, 0.5, 1, 0]) {
    box.scrollTop = share * (box.scrollHeight - box.clientHeight);
    // Rows in sight, by their place among all: each is the bet that has this place in the order.
    await waitFor(async () => {
      const { top, bottom } = box.getBoundingClientRect();
      const inSight = canvas.getAllByRole('row').filter((row) => {
        const place = row.getBoundingClientRect();
        const isBet = row.ariaRowIndex !== '1' && row.ariaRowIndex !== '100002';
        return isBet && place.top >= top && place.bottom <= bottom;
      });
      await expect(inSight.length).toBeGreaterThan(3);
      for (const row of inSight) {
        const stake = sorted[Number(row.ariaRowIndex) - 2]?.stake;
        const shown = row.querySelector('[data-align=end]')?.textContent.replace(/\D/g, '');
        await expect(Number(shown)).toBe(stake);
      }
      const middle = Number(inSight[0]?.ariaRowIndex) / everything.length;
      await expect(Math.abs(middle - share)).toBeLessThan(0.01);
    });
  }
});

const manyMore = Array.from({ length: 700_000 }, (_, at) => ({
  ...(few[at % 6] as SampleBet),
  id: `B${at + 1}`,
}));
/** More rows than any browser lays out below one another. */
export const SevenHundredThousand = meta.story({ args: { items: manyMore } });
SevenHundredThousand.test('shows the last row, the first, and all between', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('grid');
  await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(10_000_000));
  const isInSight = async (id: string) => {
    const row = await canvas.findByRole('rowheader', { name: id });
    const { left, width, top, bottom } = row.getBoundingClientRect();
    for (const y of [top + 2, bottom - 2])
      await expect(document.elementFromPoint(left + width / 2, y)?.closest('[role=rowheader]')).toBe(row);
  };
  canvas.getByRole('rowheader', { name: 'B1' }).focus();
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
  await isInSight('B700000');
  await userEvent.keyboard('{ArrowUp}'.repeat(30));
  await isInSight('B699970');
  await userEvent.keyboard('{PageDown}');
  await expect(Number(document.activeElement?.textContent.slice(1))).toBeGreaterThan(699_975);
  box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  await canvas.findAllByRole('rowheader', { name: /^B(3499|3500)\d\d$/ });
  box.scrollTop = box.scrollHeight;
  await isInSight('B700000');
  canvas.getByRole('rowheader', { name: 'B700000' }).focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await isInSight('B1');
});

/** Sorted; a row under the pointer, and one under the keyboard. */
export const States = meta.story({
  args: { defaultSortDescriptor: { column: 'stake', direction: 'ascending' } },
  play: ({ canvas }) => {
    const [, , hovered, focused] = canvas.getAllByRole('row');
    forceState(hovered as HTMLElement, 'hovered');
    forceState(within(focused as HTMLElement).getByRole('rowheader'), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  ...phone,
  args: {
    items: few.map((bet) => ({ ...bet, game: `${bet.game}: the second, longer and unabridged edition` })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => (
        <BetGrid
          aria-label={`Bets ${brand} ${theme}`}
          items={few.slice(0, 3)}
          defaultSortDescriptor={{ column: 'placedAt', direction: 'descending' }}
        />
      )}
    </Matrix>
  ),
});
