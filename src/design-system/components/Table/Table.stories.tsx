import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { betColumns, sumColumns } from './sample';
import { keyOfBet, sampleBets, type SampleBet } from './sampleBets';
import { Table, type TableProps } from '.';

const few = sampleBets(6);

const BetTable = (props: Partial<TableProps<SampleBet>>) => (
  <Table aria-label="Bets" columns={betColumns} items={few} getKey={keyOfBet} {...props} />
);
/** By a name of its own: what agents are told is looked for by a name, not by a type. */
const Sampled = Table as ComponentType<Partial<TableProps<SampleBet>>>;
const meta = preview.meta({
  component: Sampled,
  render: (args) => <BetTable {...args} />,
  args: { onSortChange: fn() },
});

export const Default = meta.story();
Default.test('sorts by press and by keyboard, and says so', async ({ canvas, userEvent, args }) => {
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
  await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'stake', direction: 'descending' });
});
Default.test('is a table whose rows and columns have names', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Bets' }));
  const row = table.getByRole('row', { name: new RegExp(`^${few[0]?.id}`) });
  await expect(within(row).getAllByRole('cell')).toHaveLength(betColumns.length - 1);
  await expect(table.getAllByRole('columnheader')).toHaveLength(betColumns.length);
});
Default.test('sorts from anywhere in the heading of a right-aligned column', async ({ canvas }) => {
  const heading = canvas.getByRole('columnheader', { name: 'Stake' });
  const button = within(heading).getByRole('button');
  const { left, right, top, bottom } = heading.getBoundingClientRect();
  for (const x of [left + 3, right - 3])
    for (const y of [top + 3, bottom - 3])
      await expect(button).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
});

export const Long = meta.story({ args: { items: sampleBets(300) } });
Long.test('is whole in the page, for the browser to find and to print', async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(302);
});

export const OnPhone = meta.story(phone);
OnPhone.test(
  'is reached by the keyboard, and keeps the first column while the rest scrolls',
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Bets' });
    const name = canvas.getByRole('rowheader', { name: few[0]?.id ?? '' });
    await waitFor(() => expect(getComputedStyle(name).position).toBe('sticky'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.scrollLeft = 400;
    await waitFor(() => expect(name.getBoundingClientRect().left).toBeLessThan(20));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

export const RightToLeft = meta.story({ ...phone, globals: { ...phone.globals, locale: 'ar' } });
RightToLeft.test('keeps the first column at the right', async ({ canvas }) => {
  const box = await canvas.findByRole('region');
  const name = canvas.getByRole('rowheader', { name: few[0]?.id ?? '' });
  box.scrollLeft = -400;
  await waitFor(() =>
    expect(Math.abs(name.getBoundingClientRect().right - box.getBoundingClientRect().right)).toBeLessThan(2),
  );
});

export const WideFigures = meta.story({ ...phone, args: { columns: sumColumns } });
const fits = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  for (const row of canvas.getAllByRole('row').slice(1))
    for (const cell of row.querySelectorAll<HTMLElement>('[data-align]'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
};
WideFigures.test('makes columns as wide as the figures in them', fits);
WideFigures.test('in Vietnamese', { globals: { locale: 'vi' } }, fits);
WideFigures.test('in Marathi', { globals: { locale: 'mr' } }, fits);
WideFigures.test('in Arabic', { globals: { locale: 'ar' } }, fits);

/** Sorted, and a heading under the keyboard. */
export const States = meta.story({
  args: { defaultSortDescriptor: { column: 'stake', direction: 'ascending' } },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('button', { name: 'Game' }), 'focused', 'focus-visible');
    forceState(canvas.getByRole('button', { name: 'Result' }), 'hovered');
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
          defaultSortDescriptor={{ column: 'placedAt', direction: 'descending' }}
        />
      )}
    </Matrix>
  ),
});
