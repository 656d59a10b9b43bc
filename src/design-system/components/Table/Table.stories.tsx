import type { StoryContext } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#ds/Button';
import { DescriptionList } from '#ds/DescriptionList';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { betColumns, keyOfBet, sampleBets, sumColumns, type SampleBet } from './sample';
import { Table, type TableProps } from '.';

const onSelectionChange = fn();
const onRetry = fn();
const few = sampleBets(6);

const BetTable = (props: Partial<TableProps<SampleBet>>) => (
  <Table aria-label="Bets" columns={betColumns} items={few} getKey={keyOfBet} {...props} />
);
const detailOf = (bet: SampleBet) => (
  <DescriptionList
    items={[
      { label: 'Round', value: bet.id },
      { label: 'Repeat', value: <Button size="sm">{`Play ${bet.game}`}</Button> },
    ]}
  />
);

const meta = preview.meta({
  component: Table as ComponentType<Partial<TableProps<SampleBet>>>,
  render: (args) => <BetTable {...args} />,
  args: { selectionMode: 'multiple', renderDetail: detailOf, onSelectionChange },
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
  await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect(canvas.getByRole('button', { name: `Show details ${few[0]?.id}` })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect(canvas.getByRole('rowheader', { name: few[1]?.id ?? '' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(document.activeElement).toHaveTextContent(few[1]?.status ?? '');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect(canvas.getByRole('checkbox', { name: `Select ${few[0]?.id}` })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});
Default.test('selects one, a range and all', async ({ canvas, userEvent }) => {
  const [first, , third] = few.map(({ id }) => id);
  await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first}` }));
  await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(canvas.getByRole('rowheader', { name: third ?? '' }));
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
  await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(onSelectionChange).toHaveBeenLastCalledWith('all');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }));
  await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
});
Default.test('opens details, which Tab goes into', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '8');
  await userEvent.click(canvas.getByRole('button', { name: `Show details ${few[0]?.id}` }));
  await expect(grid).toHaveAttribute('aria-rowcount', '9');
  const inside = canvas.getByRole('button', { name: `Play ${few[0]?.game}` });
  await userEvent.tab();
  await expect(inside).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: `Hide details ${few[0]?.id}` }));
  await expect(inside).not.toBeInTheDocument();
});
Default.test('makes a column wider by keyboard and by pointer', async ({ canvas, userEvent }) => {
  const heading = canvas.getByRole('columnheader', { name: /Game/ });
  const width = () => heading.getBoundingClientRect().width;
  const edge = within(heading).getByRole('slider', { name: 'Game Resizer' });
  within(heading).getByRole('button').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(edge).toHaveFocus();
  const before = Math.round(width());
  await userEvent.keyboard('{Enter}');
  await expect(edge).toHaveAttribute('aria-valuetext', `${before} pixels`);
  const grip = edge.parentElement as HTMLElement;
  await userEvent.keyboard('{Enter}');
  const { right, top } = grip.getBoundingClientRect();
  const from = { pointerId: 1, button: 0, clientX: right, clientY: top, bubbles: true };
  // A pointer that only a test made cannot be captured.
  grip.setPointerCapture = () => undefined;
  grip.dispatchEvent(new PointerEvent('pointerdown', from));
  grip.dispatchEvent(new PointerEvent('pointermove', { ...from, clientX: right + 40 }));
  grip.dispatchEvent(new PointerEvent('pointerup', from));
  await waitFor(() => expect(Math.round(width())).toBe(before + 40));
});

/** Reads from the right: the keys follow. */
Default.test('sorts from anywhere in the heading of a right-aligned column', async ({ canvas }) => {
  const heading = canvas.getByRole('columnheader', { name: 'Stake' });
  const button = within(heading).getByRole('button');
  const { left, right, top, bottom } = heading.getBoundingClientRect();
  for (const x of [left + 3, right - 3])
    for (const y of [top + 3, bottom - 3])
      await expect(button).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
RightToLeft.test('moves forward with the left arrow', async ({ canvas, userEvent }) => {
  canvas.getByRole('rowheader', { name: few[0]?.id ?? '' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(document.activeElement).toHaveTextContent(few[0]?.game ?? '');
});

export const OnPhone = meta.story({ ...phone, args: { selectionMode: 'none' } });
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
  args: {
    selectionMode: 'none',
    columns: sumColumns,
  },
});
WideFigures.test('makes columns as wide as the figures in them', fits);
WideFigures.test('also where only rows in sight are drawn', { args: { items: sampleBets(200) } }, fits);
for (const locale of ['vi', 'mr', 'ar']) WideFigures.test(`in ${locale}`, { globals: { locale } }, fits);

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
      {isShown && <BetTable items={everything} selectionMode="multiple" renderDetail={detailOf} />}
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
  await expect(canvas.getByRole('checkbox', { name: `Select ${everything.at(-1)?.id}` })).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect(Number(document.activeElement?.closest('[role=row]')?.ariaRowIndex)).toBeLessThan(100_000);
});
HundredThousand.test('keeps a row with open details in its place', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show 100,000 bets' }));
  const name = (index: number) => canvas.getByRole('rowheader', { name: everything[index]?.id ?? '' });
  const distance = () => name(1).getBoundingClientRect().top - name(0).getBoundingClientRect().bottom;
  await expect(distance()).toBeLessThan(4);
  await userEvent.click(canvas.getByRole('button', { name: `Show details ${everything[0]?.id}` }));
  const detail = canvas.getByRole('button', { name: `Play ${everything[0]?.game}` });
  await waitFor(() => expect(distance()).toBeGreaterThan(detail.offsetHeight));
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

export const Loading = meta.story({ args: { items: [], status: { kind: 'loading' } } });
export const Empty = meta.story({ args: { items: [] } });
export const Failed = meta.story({
  args: { items: [], status: { kind: 'failed', description: 'The report did not arrive.', onRetry } },
});
Failed.test('offers another try', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The report did not arrive.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** Sorted; a row that is selected, one under the pointer, one under the keyboard, and one with open details. */
export const States = meta.story({
  args: {
    defaultSelectedKeys: new Set(few.slice(0, 1).map(keyOfBet)),
    defaultSortDescriptor: { column: 'stake', direction: 'ascending' },
  },
  play: async ({ canvas, userEvent }) => {
    const [, , hovered, focused, opened] = canvas.getAllByRole('row');
    await userEvent.click(within(opened as HTMLElement).getByRole('button'));
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
        <BetTable
          aria-label={`Bets ${brand} ${theme}`}
          items={few.slice(0, 3)}
          selectionMode="multiple"
          defaultSelectedKeys={new Set(few.slice(0, 1).map(keyOfBet))}
          defaultSortDescriptor={{ column: 'placedAt', direction: 'descending' }}
        />
      )}
    </Matrix>
  ),
});
